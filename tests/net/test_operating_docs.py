"""What docs/operating.md and docs/threat-model.md say is there."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import aiohttp
import yaml

from .helpers import Here


async def test_every_metric_is_told_and_every_metric_told_is_there(
    session: aiohttp.ClientSession, here: Here, root: Path
) -> None:
    here.server.hall.count_refusal("table.full")
    async with session.get(f"{here.url}/metrics") as answer:
        shown = set(re.findall(r"^(parlwr_\w+)[ {]", await answer.text(), re.MULTILINE))
    told = set(re.findall(r"`(parlwr_\w+)", (root / "docs/operating.md").read_text("utf-8")))
    assert {name for name in shown if not name.endswith("_created")} == told


def test_every_event_of_the_log_is_told(root: Path) -> None:
    logged = {
        event
        for file in (root / "src/parlwr").rglob("*.py")
        for event in re.findall(r"\blog\.(?:info|warning|error|exception)\(\s*\"([a-z.]+)\"", file.read_text("utf-8"))
    }
    assert {"serving", "table.storage"} <= logged
    guide = (root / "docs/operating.md").read_text("utf-8")
    assert {event for event in logged if f"`{event}`" not in guide} == set()


def test_every_option_of_serve_that_is_told_is_there(root: Path) -> None:
    from parlwr.cli.lazy import as_command
    from parlwr.net.serve import command

    options = {
        name for option in as_command(command, "serve").params for name in (*option.opts, *option.secondary_opts)
    }
    guide = (root / "docs/operating.md").read_text("utf-8")
    table = guide.split("## As a service")[1].split("## nginx")[0]
    told = set(re.findall(r"(--[a-z][a-z-]+)", table.split("| option |")[1]))
    assert told
    assert told <= options | {"--help"}


def test_the_compose_file_starts_what_there_is(root: Path) -> None:
    from parlwr.cli.lazy import as_command
    from parlwr.net.serve import command

    compose = yaml.safe_load((root / "deploy/compose.yaml").read_text("utf-8"))
    parlour = compose["services"]["parlour"]
    given = as_command(command, "serve").make_context("serve", list(parlour["command"])).params
    assert given["workers"] == 2
    assert (root / "deploy" / parlour["build"]["context"] / parlour["build"]["dockerfile"]).is_file()
    dockerfile = (root / "deploy/Dockerfile").read_text("utf-8")
    entry = json.loads(re.findall(r"^ENTRYPOINT (.*)$", dockerfile, re.MULTILINE)[0])
    assert as_command(command, "serve").make_context("serve", entry[2:]).params["host"] == "0.0.0.0"
    extras = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    assert {"postgres", "redis"} <= set(extras)


def test_every_test_that_the_threat_model_names_is_there(root: Path) -> None:
    named = re.findall(r"`(tests/[\w/]+\.py)(?:::(\w+))?`", (root / "docs/threat-model.md").read_text("utf-8"))
    assert len(named) > 40
    missing = [
        f"{file}::{test}"
        for file, test in named
        if not (root / file).is_file()
        or (test and not re.search(rf"^(async )?def {test}\b", (root / file).read_text("utf-8"), re.MULTILINE))
    ]
    assert missing == []


def test_every_line_of_the_threat_model_names_a_test(root: Path) -> None:
    rows = [
        line
        for line in (root / "docs/threat-model.md").read_text("utf-8").splitlines()
        if line.startswith("| ") and not line.startswith(("| he ", "| it ", "| people "))
    ]
    assert len(rows) > 25
    assert [row for row in rows if "`tests/" not in row] == []
