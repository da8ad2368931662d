"""Driving checked against an independent search that walks every way there is, space by space."""

from functools import cache
from itertools import pairwise
from random import Random
from typing import Any, Final

import pytest

from digsite.core.game import find
from digsite.undermining.table.actions import DRIVE
from digsite.undermining.table.state import SPACE_NAMES, State
from tests.undermining.scenario import BEDROCK, OPEN, undermining

Ways = dict[str, int]
SMALL: Final[dict[str, Any]] = {
    "columns": 8,
    "rows": 4,
    "bedrock": ["b2", "d3", "e1"],
    "portals": ["a4"],
    "refineries": ["s2"],
}
WIDE: Final[dict[str, Any]] = {
    "columns": 16,
    "rows": 12,
    "bedrock": ["a1", "h6", "p12"],
    "portals": ["a12"],
    "refineries": ["s1"],
}


def neighbours(board: dict[str, Any], space: str) -> list[str]:
    """The spaces beside one, by their names."""
    columns, rows, width = board["columns"], board["rows"], board["columns"] // 4
    letters = "abcdefghijklmnop"[:columns]
    if space[0] == "s":
        number = int(space[1])
        beside = [f"s{other}" for other in (number - 1, number + 1) if 1 <= other <= 4]
        return beside + [f"{letter}1" for letter in letters[(number - 1) * width : number * width]]
    column, row = letters.index(space[0]), int(space[1:])
    beside = [
        f"{letters[other]}{row}" for other in (column - 1, column + 1) if 0 <= other < columns
    ]
    beside += [f"{space[0]}{row + 1}"] if row < rows else []
    return [*beside, f"{space[0]}{row - 1}" if row > 1 else f"s{column // width + 1}"]


def cheapest_ways(public: dict[str, Any]) -> Ways:
    """For every space where a Drive may end, the fewest batteries of any walk that leads there."""
    board, seat = public["board"], public["seats"][public["seat"]]
    start, phasing = seat["at"], public["phasing"]
    others = {mat["at"] for mat in public["seats"] if mat is not seat and mat["at"]}
    occupied = {space for space in others if space[0] != "s"}
    full = set(public["tiles"])

    @cache
    def costs_from(space: str, steps: int) -> Ways:
        found = {space: 0}
        for step in neighbours(board, space) if steps else ():
            if step in board["bedrock"] or (step in full and not phasing):
                continue
            price = 2 if step in occupied and not phasing else 0
            for target, cost in costs_from(step, steps - 1).items():
                found[target] = min(found.get(target, 99), cost + price)
        return found

    ways = costs_from(start, 2 + seat["equipment"]["thruster"])
    return {
        space: cost
        for space, cost in ways.items()
        if space not in full | occupied | {start} and cost <= seat["batteries"]
    }


def random_position(board: dict[str, Any], seed: int) -> dict[str, Any]:
    """Tunnels, crowded UMVs, some batteries and thrusters."""
    chance = Random(seed)
    letters, rows = "abcdefghijklmnop"[: board["columns"]], board["rows"]
    ground = [f"{letter}{row}" for row in range(1, rows + 1) for letter in letters]
    ground = [space for space in ground if space not in board["bedrock"]]
    players = chance.choice([2, 3, 4, 5])
    density = chance.choice([0.1, 0.4, 0.6])
    near = chance.choice(ground)
    close = [near, *neighbours(board, near)]
    for space in close[:]:
        close += neighbours(board, space)
    close = sorted({space for space in close if space not in board["bedrock"]})
    at = chance.sample(close, players) if len(close) >= players else chance.sample(ground, players)
    tiles = {space: "rock" for space in ground if chance.random() < density and space not in at}
    thrusters = [chance.choice([0, 0, 1, 2, 4]), *[0] * (players - 1)]
    game = find("undermining")
    state = game.public(
        game.new_state(players, seed=1, options={}, first=0, edition=game.default_edition()),
        game.default_edition(),
    )
    for number, mat in enumerate(state["seats"]):
        mat["at"], mat["batteries"] = at[number], chance.randint(0, 8)
        mat["equipment"]["thruster"] = thrusters[number]
        mat["slots"] = 4 if players == 5 else 5
    state["workshop"]["thruster"] -= sum(thrusters)
    return state | {"board": board, "tiles": tiles, "phasing": chance.random() < 0.2}


@pytest.mark.parametrize(
    "board", [OPEN, BEDROCK, SMALL, WIDE], ids=["open", "bedrock", "8x4", "16x12"]
)
def test_drives_are_those_of_a_search_over_all_walks(board: dict[str, Any]) -> None:
    game, passed = find("undermining"), 0
    edition = game.default_edition()
    for seed in range(150):
        public = random_position(board, seed)
        state = game.read_public(public, edition)
        assert isinstance(state, State)
        wanted = cheapest_ways(public)
        listed = {
            game.actions.notations[number].removeprefix("drive ")
            for number in game.legal_ids(state)
            if game.actions.notations[number].startswith("drive ")
        }
        assert listed == set(wanted), f"position {seed}"
        for space in SPACE_NAMES:
            action = game.actions.parse(f"drive {space}")
            assert (game.rules.why_not(state, action) == 0) == (space in wanted)
        for space, cost in wanted.items():
            after = state.copy()
            game.rules.play(after, DRIVE + SPACE_NAMES.index(space))
            assert after.seats[0].batteries == state.seats[0].batteries - cost, f"{seed} {space}"
            assert SPACE_NAMES[after.seats[0].at] == space
            passed += cost > 0
    assert passed > 20


@pytest.mark.parametrize("board", [OPEN, BEDROCK, SMALL], ids=["open", "bedrock", "8x4"])
def test_the_way_that_is_shown_is_one_that_was_paid_for(board: dict[str, Any]) -> None:
    game, passed = find("undermining"), 0
    for seed in range(60):
        public = random_position(board, seed)
        state = game.read_public(public, game.default_edition())
        seat, others = public["seats"][0], [mat["at"] for mat in public["seats"][1:]]
        for space, cost in cheapest_ways(public).items():
            way = game.way(state, game.actions.parse(f"drive {space}"))
            assert (way[0], way[-1]) == (seat["at"], space)
            assert all(two in neighbours(board, one) for one, two in pairwise(way))
            assert len(way) - 1 <= 2 + seat["equipment"]["thruster"]
            assert not set(way) & set(board["bedrock"])
            if not public["phasing"]:
                assert not set(way) & set(public["tiles"])
                assert cost == 2 * sum(one in others and one[0] != "s" for one in way)
            passed += cost > 0
    assert passed > 5


def test_a_way_around_costs_nothing_and_is_shown() -> None:
    table = undermining(
        "RRRRR\n.....\n.RRR.\n.....",
        at={"orange": "b2", "blue": "c2"},
        equipment={"orange": "thruster thruster thruster thruster"},
    )
    state, game = table.match.state, table.match.game
    assert game.way(state, game.actions.parse("drive d2")) == ["b2", "c2", "d2"]
    assert game.way(state, game.actions.parse("drive d4")) == [
        "b2",
        "a2",
        "a3",
        "a4",
        "b4",
        "c4",
        "d4",
    ]
    assert game.way(state, game.actions.parse("recharge")) == []


def test_the_search_knows_the_surface() -> None:
    assert neighbours(OPEN, "s2") == ["s1", "s3", "d1", "e1", "f1"]
    assert sorted(neighbours(WIDE, "e1")) == ["d1", "e2", "f1", "s2"]
