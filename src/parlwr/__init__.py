"""Parlwr: a self-hosted parlour for four hidden-information table games.

A game is a pure function; everything else is a way to sit down to it. See :mod:`parlwr.kernel` for what a game
is, :mod:`parlwr.games` for the games, and docs/adding-a-game.md for how to write one.
"""

from importlib.metadata import PackageNotFoundError, version

try:
    __version__ = version("parlwr")
except PackageNotFoundError:  # run from a source tree that was never installed
    __version__ = "0.0.0"
