"""Which actions are legal: every action that `why_not` has nothing against, in ascending order."""

from typing import Final

from digsite.core.actions import Legal, admit
from digsite.core.rule import kernel
from digsite.undermining.rules.build import why_not_build
from digsite.undermining.rules.contract import why_not_contract
from digsite.undermining.rules.drill import why_not_drill
from digsite.undermining.rules.drive import (
    BATTERIES_TO_PASS,
    can_stop_on_surface,
    clear_reach,
    columns_to_stop,
    deepest_reach,
    highest_reach,
    mark_reach,
    umvs_near,
)
from digsite.undermining.rules.portal import why_not_portal
from digsite.undermining.rules.recharge import why_not_recharge
from digsite.undermining.rules.refinery import why_not_refine, why_not_unload
from digsite.undermining.rules.spaces import (
    MOST_NEIGHBOURS,
    has_portal,
    is_on_surface,
    neighbour_underground,
)
from digsite.undermining.rules.tech import (
    TRACTOR_REACH,
    why_not_cell,
    why_not_hack,
    why_not_replicate,
    why_not_seismic,
    why_not_swap,
    why_not_tech,
    why_not_tractor,
)
from digsite.undermining.rules.turn import has_entered, why_not_boost
from digsite.undermining.table.actions import (
    BOOST,
    BUILD,
    CELL,
    CONTRACT,
    DRILL,
    DRIVE,
    END,
    ENTER,
    HACK,
    HACKED_SLOTS,
    OVERDRIVE,
    PHASE,
    PORTAL,
    RECALL,
    RECHARGE,
    REPLICATE,
    SEISMIC,
    SWAP,
    TRACTOR,
    TRANSMUTE,
    UNLOAD,
    UPLINK,
)
from digsite.undermining.table.reasons import Reason
from digsite.undermining.table.state import (
    CONTRACT_SLOTS,
    KINDS_OF_EQUIPMENT,
    MOST_COLUMNS,
    NOWHERE,
    ORES,
    RESOURCES,
    SURFACE,
    UNDERGROUND,
    Phase,
    State,
    Tech,
)

HACKS: Final = len(HACKED_SLOTS)


@kernel
def legal_actions(state: State, legal: Legal) -> int:
    """Write the ids of all legal actions, each once and ascending; returns their number."""
    if state.phase == Phase.OVER:
        return 0
    count = 0
    if not has_entered(state):
        for index in range(SURFACE):
            count = admit(Reason.OK, ENTER + index, legal, count)
        return count
    if state.actions_left > 0 or state.drill_steps_left > 0:
        count = legal_drills(state, legal, count)
    if state.actions_left > 0:
        count = legal_drives(state, legal, count)
    if state.actions_left > 0 or state.building:
        count = legal_at_refinery(state, legal, count)
    if state.actions_left > 0:
        count = admit(why_not_recharge(state), RECHARGE, legal, count)
        count = legal_portals(state, legal, count)
    count = admit(why_not_boost(state), BOOST, legal, count)
    if state.seats[state.seat].tech != 0 or state.swaps_left > 0:
        count = legal_alien_tech(state, legal, count)
    return admit(Reason.OK, END, legal, count)


@kernel
def legal_drills(state: State, legal: Legal, count: int) -> int:
    """Drill steps go to underground neighbours."""
    at = int(state.seats[state.seat].at)
    for index in range(MOST_NEIGHBOURS):
        space = neighbour_underground(state.board, at, index)
        if space != NOWHERE:
            count = admit(why_not_drill(state, space), DRILL + space, legal, count)
    return count


@kernel
def legal_drives(state: State, legal: Legal, count: int) -> int:
    """All spaces in reach at once, as far as batteries allow passing UMVs."""
    affordable = int(state.seats[state.seat].batteries) // BATTERIES_TO_PASS
    most_passed = min(umvs_near(state), affordable)
    mark_reach(state, most_passed)
    for depth in range(max(highest_reach(state), 1), deepest_reach(state) + 1):
        columns = columns_to_stop(state, most_passed, depth)
        action = DRIVE + (depth - 1) * MOST_COLUMNS
        while columns:
            legal.ids[count] = action
            count += columns & 1
            columns >>= 1
            action += 1
    if highest_reach(state) == 0:
        for index in range(SURFACE):
            space = UNDERGROUND + index
            if can_stop_on_surface(state, most_passed, space):
                count = admit(Reason.OK, DRIVE + space, legal, count)
    clear_reach(state, most_passed)
    return count


@kernel
def legal_at_refinery(state: State, legal: Legal, count: int) -> int:
    """Unload, builds and contracts."""
    if why_not_refine(state) != Reason.OK:
        return count
    count = admit(why_not_unload(state), UNLOAD, legal, count)
    for kind in range(KINDS_OF_EQUIPMENT):
        count = admit(why_not_build(state, kind), BUILD + kind, legal, count)
    for slot in range(CONTRACT_SLOTS):
        count = admit(why_not_contract(state, slot), CONTRACT + slot, legal, count)
    return count


@kernel
def legal_portals(state: State, legal: Legal, count: int) -> int:
    """From a portal, every other one that is open."""
    if has_portal(state.board, int(state.seats[state.seat].at)):
        for index in range(state.board.portals_drawn):
            target = int(state.board.portals[index])
            count = admit(why_not_portal(state, target), PORTAL + target, legal, count)
    return count


@kernel
def legal_alien_tech(state: State, legal: Legal, count: int) -> int:
    """The cards in hand, and the swaps left of one already played."""
    count = admit(why_not_tech(state, Tech.OVERDRIVE), OVERDRIVE, legal, count)
    for index in range(SURFACE):
        count = admit(why_not_tech(state, Tech.RECALL), RECALL + index, legal, count)
    count = admit(why_not_seismic(state), SEISMIC, legal, count)
    count = legal_tractors(state, legal, count)
    count = admit(why_not_tech(state, Tech.PHASE), PHASE, legal, count)
    count = admit(why_not_tech(state, Tech.UPLINK), UPLINK, legal, count)
    count = admit(why_not_tech(state, Tech.TRANSMUTE), TRANSMUTE, legal, count)
    for given in range(ORES):
        for taken in range(ORES):
            action = SWAP + given * RESOURCES + taken
            count = admit(why_not_swap(state, given, taken), action, legal, count)
    for ore in range(ORES):
        count = admit(why_not_replicate(state, ore), REPLICATE + ore, legal, count)
    count = admit(why_not_cell(state), CELL, legal, count)
    for index in range(HACKS):
        count = admit(why_not_hack(state, HACKED_SLOTS[index]), HACK + index, legal, count)
    return count


@kernel
def legal_tractors(state: State, legal: Legal, count: int) -> int:
    """Tiles along the column upwards, along the row, along the column downwards."""
    at = int(state.seats[state.seat].at)
    if why_not_tech(state, Tech.TRACTOR) != Reason.OK or is_on_surface(at):
        return count
    row, column = at // MOST_COLUMNS, at % MOST_COLUMNS
    for above in range(max(row - TRACTOR_REACH, 0), row):
        count = admit_tractor(state, above * MOST_COLUMNS + column, legal, count)
    left, right = max(column - TRACTOR_REACH, 0), min(column + TRACTOR_REACH, MOST_COLUMNS - 1)
    for beside in range(left, right + 1):
        count = admit_tractor(state, row * MOST_COLUMNS + beside, legal, count)
    for below in range(row + 1, min(row + TRACTOR_REACH + 1, UNDERGROUND // MOST_COLUMNS)):
        count = admit_tractor(state, below * MOST_COLUMNS + column, legal, count)
    return count


@kernel
def admit_tractor(state: State, target: int, legal: Legal, count: int) -> int:
    """One tile for the tractor beam."""
    return admit(why_not_tractor(state, target), TRACTOR + target, legal, count)
