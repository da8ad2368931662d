"""What searches work with is lent from one to the next, and they do not notice."""

from typing import Any

import pytest

from digsite.bots import workbench
from digsite.bots.growers import KernelGrower
from digsite.bots.players import SearchingBot
from digsite.bots.searcher import Budget, Searcher
from digsite.bots.tree import Node
from digsite.core.game import Game
from tests.bots.test_fairness import position
from tests.games import every_game, view_to_play


def play_turns(game: Game, state: Any, seats: list[SearchingBot], moves: int) -> list[Any]:
    """The choices of some moves, one at a time."""
    choices = []
    for _ in range(moves):
        if state.ending != 0:
            break
        seat = int(state.seat)
        choices.append(seats[seat].choose(view_to_play(game, state)))
        game.rules.play(state, choices[-1].id)
    return choices


def searching(game: Game, *, compiled: bool) -> list[SearchingBot]:
    return [
        SearchingBot(Searcher(game, 2, compiled=compiled), Budget(20), seed=seat)
        for seat in range(2)
    ]


@every_game
@pytest.mark.parametrize("compiled", [False, True])
def test_a_search_goes_on_whoever_used_its_workbench_meanwhile(game: Game, compiled: bool) -> None:
    first, second = position(game, 2, 21, 20), position(game, 2, 22, 20)
    alone = play_turns(game, first.copy(), searching(game, compiled=compiled), 8)
    ours, others = searching(game, compiled=compiled), searching(game, compiled=compiled)
    beside = []
    for _ in range(8):
        beside += play_turns(game, first, ours, 1)
        play_turns(game, second, others, 1)
    assert beside == alone
    assert any((choice.iterations or 0) > 20 for choice in alone)


@every_game
def test_searches_one_after_the_other_need_one_workbench(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = []
    real = workbench.Workbench

    def counted(*, compiled: bool) -> workbench.Workbench:
        made.append(compiled)
        return real(compiled=compiled)

    monkeypatch.setattr(workbench, "Workbench", counted)
    workbench._idle[False].clear()
    state = position(game, 2, 23, 20)
    view = view_to_play(game, state)
    searchers = [Searcher(game, 2, compiled=False) for _ in range(5)]
    for searcher in searchers:
        searcher.think(view, Budget(10), seed=1)
    assert made == [False]


@every_game
def test_little_is_kept_between_two_searches(game: Game) -> None:
    state = position(game, 2, 24, 20)
    view = view_to_play(game, state)
    searcher = Searcher(game, 2, compiled=True)
    iterations = 1500
    searcher.think(view, Budget(iterations), seed=1)
    [worker] = searcher.workers
    assert isinstance(worker, KernelGrower)
    assert worker._kept is not None
    nodes, _ = worker._kept
    # A node for what is no node, and at most three that an iteration adds.
    assert len(nodes) <= 1 + 3 * iterations
    assert nodes.nbytes == len(nodes) * Node.dtype().itemsize
    assert not hasattr(worker, "bench")
