"""All actions of Dig Mars: their table, which are legal, why not, and playing one."""

from typing import Final

from digsite.core.actions import ActionTable, Family, Legal, admit
from digsite.core.rule import kernel
from digsite.dig_mars.rules.bonus import inspect, relocate, why_not_inspect, why_not_relocate
from digsite.dig_mars.rules.carry import carry, why_not_carry
from digsite.dig_mars.rules.dig import dig, why_not_dig
from digsite.dig_mars.rules.move import move, why_not_move
from digsite.dig_mars.rules.scoring import declare, why_not_declare
from digsite.dig_mars.rules.setup import place, why_not_place
from digsite.dig_mars.rules.turn import end_turn, lapse
from digsite.dig_mars.rules.upgrade import (
    upgrade_carrying,
    upgrade_digging,
    upgrade_fleet,
    why_not_upgrade,
)
from digsite.dig_mars.table.reasons import Reason
from digsite.dig_mars.table.state import COLOURS, COLUMNS, ROWS, SPACE_NAMES, SPACES, Phase, State

TABLE: Final = ActionTable(
    [
        Family("place", (SPACE_NAMES,)),
        Family("dig", (SPACE_NAMES,)),
        Family("carry", (SPACE_NAMES,)),
        Family("move", (SPACE_NAMES, SPACE_NAMES)),
        Family("upgrade digging"),
        Family("upgrade carrying"),
        Family("upgrade fleet", (SPACE_NAMES,)),
        Family("inspect", (SPACE_NAMES,)),
        Family("relocate", (COLOURS, SPACE_NAMES, SPACE_NAMES)),
        Family("declare"),
        Family("end"),
    ]
)

PLACE: Final = TABLE.offset("place")
DIG: Final = TABLE.offset("dig")
CARRY: Final = TABLE.offset("carry")
MOVE: Final = TABLE.offset("move")
UPGRADE_DIGGING: Final = TABLE.offset("upgrade digging")
UPGRADE_CARRYING: Final = TABLE.offset("upgrade carrying")
UPGRADE_FLEET: Final = TABLE.offset("upgrade fleet")
INSPECT: Final = TABLE.offset("inspect")
RELOCATE: Final = TABLE.offset("relocate")
DECLARE: Final = TABLE.offset("declare")
END: Final = TABLE.offset("end")
RELOCATE_OWNER: Final = SPACES * SPACES


@kernel
def why_not(state: State, action: int) -> Reason:
    """The reason against an action, or OK."""
    if state.phase == Phase.OVER:
        return Reason.GAME_OVER
    if (state.phase == Phase.PLACING) != (action < DIG):
        return Reason.ACTION_NOT_LEGAL_NOW
    if action < DIG:
        return why_not_place(state, action - PLACE)
    if action < CARRY:
        return why_not_dig(state, action - DIG)
    if action < MOVE:
        return why_not_carry(state, action - CARRY)
    if action < UPGRADE_DIGGING:
        return why_not_move(state, (action - MOVE) // SPACES, (action - MOVE) % SPACES)
    seat = state.seats[state.seat]
    if action == UPGRADE_DIGGING:
        return why_not_upgrade(state, int(seat.digging))
    if action == UPGRADE_CARRYING:
        return why_not_upgrade(state, int(seat.carrying))
    if action < INSPECT:
        return why_not_upgrade(state, int(seat.fleet))
    if action < RELOCATE:
        return why_not_inspect(state, action - INSPECT)
    if action < DECLARE:
        which = action - RELOCATE
        origin = which // SPACES % SPACES
        return why_not_relocate(state, which // RELOCATE_OWNER, origin, which % SPACES)
    if action == DECLARE:
        return why_not_declare(state)
    return Reason.OK


@kernel
def play(state: State, action: int) -> None:
    """Play an action that is legal; of a turn that ends the game nothing is left."""
    if action < DIG:
        place(state, action - PLACE)
    elif action < CARRY:
        dig(state, action - DIG)
    elif action < MOVE:
        carry(state, action - CARRY)
    elif action < UPGRADE_DIGGING:
        move(state, (action - MOVE) // SPACES, (action - MOVE) % SPACES)
    elif action == UPGRADE_DIGGING:
        upgrade_digging(state)
    elif action == UPGRADE_CARRYING:
        upgrade_carrying(state)
    elif action < INSPECT:
        upgrade_fleet(state, action - UPGRADE_FLEET)
    elif action < RELOCATE:
        inspect(state, action - INSPECT)
    elif action < DECLARE:
        which = action - RELOCATE
        relocate(state, which // RELOCATE_OWNER, which // SPACES % SPACES, which % SPACES)
    elif action == DECLARE:
        declare(state)
    else:
        end_turn(state)
    if state.phase == Phase.OVER:
        lapse(state)


@kernel
def legal_actions(state: State, legal: Legal) -> int:
    """Write the ids of all legal actions, each once; says how many they are."""
    if state.phase == Phase.OVER:
        return 0
    if state.phase == Phase.PLACING:
        return legal_places(state, legal)
    count = legal_at_own_stations(state, legal)
    count = legal_upgrades(state, legal, count)
    if state.bonuses.inspect > 0:
        for space in range(SPACES):
            count = admit(why_not_inspect(state, space), INSPECT + space, legal, count)
    if state.bonuses.relocate > 0:
        count = legal_relocations(state, legal, count)
    count = admit(why_not_declare(state), DECLARE, legal, count)
    return admit(Reason.OK, END, legal, count)


@kernel
def legal_places(state: State, legal: Legal) -> int:
    """While placing, every stack."""
    count = 0
    for space in range(SPACES):
        count = admit(why_not_place(state, space), PLACE + space, legal, count)
    return count


@kernel
def legal_at_own_stations(state: State, legal: Legal) -> int:
    """Digs, carries and moves start where the active player has a station."""
    count = 0
    for space in range(SPACES):
        if state.seats[state.seat].stations[space] > 0:
            count = admit(why_not_dig(state, space), DIG + space, legal, count)
            count = admit(why_not_carry(state, space), CARRY + space, legal, count)
            row, column = space // COLUMNS, space % COLUMNS
            count = legal_moves_towards(state, space, -COLUMNS, row, legal, count)
            count = legal_moves_towards(state, space, -1, column, legal, count)
            count = legal_moves_towards(state, space, 1, COLUMNS - 1 - column, legal, count)
            count = legal_moves_towards(state, space, COLUMNS, ROWS - 1 - row, legal, count)
    return count


@kernel
def legal_moves_towards(
    state: State, origin: int, step: int, ahead: int, legal: Legal, count: int
) -> int:
    """No move leads beyond the nearest stack of its direction."""
    target = origin
    for _ in range(ahead):
        target += step
        action = MOVE + origin * SPACES + target
        count = admit(why_not_move(state, origin, target), action, legal, count)
        if state.stacks[target].height > 0:
            break
    return count


@kernel
def legal_upgrades(state: State, legal: Legal, count: int) -> int:
    """An upgrade of the fleet has a choice of space for the new station."""
    seat = state.seats[state.seat]
    count = admit(why_not_upgrade(state, int(seat.digging)), UPGRADE_DIGGING, legal, count)
    count = admit(why_not_upgrade(state, int(seat.carrying)), UPGRADE_CARRYING, legal, count)
    reason = why_not_upgrade(state, int(seat.fleet))
    for space in range(SPACES):
        count = admit(reason, UPGRADE_FLEET + space, legal, count)
    return count


@kernel
def legal_relocations(state: State, legal: Legal, count: int) -> int:
    """Relocations start where anybody has a station."""
    for owner in range(state.players):
        for origin in range(SPACES):
            if state.seats[owner].stations[origin] > 0:
                start = RELOCATE + owner * RELOCATE_OWNER + origin * SPACES
                for target in range(SPACES):
                    reason = why_not_relocate(state, owner, origin, target)
                    count = admit(reason, start + target, legal, count)
    return count
