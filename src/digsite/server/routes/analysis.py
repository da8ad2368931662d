"""The analysis board: positions of finished games, tried further (docs/wire.md, section 5)."""

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request
from starlette.responses import Response

from digsite.server.edge.rate_limits import RateLimits
from digsite.server.replays.analysis import TriedPosition
from digsite.server.replays.library import read_eyes
from digsite.server.routes.bodies import documented, ready
from digsite.server.routes.dependencies import (
    AskedAbout,
    Asker,
    Lang,
    NamesInForm,
    Reader,
    TheServices,
    Word,
)
from digsite.server.threads.fair_threads import Owner
from digsite.server.wire.requests import LONGEST_LINE
from digsite.server.wire.responses import Analysed, Evaluated, Explanation

router = APIRouter(
    prefix="/api/replays/{replay}/analysis", tags=["analysis"], dependencies=[NamesInForm]
)
ANALYSED = documented(Analysed)
EXPLAINED = documented(Explanation)


async def _position(
    replay: str,
    services: TheServices,
    reader: Reader,
    lang: Lang,
    move: Annotated[int, Query(ge=0, le=100_000)] = 0,
    line: Annotated[str, Query(max_length=LONGEST_LINE)] = "",
) -> TriedPosition:
    """The position that is asked about."""
    found = await services.replays.of_link(reader, replay)
    make = partial(TriedPosition, found.playback, move, line, lang)
    return await services.readers.read(reader, make)


Position = Annotated[TriedPosition, Depends(_position)]


@router.get("", responses=ANALYSED)
async def analyse(
    position: Position, services: TheServices, reader: Reader, eyes: Word = None
) -> Response:
    """How a position stands, and what can be done there."""
    return ready(await services.readers.read(reader, position.shown, read_eyes(eyes)))


@router.get("/explain", responses=EXPLAINED)
async def explain(
    position: Position, services: TheServices, reader: Reader, asked: AskedAbout
) -> Response:
    """What can be done on a space or with a verb, and what will come of it."""
    return ready(await services.readers.read(reader, partial(position.explained, **asked)))


@router.get("/evaluation")
async def evaluate(
    request: Request,
    position: Position,
    services: TheServices,
    holder: Asker,
    reader: Reader,
    is_open: Annotated[bool, Query(alias="open")] = False,
) -> Evaluated:
    """Who is how likely to win, and what is best to do there."""
    limits: RateLimits = request.app.state.rate_limits
    owner = Owner(reader.address, holder)
    limits.count_hint(owner.address, owner.holder)
    board, lang = position.board, position.lang
    return await services.search_threads.evaluate(board, lang, owner, is_open=is_open)
