"""``parlwr solve quiddler`` and a host's own files, as a person runs them."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from parlwr.games.quiddler import lexicon as lists
from parlwr.games.quiddler.command import answer, open_lexicon
from parlwr.games.quiddler.decks import deck
from parlwr.games.quiddler.lexicon import STANDARD
from parlwr.kernel import BadInput
from parlwr.tables.house import HOUSE, furnish

from .brute import Brute, words_of


def run(*arguments: str, given: str = "", house: Path | None = None) -> subprocess.CompletedProcess[str]:
    environment = {key: value for key, value in os.environ.items() if key != HOUSE}
    if house is not None:
        environment[HOUSE] = str(house)
    return subprocess.run(
        [sys.executable, "-m", "parlwr", "solve", "quiddler", *arguments],
        input=given, capture_output=True, text=True, check=False, env=environment,
    )  # fmt: skip


def solved(*arguments: str, **more: Any) -> Any:
    done = run(*arguments, "--json", **more)
    assert (done.returncode, done.stderr) == (0, "")
    return json.loads(done.stdout)


def test_one_hand() -> None:
    assert solved("qu", "i", "t") == {"score": 14, "words": [["qu", "i", "t"]], "left": [], "discard": None}
    assert solved("qu", "i", "t", "e", "--discard") == {
        "score": 14, "words": [["qu", "i", "t"]], "left": [], "discard": "e",
    }  # fmt: skip
    assert solved("z", "x") == {"score": 0, "words": [], "left": ["z", "x"], "discard": None}
    told = run("qu", "i", "t", "x", "--discard")
    assert told.returncode == 0
    assert "qu·i·t" in told.stdout
    assert "discard: x" in told.stdout
    assert "score: 14" in told.stdout


def test_other_lists(tmp_path: Path) -> None:
    assert solved("ll", "a", "n", "--lexicon", "cy")["score"] == 12
    assert solved("ku", "l", "a", "--lexicon", "sw")["words"] == [["ku", "l", "a"]]
    file = tmp_path / "words.txt"
    file.write_text("Xyz\n", "utf-8")
    assert solved("x", "y", "z", "a", "--lexicon", str(file))["left"] == ["a"]
    file.write_text("llan\n", "utf-8")
    assert solved("ll", "a", "n", "--lexicon", str(file), "--deck", "cy")["score"] == 12


def test_many_hands_from_standard_input() -> None:
    done = run("-", "--discard", given="qu i t e\n\nth,e,m,o\n")
    assert done.returncode == 0
    first, nothing, third = [json.loads(line) for line in done.stdout.splitlines()]
    assert (first["score"], first["discard"]) == (14, "e")
    assert nothing == {"score": 0, "words": [], "left": [], "discard": None}
    assert third["score"] == 16


def test_the_best_of_the_whole_list_and_the_best_clean_one(tmp_path: Path) -> None:
    """The answer is exact: an offensive word counts, but gives way to a clean one that is as good."""
    assert solved("f", "u", "c", "k")["score"] == 26
    assert solved("f", "u", "c", "k", "--offensive")["score"] == 26
    assert solved("f", "u", "c", "k", "--clean") == {
        "score": 0, "words": [], "left": ["f", "u", "c", "k"], "discard": None,
    }  # fmt: skip
    assert "".join(solved("s", "h", "i", "t")["words"][0]) in ("hits", "this")
    many = run("-", "--clean", given="f u c k\nqu i t\n").stdout.splitlines()
    assert [json.loads(line)["score"] for line in many] == [0, 14]
    file = tmp_path / "words.txt"
    file.write_text("fuck\n", "utf-8")
    assert solved("f", "u", "c", "k", "--lexicon", str(file))["score"] == 26
    assert solved("f", "u", "c", "k", "--lexicon", str(file), "--clean")["words"] == []


@pytest.mark.parametrize("name", ["en", "en-expert"])
def test_no_hand_has_a_better_lay_than_the_answer(name: str) -> None:
    """Hands of offensive words, against brute force over the whole list."""
    rude = (resources.files("parlwr.games.quiddler") / "data/offensive-en.txt").read_text("ascii").split()
    known, cards = words_of("en", STANDARD[name]), deck("en")
    chance = random.Random(name)
    for word in chance.sample([word for word in rude if 3 <= len(word) <= 7], 40):
        hand = [*word, chance.choice(cards.codes)]
        found = answer([cards.index[card] for card in hand], open_lexicon(name, None), True)
        assert found["score"] == max(0, Brute("en", hand, known).best(discard=True)), hand


@pytest.mark.parametrize(
    ("arguments", "given", "says"),
    [
        (["A"], "", "no card 'A'"),
        (["quit"], "", "no card 'quit'"),
        (["dd", "--lexicon", "en"], "", "no card 'dd'"),
        (["a"] * 17, "", "17 cards"),
        (["a", "--lexicon", "/nowhere"], "", "neither en, en-expert, cy, sw nor a file"),
        (["a", "--lexicon", "."], "", "nor a file"),
        (["a", "--lexicon", ""], "", "give en, en-expert, cy, sw or a file of words"),
        (["-"], "a b\nc ?\n", "line 2: no card '?'"),
    ],
)
def test_wrong_input_ends_with_one_line_and_code_2(arguments: list[str], given: str, says: str) -> None:
    done = run(*arguments, given=given)
    assert done.returncode == 2
    assert says in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("content", "says"), [(b"", "no words"), (b"\xff\xfe", "not UTF-8"), (b"at\n" * 500_001, "too long")]
)
def test_files_that_are_no_word_lists(tmp_path: Path, content: bytes, says: str) -> None:
    file = tmp_path / "words.txt"
    file.write_bytes(content)
    done = run("a", "t", "--lexicon", str(file))
    assert (done.returncode, done.stdout) == (2, "")
    assert says in done.stderr


def test_a_hosts_own_list(tmp_path: Path) -> None:
    """Files of the host's folder are lists by their names, in every process."""
    (tmp_path / "quiddler").mkdir()
    (tmp_path / "quiddler" / "club.txt").write_text("zzx\n", "utf-8")
    assert solved("z", "z", "x", "--lexicon", "club", house=tmp_path)["words"] == [["z", "z", "x"]]


def test_a_bad_list_of_the_hosts_is_left_out_and_told(tmp_path: Path) -> None:
    """It stops nobody: not the command, not the good lists beside it."""
    (tmp_path / "quiddler").mkdir()
    (tmp_path / "quiddler" / "club.txt").write_text("zzx\n", "utf-8")
    bad = tmp_path / "quiddler" / "bad.txt"
    bad.write_bytes(b"\xff")
    done = run("z", "z", "x", "--lexicon", "club", house=tmp_path)
    assert (done.returncode, done.stdout.splitlines()[-1]) == (0, "score: 40")
    assert done.stderr == f"parlwr: left out: {bad}: not UTF-8 (byte 0)\n"
    named = run("a", "t", "--lexicon", str(bad))
    assert (named.returncode, named.stderr) == (2, f"parlwr: {bad}: not UTF-8 (byte 0)\n")


def test_a_house_that_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(HOUSE, raising=False)
    assert furnish() == []
    monkeypatch.setenv(HOUSE, "")
    with pytest.raises(BadInput, match="No such file"):
        furnish(tmp_path / "nothing")


def test_what_is_wrong_in_a_house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each problem once, with its full path; what is good is taken all the same."""
    monkeypatch.setenv(HOUSE, "")
    monkeypatch.setattr(lists, "_own", {})
    for name, content in {
        "chess/board.txt": b"x", "ono99/cards.txt": b"x", "quiddler/empty.txt": b"", "quiddler/en.txt": b"at\n",
        "quiddler/good.txt": b"at\n", "quiddler/long.txt": b"at\n" * 500_001, "quiddler/.hidden": b"\xff",
    }.items():  # fmt: skip
        file = tmp_path / name
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(content)
    (tmp_path / "quiddler" / "gone.txt").symlink_to(tmp_path / "nowhere")
    problems: list[str] = []
    assert furnish(tmp_path, problems.append) == ["quiddler/good"]
    assert [problem.partition(": ")[0] for problem in problems] == [
        str(tmp_path / name)
        for name in ("chess", "ono99/cards.txt", "quiddler/empty.txt", "quiddler/en.txt", "quiddler/long.txt")
    ]
    for problem, says in zip(
        problems, ("no game 'chess'", "takes nothing", "no words", "name has 1 to 24", "too long"), strict=True
    ):
        assert says in problem
        assert problem.count(str(tmp_path)) == 1
    assert furnish(tmp_path) == ["quiddler/good"]
