"""Tables of bots and hints without end from one address: what they cost those who play honestly."""

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager, suppress
from itertools import cycle

from tests.waiting import PATIENCE

from benchmarks.attack.report import Report
from benchmarks.attack.target import Target, target
from benchmarks.crowd import GAMES, Line, Visitor, percentile, told_of
from digsite.server.settings import Settings

HOSTILE = "198.51.100.7"
SLOWEST = 1000.0
"""Milliseconds for 99 of 100 honest moves; a quiet machine needs less than a tenth of them."""
MOST_BYTES = 250_000_000
"""What all these tables may add to the server's memory; unbounded searches took 1,100 MB."""
PER_BROWSER = Settings("").bot_tables_per_holder
HINTS_PER_TABLES = 4
"""One in so many tables has one beside it at which hints are asked for: an address has only so many
connections."""
HERE = {"kind": "here"}
MOVES_AT_A_TABLE = 20
"""Nobody has won by then."""


@asynccontextmanager
async def watching(visitor: Visitor, table: str, *eyes: int | None) -> AsyncIterator[list[Line]]:
    """A table seen through some eyes, until the context is left."""
    lines = [await visitor.socket(table, one) for one in eyes]
    try:
        yield lines
    finally:
        for line in lines:
            line.socket.close()


@asynccontextmanager
async def both_seats(visitor: Visitor, game: str) -> AsyncIterator[list[Line]]:
    """A new table of one's own, seen from both its seats."""
    table = await asyncio.to_thread(visitor.table, game, HERE, HERE)
    async with watching(visitor, table, 0, 1) as lines:
        yield lines


class Honest:
    """Plays at tables of their own, one after the other, and notes how long each move takes."""

    def __init__(self, visitor: Visitor, game: str) -> None:
        self.visitor, self.game = visitor, game
        self.times: list[float] = []

    async def play(self) -> None:
        while True:
            async with both_seats(self.visitor, self.game) as lines:
                for _ in range(MOVES_AT_A_TABLE):
                    await self.move(lines)
                    await asyncio.sleep(0.05)

    async def move(self, lines: list[Line]) -> None:
        line = max(lines, key=_seq)
        wish = {"seq": _seq(line), "action": line.position["legal"][0]}
        # Both seats are one browser's, which may use no name for two requests.
        answer, seconds = await line.ask("play", id=secrets.token_hex(8), **wish)
        assert answer["ok"], answer
        self.times.append(seconds)
        # Whose turn it is now is told to one of the two, maybe only after the answer.
        while max(map(_seq, lines)) < answer["seq"]:
            await asyncio.sleep(0.01)


def _seq(line: Line) -> int:
    """The position in which a seat was last to play."""
    seq: int = line.position.get("seq", -1)
    return seq


class Bots:
    def __init__(
        self, server: Target, stack: ExitStack, *, tables: int, moves: int, level: str
    ) -> None:
        self.report, self.server, self.stack = Report("bots"), server, stack
        self.tables, self.moves, self.level = tables, moves, level
        self.hints = {"given": 0, "refused": 0}
        self.slow = 0.0
        """Milliseconds that the slowest of a hundred honest moves took."""
        self.players = [
            Honest(self.visitor(f"203.0.113.{number}"), game) for number, game in enumerate(GAMES)
        ]

    def visitor(self, address: str) -> Visitor:
        """Another browser."""
        visitor = Visitor(self.server.port, address)
        self.stack.callback(visitor.http.close)
        return visitor

    async def run(self) -> None:
        async with AsyncExitStack() as watched, asyncio.TaskGroup() as group:
            under_way = [group.create_task(player.play()) for player in self.players]
            before, peak = await self.measured(), self.server.peak_bytes()
            for number, (visitor, game, table) in enumerate(await self.set_up()):
                # Looked at, so that the bots go on playing; one after the other, as an address has
                # only so many connections that have not said hello.
                await watched.enter_async_context(watching(visitor, table, None))
                if number % HINTS_PER_TABLES == 0:
                    lines = await watched.enter_async_context(both_seats(visitor, game))
                    under_way.append(group.create_task(self.flood(lines)))
            beside = await self.measured()
            await self.until_refused()
            for task in under_way:
                task.cancel()
        grown = self.server.peak_bytes() - peak
        self.slow = percentile(beside, 0.99)
        self.report.figures += [
            f"honest moves before: {told_of(before)}",
            f"beside {self.tables} tables of bots, and hints asked for at every fourth: "
            f"{told_of(beside)}, {grown / 1e6:.0f} MB more",
            f"hints given {self.hints['given']}, refused {self.hints['refused']}",
        ]
        self.report.tried["honest moves"] += len(beside)
        self.report.note("memory", grown < MOST_BYTES, f"{grown / 1e6:.0f} MB")
        self.report.note("hints", self.hints["refused"] > 0, "a flood of them is never refused")
        self.report.tried["hints"] += sum(self.hints.values()) - 1

    async def measured(self) -> list[float]:
        """How long so many moves of each player take."""
        for player in self.players:
            player.times.clear()
        while any(len(player.times) < self.moves for player in self.players):
            await asyncio.sleep(0.05)
        return [seconds for player in self.players for seconds in player.times]

    async def until_refused(self) -> None:
        """A flood of hints is refused before long."""
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while not self.hints["refused"]:
                    await asyncio.sleep(0.05)

    async def set_up(self) -> list[tuple[Visitor, str, str]]:
        """Tables with a bot at every seat; one more than a browser may have is refused.

        Whoever deletes the cookie is another browser, but at the same address.
        """
        tables = []
        seats = [HERE, *[{"kind": "bot", "bot": self.level}] * 2]
        for number, game in zip(range(self.tables), cycle(GAMES), strict=False):
            if number % PER_BROWSER == 0:
                visitor = self.visitor(HOSTILE)
            table = await asyncio.to_thread(visitor.table, game, *seats)
            handed = await self.hand(visitor, table)
            self.report.note("tables of bots", handed == 200, f"{handed} for number {number}")
            tables.append((visitor, game, table))
            if number % PER_BROWSER == PER_BROWSER - 1:
                refused = await self.hand(visitor, visitor.table(game, *seats))
                self.report.note("tables of bots", refused == 429, f"{refused} for one too many")
        return tables

    async def hand(self, visitor: Visitor, table: str) -> int:
        path, body = f"/api/tables/{table}/seats/0/hand", {"bot": self.level}
        answer = await asyncio.to_thread(visitor.http.post, path, json=body)
        return answer.status_code

    async def flood(self, lines: list[Line]) -> None:
        """Ask for hints at a table, again and again."""
        line = max(lines, key=_seq)
        while True:
            answer, _ = await line.ask("hint")
            self.hints["given" if answer["ok"] else "refused"] += 1
            await asyncio.sleep(0.05)


def run(*, brief: bool = False) -> Report:
    usual = Settings("")
    limited = ("bot_pace", "messages_per_second", "requests_per_second", "sockets_per_address")
    settings = {name: str(getattr(usual, name)) for name in limited}
    settings |= {"trusted_proxies": "127.0.0.1", "tables_per_hour": "1000"}
    if brief:
        # However slow the machine is, the second one within a minute is one too many.
        settings |= {"hints_per_minute": "0.25", "hint_iterations": "10"}
    with target(None, 1, **settings) as server, ExitStack() as stack:
        tables, moves, level = (PER_BROWSER, 10, "casual") if brief else (60, 300, "master")
        bots = Bots(server, stack, tables=tables, moves=moves, level=level)
        asyncio.run(bots.run())
        if not brief:
            bots.report.note("honest moves", bots.slow < SLOWEST, f"p99 {bots.slow:.0f} ms")
        server.check_log(bots.report)
        return bots.report
