"""Hints: what the learned judgement would play, with a reason that holds at this moment.

The judgement (:mod:`.judgement`) says what is good, not why. Where its choice has no reason that can be told in a
sentence, the plain rule of good play stands instead: the greatest number that fits, special cards kept.
"""

from __future__ import annotations

from parlwr.kernel.hint import Hint

from .cards import EXCHANGE, HOLD, INDEX, LIMIT, MINUS10, NUMBERS, ONO99, PLAY2, REVERSE
from .judgement import judgement, moment
from .messages import Draw, Exchange, Play, View

__all__ = ["hint"]

HIGH = 80
"""From this total on a Play 2 is hard on whoever comes next."""
TIGHT = 89
"""From this total on not every number fits any more."""


def hint(view: View) -> Hint:
    """A legal act and why."""
    plays = {INDEX[act.card]: act for act in view.actions if isinstance(act, Play)}
    if not plays:
        return _other(view)
    fits = [card for card in plays if card > 10 or view.total + card <= LIMIT]
    if not fits:  # ono99.points.bust: all break the limit, and what stays in the hand costs
        return _say(view, plays, max(plays), "bust")
    if len(view.actions) == 1:
        return _say(view, plays, fits[0], "only")
    card = _choice(view, plays)
    if card == EXCHANGE:
        return Hint(Exchange(), "ono99-hint-exchange")
    numbers = [one for one in fits if 0 < one <= 10]
    return _special(view, plays, card, numbers) or _number(view, plays, numbers)


def _other(view: View) -> Hint:
    """No card can be played: the draw or the exchange."""
    act = view.actions[0]
    return Hint(act, "ono99-hint-draw" if isinstance(act, Draw) else "ono99-hint-exchange")


def _choice(view: View, plays: dict[int, Play]) -> int:
    """What the judgement likes best."""
    playable = sum(1 << card for card in plays)
    if any(isinstance(act, Exchange) for act in view.actions):
        playable |= EXCHANGE
    held = [INDEX[code] for code in view.hand or ()]
    specials = sum(card == 0 or ONO99 < card <= HOLD for card in held)
    at = moment(view.seats - len(view.out), view.owed, specials, view.total)
    best = judgement(view.options.edition).best(at, playable)
    breaks = best <= 10 and view.total + best > LIMIT
    return min(card for card in plays if card > 10 or view.total + card <= LIMIT) if breaks else best


def _special(view: View, plays: dict[int, Play], card: int, numbers: list[int]) -> Hint | None:
    """Why a special card or a 0, or a number that leaves little room; None where the greatest number does better."""
    answers = [one for one in (card, PLAY2, REVERSE, HOLD) if one in plays and one in (PLAY2, REVERSE, HOLD)]
    if view.owed == 2 and answers:
        return _say(view, plays, answers[0], "answer")
    if card == PLAY2 and view.total >= HIGH:
        return _say(view, plays, card, "play2")
    if 0 < card <= 10 and view.total + card >= TIGHT:
        return _say(view, plays, card, "room")
    if numbers:
        return None
    return _say(view, plays, card, "minus10" if card == MINUS10 else "saves")


def _number(view: View, plays: dict[int, Play], numbers: list[int]) -> Hint:
    """The greatest number that fits."""
    card = max(numbers)
    kept = [code for code in view.hand or () if INDEX[code] in (0, MINUS10, REVERSE, PLAY2, HOLD)]
    if kept:
        return _say(view, plays, card, "keep", cards=sorted(set(kept), key=INDEX.__getitem__))
    return _say(view, plays, card, "great")


def _say(view: View, plays: dict[int, Play], card: int, why: str, **more: object) -> Hint:
    """A play with its reason; ``total`` is the total it makes, ``room`` what then still fits."""
    total = view.total + card if 1 << card & NUMBERS else view.total
    if card == MINUS10:
        total = view.total - 10 if view.options.edition == "1980" else max(0, view.total - 10)
    facts = {"card": plays[card].card, "total": total, "room": max(0, LIMIT - total), **more}
    return Hint(plays[card], f"ono99-hint-{why}", facts)
