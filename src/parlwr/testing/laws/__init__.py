"""The laws that every game keeps, as a suite that any game gets by existing. Needs hypothesis.

=============  =====================================================================================================
replay         the same record gives the same game, to the byte
secrecy        two worlds that a viewer cannot tell apart give that viewer the same messages, to the byte
liveness       until the end some seat can act; every listed action is accepted; random play ends
refusal        what is not legal is refused with a rule id of the rulebook, and changes nothing
conservation   no card is lost, doubled or in two places
no aliasing    going on from a kept state never changes it
=============  =====================================================================================================

``check_laws(game)`` tries all of them on a game; a broken one raises :class:`parlwr.kernel.BrokenLaw`, whose ``law`` is
the name above. ``PARLWR_LAWS=40`` tries 40 games for each law and number of seats instead of a few.
"""

from .suite import LAWS, check_law, check_laws, examples

__all__ = ["LAWS", "check_law", "check_laws", "examples"]
