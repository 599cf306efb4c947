"""table.name: 1 to 24 visible characters, without control or direction marks."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlwr.kernel import Refused
from parlwr.tables.names import LONGEST, bot_name, check_name


@pytest.mark.parametrize(
    ("raw", "shown"),
    [
        ("Ann", "Ann"),
        ("  Ann  ", "Ann"),
        ("Si\u0061\u0302n", "Siân"),
        ("Ŵyn ap Llŷr", "Ŵyn ap Llŷr"),
        ("<script>alert(1)</script", "<script>alert(1)</script"),
        ("O'Brien & Co", "O'Brien & Co"),
        ("李小龍", "李小龍"),
        ("محمد", "محمد"),
        ("😀", "😀"),
        ("Siân \U0001f3f4\U000e0067\U000e0062\U000e0077\U000e006c\U000e0073\U000e007f",) * 2,  # the flag of Wales
        ("\U0001f469\u200d\U0001f469\u200d\U0001f467",) * 2,  # two women and a girl, one picture
        ("x" * 24, "x" * 24),
        ("q\u0307\u0323" * 24, "q\u0323\u0307" * 24),
        ("{ $name }", "{ $name }"),
    ],
)
def test_names_that_are_good(raw: str, shown: str) -> None:
    assert check_name(raw) == shown


@pytest.mark.parametrize(
    ("raw", "why"),
    [
        ("", "empty"),
        ("A\u200dB", "characters"),
        ("A\U000e0067\U000e0062", "characters"),
        ("\U0001f3f4\U000e0067", "characters"),
        ("    ", "empty"),
        ("x" * 25, "long"),
        ("x" * 10_000, "long"),
        ("x" + " " * 200 + "y", "long"),
        ("a\tb", "characters"),
        ("a\nb", "characters"),
        ("a\x00b", "characters"),
        ("\u202eevil", "characters"),
        ("a\u200fb", "characters"),
        ("a\u2066b\u2069", "characters"),
        ("a\u200bb", "characters"),
        ("\ufeffa", "characters"),
        ("a\u00adb", "characters"),
        ("a\u00a0b", "characters"),
        ("a\u2003b", "characters"),
        ("a\u2028b", "characters"),
        ("\u3164", "characters"),
        ("\u2800", "characters"),
        ("\ue000", "characters"),
        ("\ud800", "characters"),
        ("Z\u0300\u0301\u0302\u0303algo", "characters"),
    ],
)
def test_names_that_are_none(raw: str, why: str) -> None:
    with pytest.raises(Refused) as caught:
        check_name(raw)
    assert caught.value.rule == "table.name"
    assert caught.value.say == {"why": why, "most": LONGEST}


@given(st.text(max_size=60))
def test_whatever_is_accepted_is_clean(raw: str) -> None:
    try:
        name = check_name(raw)
    except Refused:
        return
    assert name == unicodedata.normalize("NFC", name) == name.strip()
    assert 1 <= len(name) <= 3 * LONGEST
    assert not any(unicodedata.category(one) in ("Cc", "Cf", "Cs", "Zl", "Zp") for one in name)
    assert check_name(name) == name


def test_bots_at_a_table_have_different_names() -> None:
    names: list[str | None] = ["Juma"]
    for _ in range(30):
        names.append(bot_name(names, 17))
    assert len(set(names)) == 31
    for name in names:
        assert check_name(str(name)) == name
