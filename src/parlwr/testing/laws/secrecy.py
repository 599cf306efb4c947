"""The law of secrecy: two worlds that a viewer cannot tell apart give that viewer the same messages, to the byte.

The two worlds are the real one and one imagined from the viewer's view (``sample``), and two imagined ones. Whether the
imagining itself knows too much is asked at the deal: what varies between deals, and is not seen by the viewer, must
vary between imagined worlds.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec

from ...kernel import FastDice, ParlwrError, Refused
from .attempts import attempts
from .cases import Position, Trial, WatchedDice, broken, encode, first_difference

__all__ = ["sample_is_no_copy", "secrecy"]

LAW = "secrecy"
TRIED = 10
"""Made-up acts tried in both worlds, for each viewer at each position."""


def secrecy(trial: Trial) -> None:
    """At every position, for every seat and the spectators: the real world against imagined ones."""
    for position in trial.positions:
        for viewer in trial.viewers:
            _one_viewer(trial, position, viewer)


def _one_viewer(trial: Trial, position: Position, viewer: int | None) -> None:
    game = trial.game
    where = (
        f"seat {viewer} at act {position.version}" if viewer is not None else f"spectators at act {position.version}"
    )
    real = position.state
    view = game.view(real, viewer)
    first = game.sample(view, trial.dice(f"sample 1 {viewer}"))
    # a bot in another process has the view from its JSON
    second = game.sample(game.read_view(encode(view)), trial.dice(f"sample 2 {viewer}"))
    for world in (first, second):
        _same_messages(trial, where, viewer, real, world)
        _same_answers(trial, position, where, viewer, world)
    for one, other in ((real, first), (first, second)):
        _same_events(trial, position, where, viewer, one, other)


def _same_messages(trial: Trial, where: str, viewer: int | None, real: Any, world: Any) -> None:
    """View, waits and the list of actions."""
    game = trial.game
    one, other = trial.view(real, viewer), trial.view(world, viewer)
    if one != other:
        raise broken(LAW, trial, f"{where}: the view depends on what it may not: {first_difference(one, other)}")
    if list(game.waits(real, viewer)) != list(game.waits(world, viewer)):
        raise broken(LAW, trial, f"{where}: waits: {game.waits(real, viewer)} / {game.waits(world, viewer)}")
    if viewer is not None:
        one, other = encode(game.actions(real, viewer)), encode(game.actions(world, viewer))
        if one != other:
            raise broken(LAW, trial, f"{where}: the actions: {first_difference(one, other)}")


def _answer(trial: Trial, state: Any, seat: int, raw: Any) -> tuple[bytes, Any]:
    """The answer to an act, taken on a copy: the refusal and the dice used for it, or that it is taken."""
    dice = WatchedDice(trial.dice("answers"))
    try:
        trial.game.apply(state, seat, raw, dice)
    except Refused as refused:
        return encode(refused.message()), dice.used
    return b"taken", None


def _same_answers(trial: Trial, position: Position, where: str, viewer: int | None, world: Any) -> None:
    """The viewer's own acts, legal, illegal and malformed, are answered alike; so are questions."""
    game, chance = trial.game, trial.dice(f"attempts {position.version} {viewer}")
    if viewer is not None:
        own = [trial.complete(position.state, viewer, one, chance) for one in game.actions(position.state, viewer)]
        chance.shuffle(own)
        for raw in [*map(msgspec.to_builtins, own[:TRIED]), *attempts(trial, position, TRIED, chance)]:
            one, other = _answer(trial, position.state, viewer, raw), _answer(trial, world, viewer, raw)
            if one != other:
                raise broken(LAW, trial, f"{where}: {raw!r:.200} is answered {one} / {other}")
    for question in ({}, {"word": "cat"}, {"word": ["a", "t"]}, {"cell": "A1"}, {"x": None}):
        answers = [_consult(trial, state, viewer, question) for state in (position.state, world)]
        if answers[0] != answers[1]:
            raise broken(LAW, trial, f"{where}: question {question!r} is answered {answers[0]!r} / {answers[1]!r}")


def _consult(trial: Trial, state: Any, viewer: int | None, question: Any) -> bytes:
    try:
        return encode(trial.game.consult(state, viewer, question))
    except ParlwrError as error:
        return encode(str(error))


def _same_events(trial: Trial, position: Position, where: str, viewer: int | None, one: Any, other: Any) -> None:
    """Whoever acts: where the viewer sees the same afterwards, he is told the same, and as many dice were rolled."""
    game, chance = trial.game, trial.dice(f"events {position.version} {viewer}")
    for seat in range(trial.case.seats):
        here, there = list(game.actions(one, seat)), list(game.actions(other, seat))
        if not here or not there:
            continue
        for action in (chance.choice(here), chance.choice(here)):
            action = trial.complete(one, seat, action, chance)
            # another act of the same seat may look the same to the viewer: then he must hear the same of it
            others = (action, trial.complete(other, seat, chance.choice(there), chance))
            for counterpart in others:
                differ = encode(counterpart) != encode(action)
                if differ and (seat == viewer or _clears(trial, viewer, seat, one, action)):
                    continue
                _same_step(
                    trial,
                    f"{where}, seat {seat}: {action!r} / {counterpart!r}",
                    viewer,
                    seat,
                    (one, action),
                    (other, counterpart),
                )


def _clears(trial: Trial, viewer: int | None, seat: int, state: Any, action: Any) -> bool:
    """Whether an act clears the viewer's table (a new round): then two open acts may leave the same sight behind."""
    try:
        after, _ = trial.game.apply(state, seat, action, trial.dice("events"))
    except Refused:
        return True
    then, now = (msgspec.to_builtins(trial.game.view(one, viewer)) for one in (state, after))
    lists = [key for key, value in then.items() if isinstance(value, list | tuple) and key not in ("to_act", "actions")]
    return any(len(now[key] or ()) < len(then[key]) for key in lists)


def _same_step(
    trial: Trial, where: str, viewer: int | None, seat: int, one: tuple[Any, Any], other: tuple[Any, Any]
) -> None:
    game = trial.game
    told = []
    for state, action in (one, other):
        dice = WatchedDice(trial.dice("events"))
        try:
            after, events = game.apply(state, seat, action, dice)
        except Refused:
            return  # legal in one world only: the other world has no such moment
        shown = [seen for event in events if (seen := game.show(event, viewer)) is not None]
        told.append((trial.view(after, viewer), encode(shown), encode(game.waits(after, viewer)), dice.used))
    if told[0][0] != told[1][0]:
        return
    if told[0][1] != told[1][1]:
        raise broken(LAW, trial, f"{where}: equal views, but the events: {first_difference(told[0][1], told[1][1])}")
    if told[0][2:] != told[1][2:]:
        raise broken(LAW, trial, f"{where}: equal views, but waits and dice: {told[0][2:]} / {told[1][2:]}")


# -- whether the imagining knows too much ------------------------------------------------------------------------------

DEALS, WORLDS, VARIES = 10, 24, 5
"""Deals compared; worlds imagined; how many different values make a place one that varies."""


def sample_is_no_copy(trial: Trial) -> None:
    """At the deal: what varies over deals unseen by the viewer varies over the worlds imagined from his view."""
    game, seats = trial.game, trial.case.seats
    deals = []
    for number in range(DEALS):
        dice = FastDice(f"{trial.case.seed} deal {number}")
        deals.append(game.start(trial.options, seats, dice))
    places = [[_places(trial, state, seat) for seat in range(seats)] for state in deals]
    for viewer in trial.viewers:
        seen = [_places(trial, state, viewer) for state in deals]
        worlds = [
            game.sample(game.view(deals[0], viewer), FastDice(f"{trial.case.seed} world {number}"))
            for number in range(WORLDS)
        ]
        for seat in range(seats):
            if seat != viewer:
                _must_vary(trial, viewer, seat, [one[seat] for one in places], seen, worlds)


def _must_vary(
    trial: Trial,
    viewer: int | None,
    seat: int,
    real: list[dict[str, Any]],
    seen: list[dict[str, Any]],
    worlds: list[Any],
) -> None:
    imagined = [_places(trial, world, seat) for world in worlds]
    fields: dict[str, list[tuple[str, int, bool]]] = {}
    for place in real[0]:
        values = {repr(one.get(place)) for one in real}
        public = all(place in view and view[place] == one.get(place) for one, view in zip(real, seen, strict=True))
        if len(values) > 1 and not public:
            same = len({repr(one.get(place)) for one in imagined}) == 1
            fields.setdefault(re.split(r"[.\[]", place)[1], []).append((place, len(values), same))
    for field in fields.values():
        # One place alone may be known by right: what I hold myself is among what my neighbour may still suspect.
        if all(same for _, _, same in field) and max(values for _, values, _ in field) >= VARIES:
            who = "spectators know" if viewer is None else f"seat {viewer} knows"
            what = f"{field[0][0]} of seat {seat} from the deal on: it is the same in every sample"
            raise broken(LAW, trial, f"{who} {what}")


def _places(trial: Trial, state: Any, seat: int | None) -> dict[str, Any]:
    """A view as its leaves by their paths; what is about the seat itself (seat, actions, to_act) left out."""
    view = msgspec.to_builtins(trial.game.view(state, seat))
    return {
        path: value for path, value in _leaves(view, "") if not re.match(r"\.(seat|actions|to_act|options)\b", path)
    }


def _leaves(value: Any, path: str) -> Iterator[tuple[str, Any]]:
    if isinstance(value, dict):
        for key, one in value.items():
            yield from _leaves(one, f"{path}.{key}")
    elif isinstance(value, list | tuple):
        for number, one in enumerate(value):
            yield from _leaves(one, f"{path}[{number}]")
    else:
        yield path, value
