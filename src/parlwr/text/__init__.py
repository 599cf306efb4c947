"""Rule ids, event types and facts as sentences in English, Welsh and Swahili.

The server sends ids and facts; whoever speaks to a person (the command line, the browser) turns them into words.
"""

from .lists import join
from .overlay import overlay
from .rulebook import Entry, Rulebook, Section, rulebook, rules_of
from .shelf import shelf
from .texts import LANGUAGES, Language, MissingText, Texts, card_id, source, text_id

__all__ = [
    "LANGUAGES",
    "Entry",
    "Language",
    "MissingText",
    "Rulebook",
    "Section",
    "Texts",
    "card_id",
    "join",
    "overlay",
    "rulebook",
    "rules_of",
    "shelf",
    "source",
    "text_id",
]
