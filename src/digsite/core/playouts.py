"""Whole games of random play, generic over the game."""

from typing import Annotated, Final

from digsite.core.actions import Families, Legal
from digsite.core.chance import Chance, draw, seed_words
from digsite.core.generic import GameState, legal_actions, play, set_up
from digsite.core.rows import Row
from digsite.core.rule import kernel
from digsite.core.schema import Flag, Int8, Int32, Length, Struct

MOST_SEATS: Final = 5
MOST_FAMILIES: Final = 40
POLICY: Final = 1 << 31
"""Added to a game's number to seed the players, so that deal and play share no numbers."""
MOST_TALLIES: Final = 24


class Tallies(Struct):
    """What a game counts of every seat, seat by seat; the game's tally.py names the counts."""

    of: Annotated[list[Int32], Length(MOST_SEATS * MOST_TALLIES)]


@kernel
def count_up(tallies: Tallies, seat: int, which: int, amount: int) -> None:
    """Add to one count of a seat."""
    tallies.of[seat * MOST_TALLIES + which] += amount


class GameResult(Struct):
    """What is kept of one simulated game."""

    moves: Int32
    rounds: Int32
    first: Int8
    ending: Int8
    won: Annotated[list[Flag], Length(MOST_SEATS)]
    families: Annotated[list[Int32], Length(MOST_FAMILIES)]


@kernel
def random_game(
    state: GameState, chance: Chance, legal: Legal, families: Families, result: GameResult
) -> None:
    """Play uniformly random legal actions to the end; counts actions by family."""
    while state.ending == 0:
        count = legal_actions(state, legal)
        action = legal.ids[draw(chance, count)]
        play(state, action)
        result.families[families.of[action]] += 1
        result.moves += 1


@kernel
def random_games(
    states: Row[GameState],
    chances: Row[Chance],
    legals: Row[Legal],
    tables: Row[Families],
    results: Row[GameResult],
    low: int,
    middle: int,
    start: int,
) -> None:
    """Play one game for each result; game number `start + i` has the seed (low, middle, number)."""
    state = states[0]
    chance = chances[0]
    legal = legals[0]
    families = tables[0]
    for index in range(len(results)):
        number = start + index
        seed_words(state.chance, low, middle, number)
        set_up(state, -1)
        seed_words(chance, low, middle, number + POLICY)
        result = results[index]
        result.first = state.first
        random_game(state, chance, legal, families, result)
        result.rounds = state.round
        result.ending = state.ending
        for seat in range(state.players):
            result.won[seat] = state.won[seat]
