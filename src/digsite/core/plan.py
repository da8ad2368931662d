"""A plan: all that decides what a simulation, a tournament or a training does, as data."""

from dataclasses import dataclass

from digsite.core.game import Game, find


@dataclass(frozen=True)
class Plan:
    """The same plan does the same anywhere, so the game is in it by name."""

    game: str

    def find_game(self) -> Game:
        return find(self.game)
