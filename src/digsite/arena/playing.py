"""Whole games of bots that do not search, kept as results and moves; generic over the game."""

from math import exp
from typing import Annotated, Any, Final

from digsite.bots.search import fraction
from digsite.core.actions import MOST_ACTIONS, Legal
from digsite.core.chance import Chance, draw, seed_words
from digsite.core.generic import appraise, legal_actions, play, set_up, settle, tally
from digsite.core.playouts import MOST_FAMILIES, MOST_SEATS, POLICY, Tallies
from digsite.core.rule import kernel
from digsite.core.schema import Flag, Int8, Int16, Int32, Length, Real, Struct

BARRED_SEAT: Final = 0
"""The seat that a ban holds for; who plays first is drawn, so that it is a seat like any other."""
NEGLIGIBLE: Final = -40.0


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
    """How everybody plays: by chance, or by the appraisal with some noise; and what is barred."""

    by_chance: Flag
    temperature: Real
    barred_from: Int32
    barred_until: Int32
    """The ids of actions that the barred seat may not use; none if they are equal."""


class Desk(Struct):
    """Working room of a player: legal actions and what they look worth."""

    chance: Chance
    legal: Legal
    worths: Annotated[list[Real], Length(MOST_ACTIONS)]


@kernel
def play_games(
    states: Any,
    desks: Any,
    tables: Any,
    policies: Any,
    results: Any,
    moves: Any,
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
        seed_words(state.chance, low, middle, number)
        set_up(state, -1)
        seed_words(desk.chance, low, middle, number + POLICY)
        result = results[index]
        result.first = state.first
        while state.ending == 0:
            count = allowed_actions(state, desk, policies[0])
            action = choose(state, desk, policies[0], count)
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
def write_move(move: Move, state: Any, game: int, number: int, action: int, count: int) -> None:
    """Note the move that is about to be played."""
    move.game = game
    move.number = number
    move.round = state.round
    move.seat = state.seat
    move.action = action
    move.choices = count


@kernel
def allowed_actions(state: Any, desk: Desk, policy: Policy) -> int:
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


@kernel
def choose(state: Any, desk: Desk, policy: Policy, count: int) -> int:
    """Any action, or the one that looks best, or by chance one that looks nearly as good."""
    if policy.by_chance:
        return int(desk.legal.ids[draw(desk.chance, count)])
    best, best_worth = 0, -1e9
    for index in range(count):
        worth = appraise(state, int(desk.legal.ids[index]))
        desk.worths[index] = worth
        if worth > best_worth:
            best, best_worth = index, worth
    if policy.temperature > 0 and count > 1:
        best = pick(desk, count, best_worth, float(policy.temperature))
    return int(desk.legal.ids[best])


@kernel
def pick(desk: Desk, count: int, best_worth: float, temperature: float) -> int:
    """An action's place, drawn in proportion to the exponential of its worth."""
    total = 0.0
    for index in range(count):
        power = (desk.worths[index] - best_worth) / temperature
        weight = exp(power) if power > NEGLIGIBLE else 0.0
        desk.worths[index] = weight
        total += weight
    mark = fraction(desk.chance) * total
    place = 0
    while place < count - 1 and mark >= desk.worths[place]:
        mark -= desk.worths[place]
        place += 1
    return place
