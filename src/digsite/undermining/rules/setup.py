"""Chapter 1, Set-up: the board and its debris, the workshop, the decks, the piles, the mats."""

from digsite.core.chance import Chance, draw
from digsite.core.rounds import choose_first_player
from digsite.core.rule import kernel, rule
from digsite.undermining.rules.contract import maybe_deal_contract
from digsite.undermining.rules.mat import copies
from digsite.undermining.rules.spaces import is_bedrock
from digsite.undermining.rules.turn import lapse, start_turn
from digsite.undermining.table.state import (
    CONTRACT_SLOTS,
    HIGHEST_REWARD,
    KINDS_OF_EQUIPMENT,
    KINDS_OF_TECH,
    KINDS_OF_TILE,
    LOWEST_REWARD,
    MOST_COLUMNS,
    MOST_CONTRACTS,
    MOST_REWARDS,
    MOST_ROWS,
    MOST_TECH,
    NO_CONTRACT,
    NOBODY,
    NOWHERE,
    RESOURCES,
    UNDERGROUND,
    Ending,
    Phase,
    State,
    Tile,
)


@rule("1.1", "1.8")
def set_up(state: State, first: int) -> None:
    """Lay out a new game from the box; the first player is drawn at random, unless chosen."""
    fill_workshop(state)
    shuffle_tech_deck(state)
    shuffle_contract_deck(state)
    pile_star_bucks(state)
    take_mats(state)
    lay_out_debris(state)
    choose_first_player(state, first)
    take_batteries(state)
    state.phase = Phase.PLAYING
    state.ending = Ending.NONE
    state.seat = state.first
    state.round = 1
    state.progress_round = 0
    state.last_turns = False
    state.last_seat = NOBODY
    state.is_view = False
    lapse(state)
    start_turn(state)


@rule("1.3")
def fill_workshop(state: State) -> None:
    """All equipment lies in the workshop."""
    for kind in range(KINDS_OF_EQUIPMENT):
        state.workshop[kind] = state.box.equipment[kind]


@rule("1.4")
def shuffle_tech_deck(state: State) -> None:
    """The tech cards lie face down."""
    state.tech_left = 0
    state.tech_gone = 0
    for place in range(MOST_TECH):
        state.tech_deck[place] = 0
    for card in range(KINDS_OF_TECH):
        for _ in range(copies(int(state.box.tech), card)):
            state.tech_deck[state.tech_left] = card
            state.tech_left += 1
    for place in range(state.tech_left - 1, 0, -1):
        other = draw(state.chance, place + 1)
        card = state.tech_deck[place]
        state.tech_deck[place] = state.tech_deck[other]
        state.tech_deck[other] = card


@rule("1.5")
def shuffle_contract_deck(state: State) -> None:
    """The contract deck lies face up; its first three cards become the active contracts."""
    state.contracts_left = state.box.contracts
    state.contracts_hacked = 0
    state.contracts_gone = 0
    for place in range(MOST_CONTRACTS):
        state.contract_deck[place] = state.box.contract[place]
    for place in range(state.contracts_left - 1, 0, -1):
        other = draw(state.chance, place + 1)
        needs = state.contract_deck[place]
        state.contract_deck[place] = state.contract_deck[other]
        state.contract_deck[other] = needs
    for slot in range(CONTRACT_SLOTS):
        state.contracts[slot].needs = NO_CONTRACT
        maybe_deal_contract(state, slot)


@rule("1.5")
def pile_star_bucks(state: State) -> None:
    """A pile for each active contract: 8-6-5-3, with four players 8-7-5-4-3, with five 8 to 3."""
    for slot in range(CONTRACT_SLOTS):
        contract = state.contracts[slot]
        contract.left = 0
        for stars in range(LOWEST_REWARD, HIGHEST_REWARD + 1):
            contract.stars[stars - LOWEST_REWARD] = 0
        for stars in range(LOWEST_REWARD, HIGHEST_REWARD + 1):
            if is_in_pile(stars, int(state.players)):
                contract.stars[contract.left] = stars
                contract.left += 1
    for place in range(MOST_REWARDS):
        state.rewards[place] = 0
    state.rewards_taken = 0


@rule("1.5")
def is_in_pile(stars: int, players: int) -> bool:
    """Which rewards are used with this number of players."""
    if stars == 6:
        return players != 4
    if stars == 4 or stars == 7:
        return players >= 4
    return True


@rule("1.6")
def take_mats(state: State) -> None:
    """Everybody takes a mat with nothing on it; the UMVs are not on the board yet."""
    for seat in range(state.players):
        mat = state.seats[seat]
        mat.at = NOWHERE
        for token in range(RESOURCES + 1):
            mat.cargo[token] = 0
        for resource in range(RESOURCES):
            mat.warehouse[resource] = 0
        for kind in range(KINDS_OF_EQUIPMENT):
            mat.equipment[kind] = 0
        mat.tech = 0
        mat.tech_count = 0
        mat.star_bucks = 0
        state.won[seat] = False


@rule("1.7")
def lay_out_debris(state: State) -> None:
    """One tile on every space underground: solid rock in the top row, random ones elsewhere."""
    for kind in range(KINDS_OF_TILE):
        state.stock[kind] = state.box.debris[kind]
    for row in range(MOST_ROWS):
        state.tunnels[row] = 0
    for space in range(UNDERGROUND):
        state.tiles[space] = Tile.NONE
        if space < MOST_COLUMNS and not is_bedrock(state.board, space):
            state.tiles[space] = Tile.ROCK
            state.stock[Tile.ROCK] -= 1
    left = tiles_in_stock(state)
    for space in range(MOST_COLUMNS, UNDERGROUND):
        if not is_bedrock(state.board, space):
            state.tiles[space] = draw_from_stock(state, left, state.chance)
            left -= 1
    state.in_bag = left
    for place in range(left):
        state.bag[place] = draw_from_stock(state, left - place, state.chance)


@kernel
def tiles_in_stock(state: State) -> int:
    """How many tiles are still to be laid out."""
    left = 0
    for kind in range(KINDS_OF_TILE):
        left += state.stock[kind]
    return left


@kernel
def draw_from_stock(state: State, left: int, chance: Chance) -> int:
    """Draw one of the `left` tiles of the stock, each equally likely."""
    which = draw(chance, left)
    kind = 0
    while which >= state.stock[kind]:
        which -= state.stock[kind]
        kind += 1
    state.stock[kind] -= 1
    return kind


@rule("1.8")
def take_batteries(state: State) -> None:
    """One battery for the first player, two for the second and so on."""
    for seat in range(state.players):
        order = (seat + state.players - state.first) % state.players
        state.seats[seat].batteries = order + 1
