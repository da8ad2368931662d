"""Where replays come from: tables, finished ones by their link, and records that were uploaded."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final, NamedTuple

from typing_extensions import TypedDict

from digsite.core import fair_deal, record
from digsite.core.errors import BadRecord
from digsite.server.ids import new_key
from digsite.server.replays.playback import EVERYTHING, Eyes, Playback, Playbacks, as_json
from digsite.server.replays.records import record_of, recorded_deal
from digsite.server.seats.passphrase import require_watching
from digsite.server.store import Store, StoredRecord
from digsite.server.table import permissions
from digsite.server.table.history import begin
from digsite.server.table.live_table import LiveTable
from digsite.server.table.live_tables import LiveTables
from digsite.server.table.table_json import shown_deal, shown_start
from digsite.server.threads.fair_threads import Owner
from digsite.server.threads.readers import Readers
from digsite.server.times import now
from digsite.server.wire.refusals import Refused
from digsite.server.wire.responses import ReplayHead, ShownDeal, ShownStart

MOST_UPLOADED_MOVES: Final = 5000


class Origin(TypedDict):
    """Where a game was played, by whom, and how it was dealt."""

    replay: str | None
    table: str | None
    names: list[str | None]
    bots: list[str | None]
    verified: bool
    start: ShownStart | None
    deal: ShownDeal | None


@dataclass(frozen=True)
class Replay:
    """A game to be seen again, and through whose eyes the asker may look."""

    playback: Playback
    eyes: list[Eyes]
    origin: Origin
    record: dict[str, object]
    """What the record says besides, or instead of, what the moves say."""

    @property
    def table_id(self) -> str | None:
        """The table at which it was played; None for a record that was uploaded."""
        return self.origin["table"]

    def head(self) -> bytes:
        """The replay head as it is sent; its moves, most of it, were made with the playback."""
        match, origin = self.playback.match, self.origin
        head: ReplayHead = {
            "replay": origin["replay"],
            "table": origin["table"],
            "game": match.game.name,
            "players": match.players,
            "options": match.options,
            "edition": match.edition.name,
            "components": match.game.components(match.edition),
            "rules_version": match.rules_version,
            "names": origin["names"],
            "bots": origin["bots"],
            "eyes": [eyes for eyes in self.eyes if eyes != EVERYTHING],
            "over": match.is_over,
            "winners": match.winners,
            "ending": match.ending,
            "verified": origin["verified"],
            "start": origin["start"],
            "deal": origin["deal"],
            "moves": [],
        }
        return as_json(head).removesuffix(b"[]}") + self.playback.moves + b"}"

    def file(self) -> "RecordFile":
        """The record to keep."""
        match = self.playback.match
        return RecordFile(match.game.name, _lines(record.record(match) | self.record))


class RecordFile(NamedTuple):
    game: str
    text: bytes


@dataclass(frozen=True)
class Source:
    """What a replay is made of, as it was while nobody else had the table."""

    key: tuple[str, int]
    make: Callable[[], Playback]
    eyes: list[Eyes]
    origin: Origin
    record: dict[str, object]


class ReplayLibrary:
    """Finds replays; what takes long is done by the readers."""

    def __init__(self, store: Store, tables: LiveTables, readers: Readers) -> None:
        self.store, self.tables, self.readers = store, tables, readers
        self._playbacks = Playbacks(readers)

    async def of_table(self, reader: Owner, table_id: str, holder: str | None) -> Replay:
        """A table's game as the asker may see it: while it is played, through their own eyes."""
        async with self.tables.open(table_id) as live, live.exclusive():
            await require_watching(self.store, live.table, holder)
            source = _source(live, holder)
        return await self._replay(reader, source)

    async def of_link(self, reader: Owner, key: str) -> Replay:
        """A finished table or an uploaded record, open to whoever has the link."""
        table = await self.store.table_by_replay(key)
        if table is None:
            return await self._of_upload(reader, key)
        if table.phase != "over":
            raise Refused("replay.not_yet")
        async with self.tables.open(table.id) as live, live.exclusive():
            source = _source(live, None)
        return await self._replay(reader, source)

    async def file_of_table(self, reader: Owner, table_id: str, holder: str | None) -> RecordFile:
        """A table's record; while the game is played without what would tell the deal."""
        async with self.tables.open(table_id) as live, live.exclusive():
            await require_watching(self.store, live.table, holder)
            game, kept = live.table.game, None
            if live.history is None and live.table.phase != "lobby":
                # Begun with other rules: it cannot be shown here, but it is not lost.
                kept = record_of(live.table, live.edition, await self.store.entries(table_id))
        if kept is not None:
            return RecordFile(game, await self.readers.read(reader, _lines, kept))
        replay = await self.of_table(reader, table_id, holder)
        return await self.readers.read(reader, replay.file)

    async def upload(self, reader: Owner, text: str) -> str:
        """Keep a record that somebody brought, if it can be played; returns its link's key."""
        key, kept = new_key(), await self.readers.read(reader, _verified, text)
        await self.store.add(StoredRecord(id=key, text=kept, created=now()))
        return key

    async def _replay(self, reader: Owner, source: Source) -> Replay:
        playback = await self._playbacks.get(reader, source.key, source.make)
        return Replay(playback, source.eyes, source.origin, source.record)

    async def _of_upload(self, reader: Owner, key: str) -> Replay:
        stored = await self.store.record(key)
        if stored is None:
            raise Refused("replay.unknown")
        playback = await self._playbacks.get(reader, (key, 0), partial(_uploaded, stored.text))
        nobody: list[str | None] = [None] * playback.match.players
        origin: Origin = {
            "replay": key,
            "table": None,
            "names": nobody,
            "bots": nobody,
            "verified": True,
            "start": _uploaded_start(playback),
            "deal": _uploaded_deal(playback),
        }
        besides: dict[str, object] = {} if playback.deal is None else {"deal": playback.deal}
        return Replay(playback, _all_eyes(playback.match.players), origin, besides)


def read_eyes(text: str | None) -> Eyes:
    """Through whose eyes somebody wishes to look."""
    if text == EVERYTHING:
        return EVERYTHING
    if text in (None, "", "null"):
        return None
    assert text is not None
    if not (text.isdecimal() and len(text) <= 2):
        raise Refused("request.bad", detail="eyes")
    return int(text)


def _source(live: LiveTable, holder: str | None) -> Source:
    table, edition, history = live.table, live.edition, live.history
    permissions.require_rules(table, history)
    if history is None:
        raise Refused("table.not_playing")
    actions, over = [move.action for move in history.moves], table.phase == "over"
    own = [seat.number for seat in table.seats if holder and seat.holder == holder]
    origin: Origin = {
        "replay": table.replay if over else None,
        "table": table.id,
        "names": [seat.name for seat in table.seats],
        "bots": [seat.bot for seat in table.seats],
        "verified": over,
        "start": shown_start(table),
        "deal": shown_deal(table) if table.is_dealt() else None,
    }
    besides: dict[str, object] = {}
    if table.is_dealt():
        besides["deal"] = recorded_deal(table)
    if not over:
        besides["seed"] = None
        if table.start is not None:
            besides["start"] = None
    return Source(
        key=(table.id, table.seq),
        make=lambda: Playback(begin(table, edition).match, actions),
        eyes=_all_eyes(len(table.seats)) if over else [*own, None],
        origin=origin,
        record=besides,
    )


def _all_eyes(players: int) -> list[Eyes]:
    return [*range(players), None, EVERYTHING]


def _verified(text: str) -> str:
    """The text of a record with what could be verified of it, and nothing else."""
    data = record.read(text)
    moves = data.get("moves")
    if isinstance(moves, list) and len(moves) > MOST_UPLOADED_MOVES:
        raise BadRecord("moves", most=str(MOST_UPLOADED_MOVES))
    return json.dumps(record.verify(data).record, ensure_ascii=False)


def _uploaded(text: str) -> Playback:
    """The playback of a record that was verified when it was uploaded."""
    data = record.read(text)
    match = record.beginning(data)
    return Playback(match, data["moves"], fair_deal.recorded_in(data, match.players).get("deal"))


def _uploaded_start(playback: Playback) -> ShownStart | None:
    """Says that a record begins with a position; no record tells where that was taken from."""
    if playback.match.start is None:
        return None
    return {"replay": None, "move": 0, "line": []}


def _uploaded_deal(playback: Playback) -> ShownDeal | None:
    recorded = playback.deal
    if recorded is None:
        return None
    return {
        "commitment": recorded["commitment"],
        "nonces": recorded["nonces"],
        "secret": recorded["secret"],
        "seed": str(playback.match.seed),
    }


def _lines(kept: dict[str, object]) -> bytes:
    """A record as the text of a file."""
    return (json.dumps(kept, ensure_ascii=False, indent=1) + "\n").encode()
