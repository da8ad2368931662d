"""Replays and records (docs/wire.md, section 5)."""

import json
from dataclasses import dataclass
from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from digsite.core import deal
from digsite.core import record as records
from digsite.core.errors import BadRecord
from digsite.core.game import find
from digsite.core.match import Match
from digsite.server.course import begin
from digsite.server.eyes import previews_of
from digsite.server.fair import Owner
from digsite.server.film import EVERYTHING, Eyes, Film
from digsite.server.hub import Hub
from digsite.server.keys import new_key, now
from digsite.server.locks import require_watching
from digsite.server.recording import record_of
from digsite.server.refusals import Refused
from digsite.server.routes.asking import Asker, NamesInForm, Reader, TheHub, require_few
from digsite.server.shapes import Frames, ReplayHead, Uploaded
from digsite.server.showing import deal_object
from digsite.server.store import StoredRecord, Table

router = APIRouter(prefix="/api", tags=["replays"], dependencies=[NamesInForm])
MOST_UPLOADED_MOVES: Final = 5000
FRAMES: Final[dict[int | str, dict[str, Any]]] = {200: {"model": Frames}}
"""Documented only: checking every view once more would cost more than making it."""
Number = Annotated[int, Query(ge=0, le=100_000)]


@dataclass(frozen=True)
class Shown:
    """A game to be seen again, and through whose eyes the asker may look."""

    film: Film
    eyes: list[Eyes]
    head: dict[str, Any]
    record: dict[str, Any]


@router.get("/tables/{table}/replay", response_model=ReplayHead)
async def table_replay(table: str, hub: TheHub, holder: Asker, reader: Reader) -> Any:
    """What a table's game consists of so far."""
    return _head(await _of_table(hub, reader, table, holder))


@router.get("/tables/{table}/frames", responses=FRAMES)
async def table_frames(
    table: str,
    hub: TheHub,
    holder: Asker,
    reader: Reader,
    eyes: str | None = None,
    first: Annotated[Number, Query(alias="from")] = 0,
    last: Annotated[Number, Query(alias="to")] = 0,
) -> dict[str, Any]:
    """Positions of a table's game, as the asker may see them."""
    return await _frames(
        hub, reader, await _of_table(hub, reader, table, holder), eyes, first, last
    )


@router.get("/tables/{table}/record")
async def table_record(table: str, hub: TheHub, holder: Asker, reader: Reader) -> Response:
    """The record; while the game is played without what would tell the deal."""
    async with hub.room(table) as room, room.held():
        await require_watching(hub, room, holder)
        if room.course is None and room.table.phase != "lobby":
            # Begun with other rules: it cannot be shown here, but it is not lost.
            entries = await hub.store.entries(table)
            return _download(record_of(room.table, entries, deal_object(room.table)))
    return _download((await _of_table(hub, reader, table, holder)).record)


@router.post("/records", status_code=201, response_model=Uploaded)
async def upload(request: Request, hub: TheHub, reader: Reader) -> Any:
    """Keep a record that somebody brought, if it can be played."""
    await require_few(hub, request, Refused("record.too_many"), hub.settings.uploads_per_hour)
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise BadRecord("The record is not valid JSON.") from None
    key, kept = new_key(), await hub.readers.read(reader, _verified, text)
    await hub.store.add(StoredRecord(id=key, text=kept, created=now()))
    return {"replay": key}


def _verified(text: str) -> str:
    """The text of a record with what could be verified of it, and nothing else."""
    data = records.read(text)
    moves = data.get("moves")
    if isinstance(moves, list) and len(moves) > MOST_UPLOADED_MOVES:
        raise BadRecord(f"moves must be a list of at most {MOST_UPLOADED_MOVES} actions.")
    return json.dumps(records.verify(data).record, ensure_ascii=False)


@router.get("/replays/{replay}", response_model=ReplayHead)
async def replay_head(replay: str, hub: TheHub, reader: Reader) -> Any:
    """What a finished game consists of."""
    return _head(await _of_replay(hub, reader, replay))


@router.get("/replays/{replay}/frames", responses=FRAMES)
async def replay_frames(
    replay: str,
    hub: TheHub,
    reader: Reader,
    eyes: str | None = None,
    first: Annotated[Number, Query(alias="from")] = 0,
    last: Annotated[Number, Query(alias="to")] = 0,
) -> dict[str, Any]:
    """Positions of a finished game."""
    return await _frames(hub, reader, await _of_replay(hub, reader, replay), eyes, first, last)


@router.get("/replays/{replay}/record")
async def replay_record(replay: str, hub: TheHub, reader: Reader) -> Response:
    """The record of a finished game."""
    return _download((await _of_replay(hub, reader, replay)).record)


async def _of_table(hub: Hub, reader: Owner, table_id: str, holder: str | None) -> Shown:
    """A table's game as the asker may see it: while it is played, through their own eyes only."""
    async with hub.room(table_id) as room, room.held():
        table, course = room.table, room.course
        await require_watching(hub, room, holder)
        room.require_rules()
        if course is None:
            raise Refused("table.not_playing")
        actions = [move.action for move in course.moves]
        own = [seat.number for seat in table.seats if holder and seat.holder == holder]
        record = _record_of(table, course.match)
        key = (table.id, table.seq)
    film = await hub.films.film(reader, key, lambda: Film(begin(table).match, actions))
    over = table.phase == "over"
    eyes: list[Eyes] = [*(range(len(table.seats)) if over else own), None]
    head = {
        "replay": table.replay if over else None,
        "table": table.id,
        "names": [seat.name for seat in table.seats],
        "bots": [seat.bot for seat in table.seats],
        "verified": over,
        "deal": deal_object(table),
    }
    return Shown(film, [*eyes, EVERYTHING] if over else eyes, head, record)


async def _of_replay(hub: Hub, reader: Owner, key: str) -> Shown:
    """A finished table or an uploaded record, open to whoever has the link."""
    table = await hub.store.table_by_replay(key)
    if table is not None:
        if table.phase != "over":
            raise Refused("replay.not_yet")
        holder = next((seat.holder for seat in table.seats if seat.holder is not None), None)
        return await _of_table(hub, reader, table.id, holder)
    stored = await hub.store.record(key)
    if stored is None:
        raise Refused("replay.unknown")
    data = records.read(stored.text)
    beginning = data | {"moves": []}
    film = await hub.films.film(
        reader, (key, 0), lambda: Film(records.replay(beginning), data["moves"])
    )
    record = records.record(film.match) | deal.told_in(data, film.match.players)
    blank = [None] * film.match.players
    shown = record.get("deal")
    if shown is not None:
        shown = shown | {"seed": str(record["seed"])}
    head: dict[str, Any] = {"replay": key, "table": None, "names": blank, "bots": blank}
    head |= {"verified": True, "deal": shown}
    eyes: list[Eyes] = [*range(film.match.players), None, EVERYTHING]
    return Shown(film, eyes, head, record)


def _record_of(table: Table, match: Match) -> dict[str, Any]:
    record = records.record(match)
    told = deal_object(table)
    shown = {"table": table.id, "commitment": told["commitment"], "nonces": told["nonces"]}
    if table.phase != "over":
        return record | {"seed": None, "deal": shown}
    return record | {"deal": shown | {"secret": table.secret}}


def _head(shown: Shown) -> dict[str, Any]:
    match = shown.film.match
    return shown.head | {
        "game": match.game.name,
        "players": match.players,
        "options": match.options,
        "edition": match.edition.name,
        "components": previews_of(match.game).components(match.edition),
        "rules_version": match.game.rules_version,
        "moves": shown.film.moves(),
        "eyes": [eyes for eyes in shown.eyes if eyes != EVERYTHING],
        "over": match.is_over,
        "winners": match.winners,
        "ending": match.ending,
    }


async def _frames(
    hub: Hub, reader: Owner, shown: Shown, eyes: str | None, first: int, last: int
) -> dict[str, Any]:
    wished: Eyes = None
    if eyes == EVERYTHING:
        wished = EVERYTHING
    elif eyes not in (None, "", "null"):
        assert eyes is not None
        if not (eyes.isdecimal() and len(eyes) <= 2):
            raise Refused("request.bad", detail="eyes")
        wished = int(eyes)
    if wished not in shown.eyes:
        raise Refused("seat.not_yours")
    frames = await hub.films.frames(reader, shown.film, wished, first, max(first, last))
    return {"frames": frames, "moves": len(shown.film.played)}


def _download(record: dict[str, Any]) -> Response:
    text = json.dumps(record, ensure_ascii=False, indent=1) + "\n"
    name = find(record["game"]).name
    headers = {"content-disposition": f'attachment; filename="{name}.json"'}
    return Response(text, media_type="application/json", headers=headers)
