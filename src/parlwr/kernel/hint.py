"""A hint: an act that a seat might take now, and one sentence why."""

from __future__ import annotations

from typing import Any

import msgspec

__all__ = ["Hint"]


class Hint(msgspec.Struct, frozen=True):
    """``action``: a legal act, whole. ``text``: a message of the game's texts, with its facts ``say``.

    ``press``: whether it may be done by pressing the hint; what cannot be taken back is left to the player's own hand.
    """

    action: Any
    text: str
    say: dict[str, Any] = {}
    press: bool = True
