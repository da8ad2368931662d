"""The shipped networks read positions as their games describe them."""

import json

from digsite.bots.network_file import fingerprint, shipped
from digsite.core.game import Game
from tests.games import every_game


@every_game
def test_a_shipped_network_was_trained_on_the_features_of_today(game: Game) -> None:
    head = shipped(game).read_bytes().partition(b"\n")[0]
    assert json.loads(head) == {"game": game.name, "features": fingerprint(game)}
