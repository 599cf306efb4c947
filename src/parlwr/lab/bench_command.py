"""``parlwr bench``: the project's own benchmarks, peers beside it where they are installed."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from parlwr.kernel import BadInput

from .measure import Benchmark, Missing
from .playouts import playouts
from .serving import memory, restart, serve

__all__ = ["BENCHMARKS", "bench"]

BENCHMARKS: dict[str, Callable[[int, float], list[Benchmark]]] = {
    "playouts": playouts,
    "serve": serve,
    "memory": memory,
    "restart": restart,
}


def bench(
    names: Annotated[
        list[str] | None,
        typer.Argument(help=f"Which: {', '.join(BENCHMARKS)}. None named: all.", metavar="[NAME]..."),
    ] = None,
    rounds: Annotated[int, typer.Option(help="Alternating rounds; the figures are medians.")] = 5,
    seconds: Annotated[float, typer.Option(help="Seconds measured in each round.")] = 2.0,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")] = False,
) -> None:
    """Measure how fast Parlwr is, with its peers in the same run where they are installed.

    OpenSpiel and RLCard come with `pip install parlwr[bench]`, boardgame.io with `npm ci` in bench/peers.
    """
    wanted = list(dict.fromkeys(names or BENCHMARKS))
    for name in wanted:
        if name not in BENCHMARKS:
            raise BadInput(f"no benchmark {name!r}; there are {', '.join(BENCHMARKS)}")
    if rounds < 1 or not seconds > 0:
        raise BadInput(f"rounds {rounds}, seconds {seconds}: both must be more than 0")
    found: list[Benchmark] = []
    for name in wanted:
        try:
            with Console(stderr=True).status(f"measuring {name} …"):
                found += BENCHMARKS[name](rounds, seconds)
        except Missing as missing:
            if names:
                raise BadInput(f"{name}: {missing}") from None
            sys.stderr.write(f"{name}: left out: {missing}\n")
    if as_json:
        sys.stdout.write(msgspec.json.encode({"benchmarks": found}).decode() + "\n")
    else:
        _show(found)


def _show(found: list[Benchmark]) -> None:
    table = Table(title="benchmarks")
    for column in ("name", "value", "unit", "peer", "peer's", "ratio"):
        table.add_column(column, justify="right" if column in ("value", "peer's", "ratio") else "left")
    for one in found:
        theirs = "" if one.peer_value is None else _number(one.peer_value)
        ratio = "" if one.ratio is None else f"{one.ratio:.2f}"
        table.add_row(one.name, _number(one.value), one.unit, one.peer or "", theirs, ratio)
    console = Console()
    console.print(table)
    for note in dict.fromkeys(one.note for one in found if one.note):
        console.print(note, highlight=False)


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"
