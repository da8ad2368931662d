"""Setting up a position of Dig Mars from its public state."""

from typing import Any

import pytest

from digsite.core.errors import ImpossibleState
from digsite.core.game import find
from digsite.core.match import Match, load
from digsite.dig_mars.table.state import State, Tile
from tests.dig_mars.scenario import dig_mars
from tests.games import Wanderer

GAME = find("dig_mars")


def placing() -> dict[str, Any]:
    """Blue began and has placed; it is red's turn to place."""
    match = load("dig_mars", 2, seed=1, first=1)
    match.play("place a1")
    return match.public()


def over() -> dict[str, Any]:
    table = dig_mars(fortune={"red": 40})
    table.play("declare")
    return table.public


def read(data: dict[str, Any]) -> dict[str, Any]:
    return Match.from_public(data, game=GAME).public()


def seat(number: int, **changes: Any) -> list[dict[str, Any]]:
    seats: list[dict[str, Any]] = dig_mars(stations={"red": "a1", "blue": "b1"}).public["seats"]
    seats[number] |= changes
    return seats


def stacks(**changes: Any) -> dict[str, Any]:
    found: dict[str, Any] = dig_mars().public["stacks"]
    return found | changes


TILE = {"dig": 1, "carry": 1, "fortune": 1, "bonus": None}


@pytest.mark.parametrize(
    ("change", "path"),
    [
        ({"game": "undermining"}, "game"),
        ({"rules_version": 2}, "rules_version"),
        ({"players": 3}, "players"),
        ({"players": 5}, "players"),
        ({"options": {"variant": "closed"}}, "options"),
        ({"phase": "resting"}, "phase"),
        ({"seat": 2}, "seat"),
        ({"first": 2}, "first"),
        ({"actions_left": 4}, "actions_left"),
        ({"round": 0}, "round"),
        ({"progress_round": 2}, "progress_round"),
        ({"bonuses": {"extra_dig": 0}}, "bonuses.extra_carry"),
        ({"stacks": {}}, "stacks.a1"),
        ({"stacks": stacks(e5={"explored": False, "tiles": []})}, "stacks"),
        ({"stacks": stacks(a1={"explored": False, "tiles": [TILE] * 4})}, "stacks.a1.tiles"),
        ({"stacks": stacks(a1={"explored": True, "tiles": []})}, "stacks.a1.explored"),
        (
            {"stacks": stacks(a1={"explored": False, "tiles": [TILE | {"dig": 5}]})},
            "stacks.a1.tiles[0].dig",
        ),
        (
            {"stacks": stacks(a1={"explored": False, "tiles": [TILE | {"bonus": "luck"}]})},
            "stacks.a1.tiles[0].bonus",
        ),
        ({"seats": seat(0, colour="blue")}, "seats[0].colour"),
        ({"seats": seat(1)[::-1]}, "seats[0].colour"),
        ({"seats": seat(0, digging=5)}, "seats[0].digging"),
        ({"seats": seat(0, fortune=-1)}, "seats[0].fortune"),
        ({"seats": seat(0, fleet=2)}, "seats[0].stations"),
        ({"seats": seat(1, stations=[])}, "seats[1].stations"),
        ({"seats": seat(1, stations=["e5"])}, "seats[1].stations"),
        ({"seats": seat(0, inspected=["a1", "a1"])}, "seats[0].inspected"),
        ({"winners": [0]}, "winners"),
        ({"ending": "declared"}, "ending"),
    ],
)
def test_an_impossible_position_is_refused_with_its_place(
    change: dict[str, Any], path: str
) -> None:
    with pytest.raises(ImpossibleState) as refusal:
        read(dig_mars().public | change)
    assert refusal.value.path == path
    assert refusal.value.code == "state.impossible"


@pytest.mark.parametrize(
    "top", [{"explored": True, "tiles": [TILE]}, {"explored": False, "tiles": []}]
)
def test_only_an_unexplored_tile_can_be_inspected(top: dict[str, Any]) -> None:
    with pytest.raises(ImpossibleState, match="names a1, which has no unexplored tile"):
        read(dig_mars().public | {"stacks": stacks(a1=top), "seats": seat(0, inspected=["a1"])})


@pytest.mark.parametrize(
    ("change", "path"),
    [
        ({"actions_left": 1}, "actions_left"),
        ({"round": 2}, "round"),
        ({"bonuses": {"extra_dig": 1, "extra_carry": 0, "inspect": 0, "relocate": 0}}, "bonuses"),
        ({"seat": 1}, "seats[1].stations"),
        ({"stacks": {name: {"explored": False, "tiles": []} for name in stacks()}}, "stacks"),
    ],
)
def test_while_placing_nothing_of_a_turn_is_there(change: dict[str, Any], path: str) -> None:
    with pytest.raises(ImpossibleState) as refusal:
        read(placing() | change)
    assert refusal.value.path.startswith(path)


def test_while_placing_the_fleet_is_on_its_first_level() -> None:
    data = placing()
    data["seats"][0]["fleet"] = 2
    with pytest.raises(ImpossibleState, match="must be 1 while placing"):
        read(data)


@pytest.mark.parametrize(
    "change",
    [
        {"winners": None},
        {"winners": []},
        {"winners": [1, 0]},
        {"winners": [0, 0]},
        {"winners": [2]},
        {"winners": [[0]]},
        {"winners": "red"},
        {"ending": None},
        {"actions_left": 1},
    ],
)
def test_a_finished_game_needs_its_winners_and_its_ending(change: dict[str, Any]) -> None:
    with pytest.raises(ImpossibleState):
        read(over() | change)


@pytest.mark.parametrize("make", [placing, over, lambda: dig_mars().public])
def test_every_phase_can_be_set_up(make: Any) -> None:
    data = make()
    assert read(data) == data


def test_what_may_be_left_out_has_its_meaning() -> None:
    data = dig_mars(round=7, progress_round=6, first="red").public
    for seat in data["seats"]:
        del seat["inspected"]
    for key in ("first", "progress_round"):
        del data[key]
    assert read(data) == dig_mars(round=7, progress_round=6, first="red").public


def test_while_placing_the_first_player_follows_from_the_stations() -> None:
    data = placing()
    del data["first"]
    assert read(data)["first"] == 1


def test_before_the_first_station_the_first_player_is_the_one_to_place() -> None:
    data = load("dig_mars", 3, seed=1, first=2).public()
    del data["first"]
    assert read(data)["first"] == 2


def test_the_box_is_not_asked_whether_it_holds_the_tiles() -> None:
    table = dig_mars(rest="d4c4f9/d4c4f9/d4c4f9")
    assert table.public["stacks"]["a1"]["tiles"][0]["fortune"] == 9


def test_a_game_set_up_for_three_needs_three_seats() -> None:
    data = dig_mars(players=3).public
    data["seats"].pop()
    with pytest.raises(ImpossibleState, match="players must be the number of seats"):
        read(data)


def test_three_players_place_in_the_order_of_their_seats() -> None:
    match = load("dig_mars", 3, seed=1, first=1)
    match.play("place a1")
    data = match.public()
    assert read(data) == data
    data["seats"][0], data["seats"][2] = (
        data["seats"][0] | {"stations": ["b1"]},
        data["seats"][2] | {"stations": []},
    )
    with pytest.raises(ImpossibleState, match=r"seats\[0\].stations must hold 0"):
        read(data)


@pytest.mark.parametrize("seed", range(6))
def test_a_position_read_back_is_the_same_state_but_for_what_was_carried(seed: int) -> None:
    match, wanderer = load("dig_mars", 2 + seed % 3, seed=seed), Wanderer(GAME, seed)
    for _ in range(150):
        if not match.is_over:
            match.play(GAME.actions.notations[wanderer.choose(match.state)])
    again = GAME.read_public(match.public(), match.edition)
    again.chance = match.state.chance
    assert isinstance(match.state, State)
    for stack in match.state.stacks:
        stack.tiles[stack.height :] = [Tile() for _ in stack.tiles[stack.height :]]
    assert again == match.state
