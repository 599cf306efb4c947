"""What makes the pages an app on a phone or a desktop: the manifest, and the page shown without a connection.

Both speak the reader's language, from the same Fluent texts as everything else.
"""

from __future__ import annotations

from html import escape
from typing import Any

from ..text import LANGUAGES, Texts

__all__ = ["LANGUAGES", "manifest", "offline"]

ROOM = "#efe6d6"
"""The room's colour by day: behind the icon while the app opens."""
_ICONS = (
    ("/icon.svg", "any", "image/svg+xml", "any"),
    ("/icons/192.png", "192x192", "image/png", "any"),
    ("/icons/512.png", "512x512", "image/png", "any"),
    ("/icons/maskable-512.png", "512x512", "image/png", "maskable"),
)


def manifest(lang: str, folder: str = "") -> dict[str, Any]:
    """The web app manifest in a language, for a parlour in a folder of its site.

    One ``id`` in all languages: it is one app, whatever the language.
    """
    texts = Texts(lang)
    return {
        "id": f"{folder}/",
        "name": "Parlwr",
        "short_name": "Parlwr",
        "description": texts.format("app-about"),
        "lang": lang,
        "dir": "ltr",
        "start_url": f"{folder}/",
        "scope": f"{folder}/",
        "display": "standalone",
        "background_color": ROOM,
        "theme_color": ROOM,
        "categories": ["games"],
        "icons": [
            {"src": folder + src, "sizes": sizes, "type": kind, "purpose": purpose}
            for src, sizes, kind, purpose in _ICONS
        ],
        "shortcuts": [
            {"name": texts.format("app-mine"), "url": f"{folder}/mine", "icons": [{"src": f"{folder}/icons/192.png"}]}
        ],
    }


def offline(lang: str, folder: str = "") -> str:
    """The page for whoever opens the app while the server cannot be reached. It holds nothing of any table."""
    say = {name: escape(Texts(lang).format(f"app-offline{name}")) for name in ("", "-more", "-again")}
    return f"""<!doctype html>
<html lang="{lang}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="color-scheme" content="light dark" />
    <title>{say[""]} – Parlwr</title>
    <script src="{folder}/early.js"></script>
    <link rel="stylesheet" href="{folder}/offline.css" />
    <script type="module" src="{folder}/offline.js"></script>
  </head>
  <body>
    <main>
      <img src="{folder}/icon.svg" alt="" width="96" height="96" />
      <h1>{say[""]}</h1>
      <p>{say["-more"]}</p>
      <p><a href="">{say["-again"]}</a></p>
    </main>
  </body>
</html>
"""
