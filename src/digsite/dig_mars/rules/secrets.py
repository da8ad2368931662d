"""Chapter 8, What a seat may see, and how what it cannot see is dealt again.

`blind` is the only door through which a state leaves for a player, a spectator or a bot.
`redeal` starts from what `blind` leaves and uses nothing else, so whatever searches on its deals
cannot peek.
"""

from typing import Final

from digsite.core.chance import Chance, draw, forget
from digsite.core.forms import UNKNOWN
from digsite.core.rule import kernel, rule
from digsite.dig_mars.table.actions import CARRY, DIG, INSPECT, MOVE, RELOCATE, TABLE
from digsite.dig_mars.table.state import (
    HIGHEST_LEVEL,
    SPACES,
    STACK_HEIGHT,
    TILES,
    Bonus,
    Mat,
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
        blind_stack(state, seat, space)
    if state.variant == Variant.STANDARD:
        for other in range(state.players):
            if other != seat:
                hide_fortune(state.seats[other])


@rule("8.1")
def blind_stack(state: State, seat: int, space: int) -> None:
    """Leave of a stack only what the seat may know."""
    stack = state.stacks[space]
    for level in range(stack.height - 1):
        hide_tile(stack.tiles[level])
    if stack.height > 0 and not knows_top(state, seat, space):
        hide_treasure(top_tile(state, space))


@rule("8.1", "8.2")
def hide_fortune(mat: Mat) -> None:
    """The fortune lies hidden, but whoever watched what was carried and paid can add it up."""
    if mat.fortune != UNKNOWN:
        mat.reckoned = mat.fortune
        mat.fortune = UNKNOWN


@rule("8.1")
def knows_top(state: State, seat: int, space: int) -> bool:
    """An explored tile is known to all, an unexplored one to those who inspected it."""
    explored = state.stacks[space].explored
    if not 0 <= seat < state.players:
        return bool(explored)
    # One bit or the other, without a branch that observations would guess wrong at every space.
    return bool(explored | state.seats[seat].inspected[space])


@rule("8.1")
def hide_tile(tile: Tile) -> None:
    """Of the tiles below the top one nothing can be seen."""
    tile.dig = UNKNOWN
    hide_treasure(tile)


@rule("8.1")
def hide_treasure(tile: Tile) -> None:
    """Of the top tile the ground side can always be seen."""
    tile.carry = UNKNOWN
    tile.fortune = UNKNOWN
    tile.bonus = UNKNOWN


@rule("8.2")
def redeal(state: State, seat: int, chance: Chance) -> None:
    """Deal again everything the seat cannot know, each possible deal equally likely.

    Whoever watched knows which tiles were carried off and what everybody's fortune is: what is
    hidden are the tiles that lie unseen on the grid, and where each of them lies.
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
    for other in range(state.players):
        if state.seats[other].fortune == UNKNOWN:
            state.seats[other].fortune = state.seats[other].reckoned
            state.seats[other].reckoned = 0
    clear_piles(state.piles)


@kernel
def sort_unseen(state: State) -> None:
    """Sort the tiles of the box into piles by their ground side, without those seen."""
    piles = state.piles
    for index in range(TILES):
        piles.sizes[state.box[index].dig - 1] += 1
    start = 0
    for level in range(HIGHEST_LEVEL):
        piles.starts[level] = start
        start += piles.sizes[level]
        piles.sizes[level] = 0
    for index in range(TILES):
        level = state.box[index].dig - 1
        piles.tiles[piles.starts[level] + piles.sizes[level]] = index
        piles.sizes[level] += 1
    for space in range(SPACES):
        stack = state.stacks[space]
        if stack.height > 0 and top_tile(state, space).carry != UNKNOWN:
            take_one_like(state, top_tile(state, space))
        for level in range(stack.height, STACK_HEIGHT):
            if stack.tiles[level].dig > 0:
                take_one_like(state, stack.tiles[level])


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
    index = int(piles.tiles[start + place])
    piles.sizes[level] -= 1
    piles.tiles[start + place] = piles.tiles[start + piles.sizes[level]]
    return index


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
    for index in range(TILES):
        if state.box[index].dig == tile.dig:
            fitting += 1
            # Each of the fitting tiles met so far is as likely as the others.
            if draw(chance, fitting) == 0:
                copy_tile(tile, state.box[index])
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


@rule("8.3")
def reveals(state: State, action: int) -> bool:
    """Whether playing the action shows anybody something new, or passes the turn on."""
    if CARRY <= action < MOVE:
        return state.stacks[action - CARRY].height > 1 or state.tiles_left == 1
    if INSPECT <= action < RELOCATE:
        return not state.seats[state.seat].inspected[action - INSPECT]
    return REVEALING[action]


@kernel
def gambles(state: State, action: int) -> bool:
    """Ground may hold anything to those who have not inspected it."""
    if DIG <= action < CARRY:
        return not knows_top(state, int(state.seat), action - DIG)
    if INSPECT <= action < RELOCATE:
        return not state.seats[state.seat].inspected[action - INSPECT]
    return False
