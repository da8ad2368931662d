"""What is kept of somebody who comes to a table: their rating, and where they come from."""

from typing import Final, NamedTuple

from digsite.server.store.models import SeatValues


class Arrival(NamedTuple):
    """`address` and `device` are keyed hashes, so that they say only who shares one."""

    rating: int | None
    provisional: bool
    address: str | None
    device: str | None

    def values(self) -> SeatValues:
        return {
            "rating": self.rating,
            "provisional": self.provisional,
            "address": self.address,
            "device": self.device,
        }


NOBODY: Final = Arrival(None, False, None, None)
