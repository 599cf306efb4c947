"""The bots, from their views alone.

``easy`` keeps only its own Case File. ``medium`` deduces exactly what its view allows, and asks for what it does not
know. ``hard`` asks the question that is expected to tell it most and the others least, now and then names cards of its
own, reads motives (:mod:`.motives`), weighs accusing now against the others' chances to be first, and joins an
accusation when that pays. ``notebook`` is the yardstick of the arena.

How long an answer takes tells nothing: the card to show is chosen from a ranking of both cards asked for, made in the
same way whichever of them the bot holds (``clue.show.hide-both``).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import numpy as np

from parlwr.kernel.dice import Dice

from .asking import Questions, weigh_questions
from .cards import KINDS, Deck, deck_of
from .deduction import Deduction, deduce, evidence
from .messages import Accuse, Ask, ClueView, Join, None_, Order, Show, StayOut
from .motives import weighed
from .sampling import sample
from .view import view_of

__all__ = ["BOTS", "Easy", "Hard", "Medium", "Notebook"]


def case_file(view: ClueView) -> list[list[str]]:
    """The Case File, kind by kind."""
    return [list(getattr(view.case_file, kind)) for kind in KINDS]


class _Player:
    """What all bots share: the order of business."""

    def choose(self, view: ClueView, dice: Dice) -> Any:
        """One of the legal actions in ``view.actions``, templates completed."""
        if view.phase == "answer":
            return self.answer(view, dice)
        if view.phase == "join":
            cards = self.joins(view, dice)
            return StayOut() if cards is None else Join(cards)
        if view.phase == "order":
            me = view.seat or 0
            return Order(tuple(sorted(view.accusers, key=lambda seat: (seat - me) % view.seats)))
        return self.move(view, dice)

    def answer(self, view: ClueView, dice: Dice) -> Any:
        """Show the first card of the ranking that is held."""
        held = set(view.hand or ())
        for card in self.ranking(view, dice):
            if card in held:
                return Show(card)
        return None_()

    def ranking(self, view: ClueView, dice: Dice) -> list[str]:
        """The two cards asked for, the one to be shown rather first."""
        cards = list(view.question.cards) if view.question is not None else []
        dice.shuffle(cards)
        return cards

    def joins(self, view: ClueView, dice: Dice) -> tuple[str, ...] | None:
        """The accusation to join with, or None to stay out."""
        return None

    def move(self, view: ClueView, dice: Dice) -> Any:
        """A question or an accusation."""
        raise NotImplementedError


class Notebook(_Player):
    """The reference bot: notes what it holds, sees and was shown, asks two cards at random from what is left, accuses
    when one solution is left, shows at random, never joins.
    """

    def move(self, view: ClueView, dice: Dice) -> Any:
        """Accuse when one solution is left, else ask."""
        file = case_file(view)
        if all(len(kind) == 1 for kind in file):
            return Accuse(tuple(kind[0] for kind in file))
        left = [code for kind in file for code in kind]
        first = left.pop(dice.below(len(left)))
        rest = left or [code for code in deck_of(view.options.game).codes if code != first]
        return Ask((first, dice.choice(rest)))


class Easy(_Player):
    """Own notes only, like ``notebook``, but half of its questions are wasted on a card that it need not ask for."""

    def move(self, view: ClueView, dice: Dice) -> Any:
        """Accuse when one solution is left, else ask for an unknown card and any other."""
        file = case_file(view)
        if all(len(kind) == 1 for kind in file):
            return Accuse(tuple(kind[0] for kind in file))
        first = dice.choice([code for kind in file for code in kind])
        return Ask((first, dice.choice([code for code in deck_of(view.options.game).codes if code != first])))

    def joins(self, view: ClueView, dice: Dice) -> tuple[str, ...] | None:
        """When one solution is left."""
        file = case_file(view)
        return tuple(kind[0] for kind in file) if all(len(kind) == 1 for kind in file) else None


class Medium(_Player):
    """Exact deduction; asks for what is unknown, cards that may be the crime first."""

    def move(self, view: ClueView, dice: Dice) -> Any:
        """Accuse when one solution is left, else ask for two cards whose place is not known."""
        found = deduce(evidence(view))
        solutions = found.solutions()
        if len(solutions) == 1:
            return Accuse(tuple(found.known.deck.names(solutions[0][0])))
        places, codes = found.places(), found.known.deck.codes
        suspect = [code for code, where in zip(codes, places, strict=True) if len(where) > 1 and -1 in where]
        open_ = [code for code, where in zip(codes, places, strict=True) if len(where) > 1 and -1 not in where]
        for group in (suspect, open_):
            dice.shuffle(group)
        cards = [*suspect, *open_, *(code for code, where in zip(codes, places, strict=True) if len(where) == 1)]
        return Ask((cards[0], cards[1]))

    def joins(self, view: ClueView, dice: Dice) -> tuple[str, ...] | None:
        """When one solution is left."""
        found = deduce(evidence(view))
        solutions = found.solutions()
        return tuple(found.known.deck.names(solutions[0][0])) if len(solutions) == 1 else None

    def ranking(self, view: ClueView, dice: Dice) -> list[str]:
        """What the asker has seen already first: it tells him nothing new."""
        cards = super().ranking(view, dice)
        asker = view.question.asker if view.question is not None else -1
        known = {code for seat, code in view.shown or () if seat == asker}
        return sorted(cards, key=lambda code: code not in known)


class Hard(Medium):
    """Asks for the greatest expected information, hides, guesses when waiting is worse, joins when it pays."""

    worlds = 600
    """How many deals a question is weighed on."""
    hide = 0.15
    """What a bit told to all costs, in bits learnt."""
    bluffs = 0.1
    """How often a question with a card of its own is asked, if it tells nearly as much as the best."""
    guesses = 0.3
    """The chance of the likeliest crime from which accusing at once is thought about."""
    peeks = 6
    """In how many imagined worlds it looks at what the others may know."""
    knows, near = 0.9, 0.3
    """The chance that a player accuses rightly on his next turn when he can know the crime, and, times k, when k crimes
    are left to him. More makes it bolder: that wins more games from players who deduce, fewer from those who do not.
    """
    joint = 0.55
    """The chance of its likeliest crime from which it joins."""

    def move(self, view: ClueView, dice: Dice) -> Any:
        """Accuse if sure, or if waiting is worse; else the best question."""
        exact = deduce(evidence(view))
        deck = exact.known.deck
        solutions = exact.solutions()
        if len(solutions) == 1:
            return Accuse(tuple(deck.names(solutions[0][0])))
        model = self._model(view, exact)
        chance, best = max((count / model.total, crime) for crime, count in model.solutions())
        hands, crimes = model.spread(self.worlds, dice)
        questions = weigh_questions(deck, view.seat or 0, view.seats, hands, crimes)
        score = questions.learnt - self.hide * questions.told
        top = int(np.argmax(score + 1e-9 * np.array([dice.random() for _ in score])))
        if chance >= self.guesses and self._hurry(view, chance, float(questions.sure[top]), dice):
            return Accuse(tuple(deck.names(best)))
        return self._question(view, deck, questions, score, top, dice)

    def _model(self, view: ClueView, exact: Deduction) -> Deduction:
        """The deals weighed by motives."""
        return weighed(view)

    def _question(self, view: ClueView, deck: Deck, questions: Questions, score: Any, top: int, dice: Dice) -> Any:
        """The best question, or sometimes one with an own card that is nearly as good."""
        if dice.random() < self.bluffs:
            own = np.isin(questions.first, [deck.index[code] for code in view.hand or ()])
            own ^= np.isin(questions.second, [deck.index[code] for code in view.hand or ()])
            fair = own & (score >= 0.8 * score[top])
            if fair.any():
                top = int(dice.choice(np.flatnonzero(fair).tolist()))
        cards = [deck.codes[questions.first[top]], deck.codes[questions.second[top]]]
        dice.shuffle(cards)
        return Ask((cards[0], cards[1]))

    def _hurry(self, view: ClueView, chance: float, later: float, dice: Dice) -> bool:
        """Whether accusing now is better than a question and accusing on the next turn, if there is one."""
        return chance >= self._peace(view, dice) * later

    def _peace(self, view: ClueView, dice: Dice) -> float:
        """The chance that nobody else accuses rightly before one's next turn, from worlds that may be the true one."""
        total = 0.0
        others = [seat for seat in range(view.seats) if seat != view.seat and seat not in view.lost]
        for _ in range(self.peeks):
            world = sample(view, dice)
            peace = 1.0
            for seat in others:
                known = len(deduce(evidence(view_of(world, seat))).solutions())
                peace *= 1 - (self.knows if known == 1 else self.near / known)
            total += peace
        return total / self.peeks

    def joins(self, view: ClueView, dice: Dice) -> tuple[str, ...] | None:
        """When sure, or likely enough to be right if the caller is not."""
        model = self._model(view, deduce(evidence(view)))
        chance, best = max((count / model.total, crime) for crime, count in model.solutions())
        return tuple(deck_of(view.options.game).names(best)) if chance >= self.joint else None

    def ranking(self, view: ClueView, dice: Dice) -> list[str]:
        """What the asker has seen, then what most others have seen, then the kind with most cards left open."""
        cards = super().ranking(view, dice)
        asker = view.question.asker if view.question is not None else -1
        shown = list(view.shown or ())
        deck = deck_of(view.options.game)
        rank = {
            code: (
                (asker, code) not in shown,
                -len({seat for seat, other in shown if other == code}),
                -deck.kind_masks[deck.kind[deck.index[code]]].bit_count(),
            )
            for code in cards
        }
        return sorted(cards, key=lambda code: rank[code])


BOTS: Final[dict[str, Callable[[], Any]]] = {"easy": Easy, "medium": Medium, "hard": Hard, "notebook": Notebook}
