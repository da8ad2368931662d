"""Editions: boards, debris, equipment, contracts and tech cards, from a file and into the box."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from digsite.core.edition import Edition, EditionText
from digsite.core.edition_faults import wrong, wrong_in
from digsite.core.errors import quoted
from digsite.undermining.boards import WORDS, Drawing, ImpossibleBoard, put_into, read_picture
from digsite.undermining.rules.mat import one_card
from digsite.undermining.rules.refinery import NEED_BITS
from digsite.undermining.table.state import (
    CONTRACT_SLOTS,
    EQUIPMENT_NAMES,
    MOST_CONTRACTS,
    MOST_COPIES,
    MOST_IN_BAG,
    MOST_TECH,
    MOST_WANTED,
    RESOURCE_NAMES,
    TECH_NAMES,
    TILE_NAMES,
    State,
)

DEBRIS_NAMES: Final = tuple(name for name in TILE_NAMES if name not in ("none", "rubble"))
MOST_BOARDS: Final = 99
MOST_OF_A_KIND: Final = 999
MOST_EQUIPMENT: Final = 25
BOARD_NAME: Final = re.compile(r"[a-z0-9][a-z0-9_-]{0,29}")


@dataclass(frozen=True)
class DrawnBoard:
    """One side of a board."""

    name: str
    drawing: Drawing
    source: str


@dataclass(frozen=True)
class Debris:
    """Tiles that show the same."""

    tile: str
    count: int
    source: str


@dataclass(frozen=True)
class EquipmentKind:
    """One kind of equipment: what it costs and how often it is in the workshop."""

    name: str
    cost: int
    count: int
    source: str


@dataclass(frozen=True)
class ContractCard:
    """What one contract wants."""

    needs: int
    source: str


@dataclass(frozen=True)
class TechCard:
    """A kind of tech card and how often it is in the box."""

    name: str
    count: int
    source: str


@dataclass(frozen=True)
class UnderminingEdition(Edition):
    """What is in the box."""

    boards: tuple[DrawnBoard, ...]
    debris: tuple[Debris, ...]
    equipment: tuple[EquipmentKind, ...]
    contracts: tuple[ContractCard, ...]
    tech: tuple[TechCard, ...]

    @property
    def options(self) -> Mapping[str, tuple[str, ...]]:
        return {"board": tuple(board.name for board in self.boards)}


def needs_number(amounts: Mapping[str, int]) -> int:
    """Wanted resources as the one number the state keeps."""
    return sum(amounts.get(name, 0) << NEED_BITS * kind for kind, name in enumerate(RESOURCE_NAMES))


def read_edition(text: str, source: str) -> UnderminingEdition:
    """The edition written in a file's text; raises BadEdition with the line and the reason."""
    tables = {"board", "debris", "equipment", "contract", "tech"}
    file = EditionText(text, source, game="undermining", keys=tables)
    edition = UnderminingEdition(
        file.name,
        text,
        boards=tuple(_board(file, i, entry) for i, entry in enumerate(file.entries("board"))),
        debris=_in_order(file, "debris", "tile", DEBRIS_NAMES, _debris),
        equipment=_in_order(file, "equipment", "name", EQUIPMENT_NAMES, _equipment),
        contracts=tuple(_contract(file, i) for i, _ in enumerate(file.entries("contract"))),
        tech=_in_order(file, "tech", "name", TECH_NAMES, _tech),
    )
    _check_contents(file, edition)
    return edition


@cache
def default_edition() -> UnderminingEdition:
    """The set that Digsite ships."""
    text = files("digsite.undermining").joinpath("components.toml").read_text("utf-8")
    return read_edition(text, "components.toml")


def open_box(players: int, options: Mapping[str, str], edition: UnderminingEdition) -> State:
    """A state with the components in the box and the board chosen, nothing laid out."""
    state = State()
    state.players = players
    names = [board.name for board in edition.boards]
    state.choice = names.index(options["board"])
    put_into(state, edition.boards[state.choice].drawing)
    for debris in edition.debris:
        state.box.debris[TILE_NAMES.index(debris.tile)] = debris.count
    for kind, equipment in enumerate(edition.equipment):
        state.box.equipment[kind], state.box.cost[kind] = equipment.count, equipment.cost
    state.box.contracts = len(edition.contracts)
    for place, card in enumerate(edition.contracts):
        state.box.contract[place] = card.needs
    state.box.tech = sum(
        card.count * one_card(TECH_NAMES.index(card.name)) for card in edition.tech
    )
    return state


def _board(file: EditionText, index: int, entry: dict[str, Any]) -> DrawnBoard:
    file.allow_only({"name", "picture", "source"}, "board", index)
    reason = wrong_in(WORDS, "boards", most=MOST_BOARDS)
    file.require(index < MOST_BOARDS, reason, "board", index)
    name = entry.get("name")
    good = isinstance(name, str) and BOARD_NAME.fullmatch(name)
    reason = wrong_in(WORDS, "board-name")
    file.require(good, reason, "board", index, "name")
    earlier = [other.get("name") for other in file.data["board"][:index]]
    reason = wrong_in(WORDS, "board-twice", name=quoted(name))
    file.require(name not in earlier, reason, "board", index, "name")
    picture = entry.get("picture")
    reason = wrong_in(WORDS, "board-picture")
    file.require(isinstance(picture, str), reason, "board", index, "picture")
    try:
        drawing = read_picture(str(picture))
    except ImpossibleBoard as error:
        file.fail(error.reason, line=_picture_line(file, index, error.line))
    return DrawnBoard(str(name), drawing, file.provenance("board", index))


def _picture_line(file: EditionText, index: int, line: int | None) -> int | None:
    """Where a line of the picture stands in the file; the key's own line if that is unclear."""
    start = file.line_of("board", index, "picture")
    if start is None or line is None:
        return start
    opening = file.text.splitlines()[start - 1].rstrip()
    return start + 1 + line if opening.endswith(('"""', "'''")) else start


def _in_order(
    file: EditionText, table: str, key: str, names: tuple[str, ...], read: Any
) -> tuple[Any, ...]:
    """The entries of a table whose entries are known by name, each at most once, in our order."""
    found: dict[str, Any] = {}
    for index, entry in enumerate(file.entries(table)):
        word = entry.get(key, "")
        known = isinstance(word, str) and word in names
        choices = wrong("one-of", key=key, choices=", ".join(names))
        file.require(known, choices, table, index, key)
        reason = wrong_in(WORDS, "twice", name=word)
        file.require(word not in found, reason, table, index, key)
        found[word] = read(file, index, word)
    return tuple(found[name] for name in names if name in found)


def _debris(file: EditionText, index: int, name: str) -> Debris:
    file.allow_only({"tile", "count", "source"}, "debris", index)
    count = file.number("debris", index, "count", 0, MOST_OF_A_KIND)
    return Debris(name, count, file.provenance("debris", index))


def _equipment(file: EditionText, index: int, name: str) -> EquipmentKind:
    file.allow_only({"name", "cost", "count", "source"}, "equipment", index)
    count = file.number("equipment", index, "count", 0, MOST_EQUIPMENT)
    cost = _amounts(file, "equipment", index, "cost")
    return EquipmentKind(name, cost, count, file.provenance("equipment", index))


def _contract(file: EditionText, index: int) -> ContractCard:
    file.allow_only({"needs", "source"}, "contract", index)
    needs = _amounts(file, "contract", index, "needs")
    return ContractCard(needs, file.provenance("contract", index))


def _tech(file: EditionText, index: int, name: str) -> TechCard:
    file.allow_only({"name", "count", "source"}, "tech", index)
    several = "count" in file.data["tech"][index]
    count = file.number("tech", index, "count", 1, MOST_COPIES) if several else 1
    return TechCard(name, count, file.provenance("tech", index))


def _amounts(file: EditionText, table: str, index: int, key: str) -> int:
    amounts = file.data[table][index].get(key)
    reason = wrong_in(WORDS, "amounts", key=key)
    file.require(isinstance(amounts, dict), reason, table, index, key)
    assert isinstance(amounts, dict)
    for resource, amount in amounts.items():
        names = ", ".join(RESOURCE_NAMES)
        known = wrong_in(WORDS, "resource", key=key, choices=names, found=quoted(resource))
        file.require(resource in RESOURCE_NAMES, known, table, index, key)
        is_number = isinstance(amount, int) and not isinstance(amount, bool)
        bounds = wrong("number", key=resource, low=1, high=MOST_WANTED)
        file.require(is_number and 1 <= amount <= MOST_WANTED, bounds, table, index, key)
    file.require(amounts, wrong_in(WORDS, "no-amounts", key=key), table, index, key)
    return needs_number(amounts)


def _check_contents(file: EditionText, edition: UnderminingEdition) -> None:
    for table, names, entries in (
        ("debris", DEBRIS_NAMES, [debris.tile for debris in edition.debris]),
        ("equipment", EQUIPMENT_NAMES, [kind.name for kind in edition.equipment]),
    ):
        missing = [name for name in names if name not in entries]
        reason = wrong_in(WORDS, "missing", table=table, names=", ".join(missing))
        file.require(not missing, reason, table, 0)
    cards = len(edition.contracts)
    bounds = wrong_in(WORDS, "contracts", least=CONTRACT_SLOTS, most=MOST_CONTRACTS, found=cards)
    file.require(CONTRACT_SLOTS <= cards <= MOST_CONTRACTS, bounds, "contract", 0)
    deck = sum(card.count for card in edition.tech)
    bounds = wrong_in(WORDS, "tech-cards", most=MOST_TECH, found=deck)
    file.require(deck <= MOST_TECH, bounds, "tech", 0)
    rock = sum(debris.count for debris in edition.debris if debris.tile == "rock")
    total = sum(debris.count for debris in edition.debris)
    for index, board in enumerate(edition.boards):
        spaces, top = len(board.drawing.ground), len(board.drawing.top_row)
        reason = wrong_in(WORDS, "too-few-tiles", spaces=spaces, tiles=total)
        file.require(total >= spaces, reason, "board", index, "picture")
        reason = wrong_in(WORDS, "too-little-rock", wanted=top, found=rock)
        file.require(rock >= top, reason, "board", index, "picture")
        reason = wrong_in(WORDS, "full-bag", left=total - spaces, most=MOST_IN_BAG)
        file.require(total - spaces <= MOST_IN_BAG, reason, "board", index, "picture")
