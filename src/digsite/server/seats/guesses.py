"""Guesses at what is short enough to be guessed: few from one address, not too many from all."""

from typing import Final

from digsite.server.store import Store
from digsite.server.store.attempts import Attempts
from digsite.server.times import MINUTE
from digsite.server.wire.refusals import Refused

PERIOD: Final = 10 * MINUTE
PER_ADDRESS: Final = 10


async def count_guess(
    store: Store, *what: str, address: str, of_all: int, too_many: Refused
) -> None:
    """Refuses a guess at something if there were too many of them in ten minutes."""
    attempts = Attempts(store)
    if not (
        await attempts.may(*what, address, most=PER_ADDRESS, period=PERIOD)
        and await attempts.may(*what, most=of_all, period=PERIOD)
    ):
        raise too_many
