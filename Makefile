# Parlwr. `make help` lists what there is.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip --disable-pip-version-check -q
ARGS   ?=
COVER  ?= 70
# The browser tests need a Chromium; pytest finds it itself, and says so where there is none.

.PHONY: help run test test-python test-slow test-browser lint types bench faults coverage audit lock client clean
.DEFAULT_GOAL := help

help:  ## this list
	@awk 'BEGIN {FS = ":.*## "} /^[a-z-]+:.*## / {printf "  make %-14s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

$(VENV)/made: ## (the virtual environment)
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Parlwr needs Python 3.11 or newer, this is " + sys.version)'
	$(PYTHON) -m venv $(VENV)
	touch $@

$(VENV)/run-ready: $(VENV)/made requirements/run.txt requirements/build.txt
	$(PIP) install --require-hashes -r requirements/build.txt
	$(PIP) install --require-hashes -r requirements/run.txt
	touch $@

$(VENV)/test-ready: $(VENV)/run-ready requirements/test.txt
	$(PIP) install --require-hashes -r requirements/test.txt
	touch $@

$(VENV)/installed: $(VENV)/run-ready pyproject.toml
	$(PIP) install --no-build-isolation --no-deps --editable .
	touch $@

client: $(VENV)/installed  ## build the browser client where its sources have changed
	@$(BIN)/python tools/build_client.py

run: client  ## set up all it needs and serve the parlour on http://127.0.0.1:8000 (ARGS="--lan" for phones in the house)
	$(BIN)/parlwr serve $(ARGS)

test: lint test-python test-browser  ## set up all it needs and pass all the tests

test-python: client $(VENV)/test-ready  ## the tests without a browser
	$(BIN)/python -m pytest tests --ignore=tests/browser -m "not slow" -n 2 --dist loadgroup $(ARGS)

test-slow: client $(VENV)/test-ready  ## the tests that take minutes: how strong the bots are, thousands of hands by brute force
	$(BIN)/python -m pytest tests -m slow -n 2 --dist loadgroup $(ARGS)

test-browser: client $(VENV)/test-ready  ## whole games in a real Chromium
	$(BIN)/python -m pytest tests/browser -m "not slow" -n 2 --dist loadfile $(ARGS)

lint: client $(VENV)/test-ready  ## ruff, mypy, import-linter, svelte-check, eslint: all strict
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python tools/client_checks.py

bench: client  ## the benchmarks (peers are measured where `pip install .[bench]` brought them)
	$(BIN)/parlwr bench $(ARGS)

faults: client $(VENV)/test-ready  ## the long fault runs: kills, full disks, cut networks, many times each
	$(BIN)/python -m pytest tests/faults -m faults --faults-long $(ARGS)

# 73 % was measured with 469 of the tests, none of those under tests/games among them; the whole takes more.
coverage: client $(VENV)/test-ready  ## which branches the tests without a browser take; fails below COVER % (slow)
	$(BIN)/python -m pytest tests --ignore=tests/browser -m "not slow" -n 2 --dist loadgroup --cov --cov-report=term --cov-fail-under=$(COVER) $(ARGS)

audit: client $(VENV)/test-ready  ## known vulnerabilities in what is locked (requirements/audit-exceptions.txt excuses some)
	$(BIN)/python tools/audit.py

lock: $(VENV)/made  ## pin every dependency anew, with hashes
	$(PIP) install uv
	for kind in build run test; do $(BIN)/python tools/lock.py $$kind; done

clean:  ## remove what was built and installed
	rm -rf $(VENV) client/node_modules src/parlwr/net/client build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
