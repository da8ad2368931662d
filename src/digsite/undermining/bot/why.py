"""Why a player of Undermining would choose an action: which sentence says so, and its facts.

Everything here starts from a state that `blind` has left for the seat to play, so it can tell no
more than that seat may know.
"""

from typing import Any

from digsite.core.actions import Action
from digsite.core.contract import Why
from digsite.undermining.bot.distances import is_homeward, steps_between, way_home
from digsite.undermining.bot.worth import missing, reward, worth_of_tile
from digsite.undermining.public.preview import preview
from digsite.undermining.rules.mat import free_bays, tokens_in_bays, upgrades_built
from digsite.undermining.rules.refinery import can_pay
from digsite.undermining.rules.scoring import value_of_upgrades
from digsite.undermining.rules.spaces import has_refinery
from digsite.undermining.table.actions import TABLE
from digsite.undermining.table.state import (
    CONTRACT_SLOTS,
    SPACE_NAMES,
    TILE_NAMES,
    TOKEN_NAMES,
    UNDERGROUND,
    State,
    Tile,
)


def why(state: State, action: int) -> Why:
    """The name of the sentence and its facts, for a legal action."""
    chosen = TABLE.action(action)
    outcome = preview(state, action)
    match chosen.family:
        case "drill":
            return _why_drill(state, SPACE_NAMES.index(chosen.words[0]), outcome)
        case "enter" | "drive" | "portal":
            return _why_going(state, SPACE_NAMES.index(chosen.words[0]))
        case "unload":
            return "unload", {"warehouse": outcome["warehouse"], "cards": outcome["cards"]}
        case "build":
            built = upgrades_built(state, int(state.seat))
            stars = value_of_upgrades(built + 1) - value_of_upgrades(built)
            return "build", {"equipment": chosen.words[0], "stars": stars}
        case "contract":
            last = "yes" if outcome["last_turns"] else "no"
            return "contract", {"stars": outcome["stars"], "last": last}
        case "recharge":
            return "recharge", {"batteries": outcome["batteries"]}
        case "boost":
            return _why_boost(state, outcome)
        case family if family.startswith("tech "):
            return _why_tech(state, chosen, outcome)
        case "swap":
            given, taken = chosen.words
            return "swap", {"given": given, "taken": taken}
        case word:
            return word, {}


def _why_drill(state: State, space: int, outcome: dict[str, Any]) -> Why:
    """What is loaded and what it is wanted for, or what lies beyond the rock."""
    tile = int(state.tiles[space])
    if tile < Tile.URANIUM:
        word = "rock" if tile == Tile.ROCK else "rubble"
        at = int(state.seats[state.seat].at)
        if is_homeward(state, int(state.seat)) and way_home(state, space) < way_home(state, at):
            return f"drill-{word}-home", {}
        goal = _goal(state, space)
        return (f"drill-{word}", goal) if goal else ("drill-empty", {})
    if tile == Tile.ALIEN:
        return "drill-alien", {}
    seat = int(state.seat)
    facts = {"cargo": outcome["cargo"], "free": int(free_bays(state, seat)) - 1}
    return "drill", facts | _contract_completed(state, tile - Tile.URANIUM)


def _contract_completed(state: State, resource: int) -> dict[str, Any]:
    """The best contract for which only this resource is missing; number 0 without one."""
    seat = int(state.seat)
    then = state.copy()
    then.seats[seat].cargo[resource] += 1
    best = {"contract": 0, "stars": 0}
    for slot in range(CONTRACT_SLOTS):
        needs, stars = int(state.contracts[slot].needs), int(reward(state, slot))
        if stars > best["stars"] and missing(state, seat, needs) > missing(then, seat, needs) == 0:
            best = {"contract": slot + 1, "stars": stars}
    return best


def _why_going(state: State, target: int) -> Why:
    """Home with the cargo, or to what is wanted."""
    seat = int(state.seat)
    at = int(state.seats[seat].at)
    cargo = {name: int(n) for name, n in zip(TOKEN_NAMES, state.seats[seat].cargo, strict=True)}
    is_nearer = at >= 0 and way_home(state, target) < way_home(state, at)
    if is_nearer and (is_homeward(state, seat) or any(cargo.values())):
        if has_refinery(state.board, target):
            return "go-refinery", {"tokens": sum(cargo.values())}
        return "go-home", {"steps": way_home(state, target)}
    goal = _goal(state, target)
    return ("go", goal) if goal else ("go-empty", {})


def _goal(state: State, space: int) -> dict[str, Any]:
    """The tile that draws a player most from a space; nothing where no ore is left."""
    seat = int(state.seat)
    worth = {
        other: worth_of_tile(state, seat, int(state.tiles[other]))
        / (1 + steps_between(state.board, space, other))
        for other in range(UNDERGROUND)
        if other != space and state.tiles[other] >= Tile.URANIUM
    }
    if not worth:
        return {}
    best = max(worth, key=worth.__getitem__)
    return {
        "cell": SPACE_NAMES[best],
        "found": TILE_NAMES[state.tiles[best]],
        "steps": int(steps_between(state.board, space, best)),
    }


def _why_boost(state: State, outcome: dict[str, Any]) -> Why:
    """What the extra action is wanted for."""
    mat = state.seats[state.seat]
    if has_refinery(state.board, int(mat.at)):
        for slot in range(CONTRACT_SLOTS):
            if reward(state, slot) > 0 and can_pay(state, int(state.contracts[slot].needs)):
                return "boost-contract", {"contract": slot + 1}
        if tokens_in_bays(state, int(state.seat)) > 0:
            return "boost-unload", {}
    goal = _goal(state, int(mat.at))
    if goal and goal["steps"] == 1 and not is_homeward(state, int(state.seat)):
        return "boost-drill", goal
    return "boost", {"batteries": outcome["batteries"]}


def _why_tech(state: State, chosen: Action, outcome: dict[str, Any]) -> Why:
    """What the card does here."""
    card = chosen.family.partition(" ")[2]
    facts: dict[str, Any] = {}
    match card:
        case "recall":
            tokens = tokens_in_bays(state, int(state.seat))
            facts = {"cell": chosen.words[0], "tokens": int(tokens)}
        case "seismic":
            facts = {"spaces": list(outcome["tiles"])}
        case "tractor":
            tile = state.tiles[SPACE_NAMES.index(chosen.words[0])]
            facts = {"cell": chosen.words[0], "found": TILE_NAMES[tile]}
        case "replicate":
            facts = {"taken": chosen.words[0]}
        case "cell":
            facts = {"batteries": outcome["batteries"]}
        case "hack":
            facts = {"slots": list(chosen.words[0])}
    return f"tech-{card}", facts
