"""Quiddler: eight rounds of making words out of cards, three cards in the first round, ten in the last.

| fact | |
|---|---|
| players | 2–8 |
| cards | 118: a deck of letters and pairs of letters, in English, Welsh or Swahili (:mod:`.decks`) |
| a turn | draw the top card of a pile; then discard, or lay every other card as words and go out |
| hidden | hands and the draw pile |
| score | cards in words less cards left over, never below 0; 10 each for the longest word and the most words |
| length | eight rounds, about 45 minutes |

Actions: ``{"type":"draw","from":"deck"|"discard"}``, ``{"type":"discard","card"}``,
``{"type":"lay","words":[[card…]…],"discard"}``, ``{"type":"challenge","seat","word"}``, ``{"type":"accept"}``.

| rules version | what changed |
|---|---|
| 1 | the first |
"""

from .game import Quiddler

__all__ = ["GAME"]

GAME = Quiddler()
