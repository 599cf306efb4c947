"""Golden games: whole games as they were played, with a digest of what every seat saw at every step.

They lie in a folder for each game and each version of its rules (``ono99/1``). ``released.json`` lists the versions
that have been given out, with a digest of each of their records: those records stay as they are, and play, for ever.
What a view shows may grow within a version; then the digests of what was seen are made anew, the records are not.

``python -m tests.records.golden`` writes the games that are missing; ``--anew GAME`` writes a game's anew (after a
change of rules or views that is meant: records of a version given out stay, only what was seen is noted anew);
``--release`` lists today's versions as given out; ``--check`` plays all and says which differ. Needs the kernel and the
games only, so that any Python can run it.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from parlwr.kernel import AnyGame, BadRecord, FastDice, Record, Refused, TableDice, play_record, promise, registry

FOLDER = Path(__file__).parent
RELEASED = FOLDER / "released.json"
LIMIT = 3000
DEALS = 24
"""Deals tried for each mode: the game in which most kinds of things happen is kept, of those the shortest."""


class Golden(msgspec.Struct):
    """A record, and for each version of the game a line of digests: the spectators', then each seat's."""

    record: Record
    seen: list[str]


def modes(game: AnyGame) -> Iterator[tuple[str, dict[str, Any], int]]:
    """The games that must be there (name, options, seats): the default, each choice and switch of each option."""
    low, high = game.usual
    yield "default", {}, low
    number = 0
    for spec in game.option_specs():
        for value in spec.values or ((True, False) if spec.kind == "flag" else ()):
            options = spec.when | {spec.name: value}
            seats = low + number % (high - low + 1)
            if value != spec.default and _takes(game, options, seats):
                number += 1
                yield f"{spec.name}-{str(value).lower()}", options, seats
            elif value != spec.default and _takes(game, options, low):
                yield f"{spec.name}-{str(value).lower()}", options, low


def _takes(game: AnyGame, options: dict[str, Any], seats: int) -> bool:
    try:
        game.read(options, seats)
    except Refused:
        return False
    return True


def play(game: AnyGame, options: dict[str, Any], seats: int) -> Record:
    """A finished game in which much happens."""
    best: tuple[int, int, Record] | None = None
    for deal in range(DEALS):
        seed = hashlib.sha256(f"{game.name} {sorted(options.items())} {seats} {deal}".encode()).hexdigest()[:32]
        record, kinds = _one_game(game, options, seats, seed)
        if record.result is not None and (best is None or (kinds, -len(record.actions)) > best[:2]):
            best = kinds, -len(record.actions), record
    if best is None:
        raise SystemExit(f"{game.name} {options}: no game was over after {LIMIT} acts")
    return best[2]


def _one_game(game: AnyGame, options: dict[str, Any], seats: int, seed: str) -> tuple[Record, int]:
    """A game of random acts, with a table's dice, and how many kinds of acts and events there were in it."""
    nonces = ["golden"]
    kinds: set[type] = set()
    dice, chance = TableDice(seed, nonces), FastDice(seed)
    state = game.start(game.read(options, seats), seats, dice)
    record = Record(
        game=game.name, rules=game.rules, options=options, seats=seats, seed=seed, nonces=nonces, promise=promise(seed)
    )
    for _ in range(LIMIT):
        if game.result(state) is not None:
            break
        able = [seat for seat in range(seats) if game.actions(state, seat)]
        seat = chance.choice(able)
        action = game.complete(chance.choice(game.actions(state, seat)), game.view(state, seat), chance)
        kinds |= {type(action), *map(type, game.act(state, seat, action, dice))}
        record.actions.append((seat, msgspec.to_builtins(action)))
    record.result = game.result(state)
    return record, len(kinds)


def digests(game: AnyGame, record: Record) -> list[str]:
    """A line a version: the first twelve digits of the SHA-256 of view and events, for the spectators and each seat."""
    lines = []
    for step in play_record(game, record):
        line = []
        for viewer in (None, *range(record.seats)):
            shown = [seen for event in step.events if (seen := game.show(event, viewer)) is not None]
            sight = msgspec.json.encode([game.view(step.state, viewer), shown])
            line.append(hashlib.sha256(sight).hexdigest()[:12])
        lines.append(" ".join(line))
    return lines


def files(game: str = "*", rules: str = "*", folder: Path = FOLDER) -> list[Path]:
    """All golden games, or those of a game, or of one version of its rules."""
    return sorted(folder.glob(f"{game}/{rules}/*.json"))


def name_of(path: Path) -> str:
    """A golden game's name: ``ono99/1/default``."""
    return "/".join((*path.parts[-3:-1], path.stem))


def load(path: Path) -> Golden:
    """A golden game from its file."""
    return msgspec.json.decode(path.read_bytes(), type=Golden)


def difference(path: Path) -> str | None:
    """Where a golden game goes otherwise today, by its own rules; None where it does not."""
    golden = load(path)
    try:
        game = registry.get(golden.record.game, golden.record.rules)
        seen = digests(game, golden.record)
        *_, last = play_record(game, golden.record)
    except BadRecord as error:
        return f"{name_of(path)}: {error}"
    if game.result(last.state) != golden.record.result:
        return f"{name_of(path)}: another end: {game.result(last.state)}"
    for version, (then, now) in enumerate(zip(golden.seen, seen, strict=True)):
        if then != now:
            who = ["the spectators", *(f"seat {seat}" for seat in range(golden.record.seats))]
            changed = [one for one, a, b in zip(who, then.split(), now.split(), strict=True) if a != b]
            return f"{name_of(path)}: version {version}: another sight for {', '.join(changed)}"
    return None


Given = dict[str, dict[str, dict[str, str]]]
"""The versions given out: game, rules, and the digest of each record by its name."""


def released() -> Given:
    """What has been given out."""
    return msgspec.json.decode(RELEASED.read_bytes(), type=Given)


def records(game: str, rules: str, folder: Path = FOLDER) -> dict[str, str]:
    """The records of a version: name and digest; what was seen in them does not count."""
    return {
        path.stem: hashlib.sha256(load(path).record.encode()).hexdigest()[:32] for path in files(game, rules, folder)
    }


def faults(known: Given, folder: Path = FOLDER) -> list[str]:
    """What is wrong with the records of the versions given out, a line each."""
    wrong = []
    for game, given in known.items():
        for rules, kept in given.items():
            what, there = f"{game} by rules {rules} was given out", records(game, rules, folder)
            wrong += [f"{what}: its record {name} is gone" for name in kept if name not in there]
            wrong += [
                f"{what}: its record {name} has been changed"
                for name in kept
                if there.get(name, "") not in ("", kept[name])
            ]
            if rules not in registry.versions(game):
                wrong.append(f"{what}: keep it among the game's OLDER (docs/decisions/0050-rules-that-change.md)")
    return wrong


def release() -> None:
    """Today's versions are given out from now on."""
    known = released()
    for game in registry.games():
        given = known.setdefault(game.name, {}).setdefault(game.rules, {})
        for name, found in records(game.name, game.rules).items():
            given.setdefault(name, found)
    RELEASED.write_bytes(msgspec.json.format(msgspec.json.encode(known), indent=1) + b"\n")


def write(game: AnyGame, *, anew: bool) -> None:
    """Write the games of a game that are missing, or all of them."""
    folder = FOLDER / game.name / game.rules
    folder.mkdir(parents=True, exist_ok=True)
    if anew and game.rules in released().get(game.name, {}):
        for path in files(game.name, game.rules):
            record = load(path).record
            path.write_bytes(msgspec.json.encode(Golden(record, digests(game, record))) + b"\n")
    elif anew:
        for path in files(game.name, game.rules):
            path.unlink()
    for name, options, seats in modes(game):
        path = folder / f"{name}.json"
        if not path.exists():
            record = play(game, options, seats)
            data = msgspec.json.encode(Golden(record, digests(game, record)))
            path.write_bytes(data + b"\n")
            print(f"{name_of(path)}: {len(record.actions)} acts, {len(data)} bytes")


def main(args: list[str]) -> int:
    """The command; see the module's text."""
    if args == ["--check"]:
        wrong = [found for path in files() if (found := difference(path)) is not None]
        print("\n".join(wrong) or f"{len(files())} golden games, all as ever, on Python {sys.version.split()[0]}")
        return 1 if wrong else 0
    if args == ["--release"]:
        release()
        return 0
    for game in registry.games():
        write(game, anew=args[:1] == ["--anew"] and game.name in args[1:])
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
