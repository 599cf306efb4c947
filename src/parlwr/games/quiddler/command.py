"""``parlwr solve quiddler``: the best words for a hand."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import typer

from parlwr.kernel import BadInput

from .decks import DECKS
from .decks import deck as deck_of
from .lexicon import ANY, CLEAN, MOST_BYTES, STANDARD, Lexicon, find_list, from_file
from .lexicon import lexicon as lexicon_of
from .solver import MOST_CARDS, best_lay

__all__ = ["answer", "read_hand", "solve"]

DeckName = Literal["en", "cy", "sw"]


def solve(
    cards: Annotated[list[str], typer.Argument(help="The hand, card by card (qu i t); - reads one hand a line.")],
    lexicon: Annotated[str, typer.Option(help="en, en-expert, cy, sw, or a file of words, one a line.")] = "en",
    discard: Annotated[bool, typer.Option("--discard", help="Throw the best card away.")] = False,
    deck: Annotated[DeckName | None, typer.Option(help="The cards; usually those of the word list.")] = None,
    clean: Annotated[bool, typer.Option("--clean", help="Leave offensive words out.")] = False,
    offensive: Annotated[bool, typer.Option("--offensive", hidden=True)] = False,  # once needed to have them
    as_json: Annotated[bool, typer.Option("--json", help="One line of JSON.")] = False,
) -> None:
    """The best words for a hand, without bonuses.

    The very best that the list allows; where one as good has no offensive word, that one. With --clean the best of
    the words that are not offensive.
    """
    words = open_lexicon(lexicon, deck)
    level = CLEAN if clean else ANY
    if cards == ["-"]:
        for number, line in enumerate(sys.stdin, start=1):
            found = answer(read_hand(line.replace(",", " ").split(), words, f"line {number}"), words, discard, level)
            typer.echo(msgspec.json.encode(found).decode())
        return
    found = answer(read_hand(cards, words, "cards"), words, discard, level)
    typer.echo(msgspec.json.encode(found).decode() if as_json else _told(found, words))


def open_lexicon(name: str, deck_name: str | None) -> Lexicon:
    """A list by its name, or from a file of words; BadInput where it is neither."""
    if not name:
        raise BadInput(f"--lexicon: give {', '.join(STANDARD)} or a file of words")
    full = find_list(name)
    if full is not None:
        own = full.partition("-")[0]
        return lexicon_of(full, deck_name or (own if full in STANDARD and own in DECKS else "en"))
    try:
        with Path(name).open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise BadInput(f"--lexicon {name}: neither {', '.join(STANDARD)} nor a file of words ({why})") from None
    return from_file(data, name, deck_of(deck_name or "en"))


def read_hand(codes: Iterable[str], words: Lexicon, where: str) -> list[int]:
    """Card codes as the deck's numbers; BadInput for a card that the deck does not have, or too many."""
    index = words.deck.index
    found = []
    for code in codes:
        if code not in index:
            raise BadInput(f"{where}: no card {code!r} in the deck {words.deck.name}: {' '.join(words.deck.codes)}")
        found.append(index[code])
    if len(found) > MOST_CARDS:
        raise BadInput(f"{where}: {len(found)} cards; at most {MOST_CARDS}")
    return found


def answer(hand: list[int], words: Lexicon, discard: bool, level: int = ANY) -> dict[str, Any]:
    """The best lay as the protocol writes it."""
    names = words.deck.codes
    best = best_lay(hand, words, discard, level=level)
    return {
        "score": best.score,
        "words": [[names[card] for card in word] for word in best.words],
        "left": [names[card] for card in best.left],
        "discard": None if best.discard is None else names[best.discard],
    }


def _told(found: dict[str, Any], words: Lexicon) -> str:
    """The same for people: a line a word with its points, then what is left, what is thrown, and the score."""
    deck = words.deck
    lines = []
    for word in found["words"]:
        points = sum(deck.points[deck.index[card]] for card in word)
        lines.append(f"{'·'.join(word):24} {points:3}")
    for label, cards in (("left", found["left"]), ("discard", [found["discard"]] if found["discard"] else [])):
        if cards:
            lines.append(f"{label}: {' '.join(cards)}")
    return "\n".join([*lines, f"score: {found['score']}"])
