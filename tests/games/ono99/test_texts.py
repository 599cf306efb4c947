"""Whatever a game says can be said in every language, with all its facts."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.games.ono99.table import SINGLE, Table
from tests.games.ono99.test_view import EVERY

from parlwr.games.ono99 import GAME
from parlwr.games.ono99.cards import CODES
from parlwr.games.ono99.rulebook import RULES
from parlwr.kernel import FastDice, Refused, message_id
from parlwr.text import LANGUAGES, Texts, text_id

NAMES = ["Nia", "Juma", "Bot Brân", "Ŵyn"]


def render(texts: Texts, message: str, attr: str | None, facts: dict[str, Any]) -> str:
    text, errors = texts.render(message, attr, **texts.facts(facts, NAMES))
    assert not errors, (message, errors)
    assert "{" not in text
    return text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_events(lang: str) -> None:
    texts = Texts(lang, "ono99")
    seen = set()
    for seed, options in enumerate(EVERY):
        dice = FastDice(seed)
        state = GAME.start(GAME.read(options, 4), 4, dice)
        while GAME.result(state) is None:
            seat = dice.choice(GAME.to_act(state))
            for event in GAME.play(state, seat, dice.choice(GAME.actions(state, seat)), dice):
                facts = msgspec.to_builtins(GAME.show(event, 0))
                kind = facts.pop("type")
                seen.add(kind)
                render(texts, f"ono99-event-{text_id(kind)}", None, facts)
    assert len(seen) >= 13


@pytest.mark.parametrize("lang", LANGUAGES)
def test_refusals(lang: str) -> None:
    """Every id that can refuse, as it really refuses."""
    texts = Texts(lang, "ono99")
    table = Table("9 ono99 play2 8 3", "2 3 4 5", "2 3 4 5", options={**SINGLE, "draw": "race"}, total=90, owed=2)
    new = Table("9 ono99 play2 8", "0 3 4 5", total=80)
    zero = Table("9 ono99 play2 8", "hold 3 4 5", options={**SINGLE, "zero_rule": True}, total=81)
    play = {"type": "play"}
    found = [
        (table, 1, {**play, "card": "2"}),
        (table, 0, {**play, "card": "7"}),
        (table, 0, {**play, "card": "9"}),
        (table, 0, {**play, "card": "play2"}),
        (table, 0, {**play, "card": "ono99"}),
        (table, 0, {"type": "exchange"}),
        (table, 0, {"type": "draw"}),
        (new, 0, {"type": "exchange"}),
        (zero, 0, {**play, "card": "ono99"}),
    ]
    refused_by = set()
    for where, seat, action in found:
        with pytest.raises(Refused) as caught:
            where.act(seat, **action)
        refused_by.add(caught.value.rule)
        sentence = render(texts, message_id(caught.value.rule), "refused", caught.value.say)
        assert sentence.endswith(".")
    race = Table("2 3 4 5", "6 7 8 9", options={**SINGLE, "draw": "race"}).play(0, "2").play(1, "6")
    refused_by.add("ono99.draw.forfeit")
    render(texts, "ono99-draw-forfeit", "refused", race.refused(0, "ono99.draw.forfeit", type="draw"))
    assert refused_by == {rule.id for rule in RULES if rule.refuses}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_option_and_rule_has_words(lang: str) -> None:
    texts = Texts(lang, "ono99")
    assert all(texts.has(f"ono99-card-{text_id(code)}") for code in CODES)
    for spec in GAME.option_specs():
        option = f"ono99-option-{text_id(spec.name)}"
        assert texts.has(option)
        assert texts.has(option, "help")
        assert all(texts.has(f"{option}-{text_id(value)}") for value in spec.values)
    for rule in RULES:
        assert texts.has(message_id(rule.id), "rule")
        assert texts.has(message_id(rule.id), "refused") == rule.refuses
        assert texts.has(f"ono99-section-{rule.section}")
        assert rule.source != "decision" or texts.has(message_id(rule.id), "note")
