"""Records and runs name the version of the rules; it decides how they are played."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest
from tests.before import kept, renewed

from parlwr.kernel import FastDice, Record, TableDice, UnknownRules, play_record, promise, registry

from .test_cli import Capture, run

SEED = "ab" * 16


def record_by(rules: str) -> Record:
    """A finished game of random moves."""
    game = registry.get("ono99", rules)
    dice, chance = TableDice(SEED), FastDice(1)
    state = game.start(game.read({"first": 0}, 3), 3, dice)
    record = Record(game="ono99", rules=rules, options={"first": 0}, seats=3, seed=SEED, promise=promise(SEED))
    while game.result(state) is None:
        seat = game.to_act(state)[0]
        action = chance.choice(game.actions(state, seat))
        game.act(state, seat, action, dice)
        record.actions.append((seat, msgspec.to_builtins(action)))
    record.result = game.result(state)
    return record


def test_the_registry_knows_versions(monkeypatch: pytest.MonkeyPatch) -> None:
    assert list(registry.versions("ono99")) == ["1"]
    older = kept(monkeypatch)
    assert list(registry.versions("ono99")) == ["1", "0"]
    assert registry.get("ono99").rules == registry.get("ono99", "1").rules == "1"
    assert registry.get("ono99", "0") is older
    with pytest.raises(UnknownRules, match=r"ono99 by rules '7'; this program plays '1', '0'") as caught:
        registry.get("ono99", "7")
    assert (caught.value.rules, caught.value.plays) == ("7", ["1", "0"])


def test_replay_and_verify_play_a_record_by_its_own_rules(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept(monkeypatch)
    for rules in ("0", "1"):
        path = tmp_path / f"{rules}.json"
        record = record_by(rules)
        path.write_bytes(record.encode())
        code, out, _ = run(capsys, "verify", str(path))
        assert (code, "as claimed" in out) == (0, True), out
        code, out, _ = run(capsys, "replay", str(path), "--json")
        assert code == 0
        assert json.loads(out)["result"] == msgspec.to_builtins(record.result)
        other = msgspec.structs.replace(record, rules={"0": "1", "1": "0"}[rules])
        path.write_bytes(other.encode())
        assert run(capsys, "verify", str(path))[0] == 1, "by other rules it is another game"


def test_a_record_of_rules_that_are_not_known_is_no_good_input(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = record_by("1")
    path = tmp_path / "old.json"
    path.write_bytes(record.encode())
    renewed(monkeypatch)
    for command in ("verify", "replay"):
        code, _, err = run(capsys, command, str(path))
        assert (code, "ono99 by rules '1'; this program plays '2'" in err) == (2, True)
    with pytest.raises(UnknownRules):
        next(play_record(registry.get("ono99"), record))


def test_the_arena_plays_by_older_rules_when_asked(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    kept(monkeypatch)
    wins = {}
    for rules in ("0", "1"):
        code, out, _ = run(
            capsys, "arena", "ono99", "--bots", "medium,random,random", "--games", "90", "--rules", rules, "--json"
        )
        assert code == 0
        wins[rules] = json.loads(out)["bots"][0]["rate"]
    assert wins["0"] < 1 / 3 < wins["1"], "who stays in longest comes last by rules 0"
    code, _, err = run(capsys, "arena", "ono99", "--bots", "medium,random", "--games", "2", "--rules", "7")
    assert (code, "this program plays '1', '0'" in err) == (2, True)
