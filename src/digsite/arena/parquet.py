"""Tables as Parquet files, written slice by slice: memory stays flat, however many the rows."""

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from types import TracebackType
from typing import Any, Final, Self

import numpy as np

from digsite.arena import columns
from digsite.arena.columns import Column
from digsite.arena.plan import SimulationPlan, resolve
from digsite.arena.workers import Slice
from digsite.core.errors import BadRequest

ROW_GROUP: Final = 1 << 17
"""Rows that are collected before they are written: enough to compress well."""


class TableWriter:
    """A Parquet file in the making; it gets its name when it is complete."""

    def __init__(self, path: str, schema: Sequence[Column], metadata: dict[str, str]) -> None:
        try:
            import pyarrow
            from pyarrow import parquet
        except ImportError:
            reason = "Writing Parquet needs pyarrow: pip install 'digsite[data]'."
            raise BadRequest(reason) from None
        self.arrow, self.path, self.part = pyarrow, path, f"{path}.part"
        self.schema = pyarrow.schema([_field(pyarrow, column) for column in schema], metadata)
        self.waiting: list[Any] = []
        self.rows = 0
        try:
            self.file = parquet.ParquetWriter(self.part, self.schema, compression="zstd")
        except OSError as error:
            raise BadRequest(f"{path} cannot be written ({error}).") from None

    def write(self, data: dict[str, Any]) -> None:
        """Add rows, a list or an array for each column."""
        arrays = [
            data[name] if isinstance(data[name], self.arrow.Array) else self._array(name, data)
            for name in self.schema.names
        ]
        self.waiting.append(self.arrow.Table.from_arrays(arrays, schema=self.schema))
        self.rows += self.waiting[-1].num_rows
        if sum(table.num_rows for table in self.waiting) >= ROW_GROUP:
            self._flush()

    def _array(self, name: str, data: dict[str, Any]) -> Any:
        return self.arrow.array(data[name], type=self.schema.field(name).type)

    def words(self, codes: Any, dictionary: Sequence[str]) -> Any:
        """A column of words, given as their numbers in a dictionary."""
        numbers = self.arrow.array(codes, type=self.arrow.int16())
        return self.arrow.DictionaryArray.from_arrays(numbers, list(dictionary))

    def _flush(self) -> None:
        if self.waiting:
            table = self.arrow.concat_tables(self.waiting)
            self.file.write_table(table, row_group_size=max(1, table.num_rows))
        self.waiting = []

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None
    ) -> None:
        if kind is None:
            self._flush()
        self.file.close()
        if kind is None:
            os.replace(self.part, self.path)
        else:
            os.unlink(self.part)


def _field(arrow: Any, column: Column) -> Any:
    """A column's Arrow field; its meaning travels with it."""
    if column.type == "words":
        kind = arrow.dictionary(arrow.int16(), arrow.string())
    elif column.type.startswith("list<"):
        kind = arrow.list_(arrow.type_for_alias(column.type[5:-1]))
    else:
        kind = arrow.type_for_alias(column.type)
    return arrow.field(column.name, kind, metadata={"meaning": column.meaning})


@contextmanager
def writing(
    plan: SimulationPlan, games: str | None, seats: str | None, moves: str | None
) -> Iterator[tuple[Callable[[Slice], None], ...]]:
    """What writes the slices of a simulation to the files asked for."""
    game, about = resolve(plan).game, metadata(plan)
    wanted = (
        (games, columns.games(game, plan.players), write_games),
        (seats, columns.seats(game), write_seats),
        (moves, columns.MOVES, write_moves),
    )
    with ExitStack() as stack:
        sinks = []
        for path, schema, write in wanted:
            if path:
                writer = stack.enter_context(TableWriter(path, schema, about))
                sinks.append(_sink(plan, writer, write))
        yield tuple(sinks)


def _sink(
    plan: SimulationPlan,
    writer: TableWriter,
    write: Callable[[SimulationPlan, TableWriter, Slice], None],
) -> Callable[[Slice], None]:
    return lambda part: write(plan, writer, part)


def write_games(plan: SimulationPlan, writer: TableWriter, part: Slice) -> None:
    """Number, length, ending, winners and actions used."""
    game, results = resolve(plan).game, part.results
    won = results["won"].astype(bool)
    used = part.families().sum(axis=1)
    count = len(results)
    data: dict[str, Any] = {
        "game": part.start + np.arange(count),
        "players": np.full(count, plan.players),
        "first": results["first"],
        "rounds": results["rounds"],
        "moves": results["moves"],
        "ending": writer.words(results["ending"], game.endings),
        "winners": won.sum(axis=1),
    }
    data |= {f"won_{seat}": won[:, seat] for seat in range(plan.players)}
    names = [family.name.replace(" ", "_") for family in game.actions.families]
    writer.write(data | {name: used[:, index] for index, name in enumerate(names)})


def write_seats(plan: SimulationPlan, writer: TableWriter, part: Slice) -> None:
    """Every seat's place, share of the win, counts and actions used."""
    game, results, players = resolve(plan).game, part.results, plan.players
    seat = np.tile(np.arange(players), len(results))
    won = results["won"].astype(bool)[:, :players]
    share = won / np.maximum(1, won.sum(axis=1, keepdims=True))
    data: dict[str, Any] = {
        "game": np.repeat(part.start + np.arange(len(results)), players),
        "players": np.full(len(seat), players),
        "seat": seat,
        "place": (seat - np.repeat(results["first"], players)) % players,
        "share": share.ravel().astype(np.float32),
    }
    counts, used = part.tallies()[:, :players], part.families()[:, :players]
    for index, name in enumerate(game.tallies):
        data[name] = counts[:, :, index].ravel()
    for index, family in enumerate(game.actions.families):
        data[f"played_{family.name.replace(' ', '_')}"] = used[:, :, index].ravel()
    writer.write(data)


def write_moves(plan: SimulationPlan, writer: TableWriter, part: Slice) -> None:
    """Every move in order."""
    actions = resolve(plan).game.actions
    data = {name: part.moves[name] for name in ("game", "number", "round", "seat", "choices")}
    writer.write(data | {"action": writer.words(part.moves["action"], actions.notations)})


def metadata(plan: SimulationPlan) -> dict[str, str]:
    """What was simulated, so that the file explains itself."""
    resolved = resolve(plan)
    return {
        "game": resolved.game.name,
        "rules_version": str(resolved.game.rules_version),
        "edition": resolved.edition.name,
        "players": str(plan.players),
        "options": str(resolved.options),
        "bots": plan.bots,
        "bar": plan.bar,
        "seed": str(plan.seed),
    }
