"""Which worker a table belongs to, by rendezvous hashing: every worker comes to the same answer by itself."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import lru_cache

__all__ = ["best"]


@lru_cache(maxsize=65536)
def _rank(worker: str, code: str) -> bytes:
    return hashlib.blake2b(f"{worker}\0{code}".encode(), digest_size=8).digest()


def best(code: str, workers: Iterable[str]) -> str | None:
    """The worker for a table, by rendezvous: when a worker goes, only its own tables change hands."""
    return max(workers, key=lambda worker: _rank(worker, code), default=None)
