"""Scoring a round: points, challenges lost, the two bonuses."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from .messages import Bonus, LaidView, Options, RoundView
from .solver import BONUS
from .state import Spread, State

__all__ = ["bonuses", "codes", "laid_view", "round_view", "score_round"]


def codes(state: State, cards: Iterable[int]) -> tuple[str, ...]:
    """Cards as their codes."""
    names = state.deck.codes
    return tuple(names[card] for card in cards)


def laid_view(state: State, spread: Spread) -> LaidView:
    """A seat's lay as everyone sees it."""
    return LaidView(tuple(codes(state, word) for word in spread.words), codes(state, spread.left))


def round_view(played: RoundView) -> RoundView:
    """A finished round to give away: whoever gets it may write into its dict and changes nothing here."""
    return msgspec.structs.replace(played, laid=dict(played.laid))


def bonuses(options: Options, seats: int) -> tuple[bool, bool]:
    """Whether the table gives the bonus for the longest word, and for the most words (quiddler.bonus.two-players)."""
    if seats != 2:
        return True, True
    return options.two_player_bonus != "most", options.two_player_bonus != "longest"


def _best(counts: Sequence[int], given: bool) -> Bonus:
    """Who has most; a tie of two or more means that nobody gets the bonus (quiddler.bonus.tie)."""
    most = max(counts)
    return Bonus(most, tuple(seat for seat, count in enumerate(counts) if count == most) if most else (), given)


def _award(bonus: Bonus, seats: int) -> tuple[int, ...]:
    winner = bonus.seats[0] if bonus.given and len(bonus.seats) == 1 else None
    return tuple(BONUS if seat == winner else 0 for seat in range(seats))


def score_round(state: State) -> RoundView:
    """The finished round as it is scored now (quiddler.score); changes nothing."""
    points, letters = state.deck.points, state.deck.letters
    earned = [0] * state.seats
    longest = [0] * state.seats  # quiddler.bonus.longest: letters, not cards
    most = [0] * state.seats  # quiddler.bonus.most
    bad = {(c.seat, c.word) for c in state.challenges if not c.good}
    for seat, spread in state.laid.items():
        earned[seat] -= sum(points[card] for card in spread.left)
        for number, word in enumerate(spread.words):
            worth = sum(points[card] for card in word)
            if (seat, number) in bad:  # its cards count as unused, and it counts for no bonus
                earned[seat] -= worth
                continue
            earned[seat] += worth
            longest[seat] = max(longest[seat], sum(letters[card] for card in word))
            most[seat] += 1
    for challenge in state.challenges:
        if challenge.good:
            word = state.laid[challenge.seat].words[challenge.word]
            earned[challenge.by] -= sum(points[card] for card in word)
    floored = [max(0, worth) for worth in earned]  # quiddler.score.floor: before the bonuses
    gives_longest, gives_most = bonuses(state.options, state.seats)
    long_bonus, most_bonus = _best(longest, gives_longest), _best(most, gives_most)
    long_points, most_points = _award(long_bonus, state.seats), _award(most_bonus, state.seats)
    total = (sum(parts) for parts in zip(state.scores, floored, long_points, most_points, strict=True))
    return RoundView(
        round=state.round,
        went_out=state.turn if state.went_out is None else state.went_out,
        laid={str(seat): laid_view(state, state.laid[seat]) for seat in sorted(state.laid)},
        challenges=state.challenges,
        points=tuple(floored),
        longest=long_points,
        most=most_points,
        total=tuple(total),
        longest_word=long_bonus,
        most_words=most_bonus,
    )
