"""All actions of Dig Mars: their table, why one is not legal, and playing one."""

from typing import Final

from digsite.core.actions import ActionTable, Family
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
from digsite.dig_mars.table.state import COLOURS, SPACE_NAMES, SPACES, Phase, State

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
    mat = state.seats[state.seat]
    if action == UPGRADE_DIGGING:
        return why_not_upgrade(state, int(mat.digging))
    if action == UPGRADE_CARRYING:
        return why_not_upgrade(state, int(mat.carrying))
    if action < INSPECT:
        return why_not_upgrade(state, int(mat.fleet))
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
    """Play an action that is legal; a turn that ends the game leaves no actions over."""
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
