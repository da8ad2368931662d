"""A position with everything open: for the study of games whose secrets are known."""

from digsite.core.chance import Chance
from digsite.core.edition import Edition
from digsite.core.game import Game
from digsite.core.generic import GameState
from digsite.core.view import View


class OpenView(View):
    """What somebody knows to whom nothing is hidden: the true state, so never for a player."""

    def __init__(self, game: Game, state: GameState, reader: int, edition: Edition) -> None:
        game.check_seat(state, reader)
        self.game, self.reader, self.edition = game, reader, edition
        self.state = state.copy()

    def redeal(self, chance: Chance) -> GameState:
        """The true state: there is no other that the reader could take it for."""
        state: GameState = self.state.copy()
        return state
