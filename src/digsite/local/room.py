"""The tables of one browser: what the server's services are to many, put together for one.

Requests are answered by the functions that the server's routes call, in the same forms; what needs
other people is refused and said (`local.alone`).
"""

import asyncio
import json
import re
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar, cast
from urllib.parse import parse_qsl, urlsplit

from digsite import locales
from digsite.core.errors import GameError
from digsite.core.game import Game, find
from digsite.core.refusals import Refusal
from digsite.local.store import LocalStore, Shelf
from digsite.server.jobs.reviewer import Reviewer
from digsite.server.jobs.search_threads import SearchThreads
from digsite.server.jobs.table_bots import TableBots
from digsite.server.replays.analysis import TriedPosition
from digsite.server.replays.library import Replay, ReplayLibrary, read_eyes
from digsite.server.seats import new_tables, seat_changes, starts
from digsite.server.settings import Settings
from digsite.server.store import Store
from digsite.server.store.models import EntryValues
from digsite.server.table import broadcast, permissions
from digsite.server.table.history import edition_of, read_edition, readable
from digsite.server.table.live_table import LiveTable
from digsite.server.table.live_tables import LiveTables
from digsite.server.table.table_json import shown_table
from digsite.server.threads.fair_threads import FairThreads, Owner
from digsite.server.threads.readers import Readers
from digsite.server.wire import offers
from digsite.server.wire.client_messages import where
from digsite.server.wire.refusals import Refused
from digsite.server.wire.requests import (
    GivenNonce,
    Handing,
    Leaving,
    NewTable,
    Starting,
    TableFromHere,
    WishedSeat,
    WishedTutorial,
)
from digsite.server.wire.responses import RefusalShape
from digsite.server.workers import Workers
from digsite.server.workers.single import SingleWorker

if TYPE_CHECKING:
    from pydantic import ValidationError

HOLDER: Final = "here"
"""Whoever uses this browser: no credential is needed to tell them from others."""
NOBODY: Final = Owner(None, HOLDER)
MOST_SHOWN: Final = 200
ALONE: Final = Settings(
    database="",
    messages_per_second=10_000.0,
    open_tables=False,
    pairing=False,
    ratings=False,
    signs=False,
    chat=False,
)
"""Nobody else is there to meet, and nobody floods themselves."""
Found = TypeVar("Found")


class AtOnce:
    """In place of threads: the work is done at once, after others have had their turn."""

    async def run(self, owner: Owner, work: Callable[[], Found]) -> Found:
        await asyncio.sleep(0)
        return work()

    def under_way(self) -> Counter[str | None]:
        return Counter()

    def stop(self) -> None:
        """There is nothing to stop."""


class SearchHere(SearchThreads):
    """Searches in the thread of the tables: the page has one of its own."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self._threads = cast(FairThreads, AtOnce())

    def _warmed(self, game: Game) -> asyncio.Task[None]:
        return asyncio.create_task(asyncio.sleep(0))


class ReadersHere(Readers):
    def __init__(self) -> None:
        self._threads = cast(FairThreads, AtOnce())


class RoomAnswer(NamedTuple):
    """A status and a text: JSON, but for Fluent files."""

    status: int
    text: str


class Asked(NamedTuple):
    """A request, taken apart."""

    lang: str
    body: str
    query: Mapping[str, str]

    def json(self) -> dict[str, Any]:
        try:
            data = json.loads(self.body)
        except ValueError:
            data = None
        if not isinstance(data, dict):
            raise Refused("request.bad", detail="JSON")
        return data


class Room:
    """Everything that a browser's tables need, and the answers to what its page asks."""

    def __init__(self, shelf: Shelf, workers: Workers | None = None) -> None:
        self.settings = ALONE
        # The functions that tables call are all there; what only a server does is not.
        self.store = cast(Store, LocalStore(shelf))
        self.tables = LiveTables(self.store, listener=self)
        self.workers: Workers = workers or SingleWorker()
        self.search_threads = SearchHere(self.settings)
        self.table_bots = TableBots(
            self.store, self.tables, self.workers, self.search_threads, self.settings.bot_pace
        )
        self.readers = ReadersHere()
        self.replays = ReplayLibrary(self.store, self.tables, self.readers)
        self.reviewer = Reviewer(
            self.store,
            self.replays,
            self.workers,
            self.search_threads,
            self.settings.review_iterations,
        )

    async def close(self) -> None:
        await self.table_bots.stop()
        await self.reviewer.stop()

    # Who hears of what

    def changed(self, live: LiveTable) -> None:
        self.table_bots.wake(live)

    def came_or_went(self, live: LiveTable) -> None:
        self.table_bots.wake(live)

    def elsewhere(self, table_id: str) -> set[str]:
        return set()

    def changed_elsewhere(self, table_id: str, entry: EntryValues | None = None) -> None:
        """Another window has changed a table."""
        self.tables.changed_elsewhere(table_id, entry)

    async def came_back(self, table_id: str, holder: str) -> None:
        """Nobody is sent notices here."""

    # Requests

    async def answer(self, method: str, address: str, lang: str, body: str) -> RoomAnswer:
        """What a request to the server's REST routes is answered with (docs/wire.md)."""
        parts = urlsplit(address)
        asked = Asked(lang, body, dict(parse_qsl(parts.query)))
        try:
            for wanted, pattern, route in ROUTES:
                match = re.fullmatch(pattern, parts.path)
                if wanted == method and match is not None:
                    return await route(self, asked, *match.groups())
            raise Refused("local.alone")
        except Refused as refused:
            return _refused(refused.status, refused.public(lang))
        except GameError as error:
            return _refused(400, Refusal.of(error, lang).public())
        except ValueError as error:
            # Forms that do not fit, whoever reads them.
            detail = where(cast("ValidationError", error)) if hasattr(error, "errors") else "JSON"
            return _refused(400, Refused("request.bad", detail=detail).public(lang))

    async def games(self, asked: Asked) -> RoomAnswer:
        return _json(offers.shown_games(self.settings))

    async def rules(self, asked: Asked, game: str) -> RoomAnswer:
        lang = asked.query.get("lang", asked.lang)
        sections = offers.rules_sections(find(game).name, lang)
        return _json({"game": game, "lang": lang, "sections": sections})

    async def locales(self, asked: Asked) -> RoomAnswer:
        return _json(offers.shown_locales())

    async def fluent(self, asked: Asked, lang: str, file: str) -> RoomAnswer:
        if lang not in locales.LANGUAGES or file not in offers.fluent_texts(lang):
            raise Refused("page.unknown")
        return RoomAnswer(200, offers.fluent_texts(lang)[file][1])

    async def no_addresses(self, asked: Asked) -> RoomAnswer:
        return _json({"addresses": []})

    # Tables

    async def create(self, asked: Asked) -> RoomAnswer:
        wish = NewTable(**asked.json())
        game = find(wish.game)
        edition = game.default_edition()
        if wish.edition is not None:
            edition = read_edition(game, wish.edition)
        table = new_tables.new_table(_alone(wish), edition, HOLDER)
        await self.store.add(table)
        return _json(shown_table(table, edition, HOLDER, set()), 201)

    async def play_from_here(self, asked: Asked, key: str) -> RoomAnswer:
        wish = TableFromHere(**asked.json())
        replay = await self.replays.of_link(NOBODY, key)
        position = TriedPosition(replay.playback, wish.move, wish.line, asked.lang)
        match = position.board.match
        start = position.start(key)
        table = new_tables.table_from_here(_alone(wish), match, start, HOLDER, None)
        await self.store.add(table)
        return _json(shown_table(table, match.edition, HOLDER, set()), 201)

    async def begin_tutorial(self, asked: Asked) -> RoomAnswer:
        table = new_tables.tutorial_table(WishedTutorial(**asked.json()), HOLDER)
        await self.store.add(table)
        return _json(shown_table(table, await edition_of(table), HOLDER, set()), 201)

    async def listed(self, asked: Asked) -> RoomAnswer:
        return _json({"tables": []})

    async def mine(self, asked: Asked) -> RoomAnswer:
        tables = await self.store.held_by(HOLDER, 0, MOST_SHOWN)
        shown = [
            shown_table(table, edition, HOLDER, self.tables.connected(table.id))
            for table, edition in await readable(tables)
        ]
        return _json({"tables": shown})

    async def show(self, asked: Asked, table: str) -> RoomAnswer:
        async def look(live: LiveTable) -> None:
            permissions.require_rules(live.table, live.history)

        return await self._at(table, look)

    async def put_seat(self, asked: Asked, table: str, seat: str) -> RoomAnswer:
        wish = WishedSeat(**asked.json())
        if wish.kind == "open":
            raise Refused("local.alone")
        return await self._at(
            table, lambda live: seat_changes.put_seat(live, HOLDER, int(seat), wish)
        )

    async def nonce(self, asked: Asked, table: str) -> RoomAnswer:
        given = GivenNonce(**asked.json())

        async def give(live: LiveTable) -> None:
            await starts.give_nonce(live, HOLDER, given.seat, given.nonce)
            broadcast.tell_table(live)

        return await self._at(table, give)

    async def start(self, asked: Asked, table: str) -> RoomAnswer:
        given = Starting(**asked.json())
        return await self._at(table, lambda live: starts.start(live, HOLDER, given.nonces))

    async def hand(self, asked: Asked, table: str, seat: str) -> RoomAnswer:
        wish = Handing(**asked.json())
        return await self._at(
            table, lambda live: seat_changes.hand(live, HOLDER, int(seat), wish.bot)
        )

    async def take_back(self, asked: Asked, table: str, seat: str) -> RoomAnswer:
        return await self._at(table, lambda live: seat_changes.take_back(live, HOLDER, int(seat)))

    async def leave(self, asked: Asked, table: str) -> RoomAnswer:
        wish = Leaving(**asked.json())
        return await self._at(table, lambda live: seat_changes.leave(live, HOLDER, wish.seat))

    async def rematch(self, asked: Asked, table: str) -> RoomAnswer:
        async with self.tables.open(table) as live, live.exclusive():
            following = await seat_changes.rematch(live, HOLDER)
        return await self.show(asked, following)

    async def _at(self, table: str, change: Callable[[LiveTable], Awaitable[None]]) -> RoomAnswer:
        """Change a table and show it."""
        async with self.tables.open(table) as live, live.exclusive():
            await change(live)
            return _json(live.shown(HOLDER))

    # Replays, records, analysis, reviews

    async def upload(self, asked: Asked) -> RoomAnswer:
        return _json({"replay": await self.replays.upload(NOBODY, asked.body)}, 201)

    async def replay_head(self, asked: Asked, kind: str, key: str) -> RoomAnswer:
        return RoomAnswer(200, (await self._replay(kind, key)).head().decode())

    async def frames(self, asked: Asked, kind: str, key: str) -> RoomAnswer:
        replay, eyes = await self._replay(kind, key), read_eyes(asked.query.get("eyes"))
        if eyes not in replay.eyes:
            raise Refused("seat.not_yours")
        first, last = (int(asked.query.get(name, 0)) for name in ("from", "to"))
        text = replay.playback.frames_json(eyes, first, max(first, last))
        return RoomAnswer(200, text.decode())

    async def record(self, asked: Asked, kind: str, key: str) -> RoomAnswer:
        if kind == "tables":
            file = await self.replays.file_of_table(NOBODY, key, HOLDER)
        else:
            file = (await self.replays.of_link(NOBODY, key)).file()
        return RoomAnswer(200, file.text.decode())

    async def _replay(self, kind: str, key: str) -> Replay:
        if kind == "tables":
            return await self.replays.of_table(NOBODY, key, HOLDER)
        return await self.replays.of_link(NOBODY, key)

    async def analyse(self, asked: Asked, key: str) -> RoomAnswer:
        position = await self._tried(asked, key)
        return RoomAnswer(200, position.shown(read_eyes(asked.query.get("eyes"))).decode())

    async def explain(self, asked: Asked, key: str) -> RoomAnswer:
        position = await self._tried(asked, key)
        words = {name: asked.query.get(name) for name in ("space", "verb", "action")}
        return RoomAnswer(200, position.explained(**words).decode())

    async def evaluate(self, asked: Asked, key: str) -> RoomAnswer:
        board = (await self._tried(asked, key)).board
        is_open = asked.query.get("open") == "true"
        found = await self.search_threads.evaluate(board, asked.lang, NOBODY, is_open=is_open)
        return _json(found)

    async def _tried(self, asked: Asked, key: str) -> TriedPosition:
        replay = await self.replays.of_link(NOBODY, key)
        move, line = int(asked.query.get("move", 0)), asked.query.get("line", "")
        return TriedPosition(replay.playback, move, line, asked.lang)

    async def review(self, asked: Asked, key: str) -> RoomAnswer:
        return RoomAnswer(200, (await self.reviewer.look(NOBODY, key, asked.lang)).decode())

    async def ask_for_review(self, asked: Asked, key: str) -> RoomAnswer:
        permit = partial(asyncio.sleep, 0)
        found = await self.reviewer.ask(NOBODY, NOBODY, key, asked.lang, permit)
        return RoomAnswer(200, found.decode())

    # Everything at once

    async def everything(self, asked: Asked) -> RoomAnswer:
        """The records of all tables that have begun, and of all that were brought."""
        records: list[object] = []
        for table in await self.store.held_by(HOLDER, 0, 1 << 30):
            if table.phase != "lobby" and table.tutorial is None:
                file = await self.replays.file_of_table(NOBODY, table.id, HOLDER)
                records.append(json.loads(file.text))
        return _json({"records": records})


KEY: Final = "([a-z0-9]{16})"
TABLE: Final = f"/tables/{KEY}"
SEAT: Final = rf"{TABLE}/seats/(\d{{1,2}})"
REPLAY: Final = f"/replays/{KEY}"
EITHER: Final = f"/(tables|replays)/{KEY}"
ROUTES: Final[list[tuple[str, str, Callable[..., Awaitable[RoomAnswer]]]]] = [
    ("GET", "/games", Room.games),
    ("GET", r"/games/(\w+)/rules", Room.rules),
    ("GET", "/locales", Room.locales),
    ("GET", r"/locales/(\w+)/(\w+)\.ftl", Room.fluent),
    ("GET", "/addresses", Room.no_addresses),
    ("GET", "/tables", Room.listed),
    ("POST", "/tables", Room.create),
    ("POST", "/tutorials", Room.begin_tutorial),
    ("GET", "/me/tables", Room.mine),
    ("GET", "/me/records", Room.everything),
    ("GET", TABLE, Room.show),
    ("PUT", SEAT, Room.put_seat),
    ("POST", f"{TABLE}/nonce", Room.nonce),
    ("POST", f"{TABLE}/start", Room.start),
    ("POST", f"{SEAT}/hand", Room.hand),
    ("POST", f"{SEAT}/take-back", Room.take_back),
    ("POST", f"{TABLE}/leave", Room.leave),
    ("POST", f"{TABLE}/rematch", Room.rematch),
    ("POST", "/records", Room.upload),
    ("GET", f"/(replays)/{KEY}", Room.replay_head),
    ("GET", f"/(tables)/{KEY}/replay", Room.replay_head),
    ("GET", f"{EITHER}/frames", Room.frames),
    ("GET", f"{EITHER}/record", Room.record),
    ("POST", f"{REPLAY}/tables", Room.play_from_here),
    ("GET", f"{REPLAY}/analysis", Room.analyse),
    ("GET", f"{REPLAY}/analysis/explain", Room.explain),
    ("GET", f"{REPLAY}/analysis/evaluation", Room.evaluate),
    ("GET", f"{REPLAY}/review", Room.review),
    ("POST", f"{REPLAY}/review", Room.ask_for_review),
]
"""Every other route of the server is for several people, and refused as such."""

Wish = TypeVar("Wish", NewTable, TableFromHere)


def _alone(wish: Wish) -> Wish:
    """A wished table, unless it waits for somebody else or for a clock."""
    if any(seat.kind == "open" for seat in wish.seats) or wish.clock is not None:
        raise Refused("local.alone")
    wish.watch = "players"
    return wish


def _json(data: object, status: int = 200) -> RoomAnswer:
    return RoomAnswer(status, json.dumps(data, ensure_ascii=False, separators=(",", ":")))


def _refused(status: int, refusal: RefusalShape) -> RoomAnswer:
    return _json({"error": refusal}, status)
