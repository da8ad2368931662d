"""Pub/sub between the workers of one database, by LISTEN and NOTIFY of PostgreSQL.

Every change of a table is told in the transaction that makes it. Two things last only as long as a
worker's connection and end with it at once, however the worker ends: the lock by which others know
that it lives, and its claims on tables where a bot is to play.
"""

import asyncio
import json
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Final

from digsite.server.ops.outages import Outage
from digsite.server.store import Store
from digsite.server.store.append_log import PATIENCE
from digsite.server.store.database import CHANNEL
from digsite.server.times import SECOND, now
from digsite.server.workers import WorkersListener

if TYPE_CHECKING:
    import asyncpg

LIVING: Final = 0x44696773
"""The first half of the advisory locks by which workers are known to live."""
SWEEP_SECONDS: Final = 2.0
RETRY_SECONDS: Final = 0.5
LEFT_ALONE: Final = 6 * SECOND
"""After which a bot's turn is looked at again: its worker may have died."""


class PostgresWorkers:
    """The connection to the other workers; made again whenever it breaks."""

    def __init__(self, store: Store, listener: WorkersListener) -> None:
        self.store, self.listener = store, listener
        self._connection: asyncpg.Connection[asyncpg.Record] | None = None
        self._using = asyncio.Lock()
        self._broken = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._elsewhere: dict[int, dict[str, set[str]]] = {}
        """By worker and table, who has the table open there."""
        self._announced: dict[str, set[str]] = {}
        self._to_tell: dict[str, set[str]] = {}
        self._to_pass_on: list[list[object]] = []
        self._telling: asyncio.Task[None] | None = None
        self._outage = Outage(
            "the other workers cannot be heard", "the other workers can be heard again"
        )

    async def open(self) -> None:
        await self._connect()
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        for task in (self._task, self._telling):
            if task is not None:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
        if self._connection is not None:
            await self._connection.close()

    # Who is where

    def elsewhere(self, table_id: str) -> set[str]:
        """Who has a table open at other workers."""
        return set().union(*(tables.get(table_id, ()) for tables in self._elsewhere.values()))

    def announce(self, table_id: str, holders: set[str]) -> None:
        """Tell the others who has a table open here."""
        if self._announced.get(table_id, set()) == holders:
            return
        if holders:
            self._announced[table_id] = holders
        else:
            del self._announced[table_id]
        self._to_tell[table_id] = holders
        if self._telling is None or self._telling.done():
            self._telling = asyncio.create_task(self._tell())

    def pass_on(self, kind: str, table_id: str, *news: object) -> None:
        """What cannot be told now is of no use later."""
        self._to_pass_on.append([self.store.worker, kind, table_id, *news])
        if self._telling is None or self._telling.done():
            self._telling = asyncio.create_task(self._tell())

    async def _tell(self) -> None:
        """What cannot be told now is told when the connection is there again."""
        while self._to_tell or self._to_pass_on:
            passing_on, self._to_pass_on = self._to_pass_on, []
            if passing_on:
                with suppress(*_broken()):
                    await self._notify(*passing_on)
            telling, self._to_tell = self._to_tell, {}
            news = [
                [self.store.worker, "here", table_id, sorted(holders)]
                for table_id, holders in telling.items()
            ]
            with suppress(*_broken()):
                await self._notify(*news)

    async def _notify(self, *news: list[object]) -> None:
        texts = [json.dumps(one) for one in news]
        statement = f"SELECT pg_notify('{CHANNEL}', news) FROM unnest($1::text[]) news"
        await self._ask(statement, texts)

    # Claims

    @asynccontextmanager
    async def claim(self, table_id: str) -> AsyncIterator[bool]:
        """Whether this worker may move for the bots of a table; ends with the connection."""
        key = "hashtextextended($1, 0)"
        connection = self._connection
        ours = await self._ask(f"SELECT pg_try_advisory_lock({key}) AS ours", table_id)
        try:
            yield bool(ours[0]["ours"])
        finally:
            if ours[0]["ours"] and self._connection is connection:
                with suppress(*_broken()):
                    await self._ask(f"SELECT pg_advisory_unlock({key})", table_id)

    # The connection

    async def _ask(self, statement: str, *arguments: object) -> "list[asyncpg.Record]":
        async with self._using:
            if self._connection is None or self._connection.is_closed():
                raise ConnectionResetError("the connection to the other workers is broken")
            rows: list[asyncpg.Record] = await self._connection.fetch(statement, *arguments)
            return rows

    async def _connect(self) -> None:
        import asyncpg

        self._broken.clear()
        # By this name PostgreSQL tells which worker holds a claim (pg_stat_activity, pg_locks).
        name = {"application_name": f"digsite worker {os.getpid()}"}
        connection = await asyncpg.connect(self.store.dsn, server_settings=name, **PATIENCE)
        connection.add_termination_listener(lambda _: self._broken.set())
        await connection.execute(f"SELECT pg_advisory_lock({LIVING}, {self.store.worker})")
        await connection.add_listener(CHANNEL, lambda *heard: self._hear(heard[-1]))
        self._connection = connection
        self._elsewhere.clear()
        await self._notify([self.store.worker, "who"])
        self._to_tell |= self._announced
        await self._tell()

    async def _run(self) -> None:
        while True:
            try:
                # `wait_for` of Python 3.11 may swallow a cancellation: the worker would not stop.
                with suppress(TimeoutError):
                    async with asyncio.timeout(SWEEP_SECONDS):
                        await self._broken.wait()
                if self._broken.is_set():
                    await self._reconnect()
                await self._sweep()
                self._outage.ended()
            except Exception as error:
                self._outage.began(error)
                self._broken.set()
                await asyncio.sleep(RETRY_SECONDS)

    async def _reconnect(self) -> None:
        """Nothing was heard for a while, and every claim is lost."""
        self._outage.began(ConnectionResetError())
        self.listener.out_of_touch()
        await self._connect()
        await self.listener.back_in_touch()

    async def _sweep(self) -> None:
        """Forget workers that died, and take over the bots they left."""
        alive = await self._ask(
            "SELECT objid::bigint AS worker FROM pg_locks JOIN pg_database ON oid = database"
            " WHERE locktype = 'advisory' AND objsubid = 2 AND granted"
            f" AND classid::bigint = {LIVING} AND datname = current_database()"
        )
        living = {row["worker"] for row in alive}
        for worker in [worker for worker in self._elsewhere if worker not in living]:
            for table_id in self._elsewhere.pop(worker):
                self.listener.came_or_went_elsewhere(table_id)
        await self.listener.take_over(now() - LEFT_ALONE)

    def _hear(self, text: str) -> None:
        worker, kind, *news = json.loads(text)
        if worker == self.store.worker:
            return
        if kind == "who":
            self._to_tell |= self._announced
            if self._telling is None or self._telling.done():
                self._telling = asyncio.create_task(self._tell())
        elif kind == "here":
            table_id, holders = news
            at_worker = self._elsewhere.setdefault(worker, {})
            if holders:
                at_worker[table_id] = set(holders)
            else:
                at_worker.pop(table_id, None)
            self.listener.came_or_went_elsewhere(table_id)
        elif kind == "entry":
            self.listener.changed_elsewhere(news[0]["table_id"], news[0])
        elif kind == "sign":
            self.listener.signed_elsewhere(*news)
        elif kind == "said":
            self.listener.said_elsewhere(*news)
        else:
            self.listener.changed_elsewhere(news[0], None)


def _broken() -> tuple[type[Exception], ...]:
    """What asyncpg raises when the server is gone."""
    import asyncpg

    return (OSError, asyncpg.InterfaceError, asyncpg.PostgresError)
