"""What an action of Dig Mars will yield, told before it is played.

Everything here starts from a state that `blind` has left for the seat to play, so it can tell no
more than that seat may know. Numbers come from the rules: from their functions, or from playing
the action on a copy and comparing.
"""

from typing import Any, Final

from digsite.core.actions import Legal
from digsite.core.forms import UNKNOWN
from digsite.dig_mars.public.events import fortune_gained
from digsite.dig_mars.rules.carry import carrying_level
from digsite.dig_mars.rules.dig import digging_level
from digsite.dig_mars.rules.scoring import fortune_to_declare
from digsite.dig_mars.rules.turn import lapse
from digsite.dig_mars.table.actions import (
    CARRY,
    DIG,
    INSPECT,
    MOVE,
    PLACE,
    RELOCATE,
    RELOCATE_OWNER,
    TABLE,
    UPGRADE_FLEET,
    play,
    why_not,
)
from digsite.dig_mars.table.legal import legal_actions
from digsite.dig_mars.table.reasons import Reason
from digsite.dig_mars.table.state import (
    COLOURS,
    COLUMNS,
    HIGHEST_LEVEL,
    MOST_PLAYERS,
    SPACE_NAMES,
    SPACES,
    Bonus,
    Mat,
    Phase,
    State,
    top_tile,
)

BONUS_OF: Final = {
    "dig": "extra_dig",
    "carry": "extra_carry",
    "inspect": "inspect",
    "relocate": "relocate",
}
"""The bonus action that stands in for an action of the turn."""


def components(edition: Any) -> dict[str, Any]:
    """What the board needs to be drawn and no view tells: the goal, the limits."""
    goals = {str(players): fortune_to_declare(players) for players in range(2, MOST_PLAYERS + 1)}
    return {"fortune_to_declare": goals, "highest_level": HIGHEST_LEVEL}


def attempts(state: State, space: str | None) -> list[int]:
    """Everything the seat to play might try on a space, or on none, in the order of the rules."""
    if space is None:
        return [TABLE.ids[name] for name in _without_space(state)]
    here = SPACE_NAMES.index(space)
    if state.phase == Phase.PLACING:
        return [PLACE + here]
    stations = state.seats[state.seat].stations
    origins = [origin for origin in range(SPACES) if stations[origin] and origin != here]
    found = [DIG + here, CARRY + here]
    found += [MOVE + origin * SPACES + here for origin in origins]
    found += _legal(state, range(MOVE + here * SPACES, MOVE + (here + 1) * SPACES))
    found += [UPGRADE_FLEET + here, INSPECT + here]
    for owner in range(state.players):
        start = RELOCATE + owner * RELOCATE_OWNER
        found += _legal(state, range(start + here, start + RELOCATE_OWNER, SPACES))
        found += _legal(state, range(start + here * SPACES, start + (here + 1) * SPACES))
    return found


def attempts_with(state: State, verb: str) -> list[int]:
    """What the seat to play might mean by an action of its turn: each station with it once."""
    stations = state.seats[state.seat].stations
    own = [space for space in range(SPACES) if stations[space]]
    match verb:
        case "dig":
            return [DIG + space for space in own]
        case "carry":
            return [CARRY + space for space in own]
        case "move":
            return [MOVE + space * SPACES + _beside(space) for space in own]
        case "upgrade":
            fleet = UPGRADE_FLEET + (own[0] if own else 0)
            return [TABLE.ids["upgrade digging"], TABLE.ids["upgrade carrying"], fleet]
        case _:
            return []


def _beside(space: int) -> int:
    """A neighbouring space: above if there is one, else to the left, else to the right."""
    if space >= COLUMNS:
        return space - COLUMNS
    return space - 1 if space > 0 else space + 1


def _without_space(state: State) -> tuple[str, ...]:
    if state.phase == Phase.PLACING:
        return ()
    return ("upgrade digging", "upgrade carrying", "declare", "end")


def _legal(state: State, actions: range) -> list[int]:
    return [action for action in actions if why_not(state, action) == Reason.OK]


def preview(state: State, action: int) -> dict[str, Any]:
    """The outcome of an action as far as the seat can know it; only what applies is named."""
    chosen = TABLE.action(action)
    outcome: dict[str, Any] = {}
    if chosen.family in ("dig", "carry"):
        outcome |= _level(state, SPACE_NAMES.index(chosen.words[0]), digs=chosen.family == "dig")
    if chosen.family in ("dig", "carry", "inspect"):
        outcome |= _tile(state, SPACE_NAMES.index(chosen.words[0]))
    if chosen.family in ("move", "relocate"):
        outcome |= {"from": chosen.words[-2], "to": chosen.words[-1]}
    if why_not(state, action) == Reason.OK:
        after = state.copy()
        play(after, action)
        outcome |= _shows(state, chosen.family, after)
        outcome |= _compare(state, after, chosen.family)
    return outcome | _lapses(state) if chosen.family == "end" else outcome


def _lapses(state: State) -> dict[str, Any]:
    """What could still be used and is lost with the end of the turn."""
    kept = state.copy()
    lapse(kept)
    if _legal_ids(state) <= _legal_ids(kept):
        return {}
    bonuses = {bonus: int(getattr(state.bonuses, bonus)) for bonus in BONUS_OF.values()}
    left = {bonus: count for bonus, count in bonuses.items() if count}
    return {"lapses": {"actions": int(state.actions_left), "bonuses": left}}


def _legal_ids(state: State) -> set[int]:
    legal = Legal()
    return set(legal.ids[: legal_actions(state, legal)])


def _level(state: State, space: int, *, digs: bool) -> dict[str, Any]:
    """The level needed, and how the level reached is made up."""
    if state.stacks[space].height == 0 or state.seats[state.seat].stations[space] == 0:
        return {}
    tile, mat = top_tile(state, space), state.seats[state.seat]
    needed, own = (tile.dig, mat.digging) if digs else (tile.carry, mat.carrying)
    reached = (digging_level if digs else carrying_level)(state, space)
    helpers = []
    for seat in range(state.players):
        # One's own first station is the one that digs or carries; all others help.
        stations = int(state.seats[seat].stations[space]) - (seat == state.seat)
        if stations > 0:
            helpers.append({"seat": seat, "colour": COLOURS[seat], "stations": stations})
    level = {"needed": _known(needed), "reached": int(reached), "own": int(own), "help": helpers}
    return {"level": level}


def _tile(state: State, space: int) -> dict[str, Any]:
    """The tile concerned, as far as it is known."""
    if state.stacks[space].height == 0:
        return {}
    tile = top_tile(state, space)
    outcome: dict[str, Any] = {"tile": tile.public()}
    if not state.stacks[space].explored and tile.bonus > Bonus.NONE:
        outcome["gains"] = Bonus(tile.bonus).name.lower()
    return outcome


def _shows(before: State, family: str, after: State) -> dict[str, Any]:
    """What becomes visible, and to whom."""
    if family == "dig":
        return {"shows": "treasure"}
    if family == "inspect":
        return {"shows": "treasure_secretly"}
    if family != "carry":
        return {"shows": None}
    space = next(n for n in range(SPACES) if after.stacks[n].height != before.stacks[n].height)
    empties = after.stacks[space].height == 0
    return {"shows": None if empties else "ground", "empties": empties}


def _compare(before: State, after: State, family: str) -> dict[str, Any]:
    """What the action costs and brings: the difference between before and after."""
    outcome: dict[str, Any] = {}
    same_turn = after.seat == before.seat and after.phase == before.phase == Phase.PLAYING
    changes = fortune_gained(before, after)
    if same_turn:
        paid = -min(0, changes.get(COLOURS[before.seat], 0))
        outcome["cost"] = {
            "actions": int(before.actions_left - after.actions_left),
            "fortune": paid,
            "bonus": BONUS_OF.get(family) if after.actions_left == before.actions_left else None,
        }
        outcome["actions_left"] = int(after.actions_left)
    if family in ("carry", "upgrade digging", "upgrade carrying", "upgrade fleet"):
        outcome["fortune"] = [
            {"seat": COLOURS.index(colour), "colour": colour, "change": change}
            for colour, change in changes.items()
        ]
    outcome |= _equipment(before.seats[before.seat], after.seats[before.seat])
    over = after.phase == Phase.OVER
    outcome["next_seat"] = None if over or after.seat == before.seat else int(after.seat)
    outcome["ends_game"] = over
    return outcome


def _equipment(before: Mat, after: Mat) -> dict[str, Any]:
    for name in ("digging", "carrying", "fleet"):
        level = int(getattr(after, name))
        if level != getattr(before, name):
            return {"equipment": name, "to_level": level}
    return {}


def _known(value: int) -> int | None:
    return None if value == UNKNOWN else int(value)
