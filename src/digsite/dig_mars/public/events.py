"""What happened at the table, told from the states before and after an action."""

from collections.abc import Mapping
from typing import Any, Final

from digsite.core.event_words import Changes, Colour, Parts, Scores, Word
from digsite.core.events import turn_events
from digsite.dig_mars.table.actions import TABLE
from digsite.dig_mars.table.state import COLOURS, SPACE_NAMES, State, top_tile

WORDS: Final[Mapping[str, Word]] = {
    "owner": Colour(),
    "shares": Changes(counted="sharers"),
    "tile": Parts(),
    "fortunes": Scores(),
}
"""What the entries of events, and of the reasons for a move, stand for."""


def events(before: State, action: int, after: State) -> list[dict[str, Any]]:
    """The events of one action; what only the acting seat may know is marked `secret`."""
    chosen = TABLE.action(action)
    event: dict[str, Any] = {"event": chosen.family.split()[0], "seat": int(before.seat)}
    match chosen.family, chosen.words:
        case ("place" | "dig" | "carry" | "inspect") as family, (name,):
            event["space"] = name
            if family in ("dig", "carry", "inspect"):
                event["tile"] = top_tile(before, SPACE_NAMES.index(name)).public()
            if family == "dig":
                event["extra"] = before.bonuses.extra_dig > 0
            if family == "carry":
                event["extra"] = before.bonuses.extra_carry > 0
                event["shares"] = fortune_gained(before, after)
            if family == "inspect":
                event["secret"] = ["tile"]
        case "move", (origin, target):
            event |= {"from": origin, "to": target}
        case ("upgrade digging" | "upgrade carrying" | "upgrade fleet") as family, words:
            equipment = family.split()[1]
            event |= {
                "equipment": equipment,
                "level": int(getattr(after.seats[before.seat], equipment)),
                "cost": -sum(fortune_gained(before, after).values()),
            }
            if words:
                event["space"] = words[0]
        case "relocate", (owner, origin, target):
            event |= {"owner": COLOURS.index(owner), "from": origin, "to": target}
    fortunes = [int(after.seats[seat].fortune) for seat in range(after.players)]
    return [event, *turn_events(before, after, fortunes=fortunes)]


def fortune_gained(before: State, after: State) -> dict[str, int]:
    """How much fortune each seat gained or, negative, paid."""
    changes = {}
    for seat, colour in enumerate(COLOURS[: before.players]):
        change = int(after.seats[seat].fortune) - int(before.seats[seat].fortune)
        if change:
            changes[colour] = change
    return changes
