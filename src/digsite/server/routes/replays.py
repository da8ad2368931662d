"""Replays and records (docs/wire.md, section 5)."""

from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from digsite.core.errors import BadRecord
from digsite.core.game import find
from digsite.server.replays.library import RecordFile, Replay, read_eyes
from digsite.server.routes.bodies import documented, ready
from digsite.server.routes.dependencies import Asker, NamesInForm, Reader, TheServices, require_few
from digsite.server.services import Services
from digsite.server.threads.fair_threads import Owner
from digsite.server.wire.refusals import Refused
from digsite.server.wire.responses import Frames, ReplayHead, Uploaded

router = APIRouter(prefix="/api", tags=["replays"], dependencies=[NamesInForm])
HEAD = documented(ReplayHead)
FRAMES = documented(Frames)
Number = Annotated[int, Query(ge=0, le=100_000)]
From = Annotated[Number, Query(alias="from")]
To = Annotated[Number, Query(alias="to")]


@router.get("/tables/{table}/replay", responses=HEAD)
async def table_replay(
    table: str, services: TheServices, holder: Asker, reader: Reader, answer: Response
) -> Response:
    """What a table's game consists of so far."""
    replay = await services.replays.of_table(reader, table, holder)
    return ready(await services.readers.read(reader, replay.head), answer)


@router.get("/tables/{table}/frames", responses=FRAMES)
async def table_frames(
    table: str,
    services: TheServices,
    holder: Asker,
    reader: Reader,
    answer: Response,
    eyes: str | None = None,
    first: From = 0,
    last: To = 0,
) -> Response:
    """Positions of a table's game, as the asker may see them."""
    replay = await services.replays.of_table(reader, table, holder)
    return ready(await _frames(services, reader, replay, eyes, first, last), answer)


@router.get("/tables/{table}/record")
async def table_record(
    table: str, services: TheServices, holder: Asker, reader: Reader, answer: Response
) -> Response:
    """The record; while the game is played without what would tell the deal."""
    return _attached(await services.replays.file_of_table(reader, table, holder), answer)


@router.post("/records", status_code=201)
async def upload(request: Request, services: TheServices, reader: Reader) -> Uploaded:
    """Keep a record that somebody brought, if it can be played."""
    most = services.settings.uploads_per_hour
    await require_few(services.store, request, Refused("record.too_many"), most)
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise BadRecord("not-json") from None
    return {"replay": await services.replays.upload(reader, text)}


@router.get("/replays/{replay}", responses=HEAD)
async def replay_head(replay: str, services: TheServices, reader: Reader) -> Response:
    """What a finished game consists of."""
    found = await services.replays.of_link(reader, replay)
    return ready(await services.readers.read(reader, found.head))


@router.get("/replays/{replay}/frames", responses=FRAMES)
async def replay_frames(
    replay: str,
    services: TheServices,
    reader: Reader,
    eyes: str | None = None,
    first: From = 0,
    last: To = 0,
) -> Response:
    """Positions of a finished game."""
    found = await services.replays.of_link(reader, replay)
    return ready(await _frames(services, reader, found, eyes, first, last))


@router.get("/replays/{replay}/record")
async def replay_record(replay: str, services: TheServices, reader: Reader) -> Response:
    """The record of a finished game."""
    found = await services.replays.of_link(reader, replay)
    return _attached(await services.readers.read(reader, found.file))


async def _frames(
    services: Services, reader: Owner, replay: Replay, eyes: str | None, first: int, last: int
) -> bytes:
    wished = read_eyes(eyes)
    if wished not in replay.eyes:
        raise Refused("seat.not_yours")
    frames = replay.playback.frames_json
    return await services.readers.read(reader, frames, wished, first, max(first, last))


def _attached(file: RecordFile, answer: Response | None = None) -> Response:
    name = f"{find(file.game).name}.json"
    return ready(file.text, answer, {"content-disposition": f'attachment; filename="{name}"'})
