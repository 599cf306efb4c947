"""Results as comma-separated values."""

from __future__ import annotations

import csv
import io
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from parlwr.kernel import AnyGame, BadInput, FastDice, Refused, TableDice, registry
from parlwr.store import ActionRow, SeatRow, TableRow
from parlwr.tables.results import BOM, COLUMNS, as_csv, csv_of, results

SEED = "ab" * 16


def played(
    game: AnyGame, names: list[str], code: str = "CWM-418", *, steps: int | None = None, **options: Any
) -> tuple[TableRow, list[ActionRow]]:
    """A game of random moves, to its end or for some steps: its row and its log."""
    seats = len(names)
    dice, chance = TableDice(SEED, []), FastDice(seats)
    state = game.start(game.read(options, seats), seats, dice)
    log: list[ActionRow] = []
    while game.result(state) is None and (steps is None or len(log) < steps):
        seat = game.to_act(state)[0]
        action = game.complete(chance.choice(game.actions(state, seat)), game.view(state, seat), chance)
        game.act(state, seat, action, dice)
        log.append(
            ActionRow(len(log) + 1, seat, msgspec.json.encode(action).decode(), None, 1_800_000_000.0 + len(log))
        )
    rows = (SeatRow("human", names[0], token="x"), *(SeatRow("bot", name, "easy") for name in names[1:]))
    over = steps is None
    row = TableRow(
        code=code,
        game=game.name,
        rules=game.rules,
        options=options,
        seats=rows,
        host=0,
        stage="over" if over else "playing",
        seed=SEED,
        created=1_799_999_000.0,
        ended=log[-1].at if over else None,
    )
    return row, log


@pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.name)
def test_a_line_a_seat_with_the_place_the_game_gives(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    row, log = played(game, ["Siân", "Mali", "Dylan", "Nia"][: max(game.players[0], 3)])
    record = game.result(_end(game, row, log))
    assert record is not None
    lines = list(csv.DictReader(io.StringIO(as_csv(results(row, log), bom=False))))
    assert [line["seat"] for line in lines] == [str(seat + 1) for seat in range(len(row.seats))]
    for seat, line in enumerate(lines):
        assert line["table"] == "CWM-418"
        assert line["game"] == game.name
        assert line["name"] == row.seats[seat].name
        assert (line["kind"], line["level"]) == (("bot", "easy") if seat else ("person", ""))
        assert seat in record.ranking[int(line["place"]) - 1]
        assert line["winner"] == ("yes" if seat in record.winners else "no")
        assert line["score"] == ("" if record.scores is None else str(record.scores[seat]))
        assert line["began"] < line["ended"]
        assert line["ended"].count(":") == 2


def _end(game: AnyGame, row: TableRow, log: list[ActionRow]) -> Any:
    dice = TableDice(row.seed, [])
    state = game.start(game.read(row.options, len(row.seats)), len(row.seats), dice)
    for one in log:
        game.act(state, one.seat, msgspec.json.decode(one.action), dice)
    return state


NAMES = {
    "=1+1": "'=1+1",
    "+44 7700": "'+44 7700",
    "-": "'-",
    "@nia": "'@nia",
    "＝HYPERLINK": "'＝HYPERLINK",
    "  =2": "'  =2",
    'Llŷr "Y Cawr", Jones': 'Llŷr "Y Cawr", Jones',
    "מרים 🜁": "מרים 🜁",
    "'quoted'": "'quoted'",
    "a=b": "a=b",
}


@pytest.mark.parametrize(("name", "shown"), NAMES.items())
def test_odd_names_come_through_and_none_is_a_formula(name: str, shown: str) -> None:
    row, log = played(registry.get("ono99"), [name, "Mali"], edition="2022")
    (first, second) = csv.DictReader(io.StringIO(as_csv(results(row, log), bom=False)))
    assert first["name"] == shown
    assert second["name"] == "Mali"
    assert first["options"] == "edition=2022"
    assert not any(value.startswith(("=", "+", "@")) for line in (first, second) for value in line.values())


def test_the_file_is_as_rfc_4180_has_it_and_begins_as_spreadsheets_like() -> None:
    row, log = played(registry.get("ono99"), ["A", "B"], edition="2022")
    data = csv_of(registry.get("ono99"), row, log).decode()
    assert data.startswith(BOM + ",".join(COLUMNS) + "\r\n")
    assert data.endswith("\r\n")
    assert data.count("\r\n") == data.count("\n") == 3
    assert as_csv([], bom=False) == ",".join(COLUMNS) + "\r\n"


def test_what_cannot_be_played_any_more_is_said() -> None:
    ono = registry.get("ono99")
    row, log = played(ono, ["A", "B"])
    for bad, lines, why in (
        (replace(row, rules="0"), log, "rules"),
        (row, log[:-1], "does not reach the end"),
        (row, [*log, log[-1]], "cannot be played"),
        (replace(row, game="whist"), log, "whist"),
    ):
        with pytest.raises(BadInput, match=why):
            results(bad, lines)
        with pytest.raises(Refused, match=r"table\.storage"):
            csv_of(ono, bad, lines)
