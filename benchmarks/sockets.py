"""A socket client that costs next to nothing, so that a load test measures the server."""

import asyncio
import base64
import os
import struct
from collections.abc import Callable


class Socket(asyncio.Protocol):
    """A WebSocket without extensions; `on_text` hears every text, `on_close` the end."""

    def __init__(self, host: str, path: str, cookie: str) -> None:
        self.host, self.path, self.cookie = host, path, cookie
        self.on_text: Callable[[bytes], None] = lambda _: None
        self.on_close: Callable[[], None] = lambda: None
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._transport: asyncio.Transport | None = None
        self._buffer = bytearray()
        self._open = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport) or hasattr(transport, "write")
        self._transport = transport  # type: ignore[assignment]
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {self.path} HTTP/1.1",
            f"Host: {self.host}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {key}",
            f"Cookie: {self.cookie}",
        ]
        self._write(("\r\n".join(lines) + "\r\n\r\n").encode())

    def connection_lost(self, error: Exception | None) -> None:
        if not self.ready.done():
            self.ready.set_exception(ConnectionError("refused"))
        self.on_close()

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open:
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not self._buffer.startswith(b"HTTP/1.1 101"):
                self.close()
                return
            del self._buffer[: end + 4]
            self._open = True
            self.ready.set_result(None)
        self._read_frames()

    def _read_frames(self) -> None:
        buffer, start = self._buffer, 0
        while len(buffer) - start >= 2:
            length, head = buffer[start + 1] & 127, 2
            if length == 126:
                head = 4
            elif length == 127:
                head = 10
            if len(buffer) - start < head:
                break
            if length == 126:
                (length,) = struct.unpack_from(">H", buffer, start + 2)
            elif length == 127:
                (length,) = struct.unpack_from(">Q", buffer, start + 2)
            if len(buffer) - start < head + length:
                break
            kind = buffer[start] & 15
            body = bytes(buffer[start + head : start + head + length])
            start += head + length
            if kind == 1:
                self.on_text(body)
            elif kind == 9:
                self._send(10, body)
            elif kind == 8:
                self.close()
        del buffer[:start]

    def send(self, text: bytes) -> None:
        self._send(1, text)

    def _send(self, kind: int, body: bytes) -> None:
        length = len(body)
        head = bytes([128 | kind])
        # A mask of zeros is a mask: the body stays as it is.
        if length < 126:
            head += bytes([128 | length])
        else:
            head += bytes([128 | 126]) + struct.pack(">H", length)
        self._write(head + b"\0\0\0\0" + body)

    def _write(self, data: bytes) -> None:
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(data)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()


async def connect(port: int, path: str, cookie: str) -> Socket:
    """An open socket to a server on this machine."""
    loop = asyncio.get_running_loop()
    host = f"127.0.0.1:{port}"
    _, socket = await loop.create_connection(lambda: Socket(host, path, cookie), "127.0.0.1", port)
    try:
        await socket.ready
    except BaseException:
        socket.close()
        raise
    return socket
