"""Chapter 8, What a seat may see, and how what it cannot see is dealt anew.

`blind` is the only door through which a state leaves for a player, a spectator or a bot.
`redeal` starts from what `blind` leaves and uses nothing else, so whatever searches on its deals
cannot peek.
"""

from typing import Final

from digsite.core.chance import Chance, draw
from digsite.core.forms import UNKNOWN
from digsite.core.rule import kernel, rule
from digsite.dig_mars.actions import CARRY, DECLARE, INSPECT, MOVE, RELOCATE
from digsite.dig_mars.rules.upgrade import upgrade_cost
from digsite.dig_mars.state import (
    SPACES,
    TILES,
    Bonus,
    Phase,
    State,
    Tile,
    Variant,
    copy_tile,
    top_tile,
)

ALL_TILES: Final = (1 << TILES) - 1


@rule("8.1")
def blind(state: State, seat: int) -> None:
    """Leave only what the seat may know; any number that is no seat is a spectator."""
    state.chance.a = 0
    state.chance.b = 0
    state.chance.c = 0
    state.chance.counter = 0
    if state.phase == Phase.OVER:
        return
    for space in range(SPACES):
        stack = state.stacks[space]
        for level in range(stack.height):
            hide_tile(stack.tiles[level], level == stack.height - 1, knows_top(state, seat, space))
    if state.variant == Variant.STANDARD:
        for other in range(state.players):
            if other != seat:
                state.seats[other].fortune = UNKNOWN


@rule("8.1")
def knows_top(state: State, seat: int, space: int) -> bool:
    """An explored tile is known to all, an unexplored one to those who inspected it."""
    explored = state.stacks[space].explored
    if not 0 <= seat < state.players:
        return bool(explored)
    # One bit or the other, without a branch that observations would guess wrong at every space.
    return bool(explored | state.seats[seat].inspected[space])


@rule("8.1")
def hide_tile(tile: Tile, is_top: bool, is_known: bool) -> None:
    """Of the top tile the ground side can always be seen; of the tiles below, nothing."""
    if not is_top:
        tile.dig = UNKNOWN
    if not (is_top and is_known):
        tile.carry = UNKNOWN
        tile.fortune = UNKNOWN
        tile.bonus = UNKNOWN


@rule("8.2")
def redeal(state: State, seat: int, chance: Chance) -> None:
    """Deal everything the seat cannot know anew, each possible deal equally likely.

    Carried tiles are not part of a view, so the unseen tiles come from all that are not in sight.
    """
    blind(state, seat)
    if state.phase == Phase.OVER:
        return
    unseen = tiles_not_in_sight(state)
    for space in range(SPACES):
        if state.stacks[space].height > 0 and top_tile(state, space).carry == UNKNOWN:
            unseen = deal_tile(state, top_tile(state, space), unseen, chance)
    for space in range(SPACES):
        for level in range(state.stacks[space].height - 1):
            unseen = deal_tile(state, state.stacks[space].tiles[level], unseen, chance)
    if state.variant == Variant.STANDARD:
        deal_fortunes(state, seat, unseen, chance)


@kernel
def tiles_not_in_sight(state: State) -> int:
    """The tiles of the box, as one bit each, without those whose face the seat knows."""
    unseen = ALL_TILES
    for space in range(SPACES):
        if state.stacks[space].height > 0:
            tile = top_tile(state, space)
            if tile.carry != UNKNOWN:
                unseen = without_one_like(state, tile, unseen)
    return unseen


@kernel
def without_one_like(state: State, tile: Tile, unseen: int) -> int:
    """Take one tile of this kind out, if one is there."""
    for number in range(TILES):
        kind = state.box[number]
        if unseen >> number & 1 and kind.dig == tile.dig and kind.carry == tile.carry:
            if kind.fortune == tile.fortune and kind.bonus == tile.bonus:
                return unseen & ~(1 << number)
    return unseen


@kernel
def deal_tile(state: State, tile: Tile, unseen: int, chance: Chance) -> int:
    """Deal one unseen tile that fits the ground side in sight; says which are left.

    A position set up by hand may hold tiles that the box does not: then any tile of the box will
    do, and where none fits, the plainest treasure.
    """
    fitting = count_fitting(state, int(tile.dig), unseen)
    pool = unseen if fitting > 0 else ALL_TILES
    if fitting == 0:
        fitting = count_fitting(state, int(tile.dig), pool)
    if fitting == 0:
        tile.carry = 1
        tile.fortune = 1
        tile.bonus = Bonus.NONE
        return unseen
    number = nth_fitting(state, int(tile.dig), pool, draw(chance, fitting))
    copy_tile(tile, state.box[number])
    return unseen & ~(1 << number)


@kernel
def count_fitting(state: State, dig: int, pool: int) -> int:
    """How many tiles of the pool show this ground side; UNKNOWN fits all."""
    count = 0
    for number in range(TILES):
        if pool >> number & 1 and (dig == UNKNOWN or state.box[number].dig == dig):
            count += 1
    return count


@kernel
def nth_fitting(state: State, dig: int, pool: int, which: int) -> int:
    """The tile of the pool that has `which` fitting ones before it."""
    for number in range(TILES):
        if pool >> number & 1 and (dig == UNKNOWN or state.box[number].dig == dig):
            if which == 0:
                return number
            which -= 1
    return 0


@rule("8.2")
def deal_fortunes(state: State, seat: int, carried: int, chance: Chance) -> None:
    """What the carried tiles brought, less what was paid and the seat holds, is the others'."""
    fortune = 0
    for number in range(TILES):
        if carried >> number & 1:
            fortune += state.box[number].fortune + (state.box[number].bonus == Bonus.EXTRA_FORTUNE)
    for space in range(SPACES):
        stack = state.stacks[space]
        if stack.explored and top_tile(state, space).bonus == Bonus.EXTRA_FORTUNE:
            fortune += 1
    others = 0
    for number in range(state.players):
        fortune -= fortune_spent(state, number)
        if number == seat:
            fortune -= state.seats[number].fortune
        else:
            others += 1
            state.seats[number].fortune = 0
    for _ in range(fortune):
        number = draw(chance, others)
        if 0 <= seat <= number:
            number += 1
        state.seats[number].fortune += 1


@kernel
def fortune_spent(state: State, number: int) -> int:
    """What a seat has paid for its equipment."""
    seat = state.seats[number]
    spent = 0
    for level in range(1, seat.digging):
        spent += upgrade_cost(level)
    for level in range(1, seat.carrying):
        spent += upgrade_cost(level)
    for level in range(1, seat.fleet):
        spent += upgrade_cost(level)
    return spent


@rule("8.3")
def reveals(state: State, action: int) -> bool:
    """Whether playing the action shows anybody something new, or passes the turn on."""
    if CARRY <= action < MOVE:
        return state.stacks[action - CARRY].height > 1 or state.tiles_left == 1
    if INSPECT <= action < RELOCATE:
        return not state.seats[state.seat].inspected[action - INSPECT]
    return action < CARRY or action >= DECLARE
