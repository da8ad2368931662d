"""What a tournament's results add up to."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from digsite.arena import columns
from digsite.arena.columns import Column
from digsite.arena.contest import Result
from digsite.arena.parquet import TableWriter
from digsite.arena.statistics import Contest, Interval, bradley_terry, wilson


@dataclass(frozen=True)
class Standing:
    """One bot over all games against others."""

    name: str
    games: int
    wins: Interval
    rating: Interval
    ms_per_move: float
    forfeits: int


@dataclass(frozen=True)
class Meeting:
    """One bot's share of the wins in one line-up; level is a seat's fair share for each seat."""

    name: str
    lineup: tuple[str, ...]
    games: int
    wins: Interval
    level: float


def standings(results: Sequence[Result]) -> list[Standing]:
    """All bots, the highest rated first; the first bot of the first game is the anchor at 0."""
    mixed = [result for result in results if len(set(result.seating)) > 1]
    ratings = (
        bradley_terry([_contest(result) for result in mixed], anchor=mixed[0].seating[0])
        if mixed
        else {}
    )
    found = []
    for name in sorted({name for result in results for name in result.seating}):
        wins, games, forfeits, spent, moves = 0.0, 0, 0, 0.0, 0
        for result in results:
            for seat, sitting in enumerate(result.seating):
                if sitting == name:
                    spent += result.seconds[seat]
                    moves += result.decisions[seat]
                    forfeits += (result.forfeit or "").startswith(f"seat {seat} ")
                    if len(set(result.seating)) > 1:
                        wins, games = wins + result.share(seat), games + 1
        rating = ratings.get(name, Interval(0.0, 0.0, 0.0))
        speed = 1000 * spent / max(1, moves)
        found.append(Standing(name, games, wilson(wins, games), rating, speed, forfeits))
    return sorted(found, key=lambda standing: -standing.rating.value)


def meetings(results: Sequence[Result]) -> list[Meeting]:
    """Every bot of every line-up; of a mirror match the first seat against the others."""
    tables: dict[tuple[str, ...], list[Result]] = defaultdict(list)
    for result in results:
        tables[tuple(sorted(result.seating))].append(result)
    found = []
    for lineup, played in sorted(tables.items()):
        names = sorted(set(lineup))
        if len(names) == 1:
            wins = sum(result.share(0) for result in played)
            share = wilson(wins, len(played))
            found.append(Meeting(names[0], lineup, len(played), share, 1 / len(lineup)))
            continue
        for name in names:
            wins = sum(
                result.share(seat)
                for result in played
                for seat, sitting in enumerate(result.seating)
                if sitting == name
            )
            level = lineup.count(name) / len(lineup)
            found.append(Meeting(name, lineup, len(played), wilson(wins, len(played)), level))
    return found


def _contest(result: Result) -> Contest:
    shares = tuple(result.share(seat) for seat in range(result.players))
    return Contest(result.seating, shares)


def write_results(results: Sequence[Result], path: Path) -> int:
    """Write one row a game to a Parquet file; returns their number."""
    with TableWriter(str(path), columns.RESULTS, {}) as writer:
        writer.write(_by_column(columns.RESULTS, [result.row() for result in results]))
    return writer.rows


def write_choices(results: Iterable[Result], path: Path) -> int:
    """Write one row a move to a Parquet file, game by game; returns their number."""
    with TableWriter(str(path), columns.CHOICES, {}) as writer:
        for result in results:
            game = {"seed": result.seed, "seating": result.seating}
            writer.write(_by_column(columns.CHOICES, [game | move for move in result.course]))
    return writer.rows


def _by_column(schema: Sequence[Column], rows: Sequence[dict[str, Any]]) -> dict[str, list[Any]]:
    return {column.name: [row[column.name] for row in rows] for column in schema}
