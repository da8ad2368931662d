"""What is sent to one client: at once where it can be, in order, and not without end."""

import asyncio
from typing import Any

from digsite.server.table.connection import AT_ONCE, MOST_WAITING, TOO_SLOW, Connection
from tests.waiting import PATIENCE


class Client:
    """Stands for a socket; while it reads nothing, nothing can be sent."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.closed: int | None = None
        self.reads = asyncio.Event()
        self.reads.set()
        self.scope = {"extensions": {AT_ONCE: {"send": self.take_at_once}}}

    def take_at_once(self, text: bytes) -> bool:
        if self.reads.is_set():
            self.heard.append(text.decode())
        return self.reads.is_set()

    async def send_text(self, text: str) -> None:
        await self.reads.wait()
        await asyncio.sleep(0)
        self.heard.append(text)

    async def close(self, code: int) -> None:
        await self.reads.wait()
        self.closed = code


def connected(client: Any) -> Connection:
    return Connection(client, None, None, None)


def test_what_can_be_sent_is_sent_at_once() -> None:
    async def run() -> None:
        client = Client()
        connection = connected(client)
        connection.send_text(b"1")
        assert client.heard == ["1"]
        connection.close(1000)
        await asyncio.wait_for(connection.finish(), PATIENCE)

    asyncio.run(run())


def test_nothing_overtakes_what_waits() -> None:
    async def run() -> None:
        client = Client()
        connection = connected(client)
        client.reads.clear()
        for number in range(5):
            connection.send_text(f"{number}".encode())
            await asyncio.sleep(0)
        client.reads.set()
        for number in range(5, 20):
            connection.send_text(f"{number}".encode())
            await asyncio.sleep(0)
        connection.close(1000)
        await asyncio.wait_for(connection.finish(), PATIENCE)
        assert client.heard == [f"{number}" for number in range(20)]

    asyncio.run(run())


def test_a_client_that_is_too_far_behind_has_to_come_back() -> None:
    async def run() -> None:
        client = Client()
        connection = connected(client)
        client.reads.clear()
        for number in range(MOST_WAITING + 2):
            connection.send_text(f"{number}".encode())
            await asyncio.sleep(0)
        assert connection.is_closing
        client.reads.set()
        await asyncio.wait_for(connection.finish(), PATIENCE)
        assert (client.heard, client.closed) == (["0"], TOO_SLOW)

    asyncio.run(run())
