"""The tree of errors. A message holds the offending input and where it stands.

::

    ParlwrError
    ├── Refused          an action or request that a rule forbids: the rule's id and the facts
    ├── BadInput         a file, option or argument that cannot be read (exit code 2 on the command line)
    │   ├── BadRecord    a record that is no record, or that does not play to the end it claims
    │   │   └── UnknownRules  it was played under a version of the rules that this program does not play
    │   └── BadScenario  a scenario that cannot be laid out
    └── BrokenLaw        a game that breaks a promise every game makes (used by parlwr.testing)
"""

from __future__ import annotations

from typing import Any

__all__ = ["BadInput", "BadRecord", "BadScenario", "BrokenLaw", "ParlwrError", "Refused", "UnknownRules"]


class ParlwrError(Exception):
    """The root of all errors that Parlwr raises on purpose."""


class Refused(ParlwrError):
    """An action that a rule forbids. Nothing has changed.

    ``rule`` is the rule's dotted id (``ono99.limit``); ``say`` the facts its sentence needs, plain JSON values
    that the refused player may know.
    """

    def __init__(self, rule: str, **say: Any) -> None:
        super().__init__(rule, say)
        self.rule = rule
        self.say = say

    def __str__(self) -> str:
        facts = ", ".join(f"{key}={value!r}" for key, value in self.say.items())
        return f"{self.rule} ({facts})" if facts else self.rule

    def message(self) -> dict[str, Any]:
        """The refusal as it leaves the building: ``{"refused": rule, "say": facts}``."""
        return {"refused": self.rule, "say": self.say}


class BadInput(ParlwrError):
    """Input that cannot be used; the message says what and where."""


class BadRecord(BadInput):
    """A record that is malformed, or whose actions its rules refuse."""


class UnknownRules(BadRecord):
    """A version of a game's rules that this program does not play; ``plays``: those it does, newest first."""

    def __init__(self, game: str, rules: str, plays: list[str]) -> None:
        super().__init__(f"{game} by rules {rules[:40]!r}; this program plays {', '.join(map(repr, plays))}")
        self.game = game
        self.rules = rules
        self.plays = plays


class BadScenario(BadInput):
    """A scenario that is malformed or lays out an impossible table."""


class BrokenLaw(ParlwrError):
    """A game that breaks one of the laws of :mod:`parlwr.testing`."""

    def __init__(self, law: str, what: str) -> None:
        super().__init__(f"law of {law}: {what}")
        self.law = law
        self.what = what
