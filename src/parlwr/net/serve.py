"""``parlwr serve``: the web server."""

from __future__ import annotations

import os
import socket
import sys
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from ..kernel import BadInput
from ..tables.clearing import Keep
from ..tables.house import HOUSE
from .place import Place, Proxies
from .serving import Settings, serve_one
from .workers import serve_many

__all__ = ["command", "default_database", "house_address"]

DB = "PARLWR_DB"
"""The environment variable for the database: unlike an option, other users of the machine cannot read it."""


class YesNo(StrEnum):
    """What an option says that is on unless it is put off."""

    yes = "yes"
    no = "no"


def default_database() -> Path:
    """The SQLite file in the user's data folder: ``$XDG_DATA_HOME/parlwr/parlwr.sqlite``, or the system's like."""
    if os.name == "nt":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData/Local"))
    elif sys.platform == "darwin":
        base = Path.home() / "Library/Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share")
    return base / "parlwr" / "parlwr.sqlite"


def house_address() -> str:
    """This machine's address in the local network. Sends nothing: connecting a UDP socket only picks the way out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def check_folder(database: str) -> None:
    """Refuse an SQLite file in a folder that is not there: more likely a slip of the pen than a wish."""
    if "://" not in database:
        path: str | None = database
    elif database.startswith("sqlite"):
        path = database.partition("://")[2].partition("?")[0][1:]
    else:
        return
    if path and not path.startswith((":memory:", "file:")) and not (folder := Path(path).expanduser().parent).is_dir():
        raise BadInput(f"database {database!r}: there is no folder {str(folder)!r}")


def command(
    host: Annotated[str | None, typer.Option(help="Address to listen on.  [default: 127.0.0.1]")] = None,
    port: Annotated[int, typer.Option(min=0, max=65535, help="Port to listen on.")] = 8000,
    lan: Annotated[
        bool, typer.Option("--lan", help="Listen on the local network, and show a QR code for phones.")
    ] = False,
    db: Annotated[
        str | None,
        typer.Option(envvar=DB, help="Database: an SQLite file or a URL.  [default: a file in your data folder]"),
    ] = None,
    base_url: Annotated[
        str | None,
        typer.Option(help="The address at which people reach the parlour: https://HOST or https://HOST/FOLDER."),
    ] = None,
    behind_proxy: Annotated[
        bool, typer.Option("--behind-proxy", help="Trust X-Forwarded-For and X-Forwarded-Proto of whoever connects.")
    ] = False,
    trusted_proxy: Annotated[
        list[str] | None, typer.Option(help="Trust them of this proxy only (ADDRESS or ADDRESS/BITS); repeatable.")
    ] = None,
    origin: Annotated[
        list[str] | None, typer.Option(help="Another origin whose pages may play here (https://host); repeatable.")
    ] = None,
    workers: Annotated[int, typer.Option(min=1, max=64, help="Processes that serve; more than one on PostgreSQL.")] = 1,
    redis: Annotated[
        str | None,
        typer.Option(help="A Redis (redis://host) that carries the news between workers.  [default: NOTIFY]"),
    ] = None,
    house: Annotated[
        Path | None,
        typer.Option(envvar=HOUSE, help="A folder of your own additions: word lists, wording (see docs/operating.md)."),
    ] = None,
    listed: Annotated[YesNo, typer.Option(help="Whether hosts may have their tables listed in the lobby.")] = YesNo.yes,
    keep_finished: Annotated[float, typer.Option(min=0, help="Days that finished tables are kept; 0: for ever.")] = 0,
    keep_open: Annotated[
        float, typer.Option(min=0, help="Days that tables are kept which never began; 0: for ever.")
    ] = 30,
    thinkers: Annotated[
        int | None, typer.Option(min=1, help="Processes that bots think in.  [default: one less than the cores]")
    ] = None,
    sockets: Annotated[int, typer.Option(min=1, help="WebSockets one address may open.")] = 200,
    log_level: Annotated[str, typer.Option(help="debug, info, warning or error.")] = "info",
    log_json: Annotated[
        bool | None, typer.Option("--log-json/--log-text", help="Logs as JSON.  [default: unless a terminal reads]")
    ] = None,
) -> None:
    """Serve the parlour to browsers."""
    where = host if host is not None else ("0.0.0.0" if lan else "127.0.0.1")  # noqa: S104 - asked for by --lan
    if db:
        check_folder(db)
    settings = Settings(
        host=where,
        port=port,
        shown=house_address() if lan and where in ("0.0.0.0", "::") else where,  # noqa: S104
        lan=lan,
        db=db or str(default_database()),
        redis=redis,
        proxies=Proxies(trusted_proxy or (), first=behind_proxy),
        place=Place.read(base_url) if base_url else Place(),
        listing=listed is YesNo.yes,
        keep=Keep(keep_finished, keep_open),
        origins=frozenset(origin or ()),
        house=house,
        thinkers=thinkers,
        sockets=sockets,
        log_level=log_level,
        pretty=not log_json if log_json is not None else sys.stderr.isatty(),
    )
    if workers > 1:
        serve_many(settings, workers, _welcome)
    else:
        serve_one(settings, _welcome)


def _welcome(settings: Settings, port: int) -> None:
    host = settings.shown
    address = settings.place.url or (f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}")
    print(f"Parlwr: {address}", flush=True)
    if settings.lan:
        import segno

        segno.make(address, error="m").terminal(compact=True)
        sys.stdout.flush()
