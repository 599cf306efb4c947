"""``parlwr arena``: bots against each other."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from parlwr.kernel import BadInput

from .arena import Report, run
from .settings import LIMIT, check

__all__ = ["arena"]

TOLD = 10
"""Ways of forfeiting that are told; the rest are counted."""


def arena(
    game: Annotated[str, typer.Argument(help="The game, by its name.")],
    bots: Annotated[
        str,
        typer.Option(help="One bot for each seat, with commas between: names, or module:Class for your own."),
    ],
    games: Annotated[int, typer.Option(help="How many games. Each deal is played once for every rotation of seats.")],
    seed: Annotated[str, typer.Option(help="Any text or number: the same seed, the same games.")] = "0",
    jobs: Annotated[int, typer.Option(help="How many processes share the work; 0: one for each core.")] = 1,
    options: Annotated[str, typer.Option(help='The game\'s options as JSON, such as \'{"edition":"1980"}\'.')] = "{}",
    limit: Annotated[float, typer.Option(help="Seconds a bot may take for one turn before it forfeits.")] = LIMIT,
    rules: Annotated[
        str | None, typer.Option(help="An older version of the game's rules.  [default: the newest]")
    ] = None,
    resume: Annotated[
        Path | None,
        typer.Option(help="Keep the run in this file; if it was stopped, the same command goes on with it."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")] = False,
) -> None:
    """Let bots play against each other and tell who wins how often.

    Seats rotate over the same deals, so that luck is shared out evenly. The intervals are Wilson's, 95 %. A win shared
    by k bots counts 1/k for each. A bot that fails, answers an illegal act or does not answer in time forfeits that
    game, and the others share the win.
    """
    if jobs < 0:
        raise BadInput(f"jobs: {jobs}; at least one process must play")
    names = [name.strip() for name in bots.split(",")]
    settings = check(game, names, games, seed, _options(options), limit, [str(Path.cwd())], rules)
    found = _run(settings, jobs or _cores(), resume)
    if as_json:
        sys.stdout.write(msgspec.json.encode(found).decode() + "\n")
    else:
        _show(found)
    _tell_forfeits(found)


def _options(text: str) -> Any:
    try:
        read = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadInput(f"options: {text!r} is not JSON: {error}") from None
    if not isinstance(read, dict):
        raise BadInput(f"options: {text!r} is not a JSON object")
    return read


def _cores() -> int:
    from joblib import cpu_count

    return int(cpu_count())


def _run(settings: Any, jobs: int, resume: Path | None) -> Report:
    """The run under a progress bar, on the error stream of a terminal."""
    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[speed]}"),
        TimeRemainingColumn(),
    )
    latest: Report | None = None
    try:
        with Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as bar:
            task = bar.add_task(settings.game, total=settings.games, speed="")

            def progress(report: Report) -> None:
                nonlocal latest
                latest = report
                bar.update(task, completed=report.games, speed=f"{report.games_per_s:.1f} games/s")

            return run(settings, jobs=jobs, path=[str(Path.cwd())], resume=resume, progress=progress)
    except KeyboardInterrupt:
        if latest is not None:
            _show(latest, console)
        how = f"--resume {resume} goes on from here" if resume is not None else "with --resume FILE it could go on"
        games = latest.games if latest is not None else 0
        console.print(f"stopped after {games} of {settings.games} games; {how}", highlight=False)
        raise typer.Exit(130) from None


def _show(found: Report, console: Console | None = None) -> None:
    table = Table(title=f"{found.game}: {found.games} games, {found.games_per_s:.1f} a second; par {found.par:.1%}")
    table.add_column("bot")
    for column in ("wins", "rate", "95 % from", "to", "forfeits"):
        table.add_column(column, justify="right")
    for bot in found.bots:
        wins = f"{bot.wins:.0f}" if bot.wins % 1 == 0 else f"{bot.wins:.2f}"
        rates = (f"{value:.2%}" for value in (bot.rate, bot.low, bot.high))
        table.add_row(bot.name, wins, *rates, str(bot.forfeits))
    (console or Console()).print(table)
    if found.nobody:
        (console or Console()).print(f"{found.nobody} games without a winner")


def _tell_forfeits(found: Report) -> None:
    """One line for each way in which a bot forfeited, on the error stream."""
    ways = Counter((forfeit.bot, forfeit.why) for forfeit in found.forfeits)
    first = {(forfeit.bot, forfeit.why): forfeit.game for forfeit in reversed(found.forfeits)}
    for (place, why), games in ways.most_common(TOLD):
        who = f"{found.settings.bots[place]} (bot {place + 1})"
        sys.stderr.write(f"{who} forfeited {games} games, the first of them game {first[place, why]}: {why}\n")
    if len(ways) > TOLD:
        sys.stderr.write(f"… and {sum(ways.values()) - sum(n for _, n in ways.most_common(TOLD))} more forfeits\n")
