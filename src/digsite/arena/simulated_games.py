"""Whole games of bots that do not search, kept as results and moves; generic over the game."""

from typing import Annotated

from digsite.bots.barred import Barred, allowed_actions
from digsite.bots.policy import choose_by_looks
from digsite.core.actions import Families, Legal
from digsite.core.chance import Chance
from digsite.core.generic import GameState, play, settle, tally
from digsite.core.limits import MOST_FAMILIES, MOST_SEATS
from digsite.core.rows import Row, bundle
from digsite.core.rule import kernel
from digsite.core.schema import Flag, Int8, Int16, Int32, Length, Real, Struct
from digsite.core.seeded_deals import deal
from digsite.core.tallies import Tallies


class GameResult(Struct):
    """What is kept of one game: numbers of the game, then of every seat."""

    moves: Int32
    rounds: Int32
    first: Int8
    ending: Int8
    won: Annotated[list[Flag], Length(MOST_SEATS)]
    families: Annotated[list[Int32], Length(MOST_SEATS * MOST_FAMILIES)]
    tallies: Tallies


class MoveRow(Struct):
    """One move of a game."""

    game: Int32
    number: Int32
    round: Int16
    seat: Int8
    action: Int16
    choices: Int16


class Policy(Struct):
    """How noisily everybody plays, or ANYTHING; iterations of a search; and what is barred."""

    temperature: Real
    iterations: Int32
    barred: Barred


class PlayingSpace(Struct):
    """Working room of whoever plays."""

    chance: Chance
    legal: Legal


@bundle
class SimulatedTable:
    """One game at a time, with all that is needed to play it."""

    states: Row[GameState]
    spaces: Row[PlayingSpace]
    families: Row[Families]
    policies: Row[Policy]


@kernel
def play_games(
    table: SimulatedTable,
    results: Row[GameResult],
    moves: Row[MoveRow],
    low: int,
    middle: int,
    start: int,
) -> int:
    """Play one game for each result, from number `start` on; returns how many moves were made.

    Moves beyond the room for them are not kept.
    """
    made = 0
    for index in range(len(results)):
        deal(table.states[0], table.spaces[0].chance, low, middle, start + index)
        made = play_game(table, results[index], moves, start + index, made)
    return made


@kernel
def play_game(
    table: SimulatedTable, result: GameResult, moves: Row[MoveRow], game: int, made: int
) -> int:
    """Play a game that was dealt; returns how many moves were made, those before it included."""
    state, space, policy = table.states[0], table.spaces[0], table.policies[0]
    noise, before = float(policy.temperature), made
    result.first = state.first
    while state.ending == 0:
        count = allowed_actions(state, space.legal, policy.barred)
        action = choose_by_looks(state, space.legal, count, space.chance, noise)
        if made < len(moves):
            write_move(moves[made], state, game, made - before, action, count)
        made += 1
        count_and_play(state, result, action, int(table.families[0].of[action]))
    write_result(state, result, made - before)
    return made


@kernel
def count_and_play(state: GameState, result: GameResult, action: int, family: int) -> None:
    """Play an action, and count it for its seat."""
    result.families[state.seat * MOST_FAMILIES + family] += 1
    tally(state, action, result.tallies)
    play(state, action)


@kernel
def write_result(state: GameState, result: GameResult, moves: int) -> None:
    """Note how a game has ended."""
    settle(state, result.tallies)
    result.moves = moves
    result.rounds = state.round
    result.ending = state.ending
    for seat in range(state.players):
        result.won[seat] = state.won[seat]


@kernel
def write_move(
    move: MoveRow, state: GameState, game: int, place: int, action: int, count: int
) -> None:
    """Note the move that is about to be played."""
    move.game = game
    move.number = place
    move.round = state.round
    move.seat = state.seat
    move.action = action
    move.choices = count
