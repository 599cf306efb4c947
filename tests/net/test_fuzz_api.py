"""The OpenAPI description is let loose on a real server: whatever is asked, the answer is one it describes.

Schemathesis makes the calls from the description at ``/schema``, right ones and wrong ones. Left to itself it would
hardly ever name a table that there is, so codes, tokens, seats and games are put in from a house stocked with tables
of every game at every stage. No answer may be a 500, differ from its schema, or hold a secret of another's.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from parlwr.kernel import registry
from parlwr.net.paths import openapi_paths
from parlwr.net.schema import openapi

from .helpers import Away
from .stocked import Stocked, stock

CALLS = [
    (method.upper(), path)
    for path, item in openapi_paths().items()
    for method in item
    if method in ("get", "post", "put", "delete")
]
CHECKS = [
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
NAMED = {
    "game": [*registry.names(), "table", "chess"],
    "lang": ["en", "cy", "sw", "fr", ".."],
    "part": ["common", *registry.names(), "..", "en"],
}
"""What stands in paths besides codes and seats."""


class House:
    """A server, its tables, and the session that calls it."""

    def __init__(self, away: Away, tables: list[Stocked]) -> None:
        self.away = away
        self.tables = tables
        self.session = requests.Session()
        self.session.trust_env = False
        self.schema = schemathesis.openapi.from_url(f"{away.url}/schema")
        self.secrets = [secret for one in tables for secret in one.secrets]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("fuzz")
    tables = stock(folder / "fuzz.sqlite")
    with Away(folder / "fuzz.sqlite", "--thinkers", "1", "--log-level", "warning") as away:
        found = House(away, tables)
        yield found
        found.session.close()
        log = away.read_log()
    for word in ("Traceback", "fault", "storage", *found.secrets):
        assert word not in log, log[-3000:]


def _rare(usual: st.SearchStrategy[Any], given_: Any) -> st.SearchStrategy[Any]:
    """Mostly something that exists, now and then what the description led to."""
    return st.integers(0, 9).flatmap(lambda chance: st.just(given_) if chance == 7 else usual)


def _make_real(case: Any, house: House, draw: Any) -> Stocked:
    """Put tables that exist into a call, and the token of one of their seats, or of another's."""
    table: Stocked = draw(st.sampled_from(house.tables))
    seat = draw(st.integers(0, 2))
    params = dict(case.path_parameters or {})
    if "code" in params:
        params["code"] = draw(_rare(st.just(table.code), params["code"]))
    if "seat" in params:
        params["seat"] = draw(_rare(st.just(seat), params["seat"]))
    for name, values in NAMED.items():
        if name in params:
            params[name] = draw(_rare(st.sampled_from(values), params[name]))
    case.path_parameters = params
    query = dict(case.query or {})
    for name in ("at", "seat"):
        if name in query:
            query[name] = draw(_rare(st.integers(0, 3), query[name]))
    case.query = query
    other: Stocked = draw(st.sampled_from(house.tables))
    mine = table.tokens[seat]
    token = draw(st.sampled_from([mine, mine, table.tokens[0], table.tokens[0], other.tokens[0], "nonsense", None]))
    headers = dict(case.headers or {})
    headers.pop("Authorization", None)
    if token is not None:
        headers["Authorization"] = f"Bearer {token}"
    case.headers = headers
    if isinstance(case.body, dict):
        _make_body_real(case.body, draw)
    return table


def _make_body_real(body: dict[str, Any], draw: Any) -> None:
    """A game there is, as many seats as people play with, a name that may be said."""
    if "game" in body:
        body["game"] = draw(_rare(st.sampled_from(registry.names()), body["game"]))
        if draw(st.booleans()):
            body.pop("options", None)
    if "seats" in body:
        kinds = st.lists(st.sampled_from([{"kind": "human"}, {"kind": "bot"}]), min_size=2, max_size=5)
        body["seats"] = draw(_rare(kinds, body["seats"]))
    for name, usual in (("name", "Ann"), ("level", "easy"), ("kind", "bot")):
        if body.get(name) is not None:
            body[name] = draw(_rare(st.just(usual), body[name]))


@pytest.mark.parametrize("examples", [80, pytest.param(1500, marks=pytest.mark.slow)])
@pytest.mark.parametrize(("method", "path"), CALLS, ids=[f"{method} {path}" for method, path in CALLS])
def test_whatever_is_asked_the_answer_is_as_described(house: House, method: str, path: str, examples: int) -> None:
    operation = house.schema[path][method]
    answered: Counter[int] = Counter()
    right, wrong = (operation.as_strategy(generation_mode=mode) for mode in GenerationMode)
    cases = st.integers(0, 3).flatmap(lambda chance: wrong if chance == 2 else right)

    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        derandomize=examples < 1000,
        suppress_health_check=list(HealthCheck),
    )
    @given(cases, st.data())
    def ask(case: Any, data: st.DataObject) -> None:
        table = _make_real(case, house, data.draw)
        answer = case.call(session=house.session, timeout=20)
        answered[answer.status_code] += 1
        case.validate_response(answer, checks=CHECKS)
        _look(answer, table, house)

    ask()
    # A long run uses the open tables up before it comes to the calls that need one.
    # A seat's one-time code is told to its holder alone: nobody guesses one.
    assert examples > 1000 or path.endswith("/claim") or any(status < 300 for status in answered), answered
    assert len(answered) > 1 or (method == "GET" and "{" not in path), answered


def _look(answer: Any, table: Stocked, house: House) -> None:
    """No fault of the server, and no secret in what it says."""
    assert answer.status_code < 500, (answer.status_code, answer.text)
    said = json.dumps(dict(answer.headers)) + answer.text
    for secret in house.secrets:
        assert secret not in said
    if table.stage != "over":
        assert '"hands"' not in said


def test_the_calls_are_those_of_the_description() -> None:
    """And nothing of it is left out because it describes no answer."""
    paths = json.loads(openapi())["paths"]
    assert {path for _, path in CALLS} == set(paths)
    for method, path in CALLS:
        answers = paths[path][method.lower()]["responses"]
        good = [code for code in answers if code.startswith("2")]
        assert good, path
        assert all("content" in answers[code] for code in good), path


@pytest.mark.parametrize("path", sorted({path for _, path in CALLS}))
def test_other_methods_are_turned_away(house: House, path: str) -> None:
    there = {method for method, known in CALLS if known == path} | {"HEAD"}
    place = path.replace("{code}", house.tables[0].code).replace("{seat}", "0")
    for method in ("GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"):
        if method not in there:
            answer = house.session.request(method, f"{house.away.url}{place}", timeout=20)
            # Whatever else is read is looked for among the pages.
            wanted = (404, "not-found") if method == "GET" else (405, "method")
            assert (answer.status_code, answer.json()["error"]) == wanted, (method, path)


def test_a_secret_that_is_told_is_found(house: House) -> None:
    """The eye of this test sees: the record of a finished table is no secret, its seed told early would be one."""
    going = next(one for one in house.tables if one.stage == "playing")

    told = requests.Response()
    told.status_code = 200
    told._content = json.dumps({"seed": going.seed}).encode()
    with pytest.raises(AssertionError):
        _look(told, going, house)


def test_an_answer_that_is_not_as_described_is_caught(house: House) -> None:
    """A table's state with a word too few does not pass."""
    code = house.tables[0].code
    case = house.schema["/api/tables/{code}"]["GET"].Case(path_parameters={"code": code})
    answer = house.session.get(f"{house.away.url}/api/tables/{code}", timeout=20)
    case.validate_response(answer, checks=CHECKS)
    told = answer.json()
    del told["promise"]
    answer._content = json.dumps(told).encode()
    with pytest.raises(BaseExceptionGroup) as caught:
        case.validate_response(answer, checks=CHECKS)
    assert "promise" in str(caught.value.exceptions[0])
