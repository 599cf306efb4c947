"""Ctrl-C: the program ends without a word."""

from __future__ import annotations

import fcntl
import signal
import subprocess
import sys
import termios
import time


def test_an_interrupt_is_quiet() -> None:
    # What a shell started in the background has its Ctrl-C ignored, and so would its children.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        child = subprocess.Popen(
            [sys.executable, "-m", "parlwr", "replay", "-"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
    finally:
        signal.signal(signal.SIGINT, before)
    assert child.stdin is not None
    child.stdin.write(b" ")
    child.stdin.flush()
    waited = time.monotonic() + 60
    while unread(child.stdin.fileno()) and time.monotonic() < waited:
        time.sleep(0.01)
    child.send_signal(signal.SIGINT)
    out, err = child.communicate(timeout=20)
    assert (child.returncode, out, err) == (130, b"", b"")


def unread(pipe: int) -> int:
    """How many bytes in this pipe nobody has read yet: none, once the program waits for more."""
    return int.from_bytes(fcntl.ioctl(pipe, termios.FIONREAD, bytes(4)), sys.byteorder)
