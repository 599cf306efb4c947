"""The rules in reading order. Their words are in ``text/*.ftl``, their proof in ``scenarios/*.yaml``."""

from parlwr.kernel.rules import Rule

__all__ = ["RULES"]

RULES: tuple[Rule, ...] = (
    Rule("clue.players", "setup", "publisher"),
    Rule("clue.cards.normal", "setup", "seed"),
    Rule("clue.cards.advanced", "setup", "seed"),
    Rule("clue.crime", "setup", "seed"),
    Rule("clue.deal", "setup", "seed"),
    Rule("clue.casefile", "setup", "seed"),
    Rule("clue.first", "setup", "seed"),
    Rule("clue.ask", "questions", "seed", refuses=True),
    Rule("clue.ask.any", "questions", "decision"),
    Rule("clue.ask.order", "questions", "seed"),
    Rule("clue.turn", "questions", "seed", refuses=True),
    Rule("clue.show.must", "showing", "seed", refuses=True),
    Rule("clue.show.choice", "showing", "seed"),
    Rule("clue.show.private", "showing", "seed"),
    Rule("clue.show.hide-both", "showing", "seed"),
    Rule("clue.accuse", "accusing", "seed", refuses=True),
    Rule("clue.accuse.case-file", "accusing", "seed", refuses=True),
    Rule("clue.accuse.join", "accusing", "seed"),
    Rule("clue.accuse.solo", "accusing", "seed"),
    Rule("clue.accuse.wrong", "accusing", "seed"),
    Rule("clue.turn.order", "accusing", "seed"),
    Rule("clue.accuse.many", "together", "seed"),
    Rule("clue.accuse.many.order", "together", "seed", refuses=True),
    Rule("clue.accuse.many.none", "together", "seed"),
    Rule("clue.last", "ending", "decision"),
)
