"""Questions that are no acts: the dictionary panel, the deck, and the review after the game.

| question | answer |
|---|---|
| ``{"word": "quit"}`` | ``{"word": "quit", "valid": true}``: whether the table's list has it |
| ``{"words": [["qu","i","t"]]}`` | ``{"valid": [true]}``: the same for words made of cards |
| ``{"deck": true}`` | ``{"cards": [{"card","points","count","letters"}…]}``: open to everyone at any time |
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from parlwr.kernel import Refused, play_record

from .lexicon import CLEAN
from .messages import Best, LaidView, Lay
from .scoring import codes
from .solver import Hand
from .state import State

__all__ = ["consult", "review"]

MOST_LETTERS = 40


def consult(game: Any, state: State, seat: int | None, question: Mapping[str, Any]) -> dict[str, Any]:
    """Answer a question; a look-up by a seat whose turn it is is refused, unless the table assists.

    quiddler.dictionary: while words may be challenged, it is the turn of everyone who has not accepted. Spectators may
    look nothing up while the game is on: whoever's turn it is could be one, on a second screen.
    """
    match question:
        case {"deck": True}:
            return {"cards": _cards(state)}
        case {"word": str(word)} if 0 < len(word) <= MOST_LETTERS:
            _may_look(game, state, seat)
            return {"word": word, "valid": state.lexicon.has_text(word)}
        case {"words": list(words)} if len(words) <= MOST_LETTERS:
            found = [_numbers(state, word) for word in words]
            _may_look(game, state, seat)
            return {"valid": [len(word) > 1 and state.lexicon.has(word) for word in found]}
    raise Refused("table.malformed", why='a question is {"word": …}, {"words": [[…]]} or {"deck": true}')


def _may_look(game: Any, state: State, seat: int | None) -> None:
    if state.options.assist or state.phase == "over":
        return
    if seat is None or seat in game.to_act(state):
        raise Refused("quiddler.dictionary", who="spectator" if seat is None else "player")


def _numbers(state: State, word: Any) -> list[int]:
    if not isinstance(word, list) or len(word) > MOST_LETTERS:
        raise Refused("table.malformed", why="a word is a list of cards")
    for card in word:
        if not isinstance(card, str) or card not in state.deck.index:
            raise Refused("table.malformed", why="a card that this deck does not have")
    return [state.deck.index[card] for card in word]


def _cards(state: State) -> list[dict[str, Any]]:
    deck = state.deck
    facts = zip(deck.codes, deck.points, deck.counts, deck.letters, strict=True)
    return [{"card": c, "points": p, "count": n, "letters": letters} for c, p, n, letters in facts]


def review(game: Any, record: Any) -> dict[str, Any]:
    """Each round's best possible lay beside what was laid.

    ``{"rounds": [{"round", "seats": {"0": {"laid", "discard", "best"}}}]}``.
    The best is of the very cards held when laying, the discard chosen anew, without bonuses and offensive words.
    """
    rounds: list[dict[str, Any]] = []
    held: list[list[int]] = []
    number = 1
    for step in play_record(game, record):
        if step.seat is not None and _is_lay(step.action):
            while len(rounds) < number:
                rounds.append({"round": len(rounds) + 1, "seats": {}})
            rounds[number - 1]["seats"][str(step.seat)] = _beside(step.state, step.action, held[step.seat])
        state: State = step.state
        held = [hand.copy() for hand in state.hands]
        number = state.round
    return {"rounds": rounds}


def _is_lay(action: Any) -> bool:
    return isinstance(action, Lay) or (isinstance(action, dict) and action.get("type") == "lay")


def _beside(state: State, action: Any, held: list[int]) -> dict[str, Any]:
    act = action if isinstance(action, Lay) else msgspec.convert(action, Lay)
    left = list(codes(state, held))
    for card in [card for word in act.words or () for card in word] + [str(act.discard)]:
        left.remove(card)
    best = Hand(held, state.lexicon, CLEAN).best(discard=True)
    shown = Best(
        score=best.score,
        words=tuple(codes(state, word) for word in best.words),
        left=codes(state, best.left),
        discard=None if best.discard is None else state.deck.codes[best.discard],
    )
    return msgspec.to_builtins(  # type: ignore[no-any-return]  # of a dict it makes a dict
        {"laid": LaidView(act.words or (), tuple(left)), "discard": act.discard, "best": shown}
    )
