"""Structured logs: one JSON object a line on standard error, with no secret in it.

Tokens, seeds and cards are never handed to the log; as a second lock, a processor blanks every field of a name that
could hold one.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import MutableMapping
from typing import Any

import structlog
from aiohttp import http_exceptions, web

__all__ = ["configure", "hush"]

_SECRET = ("token", "cookie", "authorization", "seed", "nonce", "password", "hand", "view")


def _blank(_logger: Any, _method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    for key in event:
        if any(word in key.lower() for word in _SECRET):
            event[key] = "(not logged)"
    return event


def _ours(record: logging.LogRecord) -> bool:
    """Whether something is worth a line: not that somebody sent what is no HTTP, which he may do all day long."""
    error = record.exc_info[1] if isinstance(record.exc_info, tuple) else record.exc_info
    return not isinstance(error, http_exceptions.HttpProcessingError | web.RequestPayloadError)


def hush() -> None:
    """Keep aiohttp from writing a traceback for every request that it cannot read."""
    logging.getLogger("aiohttp.server").addFilter(_ours)


def configure(level: str = "info", *, pretty: bool = False) -> None:
    """Log to standard error: as JSON, or for people to read (``pretty``)."""
    renderer: Any = structlog.dev.ConsoleRenderer() if pretty else structlog.processors.JSONRenderer()
    shared: list[Any] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        _blank,
        # Tracebacks without the values of variables: those may be anybody's cards.
        structlog.processors.format_exc_info,
    ]
    number = logging.getLevelNamesMapping().get(level.upper(), logging.INFO)
    structlog.configure(
        processors=[structlog.contextvars.merge_contextvars, *shared, renderer],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(foreign_pre_chain=shared, processor=renderer))
    logging.basicConfig(handlers=[handler], level=max(number, logging.WARNING), force=True)
