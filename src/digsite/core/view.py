"""What a bot is given: the position as one seat knows it, and a way to deal the rest anew."""

from typing import Any

from digsite.core.chance import Chance
from digsite.core.game import Game


class View:
    """A position without its secrets; the true state cannot be reached from here."""

    def __init__(self, game: Game, state: Any, seat: int) -> None:
        self.game, self.seat = game, seat
        self.state = state.copy()
        game.rules.blind(self.state, seat)

    @property
    def players(self) -> int:
        return int(self.state.players)

    def legal_ids(self) -> list[int]:
        """The seat's legal actions; they never depend on what it cannot see."""
        return self.game.legal_ids(self.state)

    def public(self) -> dict[str, Any]:
        """The view's public JSON."""
        return self.game.public(self.state, self.game.default_edition())

    def redeal(self, chance: Chance) -> Any:
        """One of the states that the seat cannot tell from the true one."""
        dealt = self.state.copy()
        self.game.rules.redeal(dealt, self.seat, chance)
        return dealt
