"""Lessons: a first game at a table laid by hand, with the very rules and views of every other table.

A lesson is a file in the game's folder (``lessons/en.yaml`` for readers of English, or ``lessons/all.yaml``; the format
is told in docs/adding-a-game.md): a table as a scenario lays it, and steps. Nothing is stored: whoever learns says with
each call what he has done so far, and the lesson is played anew up to there.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from ..kernel import AnyGame, BadInput, BadScenario, FastDice, Refused, registry
from ..kernel.record import dice_of
from ..kernel.scenario import read_documents
from .names import bot_name

__all__ = ["Lesson", "LessonAnswer", "LessonStep", "LessonWish", "Moment", "learn", "lesson", "lessons"]

FOLDER = "lessons"
EVERYBODY = "all"
"""The name of a lesson for readers of any language."""
LANGUAGES = ("en", "cy", "sw")
MOST_STEPS = 24

Act = dict[str, Any]
Lang = Literal["en", "cy", "sw"]


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One step: what is read, and what the learner does then.

    ``text``: a message of the game's texts, ``say`` its facts. ``others``: what the others do before it is read, each
    a seat with an act, or with several of which the first that the rules allow is taken (``{type: discard}``: the first
    that the seat may throw). ``do``: the acts that are
    welcome now, each by the fields that matter (``{type: guess}`` is any guess); without it the step is only read.
    ``refused``: the act that the step asks for is tried, and this rule forbids it.
    """

    text: str
    say: dict[str, Any] = {}
    others: list[tuple[int, Act | list[Act]]] = []
    do: list[Act] = []
    refused: str | None = None
    note: str | None = None


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole lesson. ``seat`` is the learner's; the other fields are those of a scenario."""

    game: str
    seats: int
    steps: list[LessonStep]
    setup: dict[str, Any]
    seat: int = 0
    options: dict[str, Any] = {}
    seed: str | int = 0
    note: str | None = None


class LessonWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Body of ``POST /api/games/GAME/lesson``.

    ``acts``: what the learner has done so far, one a step: an act, or null for a step that is only read. ``ask``: a
    question that is no act, asked now.
    """

    acts: Annotated[list[Act | None], Meta(max_length=MOST_STEPS)] = []
    lang: Lang = "en"
    ask: Act | None = None


class Moment(msgspec.Struct, frozen=True):
    """The learner's view after one act, and the events that he saw of it."""

    view: Any
    events: list[Any]


class LessonAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """Where a lesson stands.

    ``step`` of ``steps`` (from 0) is to be done now: ``text`` with its facts ``say``. ``kind``: it is ``read``, an act
    is to be ``done``, or to be ``tried`` and refused; ``end`` is the last step, which is read. ``show``: an act that
    does. ``taken``: the last of the acts counts; else it is to be forgotten: the rules refused it (``refused``,
    ``why``), or it is allowed but not what this step is about. ``moments``: what the last act led to, one moment an
    act. ``names``: by seat, null for the learner.
    """

    game: str
    seat: int
    names: list[str | None]
    step: int
    steps: int
    text: str
    say: dict[str, Any]
    kind: Literal["read", "done", "tried", "end"]
    show: Any
    taken: bool
    refused: str | None
    why: dict[str, Any]
    moments: list[Moment]


def lessons(game: str) -> list[str]:
    """The languages that a game has a lesson for, ``all`` where one serves them all; empty where it has none."""
    place = registry.folder(game).joinpath(FOLDER)
    return [name for name in (*LANGUAGES, EVERYBODY) if place.joinpath(f"{name}.yaml").is_file()]


@cache
def lesson(game: str, lang: str) -> Lesson:
    """The lesson of a game for a reader of this language; BadInput where there is none, BadScenario for a bad file."""
    found = lessons(registry.get(game).name)
    name = next((name for name in (lang, EVERYBODY, *found) if name in found), None)
    if name is None:
        raise BadInput(f"{game} has no lesson")
    where = f"{game}/{FOLDER}/{name}.yaml"
    documents = read_documents(registry.folder(game).joinpath(FOLDER, f"{name}.yaml").read_bytes(), where)
    try:
        made = msgspec.convert(documents[0] if documents else None, Lesson)
    except msgspec.ValidationError as error:
        raise BadScenario(f"{where}: {error}") from None
    _check(made, game, where)
    return made


def _check(made: Lesson, game: str, where: str) -> None:
    """What the types cannot say."""
    if made.game != game:
        raise BadScenario(f"{where}: a lesson of {made.game!r} in the folder of {game}")
    if not 0 <= made.seat < made.seats:
        raise BadScenario(f"{where}: no seat {made.seat} at a table of {made.seats}")
    if not 2 <= len(made.steps) <= MOST_STEPS:
        raise BadScenario(f"{where}: {len(made.steps)} steps; a lesson has 2 to {MOST_STEPS}")
    if made.steps[-1].do:
        raise BadScenario(f"{where}: the last step is read, nothing is done in it")
    for number, step in enumerate(made.steps, start=1):
        if step.refused is not None and not step.do:
            raise BadScenario(f"{where}, step {number}: refused stands beside do")


def learn(game: str, wish: LessonWish) -> LessonAnswer | dict[str, Any]:
    """Play a lesson up to where the learner is; with ``ask``, the answer to his question there.

    Refuses with ``table.malformed`` acts before the last that no step takes, and with what the game refuses a question
    with. BadInput: no such game, or no lesson of it.
    """
    played = _Played(lesson(game, wish.lang), registry.get(game), wish.lang)
    for number, act in enumerate(wish.acts, start=1):
        if played.ended:
            raise Refused("table.malformed", why=f"act {number}: the lesson has {len(played.lesson.steps)} steps")
        played.take(act)
        if not played.taken and number < len(wish.acts):
            raise Refused("table.malformed", why=f"act {number} is not taken by its step")
    if wish.ask is not None:
        return played.game.consult(played.state, played.lesson.seat, wish.ask)
    return played.answer()


class _Played:
    """A lesson on its way."""

    def __init__(self, lesson: Lesson, game: AnyGame, lang: str) -> None:
        self.lesson, self.game, self.lang = lesson, game, lang
        self.dice = dice_of(str(lesson.seed), [])
        self.state = game.lay(game.read(lesson.options, lesson.seats), lesson.seats, lesson.setup, self.dice)
        self.at = 0
        self.taken = True
        self.refused: Refused | None = None
        self.moments: list[Moment] = [self._moment([])]
        self._others()

    @property
    def step(self) -> LessonStep:
        """The step that the learner is at."""
        return self.lesson.steps[self.at]

    @property
    def ended(self) -> bool:
        """Whether nothing is left to be done."""
        return self.at == len(self.lesson.steps) - 1

    def take(self, act: Act | None) -> None:
        """What the learner does at this step."""
        self.moments, self.refused, self.taken = [], None, False
        if act is None:
            self.taken = not self.step.do
        elif self.step.do:
            self._act(act)
        else:
            self._try(act)
        if self.taken:
            self.at += 1
            self._others()
        if not self.moments:
            self.moments = [self._moment([])]

    def _act(self, act: Act) -> None:
        """An act at a step that asks for one."""
        welcome = any(_means(pattern, act) for pattern in self.step.do)
        if self.step.refused is not None:
            self._try(act)
            self.taken = self.refused is not None and self.refused.rule == self.step.refused
        elif not welcome:
            self._try(act)
        else:
            try:
                events = self.game.act(self.state, self.lesson.seat, act, self.dice)
            except Refused as refused:
                self.refused = refused
            else:
                self.taken = True
                self.moments.append(self._moment(events))

    def _try(self, act: Act) -> None:
        """Whether the rules refuse an act; it is not taken either way."""
        dice = dice_of(str(self.lesson.seed), [])
        try:
            self.game.act(self.state.copy(), self.lesson.seat, act, dice)
        except Refused as refused:
            self.refused = refused

    def _others(self) -> None:
        """What the others do before the learner reads on."""
        for seat, choice in self.step.others:
            last: Refused | None = None
            for pattern in choice if isinstance(choice, list) else [choice]:
                try:
                    events = self.game.act(self.state, seat, self._whole(seat, pattern), self.dice)
                except Refused as refused:
                    last = refused
                    continue
                self.moments.append(self._moment(events))
                break
            else:
                raise BadScenario(f"{self._where()}: seat {seat}: {last}")

    def _where(self) -> str:
        return f"lesson of {self.game.name}, step {self.at + 1}"

    def _whole(self, seat: int, pattern: Act) -> Act:
        """A pattern as a whole act: itself where it is one, else the first allowed act that it means, completed."""
        try:
            if self.game.known(self.game.decode(pattern), self.state):
                return pattern
        except Refused:
            pass
        view, dice = self.game.view(self.state, seat), FastDice(0)
        for action in view.actions:
            whole: Act = msgspec.to_builtins(self.game.complete(action, view, dice))
            if _means(pattern, whole):
                return whole
        raise BadScenario(f"{self._where()}: no act of seat {seat} is {pattern}")

    def _moment(self, events: Sequence[Any]) -> Moment:
        seat = self.lesson.seat
        seen = [shown for event in events if (shown := self.game.show(event, seat)) is not None]
        return Moment(self.game.view(self.state, seat), seen)

    def _names(self) -> Iterator[str | None]:
        taken: list[str] = []
        for seat in range(self.lesson.seats):
            if seat == self.lesson.seat:
                yield None
            else:
                taken.append(bot_name(taken, 3 * seat, self.lang))
                yield taken[-1]

    def answer(self) -> LessonAnswer:
        """Where the lesson stands."""
        step, refused = self.step, self.refused
        return LessonAnswer(
            game=self.game.name,
            seat=self.lesson.seat,
            names=list(self._names()),
            step=self.at,
            steps=len(self.lesson.steps),
            text=step.text,
            say=step.say,
            kind="end" if self.ended else "tried" if step.refused else "done" if step.do else "read",
            show=self._whole(self.lesson.seat, step.do[0]) if step.do else None,
            taken=self.taken,
            refused=None if refused is None else refused.rule,
            why={} if refused is None else refused.say,
            moments=self.moments,
        )


def _means(pattern: Act, act: Act) -> bool:
    """Whether an act has all that a pattern names."""
    return all(key in act and act[key] == value for key, value in pattern.items())
