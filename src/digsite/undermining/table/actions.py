"""All actions of Undermining: their table, why one is not legal, and playing one."""

from typing import Final

from digsite.core.actions import ActionTable, Family
from digsite.core.rule import kernel
from digsite.undermining.rules.build import build, finish_building, why_not_build
from digsite.undermining.rules.contract import fulfil, why_not_contract
from digsite.undermining.rules.drill import drill, give_up_steps, why_not_drill
from digsite.undermining.rules.drive import drive, why_not_drive
from digsite.undermining.rules.portal import portal, why_not_portal
from digsite.undermining.rules.recharge import recharge, why_not_recharge
from digsite.undermining.rules.refinery import unload, why_not_unload
from digsite.undermining.rules.tech import (
    cell,
    hack,
    overdrive,
    phase,
    recall,
    replicate,
    seismic,
    swap,
    tractor,
    transmute,
    uplink,
    why_not_cell,
    why_not_hack,
    why_not_replicate,
    why_not_seismic,
    why_not_swap,
    why_not_tech,
    why_not_tractor,
)
from digsite.undermining.rules.turn import (
    boost,
    end_turn,
    enter,
    has_entered,
    interrupts,
    why_not_boost,
)
from digsite.undermining.table.reasons import Reason
from digsite.undermining.table.state import (
    EQUIPMENT_NAMES,
    RESOURCE_NAMES,
    RESOURCES,
    SPACE_NAMES,
    SURFACE_NAMES,
    Phase,
    State,
    Tech,
)

SLOT_NAMES: Final = ("1", "2", "3")
HACK_CHOICES: Final = ("1", "12", "123", "13", "2", "23", "3")
HACKED_SLOTS: Final = tuple(sum(1 << int(slot) - 1 for slot in word) for word in HACK_CHOICES)

TABLE: Final = ActionTable(
    [
        Family("enter", (SURFACE_NAMES,)),
        Family("drill", (SPACE_NAMES,)),
        Family("drive", (SPACE_NAMES,)),
        Family("unload"),
        Family("build", (EQUIPMENT_NAMES,)),
        Family("contract", (SLOT_NAMES,)),
        Family("recharge"),
        Family("portal", (SPACE_NAMES,)),
        Family("boost"),
        Family("tech overdrive"),
        Family("tech recall", (SURFACE_NAMES,)),
        Family("tech seismic"),
        Family("tech tractor", (SPACE_NAMES,)),
        Family("tech phase"),
        Family("tech uplink"),
        Family("tech transmute"),
        Family("swap", (RESOURCE_NAMES, RESOURCE_NAMES)),
        Family("tech replicate", (RESOURCE_NAMES,)),
        Family("tech cell"),
        Family("tech hack", (HACK_CHOICES,)),
        Family("end"),
    ]
)

ENTER: Final = TABLE.offset("enter")
DRILL: Final = TABLE.offset("drill")
DRIVE: Final = TABLE.offset("drive")
UNLOAD: Final = TABLE.offset("unload")
BUILD: Final = TABLE.offset("build")
CONTRACT: Final = TABLE.offset("contract")
RECHARGE: Final = TABLE.offset("recharge")
PORTAL: Final = TABLE.offset("portal")
BOOST: Final = TABLE.offset("boost")
OVERDRIVE: Final = TABLE.offset("tech overdrive")
RECALL: Final = TABLE.offset("tech recall")
SEISMIC: Final = TABLE.offset("tech seismic")
TRACTOR: Final = TABLE.offset("tech tractor")
PHASE: Final = TABLE.offset("tech phase")
UPLINK: Final = TABLE.offset("tech uplink")
TRANSMUTE: Final = TABLE.offset("tech transmute")
SWAP: Final = TABLE.offset("swap")
REPLICATE: Final = TABLE.offset("tech replicate")
CELL: Final = TABLE.offset("tech cell")
HACK: Final = TABLE.offset("tech hack")
END: Final = TABLE.offset("end")


@kernel
def why_not(state: State, action: int) -> Reason:
    """The reason against an action, or OK."""
    if state.phase == Phase.OVER:
        return Reason.GAME_OVER
    if action < DRILL:
        return Reason.ENTER_ALREADY_ENTERED if has_entered(state) else Reason.OK
    if not has_entered(state):
        return Reason.TURN_ENTER_FIRST
    if action < DRIVE:
        return why_not_drill(state, action - DRILL)
    if action < UNLOAD:
        return why_not_drive(state, action - DRIVE)
    if action == UNLOAD:
        return why_not_unload(state)
    if action < CONTRACT:
        return why_not_build(state, action - BUILD)
    if action < RECHARGE:
        return why_not_contract(state, action - CONTRACT)
    if action == RECHARGE:
        return why_not_recharge(state)
    if action < BOOST:
        return why_not_portal(state, action - PORTAL)
    if action == BOOST:
        return why_not_boost(state)
    if action < END:
        return why_not_alien_tech(state, action)
    return Reason.OK


@kernel
def why_not_alien_tech(state: State, action: int) -> Reason:
    """The reason against a tech card or a swap."""
    if action == OVERDRIVE:
        return why_not_tech(state, Tech.OVERDRIVE)
    if action < SEISMIC:
        return why_not_tech(state, Tech.RECALL)
    if action == SEISMIC:
        return why_not_seismic(state)
    if action < PHASE:
        return why_not_tractor(state, action - TRACTOR)
    if action == PHASE:
        return why_not_tech(state, Tech.PHASE)
    if action == UPLINK:
        return why_not_tech(state, Tech.UPLINK)
    if action == TRANSMUTE:
        return why_not_tech(state, Tech.TRANSMUTE)
    if action < REPLICATE:
        return why_not_swap(state, (action - SWAP) // RESOURCES, (action - SWAP) % RESOURCES)
    if action < CELL:
        return why_not_replicate(state, action - REPLICATE)
    if action == CELL:
        return why_not_cell(state)
    return why_not_hack(state, HACKED_SLOTS[action - HACK])


@kernel
def play(state: State, action: int) -> None:
    """Play an action that is legal."""
    if interrupts(state, action < BOOST or action == END):
        if not DRILL <= action < DRIVE:
            give_up_steps(state)
        if not BUILD <= action < CONTRACT:
            finish_building(state)
    if action < DRILL:
        enter(state, action - ENTER)
    elif action < DRIVE:
        drill(state, action - DRILL)
    elif action < UNLOAD:
        drive(state, action - DRIVE)
    elif action == UNLOAD:
        unload(state)
    elif action < CONTRACT:
        build(state, action - BUILD)
    elif action < RECHARGE:
        fulfil(state, action - CONTRACT)
    elif action == RECHARGE:
        recharge(state)
    elif action < BOOST:
        portal(state, action - PORTAL)
    elif action == BOOST:
        boost(state)
    elif action < END:
        use_alien_tech(state, action)
    else:
        end_turn(state)


@kernel
def use_alien_tech(state: State, action: int) -> None:
    """Play a tech card or a swap."""
    if action == OVERDRIVE:
        overdrive(state)
    elif action < SEISMIC:
        recall(state, action - RECALL)
    elif action == SEISMIC:
        seismic(state)
    elif action < PHASE:
        tractor(state, action - TRACTOR)
    elif action == PHASE:
        phase(state)
    elif action == UPLINK:
        uplink(state)
    elif action == TRANSMUTE:
        transmute(state)
    elif action < REPLICATE:
        swap(state, (action - SWAP) // RESOURCES, (action - SWAP) % RESOURCES)
    elif action < CELL:
        replicate(state, action - REPLICATE)
    elif action == CELL:
        cell(state)
    else:
        hack(state, HACKED_SLOTS[action - HACK])
