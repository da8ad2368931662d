"""A page that plays in a room; as a program, without any of the libraries that a server has.

It is given a table in its lobby, and says what it was told from its start on.
"""

import asyncio
import json
import sys
from collections.abc import Sequence
from typing import Any

NONCES = {"0": "0a" * 16, "1": "1b" * 16}
TIMES = ("changed", "turn_began", "now")
MOST_MOVES = 40
TAKEN_BACK = 3


class NoNumpy:
    """Finds nothing of what a browser has not."""

    def find_spec(self, name: str, path: object = None, target: object = None) -> None:
        if name.partition(".")[0] in ("ctypes", "numpy"):
            raise ModuleNotFoundError(name)


class MemoryShelf:
    """Texts in memory, kept as IndexedDB keeps them."""

    def __init__(self) -> None:
        self.kept: dict[tuple[str, str], Any] = {}

    async def get(self, kind: str, key: str) -> Any:
        return self.kept.get((kind, key))

    async def all(self, kind: str, prefix: str = "") -> Sequence[Any]:
        keys = sorted(key for key in self.kept if key[0] == kind and key[1].startswith(prefix))
        return [self.kept[key] for key in keys]

    async def put(self, kind: str, key: str, kept: Any, *new: tuple[str, str, str]) -> bool:
        from digsite.local.store import Kept

        before = self.kept.get((kind, key))
        if (0 if before is None else before.version) != kept.version:
            return False
        if any((one, name) in self.kept for one, name, _ in new):
            return False
        self.kept[kind, key] = Kept(kept.text, kept.version + 1)
        for one, name, text in new:
            self.kept[one, name] = Kept(text, 1)
        return True


async def played(table_id: str, text: str) -> dict[str, Any]:
    """Play a table with both seats at this page, and take back now and then."""
    from digsite.local.answers import answer
    from digsite.local.line import PageLine, serve
    from digsite.local.room import Room
    from digsite.local.store import TABLES, Kept

    shelf = MemoryShelf()
    shelf.kept[TABLES, table_id] = Kept(text, 1)
    room = Room(shelf)
    told: list[list[Any]] = [[], []]
    said = 0
    await answer(room, "POST", f"/tables/{table_id}/start", "en", json.dumps({"nonces": NONCES}))
    heard: asyncio.Queue[tuple[int, dict[str, Any]]] = asyncio.Queue()

    def ear(seat: int) -> PageLine:
        return PageLine(lambda text: heard.put_nowait((seat, json.loads(text))), lambda code: None)

    lines = [ear(0), ear(1)]
    serving = [asyncio.create_task(serve(room, line, table_id)) for line in lines]

    def say(seat: int, **message: object) -> None:
        nonlocal said
        said += 1
        lines[seat].hear(json.dumps({"id": f"m{said}", **message}))

    for seat in range(2):
        say(seat, type="hello", eyes=seat, lang="de")
    moves = taken_back = 0
    while moves < MOST_MOVES:
        seat, message = await heard.get()
        told[seat].append(without_times(message))
        if message["type"] not in ("moved", "snapshot"):
            continue
        seq = message["seq"]
        if not message["yours"]:
            continue
        moves += 1
        legal = message["legal"]
        if moves % 5 != 0 and taken_back < TAKEN_BACK and message["undo"]["action"]:
            taken_back += 1
            say(seat, type="undo", seq=seq)
        elif moves % 5 == 0:
            say(seat, type="explain", verb="no such verb")
            say(seat, type="play", seq=seq, action="nonsense")
            say(seat, type="play", seq=seq, action=legal[0])
        else:
            say(seat, type="play", seq=seq, action=legal[moves * 7 % len(legal)])
    for last in (seat, 1 - seat):
        say(last, type="ping")
        message = {}
        while message.get("id") != f"m{said}":
            seat, message = await heard.get()
            told[seat].append(without_times(message))
    record = await answer(room, "GET", f"/tables/{table_id}/record", "en", "")
    refused = await answer(room, "POST", "/tables", "ru", '{"game": "dig_mars", "seats": [{}]}')
    for line in lines:
        line.hang_up()
    await asyncio.gather(*serving)
    await room.close()
    return {"told": told, "record": record.text, "refused": refused.status}


def without_times(message: Any) -> Any:
    if isinstance(message, dict):
        return {name: without_times(one) for name, one in message.items() if name not in TIMES}
    return [without_times(one) for one in message] if isinstance(message, list) else message


if __name__ == "__main__":
    from digsite.local import absent

    sys.meta_path[:0] = [NoNumpy(), absent.AbsentLibraries()]
    json.dump(asyncio.run(played(*json.load(sys.stdin))), sys.stdout)
