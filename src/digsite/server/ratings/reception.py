"""What the server knows of those who come to its tables."""

import hashlib
import hmac
from typing import Final

from digsite.server.ids import account_of, new_secret
from digsite.server.ratings import scale
from digsite.server.ratings.arrival import Arrival
from digsite.server.store import Store
from digsite.server.store.people.ratings import Ratings
from digsite.server.store.server_keys import ServerKeys

KEY: Final = "marks of addresses and devices"


class Reception:
    def __init__(self, store: Store) -> None:
        self.ratings, self.keys = Ratings(store), ServerKeys(store)
        self._key: bytes | None = None

    async def rating_of(self, holder: str, game: str) -> tuple[int | None, bool]:
        """What somebody with a lasting name is shown to be worth, and whether that is provisional.

        Who has played no rated game yet has no rating.
        """
        account = account_of(holder)
        standing = None if account is None else await self.ratings.get(account, game)
        if standing is None:
            return None, False
        return scale.shown(standing), scale.is_provisional(standing)

    async def of(self, holder: str, game: str, address: str, device: str | None) -> Arrival:
        rating, provisional = await self.rating_of(holder, game)
        return Arrival(rating, provisional, *await self.marks(address, device))

    async def marks(self, address: str, device: str | None) -> tuple[str, str | None]:
        """What is kept of where somebody comes from."""
        at_device = None if device is None else await self._mark("device", device)
        return await self._mark("address", address), at_device

    async def _mark(self, what: str, value: str) -> str:
        if self._key is None:
            self._key = (await self.keys.get(KEY, new_secret)).encode()
        return hmac.new(self._key, f"{what} {value}".encode(), hashlib.sha256).hexdigest()
