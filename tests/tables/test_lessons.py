"""Every lesson of every game: its file, its texts, and each step done, tried or read."""

from __future__ import annotations

import itertools
import re
from typing import Any

import msgspec
import pytest

from parlwr.kernel import BadInput, BadScenario, Refused, registry
from parlwr.tables import lessons as module
from parlwr.tables.lessons import LANGUAGES, Lesson, LessonAnswer, LessonStep, LessonWish, learn, lesson, lessons
from parlwr.text import Texts, rules_of

ALL = [(game, lang) for game in registry.names() for lang in LANGUAGES]


def at(game: str, lang: Any, acts: list[Any]) -> LessonAnswer:
    """Where the lesson is after these acts, as the client reads it."""
    found = learn(game, LessonWish(acts=acts, lang=lang))
    assert isinstance(found, LessonAnswer)
    return msgspec.json.decode(msgspec.json.encode(found), type=LessonAnswer)


def through(game: str, lang: str) -> list[tuple[list[Any], LessonAnswer]]:
    """The whole lesson, step by step: the acts before each step, and what it says."""
    acts: list[Any] = []
    found = [(acts, at(game, lang, acts))]
    while found[-1][1].kind != "end":
        acts = [*acts, found[-1][1].show]
        found.append((acts, at(game, lang, acts)))
    return found


def test_every_game_has_a_lesson_for_every_reader() -> None:
    for game in registry.names():
        assert set(lessons(game)) in ({"all"}, set(LANGUAGES)), game


@pytest.mark.parametrize(("game", "lang"), ALL)
def test_a_lesson_goes_to_its_end(game: str, lang: str) -> None:
    """With the acts that it asks for; each is taken, and each that is to be refused is refused by its rule."""
    made = lesson(game, lang)
    steps = through(game, lang)
    assert 5 <= len(steps) == len(made.steps) <= 10
    kinds = {answer.kind for _, answer in steps}
    assert kinds == {"read", "done", "tried", "end"}
    refusing = {rule.id for rule in rules_of(game) if rule.refuses}
    for (_, before), (acts, after) in itertools.pairwise(steps):
        assert after.taken, (acts, after.refused, after.why)
        assert after.step == before.step + 1
        assert after.refused == made.steps[before.step].refused
        assert after.refused is None or after.refused in refusing
        assert after.moments[-1].view["seat"] == made.seat


@pytest.mark.parametrize(("game", "lang"), ALL)
def test_its_texts_are_there_with_their_facts(game: str, lang: str) -> None:
    texts = Texts(lang, game)
    names = ["P0", "P1", "P2", "P3"]
    for _, answer in through(game, lang):
        sentence, errors = texts.render(answer.text, None, **texts.facts(answer.say, names))
        assert not errors, (answer.text, errors)
        assert 30 < len(sentence) < 340, (answer.text, len(sentence))


@pytest.mark.parametrize("game", registry.names())
def test_no_text_of_a_lesson_is_left_over(game: str) -> None:
    text = (registry.folder(game) / "text" / "en.ftl").read_text("utf-8")
    used = {step.text for lang in LANGUAGES for step in lesson(game, lang).steps}
    assert set(re.findall(rf"^({game}-lesson-[\w-]+) =", text, re.MULTILINE)) == used


@pytest.mark.parametrize(("game", "lang"), ALL)
def test_what_is_not_asked_for_changes_nothing(game: str, lang: str) -> None:
    """A legal act that is not the step's is not taken and not refused; an illegal one is refused and may be mended."""
    tried = {"legal": 0, "refused": 0}
    for acts, answer in through(game, lang)[:-1]:
        view = answer.moments[-1].view
        made = lesson(game, lang).steps[answer.step]
        others = [{"type": "somersault"}, *view["actions"]]
        for other in others:
            if any(all(other.get(key) == value for key, value in pattern.items()) for pattern in made.do):
                continue
            after = at(game, lang, [*acts, other])
            if after.refused is not None and after.refused == made.refused:
                continue
            assert not after.taken
            assert after.step == answer.step
            assert after.moments[-1].view == view
            assert after.moments[-1].events == []
            tried["legal" if after.refused is None else "refused"] += 1
            if answer.kind != "tried":
                assert at(game, lang, [*acts, answer.show]).taken
    assert tried["legal"] > 0
    assert tried["refused"] > 3


@pytest.mark.parametrize("game", registry.names())
def test_a_step_that_asks_for_an_act_is_not_passed_over(game: str) -> None:
    for acts, answer in through(game, "en"):
        if answer.kind in ("done", "tried"):
            after = at(game, "en", [*acts, None])
            assert not after.taken
            assert after.refused is None


def test_free_choices_are_free() -> None:
    """Hues and Cues: any guess, any cue that the rules allow."""
    for cell in ("A1", "J4", "G3", "P30"):
        steps: list[Any] = [None, {"type": "guess", "cell": cell}, {"type": "guess", "cell": "P29"}, None]
        steps += [{"type": "pick", "cell": "N20"}, {"type": "cue", "text": "Grün", "lang": "en"}]
        found = at("hues", "en", steps[:2])
        assert found.taken
        assert found.moments[0].view["pieces"][0]["cell"] == cell
        found = at("hues", "en", steps[:4])
        assert found.taken, cell
    for cue, rule in (("two words", "hues.cue.one"), ("white", "hues.cue.basic"), ("toothpaste", None)):
        acts = [answer.show for _, answer in through("hues", "en")[:6]]
        found = at("hues", "en", [*acts, {"type": "cue", "text": cue, "lang": "en"}])
        assert (found.refused, found.taken) == (rule, rule is None)


def test_a_question_is_answered_where_the_learner_is() -> None:
    """Quiddler's dictionary, with the rule of every table: closed on one's own turn."""
    with pytest.raises(Refused) as caught:
        learn("quiddler", LessonWish(ask={"word": "dog"}))
    assert caught.value.rule == "quiddler.dictionary"
    acts = [answer.show for _, answer in through("quiddler", "en")[:-1]]
    assert learn("quiddler", LessonWish(acts=acts, ask={"word": "dog"})) == {"word": "dog", "valid": True}
    with pytest.raises(Refused):
        learn("ono99", LessonWish(ask={"word": "dog"}))


def test_acts_that_no_lesson_has_are_refused() -> None:
    for acts in ([None, None, None], [{"type": "play", "card": "8"}, None], [None] * 24):
        with pytest.raises(Refused) as caught:
            learn("ono99", LessonWish(acts=list(acts)))
        assert caught.value.rule == "table.malformed"
    whole = [answer.show for _, answer in through("ono99", "en")]
    with pytest.raises(Refused, match=r"table\.malformed"):
        learn("ono99", LessonWish(acts=whole))
    with pytest.raises(BadInput):
        learn("tiddlywinks", LessonWish())


@pytest.mark.parametrize(
    ("change", "word"),
    [
        ({"game": "clue"}, "folder"),
        ({"seat": 3}, "no seat 3"),
        ({"steps": []}, "0 steps"),
        ({"steps": [LessonStep("a"), LessonStep("b", do=[{"type": "play"}])]}, "last step"),
        ({"steps": [LessonStep("a", refused="ono99.limit"), LessonStep("b")]}, "beside do"),
    ],
)
def test_a_slip_in_a_file_is_found(change: dict[str, Any], word: str) -> None:
    made = lesson("ono99", "en")
    assert isinstance(made, Lesson)
    with pytest.raises(BadScenario, match=word):
        module._check(msgspec.structs.replace(made, **change), "ono99", "here")


def test_others_who_cannot_act_so_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    made = lesson("ono99", "en")
    for others in ([(1, {"type": "play", "card": "9"})], [(1, {"type": "draw"})], [(0, {"type": "dance"})]):
        wrong = msgspec.structs.replace(made, steps=[LessonStep("a", others=others), LessonStep("b")])  # type: ignore[arg-type]
        monkeypatch.setattr(module, "lesson", lambda _game, _lang, wrong=wrong: wrong)
        with pytest.raises(BadScenario, match="step 1"):
            learn("ono99", LessonWish())
