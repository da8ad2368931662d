"""How a game's searcher weighs things."""

from dataclasses import asdict

from digsite.bots.network_file import shipped_network
from digsite.bots.tree import Mind
from digsite.core.game import Game


def mind_of(game: Game, players: int) -> Mind:
    """The searcher's settings for a number of players; a network judges where one is shipped."""
    made = Mind()
    for name, value in asdict(game.player.search).items():
        setattr(made, name, value)
    for index, weight in enumerate(game.player.weights[players]):
        made.weights[index] = weight
    made.learned = int(shipped_network(game) is not None)
    return made
