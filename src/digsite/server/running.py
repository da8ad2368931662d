"""The server as processes: one, or a parent that keeps several workers alive."""

import asyncio
import gc
import logging
import multiprocessing
import signal
import threading
from collections.abc import Callable
from functools import partial
from socket import socket
from typing import Final

import uvicorn
from uvicorn.supervisors import Multiprocess

from digsite.server import logs, metrics
from digsite.server.app import application
from digsite.server.settings import Settings
from digsite.server.store import Store, database_url
from digsite.server.stuck import CutWhenStuck

GRACE_SECONDS: Final = 5
"""How long connections may take to end when the server stops."""
HUNG_SECONDS: Final = 30
"""After which a worker that does not answer its parent is replaced."""
log = logging.getLogger("digsite.server")


def run(
    settings: Settings, host: str, port: int, warm: bool, welcome: Callable[[int], None]
) -> None:
    """Serve until told to stop; `welcome` hears the port once somebody listens there."""
    logs.set_up(settings.log_format)
    if settings.metrics_port:
        if settings.workers > 1:
            metrics.gather_from_workers()
        metrics.listen(settings.metrics_port, settings.metrics_host)
    config = configured(settings, host, port, warm)
    if settings.workers == 1:
        Server(config, welcome).run()
        return
    asyncio.run(_prepare(settings))
    listening = config.bind_socket()
    supervisor = Multiprocess(config, sockets=[listening])
    found = int(listening.getsockname()[1])
    threading.Thread(target=_welcome_when_ready, args=(supervisor, welcome, found)).start()
    supervisor.run()
    listening.close()


def configured(settings: Settings, host: str, port: int, warm: bool) -> uvicorn.Config:
    """How uvicorn is run; what is in it can be handed to another process."""
    return uvicorn.Config(
        partial(_application, settings, warm),
        factory=True,
        host=host,
        port=port,
        workers=settings.workers,
        log_level="warning",
        log_config=None,
        ws=CutWhenStuck,
        ws_max_size=settings.largest_message,
        ws_max_queue=8,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
        timeout_worker_healthcheck=HUNG_SECONDS,
        server_header=False,
        proxy_headers=False,
    )


def _application(settings: Settings, warm: bool) -> object:
    logs.set_up(settings.log_format)
    threading.Thread(target=_stop_with_parent, daemon=True).start()
    # What was loaded by now stays: looking through it again and again would make everybody wait.
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
    return application(settings, warm_up=warm)


def _stop_with_parent() -> None:
    """In a worker: whose parent ends, however it ends, stops as if told to."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return
    # A pipe that the parent never writes to: it is closed with the last of the parent.
    parent.join()
    log.warning("the parent of this worker is gone: stopping")
    signal.raise_signal(signal.SIGTERM)


async def _prepare(settings: Settings) -> None:
    """Bring the database to its newest form once, before all workers."""
    store = Store(database_url(settings.database))
    await store.open()
    await store.close()


class Server(uvicorn.Server):
    """Says where it is once it listens."""

    def __init__(self, config: uvicorn.Config, welcome: Callable[[int], None]) -> None:
        super().__init__(config)
        self._welcome = welcome

    async def startup(self, sockets: list[socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._welcome(int(self.servers[0].sockets[0].getsockname()[1]))


def _welcome_when_ready(
    supervisor: Multiprocess, welcome: Callable[[int], None], port: int
) -> None:
    while not supervisor.should_exit.wait(0.1):
        workers = supervisor.processes
        if workers and all(worker.process.is_alive() for worker in workers):
            welcome(port)
            return
