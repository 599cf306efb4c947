"""A host's own wording over ours: single messages of a ``.ftl`` file, each looked at before it is taken.

Whatever is no good is left out and said, and ours stands: no file of a host's can leave a page without a sentence, or
a sentence without its facts. What is taken is merged into our text, so that the browser and the command line read one
and the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, FluentSerializer, ast

from ..kernel import BadInput
from . import texts

__all__ = ["clear", "overlay"]

FUNCTIONS = ("NUMBER", "DATETIME")
MOST_BYTES = 1_000_000
DEEPEST = 8
"""Brackets within brackets: a plural within a choice takes four."""

Patterns = dict[str | None, ast.Pattern]


def clear() -> None:
    """Ours alone again."""
    texts.MERGED.clear()
    texts.forget()


def overlay(lang: str, part: str, data: bytes) -> tuple[int, list[str]]:
    """Lay a file over the texts of a part (``common`` or a game) in a language.

    Gives how many messages were taken, and what was left out and why, a line each. BadInput where the file as a whole
    is no good: no such language or part, no UTF-8, too large.
    """
    ours = FluentParser().parse(texts.original(lang, part))
    theirs = _parse(data)
    known = {entry.id.name: entry for entry in _messages(ours)}
    problems: list[str] = []
    taken: dict[str, Patterns] = {}
    text = data.decode("utf-8-sig")
    for entry in theirs.body:
        line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
        if isinstance(entry, ast.Junk):
            content = entry.content or ""
            line += len(content) - len(content.lstrip("\n"))
            why = entry.annotations[0].message if entry.annotations else "it is no message"
            problems.append(f"line {line} cannot be read: {why}")
        elif isinstance(entry, ast.Term):
            problems.append(f"line {line}: -{entry.id.name}: terms of your own are not read")
        elif isinstance(entry, ast.Message):
            good, wrong = _looked_at(entry, known.get(entry.id.name), entry.id.name in taken)
            problems += [f"line {line}: {one}" for one in wrong]
            if good:
                taken[entry.id.name] = good
    _merge(lang, part, ours, taken, problems)
    return len(taken), problems


def _parse(data: bytes) -> ast.Resource:
    if len(data) > MOST_BYTES:
        raise BadInput(f"larger than {MOST_BYTES} bytes")
    try:
        return FluentParser().parse(data.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise BadInput(f"is not UTF-8 (byte {error.start})") from None
    except RecursionError:
        raise BadInput("its brackets are too deep") from None


def _messages(resource: ast.Resource) -> Iterator[ast.Message]:
    return (entry for entry in resource.body if isinstance(entry, ast.Message))


def _patterns(message: ast.Message) -> Patterns:
    found: Patterns = {attribute.id.name: attribute.value for attribute in message.attributes}
    if message.value is not None:
        found[None] = message.value
    return found


def _looked_at(entry: ast.Message, own: ast.Message | None, twice: bool) -> tuple[Patterns, list[str]]:
    """What of a message is good, and what is wrong with the rest."""
    name = entry.id.name
    if own is None:
        return {}, [f"{name}: there is no such message in this file of ours"]
    if twice:
        return {}, [f"{name} stands there twice: the first counts"]
    good: Patterns = {}
    wrong = []
    there = _patterns(own)
    for attribute, pattern in _patterns(entry).items():
        who = name if attribute is None else f"{name}.{attribute}"
        if attribute not in there:
            wrong.append(f"{who}: ours has no such part")
        elif why := _wrong(pattern, there[attribute]):
            wrong.append(f"{who}: {why}")
        else:
            good[attribute] = pattern
    return good, wrong


def _wrong(pattern: ast.Pattern, own: ast.Pattern) -> str | None:
    """Why a wording cannot stand for ours."""
    if _depth(pattern) > DEEPEST:
        return "its brackets are too deep"
    asks, told = _names(pattern, ast.VariableReference), _names(own, ast.VariableReference)
    if asks - told:
        return f"asks for {_dollars(asks - told)}, which is not told here{f' ({_dollars(told)} is)' if told else ''}"
    if told - asks:
        return f"leaves out {_dollars(told - asks)}"
    if others := _names(pattern, ast.MessageReference) | _names(pattern, ast.TermReference):
        # Two that name each other would never come to an end.
        return f"names another message ({', '.join(sorted(others))}): write its words instead"
    if unknown := _names(pattern, ast.FunctionReference) - set(FUNCTIONS):
        return f"there is no {', '.join(sorted(unknown))}(); there are {' and '.join(FUNCTIONS)}"
    return None


def _depth(node: Any) -> int:
    """How many brackets stand within each other."""
    if not isinstance(node, ast.BaseNode):
        return 0
    inner = [one for value in vars(node).values() for one in (value if isinstance(value, list) else [value])]
    return isinstance(node, ast.Placeable) + max(map(_depth, inner), default=0)


def _dollars(names: set[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(names))


def _names(node: Any, kind: type[Any]) -> set[str]:
    found: set[str] = set()
    if isinstance(node, kind):
        found.add(node.id.name)
    if isinstance(node, ast.BaseNode):
        for value in vars(node).values():
            for one in value if isinstance(value, list) else [value]:
                found |= _names(one, kind)
    return found


def _merge(lang: str, part: str, ours: ast.Resource, taken: dict[str, Patterns], problems: list[str]) -> None:
    """Put the wordings into our text, each after a trial."""
    for name, patterns in list(taken.items()):
        if why := _trial(lang, patterns):
            problems.append(f"{name}: cannot be made into a sentence: {why}")
            del taken[name]
        else:
            _put(ours, name, patterns)
    if taken:
        texts.MERGED[lang, part] = FluentSerializer().serialize(ours)
    else:
        texts.MERGED.pop((lang, part), None)
    texts.forget()


def _put(resource: ast.Resource, name: str, patterns: Mapping[str | None, ast.Pattern]) -> None:
    for message in _messages(resource):
        if message.id.name == name:
            message.value = patterns.get(None, message.value)
            for attribute in message.attributes:
                attribute.value = patterns.get(attribute.id.name, attribute.value)


def _trial(lang: str, patterns: Patterns) -> str | None:
    """What goes wrong when a wording's sentences are made, with a number for every fact."""
    attributes = [ast.Attribute(ast.Identifier(name or "value"), pattern) for name, pattern in patterns.items()]
    made = ast.Resource([ast.Message(ast.Identifier("trial"), attributes=attributes)])
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(FluentSerializer().serialize(made)))
    for attribute in attributes:
        asked = _names(attribute, ast.VariableReference)
        pattern = bundle.get_message("trial").attributes[attribute.id.name]
        _, errors = bundle.format_pattern(pattern, dict.fromkeys(asked, 2))
        if errors:
            return str(errors[0])
    return None
