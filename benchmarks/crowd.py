"""What many tables of bots cost everybody else: `python -m benchmarks.crowd`.

One visitor sets up tables with three masters each, hands over their own seat and leaves, or stays
and watches. Beside them two players move at their own table, and a third asks for hints. Said are
the server's memory, its use of the processor and how long moves and hints take.
"""

import argparse
import asyncio
import random
import secrets
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import orjson
import uvloop
from tests.server.postgres import free_port

from benchmarks.serving import COOKIE, Server, stop_in_order
from benchmarks.sockets import Socket, connect

GAMES = ("dig_mars", "undermining")
LEVEL = "master"
PER_BROWSER = 8
"""Tables that a browser may leave to bots alone: the visitor deletes the cookie then."""


class Visitor:
    """One browser, with one address as a proxy would tell it."""

    def __init__(self, port: int, address: str) -> None:
        told = {"X-Forwarded-For": address}
        self.port, self.address = port, address
        self.http = httpx.Client(
            base_url=f"http://127.0.0.1:{port}", timeout=300, headers=told, verify=False
        )

    def table(self, game: str, *seats: dict[str, Any]) -> str:
        """A table of one's own that has begun; says its name."""
        made = self.post("/api/tables", {"game": game, "seats": seats})
        own = [str(n) for n, seat in enumerate(seats) if seat["kind"] == "here"]
        nonces = {number: secrets.token_hex(16) for number in own}
        name: str = made["table"]
        self.post(f"/api/tables/{name}/start", {"nonces": nonces})
        return name

    def post(self, path: str, body: dict[str, Any]) -> Any:
        answer = self.http.post(path, json=body)
        answer.raise_for_status()
        return answer.json()

    async def socket(self, table: str, eyes: int | None) -> "Line":
        path = f"/api/tables/{table}/socket"
        cookie = f"{COOKIE}={self.http.cookies[COOKIE]}\r\nX-Forwarded-For: {self.address}"
        line = Line(await connect(self.port, path, cookie))
        await line.ask("hello", since=0, eyes=eyes)
        await line.ask("ping")  # the position came before this answer
        return line


class Line:
    """A socket whose questions are timed."""

    def __init__(self, socket: Socket) -> None:
        self.socket = socket
        self.position: dict[str, Any] = {}
        self.heard = 0
        self._number = 0
        self._asked: dict[str, asyncio.Future[dict[str, Any]]] = {}
        socket.on_text, socket.on_close = self._hear, self._lose

    def _lose(self) -> None:
        for asked in self._asked.values():
            if not asked.done():
                asked.set_exception(ConnectionError("the server has closed the connection"))

    def _hear(self, text: bytes) -> None:
        if text.startswith(b'{"type":"moved"'):
            self.heard += 1
        if b'"yours":true' in text:
            self.position = orjson.loads(text)
        if text.startswith(b'{"type":"answer"'):
            told = orjson.loads(text)
            asked = self._asked.pop(told["id"])
            if not asked.done():
                asked.set_result(told)

    async def ask(self, kind: str, **parts: Any) -> tuple[dict[str, Any], float]:
        """The answer, and the seconds it took."""
        self._number += 1
        wish = {"type": kind, "id": f"q{self._number}"} | parts
        answered = self._asked[wish["id"]] = asyncio.get_running_loop().create_future()
        began = time.perf_counter()
        self.socket.send(orjson.dumps(wish))
        async with asyncio.timeout(300):
            told = await answered
        return told, time.perf_counter() - began


class Player:
    """Holds every seat of a table and moves at a steady pace, game after game."""

    def __init__(self, visitor: Visitor, game: str) -> None:
        self.visitor, self.game, self.chance = visitor, game, random.Random(7)
        self.moves: list[float] = []
        self.hints: list[float] = []
        self.too_fast = 0

    async def run(self, pace: float, *, hints: bool) -> None:
        here = {"kind": "here"}
        while True:
            table = await asyncio.to_thread(self.visitor.table, self.game, here, here)
            lines = [await self.visitor.socket(table, seat) for seat in (0, 1)]
            while True:
                await asyncio.sleep(pace)
                line = max(lines, key=lambda line: line.position.get("seq", -1))
                if hints:
                    told, seconds = await line.ask("hint")
                    self.too_fast += not told["ok"]
                    if told["ok"]:
                        self.hints.append(seconds)
                position = line.position
                legal = [one for one in position["legal"] if not one.startswith("declare")]
                if not legal:
                    break
                wish = {"seq": position["seq"], "action": self.chance.choice(legal)}
                told, seconds = await line.ask("play", **wish)
                if told["ok"]:
                    self.moves.append(seconds)
                if position["seq"] > 150:
                    break
            for line in lines:
                line.socket.close()


def percentile(times: list[float], share: float) -> float:
    return 1000 * sorted(times)[min(len(times) - 1, int(len(times) * share))] if times else 0.0


def told_of(times: list[float]) -> str:
    p50, p99 = percentile(times, 0.5), percentile(times, 0.99)
    return f"n {len(times)}, p50 {p50:.0f} ms, p99 {p99:.0f} ms, max {percentile(times, 1):.0f} ms"


async def measure(server: Server, arguments: argparse.Namespace) -> None:
    ready = Visitor(server.port, "198.51.100.8")
    for game in GAMES:
        table = ready.table(game, {"kind": "here"}, {"kind": "here"})
        for seat in (0, 1):
            line = await ready.socket(table, seat)
            if line.position:
                _, seconds = await line.ask("hint")
                print(f"first hint of {game}: {seconds:.1f} s", flush=True)
    before = server.memory()
    print(f"memory before: {before / 2**20:.0f} MB", flush=True)
    honest = [Player(Visitor(server.port, f"203.0.113.{n}"), game) for n, game in enumerate(GAMES)]
    asking = Player(Visitor(server.port, "203.0.113.9"), "dig_mars")
    tasks = [asyncio.create_task(one.run(0.05, hints=False)) for one in honest]
    tasks.append(asyncio.create_task(asking.run(2.5, hints=True)))
    await stage(server, "without bots", [*honest, asking], arguments.seconds, [])
    watching: list[Line] = []
    three = [{"kind": "bot", "bot": arguments.level}] * 3
    for number in range(arguments.tables):
        game = GAMES[number % 2]
        if number % PER_BROWSER == 0:
            guest = Visitor(server.port, "198.51.100.7")
        table = await asyncio.to_thread(guest.table, game, {"kind": "here"}, *three)
        handed = f"/api/tables/{table}/seats/0/hand"
        await asyncio.to_thread(guest.post, handed, {"bot": arguments.level})
        if arguments.watched:
            watching.append(await guest.socket(table, None))
    for _ in range(arguments.stages):
        await stage(server, "with bots", [*honest, asking], arguments.seconds, watching)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def stage(
    server: Server, name: str, players: list[Player], seconds: float, watching: list[Line]
) -> None:
    for player in players:
        player.moves.clear()
        player.hints.clear()
    used, heard = server.seconds(), sum(line.heard for line in watching)
    await asyncio.sleep(seconds)
    busy = (server.seconds() - used) / seconds
    bots = (sum(line.heard for line in watching) - heard) / seconds
    moves = [took for player in players for took in player.moves]
    hints = [took for player in players for took in player.hints]
    print(f"{name}: {server.memory() / 2**20:.0f} MB, {busy:.0%} of a core, {bots:.0f} bot moves/s")
    print(f"  moves {told_of(moves)}\n  hints {told_of(hints)}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--level", default=LEVEL)
    parser.add_argument("--watched", action="store_true", help="the visitor stays and watches")
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--stages", type=int, default=3)
    arguments = parser.parse_args()
    stop_in_order()
    with tempfile.TemporaryDirectory() as folder:
        settings = {"trusted_proxies": "127.0.0.1", "bot_pace": "0.4"}
        address = str(Path(folder) / "tables.db")
        server = Server(address, free_port(), 1, warm=True, settings=settings)
        try:
            server.wait()
            uvloop.run(measure(server, arguments))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
