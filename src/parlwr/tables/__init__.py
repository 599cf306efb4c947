"""A game as it is played: seats, versions, clocks, bots' turns, who listens.

:mod:`.table` is one table and its lane, :mod:`.hall` is the house with all of them, :mod:`.narrow` the only way out.
Nothing here knows HTTP or sockets; a listener is anything with ``tell``.
"""
