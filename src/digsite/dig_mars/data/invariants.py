"""What is true of every state of Dig Mars, checked by the tests and by `make fuzz`."""

from enum import IntEnum

from digsite.core.rounds import ROUNDS_WITHOUT_PROGRESS, rounds_without_progress
from digsite.core.rule import kernel
from digsite.dig_mars.rules.turn import ACTIONS_PER_TURN
from digsite.dig_mars.rules.upgrade import upgrade_cost
from digsite.dig_mars.table.state import (
    HIGHEST_LEVEL,
    MOST_PLAYERS,
    SPACES,
    STACK_HEIGHT,
    TILES,
    Bonus,
    Phase,
    State,
    Tile,
)


class Invariant(IntEnum):
    """The promises, by number; NONE is broken by no state that play can reach."""

    NONE = 0
    TILES_FROM_THE_BOX = 1
    FORTUNE_CONSERVED = 2
    STATIONS_MATCH_FLEET = 3
    LEVELS_IN_RANGE = 4
    EXPLORED_HAS_A_TILE = 5
    INSPECTED_IS_UNEXPLORED = 6
    TURN_IN_RANGE = 7
    OVER_HAS_WINNERS = 8


@kernel
def broken_invariant(state: State) -> int:
    """The number of the first promise that the state breaks, or 0."""
    if not are_tiles_from_the_box(state):
        return Invariant.TILES_FROM_THE_BOX.value
    if fortune_missing(state) != 0:
        return Invariant.FORTUNE_CONSERVED.value
    for seat in range(state.players):
        broken = broken_at_seat(state, seat)
        if broken != 0:
            return broken
    for space in range(SPACES):
        if state.stacks[space].explored and state.stacks[space].height == 0:
            return Invariant.EXPLORED_HAS_A_TILE.value
    if not is_turn_in_range(state):
        return Invariant.TURN_IN_RANGE.value
    winners = 0
    for seat in range(MOST_PLAYERS):
        if state.won[seat]:
            winners += 1
    if (state.phase == Phase.OVER) != (winners > 0):
        return Invariant.OVER_HAS_WINNERS.value
    return 0


@kernel
def are_tiles_from_the_box(state: State) -> bool:
    """Whether the tiles of the stacks, carried ones included, are those of the box."""
    used = 0
    left = 0
    for space in range(SPACES):
        if not 0 <= state.stacks[space].height <= STACK_HEIGHT:
            return False
        left += state.stacks[space].height
        for level in range(STACK_HEIGHT):
            index = find_unused(state, kind_of(state.stacks[space].tiles[level]), used)
            if index < 0:
                return False
            used |= 1 << index
    return left == state.tiles_left


@kernel
def kind_of(tile: Tile) -> int:
    """All that is printed on a tile as one number; the box is sorted by it."""
    return ((tile.dig * 8 + tile.carry) * 16 + tile.fortune) * 8 + tile.bonus


@kernel
def find_unused(state: State, kind: int, used: int) -> int:
    """The number of a tile of this kind in the box that is not used yet, or -1."""
    low, high = 0, TILES
    while low < high:
        middle = (low + high) // 2
        if kind_of(state.box[middle]) < kind:
            low = middle + 1
        else:
            high = middle
    while low < TILES and kind_of(state.box[low]) == kind:
        if used >> low & 1 == 0:
            return low
        low += 1
    return -1


@kernel
def fortune_missing(state: State) -> int:
    """What the carried tiles and extra fortune brought, less what is held and what was spent."""
    fortune = 0
    for index in range(TILES):
        fortune += state.box[index].fortune + (state.box[index].bonus == Bonus.EXTRA_FORTUNE)
    for space in range(SPACES):
        stack = state.stacks[space]
        for level in range(stack.height):
            tile = stack.tiles[level]
            fortune -= tile.fortune
            dug = stack.explored and level == stack.height - 1
            if tile.bonus == Bonus.EXTRA_FORTUNE and not dug:
                fortune -= 1
    for seat in range(state.players):
        fortune -= state.seats[seat].fortune + fortune_spent(state, seat)
    return fortune


@kernel
def fortune_spent(state: State, seat: int) -> int:
    """What a seat has paid for its equipment."""
    mat = state.seats[seat]
    spent = 0
    for level in range(1, mat.digging):
        spent += upgrade_cost(level)
    for level in range(1, mat.carrying):
        spent += upgrade_cost(level)
    for level in range(1, mat.fleet):
        spent += upgrade_cost(level)
    return spent


@kernel
def broken_at_seat(state: State, seat: int) -> int:
    """The promise broken at one seat, or 0."""
    mat = state.seats[seat]
    stations = 0
    for space in range(SPACES):
        stations += mat.stations[space]
        stack = state.stacks[space]
        if mat.inspected[space] and (stack.height == 0 or stack.explored):
            return Invariant.INSPECTED_IS_UNEXPLORED.value
    if stations != mat.fleet and not (state.phase == Phase.PLACING and stations == 0):
        return Invariant.STATIONS_MATCH_FLEET.value
    if min(mat.digging, mat.carrying, mat.fleet) < 1 or mat.fortune < 0:
        return Invariant.LEVELS_IN_RANGE.value
    if max(mat.digging, mat.carrying, mat.fleet) > HIGHEST_LEVEL:
        return Invariant.LEVELS_IN_RANGE.value
    return 0


@kernel
def is_turn_in_range(state: State) -> bool:
    """Whether seat, round, actions and bonus actions are what a turn can have."""
    bonuses = state.bonuses
    left = bonuses.extra_dig + bonuses.extra_carry + bonuses.inspect + bonuses.relocate
    if min(bonuses.extra_dig, bonuses.extra_carry, bonuses.inspect, bonuses.relocate) < 0:
        return False
    if state.phase != Phase.PLAYING and (state.actions_left != 0 or left != 0):
        return False
    if not 0 <= state.actions_left <= ACTIONS_PER_TURN or not 0 <= state.seat < state.players:
        return False
    return 0 <= rounds_without_progress(state) <= ROUNDS_WITHOUT_PROGRESS
