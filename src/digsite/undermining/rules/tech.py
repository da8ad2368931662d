"""Chapter 4, Alien tech: cards that cost no action, are used once and leave the game."""

from typing import Final

from digsite.core.rule import kernel, rule
from digsite.undermining.rules.contract import maybe_deal_contract, why_not_choose
from digsite.undermining.rules.mat import copies, free_bays, one_card
from digsite.undermining.rules.spaces import (
    MOST_NEIGHBOURS,
    is_on_surface,
    is_token,
    load_token,
    neighbour_underground,
    remove_tile,
)
from digsite.undermining.table.reasons import Reason
from digsite.undermining.table.state import (
    CONTRACT_SLOTS,
    MOST_BATTERIES,
    MOST_COLUMNS,
    NO_CONTRACT,
    NOWHERE,
    UNDERGROUND,
    Resource,
    State,
    Tech,
    Tile,
)

OVERDRIVE_ACTIONS: Final = 2
TRACTOR_REACH: Final = 4
SWAPS: Final = 2


@rule("4.1")
def why_not_tech(state: State, card: int) -> Reason:
    """One's own card, on one's own turn, with actions left or without."""
    if copies(int(state.seats[state.seat].tech), card) == 0:
        return Reason.TECH_NOT_HELD
    return Reason.OK


@rule("4.1")
def use_card(state: State, card: int) -> None:
    """The card leaves the game."""
    state.seats[state.seat].tech -= one_card(card)
    state.seats[state.seat].tech_count -= 1
    state.tech_gone += one_card(card)


@rule("4.2")
def overdrive(state: State) -> None:
    """Two more actions this turn."""
    use_card(state, Tech.OVERDRIVE)
    state.actions_left += OVERDRIVE_ACTIONS


@rule("4.3")
def recall(state: State, index: int) -> None:
    """The UMV to any surface space."""
    use_card(state, Tech.RECALL)
    state.seats[state.seat].at = UNDERGROUND + index


@rule("4.4")
def why_not_seismic(state: State) -> Reason:
    """At least one neighbouring space underground with solid rock or rubble."""
    reason = why_not_tech(state, Tech.SEISMIC)
    if reason != Reason.OK:
        return reason
    for index in range(MOST_NEIGHBOURS):
        if is_shaken(state, index):
            return Reason.OK
    return Reason.SEISMIC_NO_ROCK


@rule("4.4")
def is_shaken(state: State, index: int) -> bool:
    """Whether solid rock or rubble lies on that neighbour of the UMV."""
    space = neighbour_underground(state.board, int(state.seats[state.seat].at), index)
    if space == NOWHERE:
        return False
    return state.tiles[space] == Tile.ROCK or state.tiles[space] == Tile.RUBBLE


@rule("4.4")
def seismic(state: State) -> None:
    """All solid rock and rubble next to the UMV is gone; the UMV stays."""
    use_card(state, Tech.SEISMIC)
    for index in range(MOST_NEIGHBOURS):
        if is_shaken(state, index):
            at = int(state.seats[state.seat].at)
            remove_tile(state, neighbour_underground(state.board, at, index))


@rule("4.5")
def why_not_tractor(state: State, target: int) -> Reason:
    """A resource or alien tile at most four spaces away along the row or column, and a bay."""
    reason = why_not_tech(state, Tech.TRACTOR)
    if reason != Reason.OK:
        return reason
    at = int(state.seats[state.seat].at)
    if is_on_surface(at):
        return Reason.TRACTOR_ON_SURFACE
    distance = distance_in_line(at, target)
    if distance == NOWHERE:
        return Reason.TRACTOR_NOT_IN_LINE
    if distance > TRACTOR_REACH:
        return Reason.TRACTOR_TOO_FAR
    if not is_token(int(state.tiles[target])):
        return Reason.TRACTOR_NOTHING_TO_TAKE
    if free_bays(state, int(state.seat)) <= 0:
        return Reason.TRACTOR_NO_FREE_BAY
    return Reason.OK


@kernel
def distance_in_line(one: int, other: int) -> int:
    """How far apart two spaces of a row or a column underground are; NOWHERE if of neither."""
    if is_on_surface(other):
        return NOWHERE
    if one // MOST_COLUMNS == other // MOST_COLUMNS:
        return abs(one - other)
    if one % MOST_COLUMNS == other % MOST_COLUMNS:
        return abs(one - other) // MOST_COLUMNS
    return NOWHERE


@rule("4.5")
def tractor(state: State, target: int) -> None:
    """Take the tile into a bay; the UMV stays."""
    use_card(state, Tech.TRACTOR)
    load_token(state, int(state.tiles[target]))
    remove_tile(state, target)


@rule("4.6")
def phase(state: State) -> None:
    """The next Drive of this turn passes tiles and UMVs free of charge."""
    use_card(state, Tech.PHASE)
    state.phasing = True


@rule("4.7")
def uplink(state: State) -> None:
    """Unload, build and fulfil contracts anywhere this turn."""
    use_card(state, Tech.UPLINK)
    state.uplink = True


@rule("4.8")
def transmute(state: State) -> None:
    """Up to two swaps this turn."""
    use_card(state, Tech.TRANSMUTE)
    state.swaps_left += SWAPS


@rule("4.8")
def why_not_swap(state: State, given: int, taken: int) -> Reason:
    """One ore of the warehouse for another of the four; X-anium neither way."""
    if state.swaps_left == 0:
        return Reason.SWAP_NONE_LEFT
    if given == Resource.XANIUM or taken == Resource.XANIUM:
        return Reason.SWAP_XANIUM
    if given == taken:
        return Reason.SWAP_SAME_ORE
    if state.seats[state.seat].warehouse[given] == 0:
        return Reason.SWAP_NOT_IN_WAREHOUSE
    return Reason.OK


@rule("4.8")
def swap(state: State, given: int, taken: int) -> None:
    """Exchange one for one."""
    state.swaps_left -= 1
    state.seats[state.seat].warehouse[given] -= 1
    state.seats[state.seat].warehouse[taken] += 1


@rule("4.9")
def why_not_replicate(state: State, ore: int) -> Reason:
    """An ore, not X-anium, that the warehouse holds."""
    reason = why_not_tech(state, Tech.REPLICATE)
    if reason != Reason.OK:
        return reason
    if ore == Resource.XANIUM:
        return Reason.REPLICATE_XANIUM
    if state.seats[state.seat].warehouse[ore] == 0:
        return Reason.REPLICATE_NOT_IN_WAREHOUSE
    return Reason.OK


@rule("4.9")
def replicate(state: State, ore: int) -> None:
    """One more of it."""
    use_card(state, Tech.REPLICATE)
    state.seats[state.seat].warehouse[ore] += 1


@rule("4.10")
def why_not_cell(state: State) -> Reason:
    """Fewer than eight batteries."""
    reason = why_not_tech(state, Tech.CELL)
    if reason != Reason.OK:
        return reason
    if state.seats[state.seat].batteries >= MOST_BATTERIES:
        return Reason.CELL_FULL
    return Reason.OK


@rule("4.10")
def cell(state: State) -> None:
    """Batteries to eight."""
    use_card(state, Tech.CELL)
    state.seats[state.seat].batteries = MOST_BATTERIES


@rule("4.11")
def why_not_hack(state: State, chosen: int) -> Reason:
    """Only slots that hold a contract; `chosen` has one bit for each slot."""
    reason = why_not_tech(state, Tech.HACK)
    if reason != Reason.OK:
        return reason
    for slot in range(CONTRACT_SLOTS):
        if chosen >> slot & 1 and why_not_choose(state, slot) != Reason.OK:
            return Reason.HACK_NO_CONTRACT
    return Reason.OK


@rule("4.11")
def hack(state: State, chosen: int) -> None:
    """The chosen contracts go under the deck in slot order; then the slots are filled again."""
    use_card(state, Tech.HACK)
    for slot in range(CONTRACT_SLOTS):
        if chosen >> slot & 1:
            put_under_deck(state, int(state.contracts[slot].needs))
            state.contracts[slot].needs = NO_CONTRACT
    for slot in range(CONTRACT_SLOTS):
        if chosen >> slot & 1:
            maybe_deal_contract(state, slot)


@kernel
def put_under_deck(state: State, needs: int) -> None:
    """The card becomes the last of the deck."""
    for place in range(state.contracts_left, 0, -1):
        state.contract_deck[place] = state.contract_deck[place - 1]
    state.contract_deck[0] = needs
    state.contracts_left += 1
    state.contracts_hacked += 1
