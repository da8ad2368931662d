"""What happened at the table, told from the states before and after an action."""

from collections.abc import Mapping
from typing import Any, Final

from digsite.core.events import turn_events
from digsite.core.words import Named, Seat, Word
from digsite.undermining.public.write import write_needs
from digsite.undermining.rules.scoring import score
from digsite.undermining.table.actions import TABLE
from digsite.undermining.table.state import (
    RESOURCE_NAMES,
    SPACE_NAMES,
    TECH_NAMES,
    TILE_NAMES,
    State,
    Token,
)

ORE: Final = Named("ore-name", "ore")
WORDS: Final[Mapping[str, Word]] = {
    "last_seat": Seat(),
    "given": ORE,
    "taken": ORE,
    "tech": Named("tech-name", "card"),
}
"""What the entries of events, and of the reasons for a move, stand for."""


def events(before: State, number: int, after: State) -> list[dict[str, Any]]:
    """The events of one action; what only the acting seat may know is marked `secret`."""
    action = TABLE.action(number)
    verb, _, card = action.family.partition(" ")
    told: dict[str, Any] = {"event": verb, "seat": int(before.seat)}
    if card:
        told["card"] = card
    match action.family, action.words:
        case (("enter" | "portal" | "tech recall"), (name,)):
            told["space"] = name
        case (("drill" | "tech tractor"), (name,)):
            told |= {"space": name, "tile": TILE_NAMES[before.tiles[SPACE_NAMES.index(name)]]}
        case "drive", (name,):
            told |= {"space": name, "batteries": batteries_spent(before, after)}
        case "unload", _:
            told |= unloaded(before, after)
        case "build", (name,):
            told |= {"equipment": name, "paid": paid(before, after)}
        case "contract", (slot,):
            told |= fulfilled(before, int(slot) - 1, after)
        case "tech seismic", _:
            told["spaces"] = tiles_removed(before, after)
        case "swap", (given, taken):
            told |= {"given": given, "taken": taken}
        case "tech replicate", (ore,):
            told["ore"] = ore
        case "tech hack", (slots,):
            told |= {"slots": slots, "contracts": [write_needs(c.needs) for c in after.contracts]}
    scores = [int(score(after, seat)) for seat in range(after.players)]
    turns = turn_events(before, after, scores=scores)
    return [told, *last_turn_events(before, after), *turns]


def batteries_spent(before: State, after: State) -> int:
    return int(before.seats[before.seat].batteries - after.seats[before.seat].batteries)


def unloaded(before: State, after: State) -> dict[str, Any]:
    """The resources by kind, and the tech cards drawn: how many is seen by all, which is not."""
    cargo = before.seats[before.seat].cargo
    drawn = before.tech_deck[after.tech_left : before.tech_left][::-1]
    return {
        "resources": {name: int(cargo[kind]) for kind, name in enumerate(RESOURCE_NAMES)},
        "aliens": int(cargo[Token.ALIEN]),
        "cards": len(drawn),
        "tech": [TECH_NAMES[card] for card in drawn],
        "secret": ["tech"],
    }


def paid(before: State, after: State) -> dict[str, int]:
    """What left the warehouse, by kind."""
    old, new = before.seats[before.seat].warehouse, after.seats[before.seat].warehouse
    return {name: int(old[kind] - new[kind]) for kind, name in enumerate(RESOURCE_NAMES)}


def fulfilled(before: State, slot: int, after: State) -> dict[str, Any]:
    """The contract, its reward and the card that took its place."""
    contract = before.contracts[slot]
    return {
        "slot": slot + 1,
        "needs": write_needs(contract.needs),
        "paid": paid(before, after),
        "stars": int(contract.stars[contract.left - 1]),
        "next": write_needs(after.contracts[slot].needs),
    }


def tiles_removed(before: State, after: State) -> list[str]:
    """The spaces that have lost their tile."""
    tiles = zip(SPACE_NAMES, before.tiles, after.tiles, strict=True)
    return sorted(name for name, old, new in tiles if old != new)


def last_turn_events(before: State, after: State) -> list[dict[str, Any]]:
    """The first pile has run out."""
    if before.last_turns or not after.last_turns:
        return []
    return [{"event": "last_turns", "seat": int(after.seat), "last_seat": int(after.last_seat)}]
