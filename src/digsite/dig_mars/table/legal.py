"""Which actions are legal: every action that `why_not` has nothing against."""

from digsite.core.actions import Legal, admit
from digsite.core.rule import kernel, separate
from digsite.dig_mars.rules.bonus import why_not_inspect, why_not_relocate
from digsite.dig_mars.rules.carry import why_not_carry
from digsite.dig_mars.rules.dig import why_not_dig
from digsite.dig_mars.rules.move import ends_move
from digsite.dig_mars.rules.scoring import why_not_declare
from digsite.dig_mars.rules.setup import why_not_place
from digsite.dig_mars.rules.turn import why_not_act
from digsite.dig_mars.rules.upgrade import why_not_upgrade
from digsite.dig_mars.table.actions import (
    CARRY,
    DECLARE,
    DIG,
    END,
    INSPECT,
    MOVE,
    PLACE,
    RELOCATE,
    RELOCATE_OWNER,
    UPGRADE_CARRYING,
    UPGRADE_DIGGING,
    UPGRADE_FLEET,
)
from digsite.dig_mars.table.reasons import Reason
from digsite.dig_mars.table.state import COLUMNS, ROWS, SPACES, Phase, State


@kernel
def legal_actions(state: State, legal: Legal) -> int:
    """Write the ids of all legal actions, each once; returns their number."""
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
    mat = state.seats[state.seat]
    acts = why_not_act(state) == Reason.OK
    for space in range(SPACES):
        if mat.stations[space] > 0:
            count = legal_from(state, space, acts, legal, count)
    return count


@separate
def legal_from(state: State, space: int, acts: bool, legal: Legal, count: int) -> int:
    """What can be done where one has a station; apart, so that the others are passed quickly."""
    if state.stacks[space].explored:
        count = admit(why_not_carry(state, space), CARRY + space, legal, count)
    else:
        count = admit(why_not_dig(state, space), DIG + space, legal, count)
    if acts:
        count = legal_moves(state, space, legal, count)
    return count


@kernel
def legal_moves(state: State, origin: int, legal: Legal, count: int) -> int:
    """Along the row and the column, in all four directions."""
    row, column = origin // COLUMNS, origin % COLUMNS
    count = legal_moves_towards(state, origin, -COLUMNS, row, legal, count)
    count = legal_moves_towards(state, origin, -1, column, legal, count)
    count = legal_moves_towards(state, origin, 1, COLUMNS - 1 - column, legal, count)
    return legal_moves_towards(state, origin, COLUMNS, ROWS - 1 - row, legal, count)


@kernel
def legal_moves_towards(
    state: State, origin: int, step: int, ahead: int, legal: Legal, count: int
) -> int:
    """No move leads beyond the nearest stack of its direction."""
    target = origin
    for _ in range(ahead):
        target += step
        if ends_move(state, origin + step, target):
            count = admit(Reason.OK, MOVE + origin * SPACES + target, legal, count)
        if state.stacks[target].height > 0:
            break
    return count


@kernel
def legal_upgrades(state: State, legal: Legal, count: int) -> int:
    """An upgrade of the fleet has a choice of space for the new station."""
    mat = state.seats[state.seat]
    count = admit(why_not_upgrade(state, int(mat.digging)), UPGRADE_DIGGING, legal, count)
    count = admit(why_not_upgrade(state, int(mat.carrying)), UPGRADE_CARRYING, legal, count)
    if why_not_upgrade(state, int(mat.fleet)) == Reason.OK:
        for space in range(SPACES):
            count = admit(Reason.OK, UPGRADE_FLEET + space, legal, count)
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
