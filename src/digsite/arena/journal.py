"""The results of a tournament so far, on disk: stopped anywhere, it goes on from there."""

import json
from collections.abc import Iterable, Iterator, Set
from dataclasses import replace
from pathlib import Path
from typing import Any

from digsite.arena.contest import Key, Result


class Journal:
    """One JSON line for each game. Moves stay on disk and are read when they are asked for."""

    def __init__(self, path: Path, game: str, wanted: Set[Key], *, with_moves: bool) -> None:
        """Take up the results that are wanted; others in the file belong to another tournament."""
        self.path = path
        self.results: list[Result] = []
        self.places: dict[Key, int] = {}
        if not path.exists():
            return
        with path.open("rb+") as file:
            place = 0
            for line in file:
                result = _read(line)
                if result is not None and result.game == game and result.key in wanted:
                    if result.course or not with_moves:
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

    def with_moves(self, results: Iterable[Result]) -> Iterator[Result]:
        """The results again, one by one, with the moves of their games."""
        with self.path.open("rb") as file:
            for known in results:
                file.seek(self.places[known.key])
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
