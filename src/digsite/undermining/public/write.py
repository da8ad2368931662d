"""The public JSON of a game of Undermining, written from a state or a view."""

from functools import lru_cache
from typing import Any

from digsite.core.forms import UNKNOWN
from digsite.undermining.boards import drawing_of
from digsite.undermining.rules.mat import bays, copies, slots
from digsite.undermining.rules.refinery import wanted
from digsite.undermining.rules.scoring import score
from digsite.undermining.table.state import (
    COLOURS,
    NO_CONTRACT,
    NOBODY,
    NOWHERE,
    RESOURCE_NAMES,
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
        "seats": [write_seat(state, seat) for seat in seats],
        "contracts": [write_contract(contract) for contract in state.contracts],
        "contract_deck": write_contract_deck(state),
        "tech_deck": write_tech_deck(state),
        "bag": write_bag(state),
        "scores": [int(score(state, seat)) for seat in seats],
        "winners": [seat for seat in seats if state.won[seat]] if over else None,
    }
    return {key: data[key] for key in ORDER}


def known_besides(seat: int) -> list[tuple[str, int]]:
    """A seat knows its own cards."""
    return [("seats", seat)]


def write_besides(state: State, seat: int, spectators_view: dict[str, Any]) -> dict[str, Any]:
    """The public JSON of a seat's view, made from a spectator's."""
    seats = spectators_view["seats"].copy()
    seats[seat] = write_seat(state, seat)
    return spectators_view | {"seats": seats}


def write_board(state: State) -> dict[str, Any]:
    drawing = drawing_of(state)
    return {
        "columns": int(drawing.columns),
        "rows": int(drawing.rows),
        "bedrock": list(_names(drawing.bedrock)),
        "portals": list(_names(drawing.portals)),
        "refineries": list(_names(drawing.refineries)),
    }


@lru_cache(maxsize=256)
def _names(spaces: tuple[int, ...]) -> tuple[str, ...]:
    """Sorted names; there are only so many boards."""
    return tuple(sorted(SPACE_NAMES[space] for space in spaces))


def write_tiles(state: State) -> dict[str, str]:
    none = Tile.NONE
    spaces = zip(SPACE_NAMES, state.tiles, strict=True)
    return {space: TILE_NAMES[tile] for space, tile in spaces if tile != none}


def write_seat(state: State, seat: int) -> dict[str, Any]:
    mat = state.seats[seat]
    held: list[str] | int = int(mat.tech_count)
    if mat.tech != UNKNOWN:
        held = sorted(
            name for card, name in enumerate(TECH_NAMES) for _ in range(copies(int(mat.tech), card))
        )
    plain = mat.public()
    return {
        "colour": COLOURS[seat],
        "at": None if mat.at == NOWHERE else SPACE_NAMES[mat.at],
        "batteries": plain["batteries"],
        "bays": bays(state, seat),
        "slots": slots(int(state.players)),
        "cargo": plain["cargo"],
        "warehouse": plain["warehouse"],
        "equipment": plain["equipment"],
        "tech": held,
        "stars": stars_of(state, seat),
    }


def stars_of(state: State, seat: int) -> list[int]:
    """The star-buck tiles of a seat in order of receipt."""
    taken = state.rewards[: state.rewards_taken]
    return [int(code % REWARD_CODE) for code in taken if code // REWARD_CODE == seat]


def write_needs(needs: int) -> dict[str, int] | None:
    """Only wanted resources are named; null where there is no contract."""
    return None if needs == NO_CONTRACT else dict(_amounts(int(needs)))


@lru_cache(maxsize=256)
def _amounts(needs: int) -> tuple[tuple[str, int], ...]:
    """What a contract wants of each resource; the box has only so many contracts."""
    amounts = ((name, int(wanted(needs, kind))) for kind, name in enumerate(RESOURCE_NAMES))
    return tuple((name, amount) for name, amount in amounts if amount)


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
