"""The bots: vocabulary makes the level.

| bot | words | plays |
|---|---|---|
| easy | common ones (SCOWL 35; first level of the Welsh and Swahili lists) | for points now; slow to go out |
| medium | those of a well-read person (SCOWL 50; second level) | looks one draw ahead |
| hard | the whole list | looks two draws ahead, plays for bonuses, minds the others (:mod:`.hard`) |
| expected | the whole list | the reference: one draw ahead, at nobody else |

No bot plays an offensive word. Where words are not checked they lay only real ones, and spot false ones the better the
higher the level.
"""

from __future__ import annotations

from collections.abc import Callable

from parlwr.kernel import Bot, Dice

from .hard import Hard
from .lexicon import CLEAN
from .messages import Action, Discard, Draw, QuiddlerView
from .prospects import Prospects
from .sight import Sight
from .solver import Hand
from .talk import challenge, finish, only_draw

__all__ = ["BOTS", "Easy", "Expected", "Medium"]


class Expected:
    """The reference: looks one draw ahead and at nobody else.

    Takes the discard if the best score of the hand and that card, after its best discard, is at least the mean of the
    same over the unseen cards; then discards for the best score; goes out as soon as it can.
    """

    level = CLEAN
    spots = 0.0

    def choose(self, view: QuiddlerView, dice: Dice) -> Action:
        """A legal action."""
        sight = Sight(view)
        if view.phase == "challenge":
            return challenge(sight, self.spots, dice)
        if view.phase == "draw":
            return only_draw(sight) or self._draw(sight)
        hand = Hand(sight.hand, sight.lexicon, self.level)
        lay = (None if view.went_out is not None else hand.best_out()) or hand.best(discard=True)
        return finish(sight, lay)

    def _draw(self, sight: Sight) -> Action:
        top = sight.top if sight.top is not None else 0
        prospects = Prospects(sight.hand, sight.lexicon, {*sight.unseen, top}, self.level)
        takes = max(0, prospects.best[top]) >= prospects.mean(sight.unseen)
        return Draw("discard" if takes else "deck")


class Medium(Expected):
    """The same with fewer words."""

    level = 1
    spots = 0.6


class Easy:
    """Common words; takes a discard only where it plainly helps, and goes out only every other time it could."""

    level = 0
    spots = 0.3
    helps = 4
    """Points by which a discard must better the hand to be taken."""

    def choose(self, view: QuiddlerView, dice: Dice) -> Action:
        """A legal action."""
        sight = Sight(view)
        if view.phase == "challenge":
            return challenge(sight, self.spots, dice)
        if view.phase == "draw":
            return only_draw(sight) or self._draw(sight)
        hand = Hand(sight.hand, sight.lexicon, self.level)
        out = None if view.went_out is not None else hand.best_out()
        if out is not None and dice.below(2):
            return finish(sight, out)
        best = hand.best(discard=True)
        if view.went_out is None and best.discard is not None:
            return Discard(sight.deck.codes[best.discard])
        return finish(sight, best)

    def _draw(self, sight: Sight) -> Action:
        top = sight.top if sight.top is not None else 0
        now = Hand(sight.hand, sight.lexicon, self.level).best(discard=False)
        then = Hand([*sight.hand, top], sight.lexicon, self.level).best(discard=True)
        return Draw("discard" if then.worth >= now.worth + self.helps else "deck")


BOTS: dict[str, Callable[[], Bot]] = {"easy": Easy, "medium": Medium, "hard": Hard, "expected": Expected}
"""Name → what makes the bot."""
