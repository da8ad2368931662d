"""How many tables a server bears: `python -m benchmarks.load` (make load).

Tables with four connections each, at every table one move a second. Their number is doubled until
the 99th percentile of the time from a click to the last of the four screens passes 100 ms, or
anybody is refused or sent away; then the place between the two is looked for. With `--pages` as
many home pages have a live list of open tables meanwhile. Everything runs on this machine and stops
by itself.
"""

import argparse
import asyncio
import json
import math
import os
import random
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

import orjson
import uvloop
from tests.server.postgres import free_port, postgres

from benchmarks.home_pages import HomePages
from benchmarks.serving import Guests, Server, many_files, stop_in_order
from benchmarks.sockets import Socket, connect

PLAYERS = 4
GAMES = ("dig_mars", "undermining")
LIMIT = 0.100
"""Seconds that a move may take to reach everybody, 99 times in 100."""
HALVINGS = 2
"""How often the way from what was borne to what was not is halved."""
SETTLE_SECONDS = 3.0
STAGE_SECONDS = 10.0


@dataclass
class Measured:
    """One stage; `memory` in bytes, `server` and `generator` in seconds of the processor."""

    tables: int
    seconds: float
    times: list[float]
    errors: int
    memory: int
    server: float
    generator: float

    def percentile(self, share: float) -> float:
        if not self.times:
            return float("inf")
        return sorted(self.times)[min(len(self.times) - 1, int(len(self.times) * share))]

    @property
    def is_borne(self) -> bool:
        return self.errors == 0 and self.percentile(0.99) <= LIMIT

    @property
    def line(self) -> str:
        moves = len(self.times)
        p50, p95, p99 = (1000 * self.percentile(share) for share in (0.5, 0.95, 0.99))
        memory = self.memory / max(1, self.tables) / 1024
        return (
            f"| {self.tables} | {self.tables * PLAYERS} | {moves / self.seconds:.0f} "
            f"| {p50:.0f} | {p95:.0f} | {p99:.0f} | {self.errors} | {memory:.0f} "
            f"| {1000 * self.server / max(1, moves):.2f} "
            f"| {self.server / self.seconds:.0%} | {self.generator / self.seconds:.0%} |"
        )


HEAD = (
    "| tables | sockets | moves/s | p50 ms | p95 ms | p99 ms | errors | KB/table | ms/move "
    "| server | generator |\n"
    "|---|---|---|---|---|---|---|---|---|---|---|"
)


@dataclass
class Seated:
    """A table and its four connections; the seat to play plays when its time has come."""

    name: str
    chance: random.Random
    sockets: list[Socket] = field(default_factory=list)
    position: bytes = b""
    clicked: float = 0.0
    waits_for: int = 0
    over: bool = False
    left: bool = False
    times: list[float] = field(default_factory=list)
    errors: int = 0

    def hear(self, seat: int, text: bytes) -> None:
        if text.startswith(b'{"type":"moved"'):
            if self.waits_for > 0:
                self.waits_for -= 1
                if self.waits_for == 0:
                    self.times.append(time.perf_counter() - self.clicked)
        elif text.startswith(b'{"type":"answer"'):
            self.errors += b'"ok":false' in text
            return
        elif not text.startswith(b'{"type":"snapshot"'):
            return
        if b'"yours":true' in text:
            self.position = text
            self.player = seat

    def lost(self) -> None:
        self.errors += not self.left

    def click(self) -> None:
        """Play one action of the seat to play, if it is known and nothing is on its way."""
        if not self.position or self.waits_for > 0:
            return
        told = orjson.loads(self.position)
        legal = [action for action in told["legal"] if not action.startswith("declare")]
        if not legal:
            self.over = True
            return
        action = self.chance.choice(legal)
        wish = {"type": "play", "id": f"m{told['seq']}", "seq": told["seq"], "action": action}
        self.position, self.waits_for = b"", PLAYERS
        self.clicked = time.perf_counter()
        self.sockets[self.player].send(orjson.dumps(wish))

    async def open(self, port: int, guests: Guests) -> None:
        for seat in range(PLAYERS):
            path = f"/api/tables/{self.name}/socket"
            socket = await connect(port, path, guests.cookie(seat))
            socket.on_text = lambda text, seat=seat: self.hear(seat, text)  # type: ignore[misc]
            socket.on_close = self.lost
            hello = {"type": "hello", "id": "h", "since": 0, "eyes": seat}
            socket.send(orjson.dumps(hello))
            self.sockets.append(socket)

    async def run(self) -> None:
        """One move a second, at a moment of one's own: a table that was late does not stay late, or
        after one long wait all tables would click in the same moment for ever."""
        loop = asyncio.get_running_loop()
        due = loop.time() + self.chance.random()
        while not self.over:
            await asyncio.sleep(due - loop.time())
            self.click()
            due += max(1.0, math.ceil(loop.time() - due))

    def leave(self) -> None:
        self.left = True
        for socket in self.sockets:
            socket.close()


class Load:
    """Tables on a server, more or fewer of them from stage to stage."""

    def __init__(self, server: Server, game: str) -> None:
        self.server, self.game, self.guests = server, game, Guests(server.port, PLAYERS)
        self.tables: list[Seated] = []
        self.playing: list[asyncio.Task[None]] = []
        self.empty = server.memory()

    async def become(self, tables: int) -> None:
        """Have so many tables; nobody plays meanwhile, or it would take long."""
        await self.pause()
        while len(self.tables) > tables:
            self.tables.pop().leave()
        while len(self.tables) < tables:
            name = await asyncio.to_thread(self.guests.table, self.game)
            table = Seated(name, random.Random(len(self.tables)))
            await table.open(self.server.port, self.guests)
            self.tables.append(table)

    async def pause(self) -> None:
        for task in self.playing:
            task.cancel()
        await asyncio.gather(*self.playing, return_exceptions=True)
        self.playing = []

    async def measure(self) -> Measured:
        self.playing = [asyncio.create_task(table.run()) for table in self.tables]
        await asyncio.sleep(SETTLE_SECONDS)
        for table in self.tables:
            table.times.clear()
            table.errors = 0
        began, used, served = time.perf_counter(), time.process_time(), self.server.seconds()
        await asyncio.sleep(STAGE_SECONDS)
        return Measured(
            tables=len(self.tables),
            seconds=time.perf_counter() - began,
            times=[spent for table in self.tables for spent in table.times],
            errors=sum(table.errors for table in self.tables),
            memory=self.server.memory() - self.empty,
            server=self.server.seconds() - served,
            generator=time.process_time() - used,
        )

    async def stop(self) -> None:
        self.guests.close()
        await self.pause()
        for table in self.tables:
            table.leave()


async def look_for_the_limit(server: Server, game: str, first: int, most: int, pages: int) -> int:
    """How many tables are borne beside so many home pages."""
    home = HomePages(server.port, pages)
    if pages > 0:
        await home.open()
    load, borne, too_many = Load(server, game), 0, None
    print(HEAD, flush=True)
    try:
        tables, halvings = first, 0
        while tables <= most and halvings <= HALVINGS:
            await load.become(tables)
            found = await load.measure()
            print(found.line, flush=True)
            if found.is_borne:
                borne = tables
            else:
                too_many = tables
            halvings += too_many is not None
            tables = 2 * borne if too_many is None else (borne + too_many) // 2
    finally:
        await load.stop()
        await home.close()
    if pages > 0:
        print(f"{pages} home pages heard {home.heard} times of open tables, {home.lost} lost")
    return borne if home.lost == 0 else 0


@contextmanager
def database(kind: str, folder: Path) -> Iterator[str]:
    if kind == "sqlite":
        yield str(folder / "tables.db")
        return
    with postgres(durable=True) as server:
        yield server.database()


def run(kind: str, workers: int, game: str, first: int, most: int, pages: int) -> None:
    print(f"\n{game}, {kind}, {workers} worker(s), {pages} home page(s)\n", flush=True)
    with tempfile.TemporaryDirectory() as folder, database(kind, Path(folder)) as address:
        server = Server(address, free_port(), workers)
        try:
            server.wait()
            borne = uvloop.run(look_for_the_limit(server, game, first, most, pages))
        finally:
            server.stop()
    print(json.dumps({"game": game, "database": kind, "tables_borne": borne}), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--databases", nargs="*", default=["sqlite", "postgresql"])
    parser.add_argument("--games", nargs="*", default=list(GAMES))
    parser.add_argument("--first", type=int, default=100, help="how many tables to begin with")
    parser.add_argument("--most", type=int, default=4000, help="never more tables than these")
    parser.add_argument("--pages", type=int, default=0, help="home pages with a live list")
    parser.add_argument("--workers", type=int, default=2, help="with PostgreSQL")
    given = parser.parse_args()
    stop_in_order()
    many_files()
    busy, cores = os.getloadavg()[0], os.cpu_count()
    print(f"{datetime.now(UTC):%Y-%m-%d}, {cores} cores, load average at the start {busy:.1f}")
    for kind in given.databases:
        for game in given.games:
            workers = 1 if kind == "sqlite" else given.workers
            run(kind, workers, game, given.first, given.most, given.pages)


if __name__ == "__main__":
    main()
