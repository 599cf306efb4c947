"""Hints: what a well-read player would do, one draw ahead; no offensive words, and none that few people know.

Words come from the medium level of the lists. Where words may be challenged, a hint accepts: it is no dictionary
(quiddler.dictionary).
"""

from __future__ import annotations

from parlwr.kernel.hint import Hint

from .bots import Medium
from .messages import Accept, Action, Draw, QuiddlerView
from .prospects import Prospects
from .sight import Sight
from .solver import Hand, Lay
from .talk import finish

__all__ = ["hint"]

LEVEL = Medium.level


def hint(view: QuiddlerView) -> Hint:
    """A legal act and why."""
    sight = Sight(view)
    if view.phase == "challenge":
        return Hint(Accept(), "quiddler-hint-accept")
    return _draw(sight) if view.phase == "draw" else _finish(sight)


def _words(sight: Sight, lay: Lay) -> list[str]:
    """The words of a lay as they are written."""
    return ["".join(sight.deck.codes[card] for card in word).upper() for word in lay.words]


def _draw(sight: Sight) -> Hint:
    """The pile that promises more."""
    draws: list[Action] = [act for act in sight.view.actions if isinstance(act, Draw)]
    if len(draws) == 1 or sight.top is None:
        return Hint(draws[0], "quiddler-hint-draw-only")
    top = sight.deck.codes[sight.top]
    prospects = Prospects(sight.hand, sight.lexicon, {*sight.unseen, sight.top}, LEVEL)
    if prospects.best[sight.top] < prospects.mean(sight.unseen):
        return Hint(Draw("deck"), "quiddler-hint-draw-deck", {"card": top})
    best = Hand([*sight.hand, sight.top], sight.lexicon, LEVEL).best(discard=True)
    if not any(sight.top in word for word in best.words):
        return Hint(Draw("deck"), "quiddler-hint-draw-hope", {"card": top})
    return Hint(Draw("discard"), "quiddler-hint-draw-discard", {"card": top, "words": _words(sight, best)})


def _finish(sight: Sight) -> Hint:
    """Going out where all cards make words; on the last turn the best words; else a card to throw."""
    hand = Hand(sight.hand, sight.lexicon, LEVEL)
    last = sight.view.went_out is not None
    out = None if last else hand.best_out()
    if out is not None and out.discard is not None:
        return Hint(finish(sight, out), "quiddler-hint-out", _facts(sight, out), press=False)
    best = hand.best(discard=True)
    if last:
        text = "quiddler-hint-last" if best.words else "quiddler-hint-last-none"
        return Hint(finish(sight, best), text, _facts(sight, best))
    if best.words:
        return Hint(finish(sight, best), "quiddler-hint-discard", _facts(sight, best))
    return Hint(finish(sight, best), "quiddler-hint-discard-dear", _facts(sight, best))


def _facts(sight: Sight, lay: Lay) -> dict[str, object]:
    thrown = lay.discard if lay.discard is not None else sight.hand[-1]
    return {"card": sight.deck.codes[thrown], "words": _words(sight, lay), "points": lay.score}
