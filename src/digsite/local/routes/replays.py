"""Replays, records and reviews (docs/wire.md, section 5)."""

import asyncio
import json
from functools import partial
from typing import Final

from digsite.local.requests import KEY, Asked, RoomAnswer, Routes, as_answer
from digsite.local.room import HOLDER, NOBODY, Room
from digsite.server.replays.library import Replay, read_eyes
from digsite.server.wire.refusals import Refused


async def upload(room: Room, asked: Asked) -> RoomAnswer:
    return as_answer({"replay": await room.replays.upload(NOBODY, asked.body)}, 201)


async def replay_head(room: Room, asked: Asked, kind: str, key: str) -> RoomAnswer:
    return RoomAnswer(200, (await _replay(room, kind, key)).head().decode())


async def frames(room: Room, asked: Asked, kind: str, key: str) -> RoomAnswer:
    replay, eyes = await _replay(room, kind, key), read_eyes(asked.query.get("eyes"))
    if eyes not in replay.eyes:
        raise Refused("seat.not_yours")
    first, last = asked.number("from"), asked.number("to")
    text = replay.playback.frames_json(eyes, first, max(first, last))
    return RoomAnswer(200, text.decode())


async def record(room: Room, asked: Asked, kind: str, key: str) -> RoomAnswer:
    if kind == "tables":
        file = await room.replays.file_of_table(NOBODY, key, HOLDER)
    else:
        file = (await room.replays.of_link(NOBODY, key)).file()
    return RoomAnswer(200, file.text.decode())


async def _replay(room: Room, kind: str, key: str) -> Replay:
    if kind == "tables":
        return await room.replays.of_table(NOBODY, key, HOLDER)
    return await room.replays.of_link(NOBODY, key)


async def review(room: Room, asked: Asked, key: str) -> RoomAnswer:
    return RoomAnswer(200, (await room.reviewer.look(NOBODY, key, asked.lang)).decode())


async def ask_for_review(room: Room, asked: Asked, key: str) -> RoomAnswer:
    permit = partial(asyncio.sleep, 0)
    found = await room.reviewer.ask(NOBODY, NOBODY, key, asked.lang, permit)
    return RoomAnswer(200, found.decode())


async def everything(room: Room, asked: Asked) -> RoomAnswer:
    """The records of all tables that have begun, and of all that were brought."""
    records: list[object] = []
    for table in await room.store.held_by(HOLDER, 0, 1 << 30):
        if table.phase != "lobby" and table.tutorial is None:
            file = await room.replays.file_of_table(NOBODY, table.id, HOLDER)
            records.append(json.loads(file.text))
    return as_answer({"records": records})


REPLAY: Final = f"/replays/{KEY}"
EITHER: Final = f"/(tables|replays)/{KEY}"
ROUTES: Final[Routes] = [
    ("GET", "/me/records", everything),
    ("POST", "/records", upload),
    ("GET", f"/(replays)/{KEY}", replay_head),
    ("GET", f"/(tables)/{KEY}/replay", replay_head),
    ("GET", f"{EITHER}/frames", frames),
    ("GET", f"{EITHER}/record", record),
    ("GET", f"{REPLAY}/review", review),
    ("POST", f"{REPLAY}/review", ask_for_review),
]
