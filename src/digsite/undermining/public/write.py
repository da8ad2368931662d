"""The public JSON of a game of Undermining, written from a state or a view."""

from typing import Any

from digsite.core.forms import UNKNOWN
from digsite.undermining.boards import drawing_of
from digsite.undermining.edition import ORE_NAMES
from digsite.undermining.rules.mat import bays, slots
from digsite.undermining.rules.refinery import wanted
from digsite.undermining.rules.scoring import score
from digsite.undermining.table.state import (
    COLOURS,
    NO_CONTRACT,
    NOBODY,
    NOWHERE,
    REWARD_CODE,
    SPACE_NAMES,
    TECH_NAMES,
    TILE_NAMES,
    Contract,
    Phase,
    State,
    Tile,
)

ORDER = (
    *("game", "rules_version", "players", "options", "phase", "seat", "first", "round"),
    *("progress_round", "last_seat", "actions_left", "drill_steps_left", "building", "phasing"),
    *("uplink", "swaps_left", "board", "tiles", "seats", "workshop", "contracts"),
    *("contract_deck", "tech_deck", "bag", "last_turns", "scores", "winners", "ending"),
)


def write_public(state: State, head: dict[str, Any]) -> dict[str, Any]:
    """The public JSON of a state or a view; `head` is what comes before the state itself."""
    over = state.phase == Phase.OVER
    seats = range(state.players)
    data = head | state.public()
    data |= {
        "last_seat": None if state.last_seat == NOBODY else int(state.last_seat),
        "board": write_board(state),
        "tiles": write_tiles(state),
        "seats": [write_seat(state, number) for number in seats],
        "contracts": [write_contract(contract) for contract in state.contracts],
        "contract_deck": write_contract_deck(state),
        "tech_deck": write_tech_deck(state),
        "bag": write_bag(state),
        "scores": [int(score(state, number)) for number in seats],
        "winners": [number for number in seats if state.won[number]] if over else None,
    }
    return {key: data[key] for key in ORDER}


def write_board(state: State) -> dict[str, Any]:
    drawing = drawing_of(state)
    return {
        "columns": int(drawing.columns),
        "rows": int(drawing.rows),
        "bedrock": sorted(SPACE_NAMES[space] for space in drawing.bedrock),
        "portals": sorted(SPACE_NAMES[space] for space in drawing.portals),
        "refineries": sorted(SPACE_NAMES[space] for space in drawing.refineries),
    }


def write_tiles(state: State) -> dict[str, str]:
    return {
        SPACE_NAMES[space]: TILE_NAMES[tile]
        for space, tile in enumerate(state.tiles)
        if tile != Tile.NONE
    }


def write_seat(state: State, number: int) -> dict[str, Any]:
    seat = state.seats[number]
    held: list[str] | int = int(seat.tech_count)
    if seat.tech != UNKNOWN:
        held = sorted(name for card, name in enumerate(TECH_NAMES) if seat.tech >> card & 1)
    plain = seat.public()
    return {
        "colour": COLOURS[number],
        "at": None if seat.at == NOWHERE else SPACE_NAMES[seat.at],
        "batteries": plain["batteries"],
        "bays": bays(state, number),
        "slots": slots(int(state.players)),
        "cargo": plain["cargo"],
        "warehouse": plain["warehouse"],
        "equipment": plain["equipment"],
        "tech": held,
        "stars": stars_of(state, number),
    }


def stars_of(state: State, number: int) -> list[int]:
    """The star-buck tiles of a seat in order of receipt."""
    taken = state.rewards[: state.rewards_taken]
    return [int(code % REWARD_CODE) for code in taken if code // REWARD_CODE == number]


def write_needs(needs: int) -> dict[str, int] | None:
    """Only wanted ores are named; null where there is no contract."""
    if needs == NO_CONTRACT:
        return None
    amounts = {ore: int(wanted(needs, place)) for place, ore in enumerate(ORE_NAMES)}
    return {ore: amount for ore, amount in amounts.items() if amount}


def write_contract(contract: Contract) -> dict[str, Any]:
    pile = contract.stars[: contract.left]
    return {"needs": write_needs(contract.needs), "stars": [int(stars) for stars in pile[::-1]]}


def write_contract_deck(state: State) -> Any:
    deck = state.contract_deck[: state.contracts_left][::-1]
    if state.is_view:
        return {"next": write_needs(deck[0]) if deck else None, "left": len(deck)}
    return [write_needs(needs) for needs in deck]


def write_tech_deck(state: State) -> list[str] | int:
    if state.is_view:
        return int(state.tech_left)
    return [TECH_NAMES[card] for card in state.tech_deck[: state.tech_left][::-1]]


def write_bag(state: State) -> list[str] | int:
    if state.is_view:
        return int(state.in_bag)
    return [TILE_NAMES[tile] for tile in state.bag[: state.in_bag]]
