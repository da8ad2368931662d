"""Chapter 4, Bonus actions: gained by digging, used once in the same turn."""

from digsite.core.rule import rule
from digsite.dig_mars.table.reasons import Reason
from digsite.dig_mars.table.state import Bonus, State


@rule("4.1", "4.4")
def gain_bonus(state: State, bonus: int) -> None:
    """Who turns a tile over may use its bonus action this turn; extra fortune is paid at once."""
    if bonus == Bonus.EXTRA_DIG:
        state.bonuses.extra_dig += 1
    elif bonus == Bonus.EXTRA_CARRY:
        state.bonuses.extra_carry += 1
    elif bonus == Bonus.EXTRA_FORTUNE:
        state.seats[state.seat].fortune += 1
    elif bonus == Bonus.INSPECT:
        state.bonuses.inspect += 1
    elif bonus == Bonus.RELOCATE:
        state.bonuses.relocate += 1


@rule("4.5")
def why_not_inspect(state: State, space: int) -> Reason:
    """Any unexplored tile on top of any stack, stations or not."""
    if state.bonuses.inspect == 0:
        return Reason.INSPECT_NO_BONUS
    if state.stacks[space].height == 0:
        return Reason.INSPECT_NO_TILE
    if state.stacks[space].explored:
        return Reason.INSPECT_ALREADY_EXPLORED
    return Reason.OK


@rule("4.5")
def inspect(state: State, space: int) -> None:
    """Look at the tile; everybody sees who looked where, but only the inspector sees what."""
    state.bonuses.inspect -= 1
    state.seats[state.seat].inspected[space] = True


@rule("4.6")
def why_not_relocate(state: State, owner: int, origin: int, target: int) -> Reason:
    """Any station, one's own or not, to any other space that holds a tile."""
    if state.bonuses.relocate == 0:
        return Reason.RELOCATE_NO_BONUS
    if owner >= state.players or state.seats[owner].stations[origin] == 0:
        return Reason.RELOCATE_NO_STATION
    if origin == target:
        return Reason.RELOCATE_SAME_SPACE
    if state.stacks[target].height == 0:
        return Reason.RELOCATE_EMPTY_SPACE
    return Reason.OK


@rule("4.6")
def relocate(state: State, owner: int, origin: int, target: int) -> None:
    """Put the station on its new stack."""
    state.bonuses.relocate -= 1
    state.seats[owner].stations[origin] -= 1
    state.seats[owner].stations[target] += 1
