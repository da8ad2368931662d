"""No bot ever plays an illegal action, and requests that make no sense are refused."""

from itertools import product
from typing import Any

import pytest

from digsite import bots
from digsite.bots.players import AppraisingBot, Bot, make_bot
from digsite.bots.searcher import Budget, Searcher
from digsite.core.errors import BadRequest, GameOver
from digsite.core.game import Game
from digsite.core.match import Match
from tests.bots.test_fairness import position
from tests.games import Setting, every_game, view_to_play


def play_out(game: Game, players: int, seed: int, makers: list[Bot]) -> int:
    """A whole game in which every action is checked; says how many there were."""
    state: Any = Setting(game, players, ()).new_state(seed)
    moves = 0
    while state.ending == 0:
        seat = int(state.seat)
        choice = makers[seat].choose(view_to_play(game, state))
        assert game.rules.why_not(state, choice.id) == 0
        game.rules.play(state, choice.id)
        moves += 1
    return moves


@every_game
def test_searching_bots_play_whole_games_legally(game: Game) -> None:
    moves = 0
    for players in game.players:
        skilled = bots.level(game, "skilled")
        made = [
            make_bot(game, players, skilled, iterations=30, seed=seat) for seat in range(players)
        ]
        moves += play_out(game, players, 1, made)
    assert moves > 300


@every_game
@pytest.mark.parametrize("level", ["beginner", "casual"])
def test_appraising_bots_play_whole_games_legally(game: Game, level: str) -> None:
    for players in game.players:
        chosen = bots.level(game, level)
        play_out(
            game, players, 1, [make_bot(game, players, chosen, seed=s) for s in range(players)]
        )


@every_game
def test_the_greedy_bot_comes_to_an_end(game: Game) -> None:
    for players in game.players:
        play_out(game, players, 2, [AppraisingBot(seed=seat) for seat in range(players)])


@every_game
def test_interpreted_and_compiled_search_agree(game: Game) -> None:
    state = position(game, 2, 11, 30)
    view = view_to_play(game, state)
    compiled, interpreted = (
        Searcher(game, 2, compiled=carrier).think(view, Budget(12), seed=5)
        for carrier in (True, False)
    )
    assert [c.action for c in compiled.candidates] == [c.action for c in interpreted.candidates]
    assert [c.visits for c in compiled.candidates] == [c.visits for c in interpreted.candidates]
    assert compiled.candidates[0].win == pytest.approx(interpreted.candidates[0].win)


@every_game
def test_several_trees_search_together(game: Game) -> None:
    state = position(game, 2, 12, 30)
    view = view_to_play(game, state)
    first, second = (Searcher(game, 2, trees=2).think(view, Budget(200), seed=5) for _ in range(2))
    assert first == second
    assert first.iterations == 400


@every_game
def test_a_time_budget_is_spent_in_slices(game: Game) -> None:
    state = position(game, 2, 13, 30)
    view = view_to_play(game, state)
    findings = Searcher(game, 2).think(view, Budget(iterations=500, ms=60_000), seed=1)
    assert findings.iterations == 500


@every_game
def test_of_actions_tried_equally_often_the_best_is_chosen(game: Game) -> None:
    ties = 0
    for seed, iterations in product(range(8), (2, 3, 4)):
        view = view_to_play(game, position(game, 2, seed, 30))
        found = Searcher(game, 2).think(view, Budget(iterations), seed=seed).candidates
        equal = [one.win[view.seat] for one in found if one.visits == found[0].visits]
        ties += len(equal) > 1
        assert equal[0] == max(equal)
    assert ties > 0


@every_game
def test_levels_rise_in_budget_and_fall_in_noise(game: Game) -> None:
    levels = [bots.level(game, name) for name in bots.LEVELS]
    budgets = [level.iterations for level in levels]
    noises = [level.temperature for level in levels]
    assert budgets == sorted(budgets)
    assert noises == sorted(noises, reverse=True)


@pytest.mark.parametrize(
    "wish",
    [
        {"level": "champion"},
        {"level": None},
        {"iterations": 0},
        {"iterations": True},
        {"iterations": 1.5},
        {"ms": -1},
        {"ms": 0},
        {"ms": 1e-9},
        {"ms": 600_001},
        {"ms": "long"},
        {"seed": -1},
        {"seed": 1 << 96},
    ],
)
def test_what_makes_no_sense_is_refused(wish: dict[str, Any]) -> None:
    match = Match(position_game(), 2, seed=1)
    with pytest.raises(BadRequest):
        bots.choose(match, **wish)


def test_nothing_is_chosen_once_the_game_is_over() -> None:
    match = Match(position_game(), 2, seed=1)
    match.state.ending = 1
    with pytest.raises(GameOver):
        bots.choose(match)


def position_game() -> Game:
    from digsite.core.game import find

    return find("dig_mars")
