"""How much one address or one connection may ask for.

What is counted here concerns the requests of this moment and lives in this worker's memory; what
must hold over days and workers (guesses, tables made) is counted by `store.attempts`.
"""

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Final

from starlette.requests import HTTPConnection

from digsite.server.settings import Settings
from digsite.server.wire.refusals import Refused

MOST_ADDRESSES: Final = 20_000
"""Addresses remembered at a time; of the oldest it is forgotten how much they asked for."""
BURST_SECONDS: Final = 10.0
SPEAKERS: Final = 6
"""As many connections' worth of messages may come from one address."""
LONG_ANSWER: Final = 4
"""As many messages a message counts for whose answer takes long."""
HINT_BURST_SECONDS: Final = 20.0
TALK_BURST_SECONDS: Final = 15.0
HINTERS_PER_ADDRESS: Final = 4
"""As many browsers' worth of hints may be asked for from one address."""
NOBODY: Final = "unknown"


class Allowance:
    """A token bucket: a steady flow with short bursts."""

    def __init__(self, per_second: float, burst_seconds: float = 3.0) -> None:
        self.per_second, self.most = per_second, max(1.0, per_second * burst_seconds)
        self.left, self.at = self.most, time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.per_second)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def charge(self, more: float) -> None:
        """Count more than was taken; whoever comes next may have to wait for it."""
        self.left -= more


def address_of(connection: HTTPConnection) -> str:
    """Where a connection comes from; of IPv6 the network that one household is given."""
    host = connection.client.host if connection.client else NOBODY
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return NOBODY
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        if not address.is_loopback:
            return str(ipaddress.ip_network((address, 64), strict=False).network_address)
    return str(address)


def counted_address(connection: HTTPConnection) -> str | None:
    """The address to count against; None for this machine itself.

    Whoever plays at home would only lock themselves out, and a proxy here that was not named as
    trusted would make the whole world one address. All who hide theirs share one.
    """
    address = address_of(connection)
    here = address != NOBODY and ipaddress.ip_address(address).is_loopback
    return None if here else address


class ConnectionLimit:
    """So many connections for each address."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._taken: Counter[str] = Counter()

    @contextmanager
    def one(self, address: str) -> Iterator[None]:
        if self._taken[address] >= self.most:
            raise Refused("request.too_fast")
        self._taken[address] += 1
        try:
            yield
        finally:
            self._taken[address] -= 1
            if self._taken[address] == 0:
                del self._taken[address]


class Allowances:
    """A token bucket for each of very many; the least recently used are forgotten."""

    def __init__(self, per_second: float, burst_seconds: float) -> None:
        self.per_second, self.burst_seconds = per_second, burst_seconds
        self._of: OrderedDict[str, Allowance] = OrderedDict()

    def take(self, key: str) -> bool:
        return self._allowance(key).take()

    def charge(self, key: str, more: float) -> None:
        self._allowance(key).charge(more)

    def _allowance(self, key: str) -> Allowance:
        if key not in self._of:
            self._of[key] = Allowance(self.per_second, self.burst_seconds)
        self._of.move_to_end(key)
        while len(self._of) > MOST_ADDRESSES:
            self._of.popitem(last=False)
        return self._of[key]


class RateLimits:
    """Who asks how often, and who has how many connections open, at this worker."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._requests = Allowances(settings.requests_per_second, BURST_SECONDS)
        self._sockets = ConnectionLimit(settings.sockets_per_address)
        self._silent = ConnectionLimit(settings.silent_per_address)
        self._messages = Allowances(settings.messages_per_second * SPEAKERS, burst_seconds=3.0)
        self._signs = Allowances(settings.signs_per_minute / 60, TALK_BURST_SECONDS)
        self._words = Allowances(settings.words_per_minute / 60, TALK_BURST_SECONDS)
        hints = settings.hints_per_minute / 60
        self._hints = Allowances(hints, HINT_BURST_SECONDS)
        self._hints_there = Allowances(hints * HINTERS_PER_ADDRESS, HINT_BURST_SECONDS)

    def count_sign(self, holder: str) -> None:
        """Refuses a browser that sends too many signs."""
        if not self._signs.take(holder):
            raise Refused("talk.too_fast")

    def count_words(self, holder: str) -> None:
        """Refuses a browser that says too much."""
        if not self._words.take(holder):
            raise Refused("talk.too_fast")

    def may_say(self, address: str | None) -> bool:
        """Whether an address, over all its connections, may say one thing more now."""
        return address is None or self._messages.take(address)

    def count_long_answer(self, address: str | None) -> None:
        """Count a message for several, as its answer takes as long as theirs."""
        if address is not None:
            self._messages.charge(address, LONG_ANSWER - 1)

    def count_hint(self, address: str | None, holder: str | None) -> None:
        """Refuses a browser or an address that asks for too many hints.

        Browsers without a credential are one, but only those at one address.
        """
        too_many_there = address is not None and not self._hints_there.take(address)
        if too_many_there or not self._hints.take(holder or f"at {address}"):
            raise Refused("request.too_fast")

    def count_request(self, connection: HTTPConnection) -> None:
        """Refuses an address that asks too often."""
        address = counted_address(connection)
        if address is not None and not self._requests.take(address):
            raise Refused("request.too_fast")

    @contextmanager
    def socket(self, connection: HTTPConnection) -> Iterator[Callable[[], None]]:
        """A place for one more connection; refuses an address that has enough of them.

        Yields what is to be called once the connection has said hello: an address may have only a
        few connections that say nothing.
        """
        address = counted_address(connection)
        if address is None:
            yield lambda: None
            return
        with self._sockets.one(address), ExitStack() as silence:
            silence.enter_context(self._silent.one(address))
            yield silence.close
