"""The command line. ``parlwr`` alone serves; see ``parlwr --help``.

Exit codes: 0 done; 1 what was checked does not hold; 2 wrong usage or input, told in one line on standard error;
130 interrupted; 141 whoever read the output has gone.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

__all__ = ["main"]

OWN_OPTIONS = ("--help", "-h", "--version")
"""Options of ``parlwr`` itself; any other option first on the line belongs to ``serve``."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command line and give its exit code."""
    args = list(sys.argv[1:] if argv is None else argv)
    if not args or (args[0].startswith("-") and args[0] not in OWN_OPTIONS):
        args.insert(0, "serve")
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")  # a terminal without ŵ is no reason to fall over
    try:
        code = _run(args)
        sys.stdout.flush()
    except BrokenPipeError:
        # nobody reads any more; keep the interpreter from complaining about it when it closes the stream
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
    except KeyboardInterrupt:
        return 130
    return code


def _run(args: list[str]) -> int:
    import typer

    from ..kernel.errors import ParlwrError
    from .app import command

    try:
        with command().make_context("parlwr", args) as context:
            found = context.command.invoke(context)
    except typer.Exit as done:
        return done.exit_code
    except typer.Abort:
        return 130
    except ParlwrError as error:
        return _complain("parlwr", str(error))
    except BrokenPipeError:
        raise
    except OSError as error:
        return _complain("parlwr", _system(error))
    except Exception as error:
        # Typer's usage errors; their common base has moved between its versions, so they are known by what they do
        if not hasattr(error, "format_message"):
            raise
        context = getattr(error, "ctx", None)
        return _complain(getattr(context, "command_path", None) or "parlwr", error.format_message())
    return found if isinstance(found, int) else 0


def _system(error: OSError) -> str:
    what = error.strerror or str(error)
    return f"{error.filename}: {what}" if error.filename is not None else what


def _complain(who: str, what: str) -> int:
    """One line on standard error, whatever the message holds; exit code 2."""
    print(f"{who}: {' '.join(what.split())}", file=sys.stderr)
    return 2
