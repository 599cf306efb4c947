"""A host's own wording over ours: good messages are taken, bad ones are said and leave ours as it is."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from hypothesis import given, settings
from hypothesis import strategies as st

from parlwr.kernel import BadInput
from parlwr.tables.house import HOUSE, furnish
from parlwr.text import LANGUAGES, Texts, overlay, source
from parlwr.text.overlay import clear
from parlwr.text.texts import original


@pytest.fixture(autouse=True)
def ours_again(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv(HOUSE, "")  # put back as it was, whatever the test makes of it
    yield
    clear()


def lay(text: str, lang: str = "en", part: str = "common") -> tuple[int, list[str]]:
    return overlay(lang, part, text.encode())


def whole(lang: str, part: str) -> None:
    """Every message and every part of one is there, whatever was laid over."""
    there, mine = (
        {
            (entry.id.name, tuple(one.id.name for one in entry.attributes), entry.value is not None)
            for entry in FluentParser().parse(text).body
            if isinstance(entry, ast.Message)
        }
        for text in (source(lang, part), original(lang, part))
    )
    assert there == mine


def test_a_message_of_the_host_s_and_all_others_as_they_were() -> None:
    before = Texts("cy").format("ui-rules")
    assert lay("ui-hello = Croeso i Glwb Cwm-gwynt!\n", "cy") == (1, [])
    assert Texts("cy").format("ui-hello") == "Croeso i Glwb Cwm-gwynt!"
    assert Texts("cy", "ono99").format("ui-hello") == "Croeso i Glwb Cwm-gwynt!"
    assert Texts("cy").format("ui-rules") == before
    assert Texts("en").format("ui-hello") == "Come in, sit down, play."
    whole("cy", "common")
    clear()
    assert source("cy", "common") == original("cy", "common")


def test_a_part_of_a_message_leaves_its_other_parts() -> None:
    assert lay("table-host =\n    .refused = Ask the club's secretary.\n") == (1, [])
    texts = Texts("en")
    assert texts.format("table-host", "refused") == "Ask the club's secretary."
    assert texts.format("table-host") == "The host"
    assert texts.has("table-host", "note")


def test_plurals_and_facts_may_be_used() -> None:
    text = "ui-points = { $points ->\n    [one] { $points } wee point\n   *[other] { $points } points\n}\n"
    count, problems = lay(text)
    assert count == 1, problems
    assert Texts("en").format("ui-points", points=1) == "1 wee point"
    assert Texts("en").format("ui-points", points=2) == "2 points"


BAD = {
    "ui-nosuch = Hello\n": "line 1: ui-nosuch: there is no such message",
    "# a word\n\nono99 = UNO\n": "line 3: ono99: there is no such message",
    "ui-hello = Hello, { $name }\n": "line 1: ui-hello: asks for $name, which is not told here",
    "ui-setup = A table\n": "line 1: ui-setup: leaves out $game",
    "ui-setup = A table for { $gmae }\n": "line 1: ui-setup: asks for $gmae, which is not told here ($game is)",
    "ui-hello =\n    .extra = x\n": "line 1: ui-hello.extra: ours has no such part",
    "ui-hello = { ui-rules }\n": "line 1: ui-hello: names another message (ui-rules)",
    "ui-hello = { -brand }\n": "line 1: ui-hello: names another message (brand)",
    'ui-points = { $points } { NUMBER("x") }\n': "ui-points: cannot be made into a sentence",
    'ui-hello = {{{{{{{{{ "x" }}}}}}}}}\n': "line 1: ui-hello: its brackets are too deep",
    "ui-hello = { SHOUT(1) }\n": "line 1: ui-hello: there is no SHOUT()",
    "-brand = Parlwr\n": "line 1: -brand: terms of your own are not read",
    "ui-hello = { $a\n": "line 1 cannot be read",
    "what is this?\n": "line 1 cannot be read",
    "<html>\n": "line 1 cannot be read",
}


@pytest.mark.parametrize(("text", "why"), BAD.items())
def test_what_is_no_good_is_said_and_left_out(text: str, why: str) -> None:
    before = source("en", "common")
    count, problems = lay(text)
    assert count == 0
    assert len(problems) == 1
    assert problems[0].startswith(why), problems
    assert source("en", "common") == before


def test_a_bad_message_spoils_no_good_one() -> None:
    count, problems = lay(
        "ui-hello = Welcome!\nui-nosuch = x\nui-setup = Without\nui-hello-more = { $x\nui-rules = The rules\n"
    )
    assert count == 2
    assert [problem.split(":")[0] for problem in problems] == ["line 2", "line 3", "line 4 cannot be read"]
    assert Texts("en").format("ui-hello") == "Welcome!"
    assert Texts("en").format("ui-rules") == "The rules"
    assert Texts("en").format("ui-setup", game="Go") == "A table for Go"
    whole("en", "common")


def test_the_same_message_twice() -> None:
    count, problems = lay("ui-hello = One\nui-hello = Two\n")
    assert (count, problems) == (1, ["line 2: ui-hello stands there twice: the first counts"])
    assert Texts("en").format("ui-hello") == "One"


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"ui-hello = \xff\n", "is not UTF-8 (byte 11)"),
        (b"# x\n" * 300_000, "larger than"),
        (b"ui-hello = " + b"{" * 50_000, "its brackets are too deep"),
    ],
)
def test_a_file_that_is_none(data: bytes, why: str) -> None:
    with pytest.raises(BadInput, match=re.escape(why)):
        overlay("en", "common", data)
    assert source("en", "common") == original("en", "common")


@settings(max_examples=12, deadline=None)
@given(
    text=st.text(alphabet=st.sampled_from("ui-helostp { } $=\n.*[]->\"'1#äX("), max_size=120),
    lang=st.sampled_from(LANGUAGES),
)
def test_no_file_at_all_takes_a_sentence_away(text: str, lang: str) -> None:
    overlay(lang, "common", ("ui-hello = " + text).encode())
    whole(lang, "common")
    texts = Texts(lang)
    assert texts.render("ui-hello")[1] == []
    assert texts.render("ui-rules")[1] == []
    clear()


def test_the_house_s_folder(tmp_path: Path) -> None:
    files = {
        "text/cy.ftl": "\ufeffui-hello = Croeso!\r\nui-rules = Rheolau'r clwb\r\n",
        "text/fr.ftl": "ui-hello = Bonjour\n",
        "text/en.ftl": "ui-nothing = x\n",
        "ono99/text/en.ftl": "ono99 = Ninety-nine\n",
        "ono99/text/sw.ftl": "ono99-nothing = x\nono99 = Tisini na tisa\n",
        "whist/text/en.ftl": "whist = Whist\n",
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(text.encode())
    problems: list[str] = []
    assert furnish(tmp_path, problems.append) == [
        "ono99/text/en: 1 message",
        "ono99/text/sw: 1 message",
        "text/cy: 2 messages",
    ]
    assert [problem.removeprefix(f"{tmp_path}/").split(" ")[0] for problem in problems] == [
        "ono99/text/sw.ftl:",
        "text/en.ftl:",
        "text/fr.ftl:",
        "whist:",
    ]
    assert Texts("cy").format("ui-rules") == "Rheolau'r clwb"
    assert Texts("en", "ono99").format("ono99") == "Ninety-nine"
    assert Texts("en", "ono99").has("ono99", "about")


def test_who_speaks_to_nobody_reads_none(tmp_path: Path) -> None:
    (tmp_path / "text").mkdir()
    (tmp_path / "text/en.ftl").write_text("ui-hello = Hello\n")
    assert furnish(tmp_path, wording=False) == []
    assert source("en", "common") == original("en", "common")
