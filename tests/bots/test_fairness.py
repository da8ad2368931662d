"""A bot's choice depends on nothing that its seat cannot see."""

from typing import Any

import pytest

from digsite import bots
from digsite.bots.players import make_bot
from digsite.core.chance import seeded
from digsite.core.game import Game
from tests.games import Setting, Wanderer, every_game, view_to_play


def position(game: Game, players: int, seed: int, moves: int) -> Any:
    """A position of a random game, some moves after its start."""
    setting = Setting(game, players, ())
    state, wanderer = setting.new_state(seed), Wanderer(game, seed)
    for _ in range(moves):
        following = state.copy()
        game.rules.play(following, wanderer.choose(state))
        if following.ending != 0:
            break
        state = following
    return state


@every_game
@pytest.mark.parametrize("level", bots.LEVELS)
def test_hidden_parts_do_not_change_the_choice(game: Game, level: str) -> None:
    different = 0
    for seed in range(12):
        state = position(game, game.players[seed % len(game.players)], seed, 15 * seed)
        seat = int(state.seat)
        other = state.copy()
        game.rules.redeal(other, seat, seeded(seed + 1000))
        different += other != state
        iterations = None if level in ("random", "beginner", "casual") else 150
        choices = [
            bots.choose(view_to_play(game, one), level=level, iterations=iterations, seed=seed)
            for one in (state, other)
        ]
        assert choices[0] == choices[1]
    assert different > 6


@every_game
def test_a_view_holds_neither_the_secrets_nor_the_generator(game: Game) -> None:
    state = position(game, 2, 3, 40)
    view = view_to_play(game, state)
    assert view.state.chance == type(state.chance)()
    hidden = state.copy()
    game.rules.redeal(hidden, int(state.seat), seeded(9))
    assert view_to_play(game, hidden).state == view.state
    reachable = [value for value in vars(view).values() if isinstance(value, type(state))]
    assert reachable == [view.state]


@every_game
def test_a_redealt_view_looks_the_same(game: Game) -> None:
    state = position(game, 2, 4, 60)
    view = view_to_play(game, state)
    dealt = view.redeal(seeded(1))
    assert view_to_play(game, dealt).state == view.state


@every_game
def test_choosing_leaves_the_position_as_it_was(game: Game) -> None:
    state = position(game, 2, 5, 30)
    before = state.copy()
    bots.choose(view_to_play(game, state), level="skilled", iterations=100, seed=1)
    assert state == before


@every_game
def test_the_same_seed_gives_the_same_choice(game: Game) -> None:
    state = position(game, 3, 6, 25)
    first, second = (
        bots.choose(view_to_play(game, state), level="expert", iterations=400, seed=7)
        for _ in range(2)
    )
    assert first == second


@every_game
def test_the_trees_kept_within_a_turn_change_nothing_for_a_twin(game: Game) -> None:
    """Two bots that see the same views choose the same, reused trees and all."""
    state = position(game, 2, 8, 10)
    twins = [
        make_bot(game, 2, bots.level(game, "skilled"), iterations=120, seed=3) for _ in range(2)
    ]
    for _ in range(12):
        if state.ending != 0:
            break
        view = view_to_play(game, state)
        first, second = (twin.choose(view) for twin in twins)
        assert first == second
        assert first.id in view.legal_ids()
        game.rules.play(state, first.id)
