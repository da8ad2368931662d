"""docs/data.md lists the columns that the files have."""

from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from digsite.arena.columns import Column
from digsite.arena.parquet import TableWriter, writing
from digsite.arena.plan import SimulationPlan
from digsite.arena.simulate import run_simulation
from digsite.arena.summary import write_choices, write_results
from digsite.arena.tournament import TournamentPlan, run_tournament
from digsite.core.game import find, names
from tests.docs.tables import MARK, PAGE, schemas, updated


def test_the_page_shows_every_table_as_it_is() -> None:
    page = PAGE.read_text("utf-8")
    assert {mark[2] for mark in MARK.finditer(page)} == schemas().keys()
    assert updated(page) == page, "run: python -m tests.docs.tables"


def columns_of(path: Path) -> list[Column]:
    """The columns that a file says it has."""
    found = []
    for field in pq.read_schema(path):
        kind: Any = field.type
        name = "words" if str(kind).startswith("dictionary") else str(kind)
        if name.startswith("list"):
            name = f"list<{kind.value_type}>"
        name = "float32" if name == "float" else name
        found.append(Column(field.name, name, field.metadata[b"meaning"].decode()))
    return found


@pytest.mark.parametrize("game", names())
def test_simulations_write_these_columns(game: str, tmp_path: Path) -> None:
    plan = SimulationPlan(game, find(game).players[-1], 2, seed=1, keep_moves=True)
    paths = [tmp_path / f"{table}.parquet" for table in ("games", "seats", "moves")]
    with writing(plan, *map(str, paths)) as sinks:
        run_simulation(plan, threads=1, sinks=sinks)
    for path, name in zip(paths, (f"games {game}", f"seats {game}", "moves"), strict=True):
        assert columns_of(path) == list(schemas()[name])
        assert pq.read_schema(path).metadata[b"bots"] == b"random"


def test_the_arena_writes_these_columns(tmp_path: Path) -> None:
    results = run_tournament(
        TournamentPlan("dig_mars", ("greedy", "random"), 2, 2, mirror=False, keep_moves=True)
    )
    write_results(results, tmp_path / "games.parquet")
    write_choices(results, tmp_path / "moves.parquet")
    assert columns_of(tmp_path / "games.parquet") == list(schemas()["results"])
    assert columns_of(tmp_path / "moves.parquet") == list(schemas()["choices"])


def test_a_missing_column_is_noticed(tmp_path: Path) -> None:
    with (
        pytest.raises(KeyError),
        TableWriter(str(tmp_path / "t.parquet"), [Column("a", "int8", "")], {}) as writer,
    ):
        writer.write({})
