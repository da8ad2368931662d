"""What happened at the table, told from the states before and after an action."""

from collections.abc import Mapping
from typing import Any, Final

from digsite.core.event_words import Colour, Named, Scores, Slots, Word
from digsite.core.events import turn_events
from digsite.undermining.public.write import write_needs
from digsite.undermining.rules.drive import spaces_per_drive
from digsite.undermining.rules.scoring import score
from digsite.undermining.rules.spaces import (
    MOST_NEIGHBOURS,
    are_neighbours,
    is_bedrock,
    is_occupied,
    neighbour_underground,
)
from digsite.undermining.table.actions import TABLE
from digsite.undermining.table.state import (
    NOWHERE,
    RESOURCE_NAMES,
    SPACE_NAMES,
    SURFACE,
    TECH_NAMES,
    TILE_NAMES,
    UNDERGROUND,
    State,
    Tile,
    Token,
)

Ways = dict[int, tuple[int, list[int]]]
"""By the space they lead to: how many UMVs they pass, and all their spaces."""

ORE: Final = Named("ore-name", "ore")
WORDS: Final[Mapping[str, Word]] = {
    "last_seat": Colour(),
    "given": ORE,
    "taken": ORE,
    "tech": Named("tech-name", "card"),
    "scores": Scores(),
    "slots": Slots(),
}
"""What the entries of events, and of the reasons for a move, stand for."""


def events(before: State, action: int, after: State) -> list[dict[str, Any]]:
    """The events of one action; what only the acting seat may know is marked `secret`."""
    chosen = TABLE.action(action)
    verb, _, card = chosen.family.partition(" ")
    event: dict[str, Any] = {"event": verb, "seat": int(before.seat)}
    if card:
        event["card"] = card
    match chosen.family, chosen.words:
        case (("enter" | "portal" | "tech recall"), (name,)):
            event["space"] = name
        case (("drill" | "tech tractor"), (name,)):
            event |= {"space": name, "tile": TILE_NAMES[before.tiles[SPACE_NAMES.index(name)]]}
        case "drive", (name,):
            event |= {"space": name, "batteries": batteries_spent(before, after)}
        case "unload", _:
            event |= unloaded(before, after)
        case "build", (name,):
            event |= {"equipment": name, "paid": paid(before, after)}
        case "contract", (slot,):
            event |= fulfilled(before, int(slot) - 1, after)
        case "tech seismic", _:
            event["spaces"] = tiles_removed(before, after)
        case "swap", (given, taken):
            event |= {"given": given, "taken": taken}
        case "tech replicate", (ore,):
            event["ore"] = ore
        case "tech hack", (slots,):
            event |= {"slots": slots, "contracts": [write_needs(c.needs) for c in after.contracts]}
    scores = [int(score(after, seat)) for seat in range(after.players)]
    turns = turn_events(before, after, scores=scores)
    return [event, *last_turn_events(before, after), *turns]


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
    """The first pile has run out, or there is no contract any more: then `pile` is null."""
    if before.last_turns or not after.last_turns:
        return []
    empty = [slot for slot, contract in enumerate(after.contracts, start=1) if contract.left == 0]
    return [
        {
            "event": "last_turns",
            "seat": int(after.seat),
            "last_seat": int(after.last_seat),
            "pile": empty[0] if empty else None,
        }
    ]


def way(before: State, action: int) -> list[str]:
    """The spaces of a Drive from the first to the last; none for other actions.

    The rules only say what it costs. Among the ways that cost so little this is a shortest one.
    """
    chosen = TABLE.action(action)
    if chosen.family != "drive":
        return []
    target = SPACE_NAMES.index(chosen.words[0])
    return [SPACE_NAMES[space] for space in _cheapest(before, target)]


def _cheapest(before: State, target: int) -> list[int]:
    start = int(before.seats[before.seat].at)
    ways: Ways = {start: (0, [start])}
    found = []
    for _ in range(spaces_per_drive(before)):
        ways = _one_space_on(before, ways)
        found += [ways[target]] if target in ways else []
    # The first of those that pass as few is the shortest.
    return min(found, key=lambda one: one[0])[1]


def _one_space_on(state: State, ways: Ways) -> Ways:
    """The ways that are longer by one."""
    longer: Ways = {}
    for passed, spaces in ways.values():
        for space in _enterable(state, spaces[-1]):
            # An occupied space that is entered is passed, for no Drive ends there.
            further = passed + (is_occupied(state, space) and not state.phasing)
            if space not in longer or further < longer[space][0]:
                longer[space] = (further, [*spaces, space])
    return longer


def _enterable(state: State, space: int) -> list[int]:
    """The neighbouring spaces that a Drive may enter."""
    below = [int(neighbour_underground(state.board, space, n)) for n in range(MOST_NEIGHBOURS)]
    surface = range(UNDERGROUND, UNDERGROUND + SURFACE)
    return [
        *(other for other in below if other != NOWHERE and _is_open(state, other)),
        *(other for other in surface if are_neighbours(state.board, space, other)),
    ]


def _is_open(state: State, space: int) -> bool:
    if is_bedrock(state.board, space):
        return False
    return bool(state.phasing or state.tiles[space] == Tile.NONE)
