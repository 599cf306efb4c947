"""Counted messages: every one is rendered with the numbers at which a language changes, and Welsh is held to its rules.

Welsh has a form of its own for 0, 1, 2, 3 and 6; Swahili and English for 1.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from parlwr.kernel.registry import names
from parlwr.text import LANGUAGES, Texts, source

from .test_files import arguments, entries, patterns
from .welsh import NOUNS, after, base, counted, forms

PARTS = ("common", *names())
CATEGORIES = {"zero": 0, "one": 1, "two": 2, "few": 3, "many": 6}
NUMBERS = (0, 1, 2, 3, 5, 6, 11, 21)

SAME_FORM: dict[str, str] = {
    "clue-ui-pick-three": "three and more are listed after a colon, and at most three are picked",
    "ono99-event-token-lost": "the number stands alone, no noun follows it; nobody has more than three",
    "quiddler-go-out.refused": "the number stands alone: y tri hyn, y chwe hyn",
    "quiddler-word-own-cards.refused": "gwaith changes for 2 and 3 only: dwywaith, teirgwaith, chwe gwaith",
    "ui-clock-left": "eiliad begins with a vowel, which no number changes",
    "ui-clock-seconds": "eiliad begins with a vowel, which no number changes",
    "ui-minutes": "m is changed by dau alone; tri munud, chwe munud",
    "ui-start-help": "sedd begins with s, which no number changes; with no free seat the text is not shown",
    "ui-won": "the names are counted, the number is not written: Enillydd, Enillwyr",
}
"""Counted Welsh messages that leave categories to ``other``, and why that is right."""

ALONE = "a ac ac ar am cyn fel gennych gyda hyn i mae mewn na neu nid o sydd yn yw y yr hon wrth ymlaen gwaith arall"
"""Words that may follow a number without being counted by it."""


# -- finding them ------------------------------------------------------------------------------------------------------


def selects(node: Any) -> Iterator[ast.SelectExpression]:
    """All select expressions below a node, outer ones first."""
    if isinstance(node, ast.SelectExpression):
        yield node
    if isinstance(node, ast.BaseNode):
        for value in vars(node).values():
            for one in value if isinstance(value, list) else [value]:
                yield from selects(one)


def keys(select: ast.SelectExpression) -> list[str]:
    """The keys of a select's variants, as written."""
    return [v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in select.variants]


def counts(select: ast.SelectExpression) -> bool:
    """Whether it selects on how many: by plural category, not by a word or by single numbers alone."""
    return any(key in CATEGORIES for key in keys(select))


def switches(select: ast.SelectExpression) -> bool:
    """Whether any key is a number or a plural category."""
    return counts(select) or any(key.lstrip("-").isdigit() for key in keys(select))


def named(part: str, lang: str) -> Iterator[tuple[str, str, str | None, Any]]:
    """All patterns of a file: (``id.attribute``, id, attribute, pattern)."""
    for name, message in entries(lang, part).items():
        for attribute, pattern in patterns(message).items():
            yield f"{name}.{attribute}" if attribute else name, name, attribute, pattern


def all_counted() -> list[tuple[str, str, str | None]]:
    """(part, id, attribute) of every message that selects on a number in any language, or counts a noun in Welsh."""
    found = dict.fromkeys(
        (part, name, attribute)
        for part in PARTS
        for lang in LANGUAGES
        for _, name, attribute, pattern in named(part, lang)
        if any(switches(select) for select in selects(pattern))
    )
    return list(found) + [one for one in bare() if one not in found]


def bare() -> list[tuple[str, str, str | None]]:
    """Welsh messages with a placeable right before a noun that is counted, whether or not they select on it."""
    found = []
    for part in PARTS:
        for _, name, attribute, pattern in named(part, "cy"):
            if any(before_noun(one) for one in every_pattern(pattern)):
                found.append((part, name, attribute))
    return found


def every_pattern(pattern: Any) -> Iterator[ast.Pattern]:
    """A pattern and those of its selects' variants."""
    yield pattern
    for select in selects(pattern):
        for variant in select.variants:
            yield variant.value


def before_noun(pattern: ast.Pattern) -> str | None:
    """The variable that stands right before a counted noun in this pattern itself, or None."""
    for one, follows in zip(pattern.elements, pattern.elements[1:], strict=False):
        is_variable = isinstance(one, ast.Placeable) and isinstance(one.expression, ast.VariableReference)
        if is_variable and isinstance(follows, ast.TextElement):
            word = re.match(r"\s([a-zâêîôûŵŷ]+)", follows.value)
            if word and base(word[1]):
                return str(one.expression.id.name)
    return None


COUNTED = all_counted()


def render(lang: str, part: str, name: str, attribute: str | None, number: int) -> list[str]:
    """The message with every argument that is selected by number at ``number``; other selects take every variant."""
    pattern = patterns(entries(lang, part)[name])[attribute]
    numeric, choices = set(), {}
    for where in LANGUAGES:
        there = patterns(entries(where, part)[name])[attribute]
        for select in selects(there):
            variable = select.selector.id.name
            if switches(select):
                numeric.add(variable)
            else:
                choices[variable] = keys(select)
    numeric |= {found for one in every_pattern(pattern) if (found := before_noun(one))}
    facts = {argument: number if argument in numeric else "Nia" for argument in arguments(pattern)}
    texts = Texts(lang, None if part == "common" else part)
    said = []
    for variable in choices or {"": [""]}:
        for choice in choices.get(variable, [""]):
            text, errors = texts.render(name, attribute, **facts | ({variable: choice} if variable else {}))
            assert not errors, (lang, name, attribute, number, errors)
            said.append(text)
    return said


# -- the tests ---------------------------------------------------------------------------------------------------------


def test_there_are_counted_messages() -> None:
    """The finder finds: in each part some, and the well known ones."""
    ids = {name for _, name, _ in COUNTED}
    assert {"ui-points", "ui-minutes", "clue-ui-cards", "quiddler-ui-cards", "ono99-ui-target"} <= ids
    assert {part for part, _, _ in COUNTED} == set(PARTS)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", NUMBERS)
def test_every_counted_message_resolves(lang: str, number: int) -> None:
    for part, name, attribute in COUNTED:
        for text in render(lang, part, name, attribute, number):
            assert text.strip(), (part, name, number)
            assert "{" not in text, (part, name, number, text)


@pytest.mark.parametrize("part", PARTS)
def test_welsh_selects_cover_its_six_categories(part: str) -> None:
    for label, _, _, pattern in named(part, "cy"):
        for select in selects(pattern):
            missing = set(CATEGORIES) - set(keys(select)) - {"zero" if "0" in keys(select) else ""}
            if counts(select) and missing:
                assert label in SAME_FORM, f"{part}: {label} has no form for {sorted(missing)}"
            if counts(select):
                assert "other" in keys(select), label


def test_the_list_of_reasons_is_needed() -> None:
    needed = {
        label
        for part in PARTS
        for label, _, _, pattern in named(part, "cy")
        for select in selects(pattern)
        if counts(select) and set(CATEGORIES) - set(keys(select))
    }
    assert set(SAME_FORM) <= needed


@pytest.mark.parametrize("lang", ["en", "sw"])
@pytest.mark.parametrize("part", PARTS)
def test_english_and_swahili_have_one_and_other(part: str, lang: str) -> None:
    for label, _, _, pattern in named(part, lang):
        for select in selects(pattern):
            if counts(select):
                assert {"one", "other"} <= set(keys(select)), label
                assert not set(keys(select)) & {"zero", "two", "few", "many"}, f"{label}: {lang} has no such form"


@pytest.mark.parametrize("number", NUMBERS)
def test_welsh_nouns_have_the_form_their_number_asks_for(number: int) -> None:
    alone = set(ALONE.split())
    for part, name, attribute in COUNTED:
        for text in render("cy", part, name, attribute, number):
            for written, word in counted(text):
                noun = base(word)
                if noun is None:
                    assert written != number or word in alone, f"{name}: is {word!r} counted in {text!r}? see NOUNS"
                else:
                    assert word == after(written, noun), f"{name}: {text!r}, not {word!r} but {after(written, noun)!r}"


@pytest.mark.parametrize("part", PARTS)
def test_welsh_numbers_in_words_and_fixed_figures(part: str) -> None:
    """Not the counted messages alone: every text of the files."""
    for label, _, _, pattern in named(part, "cy"):
        for one in every_pattern(pattern):
            text = "".join(part.value if isinstance(part, ast.TextElement) else "…" for part in one.elements)
            for written, word in counted(text):
                noun = base(word)
                if noun is not None:
                    assert word == after(written, noun), f"{label}: {written} {word} in {text!r}"


def test_the_rules_of_welsh_are_welsh() -> None:
    """The measure itself, against phrases from the grammar books."""
    said = {
        "cerdyn": "cerdyn cerdyn gerdyn cherdyn cerdyn cherdyn cerdyn",
        "pwynt": "pwynt pwynt bwynt phwynt pwynt phwynt pwynt",
        "tocyn": "tocyn tocyn docyn thocyn tocyn thocyn tocyn",
        "llythyren": "llythyren llythyren lythyren llythyren llythyren llythyren llythyren",
        "gêm": "gêm gêm gêm gêm gêm gêm gêm",
        "chwaraewr": "chwaraewr chwaraewr chwaraewr chwaraewr chwaraewr chwaraewr chwaraewr",
        "gair": "gair gair air gair gair gair gair",
        "rhes": "rhes rhes res rhes rhes rhes rhes",
    }
    for noun, phrase in said.items():
        assert [after(number, noun) for number in (0, 1, 2, 3, 5, 6, 11)] == phrase.split()
    assert all(base(form) for noun in NOUNS for form in forms(noun))


def test_a_wrong_form_is_seen() -> None:
    """Planted: what the tests above say of texts that are wrong."""
    assert [(n, w, after(n, base(w) or "")) for n, w in counted("6 pwynt, dau cerdyn, 3 thocyn")] == [
        (6, "pwynt", "phwynt"),
        (2, "cerdyn", "gerdyn"),
        (3, "thocyn", "thocyn"),
    ]
    text = "a = { $n } cerdyn\nb = { $n ->\n [one] un cerdyn\n *[other] { $n } cerdyn\n }\n"
    read = [one for one in FluentParser().parse(text).body if isinstance(one, ast.Message)]
    assert before_noun(read[0].value) == "n"
    assert [counts(select) for select in selects(read[1].value)] == [True]
    assert source("cy", "common")
