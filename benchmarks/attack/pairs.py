"""Pairs of positions that differ only in what a pair of eyes may not know: every message that the
server would send those eyes must be the same in both."""

import time
from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any

import orjson
from tests.games import SETTINGS, Setting, Wanderer
from tests.properties.test_secrets import readers, redealt

from benchmarks.attack.report import Report
from digsite.core.generic import GameState
from digsite.core.view import View
from digsite.server.table import views
from digsite.server.table.history import History

SECONDS = 40.0
LONGEST = 120
"""Moves before a pair is made."""


def position(setting: Setting, seed: int) -> Any:
    """A state somewhere in a random game; without anything that would have to be compiled."""
    state, wanderer = setting.new_state(seed), Wanderer(setting.game, seed)
    for _ in range(seed % LONGEST):
        if state.ending != 0:
            break
        setting.game.rules.play(state, wanderer.choose(state))
    return state


def messages(setting: Setting, state: GameState, reader: int | None) -> Iterator[tuple[str, Any]]:
    """What those eyes can be told of a position."""
    match = setting.new_match(1)
    match.state = state
    plays = reader is not None and reader == int(state.seat) and int(state.ending) == 0
    yield "positions", orjson.dumps(views.position(History(match), reader, plays=plays))
    if not plays or reader is None:
        return
    view = View(setting.game, state, reader, setting.edition)
    yield "inputs of bots and hints", view.state.as_tuple()
    for space in (None, *setting.game.spaces):
        yield "explanations of a space", views.explain_space(view, space, "en")
    for number, notation in enumerate(setting.game.actions.notations):
        yield "reasons against an action", (notation, view.why_not(number))


def moves(setting: Setting, one: Any, other: Any, reader: int | None, report: Report) -> None:
    """What can be taken back must have shown those eyes nothing."""
    game = setting.game
    both = set(game.legal_ids(one)) & set(game.legal_ids(other))
    for action in sorted(both):
        if game.rules.reveals(one, action):
            continue
        told = []
        for state in (one, other):
            after = state.copy()
            game.rules.play(after, action)
            events = game.events_for(game.events(state, action, after), reader)
            told.append((events, View(game, after, reader, setting.edition).public()))
        notation = game.actions.notations[action]
        report.note("moves that reveal nothing", told[0] == told[1], f"{setting}: {notation}")


def compare(setting: Setting, seed: int, report: Report) -> None:
    """One position through all eyes, each beside another that those eyes cannot tell from it."""
    state = position(setting, seed)
    for reader in readers(setting):
        other = redealt(setting, state, -1 if reader is None else reader, seed + 1)
        if other == state:
            continue
        report.tried["pairs"] += 1
        where = f"{setting}, seed {seed}, eyes {reader}"
        pairs = zip(messages(setting, state, reader), messages(setting, other, reader), strict=True)
        for (kind, one), (_, two) in pairs:
            report.note(kind, one == two, where)
        moves(setting, state, other, reader, report)


def run(*, brief: bool = False) -> Report:
    report, chance = Report("pairs"), Random(1)
    until = time.monotonic() + SECONDS
    for number in range(len(SETTINGS)) if brief else count():
        if time.monotonic() > until:
            break
        compare(SETTINGS[number % len(SETTINGS)], chance.randrange(1 << 30), report)
    return report
