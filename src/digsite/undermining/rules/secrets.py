"""Chapter 6, What a seat may see, and how what it cannot see is dealt again.

`blind` is the only door through which a state leaves for a player, a spectator or a bot.
`redeal` starts from what `blind` leaves and uses nothing else, so whatever searches on its deals
cannot peek.
"""

from typing import Final

from digsite.core.chance import Chance, draw, forget
from digsite.core.forms import UNKNOWN
from digsite.core.rule import kernel, rule
from digsite.undermining.rules.setup import draw_from_stock, tiles_in_stock
from digsite.undermining.table.actions import CONTRACT, RECHARGE, TABLE, UNLOAD
from digsite.undermining.table.state import (
    CONTRACT_SLOTS,
    KINDS_OF_TECH,
    KINDS_OF_TILE,
    RESOURCES,
    TECH_NAMES,
    UNDERGROUND,
    Phase,
    State,
    Tile,
    Token,
)

ALL_TECH: Final = (1 << KINDS_OF_TECH) - 1
REVEALING: Final = TABLE.belongs_to("end", *(f"tech {card}" for card in TECH_NAMES))
"""Actions that always do: a card is shown when it is played."""


@rule("6.1")
def blind(state: State, seat: int) -> None:
    """Leave only what the seat may know; any number that is no seat is a spectator."""
    forget(state.chance)
    if state.phase == Phase.OVER:
        return
    state.is_view = True
    for number in range(state.players):
        if number != seat:
            state.seats[number].tech = UNKNOWN
    for place in range(state.contracts_left - 1):
        state.contract_deck[place] = UNKNOWN
    for place in range(state.tech_left):
        state.tech_deck[place] = UNKNOWN
    for place in range(state.in_bag):
        state.bag[place] = UNKNOWN


@rule("6.2")
def redeal(state: State, seat: int, chance: Chance) -> None:
    """Deal again everything the seat cannot know, each possible deal equally likely.

    What has left the game is not part of a view, so unseen cards and tiles come from all that are
    not in sight.
    """
    blind(state, seat)
    if state.phase == Phase.OVER:
        return
    deal_contracts(state, chance)
    deal_tech(state, chance)
    deal_bag(state, chance)
    state.is_view = False


@rule("6.2")
def deal_contracts(state: State, chance: Chance) -> None:
    """The cards below the top one; a position set up by hand may need cards of the box twice."""
    unseen = (1 << state.box.contracts) - 1
    for slot in range(CONTRACT_SLOTS):
        unseen = without_contract(state, int(state.contracts[slot].needs), unseen)
    if state.contracts_left > 0:
        top = int(state.contract_deck[state.contracts_left - 1])
        unseen = without_contract(state, top, unseen)
    for place in range(state.contracts_left - 1):
        if unseen == 0:
            unseen = (1 << state.box.contracts) - 1
        number = draw_bit(unseen, int(state.box.contracts), chance)
        state.contract_deck[place] = state.box.contract[number]
        unseen &= ~(1 << number)


@kernel
def without_contract(state: State, needs: int, unseen: int) -> int:
    """Take one card of this kind out, if one is there."""
    for number in range(state.box.contracts):
        if unseen >> number & 1 and state.box.contract[number] == needs:
            return unseen & ~(1 << number)
    return unseen


@rule("6.2")
def deal_tech(state: State, chance: Chance) -> None:
    """Other seats' cards and the deck; no card is there twice."""
    unseen = int(state.box.tech)
    others = ALL_TECH & ~unseen
    for number in range(state.players):
        if state.seats[number].tech != UNKNOWN:
            unseen &= ~state.seats[number].tech
            others &= ~state.seats[number].tech
    for number in range(state.players):
        hand = state.seats[number]
        if hand.tech == UNKNOWN:
            hand.tech = 0
            for _ in range(hand.tech_count):
                card = draw_card(unseen, others, chance)
                hand.tech |= 1 << card
                unseen &= ~(1 << card)
                others &= ~(1 << card)
    for place in range(state.tech_left):
        card = draw_card(unseen, others, chance)
        state.tech_deck[place] = card
        unseen &= ~(1 << card)
        others &= ~(1 << card)


@kernel
def draw_card(unseen: int, others: int, chance: Chance) -> int:
    """A tech card of the box not in sight; set up by hand, there may be others besides."""
    return draw_bit(unseen if unseen != 0 else others, KINDS_OF_TECH, chance)


@kernel
def draw_bit(bits: int, length: int, chance: Chance) -> int:
    """One of the bits that are set, each equally likely; at least one must be."""
    count = 0
    for number in range(length):
        count += bits >> number & 1
    which = draw(chance, count)
    for number in range(length):
        if bits >> number & 1:
            if which == 0:
                return number
            which -= 1
    return 0


@rule("6.2")
def deal_bag(state: State, chance: Chance) -> None:
    """The tiles that were not laid out are among those not in sight; failing that, solid rock."""
    for kind in range(KINDS_OF_TILE):
        state.stock[kind] = state.box.debris[kind]
    for space in range(UNDERGROUND):
        state.stock[tile_in_box(int(state.tiles[space]))] -= 1
    for number in range(state.players):
        for token in range(RESOURCES):
            seat = state.seats[number]
            seen = seat.cargo[token] + seat.warehouse[token]
            state.stock[Tile.URANIUM + token] -= seen
        state.stock[Tile.ALIEN] -= state.seats[number].cargo[Token.ALIEN]
    for kind in range(KINDS_OF_TILE):
        if kind == Tile.NONE or state.stock[kind] < 0:
            state.stock[kind] = 0
    left = tiles_in_stock(state)
    for place in range(state.in_bag):
        state.bag[place] = Tile.ROCK
        if left > 0:
            state.bag[place] = draw_from_stock(state, left, chance)
            left -= 1
    for kind in range(KINDS_OF_TILE):
        state.stock[kind] = 0


@kernel
def tile_in_box(tile: int) -> int:
    """Rubble is the other side of solid rock."""
    return Tile.ROCK.value if tile == Tile.RUBBLE else tile


@rule("6.3")
def reveals(state: State, action: int) -> bool:
    """Whether playing the action shows anybody something new, or passes the turn on."""
    if action == UNLOAD:
        return state.seats[state.seat].cargo[Token.ALIEN] > 0 and state.tech_left > 0
    if CONTRACT <= action < RECHARGE:
        return state.contracts_left > 1 and state.contracts[action - CONTRACT].left > 1
    return REVEALING[action]
