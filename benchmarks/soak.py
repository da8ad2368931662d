"""The kill test: `python -m benchmarks.soak` (make soak).

Clients play at full speed while the server is killed with SIGKILL at random moments and started
again: the whole server, and with several workers also one of them alone. Clients find back by
themselves and repeat what was not answered. In the end every acknowledged move must be there, none
twice, and every game must replay.
"""

import argparse
import asyncio
import os
import random
import signal
import tempfile
import time
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import orjson
import uvloop
from tests.server.postgres import free_port

from benchmarks.load import database
from benchmarks.serving import Guests, Server, stop_in_order
from benchmarks.sockets import Socket, connect
from digsite.server.store import Store, database_url
from digsite.server.table.history import edition_of, replay

PATIENCE = 180.0
"""Seconds within which every client must have found back."""


@dataclass
class Player:
    """One seat of a table: plays whenever it may, and repeats a request until it is answered."""

    table: str
    seat: int
    port: int
    cookie: str
    chance: random.Random
    acknowledged: dict[int, str] = field(default_factory=dict)
    recoveries: list[float] = field(default_factory=list)
    over: bool = False
    stopping: bool = False
    _wish: dict[str, Any] | None = None
    _position: dict[str, Any] = field(default_factory=dict)
    _ids: int = 0

    async def run(self) -> None:
        while not self._done():
            broke = time.monotonic()
            try:
                socket, inbox = await self._connect()
                self.recoveries.append(time.monotonic() - broke)
                await self._converse(socket, inbox)
            except (OSError, TimeoutError):
                await asyncio.sleep(0.05)

    def _done(self) -> bool:
        """Nothing more is to be asked, and everything asked was answered."""
        return self._wish is None and (self.over or self.stopping)

    async def _connect(self) -> tuple[Socket, asyncio.Queue[bytes | None]]:
        until = time.monotonic() + PATIENCE
        while True:
            try:
                path = f"/api/tables/{self.table}/socket"
                socket = await asyncio.wait_for(connect(self.port, path, self.cookie), 5)
                break
            except (OSError, TimeoutError):
                if time.monotonic() > until:
                    raise AssertionError("a client did not find back") from None
                await asyncio.sleep(0.05)
        self._position = {}
        inbox: asyncio.Queue[bytes | None] = asyncio.Queue()
        socket.on_text = inbox.put_nowait
        socket.on_close = lambda: inbox.put_nowait(None)
        hello = {"type": "hello", "id": f"h{self._ids}", "since": 0, "eyes": self.seat}
        socket.send(orjson.dumps(hello))
        if self._wish is not None:
            socket.send(orjson.dumps(self._wish))
        return socket, inbox

    async def _converse(self, socket: Socket, inbox: asyncio.Queue[bytes | None]) -> None:
        try:
            while not self._done():
                try:
                    text = await asyncio.wait_for(inbox.get(), 1.0)
                except TimeoutError:
                    continue
                if text is None:
                    return
                told = orjson.loads(text)
                if told["type"] == "answer":
                    self._answered(told)
                elif told["type"] in ("snapshot", "moved"):
                    self._position = told
                if self._position:
                    self._act(self._position, socket)
        finally:
            socket.close()

    def _answered(self, told: dict[str, Any]) -> None:
        if self._wish is None or told["id"] != self._wish["id"]:
            return
        if told["ok"]:
            known = self.acknowledged.setdefault(told["seq"], self._wish["action"])
            assert known == self._wish["action"], "one number was given to two moves"
        elif told["error"]["code"] == "server.failed":
            return
        else:
            assert told["error"]["code"] == "table.moved_on", told
        self._wish = None

    def _act(self, told: dict[str, Any], socket: Socket) -> None:
        if told["view"]["phase"] == "over":
            self.over = True
        elif told["yours"] and self._wish is None and not self.stopping:
            self._ids += 1
            action = self.chance.choice(told["legal"])
            id_ = f"{self.seat}-{self._ids}"
            self._wish = {"type": "play", "id": id_, "seq": told["seq"], "action": action}
            self._position = {}
            socket.send(orjson.dumps(self._wish))


class Soak:
    """Tables, their players, and a server that is killed."""

    def __init__(self, server: Server, tables: int, chance: random.Random) -> None:
        self.server, self.chance = server, chance
        self.tables, self.players = tables, list[Player]()
        self.kills = {"server": 0, "worker": 0}

    async def run(self, kills: int) -> None:
        playing = [asyncio.create_task(self._keep_playing(number)) for number in range(self.tables)]
        await asyncio.sleep(1.0)
        for number in range(1, kills + 1):
            before = self._acknowledged()
            await asyncio.sleep(self.chance.uniform(0.05, 1.0))
            # On a busy machine a server would otherwise be killed before anybody has found back.
            while self._acknowledged() == before:
                await asyncio.sleep(0.01)
                self._raise_failure(playing)
            await self._kill(number)
            self._raise_failure(playing)
        for player in self.players:
            player.stopping = True
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        # What was asked for and not answered yet is asked again until it is.
        rest = [player.run() for player in self.players if player._wish is not None]
        await asyncio.wait_for(asyncio.gather(*rest), PATIENCE)

    def _acknowledged(self) -> int:
        return sum(len(player.acknowledged) for player in self.players)

    def _raise_failure(self, playing: list[asyncio.Task[None]]) -> None:
        for task in playing:
            if task.done():
                task.result()

    async def _keep_playing(self, number: int) -> None:
        """One game after another."""
        while True:
            port, chance = self.server.port, self.chance
            game = ("dig_mars", "undermining")[number % 2]
            with closing(Guests(port, 2)) as guests:
                try:
                    table = await asyncio.to_thread(guests.table, game)
                except httpx.HTTPError:
                    await asyncio.sleep(0.1)
                    continue
                pair = [Player(table, seat, port, guests.cookie(seat), chance) for seat in range(2)]
            self.players += pair
            await asyncio.gather(*(player.run() for player in pair))

    async def _kill(self, number: int) -> None:
        """Of several workers one; every fourth time the parent, alone or with all of them."""
        workers = self.server.worker_ids()
        if self.server.workers > 1 and workers and number % 4 != 2:
            self._end(self.chance.choice(workers))
            self.kills["worker"] += 1
            return
        # The parent first: it would start its workers again. Left alone, they stop by themselves.
        self._end(self.server.process.pid)
        for worker in workers if number % 8 == 6 else ():
            self._end(worker)
        await asyncio.to_thread(self.server.wait_for_the_last)
        self.kills["server"] += 1
        self.server.start()
        await asyncio.to_thread(self.server.wait)

    def _end(self, process: int) -> None:
        try:
            os.kill(process, signal.SIGKILL)
        except ProcessLookupError:
            return


async def check(address: str, soak: Soak) -> dict[str, int]:
    """Compare what was acknowledged with what is in the database."""
    store = Store(database_url(address))
    await store.open()
    found = {"tables": 0, "moves": 0, "acknowledged": 0, "finished": 0}
    by_table: dict[str, list[Player]] = {}
    for player in soak.players:
        by_table.setdefault(player.table, []).append(player)
    for name, players in by_table.items():
        table, entries = await store.table(name), await store.entries(name)
        assert table is not None
        assert [entry.seq for entry in entries] == list(range(1, table.seq + 1))
        history = replay(table, await edition_of(table), entries)
        acknowledged = {seq: action for p in players for seq, action in p.acknowledged.items()}
        written = {entry.seq: entry.action for entry in entries}
        # Nothing acknowledged is missing; nothing is there that nobody asked for, or twice.
        assert acknowledged == written, f"{name}: {acknowledged.items() ^ written.items()}"
        found["tables"] += 1
        found["moves"] += len(entries)
        found["acknowledged"] += len(acknowledged)
        found["finished"] += history.match.is_over
    await store.close()
    return found


async def soak(address: str, workers: int, *, kills: int, tables: int, seed: int) -> None:
    """Play and kill on a database; says what was found, and fails if anything is amiss."""
    server = Server(address, free_port(), workers)
    try:
        await asyncio.to_thread(server.wait)
        soak = Soak(server, tables, random.Random(seed))
        began = time.monotonic()
        await soak.run(kills)
        seconds = time.monotonic() - began
    finally:
        server.stop()
    found = await check(address, soak)
    recoveries = sorted(time for player in soak.players for time in player.recoveries)
    print(
        f"{database_url(address).partition('+')[0]}, {workers} worker(s): "
        f"{soak.kills['server']} servers and "
        f"{soak.kills['worker']} workers killed in {seconds:.0f} s; {found['acknowledged']} moves "
        f"acknowledged, {found['moves']} in the database, at {found['tables']} tables, "
        f"{found['finished']} games finished; all replay. {len(recoveries)} connections, "
        f"the longest way back {recoveries[-1]:.1f} s.",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--databases", nargs="*", default=["sqlite", "postgresql"])
    parser.add_argument("--kills", type=int, default=100, help="with each database")
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    stop_in_order()
    plan = {"kills": arguments.kills, "tables": arguments.tables, "seed": arguments.seed}
    for kind in arguments.databases:
        with tempfile.TemporaryDirectory() as folder, database(kind, Path(folder)) as address:
            uvloop.run(soak(address, 1 if kind == "sqlite" else 2, **plan))


if __name__ == "__main__":
    main()
