"""Whole games of bots that do not search, kept as results and moves; generic over the game."""

from typing import Annotated, Final

from digsite.bots.choosing import choose_by_looks
from digsite.core.actions import Families, Legal
from digsite.core.chance import Chance
from digsite.core.dealing import deal
from digsite.core.generic import GameState, legal_actions, play, settle, tally
from digsite.core.limits import MOST_FAMILIES, MOST_SEATS
from digsite.core.rows import Row
from digsite.core.rule import kernel
from digsite.core.schema import Flag, Int8, Int16, Int32, Length, Real, Struct
from digsite.core.tallies import Tallies

BARRED_SEAT: Final = 0
"""The seat that a ban holds for; who plays first is drawn, so that it is a seat like any other."""


class Played(Struct):
    """What is kept of one game: numbers of the game, then of every seat."""

    moves: Int32
    rounds: Int32
    first: Int8
    ending: Int8
    won: Annotated[list[Flag], Length(MOST_SEATS)]
    families: Annotated[list[Int32], Length(MOST_SEATS * MOST_FAMILIES)]
    tallies: Tallies


class Move(Struct):
    """One move of a game."""

    game: Int32
    number: Int32
    round: Int16
    seat: Int8
    action: Int16
    choices: Int16


class Policy(Struct):
    """How noisily everybody plays, or ANYTHING, and what is barred."""

    temperature: Real
    barred_from: Int32
    barred_until: Int32
    """The ids of actions that the barred seat may not use; none if they are equal."""


class Desk(Struct):
    """Working room of a player."""

    chance: Chance
    legal: Legal


@kernel
def play_games(
    states: Row[GameState],
    desks: Row[Desk],
    tables: Row[Families],
    policies: Row[Policy],
    results: Row[Played],
    moves: Row[Move],
    low: int,
    middle: int,
    start: int,
) -> int:
    """Play one game for each result; game number `start + i` has the seed (low, middle, number).

    Says how many moves were made; those beyond the room for moves are not kept.
    """
    state = states[0]
    desk = desks[0]
    made = 0
    for index in range(len(results)):
        number = start + index
        deal(state, desk.chance, low, middle, number)
        result = results[index]
        result.first = state.first
        while state.ending == 0:
            count = allowed_actions(state, desk, policies[0])
            noise = float(policies[0].temperature)
            action = choose_by_looks(state, desk.legal, count, desk.chance, noise)
            if made < len(moves):
                write_move(moves[made], state, number, int(result.moves), action, count)
            made += 1
            result.families[state.seat * MOST_FAMILIES + tables[0].of[action]] += 1
            result.moves += 1
            tally(state, action, result.tallies)
            play(state, action)
        settle(state, result.tallies)
        result.rounds = state.round
        result.ending = state.ending
        for seat in range(state.players):
            result.won[seat] = state.won[seat]
    return made


@kernel
def write_move(
    move: Move, state: GameState, game: int, number: int, action: int, count: int
) -> None:
    """Note the move that is about to be played."""
    move.game = game
    move.number = number
    move.round = state.round
    move.seat = state.seat
    move.action = action
    move.choices = count


@kernel
def allowed_actions(state: GameState, desk: Desk, policy: Policy) -> int:
    """List the legal actions without the barred ones."""
    count = legal_actions(state, desk.legal)
    if policy.barred_from == policy.barred_until or state.seat != BARRED_SEAT:
        return count
    kept = 0
    for index in range(count):
        action = desk.legal.ids[index]
        if action < policy.barred_from or action >= policy.barred_until:
            desk.legal.ids[kept] = action
            kept += 1
    return kept
