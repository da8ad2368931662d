"""Before the first request and after the last: the database is opened, and closed in order."""

import asyncio
import logging
from contextlib import suppress
from typing import Final

from fastapi import FastAPI
from starlette.types import ASGIApp, Receive, Scope, Send

from digsite.server.ops.outages import Outage, is_outage, is_refusal, reason, trace
from digsite.server.services import Services
from digsite.server.settings import Settings
from digsite.server.store import Store, database_url

FIRST_SECONDS: Final = 5.0
"""How long the server waits for its database before it answers anything at all."""
LONGEST_PAUSE: Final = 5.0
CLOSING_SECONDS: Final = 3.0
"""How long a database may hold up the end; what was acknowledged is there in any case."""
log = logging.getLogger("digsite.server")


class Lifespan:
    """ASGI's lifespan around an application: its `state.services` is None until they are open."""

    def __init__(self, app: ASGIApp, inner: FastAPI, settings: Settings, *, warm_up: bool) -> None:
        self.app, self.inner, self.settings, self.warm_up = app, inner, settings, warm_up

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            await self.app(scope, receive, send)
            return
        await receive()
        opening = Opening(self.inner, self.settings, warm_up=self.warm_up)
        try:
            await opening.begin()
        except Exception as error:
            shown = None if is_refusal(error) else trace(error)
            log.error("the database cannot be used: %s", reason(error), exc_info=shown)
            await opening.close()
            await send({"type": "lifespan.startup.failed", "message": ""})
            return
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await opening.close()
        await send({"type": "lifespan.shutdown.complete"})


class Opening:
    """Opens the services; where the database is on another machine, as soon as that answers."""

    def __init__(self, app: FastAPI, settings: Settings, *, warm_up: bool) -> None:
        self.app, self.warm_up = app, warm_up
        self.store = Store(database_url(settings.database))
        self.services = Services(settings, self.store)
        self._tried = asyncio.Event()
        self._outage = Outage("waiting for the database", "the database is there")
        self._task: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Returns when all is open or when that may take long; raises what waiting cannot cure."""
        self._task = asyncio.create_task(self._run())
        tried = asyncio.create_task(self._tried.wait())
        first = asyncio.FIRST_COMPLETED
        await asyncio.wait({self._task, tried}, timeout=FIRST_SECONDS, return_when=first)
        tried.cancel()
        if self._task.done():
            self._task.result()

    async def close(self) -> None:
        """End everything, without waiting for ever for a database that does not answer."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        state = self.app.state
        was_open, state.services = state.services is not None, None
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSING_SECONDS):
                if was_open:
                    await self.services.close()
                else:
                    await self.services.table_bots.stop()
                    await self.services.search_threads.stop()
                    await self.services.workers.close()
                await self.store.close()

    async def _run(self) -> None:
        pause = 0.1
        while not await self._open():
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
        self._outage.ended()
        if self.warm_up:
            # Only now: whoever waits for the first answer waits for no search.
            self.services.search_threads.warm_up()

    async def _open(self) -> bool:
        try:
            await self.store.open()
            await self.services.open()
        except Exception as error:
            # Once it has been waited for, a database that comes back may say anything for a while.
            if not self._tried.is_set() and not (self.store.shared and is_outage(error)):
                raise
            with suppress(Exception):
                await self.services.workers.close()
            self._outage.began(error)
            self._tried.set()
            return False
        self.app.state.services = self.services
        return True
