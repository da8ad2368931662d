"""What an action of Undermining will yield, told before it is played.

Everything here starts from a state that `blind` has left for the seat to play, so it can tell no
more than that seat may know. Numbers come from the rules: from their functions, or from playing
the action on a copy and comparing.
"""

from collections.abc import Sequence
from typing import Any, Final

from digsite.core.actions import Legal
from digsite.core.edition import Edition
from digsite.core.forms import UNKNOWN
from digsite.undermining.edition import UnderminingEdition
from digsite.undermining.public.write import write_needs
from digsite.undermining.rules.mat import SLOTS, copies
from digsite.undermining.rules.refinery import jokers, missing
from digsite.undermining.rules.scoring import score, value_of_upgrades
from digsite.undermining.rules.spaces import (
    MOST_NEIGHBOURS,
    has_portal,
    is_bedrock,
    neighbour_underground,
)
from digsite.undermining.rules.turn import has_entered, lapse
from digsite.undermining.table.actions import (
    BUILD,
    CONTRACT,
    DRILL,
    DRIVE,
    ENTER,
    HACK_CHOICES,
    PORTAL,
    RECALL,
    TABLE,
    TRACTOR,
    play,
    why_not,
)
from digsite.undermining.table.legal import legal_actions
from digsite.undermining.table.reasons import Reason
from digsite.undermining.table.state import (
    EQUIPMENT_NAMES,
    MOST_BATTERIES,
    NO_CONTRACT,
    NOWHERE,
    ORE_NAMES,
    RESOURCE_NAMES,
    SPACE_NAMES,
    TILE_NAMES,
    TOKEN_NAMES,
    UNDERGROUND,
    Mat,
    Phase,
    State,
    Tech,
    Tile,
)

CARDS_ALONE: Final = ("overdrive", "seismic", "phase", "uplink", "transmute", "cell")
"""Cards that are played without choosing anything."""


def components(edition: Edition) -> dict[str, Any]:
    """What the board and the result are drawn with and no view tells: costs, limits, values."""
    assert isinstance(edition, UnderminingEdition)
    costs = {kind.name: write_needs(kind.cost) for kind in edition.equipment}
    return {
        "costs": costs,
        "most_batteries": MOST_BATTERIES,
        "value_of_upgrades": [int(value_of_upgrades(built)) for built in range(SLOTS + 1)],
    }


def attempts(state: State, space: str | None) -> list[int]:
    """Everything the seat to play might try on a space, or on none, in the order of the rules."""
    if space is None:
        return [TABLE.ids[name] for name in _without_space(state)]
    here = SPACE_NAMES.index(space)
    surface = here - UNDERGROUND
    if not has_entered(state):
        return [ENTER + surface] if surface >= 0 else [DRILL + here]
    found = [DRILL + here, DRIVE + here] if surface < 0 else [DRIVE + here]
    if here == state.seats[state.seat].at:
        found = [TABLE.ids["unload"], TABLE.ids["recharge"]]
    if has_portal(state.board, here):
        found.append(PORTAL + here)
    if surface >= 0 and _holds(state, Tech.RECALL):
        found.append(RECALL + surface)
    if surface < 0 and _holds(state, Tech.TRACTOR):
        found.append(TRACTOR + here)
    return found


def attempts_with(state: State, verb: str) -> list[int]:
    """What the seat to play might mean by an action of its turn: whatever is next to its UMV."""
    match verb:
        case "drill":
            near = _next_to_umv(state)
            filled = [space for space in near if state.tiles[space] != Tile.NONE]
            return [DRILL + space for space in filled or near]
        case "drive":
            return [DRIVE + space for space in _next_to_umv(state)]
        case "portal":
            here = state.seats[state.seat].at
            portals = state.board.portals[: state.board.portals_drawn]
            return [PORTAL + int(space) for space in portals if space != here]
        case "build" | "contract" | "unload" | "recharge":
            named = [name for name in _of_a_turn(state) if name.partition(" ")[0] == verb]
            return [TABLE.ids[name] for name in named]
        case _:
            return []


def _next_to_umv(state: State) -> list[int]:
    """The spaces underground that touch the UMV's."""
    here = int(state.seats[state.seat].at)
    if here == NOWHERE:
        return []
    near = [int(neighbour_underground(state.board, here, n)) for n in range(MOST_NEIGHBOURS)]
    return [space for space in near if space != NOWHERE and not is_bedrock(state.board, space)]


def _without_space(state: State) -> list[str]:
    if not has_entered(state):
        return []
    found = [*_of_a_turn(state), "boost"]
    found += [f"tech {card}" for card in CARDS_ALONE if _holds(state, Tech[card.upper()])]
    if state.swaps_left > 0:
        found += [f"swap {one} {two}" for one in ORE_NAMES for two in ORE_NAMES if one != two]
    if _holds(state, Tech.REPLICATE):
        found += [f"tech replicate {ore}" for ore in ORE_NAMES]
    if _holds(state, Tech.HACK):
        found += [f"tech hack {slots}" for slots in HACK_CHOICES]
    return [*found, "end"]


def _of_a_turn(state: State) -> list[str]:
    """The actions of every turn that need no space."""
    equipment = [f"build {kind}" for kind in EQUIPMENT_NAMES]
    contracts = [f"contract {slot + 1}" for slot in range(len(state.contracts))]
    return ["unload", *equipment, *contracts, "recharge"]


def _holds(state: State, card: Tech) -> bool:
    return copies(int(state.seats[state.seat].tech), card) > 0


def preview(state: State, action: int) -> dict[str, Any]:
    """The outcome of an action as far as the seat can know it; only what applies is named."""
    needs = needs_of(state, action)
    outcome: dict[str, Any] = {}
    if needs is not None:
        outcome = {"needs": write_needs(needs), "xanium": int(jokers(state, needs))}
    if why_not(state, action) != Reason.OK:
        return outcome
    after = state.copy()
    # A card that is drawn unseen stands for any: only how many are drawn is told.
    after.tech_deck = [max(card, 0) for card in after.tech_deck]
    play(after, action)
    family = TABLE.action(action).family
    outcome |= _compare(state, after, family.partition("tech ")[2] or None)
    return outcome | _lapses(state) if family == "end" else outcome


def _lapses(state: State) -> dict[str, Any]:
    """What could still be used and is lost with the end of the turn."""
    kept = state.copy()
    lapse(kept)
    if _legal(state) <= _legal(kept):
        return {}
    left = {
        "actions": int(state.actions_left),
        "drill_steps": int(state.drill_steps_left),
        "swaps": int(state.swaps_left),
        "building": int(state.building),
    }
    return {"lapses": {name: count for name, count in left.items() if count}}


def _legal(state: State) -> set[int]:
    legal = Legal()
    return set(legal.ids[: legal_actions(state, legal)])


def needs_of(state: State, action: int) -> int | None:
    """What is wanted for equipment or a contract; None where nothing is, or nobody knows it."""
    family = TABLE.action(action).family
    if family == "build":
        needs = int(state.box.cost[action - BUILD])
    elif family == "contract":
        needs = int(state.contracts[action - CONTRACT].needs)
    else:
        return None
    return None if needs in (NO_CONTRACT, UNKNOWN) else needs


def missing_for(state: State, needs: int) -> dict[str, int]:
    """The resources that the warehouse of the seat to play lacks for it."""
    lacking = ((name, int(missing(state, needs, kind))) for kind, name in enumerate(RESOURCE_NAMES))
    return {name: count for name, count in lacking if count}


def _compare(before: State, after: State, card: str | None) -> dict[str, Any]:
    """What the action costs and brings: the difference between before and after."""
    mine, then = before.seats[before.seat], after.seats[before.seat]
    over = after.phase == Phase.OVER
    passes = over or after.seat != before.seat
    outcome: dict[str, Any] = {
        "cost": {
            "actions": 0 if passes else max(0, int(before.actions_left - after.actions_left)),
            "batteries": max(0, int(mine.batteries - then.batteries)),
            "ores": _more(then.warehouse, mine.warehouse, RESOURCE_NAMES),
            "card": card,
        },
        "gain": {
            "actions": 0 if passes else max(0, int(after.actions_left - before.actions_left)),
            "batteries": max(0, int(then.batteries - mine.batteries)),
        },
        "at": SPACE_NAMES[then.at] if then.at >= 0 else None,
        "batteries": int(then.batteries),
        "cargo": _more(mine.cargo, then.cargo, TOKEN_NAMES),
        "warehouse": _more(mine.warehouse, then.warehouse, RESOURCE_NAMES),
        "equipment": _built(mine, then),
        "stars": int(then.star_bucks - mine.star_bucks),
        "cards": max(0, int(then.tech_count - mine.tech_count)),
        "tiles": _tiles(before, after),
        "score": int(score(after, int(before.seat)) - score(before, int(before.seat))),
        "next_seat": int(after.seat) if passes and not over else None,
        "ends_game": over,
        "last_turns": bool(after.last_turns and not before.last_turns),
    }
    if not passes:
        outcome["actions_left"] = int(after.actions_left)
        outcome["drill_steps_left"] = int(after.drill_steps_left)
    return outcome


def _more(less: Sequence[int], more: Sequence[int], names: Sequence[str]) -> dict[str, int]:
    """By how much each amount is larger on the second side, where it is."""
    pairs = zip(names, less, more, strict=True)
    return {name: int(two - one) for name, one, two in pairs if two > one}


def _built(before: Mat, after: Mat) -> str | None:
    return next(iter(_more(before.equipment, after.equipment, EQUIPMENT_NAMES)), None)


def _tiles(before: State, after: State) -> dict[str, Any]:
    """The spaces underground where something changes."""
    return {
        SPACE_NAMES[space]: {"from": _word(before.tiles[space]), "to": _word(after.tiles[space])}
        for space in range(UNDERGROUND)
        if before.tiles[space] != after.tiles[space]
    }


def _word(tile: int) -> str | None:
    return None if tile == Tile.NONE else TILE_NAMES[tile]
