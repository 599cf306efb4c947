"""The rules of every table: what holds whatever the game is. Texts in ``en.ftl``, ``cy.ftl``, ``sw.ftl`` beside this.

The kernel refuses with table.over, table.malformed and table.options; the other ids belong to :mod:`parlwr.tables`.
"""

from ..kernel import Rule

__all__ = ["RULES"]

RULES: tuple[Rule, ...] = (
    Rule("table.over", "acts", "decision", refuses=True),
    Rule("table.malformed", "acts", "decision", refuses=True),
    Rule("table.stale", "acts", "decision", refuses=True),
    Rule("table.storage", "acts", "decision", refuses=True),
    Rule("table.rate", "acts", "decision", refuses=True),
    Rule("table.clock", "acts", "decision"),
    Rule("table.hints", "acts", "decision", refuses=True),
    Rule("table.rules", "acts", "decision", refuses=True),
    Rule("table.seat", "seats", "decision", refuses=True),
    Rule("table.full", "seats", "decision", refuses=True),
    Rule("table.waiting", "seats", "decision", refuses=True),
    Rule("table.nonce", "seats", "decision", refuses=True),
    Rule("table.started", "seats", "decision", refuses=True),
    Rule("table.options", "seats", "decision", refuses=True),
    Rule("table.name", "seats", "decision", refuses=True),
    Rule("table.host", "seats", "decision", refuses=True),
    Rule("table.watch", "seats", "decision", refuses=True),
    Rule("table.stand_in", "seats", "decision", refuses=True),
    Rule("table.code", "seats", "decision", refuses=True),
)
