"""Hues and Cues (2020): one player gives a cue of a word or two, the others put pieces where they see that colour.

| what | how |
|---|---|
| players | 3–10 (hues.players) |
| board | 16 × 30 = 480 colours, ``A1`` … ``P30`` (hues.board) |
| a round | the giver draws four cells and picks one; one-word cue; everyone places a piece, clockwise; a second cue of one or two words, or none; everyone places the other piece, counterclockwise |
| points | guessers 3 on the cell, 2 in the 3×3 frame, 1 touching it; the giver 1 a piece in the frame (2 with three players), 9 at most |
| end | 3–6 players give the cue twice each, 7 or more once; most points win; ties go to extra rounds |

Actions: ``pick``, ``cue``, ``skip``, ``guess``, ``object``. Options: ``pick``, ``objections``, ``first``.

Version history: rules 1 – first version.
"""  # noqa: E501

from .game import HuesGame

GAME = HuesGame()
__all__ = ["GAME"]
