"""``clue.show.hide-both`` at the table: how long an answer takes tells nothing of what is held.

The delays between a question and the answer to it are measured by a clock of the tests' own, which stands still while
somebody computes and jumps to the next thing that is due: so a delay is exactly what the server decided it to be. What
computing takes is measured apart, on the real clock. Each kind of leak, planted, is caught.
"""

from __future__ import annotations

import asyncio
import random
import statistics
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest

from parlwr.games.clue import GAME
from parlwr.games.clue.bots import BOTS, Medium
from parlwr.kernel.dice import FastDice
from parlwr.store.contract import SeatRow, TableRow
from parlwr.tables import bots as table_bots
from parlwr.tables.hall import HUSH_S, Hall
from parlwr.tables.roles import Command
from parlwr.tables.table import Table
from parlwr.tables.thinkers import Thinkers

# what seat 1 holds of Plum and Rope: one, both, or neither; all else that the others can see is the same
WORLDS = {
    "one": (["plum", "candlestick", "kitchen"], ["green", "rope", "dining_room"]),
    "both": (["plum", "rope", "kitchen"], ["green", "candlestick", "dining_room"]),
    "none": (["green", "candlestick", "kitchen"], ["plum", "rope", "dining_room"]),
}
ASK = b'{"type":"ask","cards":["plum","rope"]}'
Delays = list[float]


class JumpingLoop(asyncio.SelectorEventLoop):
    """An event loop whose time jumps to whatever is due next."""

    now = 0.0

    def time(self) -> float:
        return self.now

    def _run_once(self) -> None:
        scheduled, ready = self._scheduled, self._ready  # type: ignore[attr-defined]
        if scheduled and not ready:
            self.now = max(self.now, scheduled[0].when())
        super()._run_once()  # type: ignore[misc]


class Instant:
    """A writer whose disk takes no time."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    def put(self, changes: list[tuple[Any, Any]]) -> None:
        self.hall._land([(done, None) for _, done in changes])


class Inline(Thinkers):
    """Bots that think where they stand; ``slow`` says how long they take at it."""

    def __init__(self, slow: Callable[[Any], float] = lambda view: 0.0) -> None:
        super().__init__(1)
        self.slow = slow
        self.minds = {name: make() for name, make in BOTS.items()}
        self.dice = FastDice(3)

    async def choose(self, game: str, level: str, view: bytes) -> bytes:
        seen = GAME.read_view(view)
        if pause := self.slow(seen):
            await asyncio.sleep(pause)
        return msgspec.json.encode(self.minds[level].choose(seen, self.dice))


class Listener:
    """Seat 2, or a spectator: remembers what was told and when."""

    joined = True
    key = None

    def __init__(self, seat: int | None, clock: Callable[[], float]) -> None:
        self.seat = seat
        self.clock = clock
        self.heard: list[tuple[float, bytes]] = []
        self.answered: asyncio.Event | None = None

    def tell(self, *messages: bytes) -> None:
        self.heard += [(self.clock(), message) for message in messages]
        if self.answered is not None and len(self.heard) == 2:
            self.answered.set()

    def close(self, code: int) -> None:
        raise AssertionError(f"shown out with {code}")


def lay(table: Table, world: str) -> None:
    """Lay the world out at a table that has been dealt."""
    hand, crime = WORLDS[world]
    hands = [["knife", "orchid", "mustard"], hand, ["scarlett", "peacock", "billiard_room"]]
    table.state = GAME.lay(table.options, 3, {"turn": 0, "crime": crime, "hands": hands}, FastDice(0))
    table.acts = [GAME.actions(table.state, seat) for seat in range(3)]


def row(level: str | None, clock: int | None, pace: str) -> TableRow:
    asked = SeatRow("bot", name="Bot", level=level) if level else SeatRow("human", name="B", token="b")
    seats = (SeatRow("human", name="A", token="a"), asked, SeatRow("human", name="C", token="c"))
    return TableRow(
        code="CLUE", game="clue", rules="1", options={}, seats=seats, host=0, stage="playing", seed="0" * 32,
        pace=pace, clock=clock,
    )  # fmt: skip


@contextmanager
def house(loop: asyncio.AbstractEventLoop, thinkers: Thinkers) -> Iterator[Hall]:
    """A hall without disk and without waiting."""
    made: list[Hall] = []

    async def make() -> None:
        made.append(Hall(None, thinkers))  # type: ignore[arg-type]

    loop.run_until_complete(make())
    hall = made[0]
    hall.writer.close()
    hall.writer = Instant(hall)  # type: ignore[assignment]
    try:
        yield hall
    finally:
        for task in asyncio.all_tasks(loop):
            task.cancel()
        loop.run_until_complete(asyncio.sleep(0))
        hall._readers.shutdown()


async def answered(hall: Hall, world: str, level: str | None, clock: int | None, pace: str) -> list[Listener]:
    """One question put to seat 1, until seat 2 and a spectator have heard of the answer."""
    loop = asyncio.get_running_loop()
    table = Table(hall, GAME, row(level, clock, pace))
    table.deal()
    lay(table, world)
    hall.tables["CLUE"] = table
    listeners = [Listener(2, loop.time), Listener(None, loop.time)]
    for listener in listeners:
        table.join(listener)
    await asyncio.sleep(2 * HUSH_S)  # the news of who is there
    for listener in listeners:
        listener.heard.clear()
    table.command(Command(0, ASK))
    listeners[-1].answered = asyncio.Event()
    await listeners[-1].answered.wait()
    hall.players.forget(table)
    return listeners


def delays(
    pairs: int, worlds: tuple[str, str], *, level: str | None = "hard", clock: int | None = None, pace: str = "human",
    slow: Callable[[Any], float] = lambda view: 0.0, same_chance: bool = True,
) -> tuple[Delays, Delays]:  # fmt: skip
    """How long the answers took in both worlds, alternately; what was told in them must be equal to the byte."""
    took: dict[str, Delays] = {world: [] for world in worlds}
    told: dict[str, list[list[bytes]]] = {world: [] for world in worlds}
    loop = JumpingLoop()
    try:
        with house(loop, Inline(slow)) as hall, pytest.MonkeyPatch.context() as patch:
            patch.setattr(time, "monotonic", loop.time)
            hall.players._chance = random.Random(1943)  # free chance is the same chance in every run of the test
            for pair in range(pairs):
                for world in worlds:
                    if same_chance:
                        hall.players._chance = random.Random(pair)
                    listeners = run(loop, answered(hall, world, level, clock, pace))
                    (asked, _), (shown, _) = listeners[0].heard[:2]
                    took[world].append(round(shown - asked, 9))
                    told[world].append([message for one in listeners for _, message in one.heard[:2]])
    finally:
        loop.close()
    if "none" not in worlds:
        same = told[worlds[0]] == told[worlds[1]]  # compared first: to explain a difference takes pytest minutes
        assert same, "what was told differs between the worlds"
    return took[worlds[0]], took[worlds[1]]


def run(loop: asyncio.AbstractEventLoop, work: Coroutine[Any, Any, list[Listener]]) -> list[Listener]:
    return loop.run_until_complete(work)


def distance(one: Delays, other: Delays) -> float:
    """Kolmogorov and Smirnov's distance between two samples, times √(n/2): over 2 happens by chance once in 1,500."""
    points = sorted((*one, *other))
    most, a, b = 0, 0, 0
    first, second = sorted(one), sorted(other)
    for point in points:
        while a < len(first) and first[a] <= point:
            a += 1
        while b < len(second) and second[b] <= point:
            b += 1
        most = max(most, abs(a - b))
    return float(most / len(one) * (len(one) / 2) ** 0.5)


PAIRS = 1000
WAYS: list[dict[str, Any]] = [
    {"level": "easy"},
    {"level": "medium"},
    {"level": "hard"},
    {"level": "notebook"},
    {"level": "hard", "pace": "fast"},
    {"level": None, "clock": 20},
]


@pytest.mark.parametrize("other", ["both", "none"])
@pytest.mark.parametrize("way", WAYS, ids=str)
def test_the_same_chance_gives_the_same_delay(way: dict[str, Any], other: str) -> None:
    """A thousand pairs in all for each way of comparing: delay by delay the same, whatever seat 1 holds."""
    one, two = delays(PAIRS // len(WAYS) + 1, ("one", other), **way)
    # A clock counts from the time that the log holds, which is in whole milliseconds of the day, whoever holds what.
    assert one == (pytest.approx(two, abs=0.0011) if way.get("clock") else two)
    assert min(one) > 0 or way.get("pace") == "fast" or way.get("clock")


@pytest.mark.parametrize("other", ["both", "none"])
def test_a_thousand_pairs_have_the_same_distribution(other: str) -> None:
    one, two = delays(PAIRS, ("one", other), same_chance=False)
    assert len(set(one)) > PAIRS // 2
    assert distance(one, two) < 2.2


def test_thinking_long_does_not_show() -> None:
    """A bot that needs half a second more when it has a choice answers when it would have answered anyway."""
    one, two = delays(200, ("one", "both"), slow=lambda view: 0.5 * (len(view.actions) - 1))
    assert one == two


# -- planted leaks -----------------------------------------------------------------------------------------------------


def test_a_bot_that_thinks_longer_than_its_pace_is_caught() -> None:
    one, two = delays(300, ("one", "both"), slow=lambda view: 4.0 * (len(view.actions) - 1), same_chance=False)
    assert distance(one, two) > 3


def test_a_none_that_is_quicker_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    real = table_bots.Players._pace

    def pace(self: Any, table: Table) -> float:
        seconds = real(self, table)
        return seconds if table.state.phase != 1 or table.state.held[1] & table.state.pair else 0.7 * seconds

    monkeypatch.setattr(table_bots.Players, "_pace", pace)
    one, two = delays(300, ("one", "none"), same_chance=False)
    assert distance(one, two) > 3


def test_a_pace_that_differs_a_little_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """A fifth of a second more for who has a choice: seen in a thousand pairs, and at once with the same chance."""
    real = table_bots.Players._pace

    def pace(self: Any, table: Table) -> float:
        both = table.state.phase == 1 and (table.state.held[1] & table.state.pair).bit_count() == 2
        return real(self, table) + 0.2 * both

    monkeypatch.setattr(table_bots.Players, "_pace", pace)
    one, two = delays(PAIRS, ("one", "both"), same_chance=False)
    assert distance(one, two) > 2.2
    one, two = delays(5, ("one", "both"))
    assert one != two


def test_another_message_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    real = GAME.show
    monkeypatch.setattr(GAME, "show", lambda event, seat: event)
    with pytest.raises(AssertionError):
        delays(30, ("one", "both"), level="notebook")
    monkeypatch.setattr(GAME, "show", real)


# -- what computing takes, on the real clock ---------------------------------------------------------------------------


class Prompt:
    """The house that a table needs, at once."""

    actions = 0
    shared = False

    def now(self) -> float:
        return 0.0

    def elsewhere(self, code: str) -> frozenset[int]:
        return frozenset()

    def aloud(self, code: str, awake: bool) -> bool:
        return False

    def write(self, change: Any, done: Callable[[Any], None]) -> None:
        done(None)

    def restore(self, table: Table, done: Callable[[bool], None]) -> None:
        raise NotImplementedError

    def moved(self, table: Table) -> None:
        return

    def announce(self, table: Table) -> None:
        return

    def count_refusal(self, rule: str) -> None:
        return


def server_time(world: str) -> float:
    """From a person's answer arriving to the others' being told of it, in microseconds."""
    table = Table(Prompt(), GAME, row(None, None, "human"))
    table.deal()
    lay(table, world)
    listeners = [Listener(seat, time.perf_counter) for seat in (0, 2, None)]
    for listener in listeners:
        table.join(listener)
    table.command(Command(0, ASK))
    raw = b'{"type":"none"}' if world == "none" else b'{"type":"show","card":"plum"}'
    begin = time.perf_counter()
    table.command(Command(1, raw))
    return (listeners[-1].heard[-1][0] - begin) * 1e6


def thinking_time(world: str, bot: Any) -> float:
    """From the view arriving at a bot to its answer, in microseconds."""
    hand, crime = WORLDS[world]
    hands = [["knife", "orchid", "mustard"], hand, ["scarlett", "peacock", "billiard_room"]]
    state = GAME.lay(GAME.read({}, 3), 3, {"turn": 0, "crime": crime, "hands": hands}, FastDice(0))
    GAME.act(state, 0, {"type": "ask", "cards": ["plum", "rope"]}, FastDice(0))
    view = msgspec.json.encode(GAME.view(state, 1))
    dice = FastDice(1)
    begin = time.perf_counter()
    msgspec.json.encode(bot.choose(GAME.read_view(view), dice))
    return (time.perf_counter() - begin) * 1e6


def gap(measure: Callable[[str], float], other: str, pairs: int = PAIRS) -> float:
    """The median difference of a thousand pairs, taken in turn so that a busy machine slows both alike."""
    differences = []
    for pair in range(pairs):
        worlds = ("one", other) if pair % 2 else (other, "one")
        took = {world: measure(world) for world in worlds}
        differences.append(took[other] - took["one"])
    return abs(statistics.median(differences))


MUCH_US = 40.0
"""Far below what a network or a timer (15 µs to 1 ms) would let anybody see, and a tenth of the planted leak."""


@pytest.mark.parametrize("other", ["both", "none"])
def test_the_server_takes_no_longer(other: str) -> None:
    assert gap(server_time, other) < MUCH_US


@pytest.mark.parametrize("level", BOTS)
@pytest.mark.parametrize("other", ["both", "none"])
def test_a_bot_thinks_no_longer(level: str, other: str) -> None:
    bot = BOTS[level]()
    assert gap(lambda world: thinking_time(world, bot), other) < MUCH_US


def test_a_bot_that_ponders_only_when_it_has_a_choice_is_caught() -> None:
    class Pondering(Medium):
        def answer(self, view: Any, dice: Any) -> Any:
            if len(view.actions) > 1:
                end = time.perf_counter() + 400e-6
                while time.perf_counter() < end:
                    pass
            return super().answer(view, dice)

    assert gap(lambda world: thinking_time(world, Pondering()), "both", 200) > MUCH_US
