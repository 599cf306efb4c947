"""ONO 99: add your card to the total, keep it below 99, be the last one left. Two editions, 2022 and 1980.

====================  ==============================================================================================
players               2–6 (2022), 2–8 (1980)
cards                 112 (2022): 0 to 10, ``ono99``, ``reverse``, ``-10``, ``play2``; 54 (1980): no 0 and 1, ``hold``
a turn                play a card, the total changes, draw a card (:mod:`.turns`)
out                   who can play nothing, at once and by itself
end                   2022: the last one left wins; 1980: see ``scoring``
====================  ==============================================================================================

====================  =====================  =======================================================================
option                values                 meaning (all but the first and the last: 1980 only)
====================  =====================  =======================================================================
``edition``           2022, 1980             deck, answers to a Play 2, totals below 0, the exchange of four ONO 99
``scoring``           tokens, points,        rounds until one player has a token left; rounds for points; one round
                      single
``target``            1–1000 (200)           points that put a player out of the game
``points_end``        survivor, lowest       play on to the last one, or stop when somebody reaches the target
``zero_rule``         false, true            an ONO 99 may be played at totals that end in 0
``draw``              auto, race             drawing is done for you, or is an act that is lost when the next one plays
``first``             random or a seat       who starts
====================  =====================  =======================================================================

====================  ==============================================================================================
action                who and when
====================  ==============================================================================================
``play`` (``card``)   the player whose turn it is
``exchange``          the same, holding four ONO 99 (2022)
``draw``              who has just played, until the next player plays (1980, ``draw: race``): two seats may act then
====================  ==============================================================================================

A view is public but for ``hand`` and ``actions``. Beyond what the protocol asks for it tells ``turn`` and ``drawing``
(who makes up ``to_act``), ``forfeited``, ``last`` (who played last), and of the discards ``shuffles`` (how often they
were shuffled this round) and ``reshuffled`` (which cards, how many of each): what an attentive player would remember.

The deal, for whoever checks it against the dice: with ``first: random`` the starter is ``below(seats)``; the
deck in the order of :data:`.cards.CODES` is shuffled, its last card is the top; cards are dealt one at a time, from the
starter, clockwise. The discards are shuffled in the order they lie, the oldest first. Nothing else asks the dice.

The rules, one id each, are in :mod:`.rulebook`; the texts of all three languages in ``text``.

Version history: rules 1, the first.
"""

from .game import Ono99

__all__ = ["GAME", "Ono99"]

GAME = Ono99()
