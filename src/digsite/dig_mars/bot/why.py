"""Why a player of Dig Mars would choose an action: which sentence says so, and its facts.

Everything here starts from a state that `blind` has left for the seat to play, so it can tell no
more than that seat may know.
"""

from typing import Any

from digsite.core.contract import Why
from digsite.dig_mars.bot.distances import NOWHERE, nearest_prospect, steps_between
from digsite.dig_mars.bot.worth import PROMISE, prospect
from digsite.dig_mars.public.preview import preview
from digsite.dig_mars.rules.carry import carrying_level
from digsite.dig_mars.rules.cooperation import players_on
from digsite.dig_mars.rules.scoring import fortune_to_declare
from digsite.dig_mars.table.actions import TABLE
from digsite.dig_mars.table.state import (
    COLOURS,
    HIGHEST_LEVEL,
    SPACE_NAMES,
    SPACES,
    State,
    top_tile,
)


def why(state: State, action: int) -> Why:
    """The name of the sentence and its facts, for a legal action."""
    chosen = TABLE.action(action)
    spaces = [SPACE_NAMES.index(word) for word in chosen.words if word in SPACE_NAMES]
    match chosen.family:
        case "place":
            return _why_place(state, spaces[0])
        case "dig":
            return _why_dig(state, spaces[0])
        case "carry":
            return _why_carry(state, action)
        case "move":
            return _why_move(state, *spaces)
        case "upgrade fleet":
            return "fleet", _ground(state, spaces[0])
        case "upgrade digging":
            level = state.seats[state.seat].digging + 1
            return "digging", {"level": level, "count": _newly_dug(state, level)}
        case "upgrade carrying":
            level = state.seats[state.seat].carrying + 1
            return "carrying", {"level": level, "count": _newly_carried(state, level)}
        case "inspect":
            return "inspect", {"cell": chosen.words[0], "dig": int(top_tile(state, spaces[0]).dig)}
        case "relocate":
            return _why_relocate(state, COLOURS.index(chosen.words[0]), *spaces)
        case word:
            return word, {}


def _why_place(state: State, space: int) -> Why:
    """What can be dug there and around it, and who else is there."""
    near = (n for n in range(SPACES) if steps_between(space, n) == 1)
    around = [n for n in near if prospect(state, int(state.seat), n, 1) > 0]
    can_dig = prospect(state, int(state.seat), space, 1) > 0
    facts = {
        "dig": int(top_tile(state, space).dig),
        "around": [SPACE_NAMES[n] for n in around],
        "shared": "yes" if players_on(state, space) > 0 else "no",
    }
    return "place" if can_dig else "place-hard", facts


def _why_dig(state: State, space: int) -> Why:
    """What the ground is known to hold, or holds on average for one who carries it off."""
    tile = top_tile(state, space)
    if state.seats[state.seat].inspected[space]:
        return "dig-known", {"fortune": int(tile.fortune), "carry": int(tile.carry)}
    level = min(HIGHEST_LEVEL, int(carrying_level(state, space)))
    others = int(players_on(state, space)) - 1
    return "dig", {"promise": round(PROMISE[tile.dig][level], 1), "others": others}


def _why_carry(state: State, action: int) -> Why:
    """Who gets how much, and whether that is enough to declare victory."""
    shares = {one["colour"]: one["change"] for one in preview(state, action)["fortune"]}
    own = shares.get(COLOURS[state.seat], 0)
    reached = state.seats[state.seat].fortune + own >= fortune_to_declare(int(state.players))
    facts = {"fortune": own, "shares": shares, "reached": "yes" if reached else "no"}
    return "carry" if len(shares) < 2 else "carry-shared", facts


def _why_move(state: State, origin: int, target: int) -> Why:
    """What is found there, or what lies on the way."""
    seat = int(state.seat)
    if prospect(state, seat, target, 1) > 0:
        word = "move-treasure" if state.stacks[target].explored else "move-ground"
        return word, _ground(state, target)
    goal = nearest_prospect(state, origin, target)
    if goal != NOWHERE:
        return "move-towards", _ground(state, goal)
    return "move", {"cell": SPACE_NAMES[target]}


def _why_relocate(state: State, owner: int, origin: int, target: int) -> Why:
    """One's own station is moved to something, another's away from something."""
    if owner == state.seat:
        return _why_move(state, origin, target)
    facts = {"owner": owner, "cell": SPACE_NAMES[origin]}
    if state.seats[state.seat].stations[origin] > 0:
        return "relocate-sharer", facts
    return "relocate", facts


def _ground(state: State, space: int) -> dict[str, Any]:
    """A space and what can be seen of its top tile; without a tile its difficulty is 0."""
    facts: dict[str, Any] = {"cell": SPACE_NAMES[space], "dig": 0, "fortune": 0}
    if state.stacks[space].height > 0:
        tile = top_tile(state, space)
        facts["dig"] = int(tile.dig)
        if state.stacks[space].explored:
            facts["fortune"] = int(tile.fortune)
    facts["shown"] = "yes" if state.stacks[space].explored else "no"
    return facts


def _newly_dug(state: State, level: int) -> int:
    """How many stacks show ground of just this difficulty."""
    tops = (n for n in range(SPACES) if state.stacks[n].height and not state.stacks[n].explored)
    return sum(top_tile(state, n).dig == level for n in tops)


def _newly_carried(state: State, level: int) -> int:
    """How many treasures lie open that weigh just this much."""
    tops = (n for n in range(SPACES) if state.stacks[n].height and state.stacks[n].explored)
    return sum(top_tile(state, n).carry == level for n in tops)
