"""Resolves host names with the system's own resolver.

A look-up cannot be cancelled. So each has a thread of its own: whoever asked stops waiting when
their time is over, and the thread ends whenever the system answers.
"""

import asyncio
import ipaddress
import socket
import threading
from collections import OrderedDict
from contextlib import suppress
from typing import Final

from digsite.server.notices.concurrency import Busy

MOST_REMEMBERED: Final = 1000


class Resolver:
    """Up to `most` look-ups at once, at most half of them for names that never resolved before.

    Whoever makes up names that are never answered can fill that half only: names that have
    worked go on being resolved.
    """

    def __init__(self, most: int = 32) -> None:
        self.most = most
        self._looking: dict[str, asyncio.Future[list[str]]] = {}
        self._found: OrderedDict[str, None] = OrderedDict()

    async def addresses(self, host: str) -> list[str]:
        """All addresses of a name, or an OSError; an address resolves to itself."""
        with suppress(ValueError):
            return [str(ipaddress.ip_address(host))]
        looking = self._looking.get(host)
        if looking is None:
            known = host in self._found
            if len(self._looking) >= (self.most if known else self.most // 2):
                raise Busy
            self._found.pop(host, None)
            looking = self._looking[host] = asyncio.get_running_loop().create_future()
            # Whoever asked may be gone by then.
            looking.add_done_callback(lambda done: done.cancelled() or done.exception())
            thread = threading.Thread(
                target=self._look_up, args=(host, looking), name="resolver", daemon=True
            )
            thread.start()
        return await asyncio.shield(looking)

    def _look_up(self, host: str, looking: asyncio.Future[list[str]]) -> None:
        addresses: list[str] | OSError
        try:
            answers = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)
            addresses = [str(answer[4][0]) for answer in answers]
        except (OSError, ValueError) as error:
            addresses = error if isinstance(error, OSError) else OSError(str(error))
        with suppress(RuntimeError):  # the server has stopped meanwhile
            looking.get_loop().call_soon_threadsafe(self._answered, host, looking, addresses)

    def _answered(
        self, host: str, looking: asyncio.Future[list[str]], addresses: list[str] | OSError
    ) -> None:
        self._looking.pop(host, None)
        if isinstance(addresses, OSError):
            looking.set_exception(addresses)
            return
        self._found[host] = None
        while len(self._found) > MOST_REMEMBERED:
            self._found.popitem(last=False)
        looking.set_result(addresses)
