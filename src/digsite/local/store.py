"""Rows where a browser keeps things: the functions of the server's store that a table needs.

Every row is a text under a key, with a number that goes up when it changes: whoever changes a row
says which one they read, so that of two windows only one is in time, as with a database.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol, get_type_hints

from digsite.server.store.append_log import Conflict
from digsite.server.store.models import (
    Entry,
    EntryValues,
    Late,
    Seat,
    SeatValues,
    StoredRecord,
    StoredReview,
    Table,
    TableValues,
)

TABLES: Final = "tables"
ENTRIES: Final = "entries"
RECORDS: Final = "records"
REVIEWS: Final = "reviews"
DIGITS: Final = 7
"""Of an entry's number in its key, so that keys are in the order of the numbers."""


@dataclass(frozen=True)
class Kept:
    """A text as it was read; `version` 0 is one that is not there yet."""

    text: str
    version: int


class Shelf(Protocol):
    """Where texts are kept: in IndexedDB, or in a test's memory."""

    async def get(self, kind: str, key: str) -> Kept | None: ...

    async def all(self, kind: str, prefix: str = "") -> Sequence[Kept]:
        """Those whose key begins so, in the order of the keys."""

    async def put(self, kind: str, key: str, kept: Kept, *new: tuple[str, str, str]) -> bool:
        """Keep a text of which this version was read, and with it new ones by kind and key.

        All or nothing; False if the text has changed meanwhile, or something new is there already.
        """


class LocalStore:
    """A store of tables, entries, records and reviews."""

    shared = True
    """Other windows of the same browser may use it at the same time."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf

    async def add(self, row: Table | StoredRecord) -> None:
        """Keep a new table, with its seats, or a new record."""
        if isinstance(row, StoredRecord):
            await self._put(RECORDS, row.id, Kept(_text_of(row), 0))
            return
        await self._put(TABLES, row.id, Kept(_table_text(row), 0))

    async def table(self, table_id: str) -> Table | None:
        kept = await self.shelf.get(TABLES, table_id)
        return None if kept is None else _table(kept.text)

    async def table_by_invite(self, invite: str) -> Table | None:
        return next((one for one in await self._tables() if one.invite == invite), None)

    async def table_by_replay(self, replay: str) -> Table | None:
        return next((one for one in await self._tables() if one.replay == replay), None)

    async def record(self, key: str) -> StoredRecord | None:
        kept = await self.shelf.get(RECORDS, key)
        return None if kept is None else StoredRecord(**json.loads(kept.text))

    async def review(self, replay: str) -> StoredReview | None:
        kept = await self.shelf.get(REVIEWS, replay)
        return None if kept is None else StoredReview(**json.loads(kept.text))

    async def keep_review(self, review: StoredReview) -> bool:
        """Keep a review as far as it has come."""
        before = await self.shelf.get(REVIEWS, review.replay)
        version = 0 if before is None else before.version
        return await self.shelf.put(REVIEWS, review.replay, Kept(_text_of(review), version))

    async def listed(self, most: int) -> Sequence[Table]:
        """Nobody else can come here to watch."""
        return []

    async def held_by(self, holder: str, over_since: int, most: int) -> Sequence[Table]:
        """All tables of this browser, the latest first: nothing is forgotten that is kept here."""
        tables = [one for one in await self._tables() if one.is_held_by(holder)]
        return sorted(tables, key=lambda table: -table.changed)[:most]

    async def waiting_for_bots(self, before: int | None = None) -> Sequence[str]:
        """None: a bot moves when its table is opened."""
        return []

    async def left_to_bots(self, holder: str) -> int:
        """None that count: they play only while somebody looks on."""
        return 0

    async def entries(self, table_id: str, after: int = 0) -> Sequence[Entry]:
        kept = await self.shelf.all(ENTRIES, f"{table_id} ")
        entries = [Entry(**json.loads(one.text)) for one in kept]
        return [entry for entry in entries if entry.seq > after]

    async def append(self, entry: EntryValues, values: TableValues) -> None:
        """Keep one change together with what it makes of the table; raises Conflict if late."""
        key = f"{entry['table_id']} {entry['seq']:0{DIGITS}}"
        all_values = {"seq": entry["seq"], "changed": entry["at"], **values}

        def in_time(table: Table) -> bool:
            return table.seq == entry["seq"] - 1

        await self._change(
            entry["table_id"], in_time, all_values, (ENTRIES, key, json.dumps(entry))
        )

    async def change_table(self, table: Table, values: TableValues) -> None:
        """Change columns of a table that is still in the phase in which the caller saw it."""
        await self._change(table.id, lambda now: now.phase == table.phase, values)

    async def add_rematch(self, old: Table, table: Table) -> None:
        """Keep the one table at which an old one goes on; raises Conflict if there is one."""
        following = (TABLES, table.id, _table_text(table))
        values: TableValues = {"rematch": table.id}
        await self._change(old.id, lambda now: now.rematch is None, values, following)

    async def change_seat(self, seat: Seat, values: SeatValues) -> None:
        """Change columns of a seat that is still as the caller saw it."""
        seen = (seat.kind, seat.holder, seat.left)

        def in_time(table: Table) -> bool:
            now = table.seats[seat.number]
            return (now.kind, now.holder, now.left) == seen

        await self._change(seat.table_id, in_time, {}, seat=(seat.number, values))

    async def _tables(self) -> list[Table]:
        return [_table(kept.text) for kept in await self.shelf.all(TABLES)]

    async def _change(
        self,
        table_id: str,
        in_time: Callable[[Table], bool],
        values: Mapping[str, Any],
        *new: tuple[str, str, str],
        seat: tuple[int, SeatValues] | None = None,
    ) -> None:
        kept = await self.shelf.get(TABLES, table_id)
        if kept is None or not in_time(_table(kept.text)):
            raise Conflict
        data = json.loads(kept.text)
        data |= values
        if seat is not None:
            data["seats"][seat[0]] |= seat[1]
        await self._put(TABLES, table_id, Kept(json.dumps(data), kept.version), *new)

    async def _put(self, kind: str, key: str, kept: Kept, *new: tuple[str, str, str]) -> None:
        if not await self.shelf.put(kind, key, kept, *new):
            raise Conflict


def _columns(row: object) -> dict[str, Any]:
    """A row's own columns; rows that belong to it are not among them."""
    return {
        name: getattr(row, name)
        for name in get_type_hints(type(row))
        if name not in ("seats", "lates", "metadata", "registry") and not name.startswith("_")
    }


def _text_of(row: object) -> str:
    return json.dumps(_columns(row))


def _table_text(table: Table) -> str:
    # Once the rows of a table are in a database, they know which table they are of.
    own = {"table_id": table.id}
    seats = [_columns(seat) | own for seat in table.seats]
    lates = [_columns(late) | own for late in table.lates]
    return json.dumps(_columns(table) | {"seats": seats, "lates": lates})


def _table(text: str) -> Table:
    data = json.loads(text)
    seats = [Seat(**seat) for seat in data.pop("seats")]
    lates = [Late(**late) for late in data.pop("lates")]
    return Table(**data, seats=seats, lates=lates)
