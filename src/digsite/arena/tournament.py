"""Running a tournament: a plan, its games on any engine, a journal to resume from."""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from digsite.arena.contest import Result, contest
from digsite.arena.engines import in_order
from digsite.arena.entrants import Entrant, entrant
from digsite.arena.schedule import Pairing, schedule
from digsite.core.errors import BadRequest
from digsite.core.game import find

Key = tuple[int, int, tuple[str, ...]]


@dataclass(frozen=True)
class Plan:
    """A tournament, as data: the same plan plays the same games anywhere."""

    game: str
    bots: tuple[str, ...]
    players: int
    games: int
    seed: int = 0
    options: tuple[tuple[str, str], ...] = ()
    ms: float = 1000
    mirror: bool = True
    keep_moves: bool = False

    def entrants(self) -> dict[str, Entrant]:
        """The entrants by name."""
        made = [entrant(text, ms=self.ms) for text in self.bots]
        return {one.name: one for one in made}

    def pairings(self) -> list[Pairing]:
        names = [entrant(text, ms=self.ms).name for text in self.bots]
        found = find(self.game)
        if self.players not in found.players:
            least, most = found.players[0], found.players[-1]
            raise BadRequest(f"{found.title} is for {least} to {most} players.")
        return list(schedule(names, self.players, self.games, seed=self.seed, mirror=self.mirror))


def play(work: tuple[Plan, Pairing]) -> Result:
    """One game of the plan."""
    plan, pairing = work
    everybody = plan.entrants()
    seating = [everybody[name] for name in pairing.seating]
    return contest(
        find(plan.game), seating, pairing.seed, dict(plan.options), keep_moves=plan.keep_moves
    )


class Journal:
    """The results so far, one JSON line each: a tournament stopped anywhere goes on from there.

    Moves stay on disk and are read again when they are asked for.
    """

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.results: list[Result] = []
        self.places: dict[Key, int] = {}
        wanted = {(plan.players, p.seed, p.seating) for p in plan.pairings()}
        if not path.exists():
            return
        with path.open("rb+") as file:
            place = 0
            for line in file:
                result = _read(line)
                if result is not None and result.game == plan.game and result.key in wanted:
                    if result.course or not plan.keep_moves:
                        self._note(result, place)
                place += len(line)
            if place and not line.endswith(b"\n"):
                file.write(b"\n")

    def _note(self, result: Result, place: int) -> None:
        self.results.append(replace(result, course=()))
        self.places[result.key] = place

    def add(self, result: Result) -> None:
        with self.path.open("ab") as file:
            self._note(result, file.tell())
            file.write(json.dumps(result.row()).encode() + b"\n")

    def courses(self, plan: Plan) -> Iterator[Result]:
        """The games of the plan in its order, one by one, with their moves."""
        with self.path.open("rb") as file:
            for pairing in plan.pairings():
                file.seek(self.places[plan.players, pairing.seed, pairing.seating])
                result = _read(file.readline())
                assert result is not None
                yield result


def _read(line: bytes) -> Result | None:
    """A journal's line; None for one that was cut short when the tournament was stopped."""
    try:
        row = json.loads(line)
    except ValueError:
        return None
    return Result(**{name: _tuple(value) for name, value in row.items()})


def _tuple(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def run(
    plan: Plan,
    *,
    threads: int = 1,
    engine: str = "threads",
    journal: Path | None = None,
    progress: Callable[[Result], None] = lambda result: None,
) -> list[Result]:
    """Play what the plan asks for and the journal does not hold yet."""
    book = Journal(journal, plan) if journal is not None else None
    results = list(book.results) if book is not None else []
    known = {result.key for result in results}
    pairings = plan.pairings()
    left = [(plan, p) for p in pairings if (plan.players, p.seed, p.seating) not in known]
    for result in results:
        progress(result)
    for result in in_order(play, left, engine=engine, workers=threads):
        if book is not None:
            book.add(result)
        results.append(result if book is None else book.results[-1])
        progress(result)
    order = {(p.seating, p.seed): number for number, p in enumerate(pairings)}
    return sorted(results, key=lambda result: order[result.seating, result.seed])
