"""The law of refusal: whatever is not legal is refused with a rule id of the rulebook, and changes nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from ...kernel import Refused, message_id
from .attempts import attempts, junk
from .cases import Position, Trial, WatchedDice, broken, encode, parts

__all__ = ["refusal"]

LAW = "refusal"
TRIED = 24
"""Made-up acts a position; half as many earlier ones and half as many pieces of junk come on top."""
GOES_ON = 12
"""Acts played after the attempts, to see that nothing hidden has changed either."""


def refusal(trial: Trial) -> None:
    """Every seat tries all sorts of things at every position; then the game goes on as if nothing had been."""
    for position in trial.positions:
        _one_position(trial, position)
    deal = trial.positions[0]
    for raw in junk(trial.game, trial.dice("junk")):
        _refused(trial, deal, 0, raw, rule="table.malformed")
    for position in trial.positions[:-1]:
        for seat, raw in _one_field_more(trial, position):
            _refused(trial, position, seat, raw, rule="table.malformed")


def _one_field_more(trial: Trial, position: Position) -> Iterator[tuple[int, dict[str, Any]]]:
    """A legal act of each kind with a field that its kind does not have: it may have meant something else."""
    chance, kinds = trial.dice("one field more"), set()
    for seat, action in trial.legal(position.state):
        if type(action) not in kinds:
            kinds.add(type(action))
            action = trial.complete(position.state, seat, action, chance)
            yield seat, {**msgspec.to_builtins(action), "no-such-field": 1}


def _one_position(trial: Trial, position: Position) -> None:
    game, chance = trial.game, trial.dice(f"refusal {position.version}")
    untouched = position.state.copy()
    before = trial.face(position.state)
    over = game.result(position.state) is not None
    for raw in attempts(trial, position, TRIED, chance):
        seat = chance.below(trial.case.seats)
        if not _refused(trial, position, seat, raw, rule="table.over" if over else None):
            continue
        after = trial.face(position.state)
        if after != before:
            what = parts(before, after, trial.case.seats)
            raise broken(LAW, trial, f"seat {seat}: {raw!r:.200} is refused, but changes {what}")
    _goes_on_alike(trial, position.state.copy(), untouched)


def _refused(trial: Trial, position: Position, seat: int, raw: Any, rule: str | None) -> bool:
    """Try an act. If it is taken it must have been legal, and the trial was made on a copy; if refused, by the book."""
    game = trial.game
    dice = WatchedDice(trial.dice("refusal"))
    try:
        game.apply(position.state, seat, raw, dice)
    except Refused:
        pass
    except Exception as error:
        raise broken(LAW, trial, f"seat {seat}: {raw!r:.200} gives {type(error).__name__}: {error}") from error
    else:
        if rule is not None:
            raise broken(LAW, trial, f"seat {seat}: {raw!r:.200} is taken; expected {rule}")
        if not _is_legal(trial, position, seat, raw):
            raise broken(LAW, trial, f"seat {seat}: {raw!r:.200} is taken, but no listed action is like it")
        return False
    dice = WatchedDice(trial.dice("refusal"))
    try:
        game.act(position.state, seat, raw, dice)
    except Refused as refused:
        _by_the_book(trial, seat, raw, refused, rule)
        if dice.used:
            raise broken(
                LAW, trial, f"seat {seat}: {raw!r:.200} is refused, but dice were rolled: {dice.used}"
            ) from None
        return True
    raise broken(LAW, trial, f"seat {seat}: {raw!r:.200} is refused once and then taken")


def _by_the_book(trial: Trial, seat: int, raw: Any, refused: Refused, rule: str | None) -> None:
    """The id exists, the facts are plain JSON, and what cannot be read is table.malformed before anything else."""
    if refused.rule not in trial.rules:
        raise broken(
            LAW, trial, f"seat {seat}: {raw!r:.200} is refused with {refused.rule}, which is no rule that refuses"
        )
    try:
        encode(refused.message())
        plain = msgspec.to_builtins(refused.say) == refused.say
    except (TypeError, ValueError) as error:
        raise broken(LAW, trial, f"{refused.rule}: its facts are no JSON: {error}") from None
    if not plain:
        raise broken(LAW, trial, f"{refused.rule}: its facts are not plain: {refused.say!r}")
    _in_words(trial, refused)
    if rule is not None and refused.rule != rule:
        raise broken(LAW, trial, f"seat {seat}: {raw!r:.200} is refused with {refused.rule}; expected {rule}")


def _in_words(trial: Trial, refused: Refused) -> None:
    """The facts fill the sentence in every language."""
    for texts in trial.texts:
        text, errors = texts.render(message_id(refused.rule), "refused", **texts.facts(refused.say))
        if errors:
            raise broken(LAW, trial, f"{refused.rule} in {texts.lang}: {text!r} with {refused.say!r}: {errors}")


def _is_legal(trial: Trial, position: Position, seat: int, raw: Any) -> bool:
    """Whether a listed action is this one, or its template, or does the very same (another spelling of it)."""
    game = trial.game
    act = game.decode(raw)
    shape = msgspec.to_builtins(act)
    listed = game.actions(position.state, seat)
    for action in listed:
        if all(shape.get(key) == value for key, value in msgspec.to_builtins(action).items()):
            return True
    after = _after(trial, position, seat, act)
    return any(type(one) is type(act) and _after(trial, position, seat, one) == after for one in listed)


def _after(trial: Trial, position: Position, seat: int, action: Any) -> list[bytes] | None:
    try:
        state, _ = trial.game.apply(position.state, seat, action, trial.dice("twin"))
    except Refused:
        return None  # a template
    return trial.face(state)


def _goes_on_alike(trial: Trial, tried: Any, untouched: Any) -> None:
    """Both states play the same acts with the same dice, and look the same all along."""
    game, chance = trial.game, trial.dice("going on")
    dice, other = trial.dice("going on dice"), trial.dice("going on dice")
    for _ in range(GOES_ON):
        legal = trial.legal(untouched)
        if not legal:
            return
        seat, action = chance.choice(legal)
        action = trial.complete(untouched, seat, action, chance)
        try:
            game.act(untouched, seat, action, dice)
            game.act(tried, seat, action, other)
        except Refused as refused:
            raise broken(LAW, trial, f"after refusals, seat {seat}: {action!r} is refused: {refused}") from None
        one, two = trial.face(untouched), trial.face(tried)
        if one != two:
            raise broken(LAW, trial, f"refused acts had a later effect on {parts(one, two, trial.case.seats)}")
