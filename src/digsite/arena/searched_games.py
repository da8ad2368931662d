"""Whole games of bots that search, kept as those of bots that do not; generic over the game.

Apart from simulated_games.py, so that who simulates without a search need not compile one. Every
action begins with a new search instead of going on with the turn's tree.
"""

from digsite.arena.simulated_games import (
    GameResult,
    MoveRow,
    SimulatedTable,
    count_and_play,
    write_move,
    write_result,
)
from digsite.bots.barred import allowed_actions
from digsite.bots.search import ROOT, begin, search
from digsite.bots.tree import Bench, clear, most_visited
from digsite.core.rows import Row
from digsite.core.rule import kernel
from digsite.core.seeded_deals import PLAYERS, deal_seeded


@kernel
def play_searched_games(
    table: SimulatedTable,
    bench: Bench,
    results: Row[GameResult],
    moves: Row[MoveRow],
    low: int,
    middle: int,
    start: int,
) -> int:
    """Play one game for each result, from number `start` on; returns how many moves were made.

    Table and bench have their states in common. Moves beyond the room for them are not kept.
    """
    made = 0
    for index in range(len(results)):
        game = start + index
        deal_seeded(bench.states[ROOT], -1, low, middle, game)
        begin(bench.trees, bench.spaces, low, middle, game + PLAYERS)
        made = play_searched_game(table, bench, results[index], moves, game, made)
    return made


@kernel
def play_searched_game(
    table: SimulatedTable,
    bench: Bench,
    result: GameResult,
    moves: Row[MoveRow],
    game: int,
    made: int,
) -> int:
    """Play a game that was dealt; returns how many moves were made, those before it included."""
    state, space, before = bench.states[ROOT], bench.spaces[0], made
    iterations = int(table.policies[0].iterations)
    result.first = state.first
    while state.ending == 0:
        count = allowed_actions(state, space.legal, bench.minds[0].barred)
        action = int(space.legal.ids[0])
        if count > 1:
            action = best_found(bench, iterations)
        if made < len(moves):
            write_move(moves[made], state, game, made - before, action, count)
        made += 1
        count_and_play(state, result, action, int(table.families[0].of[action]))
    write_result(state, result, made - before)
    return made


@kernel
def best_found(bench: Bench, iterations: int) -> int:
    """What a new search for the active seat finds best."""
    tree = bench.trees[0]
    clear(tree)
    search(bench, int(bench.states[ROOT].seat), iterations)
    return int(tree.nodes[most_visited(tree)].action)
