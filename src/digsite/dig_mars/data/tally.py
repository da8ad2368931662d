"""What is counted of every seat when many games are simulated."""

from enum import IntEnum
from typing import Final

from digsite.core.rule import kernel
from digsite.core.tallies import Tallies, count_up
from digsite.dig_mars.rules.cooperation import helping_stations, players_on
from digsite.dig_mars.table.actions import CARRY, DIG, END, MOVE
from digsite.dig_mars.table.state import State, top_tile


class Tally(IntEnum):
    """The place of each count."""

    SCORE = 0
    DIGGING = 1
    CARRYING = 2
    FLEET = 3
    HELPED_DIGS = 4
    NEEDED_DIGS = 5
    HELPED_CARRIES = 6
    NEEDED_CARRIES = 7
    FORTUNE_CARRIED = 8
    FORTUNE_GIVEN = 9
    FORTUNE_RECEIVED = 10
    UNUSED_ACTIONS = 11


MEANINGS: Final = {
    "score": "fortune points at the end of the game",
    "digging": "level of the digging equipment at the end, 1 to 4",
    "carrying": "level of the carrying equipment at the end, 1 to 4",
    "fleet": "level of the fleet at the end, 1 to 4",
    "helped_digs": "digs on a space where another player's station stood",
    "needed_digs": "digs that the seat's own level and stations would not have sufficed for",
    "helped_carries": "carries from a space where another player's station stood",
    "needed_carries": "carries that the seat's own level and stations would not have sufficed for",
    "fortune_carried": "fortune points the seat kept of its own carries",
    "fortune_given": "fortune points other players got from the seat's carries",
    "fortune_received": "fortune points the seat got from other players' carries",
    "unused_actions": "actions that were left when the seat ended its turns",
}
STATISTICS: Final = ("score", "declare", "digging", "carrying", "fleet")
"""What people are told of their own games: counts from above, and verbs of actions."""


@kernel
def tally(state: State, action: int, tallies: Tallies) -> None:
    """Digs and carries with the help of others, where the fortune goes, and what is left unused."""
    if action == END:
        count_up(tallies, int(state.seat), Tally.UNUSED_ACTIONS, int(state.actions_left))
    elif DIG <= action < CARRY:
        space = action - DIG
        level = state.seats[state.seat].digging + own_help(state, space)
        tally_help(state, space, top_tile(state, space).dig > level, Tally.HELPED_DIGS, tallies)
    elif CARRY <= action < MOVE:
        space = action - CARRY
        level = state.seats[state.seat].carrying + own_help(state, space)
        needed = top_tile(state, space).carry > level
        tally_help(state, space, needed, Tally.HELPED_CARRIES, tallies)
        tally_split(state, space, tallies)


@kernel
def own_help(state: State, space: int) -> int:
    """The levels that the active player's own further stations add."""
    return state.seats[state.seat].stations[space] - 1


@kernel
def tally_help(state: State, space: int, needed: bool, which: int, tallies: Tallies) -> None:
    """Whether others stood there, and whether it took them; `which` is the first of two counts."""
    if helping_stations(state, space) > own_help(state, space):
        count_up(tallies, int(state.seat), which, 1)
        if needed:
            count_up(tallies, int(state.seat), which + 1, 1)


@kernel
def tally_split(state: State, space: int, tallies: Tallies) -> None:
    """Who gets which part of a tile's fortune (5.2)."""
    sharers = players_on(state, space)
    fortune = int(top_tile(state, space).fortune)
    share = fortune // sharers
    active = int(state.seat)
    for seat in range(state.players):
        if seat != active and state.seats[seat].stations[space] > 0:
            count_up(tallies, seat, Tally.FORTUNE_RECEIVED, share)
    given = share * (sharers - 1)
    count_up(tallies, active, Tally.FORTUNE_GIVEN, given)
    count_up(tallies, active, Tally.FORTUNE_CARRIED, fortune - given)


@kernel
def settle(state: State, tallies: Tallies) -> None:
    """Fortune and levels."""
    for seat in range(state.players):
        mat = state.seats[seat]
        count_up(tallies, seat, Tally.SCORE, int(mat.fortune))
        count_up(tallies, seat, Tally.DIGGING, int(mat.digging))
        count_up(tallies, seat, Tally.CARRYING, int(mat.carrying))
        count_up(tallies, seat, Tally.FLEET, int(mat.fleet))
