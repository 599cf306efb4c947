"""Tables of every game at every stage, laid straight into a store, whose secrets are known: for fuzzing."""

from __future__ import annotations

import time
from contextlib import closing
from pathlib import Path

import msgspec

from parlwr.kernel import AnyGame, FastDice, TableDice, registry
from parlwr.store import Append, Create, SeatRow, Store, TableRow, open_store
from parlwr.tables.keys import LETTERS, token_hash

STAGES = ("open", "open", "open", "playing", "over")
SEATS = 3


class Stocked(msgspec.Struct):
    """One table: its code, its stage, its seats' tokens, and what nobody may be told while it is not over."""

    code: str
    game: str
    stage: str
    seed: str
    tokens: list[str]
    nonces: list[str]

    @property
    def secrets(self) -> list[str]:
        """What is in no message to anybody before the game is over; tokens and their hashes never."""
        told = [] if self.stage == "over" else [self.seed, *self.nonces]
        return [*self.tokens, *map(token_hash, self.tokens), *told]


def code_of(number: int) -> str:
    """A code for every number."""
    letters = [LETTERS[number // 1000 // len(LETTERS) ** place % len(LETTERS)] for place in range(3)]
    return f"{''.join(letters)}-{number % 1000:03d}"


def stock(db: Path) -> list[Stocked]:
    """A database with tables of every game at every stage."""
    with closing(open_store(str(db))) as store:
        return [
            lay(store, game, number * 1000 + place, stage)
            for number, game in enumerate(registry.games())
            for place, stage in enumerate(STAGES)
        ]


def lay(store: Store, game: AnyGame, number: int, stage: str, acts: int = 3) -> Stocked:
    """One table: free seats, or so many random acts taken (all there are, when it is to be over)."""
    code = code_of(number)
    tokens = [f"Token-of-{code}-{seat}" for seat in range(SEATS)]
    nonces = [f"Nonce-of-{code}-{seat}" for seat in range(SEATS)]
    one = Stocked(code, game.name, stage, f"{number:08x}" + "5eed" * 6, tokens, nonces)
    row, log = _row(game, one), _log(game, one, acts)
    changes: list[Create | Append] = [Create(row), *log]
    for change in changes:
        assert store.commit([change]) == [None]
    if log and log[-1].ends:
        one.stage = "over"
    return one


def _row(game: AnyGame, one: Stocked) -> TableRow:
    seats = [
        SeatRow("human", f"P{seat}", token=token_hash(token), nonce=nonce)
        for seat, (token, nonce) in enumerate(zip(one.tokens, one.nonces, strict=True))
    ]
    if one.stage == "open":
        seats[-1] = SeatRow("human")
    return TableRow(
        code=one.code,
        game=game.name,
        rules=game.rules,
        options=msgspec.to_builtins(game.read({}, SEATS)),
        seats=tuple(seats),
        host=0,
        stage="open" if one.stage == "open" else "playing",
        seed=one.seed,
        pace="fast",
        created=round(time.time(), 3),
    )


def _log(game: AnyGame, one: Stocked, acts: int) -> list[Append]:
    if one.stage == "open":
        return []
    dice, chance = TableDice(one.seed, one.nonces), FastDice(one.code)
    state = game.start(game.read({}, SEATS), SEATS, dice)
    rows: list[Append] = []
    while game.result(state) is None and (one.stage == "over" or len(rows) < acts):
        seat = chance.choice([seat for seat in range(SEATS) if game.actions(state, seat)])
        action = game.complete(chance.choice(game.actions(state, seat)), game.view(state, seat), chance)
        game.act(state, seat, action, dice)
        text = msgspec.json.encode(action).decode()
        ends = game.result(state) is not None
        rows.append(Append(one.code, len(rows) + 1, seat, text, None, 1.0 * len(rows), ends))
    return rows
