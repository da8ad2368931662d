"""Writing an observation of Dig Mars."""

from typing import Final

from digsite.core.observation import Drawn
from digsite.core.rounds import ROUNDS_WITHOUT_PROGRESS, rounds_without_progress
from digsite.core.rule import kernel
from digsite.dig_mars.data.observation import BONUSES, Observation, SeatRow
from digsite.dig_mars.rules.secrets import knows_top
from digsite.dig_mars.rules.turn import ACTIONS_PER_TURN
from digsite.dig_mars.table.state import (
    HIGHEST_LEVEL,
    MOST_FORTUNE,
    MOST_PLAYERS,
    SPACES,
    STACK_HEIGHT,
    TILES,
    Bonus,
    Phase,
    Stack,
    State,
    Variant,
)

FORTUNE_SCALE: Final = 40
FORTUNE_POINT: Final = 1 / MOST_FORTUNE


@kernel
def observe(state: State, seat: int, row: Observation) -> None:
    """Write all planes of the row."""
    row.placing = state.phase == Phase.PLACING
    row.playing = state.phase == Phase.PLAYING
    row.open_variant = state.variant == Variant.OPEN
    row.actions_left = state.actions_left / ACTIONS_PER_TURN
    row.extra_digs = state.bonuses.extra_dig / ACTIONS_PER_TURN
    row.extra_carries = state.bonuses.extra_carry / ACTIONS_PER_TURN
    row.inspects = state.bonuses.inspect / ACTIONS_PER_TURN
    row.relocates = state.bonuses.relocate / ACTIONS_PER_TURN
    row.tiles_left = state.tiles_left / TILES
    row.standstill = rounds_without_progress(state) / ROUNDS_WITHOUT_PROGRESS
    for other in range(MOST_PLAYERS):
        row.own_seat[other] = other == seat
    observe_ground(state, seat, row)
    for place in range(state.players):
        other = seat + place
        if other >= state.players:
            other -= state.players
        observe_seat(state, seat, other, row.seats[place])


@kernel
def observe_changes(state: State, seat: int, row: Observation, drawn: Drawn) -> None:
    """The row is short: finding out what has changed would cost more than writing it."""
    observe(state, seat, row)


@kernel
def observe_ground(state: State, seat: int, row: Observation) -> None:
    """The stacks: their ground sides, and the treasure sides that the seat knows."""
    clear_ground(row)
    is_over = state.phase == Phase.OVER
    for space in range(SPACES):
        stack = state.stacks[space]
        for level in range(STACK_HEIGHT):
            row.height[level * SPACES + space] = stack.height > level
        row.explored[space] = stack.explored
        is_known = (stack.height > 0) & (is_over | knows_top(state, seat, space))
        row.known[space] = is_known
        observe_top(stack, space, is_known, row)


@kernel
def clear_ground(row: Observation) -> None:
    """Most of what tells a tile is zero: clearing it first is quicker than deciding about each."""
    for place in range(HIGHEST_LEVEL * SPACES):
        row.dig[place] = 0.0
        row.carry[place] = 0.0
    for place in range(BONUSES * SPACES):
        row.bonus[place] = 0.0


@kernel
def observe_top(stack: Stack, space: int, is_known: bool, row: Observation) -> None:
    """The tile on top of a stack, if there is one.

    Branch-free: mispredicted branches would dominate the cost. What is not there or not known is
    written as 0 to one of the places that are 0 already.
    """
    tile = stack.tiles[max(stack.height, 1) - 1]
    row.dig[(max(tile.dig, 1) - 1) * SPACES + space] = stack.height > 0
    row.carry[(max(tile.carry, 1) - 1) * SPACES + space] = is_known
    row.fortune[space] = is_known * tile.fortune * FORTUNE_POINT
    has_bonus = is_known & (tile.bonus != Bonus.NONE)
    row.bonus[(max(tile.bonus, 1) - 1) * SPACES + space] = has_bonus


@kernel
def observe_seat(state: State, reader: int, seat: int, row: SeatRow) -> None:
    """What the reader may know of one seat."""
    mat = state.seats[seat]
    is_over = state.phase == Phase.OVER
    is_known = seat == reader or state.variant == Variant.OPEN or is_over
    row.active = seat == state.seat and not is_over
    row.first = seat == state.first
    row.digging = mat.digging / HIGHEST_LEVEL
    row.carrying = mat.carrying / HIGHEST_LEVEL
    row.fleet = mat.fleet / HIGHEST_LEVEL
    row.fortune = mat.fortune / FORTUNE_SCALE if is_known else 0.0
    row.fortune_known = is_known
    for space in range(SPACES):
        row.stations[space] = mat.stations[space] / HIGHEST_LEVEL
    for space in range(SPACES):
        row.inspected[space] = mat.inspected[space]
