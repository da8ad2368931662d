"""A table that a test of a rule looks at and plays on. It knows no game.

Each game makes positions for it from small pictures: `tests/<game>/scenario.py`.
"""

from typing import Any

from digsite.core.edition import Edition
from digsite.core.game import Game
from digsite.core.match import Match


class Table:
    """A match to look at and to play on in few words."""

    def __init__(self, game: Game, state: dict[str, Any], edition: Edition | None = None) -> None:
        self.match = Match.from_public(state, game=game, edition=edition)

    @property
    def public(self) -> dict[str, Any]:
        """The whole public state."""
        return self.match.public()

    @property
    def turn(self) -> str:
        """The colour of the seat to move."""
        return self.match.colour

    def play(self, *actions: str) -> list[dict[str, Any]]:
        """Play actions one after another; gives the events of the last."""
        events: list[dict[str, Any]] = []
        for action in actions:
            events = self.match.play(action)
        return events

    def why_not(self, action: str) -> str | None:
        """The code of the reason against an action, or None."""
        refusal = self.match.why_not(action)
        return refusal.code if refusal else None

    def can(self, action: str) -> bool:
        return action in self.match.legal_actions()

    def legal(self, start: str = "") -> list[str]:
        """The legal actions whose notation starts so."""
        return [action for action in self.match.legal_actions() if action.startswith(start)]

    def seat(self, colour: str) -> dict[str, Any]:
        """What lies in front of one player."""
        found: dict[str, Any] = self.public["seats"][self.match.game.colours.index(colour)]
        return found

    def view(self, colour: str | None) -> dict[str, Any]:
        """What one player, or a spectator, may see."""
        seat = None if colour is None else self.match.game.colours.index(colour)
        return self.match.view(seat)
