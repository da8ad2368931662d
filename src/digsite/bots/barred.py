"""Actions that one seat may not use: what that costs the seat is what they are worth."""

from typing import Final

from digsite.core.actions import Legal
from digsite.core.generic import GameState, legal_actions
from digsite.core.rule import kernel
from digsite.core.schema import Int32, Struct

BARRED_SEAT: Final = 0
"""The seat that may not do everything; as the first player is drawn, it is one like any other."""


class Barred(Struct):
    """The ids of actions that the barred seat may not use; none if they are equal."""

    start: Int32
    end: Int32


@kernel
def allowed_actions(state: GameState, legal: Legal, barred: Barred) -> int:
    """List the legal actions without the barred ones."""
    count = legal_actions(state, legal)
    if barred.start == barred.end or state.seat != BARRED_SEAT:
        return count
    kept = 0
    for index in range(count):
        action = legal.ids[index]
        if action < barred.start or action >= barred.end:
            legal.ids[kept] = action
            kept += 1
    return kept
