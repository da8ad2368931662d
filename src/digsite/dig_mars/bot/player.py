"""How a sensible player of Dig Mars thinks: what an action is worth, and who stands how well.

Everything here looks only at what the active player may know: of unexplored ground that nobody
inspected the digging difficulty, and what such ground holds on average. Search does the rest.
"""

from typing import Final

from digsite.core.generic import Terms
from digsite.core.rounds import standstill_share
from digsite.core.rule import kernel, separate
from digsite.dig_mars.bot.distances import is_stuck, way_on
from digsite.dig_mars.bot.worth import (
    best_nearby,
    ground_for,
    own_share,
    progress,
    prospect,
    treasure_for,
)
from digsite.dig_mars.rules.cooperation import players_on
from digsite.dig_mars.rules.scoring import fortune_to_declare
from digsite.dig_mars.rules.upgrade import upgrade_cost
from digsite.dig_mars.table.actions import (
    CARRY,
    DECLARE,
    DIG,
    INSPECT,
    MOVE,
    PLACE,
    RELOCATE,
    RELOCATE_OWNER,
    UPGRADE_CARRYING,
    UPGRADE_DIGGING,
    UPGRADE_FLEET,
)
from digsite.dig_mars.table.state import SPACES, Ending, Phase, State, top_tile

TERMS: Final = (
    "fortune",
    "lead",
    "digging",
    "carrying",
    "fleet",
    "treasure",
    "ground",
    "nearby",
    "tempo",
    "turn",
    "goal",
    "last_step",
)
"""The names of what `measure` writes, in its order."""
UNUSED: Final = -5.0
WIN: Final = 1000.0


@separate
def measure(state: State, seat: int, terms: Terms) -> None:
    """Write what speaks for a seat, in the order of TERMS."""
    mat = state.seats[seat]
    goal = fortune_to_declare(int(state.players))
    fortune = max(0, int(mat.fortune))
    done = progress(state)
    treasure, ground, nearby = 0.0, 0.0, 0.0
    for space in range(SPACES):
        if mat.stations[space] > 0:
            treasure += treasure_for(state, seat, space, 0)
            ground += ground_for(state, seat, space, 0)
            nearby += best_nearby(state, seat, space)
    waiting = (seat - state.seat) % state.players
    terms.of[0] = fortune / goal
    terms.of[1] = fortune / goal * done
    terms.of[2] = (mat.digging - 1) * (1.0 - done)
    terms.of[3] = (mat.carrying - 1) * (1.0 - done)
    terms.of[4] = (mat.fleet - 1) * (1.0 - done)
    terms.of[5] = treasure / 10.0
    terms.of[6] = ground / 10.0
    terms.of[7] = nearby / 10.0
    terms.of[8] = state.actions_left / 3.0 if waiting == 0 else 0.0
    terms.of[9] = waiting / state.players
    terms.of[10] = 1.0 if fortune >= goal else 0.0
    terms.of[11] = 1.0 if fortune + treasure >= goal else 0.0


@separate
def appraise(state: State, action: int) -> float:
    """What an action of the active player looks worth, in fortune points; `end` is worth 0."""
    if action < DIG:
        return appraise_place(state, action - PLACE)
    if action < CARRY:
        return appraise_dig(state, action - DIG)
    if action < MOVE:
        return appraise_carry(state, action - CARRY)
    if action < UPGRADE_DIGGING:
        return appraise_move(state, (action - MOVE) // SPACES, (action - MOVE) % SPACES)
    if action < INSPECT:
        return appraise_upgrade(state, action)
    if action < RELOCATE:
        return 0.2 + 0.1 * top_tile(state, action - INSPECT).dig
    if action < DECLARE:
        which = action - RELOCATE
        owner, origin = which // RELOCATE_OWNER, which // SPACES % SPACES
        return appraise_relocate(state, owner, origin, which % SPACES)
    return WIN if action == DECLARE else 0.0


@kernel
def appraise_place(state: State, space: int) -> float:
    """Ground that can be dug at once, shared with nobody, with more of it around."""
    seat = int(state.seat)
    alone = 0.3 if players_on(state, space) == 0 else 0.0
    return prospect(state, seat, space, 1) + 0.5 * best_nearby(state, seat, space) + alone


@kernel
def appraise_dig(state: State, space: int) -> float:
    """The promise of the ground; small where somebody else would carry the treasure off."""
    seat = int(state.seat)
    free = 1 if state.bonuses.extra_dig > 0 else 0
    actions = state.actions_left + state.bonuses.extra_carry + free - 1
    worth = 0.4 + ground_for(state, seat, space, 0)
    if actions <= 0:
        worth *= 0.4 if players_on(state, space) > 1 else 0.8
    return worth + free


@kernel
def appraise_carry(state: State, space: int) -> float:
    """The share, less what the others are given; a treasure shared is soon carried by them."""
    sharers = players_on(state, space)
    fortune = int(top_tile(state, space).fortune)
    own = own_share(float(fortune), sharers)
    given = fortune // sharers * (sharers - 1) / max(1, state.players - 1)
    free = 1.0 if state.bonuses.extra_carry > 0 else 0.0
    return 0.8 + 1.3 * own - 0.5 * given + free


@kernel
def appraise_move(state: State, origin: int, target: int) -> float:
    """What is found there, less what is left behind; with neither, towards what is farther off."""
    seat = int(state.seat)
    found, left = prospect(state, seat, target, 1), prospect(state, seat, origin, 0)
    if found == 0.0 and left == 0.0:
        return 0.3 * (way_on(state, origin, origin) - way_on(state, origin, target)) - 0.1
    if state.actions_left == 1:
        return 0.6 * (found - left) - 0.2
    return found - left - 0.1


@kernel
def appraise_upgrade(state: State, action: int) -> float:
    """Equipment early, in step with each other; nothing that cannot pay for itself any more.

    Unless nothing is left to do without it.
    """
    mat = state.seats[state.seat]
    early = 1.0 - progress(state)
    if action < UPGRADE_FLEET:
        level, other = int(mat.digging), int(mat.carrying)
        if action == UPGRADE_CARRYING:
            level, other = other, level
        wanted = 3.0 if is_stuck(state, int(state.seat)) else 4.0 * early
        return wanted - 0.8 * upgrade_cost(level) - 0.5 * (level - other)
    space = action - UPGRADE_FLEET
    found = prospect(state, int(state.seat), space, 1)
    return 2.5 * early - 0.8 * upgrade_cost(int(mat.fleet)) + 0.6 * found - 0.5


@kernel
def appraise_relocate(state: State, owner: int, origin: int, target: int) -> float:
    """One's own station to a better stack, or a sharer away from one's own."""
    seat = int(state.seat)
    if owner == seat:
        return prospect(state, seat, target, 1) - prospect(state, seat, origin, 0)
    if state.seats[seat].stations[target] > 0:
        return UNUSED
    taken = prospect(state, owner, origin, 0) - prospect(state, owner, target, 1)
    return 0.5 * taken


@kernel
def outcome(state: State, action: int) -> int:
    """What everybody saw when the action was played, as a number; 0 where nothing was hidden."""
    if action < DIG or action >= MOVE or state.phase == Phase.OVER:
        return 0
    space = (action - DIG) % SPACES
    if state.stacks[space].height == 0:
        return 0
    tile = top_tile(state, space)
    if action >= CARRY:
        return int(tile.dig)
    return 1 + tile.carry + 8 * (tile.fortune + 16 * tile.bonus)


@kernel
def standstill(state: State) -> float:
    """How near the game is to being called off, or whether it has been."""
    if state.ending != Ending.NONE:
        return 1.0 if state.ending == Ending.NO_PROGRESS else 0.0
    return standstill_share(state)
