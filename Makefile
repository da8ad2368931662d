.DEFAULT_GOAL := help
PYTHON ?= python3
BIN := .venv/bin

help:  ## this list
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-14s %s\n", $$1, $$2}'

setup: .venv/ready  ## create .venv with everything the project needs

.venv/ready: pyproject.toml constraints.txt
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --constraint constraints.txt --editable '.[data,dev]'
	@touch $@

play: setup  ## play Dig Mars in the terminal (GAME=undermining for the other game)
	$(BIN)/digsite play $(or $(GAME),dig_mars)

test: setup  ## run all tests
	$(BIN)/pytest

check: setup  ## formatting, lint, types, spelling
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/codespell src/digsite tests docs benchmarks README.md CONTRIBUTING.md CHANGELOG.md SECURITY.md

fix: setup  ## format and mend what can be mended
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(BIN)/python -m tests.rulebook.index --update

bench: setup  ## measure speed: interpreted, compiled, start-up
	$(BIN)/python -m benchmarks.bench

fuzz: setup  ## ten million compiled games with every invariant checked
	$(BIN)/python -m benchmarks.fuzz

playthroughs: setup  ## write the golden transcripts anew and show what changed
	$(BIN)/python -m tests.playthroughs
	git diff --stat -- tests/playthroughs

.PHONY: help setup play test check fix bench fuzz playthroughs
