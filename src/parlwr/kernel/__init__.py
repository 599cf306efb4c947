"""The kernel: what every game is. Pure: no I/O, no clock, no chance of its own."""

from .dice import Dice, FastDice, TableDice, promise
from .errors import BadInput, BadRecord, BadScenario, BrokenLaw, ParlwrError, Refused, UnknownRules
from .game import AnyGame, Bot, Game, Result, View
from .options import First, OptionSpec, SeatRange
from .record import Record, play_record, read_record
from .rules import Rule, message_id

__all__ = [
    "AnyGame",
    "BadInput",
    "BadRecord",
    "BadScenario",
    "Bot",
    "BrokenLaw",
    "Dice",
    "FastDice",
    "First",
    "Game",
    "OptionSpec",
    "ParlwrError",
    "Record",
    "Refused",
    "Result",
    "Rule",
    "SeatRange",
    "TableDice",
    "UnknownRules",
    "View",
    "message_id",
    "play_record",
    "promise",
    "read_record",
]
