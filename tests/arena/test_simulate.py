"""Simulations: the same games on any engine, and tables that say what happened in them."""

from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from digsite.arena import simulate
from digsite.arena.parquet import writing
from digsite.arena.plan import SimulationPlan, resolve
from digsite.arena.simulate import run_simulation
from digsite.core.errors import BadRequest
from digsite.core.game import find, names
from digsite.core.match import Match

PLAN = SimulationPlan("dig_mars", 3, 40, seed=5, bots="casual", keep_moves=True)
TABLES = ("games", "seats", "moves")


@pytest.fixture(autouse=True)
def short_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulate, "SLICE", 7)
    monkeypatch.setattr(simulate, "SEARCHED_SLICE", 2)


def tables(folder: Path, plan: SimulationPlan, **how: Any) -> dict[str, Any]:
    """The three tables of a simulation, read back from their files."""
    folder.mkdir(exist_ok=True)
    paths = [str(folder / f"{table}.parquet") for table in TABLES]
    with writing(plan, *paths) as sinks:
        run_simulation(plan, sinks=sinks, **how)
    return {table: pq.read_table(path) for table, path in zip(TABLES, paths, strict=True)}


@pytest.mark.parametrize("game", names())
def test_one_thread_two_threads_and_two_halves_write_the_same(game: str, tmp_path: Path) -> None:
    plan = replace(PLAN, game=game)
    one = tables(tmp_path / "one", plan, threads=1)
    two = tables(tmp_path / "two", plan, threads=2)
    first = tables(tmp_path / "first", replace(plan, games=15), threads=1)
    rest = tables(tmp_path / "rest", replace(plan, games=25, start=15), threads=1)
    for table in TABLES:
        assert one[table].equals(two[table])
        assert one[table].to_pylist() == first[table].to_pylist() + rest[table].to_pylist()
    assert (tmp_path / "one/moves.parquet").read_bytes() == (
        tmp_path / "two/moves.parquet"
    ).read_bytes()


@pytest.mark.parametrize("game", names())
def test_interpreted_and_compiled_play_the_same_games(game: str, tmp_path: Path) -> None:
    plan = replace(PLAN, game=game, games=3)
    compiled = tables(tmp_path / "compiled", plan)
    interpreted = tables(tmp_path / "interpreted", replace(plan, compiled=False))
    assert all(compiled[table].equals(interpreted[table]) for table in TABLES)


@pytest.mark.parametrize("game", names())
def test_bots_that_search_play_the_same_games_in_slices_and_whole(
    game: str, tmp_path: Path
) -> None:
    plan = replace(PLAN, game=game, games=5, bots="expert")
    one = tables(tmp_path / "one", plan, threads=2)
    first = tables(tmp_path / "first", replace(plan, games=1), threads=1)
    rest = tables(tmp_path / "rest", replace(plan, games=4, start=1), threads=1)
    for table in TABLES:
        assert one[table].to_pylist() == first[table].to_pylist() + rest[table].to_pylist()


def test_bots_search_interpreted_as_compiled(tmp_path: Path) -> None:
    plan = replace(PLAN, games=1, bots="expert")
    compiled = tables(tmp_path / "compiled", plan)
    interpreted = tables(tmp_path / "interpreted", replace(plan, compiled=False))
    assert all(compiled[table].equals(interpreted[table]) for table in TABLES)


@pytest.mark.parametrize("game", names())
def test_the_tables_tell_of_the_same_games(game: str, tmp_path: Path) -> None:
    plan = replace(PLAN, game=game, games=6)
    found = {name: table.to_pylist() for name, table in tables(tmp_path, plan).items()}
    for row in found["games"]:
        seats = [seat for seat in found["seats"] if seat["game"] == row["game"]]
        moves = [move for move in found["moves"] if move["game"] == row["game"]]
        assert [move["number"] for move in moves] == list(range(row["moves"]))
        match = Match(find(game), 3, seed=plan.seed + (row["game"] << 64))
        for move in moves:
            assert move["seat"] == match.seat
            assert move["round"] == match.state.round
            assert move["choices"] == len(match.legal_actions())
            match.play(move["action"])
        public = match.public()
        assert (public["ending"], public["round"]) == (row["ending"], row["rounds"])
        assert [row[f"won_{seat}"] for seat in range(3)] == [
            seat in public["winners"] for seat in range(3)
        ]
        assert sum(seat["share"] for seat in seats) == pytest.approx(1)
        assert seats[row["first"]]["place"] == 0
        scores = [seat["fortune"] for seat in public["seats"]] if game == "dig_mars" else None
        assert [seat["score"] for seat in seats] == (scores or public["scores"])
        words = Counter((move["seat"], move["action"].split()[0]) for move in moves)
        for number, seat in enumerate(seats):
            assert words[number, "end"] == seat["played_end"]


def test_cooperation_is_counted_where_fortune_goes(tmp_path: Path) -> None:
    seats = tables(tmp_path, replace(PLAN, bots="random"))["seats"].to_pylist()
    given = sum(seat["fortune_given"] for seat in seats)
    assert given == sum(seat["fortune_received"] for seat in seats) > 0
    for seat in seats:
        assert seat["needed_digs"] <= seat["helped_digs"] <= seat["played_dig"]
        assert seat["needed_carries"] <= seat["helped_carries"] <= seat["played_carry"]


def test_every_card_is_drawn_once_at_most_and_used_only_by_who_drew_it(tmp_path: Path) -> None:
    seats = tables(tmp_path, replace(PLAN, game="undermining"))["seats"].to_pylist()
    drawn = Counter((seat["game"], "overdrive") for seat in seats if seat["drew_overdrive"])
    assert drawn
    assert set(drawn.values()) == {1}
    assert all(seat["played_tech_overdrive"] <= seat["drew_overdrive"] for seat in seats)


@pytest.mark.parametrize(("bots", "bar"), [("casual", "fleet"), ("expert", "carrying")])
def test_a_barred_action_is_used_by_the_others_alone(bots: str, bar: str, tmp_path: Path) -> None:
    plan = replace(PLAN, games=10, bots=bots, bar=f"upgrade {bar}")
    seats, column = tables(tmp_path, plan)["seats"].to_pylist(), f"played_upgrade_{bar}"
    assert all(seat[column] == 0 for seat in seats if seat["seat"] == 0)
    assert any(seat[column] > 0 for seat in seats if seat["seat"] == 1)


@pytest.mark.parametrize("bar", ["upgrade flee", "end", "place", "fly"])
def test_what_a_player_cannot_do_without_is_not_barred(bar: str) -> None:
    with pytest.raises(BadRequest):
        resolve(replace(PLAN, bar=bar))


def test_bots_that_do_not_exist_are_refused() -> None:
    with pytest.raises(BadRequest):
        resolve(replace(PLAN, bots="nobody"))


def test_a_simulation_that_fails_leaves_no_file(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    with pytest.raises(KeyboardInterrupt), writing(PLAN, str(path), None, None):
        raise KeyboardInterrupt
    assert list(tmp_path.iterdir()) == []
