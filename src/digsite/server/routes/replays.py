"""Replays and records (docs/wire.md, section 5)."""

import json
from dataclasses import dataclass
from functools import partial
from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Request
from starlette.responses import Response
from typing_extensions import TypedDict

from digsite.core import deal
from digsite.core import record as records
from digsite.core.errors import BadRecord
from digsite.core.game import find
from digsite.server.ids import new_key
from digsite.server.replays.playback import EVERYTHING, Eyes, Film, as_json
from digsite.server.replays.records import record_of, recorded_deal
from digsite.server.routes.dependencies import Asker, NamesInForm, Reader, TheHub, require_few
from digsite.server.seats.passphrase import require_watching
from digsite.server.store import StoredRecord
from digsite.server.table.history import begin
from digsite.server.table.live_tables import Hub
from digsite.server.table.table_json import shown_deal
from digsite.server.threads.fair_threads import Owner
from digsite.server.times import now
from digsite.server.wire.refusals import Refused
from digsite.server.wire.responses import Frames, ReplayHead, ShownDeal, Uploaded

router = APIRouter(prefix="/api", tags=["replays"], dependencies=[NamesInForm])
MOST_UPLOADED_MOVES: Final = 5000
Documented = dict[int | str, dict[str, Any]]
HEAD: Final[Documented] = {200: {"model": ReplayHead}}
FRAMES: Final[Documented] = {200: {"model": Frames}}
"""Documented only: the answers are made by the readers, and checking every view once more would
cost more than making it."""
Number = Annotated[int, Query(ge=0, le=100_000)]


class Origin(TypedDict):
    """Where a game was played, by whom, and how it was dealt."""

    replay: str | None
    table: str | None
    names: list[str | None]
    bots: list[str | None]
    verified: bool
    deal: ShownDeal | None


@dataclass(frozen=True)
class Shown:
    """A game to be seen again, and through whose eyes the asker may look."""

    film: Film
    eyes: list[Eyes]
    origin: Origin
    record: dict[str, object]
    """What the record says besides, or instead of, what the moves say."""


@router.get("/tables/{table}/replay", responses=HEAD)
async def table_replay(
    table: str, hub: TheHub, holder: Asker, reader: Reader, answer: Response
) -> Response:
    """What a table's game consists of so far."""
    shown = await _of_table(hub, reader, table, holder)
    return _ready(await hub.readers.read(reader, _head, shown), answer)


@router.get("/tables/{table}/frames", responses=FRAMES)
async def table_frames(
    table: str,
    hub: TheHub,
    holder: Asker,
    reader: Reader,
    answer: Response,
    eyes: str | None = None,
    first: Annotated[Number, Query(alias="from")] = 0,
    last: Annotated[Number, Query(alias="to")] = 0,
) -> Response:
    """Positions of a table's game, as the asker may see them."""
    shown = await _of_table(hub, reader, table, holder)
    return _ready(await _frames(hub, reader, shown, eyes, first, last), answer)


@router.get("/tables/{table}/record")
async def table_record(
    table: str, hub: TheHub, holder: Asker, reader: Reader, answer: Response
) -> Response:
    """The record; while the game is played without what would tell the deal."""
    record: dict[str, object] | None = None
    async with hub.room(table) as room, room.held():
        await require_watching(hub.store, room, holder)
        if room.course is None and room.table.phase != "lobby":
            # Begun with other rules: it cannot be shown here, but it is not lost.
            entries = await hub.store.entries(table)
            record = record_of(room.table, entries)
    if record is not None:
        return _ready(
            await hub.readers.read(reader, _file, record), answer, _attached(room.table.game)
        )
    shown = await _of_table(hub, reader, table, holder)
    return await _record(hub, reader, shown, answer)


@router.post("/records", status_code=201)
async def upload(request: Request, hub: TheHub, reader: Reader) -> Uploaded:
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


@router.get("/replays/{replay}", responses=HEAD)
async def replay_head(replay: str, hub: TheHub, reader: Reader) -> Response:
    """What a finished game consists of."""
    return _ready(await hub.readers.read(reader, _head, await _of_replay(hub, reader, replay)))


@router.get("/replays/{replay}/frames", responses=FRAMES)
async def replay_frames(
    replay: str,
    hub: TheHub,
    reader: Reader,
    eyes: str | None = None,
    first: Annotated[Number, Query(alias="from")] = 0,
    last: Annotated[Number, Query(alias="to")] = 0,
) -> Response:
    """Positions of a finished game."""
    shown = await _of_replay(hub, reader, replay)
    return _ready(await _frames(hub, reader, shown, eyes, first, last))


@router.get("/replays/{replay}/record")
async def replay_record(replay: str, hub: TheHub, reader: Reader) -> Response:
    """The record of a finished game."""
    return await _record(hub, reader, await _of_replay(hub, reader, replay))


async def _of_table(hub: Hub, reader: Owner, table_id: str, holder: str | None) -> Shown:
    """A table's game as the asker may see it: while it is played, through their own eyes only."""
    async with hub.room(table_id) as room, room.held():
        table, course = room.table, room.course
        await require_watching(hub.store, room, holder)
        room.require_rules()
        if course is None:
            raise Refused("table.not_playing")
        actions = [move.action for move in course.moves]
        own = [seat.number for seat in table.seats if holder and seat.holder == holder]
        over = table.phase == "over"
        eyes: list[Eyes] = [*range(len(table.seats)), None, EVERYTHING] if over else [*own, None]
        origin: Origin = {
            "replay": table.replay if over else None,
            "table": table.id,
            "names": [seat.name for seat in table.seats],
            "bots": [seat.bot for seat in table.seats],
            "verified": over,
            "deal": shown_deal(table),
        }
        record: dict[str, object] = {"deal": recorded_deal(table)}
        if not over:
            record["seed"] = None
        key = (table.id, table.seq)
    film = await hub.films.film(reader, key, lambda: Film(begin(table).match, actions))
    return Shown(film, eyes, origin, record)


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
    film = await hub.films.film(reader, (key, 0), partial(_uploaded, stored.text))
    players, dealt = film.match.players, film.deal
    origin: Origin = {
        "replay": key,
        "table": None,
        "names": [None] * players,
        "bots": [None] * players,
        "verified": True,
        "deal": None
        if dealt is None
        else {
            "commitment": dealt["commitment"],
            "nonces": dealt["nonces"],
            "secret": dealt["secret"],
            "seed": str(film.match.seed),
        },
    }
    eyes: list[Eyes] = [*range(players), None, EVERYTHING]
    return Shown(film, eyes, origin, {} if dealt is None else {"deal": dealt})


def _uploaded(text: str) -> Film:
    """The film of a record that was verified when it was uploaded."""
    data = records.read(text)
    match = records.replay(data | {"moves": []})
    return Film(match, data["moves"], deal.told_in(data, match.players).get("deal"))


def _head(shown: Shown) -> bytes:
    """The replay head as it is sent; its moves, most of it, were made with the film."""
    match, origin = shown.film.match, shown.origin
    head: ReplayHead = {
        "replay": origin["replay"],
        "table": origin["table"],
        "game": match.game.name,
        "players": match.players,
        "options": match.options,
        "edition": match.edition.name,
        "components": match.game.components(match.edition),
        "rules_version": match.game.rules_version,
        "names": origin["names"],
        "bots": origin["bots"],
        "eyes": [eyes for eyes in shown.eyes if eyes != EVERYTHING],
        "over": match.is_over,
        "winners": match.winners,
        "ending": match.ending,
        "verified": origin["verified"],
        "deal": origin["deal"],
        "moves": [],
    }
    return as_json(head).removesuffix(b"[]}") + shown.film.moves + b"}"


async def _frames(
    hub: Hub, reader: Owner, shown: Shown, eyes: str | None, first: int, last: int
) -> bytes:
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
    return await hub.readers.read(reader, shown.film.shown, wished, first, max(first, last))


async def _record(
    hub: Hub, reader: Owner, shown: Shown, answer: Response | None = None
) -> Response:
    match = shown.film.match
    text = await hub.readers.read(reader, lambda: _file(records.record(match) | shown.record))
    return _ready(text, answer, _attached(match.game.name))


def _file(record: dict[str, object]) -> bytes:
    return (json.dumps(record, ensure_ascii=False, indent=1) + "\n").encode()


def _attached(game: str) -> dict[str, str]:
    return {"content-disposition": f'attachment; filename="{find(game).name}.json"'}


def _ready(
    text: bytes, answer: Response | None = None, headers: dict[str, str] | None = None
) -> Response:
    """JSON that is sent as it is, with the cookies that finding out who asks may have set."""
    found = Response(text, media_type="application/json", headers=headers)
    if answer is not None:
        found.raw_headers.extend(answer.raw_headers)
    return found
