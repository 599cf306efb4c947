"""What the bots of several games share: simple players, playing on to the end, search over sampled worlds.

A bot is handed a view and dice, never a state (:class:`parlwr.kernel.Bot`). What looks deeper imagines *worlds*: states
that its seat cannot tell from the real one (``Game.sample``), and plays them to the end.
"""

from .playout import Evaluator, Playouts, Policy, playout, uniform, win_share
from .simple import FirstBot, RandomBot
from .worlds import WorldSearch, race

__all__ = [
    "Evaluator",
    "FirstBot",
    "Playouts",
    "Policy",
    "RandomBot",
    "WorldSearch",
    "playout",
    "race",
    "uniform",
    "win_share",
]
