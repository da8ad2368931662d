"""With more to do than can be done, the server gets through what it has begun, and says it once."""

import asyncio
import logging
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import exc

from digsite.core.game import find
from digsite.server.seats import starts
from digsite.server.store import Entry, Store, Table
from digsite.server.store.models import EntryValues, TableValues
from digsite.server.table import play
from digsite.server.table.live_table import LiveTable
from tests.server.databases import new_table
from tests.server.serving import Browser, serving
from tests.server.test_faults import of_faults
from tests.server.test_store import with_store
from tests.waiting import PATIENCE


class SlowStore:
    """Stands before a store: it is as slow as a test wants it to be, and counts."""

    def __init__(self, store: Store) -> None:
        self.store, self.asked = store, asyncio.Event()
        self.may_answer = asyncio.Event()
        self.readings: list[int] = []
        """The entry after which each was to begin."""

    async def table(self, table_id: str) -> Table | None:
        return await self.store.table(table_id)

    async def entries(self, table_id: str, after: int = 0) -> Sequence[Entry]:
        self.readings.append(after)
        await self._wait()
        return await self.store.entries(table_id, after)

    async def append(self, entry: EntryValues, values: TableValues) -> None:
        await self._wait()
        await self.store.append(entry, values)

    async def _wait(self) -> None:
        self.asked.set()
        await self.may_answer.wait()


class Listener:
    """Hears of changes at a table that nobody else is to hear of."""

    def __init__(self) -> None:
        self.changes = 0

    def changed(self, _: LiveTable) -> None:
        self.changes += 1

    def came_or_went(self, _: LiveTable) -> None:
        pass

    def elsewhere(self, _: str) -> set[str]:
        return set()


async def begun(store: Store) -> tuple[LiveTable, SlowStore]:
    """A game under way, of a slow store."""
    table, edition = new_table("here"), find("dig_mars").default_edition()
    await store.add(table)
    live = LiveTable(store, table, edition, None, Listener(), asyncio.Semaphore(1))
    await starts.start(live, "holder", {"0": 32 * "a", "1": 32 * "b"})
    slow: Any = SlowStore(store)
    live.store = slow
    return live, slow


async def use(live: LiveTable) -> None:
    async with live.exclusive():
        pass


async def move(live: LiveTable, action: str = "place a1") -> None:
    async with live.exclusive():
        await play.make(live, "play", action, None)


async def give_up(asking: asyncio.Task[None]) -> None:
    """As the server does when an answer takes too long."""
    asking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asking


def test_a_reading_that_nobody_waited_for_is_not_begun_again(database: Path) -> None:
    async def work(store: Store) -> None:
        live, slow = await begun(store)
        live.distrust()
        first = asyncio.create_task(use(live))
        await asyncio.wait_for(slow.asked.wait(), PATIENCE)
        await give_up(first)
        second, third = asyncio.create_task(use(live)), asyncio.create_task(use(live))
        await asyncio.sleep(0)
        await give_up(second)
        slow.may_answer.set()
        await asyncio.wait_for(third, PATIENCE)
        assert len(slow.readings) == 1

    with_store(database, work)


def test_a_move_that_nobody_waited_for_is_made_and_nothing_read_again(database: Path) -> None:
    async def work(store: Store) -> None:
        live, slow = await begun(store)
        heard = live.listener = Listener()
        moving = asyncio.create_task(move(live))
        await asyncio.wait_for(slow.asked.wait(), PATIENCE)
        await give_up(moving)
        following = asyncio.create_task(use(live))
        await asyncio.sleep(0)
        assert not following.done(), "the next one waits until the move is on disk"
        slow.may_answer.set()
        await asyncio.wait_for(following, PATIENCE)
        assert heard.changes == 1
        assert (
            [entry.seq for entry in await store.entries(live.table.id)] == [1] == [live.table.seq]
        )
        assert slow.readings == []

    with_store(database, work)


def test_of_a_table_that_may_have_changed_only_what_is_new_is_read(database: Path) -> None:
    async def work(store: Store) -> None:
        live, slow = await begun(store)
        slow.may_answer.set()
        await move(live)
        live.distrust()
        await use(live)
        assert slow.readings == [1]

    with_store(database, work)


def test_a_move_that_was_not_written_is_forgotten(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(store: Store) -> None:
        live, slow = await begun(store)
        slow.may_answer.set()

        async def fail(*_: object) -> None:
            raise ConnectionResetError

        with monkeypatch.context() as broken:
            broken.setattr(slow, "append", fail)
            with pytest.raises(ConnectionResetError):
                await move(live)
        await move(live, "place b1")
        assert [entry.action for entry in await store.entries(live.table.id)] == ["place b1"]
        assert slow.readings == [0]

    with_store(database, work)


def test_a_database_with_too_many_waiting_is_told_of_once(
    database: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def exhausted(*_: object) -> None:
        raise exc.TimeoutError("QueuePool limit of size 5 overflow 10 reached")

    with serving(database, clock_pace=3600, notice_pace=3600) as served, Browser(served) as ada:
        table = ada.create("here", "here")
        first = ada.start(table)["active"]
        with ada.socket(table) as line:
            line.hello(first)
            caplog.clear()
            monkeypatch.setattr(Store, "append", exhausted)
            monkeypatch.setattr(Store, "table_by_invite", exhausted)
            for _ in range(5):
                assert line.refusal("play", seq=0, action="place b2") == "server.slow"
                answer = ada.http.get("/api/invites/aaaabbbbccccdddd")
                assert (answer.status_code, answer.json()["error"]["code"]) == (503, "server.slow")
    logged = of_faults(caplog)
    assert not [event for event in logged if event.levelno >= logging.ERROR or event.exc_info]
    assert len([event for event in logged if event.levelno == logging.WARNING]) <= 2
