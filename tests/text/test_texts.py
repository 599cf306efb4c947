"""Sentences from ids and facts."""

from __future__ import annotations

import pytest

from parlwr.kernel import BadInput, registry
from parlwr.text import LANGUAGES, MissingText, Texts, card_id, rulebook, source, text_id


def test_ids_of_cards_and_rules() -> None:
    assert [text_id(code) for code in ("-10", "dining_room", "7", "play2")] == ["minus10", "dining-room", "7", "play2"]
    assert card_id("ono99", "-10") == "ono99-card-minus10"


def test_a_refusal_names_players_and_cards() -> None:
    texts = Texts("en", "clue")
    assert texts.facts({"card": "dining_room"}) == {"card": texts.format("clue-card-dining-room")}
    assert texts.facts({"cards": ["plum", "rope"]})["cards"] == f"{texts.card('plum')} and {texts.card('rope')}"
    assert texts.facts({"seat": 1, "by": 0, "n": 1}, ["Ann", "Bob"]) == {"seat": "Bob", "by": "Ann", "n": 1}
    assert texts.facts({"seats": [0, 1], "seat": 7}, ["Ann", "Bob"]) == {"seats": "Ann and Bob", "seat": "Seat 7"}
    assert texts.facts({"good": True, "none": None, "odd": {"a": 1}}) == {"good": "true", "none": "", "odd": "{'a': 1}"}
    assert Texts("cy", "clue").facts({"seats": [0, 1]}) == {"seats": "Sedd 0 a Sedd 1"}
    assert Texts("en").refusal("table.over", {}) == "The game is over."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refusal_of_options_says_which_and_how_many_may_play(lang: str) -> None:
    texts = Texts(lang, "ono99")
    say = {"option": "target", "value": 5, "low": 1, "high": 1000}
    assert texts.format("ono99-option-target") in texts.refusal("table.options", say)
    sentence = texts.refusal("table.options", {"option": "seats", "value": 7, "low": 2, "high": 6})
    assert all(number in sentence for number in "267")
    assert "nothing" in texts.refusal("table.options", {"option": "nothing"})


def test_a_card_without_a_name_is_its_code() -> None:
    assert Texts("en", "quiddler").card("qu") == "qu"


def test_a_missing_message_is_no_silent_english() -> None:
    with pytest.raises(MissingText, match=r"no text nothing\.refused in cy"):
        Texts("cy").format("nothing", "refused")
    with pytest.raises(MissingText):
        Texts("cy", fall_back=True).format("nothing")


def test_english_is_taken_where_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    from parlwr.text import texts as module

    real = module.source
    monkeypatch.setattr(module, "source", lambda lang, part: "a = A" if lang == "en" else real(lang, part))
    module._bundle.cache_clear()
    try:
        assert Texts("cy", fall_back=True).format("a") == "A"
        assert Texts("cy", fall_back=True).format("table-over") == "Gêm sydd ar ben"
        with pytest.raises(MissingText):
            Texts("cy").format("a")
    finally:
        module._bundle.cache_clear()


def test_an_argument_not_given_leaves_its_name() -> None:
    text, errors = Texts("en").render("text-seat")
    assert text == "Seat seat"
    assert errors


def test_welsh_has_six_plural_forms(monkeypatch: pytest.MonkeyPatch) -> None:
    from parlwr.text import texts as module

    forms = "\n".join(f" [{form}] {form}" for form in ("zero", "one", "two", "few", "many"))
    monkeypatch.setattr(module, "source", lambda lang, part: f"n = {{ $n ->\n{forms}\n *[other] other\n }}\n")
    module._bundle.cache_clear()
    try:
        found = [Texts("cy").format("n", n=n) for n in (0, 1, 2, 3, 6, 4)]
    finally:
        module._bundle.cache_clear()
    assert found == ["zero", "one", "two", "few", "many", "other"]


def test_no_marks_of_isolation_in_a_terminal() -> None:
    assert "\u2068" not in Texts("cy").seat(3)


@pytest.mark.parametrize(("lang", "part"), [("de", "common"), ("en", "chess"), ("..", "common"), ("en", "../en")])
def test_there_is_no_other_text(lang: str, part: str) -> None:
    with pytest.raises(BadInput):
        source(lang, part)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [*registry.names(), "table"])
def test_a_rulebook_has_every_rule_once_in_order(game: str, lang: str) -> None:
    from parlwr.text import rules_of

    book = rulebook(game, lang)
    assert [entry.id for section in book.sections for entry in section.entries] == [rule.id for rule in rules_of(game)]
    assert len({section.title for section in book.sections}) == len(book.sections), "a section comes twice"
    for section in book.sections:
        for entry in section.entries:
            assert entry.title
            assert entry.rule
            assert "{" not in entry.title + entry.rule + (entry.note or "")
            assert entry.note or entry.source != "decision", f"{entry.id} is our decision: it needs a footnote"


def test_there_is_no_other_rulebook() -> None:
    with pytest.raises(BadInput):
        rulebook("chess", "en")
    with pytest.raises(BadInput):
        rulebook("table", "de")
