"""Bots of every level play Lode, hints say why, and simulations count it."""

from pathlib import Path

import pyarrow.parquet as pq
import pytest

import digsite
from digsite import bots
from digsite.analysis.hints import find_hints
from digsite.arena.parquet import writing
from digsite.arena.plan import SimulationPlan
from digsite.arena.simulate import run_simulation
from digsite.arena.tournament import TournamentPlan, run_tournament


@pytest.mark.parametrize("level", bots.LEVELS)
def test_a_bot_of_every_level_plays_a_whole_game(level: str) -> None:
    match = digsite.load("lode", players=2, seed=3)
    while not match.is_over:
        match.play(bots.choose(match, level=level, seed=len(match.moves)).action)
    assert match.winners


def test_a_search_beats_chance() -> None:
    plan = TournamentPlan("lode", ("expert", "random"), 2, games=20, seed=1, mirror=False)
    results = run_tournament(plan)
    shares = [result.share(result.seating.index("expert")) for result in results]
    assert sum(shares) / len(shares) > 0.7


def test_a_hint_says_what_speaks_for_it() -> None:
    match = digsite.load("lode", seed=3)
    found = find_hints(match.seen_by(match.seat), iterations=100, seed=1)
    assert {hint.action for hint in found} <= set(match.legal_actions())
    assert all(hint.why.endswith(".") for hint in found)


@pytest.mark.parametrize("compiled", [False, True])
def test_simulations_count_what_the_game_counts(tmp_path: Path, compiled: bool) -> None:
    plan = SimulationPlan("lode", 3, 30, seed=2, bots="casual", keep_moves=True, compiled=compiled)
    paths = [str(tmp_path / f"{table}.parquet") for table in ("games", "seats", "moves")]
    with writing(plan, *paths) as sinks:
        run_simulation(plan, sinks=sinks)
    games, seats, moves = (pq.read_table(path).to_pylist() for path in paths)
    assert {row["ending"] for row in games} <= {"last_nugget", "last_round"}
    assert sum(row["peeks"] for row in seats) == sum(row["played_peek"] for row in seats)
    assert len(moves) == sum(row["moves"] for row in games)
    assert all(0 <= row["score"] <= 14 for row in seats)
