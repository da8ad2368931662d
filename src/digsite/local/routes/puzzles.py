"""Puzzles (docs/wire.md, section 1)."""

from datetime import date
from typing import Final

from digsite.analysis.puzzles.puzzle import book_of
from digsite.core.game import find, names
from digsite.local.requests import Asked, RoomAnswer, Routes, as_answer
from digsite.local.room import Room
from digsite.server.replays.puzzle_positions import TriedPuzzle, listed


async def puzzles(room: Room, asked: Asked) -> RoomAnswer:
    games = [find(name) for name in names()]
    found = [listed(game, puzzle) for game in games for puzzle in book_of(game).puzzles.values()]
    return as_answer({"puzzles": found})


async def puzzles_of_day(room: Room, asked: Asked, day: str) -> RoomAnswer:
    wanted = date.fromisoformat(day)
    found = [(game, book_of(game).of_day(wanted)) for game in map(find, names())]
    return as_answer(
        {"puzzles": [listed(game, puzzle) for game, puzzle in found if puzzle is not None]}
    )


async def puzzle(room: Room, asked: Asked, game: str, key: str) -> RoomAnswer:
    return RoomAnswer(200, _tried(asked, game, key).head().decode())


async def position(room: Room, asked: Asked, game: str, key: str) -> RoomAnswer:
    return RoomAnswer(200, _tried(asked, game, key).shown().decode())


async def explain(room: Room, asked: Asked, game: str, key: str) -> RoomAnswer:
    return RoomAnswer(200, _tried(asked, game, key).explained(**asked.words()).decode())


async def show_solution(room: Room, asked: Asked, game: str, key: str) -> RoomAnswer:
    return RoomAnswer(200, _tried(asked, game, key).solution().decode())


def _tried(asked: Asked, game: str, key: str) -> TriedPuzzle:
    return TriedPuzzle(game, key, asked.line(), asked.lang)


PUZZLE: Final = r"/puzzles/(\w+)/(\w+)"
ROUTES: Final[Routes] = [
    ("GET", "/puzzles", puzzles),
    ("GET", r"/puzzles/days/(\d{4}-\d\d-\d\d)", puzzles_of_day),
    ("GET", PUZZLE, puzzle),
    ("GET", f"{PUZZLE}/position", position),
    ("GET", f"{PUZZLE}/explain", explain),
    ("GET", f"{PUZZLE}/solution", show_solution),
]
