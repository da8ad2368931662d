"""Waiting for something to happen, with a limit far beyond need, and never in silence."""

import time
from collections.abc import Callable
from typing import Final, TypeVar

PATIENCE: Final = 300.0
"""Seconds after which a test gives up; nothing takes this long, however busy the machine is."""
Found = TypeVar("Found")


def until(what: str, look: Callable[[], Found], *, patience: float = PATIENCE) -> Found:
    """What `look` finds once that is true of anything; `what` is the error if it never is."""
    limit = time.monotonic() + patience
    while not (found := look()):
        if time.monotonic() > limit:
            raise AssertionError(f"waited {patience:.0f} s in vain: {what}")
        time.sleep(0.02)
    return found
