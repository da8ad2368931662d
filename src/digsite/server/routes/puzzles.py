"""Puzzles: those there are, the one of a day, and solving one (docs/wire.md, section 1)."""

from datetime import date
from functools import partial
from typing import Annotated

from fastapi import APIRouter, Depends, Query
from starlette.responses import Response

from digsite.analysis.puzzles.puzzle import book_of
from digsite.core.game import find, names
from digsite.server.replays.puzzle_positions import TriedPuzzle, listed
from digsite.server.routes.bodies import documented, ready
from digsite.server.routes.dependencies import AskedAbout, Lang, Reader, TheServices
from digsite.server.wire.puzzles import ListedPuzzles, PuzzlePosition, PuzzleSolution, ShownPuzzle
from digsite.server.wire.requests import LONGEST_LINE
from digsite.server.wire.responses import Explanation

router = APIRouter(prefix="/api/puzzles", tags=["puzzles"])
SHOWN = documented(ShownPuzzle)
POSITION = documented(PuzzlePosition)
SOLUTION = documented(PuzzleSolution)
EXPLAINED = documented(Explanation)


@router.get("")
async def puzzles() -> ListedPuzzles:
    """All puzzles of all games."""
    games = [find(name) for name in names()]
    found = [listed(game, puzzle) for game in games for puzzle in book_of(game).puzzles.values()]
    return {"puzzles": found}


@router.get("/days/{day}")
async def puzzles_of_day(day: date) -> ListedPuzzles:
    """One puzzle of each game: the same for everybody on that day."""
    games = [find(name) for name in names()]
    found = [(game, book_of(game).of_day(day)) for game in games]
    return {"puzzles": [listed(game, puzzle) for game, puzzle in found if puzzle is not None]}


async def _tried(
    game: str,
    puzzle: str,
    services: TheServices,
    reader: Reader,
    lang: Lang,
    line: Annotated[str, Query(max_length=LONGEST_LINE)] = "",
) -> TriedPuzzle:
    """The position that is asked about."""
    return await services.readers.read(reader, partial(TriedPuzzle, game, puzzle, line, lang))


Tried = Annotated[TriedPuzzle, Depends(_tried)]


@router.get("/{game}/{puzzle}", responses=SHOWN)
async def puzzle(tried: Tried, services: TheServices, reader: Reader) -> Response:
    """What is asked, and for whom."""
    return ready(await services.readers.read(reader, tried.head))


@router.get("/{game}/{puzzle}/position", responses=POSITION)
async def position(tried: Tried, services: TheServices, reader: Reader) -> Response:
    """The position after some moves of the turn."""
    return ready(await services.readers.read(reader, tried.shown))


@router.get("/{game}/{puzzle}/explain", responses=EXPLAINED)
async def explain(
    tried: Tried, services: TheServices, reader: Reader, asked: AskedAbout
) -> Response:
    """What can be done on a space or with a verb, and what will come of it."""
    return ready(await services.readers.read(reader, partial(tried.explained, **asked)))


@router.get("/{game}/{puzzle}/solution", responses=SOLUTION)
async def show_solution(tried: Tried, services: TheServices, reader: Reader) -> Response:
    """The answer, for those who want to know it."""
    return ready(await services.readers.read(reader, tried.solution))
