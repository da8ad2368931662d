"""Tournaments: the schedule, resuming, engines and outputs."""

import json
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from digsite.arena.schedule import lineups, schedule, seatings
from digsite.arena.summary import meetings, standings, write_choices, write_results
from digsite.arena.tournament import TournamentPlan, open_journal, resolve, run_tournament
from digsite.core.errors import BadRequest

PLAN = TournamentPlan("dig_mars", ("greedy", "beginner"), players=2, games=6)


def test_every_seating_plays_every_deal() -> None:
    games = list(schedule(["a", "b", "c"], 3, 12, seed=100, mirror=False))
    assert len(games) == 12
    by_deal = Counter(pairing.seed for pairing in games)
    assert by_deal == {100: 6, 101: 6}
    assert {pairing.seating for pairing in games} == set(seatings("abc"))


def test_a_table_larger_than_the_field_repeats_bots() -> None:
    assert lineups(["a", "b"], 4) == [
        ("a", "a", "a", "b"),
        ("a", "a", "b", "b"),
        ("a", "b", "b", "b"),
    ]
    assert len(seatings(("a", "a", "b", "b"))) == 6


def test_mirror_matches_are_added() -> None:
    games = list(schedule(["a", "b"], 2, 4, seed=0, mirror=True))
    assert Counter(pairing.seating for pairing in games) == {
        ("a", "b"): 2,
        ("b", "a"): 2,
        ("a", "a"): 4,
        ("b", "b"): 4,
    }


def test_two_bots_of_one_name_are_refused() -> None:
    with pytest.raises(BadRequest):
        list(schedule(["a", "a"], 2, 4, seed=0, mirror=False))


@pytest.mark.parametrize("name", ["champion", "expert@", "x y", "=ls", "name="])
def test_unknown_bots_are_refused(name: str) -> None:
    with pytest.raises(BadRequest):
        replace(PLAN, bots=("greedy", name)).pairings()


def test_a_number_of_players_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadRequest):
        resolve(replace(PLAN, players=9))


def test_the_same_plan_gives_the_same_games_on_any_number_of_threads() -> None:
    first, second = run_tournament(PLAN, threads=1), run_tournament(PLAN, threads=3)
    assert [r.winners for r in first] == [r.winners for r in second]
    assert [r.moves for r in first] == [r.moves for r in second]
    assert {result.seating for result in first} >= {("greedy", "beginner"), ("beginner", "greedy")}


def test_a_stopped_tournament_goes_on_where_it_was(tmp_path: Path) -> None:
    journal = tmp_path / "games.jsonl"
    whole = run_tournament(PLAN, journal=journal)
    lines = journal.read_text("utf-8").splitlines(keepends=True)
    journal.write_text("".join(lines[:5]) + lines[5][:40], "utf-8")
    assert len(open_journal(PLAN, journal).results) == 5
    resumed = run_tournament(PLAN, journal=journal)
    assert [(r.key, r.winners) for r in resumed] == [(r.key, r.winners) for r in whole]
    assert len(open_journal(PLAN, journal).results) == len(whole)


def test_the_stronger_bot_is_rated_higher_and_the_mirror_is_level() -> None:
    results = run_tournament(replace(PLAN, games=100))
    table = standings(results)
    assert [standing.name for standing in table] == ["greedy", "beginner"]
    assert table[0].rating.low > table[1].rating.value
    mirrors = [m for m in meetings(results) if len(set(m.lineup)) == 1]
    assert len(mirrors) == 2
    assert all(mirror.wins.low <= 0.5 <= mirror.wins.high for mirror in mirrors)


def test_results_are_written_to_parquet(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    results = run_tournament(PLAN)
    assert write_results(results, tmp_path / "games.parquet") == len(results)
    rows = parquet.read_table(tmp_path / "games.parquet").to_pylist()
    assert [tuple(row["seating"]) for row in rows] == [result.seating for result in results]
    assert json.dumps(rows[0])


def test_a_peeking_twin_can_be_measured() -> None:
    results = run_tournament(
        TournamentPlan("dig_mars", ("peeking@20", "greedy"), 2, 2, mirror=False)
    )
    assert len(results) == 2


def test_moves_are_written_with_what_searches_found(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    plan = TournamentPlan("dig_mars", ("skilled@30", "greedy"), 2, 2, mirror=False, keep_moves=True)
    journal = tmp_path / "games.jsonl"
    results = run_tournament(plan, journal=journal)
    assert all(result.course == () for result in results)
    kept = list(open_journal(plan, journal).with_moves(results))
    rows = write_choices(kept, tmp_path / "moves.parquet")
    assert rows == sum(result.moves for result in results)
    table = parquet.read_table(tmp_path / "moves.parquet").to_pylist()
    searched = [row for row in table if row["searched"]]
    assert {row["bot"] for row in searched} == {"skilled@30"}
    for row in searched:
        assert row["iterations"] >= 30
        assert row["action"] == row["searched"][0]
        assert sum(row["shares"]) == pytest.approx(1)
        assert len(row["win"]) == len(row["margin"]) == 2
        assert row["choices"] >= len(row["searched"])
    assert all(row["iterations"] is None for row in table if row["bot"] == "greedy")


def test_a_tournament_goes_on_when_its_moves_are_missing(tmp_path: Path) -> None:
    journal = tmp_path / "games.jsonl"
    run_tournament(PLAN, journal=journal)
    wanted = replace(PLAN, keep_moves=True)
    results = run_tournament(wanted, journal=journal)
    kept = list(open_journal(wanted, journal).with_moves(results))
    assert all(len(result.course) == result.moves for result in kept)


def test_an_unknown_engine_is_refused() -> None:
    with pytest.raises(BadRequest):
        run_tournament(PLAN, engine="steam")
