"""Rule ids: their place in the rulebook, where they come from, and their spelling in Fluent."""

from __future__ import annotations

from typing import Literal

import msgspec

__all__ = ["Rule", "Source", "message_id"]

Source = Literal["seed", "publisher", "decision"]


class Rule(msgspec.Struct, frozen=True):
    """A rule of a rulebook. ``section`` is a key of the game's texts; ``refuses``: an act may be refused by this id."""

    id: str
    section: str
    source: Source
    refuses: bool = False


def message_id(rule: str) -> str:
    """The Fluent message of a rule id: ``ono99.play2.respond`` → ``ono99-play2-respond``."""
    return rule.replace(".", "-").replace("_", "-")
