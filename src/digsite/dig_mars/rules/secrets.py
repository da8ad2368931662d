"""Chapter 8, What a seat may see, and how what it cannot see is dealt again.

`blind` is the only door through which a state leaves for a player, a spectator or a bot.
`redeal` starts from what `blind` leaves and uses nothing else, so whatever searches on its deals
cannot peek.
"""

from typing import Final

from digsite.core.chance import Chance, draw, forget
from digsite.core.forms import UNKNOWN
from digsite.core.rule import kernel, rule
from digsite.dig_mars.rules.upgrade import upgrade_cost
from digsite.dig_mars.table.actions import CARRY, INSPECT, MOVE, RELOCATE, TABLE
from digsite.dig_mars.table.state import (
    HIGHEST_LEVEL,
    SPACES,
    TILES,
    Bonus,
    Phase,
    Piles,
    State,
    Tile,
    Variant,
    copy_tile,
    top_tile,
)

REVEALING: Final = TABLE.belongs_to("place", "dig", "declare", "end")
"""Actions that always do: they turn something over or pass the turn on."""


@rule("8.1")
def blind(state: State, seat: int) -> None:
    """Leave only what the seat may know; any number that is no seat is a spectator."""
    forget(state.chance)
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
    """Deal again everything the seat cannot know, each possible deal equally likely.

    Carried tiles are not part of a view, so the unseen tiles come from all that are not in sight.
    """
    blind(state, seat)
    if state.phase == Phase.OVER:
        return
    sort_unseen(state)
    for space in range(SPACES):
        if state.stacks[space].height > 0 and top_tile(state, space).carry == UNKNOWN:
            deal_top(state, top_tile(state, space), chance)
    for space in range(SPACES):
        for level in range(state.stacks[space].height - 1):
            deal_below(state, state.stacks[space].tiles[level], chance)
    if state.variant == Variant.STANDARD:
        deal_fortunes(state, seat, chance)
    clear_piles(state.piles)


@kernel
def sort_unseen(state: State) -> None:
    """Sort the tiles of the box into piles by their ground side, without those in sight."""
    piles = state.piles
    for number in range(TILES):
        piles.sizes[state.box[number].dig - 1] += 1
    start = 0
    for level in range(HIGHEST_LEVEL):
        piles.starts[level] = start
        start += piles.sizes[level]
        piles.sizes[level] = 0
    for number in range(TILES):
        level = state.box[number].dig - 1
        piles.tiles[piles.starts[level] + piles.sizes[level]] = number
        piles.sizes[level] += 1
    for space in range(SPACES):
        if state.stacks[space].height > 0 and top_tile(state, space).carry != UNKNOWN:
            take_one_like(state, top_tile(state, space))


@kernel
def take_one_like(state: State, tile: Tile) -> None:
    """Take one tile of this kind out of its pile, if one is there."""
    level = tile.dig - 1
    for place in range(state.piles.sizes[level]):
        kind = state.box[state.piles.tiles[state.piles.starts[level] + place]]
        if kind.carry == tile.carry and kind.fortune == tile.fortune and kind.bonus == tile.bonus:
            take(state.piles, level, place)
            return


@kernel
def take(piles: Piles, level: int, place: int) -> int:
    """Take a tile out of a pile and return it. The last tile of the pile fills the gap."""
    start = int(piles.starts[level])
    number = int(piles.tiles[start + place])
    piles.sizes[level] -= 1
    piles.tiles[start + place] = piles.tiles[start + piles.sizes[level]]
    return number


@kernel
def deal_top(state: State, tile: Tile, chance: Chance) -> None:
    """Deal an unseen tile that fits the ground side in sight.

    A position set up by hand may hold tiles that the box does not: then any tile of the box will
    do, and where none fits, the plainest treasure.
    """
    level = tile.dig - 1
    if state.piles.sizes[level] > 0:
        place = draw(chance, int(state.piles.sizes[level]))
        copy_tile(tile, state.box[take(state.piles, level, place)])
        return
    fitting = 0
    for number in range(TILES):
        if state.box[number].dig == tile.dig:
            fitting += 1
            # Each of the fitting tiles met so far is as likely as the others.
            if draw(chance, fitting) == 0:
                copy_tile(tile, state.box[number])
    if fitting == 0:
        tile.carry = 1
        tile.fortune = 1
        tile.bonus = Bonus.NONE


@kernel
def deal_below(state: State, tile: Tile, chance: Chance) -> None:
    """Deal any unseen tile; if a position set up by hand has more tiles than the box, any tile."""
    left = unseen_left(state.piles)
    if left == 0:
        copy_tile(tile, state.box[draw(chance, TILES)])
        return
    place = draw(chance, left)
    level = 0
    while place >= state.piles.sizes[level]:
        place -= state.piles.sizes[level]
        level += 1
    copy_tile(tile, state.box[take(state.piles, level, place)])


@kernel
def unseen_left(piles: Piles) -> int:
    """How many tiles are left in the piles."""
    left = 0
    for level in range(HIGHEST_LEVEL):
        left += piles.sizes[level]
    return left


@kernel
def clear_piles(piles: Piles) -> None:
    """Leave the working room as empty as it was found."""
    for level in range(HIGHEST_LEVEL):
        piles.starts[level] = 0
        piles.sizes[level] = 0
    for place in range(TILES):
        piles.tiles[place] = 0


@rule("8.2")
def deal_fortunes(state: State, seat: int, chance: Chance) -> None:
    """What the carried tiles brought, less what was paid and the seat holds, is the others'.

    The tiles that are neither in sight nor dealt are the carried ones.
    """
    fortune = 0
    for level in range(HIGHEST_LEVEL):
        for place in range(state.piles.sizes[level]):
            tile = state.box[state.piles.tiles[state.piles.starts[level] + place]]
            fortune += tile.fortune + (tile.bonus == Bonus.EXTRA_FORTUNE)
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
    return REVEALING[action]
