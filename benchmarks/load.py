"""How many tables a server bears: `python -m benchmarks.load` (make load).

Tables with four connections each, at every table one move a second. Tables are added until the
99th percentile of the time from a click to the last of the four screens passes 100 ms. Everything
runs on this machine and stops by itself.
"""

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import orjson
import uvloop
from tests.server.postgres import free_port, postgres

from benchmarks.serving import Guests, Server, stop_in_order
from benchmarks.sockets import Socket, connect

PLAYERS = 4
LIMIT = 0.100
"""Seconds that a move may take to reach everybody, 99 times in 100."""
SETTLE_SECONDS = 3.0
STAGE_SECONDS = 10.0


@dataclass
class Measured:
    tables: int
    moves: int
    seconds: float
    times: list[float]
    unfinished: int
    memory: int
    generator: float
    server: float

    def percentile(self, share: float) -> float:
        if not self.times:
            return float("inf")
        return sorted(self.times)[min(len(self.times) - 1, int(len(self.times) * share))]

    @property
    def line(self) -> str:
        p50, p95, p99 = (1000 * self.percentile(share) for share in (0.5, 0.95, 0.99))
        memory = self.memory / max(1, self.tables) / 1024
        return (
            f"| {self.tables} | {self.tables * PLAYERS} | {self.moves / self.seconds:.0f} "
            f"| {p50:.0f} | {p95:.0f} | {p99:.0f} | {memory:.0f} "
            f"| {self.server:.0%} | {self.generator:.0%} |"
        )


HEAD = (
    "| tables | sockets | moves/s | p50 ms | p95 ms | p99 ms | KB/table | server | generator |\n"
    "|---|---|---|---|---|---|---|---|---|"
)


@dataclass
class Seated:
    """A table and its four connections; the seat to play plays when its time has come."""

    name: str
    chance: random.Random
    sockets: list[Socket] = field(default_factory=list)
    seq: int = 0
    position: bytes = b""
    clicked: float = 0.0
    waits_for: int = 0
    over: bool = False
    times: list[float] = field(default_factory=list)

    def hear(self, seat: int, text: bytes) -> None:
        if text.startswith(b'{"type":"moved"'):
            if self.waits_for > 0:
                self.waits_for -= 1
                if self.waits_for == 0:
                    self.times.append(time.perf_counter() - self.clicked)
        elif not text.startswith(b'{"type":"snapshot"'):
            return
        if b'"yours":true' in text:
            self.position = text
            self.player = seat

    def click(self) -> bool:
        """Play one action of the seat to play, if it is known and nothing is on its way."""
        if not self.position or self.waits_for > 0:
            return False
        told = orjson.loads(self.position)
        legal = [action for action in told["legal"] if not action.startswith("declare")]
        if not legal:
            self.over = True
            return False
        action = self.chance.choice(legal)
        wish = {"type": "play", "id": f"m{told['seq']}", "seq": told["seq"], "action": action}
        self.position, self.waits_for = b"", PLAYERS
        self.clicked = time.perf_counter()
        self.sockets[self.player].send(orjson.dumps(wish))
        return True

    async def open(self, port: int, guests: Guests) -> None:
        for seat in range(PLAYERS):
            path = f"/api/tables/{self.name}/socket"
            socket = await connect(port, path, guests.cookie(seat))
            socket.on_text = lambda text, seat=seat: self.hear(seat, text)  # type: ignore[misc]
            hello = {"type": "hello", "id": "h", "since": 0, "eyes": seat}
            socket.send(orjson.dumps(hello))
            self.sockets.append(socket)

    async def run(self) -> None:
        """One move a second, at a moment of one's own."""
        await asyncio.sleep(self.chance.random())
        while not self.over:
            self.click()
            await asyncio.sleep(1.0)


class Load:
    """Tables on a server, more of them from stage to stage."""

    def __init__(self, server: Server) -> None:
        self.server, self.guests = server, Guests(server.port, PLAYERS)
        self.tables: list[Seated] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.empty = server.memory()

    async def grow(self, tables: int) -> None:
        while len(self.tables) < tables:
            name = await asyncio.to_thread(self.guests.table)
            table = Seated(name, random.Random(len(self.tables)))
            await table.open(self.server.port, self.guests)
            self.tables.append(table)
            self.tasks.append(asyncio.create_task(table.run()))

    async def measure(self) -> Measured:
        await asyncio.sleep(SETTLE_SECONDS)
        for table in self.tables:
            table.times.clear()
        began, used, served = time.perf_counter(), time.process_time(), self.server.seconds()
        await asyncio.sleep(STAGE_SECONDS)
        seconds = time.perf_counter() - began
        busy = (time.process_time() - used) / seconds
        serving = (self.server.seconds() - served) / seconds
        times = [spent for table in self.tables for spent in table.times]
        late = sum(table.waits_for > 0 for table in self.tables)
        memory = self.server.memory() - self.empty
        return Measured(len(self.tables), len(times), seconds, times, late, memory, busy, serving)

    async def stop(self) -> None:
        self.guests.close()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for table in self.tables:
            for socket in table.sockets:
                socket.close()


async def raise_until_slow(server: Server, stages: list[int]) -> list[Measured]:
    load, found = Load(server), []
    print(HEAD, flush=True)
    try:
        for tables in stages:
            await load.grow(tables)
            found.append(await load.measure())
            print(found[-1].line, flush=True)
            if found[-1].percentile(0.99) > LIMIT:
                break
    finally:
        await load.stop()
    return found


@contextmanager
def database(kind: str, folder: Path) -> Iterator[str]:
    if kind == "sqlite":
        yield str(folder / "tables.db")
        return
    with postgres(durable=True) as server:
        yield server.database()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--databases", nargs="*", default=["sqlite", "postgresql"])
    parser.add_argument("--stages", nargs="*", type=int, default=[*range(100, 1001, 100)])
    parser.add_argument("--workers", type=int, default=2, help="with PostgreSQL")
    arguments = parser.parse_args()
    stop_in_order()
    for kind in arguments.databases:
        workers = 1 if kind == "sqlite" else arguments.workers
        print(f"\n{kind}, {workers} worker(s)\n", flush=True)
        with tempfile.TemporaryDirectory() as folder, database(kind, Path(folder)) as address:
            server = Server(address, free_port(), workers)
            try:
                server.wait()
                found = uvloop.run(raise_until_slow(server, arguments.stages))
            finally:
                server.stop()
        good = [stage.tables for stage in found if stage.percentile(0.99) <= LIMIT]
        print(json.dumps({"database": kind, "tables_within_limit": max(good, default=0)}))
    sys.stdout.flush()


if __name__ == "__main__":
    main()
