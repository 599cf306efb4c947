"""Measures what Quiddler's bots know of others, and writes src/parlwr/games/quiddler/data/habits.json.

    python tools/lexicons/habits.py            takes some ten minutes

For each deck with its usual list, and each size of hand from 3 to 10:

* ``gift``: how many points more the best score of a random hand has with this card than with a card drawn at random,
  0 where it has fewer (a list, one number a card of the deck);
* ``longest``, ``most``: how often the longest word of what is laid in a round has so many letters (place in the list),
  and how often so many words are laid, when two reference bots play each other.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from pathlib import Path
from typing import Any

from parlwr.games.quiddler import GAME
from parlwr.games.quiddler.bots import Expected
from parlwr.games.quiddler.decks import DECKS, deck
from parlwr.games.quiddler.lexicon import CLEAN, lexicon
from parlwr.games.quiddler.prospects import Prospects
from parlwr.kernel import FastDice

FILE = Path(__file__).resolve().parents[2] / "src/parlwr/games/quiddler/data/habits.json"
HANDS = 800
GAMES = 800
LONGEST, MOST = 16, 6


def gifts(name: str, size: int) -> list[float]:
    """See above."""
    words, cards, chance = lexicon(name, name), deck(name), random.Random(size)
    gain = [0.0] * len(cards.codes)
    seen = [0] * len(cards.codes)
    for _ in range(HANDS):
        pack = list(cards.full)
        chance.shuffle(pack)
        unseen = Counter(pack[size:])
        prospects = Prospects(pack[:size], words, unseen, CLEAN)
        mean = prospects.mean(unseen)
        for card in unseen:
            gain[card] += max(0.0, max(0, prospects.best[card]) - mean)
            seen[card] += 1
    return [round(total / number, 2) for total, number in zip(gain, seen, strict=True)]


def lays(name: str) -> dict[int, dict[str, list[float]]]:
    """See above."""
    longest = {size: [0] * LONGEST for size in range(3, 11)}
    most = {size: [0] * MOST for size in range(3, 11)}
    letters = dict(zip(deck(name).codes, deck(name).letters, strict=True))
    for game in range(GAMES):
        dice, bot = FastDice(game), Expected()
        state = GAME.start(GAME.read({"deck": name}, 2), 2, dice)
        while GAME.result(state) is None:
            seat = GAME.to_act(state)[0]
            GAME.play(state, seat, bot.choose(GAME.view(state, seat), dice), dice)
        for played in state.rounds:
            for laid in played.laid.values():
                best = max((sum(letters[card] for card in word) for word in laid.words), default=0)
                longest[played.round + 2][min(best, LONGEST - 1)] += 1
                most[played.round + 2][min(len(laid.words), MOST - 1)] += 1
    share = 1 / (2 * GAMES)
    return {
        size: {
            "longest": [round(count * share, 4) for count in longest[size]],
            "most": [round(count * share, 4) for count in most[size]],
        }
        for size in longest
    }


def main() -> None:
    """Measure and write."""
    found: dict[str, Any] = {}
    for name in DECKS:
        played = lays(name)
        found[name] = {str(size): {"gift": gifts(name, size), **played[size]} for size in played}
        print(name, "measured")
    FILE.write_text(json.dumps(found, separators=(",", ":")).replace('"},', '"},\n') + "\n", "ascii")


if __name__ == "__main__":
    main()
