"""Requests from this server to addresses that strangers gave, guarded against SSRF.

The name is resolved once, every address it has must be public, and the connection goes to an
address that was checked: a name that answers differently the next time gains nothing. Redirects
are not followed, little is sent and less is read. One deadline holds for the whole exchange, from
the name to the last byte; it runs on the event loop, so that however slow a receiver is, no thread
waits for it.
"""

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import cached_property
from typing import Final
from urllib.parse import SplitResult, urlsplit

import h11

from digsite.server.notices.public_networks import is_public
from digsite.server.notices.resolver import Resolver
from digsite.server.settings import Settings

MOST_READ: Final = 2048
MOST_RECEIVED: Final = 32 * 1024
"""Bytes of an answer with everything around it; a longer one is not read."""
MOST_TRIED: Final = 3
LONGEST_URL: Final = 1000
DEFAULT_PORT: Final = {"https": 443, "http": 80}


class Unreachable(Exception):
    """The address cannot or must not be reached."""


class SafeHttp:
    """Asks public addresses only, with look-ups of its own."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.resolver = Resolver()

    @cached_property
    def tls(self) -> ssl.SSLContext:
        return ssl.create_default_context()

    @asynccontextmanager
    async def deadline(self, seconds: float) -> AsyncIterator[None]:
        """One deadline for a whole exchange; whatever fails in it counts as unreachable."""
        try:
            async with asyncio.timeout(seconds):
                yield
        except (OSError, h11.ProtocolError) as error:
            raise Unreachable(type(error).__name__) from None

    async def post(self, url: str, body: bytes, headers: dict[str, str]) -> tuple[int, bytes]:
        """The status and the beginning of the answer."""
        private, seconds = self.settings.private_targets, self.settings.outgoing_seconds
        parts, port = _checked(url, private=private)
        assert parts.hostname is not None
        async with self.deadline(seconds):
            addresses = await self.resolver.addresses(parts.hostname)
            if not (private or all(is_public(address) for address in addresses)):
                raise Unreachable("private")
            line = await self.connected(addresses, port, seconds)
            reader, writer = await self._opened(line, parts)
            try:
                return await _converse(reader, writer, _request(parts, body, headers), body)
            finally:
                writer.transport.abort()

    async def connected(self, addresses: list[str], port: int, seconds: float) -> socket.socket:
        """A connection to one of a host's addresses; an equal part of the time for each."""
        tried = addresses[:MOST_TRIED]
        failure: OSError = OSError("no address")
        for address in tried:
            family = socket.AF_INET6 if ":" in address else socket.AF_INET
            line = socket.socket(family, socket.SOCK_STREAM)
            line.setblocking(False)
            try:
                async with asyncio.timeout(seconds / len(tried)):
                    await asyncio.get_running_loop().sock_connect(line, (address, port))
            except OSError as error:
                line.close()
                failure = error
            except BaseException:
                line.close()
                raise
            else:
                return line
        raise failure

    async def _opened(
        self, line: socket.socket, parts: SplitResult
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        secure = parts.scheme == "https"
        try:
            return await asyncio.open_connection(
                sock=line,
                ssl=self.tls if secure else None,
                server_hostname=parts.hostname if secure else None,
            )
        except BaseException:
            line.close()
            raise


def host_name(host: str) -> str:
    """A host as it is counted, however it is spelled."""
    with suppress(ValueError):
        return str(ipaddress.ip_address(host))
    return host.lower().rstrip(".")


def check(url: str, *, private: bool = False) -> None:
    """Refuses a URL that must not, or can never, be reached."""
    _checked(url, private=private)


def _checked(url: str, *, private: bool) -> tuple[SplitResult, int]:
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise Unreachable("URL") from None
    plain = len(url) <= LONGEST_URL and url.isascii() and url.isprintable() and " " not in url
    if not plain or not parts.hostname or parts.username is not None or "@" in parts.netloc:
        raise Unreachable("URL")
    if parts.scheme != "https" and not (private and parts.scheme == "http"):
        raise Unreachable("https")
    return parts, port or DEFAULT_PORT[parts.scheme]


def _request(parts: SplitResult, body: bytes, headers: dict[str, str]) -> h11.Request:
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    own = {"Host": parts.netloc, "Content-Length": str(len(body)), "Connection": "close"}
    return h11.Request(method="POST", target=path, headers=[*(own | headers).items()])


async def _converse(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, request: h11.Request, body: bytes
) -> tuple[int, bytes]:
    """Send a request, and read as much of the answer as is of interest."""
    talk = h11.Connection(h11.CLIENT)
    for part in (request, h11.Data(data=body), h11.EndOfMessage()):
        writer.write(talk.send(part) or b"")
    await writer.drain()
    status, begun, received = 0, b"", 0
    while len(begun) < MOST_READ:
        event = talk.next_event()
        if event is h11.NEED_DATA:
            heard = await reader.read(MOST_READ)
            received += len(heard)
            if received > MOST_RECEIVED:
                raise Unreachable("too much")
            talk.receive_data(heard)
        elif isinstance(event, h11.Response):
            status = event.status_code
        elif isinstance(event, h11.Data):
            begun += event.data
        elif not isinstance(event, h11.InformationalResponse):
            break
    return status, begun[:MOST_READ]
