"""Home pages with a live list of open tables, while a load test measures moves.

Every page keeps the socket of the meeting place open. One table among them changes several times a
second: somebody sits down and goes away again, so that every page is told each time.
"""

import asyncio
import secrets

import httpx
import orjson

from benchmarks.serving import COOKIE
from benchmarks.sockets import Socket, connect

CHANGE_SECONDS = 0.5


class HomePages:
    """So many pages, and what they have heard."""

    def __init__(self, port: int, pages: int) -> None:
        self.port, self.pages = port, pages
        self.heard, self.lost = 0, 0
        self._sockets: list[Socket] = []
        self._changing: asyncio.Task[None] | None = None
        self._is_closed = False
        address = f"http://127.0.0.1:{port}"
        self._host = httpx.AsyncClient(base_url=address, timeout=60)
        self._guest = httpx.AsyncClient(base_url=address, timeout=60)

    async def open(self) -> None:
        table = await self._open_table()
        for _ in range(self.pages):
            socket = await connect(self.port, "/api/meeting/socket", "")
            socket.on_text, socket.on_close = self._hear, self._lose
            socket.send(orjson.dumps({"type": "hello", "id": "h"}))
            self._sockets.append(socket)
        self._changing = asyncio.create_task(self._change(table))

    def _hear(self, text: bytes) -> None:
        self.heard += text.startswith(b'{"type":"open_tables')

    def _lose(self) -> None:
        self.lost += not self._is_closed

    async def _open_table(self) -> str:
        """A table that waits, with its host there."""
        seats = [{"kind": "here"}, {"kind": "open"}, {"kind": "open"}]
        wish = {"game": "dig_mars", "seats": seats, "watch": "listed"}
        answer = await self._host.post("/api/tables", json=wish)
        answer.raise_for_status()
        table: str = answer.json()["table"]
        cookie = f"{COOKIE}={self._host.cookies[COOKIE]}"
        socket = await connect(self.port, f"/api/tables/{table}/socket", cookie)
        socket.send(orjson.dumps({"type": "hello", "id": "h", "since": 0, "eyes": 0}))
        self._sockets.append(socket)
        return table

    async def _change(self, table: str) -> None:
        while True:
            await asyncio.sleep(CHANGE_SECONDS)
            joining = {"name": "Guest", "nonce": secrets.token_hex(16)}
            (await self._guest.post(f"/api/tables/{table}/join", json=joining)).raise_for_status()
            await asyncio.sleep(CHANGE_SECONDS)
            (await self._guest.post(f"/api/tables/{table}/leave", json={})).raise_for_status()

    async def close(self) -> None:
        self._is_closed = True
        if self._changing is not None:
            self._changing.cancel()
            results = await asyncio.gather(self._changing, return_exceptions=True)
            self.lost += sum(isinstance(one, Exception) for one in results)
        for socket in self._sockets:
            socket.close()
        await self._host.aclose()
        await self._guest.aclose()
