"""The cue giver: legal and natural words that lead a guesser he knows nothing of to the cell."""

from __future__ import annotations

import ast
import itertools
from functools import cache
from pathlib import Path

import pytest
from tools.colours.measure import giver_with_guesser

import parlwr.games.hues.mind as mind
from parlwr.games.hues.board import CELLS, INDEX, distance
from parlwr.games.hues.cues import check
from parlwr.games.hues.mind.giver import UNRANKED, Giver, vocabulary
from parlwr.games.hues.mind.lexicon import lexicon
from parlwr.games.hues.mind.listener import POINTS
from parlwr.games.hues.mind.palette import palette
from parlwr.games.hues.mind.words import LANGUAGES, key


@cache
def giver(lang: str = "en", rank: int = UNRANKED) -> Giver:
    return Giver(palette(), lang, rank)


def imports_of(name: str) -> set[str]:
    """The modules of the mind that a module of it leads to, itself included."""
    folder = Path(mind.__file__).parent
    found: set[str] = set()
    waiting = [name]
    while waiting:
        module = waiting.pop()
        if module in found or not (folder / f"{module}.py").exists():
            continue
        found.add(module)
        tree = ast.parse((folder / f"{module}.py").read_text(encoding="utf-8"))
        relative = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.level == 1]
        waiting += [node.module for node in relative if node.module]
    return found


def test_built_apart() -> None:
    """The guesser does not read the giver's tables, and the giver does not ask the guesser."""
    assert imports_of("guesser") & {"giver", "listener"} == set()
    assert imports_of("giver") & {"guesser", "meaning", "names"} == set()
    for module in imports_of("guesser"):
        assert "data/giver" not in (Path(mind.__file__).parent / f"{module}.py").read_text(encoding="utf-8")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_is_legal(lang: str) -> None:
    """hues.cue.one hues.cue.basic hues.cue.position hues.cue.relative: no word of the vocabulary is ever refused."""
    words = [word.text for word in vocabulary(lang)]
    assert len(words) > 700
    assert len({key(word) for word in words}) == len(words)
    for word in words:
        assert check(word, lang, second=False, used=()) == word


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_is_common_or_ours(lang: str) -> None:
    ours = lexicon().index[lang]
    known = [word.rank < UNRANKED or key(word.text) in ours for word in vocabulary(lang)]
    assert sum(known) >= 0.95 * len(known)


def test_nothing_unkind_is_said() -> None:
    """Words that are only understood, never said: people of stories, marks, faiths, bodies, ills."""
    said = {word.text for lang in LANGUAGES for word in vocabulary(lang)}
    assert said.isdisjoint(
        "shrek barbie ferrari islam islam mosg uislamu gay hoyw woman menyw mwanamke poop cachu mavi jew gypsy negro "
        "slut whore squaw heroin corpse maiti blue glas kijani cock virgin turban".split()
    )
    assert "nazi" not in {word.text for word in vocabulary("en")}  # a coconut in Swahili


@pytest.mark.parametrize("lang", LANGUAGES)
def test_leads_the_guesser(lang: str) -> None:
    """With the guesser that knows nothing of the giver's tables; ``tools/colours/measure.py giver`` does all cells."""
    result = giver_with_guesser(lang, 3)
    print(lang, result)
    assert result["first"] >= 1.8
    assert result["second"] >= 2.2
    assert result["either"] >= 2.4


def test_never_repeats() -> None:
    """hues.cue.repeat: also not in the plural."""
    used: list[str] = []
    target = INDEX["H15"]
    for _ in range(30):
        offers = giver().first(target, used)
        check(offers[0].text, "en", second=False, used=used)
        used.append(offers[0].text)
    assert len(set(used)) == 30
    second = giver().second(target, used[0], [target], used)
    assert {offer.text for offer in second}.isdisjoint(used)


def test_offers_are_sorted_and_sound() -> None:
    for target in range(0, 480, 37):
        offers = giver().first(target, (), 4)
        points = [offer.points for offer in offers]
        assert all(one >= later - 0.051 for one, later in itertools.pairwise(points))  # a rare word must be worth it
        assert all(0 <= offer.points <= 3 and 0 <= offer.inside <= 1 for offer in offers)


def test_many_guessers_cannot_all_be_right() -> None:
    """hues.guess.cell: one piece to a cell, so nine guessers earn less each than one does."""
    alone = sum(giver().first(cell, (), 1)[0].points for cell in range(0, 480, 31))
    crowd = sum(giver().first(cell, (), 9)[0].points for cell in range(0, 480, 31))
    assert crowd < alone


def test_second_cue_sees_where_pieces_lie() -> None:
    """With the whole frame taken a second cue promises no piece inside it."""
    target = INDEX["H15"]
    frame = [i for i in range(480) if distance(i, target) <= 1]
    offer = giver().second(target, "pig", frame, ["pig"])[0]
    assert offer.inside == pytest.approx(0)
    assert giver().second(target, "pig", [], ["pig"])[0].inside > 0.5


def test_two_words_are_legal_too() -> None:
    """hues.cue.two hues.cue.relative: *pale moss* is one; it steers by no comparison."""
    pairs = set()
    for target in range(0, 480, 7):
        first = giver().first(target)[0].text
        for offer in giver().second(target, first, [], [first]):
            check(offer.text, "en", second=True, used=[first])
            pairs.update([offer.text] if " " in offer.text else [])
    assert len(pairs) > 10


def test_no_two_words_where_adjectives_agree() -> None:
    for lang in ("cy", "sw"):
        for target in range(0, 480, 41):
            assert not any(" " in offer.text for offer in giver(lang).second(target, "x", []))


def test_after_a_cue_of_someone_else() -> None:
    """A first cue that is not in his vocabulary tells his listeners nothing, and he goes on."""
    assert giver().second(INDEX["O26"], "qwxzv", [], ["qwxzv"])[0].points > 1


def test_fewer_words_say_less() -> None:
    few, all_words = giver("en", 6000), giver("en")
    assert len(few.words) < len(all_words.words)
    assert all(word.rank <= 6000 for word in few.words)
    cells = range(0, 480, 13)
    assert sum(few.first(c)[0].points for c in cells) < sum(all_words.first(c)[0].points for c in cells)


def test_points_table() -> None:
    assert POINTS[INDEX["H15"], INDEX["H15"]] == 3
    assert POINTS[INDEX["A1"], INDEX["B2"]] == 2
    assert POINTS[INDEX["A30"], INDEX["B1"]] == 0  # the board has no back
    assert POINTS.shape == (len(CELLS), len(CELLS))
