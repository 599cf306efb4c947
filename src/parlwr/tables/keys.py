"""Codes that name a table, and tokens that hold a seat."""

from __future__ import annotations

import hashlib
import re
import secrets

__all__ = ["code_from", "new_code", "new_seed", "new_token", "token_hash"]

# No vowels, so that no code spells a word, and no letter that is taken for another or for a digit.
LETTERS = "BCDFGHJKLMNPRSTVWXZ"
_TYPED = re.compile(r"([A-Z]{3})[-\s]?([0-9]{3})")


def new_code() -> str:
    """A code to read aloud, such as ``CWM-418``. It lets people watch a table, and no more: tokens hold the seats."""
    return "".join(secrets.choice(LETTERS) for _ in range(3)) + f"-{secrets.randbelow(1000):03d}"


def code_from(typed: str) -> str | None:
    """The code somebody meant (``cwm418`` is ``CWM-418``), or None."""
    found = _TYPED.fullmatch(typed.strip().upper()) if len(typed) <= 16 and typed.isascii() else None
    return f"{found[1]}-{found[2]}" if found else None


def new_token() -> str:
    """A seat's token: 128 bits, in 22 letters that may stand in a cookie or a header."""
    return secrets.token_urlsafe(16)


def token_hash(token: str) -> str:
    """What is stored of a token. Plain SHA-256 is enough: 128 random bits cannot be searched."""
    return hashlib.sha256(b"parlwr token\0" + token.encode("utf-8", "replace")).hexdigest()


def new_seed() -> str:
    """The seed of a table: 128 bits as 32 hexadecimal digits."""
    return secrets.token_hex(16)
