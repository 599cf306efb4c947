"""A limit on how long somebody else's code may run, by SIGALRM, which ends loops, sleeps and waits for locks alike."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import NoReturn

__all__ = ["OutOfTime", "limited", "possible"]

AGAIN = 0.5
"""Seconds between two alarms: code that swallows the first one gets another."""


class OutOfTime(BaseException):
    """The time is up. Not an Exception, so that code which catches every Exception does not catch this."""


def possible() -> bool:
    """Whether this thread can set alarms: the main thread on a system that has them."""
    return hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()


def _ring(signum: int, frame: FrameType | None) -> NoReturn:
    raise OutOfTime


@contextmanager
def limited() -> Iterator[None]:
    """Install the alarm; inside, :func:`start` and :func:`stop` frame each call that is to be limited."""
    before = signal.signal(signal.SIGALRM, _ring)
    try:
        yield
    finally:
        stop()
        signal.signal(signal.SIGALRM, before)


def start(seconds: float) -> None:
    """Let OutOfTime be raised in this thread in so many seconds, and again and again until :func:`stop`."""
    signal.setitimer(signal.ITIMER_REAL, seconds, AGAIN)


def stop() -> None:
    """Call off the alarm."""
    signal.setitimer(signal.ITIMER_REAL, 0.0)
