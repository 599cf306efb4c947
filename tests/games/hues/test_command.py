"""``parlwr solve hues`` as scripts use it."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest

from parlwr.games.hues.board import CELLS, INDEX, distance
from parlwr.games.hues.command import read_palette, solve
from parlwr.games.hues.mind.palette import palette
from parlwr.kernel import BadInput


def run(capsys: pytest.CaptureFixture[str], *cues: str, **options: Any) -> list[dict[str, Any]]:
    """The answers of one run, line by line."""
    solve(*cues, **{"as_json": True, **options})
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_one_cue(capsys: pytest.CaptureFixture[str]) -> None:
    (answer,) = run(capsys, "pig")
    assert list(answer["cells"]) == list(CELLS)
    assert sum(answer["cells"].values()) == pytest.approx(1.0, abs=1e-9)
    assert distance(INDEX[answer["guess"]], INDEX["H15"]) <= 3


def test_two_cues_and_languages(capsys: pytest.CaptureFixture[str]) -> None:
    (one,), (two,) = run(capsys, "leaf"), run(capsys, "leaf", "dark")
    assert one["cells"] != two["cells"]
    (welsh,) = run(capsys, "mochyn", lang="cy")
    assert distance(INDEX[welsh["guess"]], INDEX["H15"]) <= 3
    (pear,), (pea,) = run(capsys, "pea", lang="sw"), run(capsys, "pea")
    assert pear["cells"] != pea["cells"]


def test_another_board(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """The board turned upside down: the guess turns with it."""
    turned = dict(zip(CELLS, reversed(palette().values()), strict=True))
    file = tmp_path / "board.json"
    file.write_text(json.dumps(turned), encoding="utf-8")
    (answer,) = run(capsys, "turquoise", palette=file)
    (ours,) = run(capsys, "turquoise")
    assert INDEX[answer["guess"]] == 479 - INDEX[ours["guess"]]


def test_lines(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Every line has its answer, whatever stands on it."""
    lines = [b"pig", "tân".encode(), b"leaf\tdark", b"", b"\xff\xfe", "🐷".encode(), b"x" * 10_000]
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"\n".join(lines))))
    answers = run(capsys, "-", as_json=False)
    assert len(answers) == len(lines)
    assert answers[0] == run(capsys, "pig")[0]
    assert answers[2] == run(capsys, "leaf", "dark")[0]
    assert all(chance == pytest.approx(1 / 480) for chance in answers[3]["cells"].values())


def test_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    solve("turquoise")
    lines = capsys.readouterr().out.splitlines()
    assert [line[0] for line in lines[:16]] == list("ABCDEFGHIJKLMNOP")
    assert sum("[]" in line for line in lines) == 1
    assert lines[16].startswith("guess: ")
    assert lines[14][2 + 2 * 25 : 4 + 2 * 25] in ("[]", "@@", "%%", "##")  # O26


@pytest.mark.parametrize("cues", [("",), ("  \t",), ("pig", " ")])
def test_empty_cues(cues: tuple[str, ...]) -> None:
    with pytest.raises(BadInput, match="empty"):
        solve(*cues)


def test_a_second_cue_beside_lines() -> None:
    with pytest.raises(BadInput, match="tab"):
        solve("-", "pig")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (b"", "not a JSON object"),
        (b"[1]", "not a JSON object"),
        (b'{"A1": 3}', "not a JSON object"),
        (b"\xff", "not a JSON object"),
        (b" " * 1_000_001, "larger"),
    ],
)
def test_bad_palettes(tmp_path: Path, text: bytes, why: str) -> None:
    file = tmp_path / "board.json"
    file.write_bytes(text)
    with pytest.raises(BadInput, match=why):
        read_palette(file)


def test_palettes_that_are_no_board(tmp_path: Path) -> None:
    file = tmp_path / "board.json"
    for board, why in (({}, "A1"), (palette() | {"Z9": "#000000"}, "Z9"), (palette() | {"B2": "blue"}, "blue")):
        file.write_text(json.dumps(board), encoding="utf-8")
        with pytest.raises(BadInput, match=why):
            solve("pig", palette=file)
    with pytest.raises(BadInput, match="No such file"):
        solve("pig", palette=tmp_path / "none.json")
    with pytest.raises(BadInput):
        solve("pig", palette=tmp_path)
