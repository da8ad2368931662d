"""Chapter 6, What a seat may see, and how what it cannot see is dealt again.

`blind` is the only door through which a state leaves for a player, a spectator or a bot.
`redeal` starts from what `blind` leaves and uses nothing else, so whatever searches on its deals
cannot peek.
"""

from typing import Final

from digsite.core.chance import Chance, draw, forget
from digsite.core.forms import UNKNOWN
from digsite.core.rule import kernel, rule
from digsite.undermining.rules.contract import card_like
from digsite.undermining.rules.mat import copies, one_card
from digsite.undermining.rules.setup import draw_from_stock, tiles_in_stock
from digsite.undermining.table.actions import (
    CONTRACT,
    END,
    HACK,
    HACKED_SLOTS,
    RECHARGE,
    TABLE,
    UNLOAD,
)
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

REVEALING: Final = TABLE.belongs_to("end", *(f"tech {card}" for card in TECH_NAMES))
"""Actions that always do: a card is shown when it is played."""


@rule("6.1")
def blind(state: State, seat: int) -> None:
    """Leave only what the seat may know; any number that is no seat is a spectator."""
    forget(state.chance)
    if state.phase == Phase.OVER:
        return
    state.is_view = True
    for other in range(state.players):
        if other != seat:
            state.seats[other].tech = UNKNOWN
    for place in range(state.contracts_hacked, state.contracts_left - 1):
        state.contract_deck[place] = UNKNOWN
    for place in range(state.tech_left):
        state.tech_deck[place] = UNKNOWN
    for place in range(state.in_bag):
        state.bag[place] = UNKNOWN


@rule("6.2")
def redeal(state: State, seat: int, chance: Chance) -> None:
    """Deal again everything the seat cannot know, each possible deal equally likely.

    Whoever watched knows which cards have left the game and which were put under the deck: unseen
    cards are all others that are not in sight. Of the tiles in the bag nobody knows more than that
    they are not in sight.
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
    seen = int(state.contracts_gone)
    for slot in range(CONTRACT_SLOTS):
        seen |= 1 << card_like(state, int(state.contracts[slot].needs), seen)
    for place in range(state.contracts_left):
        if state.contract_deck[place] != UNKNOWN:
            seen |= 1 << card_like(state, int(state.contract_deck[place]), seen)
    box = (1 << state.box.contracts) - 1
    for place in range(state.contracts_left):
        if state.contract_deck[place] == UNKNOWN:
            if seen & box == box:
                seen = 0
            card = draw_bit(box & ~seen, int(state.box.contracts), chance)
            state.contract_deck[place] = state.box.contract[card]
            seen |= 1 << card


@rule("6.2")
def deal_tech(state: State, chance: Chance) -> None:
    """Other seats' cards and the deck; a position set up by hand may need others besides."""
    unseen, others = 0, 0
    for card in range(KINDS_OF_TECH):
        unseen += unseen_copies(state, card) * one_card(card)
        others += other_copies(state, card) * one_card(card)
    for seat in range(state.players):
        mat = state.seats[seat]
        if mat.tech == UNKNOWN:
            mat.tech = 0
            for _ in range(mat.tech_count):
                if unseen == 0:
                    unseen, others = others, 0
                card = draw_card(unseen, chance)
                mat.tech += one_card(card)
                unseen -= one_card(card)
    for place in range(state.tech_left):
        if unseen == 0:
            unseen, others = others, 0
        card = draw_card(unseen, chance)
        state.tech_deck[place] = card
        unseen -= one_card(card)


@rule("6.2")
def unseen_copies(state: State, card: int) -> int:
    """How many of a tech card of the box were neither used nor are in sight."""
    left = copies(int(state.box.tech), card) - copies(int(state.tech_gone), card)
    return max(left - copies_in_sight(state, card), 0)


@kernel
def other_copies(state: State, card: int) -> int:
    """How many of a tech card may be hidden besides: those used, or one that the box has not."""
    most = max(copies(int(state.box.tech), card), 1)
    return max(most - unseen_copies(state, card) - copies_in_sight(state, card), 0)


@kernel
def copies_in_sight(state: State, card: int) -> int:
    """How many of a tech card are in hands that are not hidden."""
    seen = 0
    for seat in range(state.players):
        if state.seats[seat].tech != UNKNOWN:
            seen += copies(int(state.seats[seat].tech), card)
    return seen


@kernel
def draw_card(cards: int, chance: Chance) -> int:
    """One of the tech cards, each equally likely; there must be at least one."""
    count = 0
    for card in range(KINDS_OF_TECH):
        count += copies(cards, card)
    which = draw(chance, count)
    card = 0
    while which >= copies(cards, card):
        which -= copies(cards, card)
        card += 1
    return card


@kernel
def draw_bit(bits: int, length: int, chance: Chance) -> int:
    """One of the bits that are set, each equally likely; at least one must be."""
    count = 0
    for bit in range(length):
        count += bits >> bit & 1
    which = draw(chance, count)
    for bit in range(length):
        if bits >> bit & 1:
            if which == 0:
                return bit
            which -= 1
    return 0


@rule("6.2")
def deal_bag(state: State, chance: Chance) -> None:
    """The tiles that were not laid out are among those not in sight; failing that, solid rock."""
    for kind in range(KINDS_OF_TILE):
        state.stock[kind] = state.box.debris[kind]
    for space in range(UNDERGROUND):
        state.stock[tile_in_box(int(state.tiles[space]))] -= 1
    for seat in range(state.players):
        for token in range(RESOURCES):
            mat = state.seats[seat]
            seen = mat.cargo[token] + mat.warehouse[token]
            state.stock[Tile.URANIUM + token] -= seen
        state.stock[Tile.ALIEN] -= state.seats[seat].cargo[Token.ALIEN]
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


@kernel
def gambles(state: State, action: int) -> bool:
    """A tech card may be any; of the contracts in the deck only the next one is in sight."""
    if action == UNLOAD:
        return state.seats[state.seat].cargo[Token.ALIEN] > 0 and state.tech_left > 0
    if HACK <= action < END:
        chosen = HACKED_SLOTS[action - HACK]
        return chosen & (chosen - 1) != 0
    return False
