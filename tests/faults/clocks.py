"""A worker whose clocks are wrong: the time of day by so many seconds, and how long the machine has been up.

The time of day is shifted by a small library that is compiled here and put before the C library's own; how long the
machine has been up (which no two hosts agree on) by a time namespace of Linux, which only root can make.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from .servers import left_out

__all__ = ["shifted", "uptime"]

SOURCE = r"""
#define _GNU_SOURCE
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#ifndef SHIFT
#error "by how many seconds?"
#endif

/* Straight to the kernel: asking the C library would be asking ourselves. */
int clock_gettime(clockid_t which, struct timespec *now) {
    int failed = syscall(SYS_clock_gettime, which, now);
    if (!failed && (which == CLOCK_REALTIME || which == CLOCK_REALTIME_COARSE)) now->tv_sec += SHIFT;
    return failed;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone) {
    struct timespec exact;
    (void)zone;
    clock_gettime(CLOCK_REALTIME, &exact);
    now->tv_sec = exact.tv_sec;
    now->tv_usec = exact.tv_nsec / 1000;
    return 0;
}

time_t time(time_t *where) {
    struct timespec exact;
    clock_gettime(CLOCK_REALTIME, &exact);
    if (where) *where = exact.tv_sec;
    return exact.tv_sec;
}
"""


def shifted(folder: Path, seconds: int) -> dict[str, str]:
    """The environment of a process whose time of day is so many seconds ahead; skips where nothing can be compiled."""
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if compiler is None or not Path("/proc").is_dir():
        left_out("no C compiler: two clocks 30 s apart were left out")
    source, library = folder / "shift.c", folder / "shift.so"
    source.write_text(SOURCE)
    subprocess.run(
        [compiler, "-shared", "-fPIC", "-O1", f"-DSHIFT={seconds}", "-o", str(library), str(source)], check=True
    )
    return {"LD_PRELOAD": str(library)}


def uptime(seconds: int) -> tuple[str, ...]:
    """A command to run a process under, on a machine that has been up so much longer; nothing where that cannot be."""
    words = ("unshare", "--time", "--monotonic", str(seconds), "--boottime", str(seconds))
    if (
        os.geteuid()
        or shutil.which("unshare") is None
        or subprocess.run([*words, "true"], capture_output=True).returncode
    ):
        return ()
    return words
