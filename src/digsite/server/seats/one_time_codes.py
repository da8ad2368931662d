"""One-time codes, shown on one device and typed on another within ten minutes.

They are kept as hashes, slow on purpose: a copy of the database must not tell the codes while they
are good.
"""

import re
from dataclasses import dataclass
from typing import Final, Literal

from digsite.server.ids import new_code
from digsite.server.seats.guesses import count_guess
from digsite.server.store import Store
from digsite.server.threads.slow_hash import slow_hash
from digsite.server.times import MINUTE, now
from digsite.server.wire.refusals import Refused
from digsite.server.wire.responses import CodeShown

LENGTH: Final = 8
LIFETIME: Final = 10 * MINUTE
GUESSES_OF_ALL: Final = 1000
"""Wrong and right codes of the whole world in ten minutes: 40 random bits are out of reach."""
COST: Final = 2**12

Purpose = Literal["seat", "device"]
"""A code for one is unknown where the other is asked for."""


@dataclass(frozen=True)
class MadeCode:
    hashed: str
    expires: int
    shown: CodeShown


async def make(purpose: Purpose) -> MadeCode:
    """A new code, to be kept by its hash."""
    code, expires = new_code(LENGTH), now() + LIFETIME
    shown: CodeShown = {"code": f"{code[:4]}-{code[4:]}", "expires": expires}
    return MadeCode(await _hash(purpose, code), expires, shown)


async def read(store: Store, purpose: Purpose, address: str, typed: str) -> str:
    """The hash of what somebody typed; refused where too many have been tried."""
    await count_guess(
        store,
        f"{purpose} code",
        address=address,
        of_all=GUESSES_OF_ALL,
        too_many=Refused("code.too_many"),
    )
    return await _hash(purpose, re.sub(r"[\s-]", "", typed).lower())


async def _hash(purpose: Purpose, code: str) -> str:
    return await slow_hash(code, f"digsite {purpose} code", n=COST)
