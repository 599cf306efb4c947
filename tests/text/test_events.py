"""Every event that happens in a game makes a sentence in every language, its facts filled in, for every viewer."""

from __future__ import annotations

import pytest

from parlwr.kernel import AnyGame
from parlwr.kernel.registry import games
from parlwr.testing.compare import plain
from parlwr.testing.laws.cases import Case, Trial, play_through
from parlwr.text import LANGUAGES, Texts
from parlwr.text.texts import text_id


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_events_are_told(game: AnyGame) -> None:
    texts = [Texts(lang, game.name) for lang in LANGUAGES]
    told: set[str] = set()
    for seed, options in enumerate(({}, {}, *_choices(game))):
        trial = Trial(game, Case(options, game.usual[0], seed), frozenset())
        for _, _, _, events in play_through(trial, 300):
            for event in events:
                for viewer in (None, 0, 1):
                    shown = game.show(event, viewer)
                    if shown is not None:
                        facts = plain(shown)
                        key = repr((facts["type"], sorted((k, type(v).__name__) for k, v in facts.items())))
                        if key not in told:
                            told.add(key)
                            _tell(game, texts, facts)
    assert told


def _choices(game: AnyGame) -> list[dict[str, object]]:
    """Every choice of every option once, where the game takes it at the usual number of seats."""
    from parlwr.kernel import Refused

    found = []
    for spec in game.option_specs():
        for value in spec.values or ((True, False) if spec.kind == "flag" else ()):
            options = spec.when | {spec.name: value}
            try:
                game.read(options, game.usual[0])
            except Refused:
                continue
            found.append(options)
    return found


def _tell(game: AnyGame, texts: list[Texts], event: dict[str, object]) -> None:
    facts = {key: value for key, value in event.items() if key != "type"}
    for one in texts:
        message = f"{game.name}-event-{text_id(str(event['type']))}"
        text, errors = one.render(message, **one.facts(facts, ["Ann", "Bob", "Cai", "Dee"]))
        assert not errors, f"{one.lang}: {message} with {facts}: {errors}"
        assert text.strip()
        assert one.event(event, ["Ann", "Bob", "Cai", "Dee"]) == text
