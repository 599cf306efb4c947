"""The commands and their options; what they do is in the modules beside this one."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from .lazy import LazyGroup, SolveGroup

__all__ = ["app", "command"]

HELP = {"help_option_names": ["-h", "--help"]}

app = typer.Typer(
    cls=LazyGroup,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings=HELP,
    help="A parlour of your own: four table games with people and bots, in English, Welsh and Swahili.",
)
solve = typer.Typer(
    cls=SolveGroup,
    add_completion=False,
    context_settings=HELP,
    help="Solve a position: the best words, who can hold what, where a colour is.",
)

db = typer.Typer(add_completion=False, context_settings=HELP, help="Look after a server's database.")

AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
DB = "PARLWR_DB"
"""The environment variable for a database's address: unlike an option, no other user of the machine can read it."""
Database = Annotated[
    str | None, typer.Option("--db", envvar=DB, help="Database: an SQLite file or a URL.  [default: as for serve]")
]
Where = Annotated[str, typer.Argument(metavar="DB", envvar=DB, help="An SQLite file or a database URL.")]
Lang = Annotated[str | None, typer.Option("--lang", help="en, cy or sw; default: as your system says, else en.")]


def _version(wanted: bool) -> None:
    if wanted:
        from .. import __version__

        print(f"parlwr {__version__}")
        raise typer.Exit


@app.callback()
def root(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version and stop.")
    ] = False,
) -> None:
    """What all commands share."""
    from ..tables.house import HOUSE, furnish

    # serve and doctor say in their own ways what is wrong with it
    if os.environ.get(HOUSE) and context.invoked_subcommand not in ("serve", "doctor"):
        furnish(complain=lambda problem: print(f"parlwr: left out: {problem}", file=sys.stderr))


def _lazy(help_text: str) -> Any:
    def stub() -> None:
        """Never called: LazyGroup puts the real command in its place."""

    stub.__doc__ = help_text
    return stub


for _name, _help in {
    "serve": "Serve the parlour to browsers (what parlwr alone does).",
    "arena": "Let bots play against each other and count who wins.",
    "bench": "Run the project's benchmarks.",
}.items():
    app.command(_name)(_lazy(_help))


@app.command()
def check(
    files: Annotated[list[str], typer.Argument(metavar="FILE...", help="Scenario files, or folders of them.")],
    as_json: AsJson = False,
) -> None:
    """Play scenarios; exit 1 if any fails."""
    from .scenarios import check_command

    raise typer.Exit(check_command(files, as_json))


@app.command()
def replay(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="A record, or a scenario; - for standard input.")],
    seat: Annotated[int | None, typer.Option(help="Whose view; default: a spectator's.")] = None,
    at: Annotated[int | None, typer.Option(help="After how many actions; default: all.")] = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Play a record and print the view."""
    from .records import replay_command

    raise typer.Exit(replay_command(record, seat, at, as_json, lang))


@app.command()
def verify(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="A record; - for standard input.")],
    promise: Annotated[str | None, typer.Option(help="The promise you were shown before the deal.")] = None,
    nonce: Annotated[str | None, typer.Option(help="The number you added to the shuffle.")] = None,
) -> None:
    """Check the shuffle promise, and that a record plays to the end it claims; exit 1 if not."""
    from .records import verify_command

    raise typer.Exit(verify_command(record, promise, nonce))


@app.command()
def rules(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game, or 'table': what holds in every game.")],
    lang: Lang = None,
) -> None:
    """Print a rulebook, each rule with its id."""
    from .rules import rules_command

    rules_command(game, lang)


@app.command()
def doctor(
    where: Database = None,
    host: Annotated[str, typer.Option(help="Address that the server is to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535, help="Port that it is to listen on.")] = 8000,
    house: Annotated[
        Path | None, typer.Option(envvar="PARLWR_HOUSE", help="The folder of your own additions, if there is one.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Look whether a server can run here; a line for each thing it needs, exit 1 if one fails."""
    from ..net.serve import default_database
    from .doctor import doctor_command

    raise typer.Exit(doctor_command(where or str(default_database()), host, port, house, as_json=as_json))


@app.command()
def results(
    where: Database = None,
    since: Annotated[str | None, typer.Option(help="Games that ended on this date (2026-01-31) or later.")] = None,
    until: Annotated[str | None, typer.Option(help="Games that ended on this date or earlier.")] = None,
    game: Annotated[str | None, typer.Option(help="Games of this name only.")] = None,
    bom: Annotated[bool, typer.Option("--bom", help="Begin with the mark by which spreadsheets know UTF-8.")] = False,
) -> None:
    """Print how a server's finished games ended, as CSV: a line a seat."""
    from ..net.serve import default_database
    from .results import results_command

    raise typer.Exit(results_command(where or str(default_database()), since, until, game, bom=bom))


@db.command("check")
def db_check(
    where: Where,
    play: Annotated[bool, typer.Option("--play", help="Also play every log again under its rules.")] = False,
    listed: Annotated[bool, typer.Option("--list", help="Each table: its actions and its digest.")] = False,
    as_json: AsJson = False,
) -> None:
    """Look whether every table is whole, changing nothing; exit 1 if not. The same digest: the same tables."""
    from .database import check_command

    raise typer.Exit(check_command(where, play=play, listed=listed, as_json=as_json))


@db.command("prune")
def db_prune(
    where: Where,
    finished: Annotated[
        float, typer.Option(min=0, help="Delete finished tables this many days after their end; 0: none.")
    ] = 0,
    opened: Annotated[
        float, typer.Option("--open", min=0, help="Delete tables that never began this many days after they were made.")
    ] = 0,
    dry: Annotated[bool, typer.Option("--dry-run", help="Only say how many they are.")] = False,
) -> None:
    """Delete old tables for good, their logs with them; a server may go on meanwhile."""
    from ..tables.clearing import Keep
    from .database import prune_command

    raise typer.Exit(prune_command(where, Keep(finished, opened), dry=dry))


@db.command("move")
def db_move(
    source: Annotated[str, typer.Argument(metavar="SQLITE-FILE", help="Where the tables are; its server stopped.")],
    target: Annotated[str, typer.Argument(metavar="DB", help="Where they go: an empty database's URL, or a new file.")],
) -> None:
    """Carry a server's tables to another database: all of them, read back and compared, or none."""
    from .database import move_command

    raise typer.Exit(move_command(source, target))


app.add_typer(solve, name="solve")
app.add_typer(db, name="db")


def command() -> Any:
    """The whole command line as one command object."""
    return typer.main.get_command(app)
