"""A position of Dig Mars for a network: which features hold, at the table, for others, on spaces.

Only what the seat may know is asked about, and everybody's fortune, which all who watched can add
up. In a position being searched unseen tiles are dealt, but nothing here looks at them.
"""

from typing import Final

from digsite.core.features import (
    Features,
    add_place,
    clear_features,
    hold,
    hold_if,
    hold_up_to,
)
from digsite.core.rounds import ROUNDS_WITHOUT_PROGRESS, rounds_without_progress
from digsite.core.rule import kernel, separate
from digsite.dig_mars.rules.scoring import fortune_to_declare
from digsite.dig_mars.rules.turn import ACTIONS_PER_TURN
from digsite.dig_mars.table.state import (
    COLUMNS,
    HIGHEST_LEVEL,
    MOST_FORTUNE,
    MOST_PLAYERS,
    SPACES,
    STACK_HEIGHT,
    TILES,
    Bonus,
    Phase,
    State,
    Variant,
    top_tile,
)

TABLE: Final = 0
OTHERS: Final = 1
GRID: Final = 2
"""The pools: the table and the seat itself, the other players, the spaces."""

PARTS_OF_THE_GOAL: Final = 24
LAST_POINTS: Final = 12
LARGEST_LEAD: Final = 12
TILES_A_STEP: Final = 4
SURPLUSES: Final = 7
SMALLEST_SURPLUS: Final = -3
FARTHEST: Final = 3
ALL_SPACES: Final = (1 << SPACES) - 1
NOT_FIRST_COLUMN: Final = 0xEEEE
NOT_LAST_COLUMN: Final = 0x7777

# The table and the seat itself.
PLAYERS: Final = 0
OPEN_VARIANT: Final = PLAYERS + MOST_PLAYERS - 1
PLACING: Final = OPEN_VARIANT + 1
WAITING: Final = PLACING + 1
OWN_ACTIONS: Final = WAITING + MOST_PLAYERS
THEIR_ACTIONS: Final = OWN_ACTIONS + ACTIONS_PER_TURN
EXTRA_DIGS: Final = THEIR_ACTIONS + ACTIONS_PER_TURN
EXTRA_CARRIES: Final = EXTRA_DIGS + 2
INSPECTS: Final = EXTRA_CARRIES + 2
RELOCATES: Final = INSPECTS + 1
TILES_LEFT: Final = RELOCATES + 1
STANDSTILL: Final = TILES_LEFT + TILES // TILES_A_STEP
LEAD: Final = STANDSTILL + ROUNDS_WITHOUT_PROGRESS
OWN: Final = LEAD + 2 * LARGEST_LEAD + 1

# A player, from there on: the seat itself, and once more the others.
DIGGING: Final = 0
CARRYING: Final = DIGGING + HIGHEST_LEVEL - 1
FLEET: Final = CARRYING + HIGHEST_LEVEL - 1
FORTUNE: Final = FLEET + HIGHEST_LEVEL - 1
MISSING: Final = FORTUNE + PARTS_OF_THE_GOAL
OF_A_PLAYER: Final = MISSING + LAST_POINTS

OTHER: Final = OWN + OF_A_PLAYER
PLAYS_NEXT: Final = OTHER + OF_A_PLAYER
PLAYS_NOW: Final = PLAYS_NEXT + MOST_PLAYERS - 1

# A space.
HEIGHT: Final = PLAYS_NOW + ACTIONS_PER_TURN + 1
GROUND: Final = HEIGHT + STACK_HEIGHT + 1
EXPLORED_CARRY: Final = GROUND + HIGHEST_LEVEL
KNOWN_CARRY: Final = EXPLORED_CARRY + HIGHEST_LEVEL
EXPLORED_FORTUNE: Final = KNOWN_CARRY + HIGHEST_LEVEL
KNOWN_FORTUNE: Final = EXPLORED_FORTUNE + MOST_FORTUNE
KNOWN_BONUS: Final = KNOWN_FORTUNE + MOST_FORTUNE
KNOWN_TO_OTHERS: Final = KNOWN_BONUS + len(Bonus)
OWN_STATIONS: Final = KNOWN_TO_OTHERS + 1
OTHER_STATIONS: Final = OWN_STATIONS + HIGHEST_LEVEL
OTHER_PLAYERS: Final = OTHER_STATIONS + HIGHEST_LEVEL
OWN_REACH: Final = OTHER_PLAYERS + MOST_PLAYERS - 1
THEIR_REACH: Final = OWN_REACH + 4 * SURPLUSES
OWN_STEPS: Final = THEIR_REACH + 4 * SURPLUSES
THEIR_STEPS: Final = OWN_STEPS + FARTHEST + 1
ACTIONS_HERE: Final = THEIR_STEPS + FARTHEST + 1
FEATURES: Final = ACTIONS_HERE + ACTIONS_PER_TURN + 1


@separate
def describe(state: State, seat: int, features: Features) -> None:
    """Write everything that holds for a seat."""
    clear_features(features)
    describe_table(state, seat, features)
    for other in range(state.players):
        if other != seat:
            describe_other(state, seat, other, features)
    own, theirs = stations_near(state, seat, True), stations_near(state, seat, False)
    for space in range(SPACES):
        describe_space(state, seat, space, own, theirs, features)


@kernel
def describe_table(state: State, seat: int, features: Features) -> None:
    """Whose turn it is, what is left of it and of the game, and the seat itself."""
    add_place(features, TABLE)
    hold(features, PLAYERS + state.players - 2)
    hold_if(features, OPEN_VARIANT, state.variant == Variant.OPEN)
    hold_if(features, PLACING, state.phase == Phase.PLACING)
    waiting = turns_until(state, seat)
    hold(features, WAITING + waiting)
    actions = int(state.actions_left)
    hold_up_to(features, OWN_ACTIONS if waiting == 0 else THEIR_ACTIONS, actions, ACTIONS_PER_TURN)
    if waiting == 0:
        hold_up_to(features, EXTRA_DIGS, int(state.bonuses.extra_dig), 2)
        hold_up_to(features, EXTRA_CARRIES, int(state.bonuses.extra_carry), 2)
        hold_if(features, INSPECTS, state.bonuses.inspect > 0)
        hold_if(features, RELOCATES, state.bonuses.relocate > 0)
    hold(features, TILES_LEFT + (state.tiles_left - 1) // TILES_A_STEP)
    standstill = min(rounds_without_progress(state), ROUNDS_WITHOUT_PROGRESS) - 1
    hold_if(features, STANDSTILL + max(standstill, 0), standstill >= 0)
    lead = int(state.seats[seat].fortune) - best_other_fortune(state, seat)
    hold(features, LEAD + LARGEST_LEAD + min(max(lead, -LARGEST_LEAD), LARGEST_LEAD))
    describe_player(state, seat, OWN, features)


@kernel
def turns_until(state: State, seat: int) -> int:
    """How many seats play before this one; 0 for the one whose turn it is."""
    return (seat - state.seat + state.players) % state.players


@kernel
def best_other_fortune(state: State, seat: int) -> int:
    """The largest fortune among the others."""
    best = 0
    for other in range(state.players):
        if other != seat:
            best = max(best, int(state.seats[other].fortune))
    return best


@kernel
def describe_player(state: State, seat: int, first: int, features: Features) -> None:
    """Equipment and fortune of a player, numbered from `first` on."""
    mat = state.seats[seat]
    hold_up_to(features, first + DIGGING, mat.digging - 1, HIGHEST_LEVEL - 1)
    hold_up_to(features, first + CARRYING, mat.carrying - 1, HIGHEST_LEVEL - 1)
    hold_up_to(features, first + FLEET, mat.fleet - 1, HIGHEST_LEVEL - 1)
    goal = fortune_to_declare(int(state.players))
    part = mat.fortune * PARTS_OF_THE_GOAL // goal
    hold_if(features, first + FORTUNE + min(part, PARTS_OF_THE_GOAL) - 1, part > 0)
    missing = max(goal - mat.fortune, 0)
    hold_if(features, first + MISSING + min(missing, LAST_POINTS - 1), missing < LAST_POINTS)


@kernel
def describe_other(state: State, seat: int, other: int, features: Features) -> None:
    """Another player: equipment, fortune, and when it is that player's turn."""
    add_place(features, OTHERS)
    describe_player(state, other, OTHER, features)
    order = (other - seat + state.players) % state.players
    hold(features, PLAYS_NEXT + order - 1)
    if other == state.seat:
        hold_up_to(features, PLAYS_NOW, 1 + state.actions_left, ACTIONS_PER_TURN + 1)


@kernel
def describe_space(
    state: State, seat: int, space: int, own_near: int, their_near: int, features: Features
) -> None:
    """A space, unless there is nothing on it."""
    stack = state.stacks[space]
    own = int(state.seats[seat].stations[space])
    stations, players = 0, 0
    for other in range(state.players):
        here = int(state.seats[other].stations[space])
        if other != seat:
            stations += here
            players += int(here > 0)
    if stack.height == 0 and own + stations == 0:
        return
    add_place(features, GRID)
    hold(features, HEIGHT + stack.height)
    hold_up_to(features, OWN_STATIONS, own, HIGHEST_LEVEL)
    hold_up_to(features, OTHER_STATIONS, stations, HIGHEST_LEVEL)
    hold_up_to(features, OTHER_PLAYERS, players, MOST_PLAYERS - 1)
    hold(features, OWN_STEPS + steps_from(own_near, space))
    hold(features, THEIR_STEPS + steps_from(their_near, space))
    if state.seat == seat:
        hold(features, ACTIONS_HERE + state.actions_left)
    if stack.height > 0:
        describe_top(state, seat, space, features)
        describe_reach(state, seat, space, own + stations, features)


@kernel
def stations_near(state: State, seat: int, own: bool) -> int:
    """A bit for each space with a station within 0, 1 and 2 steps, one set of bits after another.

    Of the seat's own stations, or of everybody else's.
    """
    bits = 0
    for other in range(state.players):
        if (other == seat) == own:
            for space in range(SPACES):
                bits |= int(state.seats[other].stations[space] > 0) << space
    nearer = with_neighbours(bits)
    return bits | nearer << SPACES | with_neighbours(nearer) << 2 * SPACES


@kernel
def with_neighbours(bits: int) -> int:
    """The spaces of some bits, and those one step away."""
    sideways = (bits & NOT_LAST_COLUMN) << 1 | (bits & NOT_FIRST_COLUMN) >> 1
    return (bits | bits << COLUMNS | bits >> COLUMNS | sideways) & ALL_SPACES


@kernel
def steps_from(near: int, space: int) -> int:
    """Steps from a space to the nearest station of these bits; FARTHEST if there is none near."""
    bits = near >> space
    return FARTHEST - (bits & 1) - (bits >> SPACES & 1) - (bits >> 2 * SPACES & 1)


@kernel
def describe_top(state: State, seat: int, space: int, features: Features) -> None:
    """What the seat knows of the top tile."""
    tile = top_tile(state, space)
    if state.stacks[space].explored:
        hold(features, EXPLORED_CARRY + tile.carry - 1)
        hold_if(features, EXPLORED_FORTUNE + max(tile.fortune, 1) - 1, tile.fortune > 0)
        return
    hold(features, GROUND + tile.dig - 1)
    for other in range(state.players):
        if state.seats[other].inspected[space]:
            if other == seat:
                hold(features, KNOWN_CARRY + tile.carry - 1)
                hold_if(features, KNOWN_FORTUNE + max(tile.fortune, 1) - 1, tile.fortune > 0)
                hold(features, KNOWN_BONUS + tile.bonus)
            else:
                hold(features, KNOWN_TO_OTHERS)


@kernel
def describe_reach(state: State, seat: int, space: int, stations: int, features: Features) -> None:
    """By how much the seat's equipment is more than enough for the tile, and the others' best."""
    tile = top_tile(state, space)
    explored = bool(state.stacks[space].explored)
    needed = int(tile.carry if explored else tile.dig)
    best, best_is_here = SMALLEST_SURPLUS, False
    for other in range(state.players):
        mat = state.seats[other]
        level = int(mat.carrying if explored else mat.digging)
        is_here = mat.stations[space] > 0
        surplus = level + stations - int(is_here) - needed
        surplus = min(max(surplus, SMALLEST_SURPLUS), SMALLEST_SURPLUS + SURPLUSES - 1)
        if other == seat:
            hold(features, OWN_REACH + reach(surplus, explored, bool(is_here)))
        elif surplus > best or (surplus == best and is_here):
            best, best_is_here = surplus, bool(is_here)
    hold(features, THEIR_REACH + reach(best, explored, best_is_here))


@kernel
def reach(surplus: int, explored: bool, is_here: bool) -> int:
    """The number of a surplus: to dig or to carry, by a station that is there or would come."""
    return (2 * int(explored) + int(is_here)) * SURPLUSES + surplus - SMALLEST_SURPLUS
