"""Where other machines reach this one: only an address that is answered is of use to them."""

import asyncio
import ipaddress
import socket
from collections.abc import Iterable
from contextlib import suppress
from typing import Final

from starlette.requests import HTTPConnection

from digsite.server.edge.hosts import FORWARDED, PROXIED
from digsite.server.edge.rate_limits import counted_address
from digsite.server.settings import Settings

ELSEWHERE: Final = ("192.168.254.254", "10.254.254.254", "172.30.254.254", "203.0.113.1")
"""Addresses in each kind of private network, and one beyond: nobody need be there."""
SECONDS: Final = 1.0
"""How long this machine may take to answer itself."""


def own_addresses() -> list[str]:
    """This machine's addresses, one for each way out of it. Asking for a way sends nothing."""
    found = []
    for there in ELSEWHERE:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way, suppress(OSError):
            way.connect((there, 9))
            found.append(str(way.getsockname()[0]))
    return [one for one in dict.fromkeys(found) if _leads_here(one)]


def _leads_here(address: str) -> bool:
    one = ipaddress.ip_address(address)
    return not (one.is_loopback or one.is_unspecified or one.is_link_local)


async def answered(addresses: Iterable[str], port: int) -> list[str]:
    """Those of this machine's addresses at which a server listens on a port."""
    return [address for address in addresses if await _is_answered(address, port)]


async def _is_answered(address: str, port: int) -> bool:
    try:
        async with asyncio.timeout(SECONDS):
            _, writer = await asyncio.open_connection(address, port)
    except (OSError, TimeoutError):
        return False
    writer.close()
    return True


async def urls_for_others(connection: HTTPConnection, settings: Settings) -> list[str]:
    """What others can open to come to this server; the world is told no more than it knows."""
    if settings.public_url:
        return [settings.public_url.rstrip("/")]
    server, name = connection.scope.get("server"), FORWARDED.decode()
    is_here = counted_address(connection) is None and name not in connection.headers
    if not server or not is_here or connection.scope.get(PROXIED):
        return []
    found = await answered(own_addresses(), server[1])
    return [f"{connection.scope['scheme']}://{address}:{server[1]}" for address in found]
