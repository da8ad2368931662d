"""The games' own appraisals: their constants fit the components, their terms have weights."""

from collections import defaultdict

import pytest

from digsite.bots.mind import mind_of
from digsite.core.game import Game
from digsite.dig_mars.bot.worth import PROMISE
from digsite.dig_mars.edition import default_edition
from tests.bots.test_fairness import position
from tests.games import every_game


def test_the_promise_of_ground_is_what_the_tiles_of_the_box_hold() -> None:
    counts: dict[int, int] = defaultdict(int)
    yields: dict[tuple[int, int], int] = defaultdict(int)
    for kind in default_edition().tiles:
        counts[kind.dig] += kind.count
        for level in range(kind.carry, 5):
            yields[kind.dig, level] += kind.count * kind.fortune
    for dig in range(1, 5):
        for level in range(1, 5):
            expected = yields[dig, level] / counts[dig]
            assert PROMISE[dig][level] == pytest.approx(expected, abs=0.01)


@every_game
def test_every_term_has_a_weight_for_every_number_of_players(game: Game) -> None:
    terms = len(game.player.terms)
    for players in game.players:
        weights = mind_of(game, players).weights
        assert tuple(weights[:terms]) == game.player.weights[players]
        assert all(weight == 0 for weight in weights[terms:])


@every_game
def test_appraising_changes_nothing(game: Game) -> None:
    for seed in range(5):
        state = position(game, 2, seed, 20 * seed)
        before = state.copy()
        for action in game.legal_ids(state):
            game.rules.appraise(state, action)
        assert state == before
