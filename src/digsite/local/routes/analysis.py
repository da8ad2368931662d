"""The analysis board (docs/wire.md, section 5)."""

from typing import Final

from digsite.local.requests import KEY, Asked, RoomAnswer, Routes, as_answer
from digsite.local.room import NOBODY, Room
from digsite.server.replays.analysis import TriedPosition
from digsite.server.replays.library import read_eyes


async def analyse(room: Room, asked: Asked, key: str) -> RoomAnswer:
    position = await _tried(room, asked, key)
    return RoomAnswer(200, position.shown(read_eyes(asked.query.get("eyes"))).decode())


async def explain(room: Room, asked: Asked, key: str) -> RoomAnswer:
    position = await _tried(room, asked, key)
    return RoomAnswer(200, position.explained(**asked.words()).decode())


async def evaluate(room: Room, asked: Asked, key: str) -> RoomAnswer:
    board = (await _tried(room, asked, key)).board
    is_open = asked.query.get("open") == "true"
    found = await room.search_threads.evaluate(board, asked.lang, NOBODY, is_open=is_open)
    return as_answer(found)


async def _tried(room: Room, asked: Asked, key: str) -> TriedPosition:
    replay = await room.replays.of_link(NOBODY, key)
    return TriedPosition(replay.playback, asked.number("move"), asked.line(), asked.lang)


ANALYSIS: Final = f"/replays/{KEY}/analysis"
ROUTES: Final[Routes] = [
    ("GET", ANALYSIS, analyse),
    ("GET", f"{ANALYSIS}/explain", explain),
    ("GET", f"{ANALYSIS}/evaluation", evaluate),
]
