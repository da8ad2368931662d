"""Waiting for something to happen, with a limit far beyond need, and never in silence."""

import asyncio
import time
from collections.abc import Callable
from typing import Final, TypeVar

PATIENCE: Final = 300.0
"""Seconds after which a test gives up; nothing takes this long, however busy the machine is."""
PACE: Final = 0.02
"""Seconds between two looks."""
Found = TypeVar("Found")


def until(what: str, look: Callable[[], Found], *, patience: float = PATIENCE) -> Found:
    """What `look` finds once that is true of anything; `what` is the error if it never is."""
    limit = time.monotonic() + patience
    while not (found := look()):
        _complain(what, limit, patience)
        time.sleep(PACE)
    return found


async def eventually(what: str, look: Callable[[], Found]) -> Found:
    """The same on an event loop, which goes on meanwhile."""
    limit = time.monotonic() + PATIENCE
    while not (found := look()):
        _complain(what, limit, PATIENCE)
        await asyncio.sleep(PACE)
    return found


def _complain(what: str, limit: float, patience: float) -> None:
    if time.monotonic() > limit:
        raise AssertionError(f"waited {patience:.0f} s in vain: {what}")
