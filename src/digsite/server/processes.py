"""The server as processes: one, or a parent that keeps several workers alive."""

import asyncio
import gc
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from socket import socket
from typing import Final, cast

import uvicorn
from sqlalchemy import make_url
from starlette.types import ASGIApp

from digsite.core.errors import BadRequest
from digsite.server.app import application
from digsite.server.edge.request_heads import MOST, Waiting, small_reader
from digsite.server.edge.slow_clients import CutWhenStuck
from digsite.server.ops import logs, metrics
from digsite.server.settings import Settings
from digsite.server.store import database_url
from digsite.server.store.files import one_server, sqlite_file
from digsite.server.supervisor import Beat, ChildJob, Parent

GRACE_SECONDS: Final = 5
"""How long connections may take to end when the server stops."""
SWITCH_SECONDS: Final = 0.0002
"""How long a bot that thinks in Python may keep others from running. A move changes threads several
times on its way to the disk and back, and would wait for so long each time."""
Welcome = Callable[[int], None]


def run(settings: Settings, host: str, port: int, warm: bool, welcome: Welcome) -> int:
    """Serve until told to stop; `welcome` hears the port once somebody listens there.

    Returns the exit code: 0 only if told to stop. Raises BadRequest if it cannot begin.
    """
    logs.set_up(settings.log_format)
    config = configured(settings, application(settings, warm_up=warm), host, port)
    config.load()
    # What was loaded by now stays: looking through it again and again would make everybody wait.
    # And of what comes later, little is looked through at a time, but not as soon as it is there:
    # most of the positions of a second ago have been let go by then.
    gc.freeze()
    gc.set_threshold(20_000, 1, 10_000)
    gc.enable()
    sys.setswitchinterval(SWITCH_SECONDS)
    if settings.workers > 1:
        return _run_workers(settings, config, welcome)
    file = sqlite_file(database_url(settings.database))
    if file is None:
        _run_alone(settings, config, welcome)
    else:
        with one_server(file):
            _run_alone(settings, config, welcome)
    return 0


def configured(settings: Settings, app: ASGIApp, host: str, port: int) -> uvicorn.Config:
    """How uvicorn is run."""
    waiting = Waiting(settings.head_seconds, min(MOST, _most_files() // 4))
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        log_level="warning",
        log_config=None,
        lifespan="on",
        http=cast(type[asyncio.Protocol], partial(small_reader, waiting)),
        ws=CutWhenStuck,
        ws_max_size=settings.largest_message,
        ws_max_queue=8,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
        server_header=False,
        proxy_headers=False,
    )


def _most_files() -> int:
    """Raise the limit of open files and connections as far as allowed; returns it."""
    if sys.platform == "win32":
        return 2048
    import resource

    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return 1 << 20 if soft == resource.RLIM_INFINITY else soft


def _run_alone(settings: Settings, config: uvicorn.Config, welcome: Welcome) -> None:
    if settings.metrics_port:
        _measure(settings)
    Server(config, welcome=welcome).run()


def _run_workers(settings: Settings, config: uvicorn.Config, welcome: Welcome) -> int:
    if sys.platform == "win32":
        raise BadRequest("Several workers need an operating system that can fork.")
    # Loaded here so that no worker has to.
    make_url(database_url(settings.database)).get_dialect().import_dbapi()
    config.get_loop_factory()
    listening = config.bind_socket()
    port = int(listening.getsockname()[1])
    jobs = [ChildJob("worker", partial(_work, config, listening)) for _ in range(settings.workers)]
    if settings.metrics_port:
        jobs.append(ChildJob("metrics", partial(_show_metrics, settings)))
    return Parent(jobs, settings.hung_seconds, partial(welcome, port)).run()


def _work(config: uvicorn.Config, listening: socket, beat: Beat) -> None:
    Server(config, beat=beat).run(sockets=[listening])


def _show_metrics(settings: Settings, beat: Beat) -> None:
    _measure(settings)
    while True:
        beat()
        time.sleep(1.0)


def _measure(settings: Settings) -> None:
    try:
        metrics.listen(settings.metrics_port, settings.metrics_host)
    except OSError as error:
        where = f"{settings.metrics_host}:{settings.metrics_port}"
        raise BadRequest(
            f"Nothing can listen for Prometheus at {where} ({error.strerror})."
        ) from None


class Server(uvicorn.Server):
    """Says where it is once it listens, and every second that it is not stuck."""

    def __init__(
        self,
        config: uvicorn.Config,
        *,
        welcome: Welcome = lambda port: None,
        beat: Beat = lambda: None,
    ) -> None:
        super().__init__(config)
        self._welcome, self._beat = welcome, beat

    async def startup(self, sockets: list[socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._welcome(int(self.servers[0].sockets[0].getsockname()[1]))

    async def on_tick(self, counter: int) -> bool:
        # From the loop that serves: a thread would go on beating while nobody is served.
        if counter % 10 == 0:
            self._beat()
        return await super().on_tick(counter)
