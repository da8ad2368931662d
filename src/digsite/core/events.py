"""Events that every game tells: a turn begins, or the game is over."""

from typing import Any

from digsite.core.generic import GameState


def turn_events(before: GameState, after: GameState, **counted: list[int]) -> list[dict[str, Any]]:
    """A turn that begins, or the end of the game with what was counted of every seat."""
    if after.ending != 0:
        winners = [seat for seat in range(after.players) if after.won[seat]]
        return [{"event": "over", "winners": winners, **counted}]
    if (after.seat, after.round) != (before.seat, before.round):
        return [{"event": "turn", "seat": int(after.seat), "round": int(after.round)}]
    return []
