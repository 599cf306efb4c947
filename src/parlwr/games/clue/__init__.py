"""The Clue Card Game (2018): who did it, with what, and where.

Some Evidence lies hidden under the Crime card, one suspect, one weapon and one location; the rest is dealt. On a turn a
player asks for two cards, and the first player on his left who holds one of them shows it to him alone. Who thinks
that he knows the crime accuses instead, alone or with others.

====================  =====================  ===================================================
option                values                 meaning
====================  =====================  ===================================================
``game``              normal, advanced       12 cards, or 15 with a weapon and two locations more
``accusation_order``  clockwise, caller,     who compares first when several accuse
                      random
``first``             random or a seat       who starts
====================  =====================  ===================================================

Two to six players; the box says three or four. Rules version 1. The rules, one id each, are in :mod:`.rulebook`.
"""

from .game import ClueGame

__all__ = ["GAME"]

GAME = ClueGame()
