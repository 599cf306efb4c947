"""Runs: who sits where, what is dealt, what is counted, and that none of it depends on how it is played."""

from __future__ import annotations

import multiprocessing
from itertools import pairwise
from pathlib import Path
from typing import Any, ClassVar

import msgspec
import pytest

from parlwr.kernel import BadInput, FastDice, registry
from parlwr.lab import clock
from parlwr.lab.arena import Report, report, run
from parlwr.lab.match import Player, play_match
from parlwr.lab.piece import Played, unit
from parlwr.lab.settings import Settings, check, chunks

HERE = "tests.lab.strangers"
GAME = registry.get("ono99")


def settings(bots: list[str], games: int, seed: str = "1", **rest: Any) -> Settings:
    return check("ono99", bots, games, seed, rest.pop("options", {}), rest.pop("limit", 5.0))


def essence(found: Report) -> Any:
    """All but the clock."""
    return msgspec.structs.replace(found, games_per_s=0.0)


class Watcher:
    """Notes who sat where and what was dealt."""

    seen: ClassVar[list[tuple[str, int, Any]]] = []

    def __init__(self, name: str) -> None:
        self.name = name
        self.first = True

    def choose(self, view: Any, dice: Any) -> Any:
        if self.first:
            self.first = False
            Watcher.seen.append((self.name, view.seat, view))
        return view.actions[0]


def test_seats_rotate_over_common_deals() -> None:
    Watcher.seen.clear()
    players = [Player(place, lambda name=name: Watcher(name), False, 5.0) for place, name in enumerate("abc")]  # type: ignore[misc]
    hands: dict[int, set[tuple[int, tuple[str, ...]]]] = {}
    seats: dict[int, set[tuple[str, int]]] = {}
    with clock.limited():
        for number in range(6):
            before = len(Watcher.seen)
            play_match(GAME, GAME.read({}, 3), players, number, "s")
            opening = Watcher.seen[before]  # whoever acts first has the hand that was dealt
            hands.setdefault(number // 3, set()).add((opening[1], tuple(opening[2].hand)))
            seats.setdefault(number // 3, set()).update((name, seat) for name, seat, _ in Watcher.seen[before:])
    for deal in (0, 1):
        assert len(hands[deal]) == 1  # the same seat starts with the same cards, whoever sits there
        assert seats[deal] == {(name, seat) for name in "abc" for seat in range(3)}
    assert hands[0] != hands[1]


def test_deals_do_not_depend_on_the_bots() -> None:
    opening = []
    for make in (lambda: Watcher("x"), lambda: registry.bots("ono99")["medium"]()):
        Watcher.seen.clear()
        players = [Player(0, lambda: Watcher("w"), False, 5.0), Player(1, make, False, 5.0)]
        with clock.limited():
            for number in range(8):
                play_match(GAME, GAME.read({"first": 0}, 2), players, number, "s")
        opening.append([(seat, view.hand) for name, seat, view in Watcher.seen if name == "w" and not view.discards])
    assert opening[0]
    assert opening[0] == opening[1]


def test_any_number_of_processes_gives_the_same_wins() -> None:
    wanted = settings(["keeper", "random", "easy"], 100)
    one, two = run(wanted), run(wanted, jobs=2)
    assert essence(one) == essence(two)
    assert one.games == 100
    assert sum(bot.wins for bot in one.bots) == pytest.approx(100 - one.nobody)
    assert one.games_per_s > 0
    assert multiprocessing.active_children() == []


def test_another_seed_is_another_run() -> None:
    one, two = (run(settings(["keeper", "random"], 60, seed=seed)) for seed in ("1", "2"))
    assert [bot.wins for bot in one.bots] != [bot.wins for bot in two.bots]


def test_the_figures_hang_together() -> None:
    found = run(settings(["medium", "random"], 80))
    assert found.par == 0.5
    for bot in found.bots:
        assert bot.rate == bot.wins / 80
        assert 0 <= bot.low < bot.rate < bot.high <= 1
    assert found.bots[0].name == "medium"
    assert found.bots[0].rate > 0.5


def test_shared_wins_add_up_exactly() -> None:
    wanted = settings(["random"] * 6, 1)
    whole = unit(6)
    pieces = [Played(n, n + 1, [whole // 3] * 3 + [0] * 3, 0, [], 1.0) for n in range(3)]
    found = report(wanted, pieces)
    assert [bot.wins for bot in found.bots] == [1.0, 1.0, 1.0, 0.0, 0.0, 0.0]


@pytest.mark.parametrize("games", [1, 7, 16, 17, 1000, 10_000, 123_457])
@pytest.mark.parametrize("bots", [2, 3, 5])
def test_pieces_cover_the_run_in_whole_deals(games: int, bots: int) -> None:
    pieces = chunks(Settings(game="g", rules="1", bots=["x"] * bots, games=games, seed="", options={}))
    assert pieces[0][0] == 0
    assert pieces[-1][1] == games
    assert all(last == first for (_, last), (first, _) in pairwise(pieces))
    assert all(first % bots == 0 for first, _ in pieces)
    assert len(pieces) <= 300


# -- stop and resume ---------------------------------------------------------------------------------------------------


class Stop(Exception):
    pass


def stopped(wanted: Settings, path: Path, pieces: int, jobs: int = 1) -> None:
    told = []

    def progress(found: Report) -> None:
        told.append(found.games)
        if len(told) == pieces:
            raise Stop

    with pytest.raises(Stop):
        run(wanted, jobs=jobs, resume=path, progress=progress)


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_stopped_run_goes_on_and_ends_the_same(tmp_path: Path, jobs: int) -> None:
    wanted = settings(["keeper", "random"], 160)
    path = tmp_path / "run"
    stopped(wanted, path, 3, jobs)
    played: list[int] = []
    found = run(wanted, resume=path, progress=lambda now: played.append(now.games))
    assert essence(found) == essence(run(wanted))
    assert len(played) == len(chunks(wanted)) - 3
    assert essence(run(wanted, resume=path)) == essence(found)  # nothing left to play


def test_a_line_cut_short_is_played_again(tmp_path: Path) -> None:
    wanted = settings(["keeper", "random"], 96)
    path = tmp_path / "run"
    stopped(wanted, path, 4)
    path.write_bytes(path.read_bytes()[:-9])
    assert essence(run(wanted, resume=path)) == essence(run(wanted))
    assert essence(run(wanted, resume=path)) == essence(run(wanted))


@pytest.mark.parametrize(
    ("other", "says"),
    [
        (settings(["keeper", "random"], 97), "games"),
        (settings(["keeper", "random"], 96, seed="2"), "seed"),
        (settings(["random", "keeper"], 96), "bots"),
        (settings(["keeper", "random"], 96, options={"edition": "1980"}), "options"),
        (settings(["keeper", "random"], 96, limit=1.0), "limit"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_another_run_may_not_go_on(tmp_path: Path, other: Settings, says: str) -> None:
    path = tmp_path / "run"
    stopped(settings(["keeper", "random"], 96), path, 2)
    before = path.read_bytes()
    with pytest.raises(BadInput, match=f"other settings: .*{says}"):
        run(other, resume=path)
    assert path.read_bytes() == before


@pytest.mark.parametrize("content", [b"hello\n", b"{}\n", b'{"parlwr_arena":2}\n', b"\xff\xfe", b"no newline"])
def test_another_file_is_not_touched(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "letter"
    path.write_bytes(content)
    with pytest.raises(BadInput):
        run(settings(["keeper", "random"], 10), resume=path)
    assert path.read_bytes() == content


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(BadInput):
        run(settings(["keeper", "random"], 10), resume=tmp_path)


# -- bad input ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "bots", "games", "options", "limit", "says"),
    [
        ("chess", ["random", "random"], 5, {}, 1, "no game 'chess'"),
        ("ono99", ["random", "nobody"], 5, {}, 1, "no bot 'nobody'"),
        ("ono99", ["random", ""], 5, {}, 1, "empty name"),
        ("ono99", ["random"], 5, {}, 1, "seats: 1, must be from 2 to"),
        ("ono99", ["random"] * 7, 5, {}, 1, "seats: 7, must be from 2 to 6"),
        ("ono99", ["random", "random"], 0, {}, 1, "at least one game"),
        ("ono99", ["random", "random"], -3, {}, 1, "at least one game"),
        ("ono99", ["random", "random"], 5, {"edition": "1999"}, 1, "edition"),
        ("ono99", ["random", "random"], 5, {"colour": "red"}, 1, "colour"),
        ("ono99", ["random", "random"], 5, {}, 0, "time to think"),
        ("ono99", ["random", "random"], 5, {}, float("nan"), "time to think"),
        ("ono99", ["random", "no.such.module:Bot"], 5, {}, 1, "cannot import"),
        ("ono99", ["random", ":Bot"], 5, {}, 1, "module"),
        ("ono99", ["random", f"{HERE}:"], 5, {}, 1, "no class"),
        ("ono99", ["random", f"{HERE}:Absent"], 5, {}, 1, "no class 'Absent'"),
        ("ono99", ["random", f"{HERE}:not_a_class"], 5, {}, 1, "no class 'not_a_class'"),
        ("ono99", ["random", f"{HERE}:Unmakeable"], 5, {}, 1, "cannot be made: RuntimeError"),
        ("ono99", ["random", f"{HERE}:Mute"], 5, {}, 1, "no method choose"),
    ],
)
def test_bad_input(game: str, bots: list[str], games: int, options: Any, limit: float, says: str) -> None:
    with pytest.raises(BadInput, match=says):
        check(game, bots, games, "0", options, limit)


# -- bots that do not play ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("Raises", "raised ZeroDivisionError: by design"),
        ("Leaves", "raised SystemExit"),
        ("Illegal", "illegal act"),
        ("Nonsense", "raised TypeError"),
        ("Nothing", "illegal act: table.malformed"),
        ("Never", "did not answer in time"),
        ("Sleeps", "did not answer in time"),
    ],
)
def test_a_bot_that_does_not_play_forfeits_and_the_run_goes_on(bot: str, why: str) -> None:
    found = run(settings([f"{HERE}:{bot}", "keeper", "random"], 6, limit=0.4))
    bad, keeper, chance = found.bots
    assert found.games == 6
    assert bad.wins == 0
    assert bad.forfeits == len(found.forfeits) > 0
    assert keeper.wins + chance.wins == 6
    assert all(why in forfeit.why and forfeit.bot == 0 for forfeit in found.forfeits)


@pytest.mark.parametrize(("bot", "why"), [("Swallows", "never came back"), ("Dies", "ended its process")])
def test_a_bot_that_takes_its_process_with_it_loses_that_game_only(bot: str, why: str) -> None:
    found = run(settings(["keeper", f"{HERE}:{bot}"], 24, limit=0.2), jobs=2)
    assert found.games == 24
    assert found.bots[0].wins == found.bots[1].forfeits == 24
    whys = {forfeit.why for forfeit in found.forfeits}
    assert whys == {why, "plays no more: it has brought down too many processes"}
    assert 3 <= sum(forfeit.why == why for forfeit in found.forfeits) <= 4


def test_a_forfeit_is_shared_by_all_others() -> None:
    found = run(settings([f"{HERE}:Raises", "random", "random", "random"], 4))
    assert [bot.wins for bot in found.bots] == pytest.approx([0.0, 4 / 3, 4 / 3, 4 / 3])


def test_a_stranger_may_answer_in_json_and_print(capfd: pytest.CaptureFixture[str]) -> None:
    found = run(settings([f"{HERE}:Plain", "random"], 10))
    assert found.forfeits == []
    assert found.bots[0].wins > 0
    assert capfd.readouterr().out == ""


def test_a_bot_of_the_lab_is_shown_a_copy_of_the_state() -> None:
    found = run(settings([f"{HERE}:Reads", "random"], 10))
    assert found.forfeits == []


def test_what_fails_in_the_making_forfeits() -> None:
    found = run(settings([f"{HERE}:Late", "random"], 4))
    assert 3 <= found.bots[0].forfeits <= 4
    assert any("no more" in forfeit.why for forfeit in found.forfeits)


@pytest.mark.parametrize("game", registry.names())
def test_every_game_can_be_played_at_the_arena(game: str) -> None:
    seats = max(2, registry.get(game).players[0])
    found = run(check(game, ["random"] * seats, seats, "1", {}, 20.0))
    assert found.games == seats
    assert found.forfeits == []
    assert sum(bot.wins for bot in found.bots) == pytest.approx(seats - found.nobody)


def test_dice_of_deals_differ_by_seed_and_deal() -> None:
    rolls = {FastDice(f"{seed}/deal/{deal}").random() for seed in "ab" for deal in range(50)}
    assert len(rolls) == 100
