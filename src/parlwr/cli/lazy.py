"""Commands that are imported only when they are called, so that ``parlwr --help`` stays quick."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable
from typing import Any

import typer
from typer.core import TyperGroup

from ..kernel import BadInput
from ..kernel.registry import PACKAGE, load, names

__all__ = ["LAZY", "LazyGroup", "SolveGroup"]

LAZY = {
    "serve": "parlwr.net.serve:command",
    "arena": "parlwr.lab.arena_command:arena",
    "bench": "parlwr.lab.bench_command:bench",
}
"""Command → the typer-annotated function that does it."""


def as_command(function: Callable[..., Any], name: str) -> Any:
    """A function annotated for Typer as a command of its own."""
    app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
    app.command(name, context_settings={"help_option_names": ["-h", "--help"]})(function)
    return typer.main.get_command(app)


class LazyGroup(TyperGroup):
    """Lists short helps without importing anything; imports a command when it is about to run."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command of this name, the real one."""
        name, command, rest = super().resolve_command(ctx, args)
        if name in LAZY:
            module, function = LAZY[name].split(":")
            command = as_command(getattr(importlib.import_module(module), function), name)
        return name, command, rest


class SolveGroup(TyperGroup):
    """``parlwr solve GAME``: the games whose folder has a ``command.py`` with ``solve``."""

    def list_commands(self, ctx: Any) -> list[str]:
        """The games that can be asked for a solution."""
        return [name for name in names() if importlib.util.find_spec(f"{PACKAGE}.{name}.command") is not None]

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """The game's own command; BadInput where it has none."""
        if cmd_name not in self.list_commands(ctx):
            known = ", ".join(self.list_commands(ctx)) or "none"
            raise BadInput(f"nothing to solve in {cmd_name!r}; games with a solver: {known}")
        return as_command(load(cmd_name, "command").solve, cmd_name)
