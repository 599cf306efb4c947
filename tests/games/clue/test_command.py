"""``parlwr solve clue``: records and scenarios, JSON and table, bad input."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from parlwr.cli import main
from parlwr.games.clue import GAME
from parlwr.kernel.record import Record

from .positions import count, play

SHOWN = """
game: clue
seats: 4
setup:
  turn: 0
  crime: [green, candlestick, dining_room]
  hands: [[knife, orchid], [plum, rope], [mustard, kitchen], [scarlett, peacock]]
  face_up: [billiard_room]
steps:
  - {seat: 0, do: {type: ask, cards: [mustard, plum]}}
  - {seat: 1, do: {type: none}, refused: clue.show.must}
  - {seat: 1, do: {type: show, card: plum}}
"""


def solve(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, str, str]:
    code = main(["solve", "clue", *args])
    out = capsys.readouterr()
    return code, out.out, out.err


def test_a_scenario(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Seat 0 has seen Plum; seat 2 only that one of Mustard and Plum was shown, and Mustard is its own."""
    file = tmp_path / "scenario.yaml"
    file.write_text(SHOWN)
    code, out, _ = solve(capsys, str(file), "--seat", "0", "--json")
    found = json.loads(out)
    assert code == 0
    assert found["cards"]["plum"] == {"1": 1.0}
    assert found["cards"]["billiard_room"] == {"face_up": 1.0}
    assert found["worlds"] == 480
    assert sum(s["chance"] for s in found["solutions"]) == pytest.approx(1, abs=1e-12)
    _, out, _ = solve(capsys, str(file), "--seat", "2", "--json")
    assert json.loads(out)["cards"]["plum"] == {"1": 1.0}
    _, out, _ = solve(capsys, str(file), "--seat", "3", "--json")
    assert set(json.loads(out)["cards"]["plum"]) == {"crime", "0", "1", "2"}
    _, out, _ = solve(capsys, str(file), "--seat", "3", "--at", "0", "--json")
    assert json.loads(out)["cards"]["plum"] == {"crime": 0.25, **dict.fromkeys("012", 0.25)}


def test_a_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The same numbers, unrounded, as plain enumeration gives."""
    dice_seed = 5
    state, acts = play({}, 3, dice_seed, 14, accuse=0.0)
    record = Record(game="clue", rules=GAME.rules, seats=3, seed=f"fast:{dice_seed}")
    record.setup = {
        "turn": 0,
        "crime": state.deck.names(state.crime),
        "hands": [[state.deck.codes[card] for card in hand] for hand in state.hands],
    }
    first = acts[0][0]
    record.setup["turn"] = first
    record.actions = [(seat, msgspec.to_builtins(action)) for seat, action in acts]
    file = tmp_path / "record.json"
    file.write_bytes(record.encode())
    for seat in range(3):
        code, out, _ = solve(capsys, str(file), "--seat", str(seat), "--json")
        assert code == 0
        found: dict[str, Any] = json.loads(out)
        total, cards, solutions = count(GAME.view(state, seat))
        assert found["worlds"] == total
        assert found["cards"] == {
            code: {place: n / total for place, n in places.items()} for code, places in cards.items()
        }
        assert {tuple(s["cards"]): s["chance"] for s in found["solutions"]} == {
            cards: n / total for cards, n in solutions.items()
        }


def test_for_people(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "scenario.yaml"
    file.write_text(SHOWN)
    code, out, _ = solve(capsys, str(file), "--seat", "0")
    assert code == 0
    assert out.startswith("worlds: 480\n")
    assert any(line.split()[:1] == ["plum"] and "100.0%" in line for line in out.splitlines())


@pytest.mark.parametrize(
    ("content", "args"),
    [
        (SHOWN, ["--seat", "4"]),
        (SHOWN, ["--seat", "-1"]),
        (SHOWN, ["--seat", "one"]),
        (SHOWN, []),
        (SHOWN, ["--seat", "0", "--at", "3"]),
        (SHOWN, ["--seat", "0", "--at", "-1"]),
        (SHOWN.replace("game: clue", "game: chess"), ["--seat", "0"]),
        (SHOWN.replace("card: plum", "card: rope"), ["--seat", "0"]),
        (SHOWN.replace("turn: 0", "turn: 9"), ["--seat", "0"]),
        (SHOWN.replace("seats: 4", "seats: 9"), ["--seat", "0"]),
        ("", ["--seat", "0"]),
        ("[", ["--seat", "0"]),
        ("{}", ["--seat", "0"]),
        ("\u0000", ["--seat", "0"]),
        (None, ["--seat", "0"]),
    ],
)
def test_bad_input(tmp_path: Path, capsys: pytest.CaptureFixture[str], content: str | None, args: list[str]) -> None:
    """Exit code 2, one line on standard error, nothing on standard output."""
    file = tmp_path / "scenario.yaml"
    if content is not None:
        file.write_text(content)
    code, out, err = solve(capsys, str(file), *args)
    assert code == 2
    assert out == ""
    assert len(err.splitlines()) == 1
