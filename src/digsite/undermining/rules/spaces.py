"""Section 1.2, The board: which spaces are neighbours, and what lies on them."""

from typing import Final

from digsite.core.rule import kernel, rule
from digsite.undermining.table.state import (
    MOST_COLUMNS,
    NOWHERE,
    SURFACE,
    UNDERGROUND,
    Board,
    State,
    Tile,
    Token,
)

MOST_NEIGHBOURS: Final = 4
"""A space underground has four sides; a surface space lies over at most four columns."""


@kernel
def is_on_surface(space: int) -> bool:
    """Whether the space is one of the four large ones at the top."""
    return space >= UNDERGROUND


@kernel
def first_column_under(board: Board, surface: int) -> int:
    """The leftmost column under a surface space."""
    return (surface - UNDERGROUND) * (board.columns // SURFACE)


@rule("1.2")
def is_under(board: Board, space: int, surface: int) -> bool:
    """Each surface space lies over a quarter of the columns and touches their top-row spaces."""
    start = first_column_under(board, surface)
    return start <= space < start + board.columns // SURFACE


@rule("1.2", "3.1")
def are_neighbours(board: Board, one: int, other: int) -> bool:
    """Spaces that share a side, never a corner; the surface spaces lie in a row above the rest."""
    low, high = min(one, other), max(one, other)
    if is_on_surface(high) and not is_on_surface(low):
        return is_under(board, low, high)
    if high - low == 1:
        return is_on_surface(low) or high % MOST_COLUMNS != 0
    return high - low == MOST_COLUMNS and not is_on_surface(high)


@rule("1.2", "3.1")
def neighbour_underground(board: Board, space: int, index: int) -> int:
    """The underground neighbour of this index, ascending, or NOWHERE where there is none."""
    if is_on_surface(space):
        under = index < board.columns // SURFACE
        return first_column_under(board, space) + index if under else NOWHERE
    column = space % MOST_COLUMNS
    if index == 0:
        return space - MOST_COLUMNS if space >= MOST_COLUMNS else NOWHERE
    if index == 1:
        return space - 1 if column > 0 else NOWHERE
    if index == 2:
        return space + 1 if column < MOST_COLUMNS - 1 else NOWHERE
    return space + MOST_COLUMNS if space + MOST_COLUMNS < UNDERGROUND else NOWHERE


@kernel
def is_bedrock(board: Board, space: int) -> bool:
    """Whether nothing can ever be on the space; spaces outside the board count as bedrock."""
    if is_on_surface(space):
        return False
    return board.bedrock[space // MOST_COLUMNS] >> space % MOST_COLUMNS & 1 != 0


@rule("3.7")
def has_portal(board: Board, space: int) -> bool:
    """Whether a portal is drawn on the space."""
    for index in range(board.portals_drawn):
        if board.portals[index] == space:
            return True
    return False


@rule("3.8")
def has_refinery(board: Board, space: int) -> bool:
    """Whether a refinery is drawn on the space."""
    for index in range(board.refineries_drawn):
        if board.refineries[index] == space:
            return True
    return False


@rule("3.2")
def is_occupied(state: State, space: int) -> bool:
    """Whether another UMV keeps the space; on the surface there is room for all."""
    if is_on_surface(space):
        return False
    for seat in range(state.players):
        if seat != state.seat and state.seats[seat].at == space:
            return True
    return False


@kernel
def is_token(tile: int) -> bool:
    """Whether the tile goes into a cargo bay: a resource or an alien tile."""
    return tile >= Tile.URANIUM


@kernel
def load_token(state: State, tile: int) -> None:
    """Put a resource or an alien tile into a cargo bay."""
    state.seats[state.seat].cargo[tile - Tile.URANIUM + Token.URANIUM] += 1


@kernel
def remove_tile(state: State, space: int) -> None:
    """The tile leaves the board for good: spaces are never filled again."""
    state.tiles[space] = Tile.NONE
    state.tunnels[space // MOST_COLUMNS] |= 1 << space % MOST_COLUMNS
