"""Setting up a position of Undermining from its public state."""

from typing import Any

import pytest

from digsite.core.errors import ImpossibleState
from digsite.core.game import find
from digsite.core.match import Match, load
from tests.undermining.scenario import OPEN, undermining

GAME = find("undermining")


def read(data: dict[str, Any]) -> dict[str, Any]:
    return Match.from_public(data, game=GAME).public()


def entering() -> dict[str, Any]:
    return load("undermining", 3, seed=1, first=2).public()


def over() -> dict[str, Any]:
    table = undermining(last_seat="orange", stars={"blue": [8]})
    table.play("end")
    return table.public


def seat(number: int, **changes: Any) -> dict[str, Any]:
    seats: list[dict[str, Any]] = undermining(at={"blue": "b2"}).public["seats"]
    seats[number] |= changes
    return {"seats": seats}


def board(**changes: Any) -> dict[str, Any]:
    return {"board": OPEN | changes}


def contract(needs: Any, stars: Any) -> dict[str, Any]:
    contracts: list[Any] = undermining().public["contracts"]
    contracts[1] = {"needs": needs, "stars": stars}
    return {"contracts": contracts}


def counts(drill: Any = 0, **others: Any) -> dict[str, Any]:
    return {"drill": drill, "thruster": 0, "bay": 0, "reactor": 0} | others


NO_ORE = {"uranium": 0, "titanium": 0, "diamond": 0, "niobium": 0, "xanium": 0}


@pytest.mark.parametrize(
    ("change", "path"),
    [
        ({"game": "dig_mars"}, "game"),
        ({"rules_version": 3}, "rules_version"),
        ({"rules_version": 0}, "rules_version"),
        ({"rules_version": True}, "rules_version"),
        ({"players": 3}, "seats"),
        ({"players": 6}, "players"),
        ({"options": {"board": "round"}}, "options"),
        ({"phase": "placing"}, "phase"),
        ({"seat": 2}, "seat"),
        ({"first": 2}, "first"),
        ({"round": 0}, "round"),
        ({"progress_round": 3}, "progress_round"),
        ({"actions_left": -1}, "actions_left"),
        ({"actions_left": 100}, "actions_left"),
        ({"drill_steps_left": None}, "drill_steps_left"),
        ({"building": 1}, "building"),
        ({"swaps_left": 3}, "swaps_left"),
        ({"last_seat": 0}, "last_seat"),
        ({"last_turns": True, "last_seat": 2}, "last_seat"),
        (board(columns=13), "board"),
        (board(columns=17), "board.columns"),
        (board(rows=1, portals=[]), "board"),
        (board(bedrock=["m1"]), "board.bedrock"),
        (board(bedrock=["s1"]), "board.bedrock"),
        (board(bedrock=["c4"]), "board.bedrock"),
        (board(portals=["c4", "c4"]), "board.portals"),
        (board(portals=["z9"]), "board.portals"),
        (board(refineries=[]), "board"),
        (board(bedrock=["a9", "b10"]), "board"),
        ({"tiles": {"a11": "rock"}}, "tiles.a11"),
        ({"tiles": {"s1": "rock"}}, "tiles.s1"),
        ({"tiles": {"a1": "gold"}}, "tiles.a1"),
        ({"tiles": {"a1": "none"}}, "tiles.a1"),
        ({"tiles": {"a1": None}}, "tiles.a1"),
        (seat(0, colour="blue"), "seats[0].colour"),
        (seat(0, at="b2"), "seats[1].at"),
        (seat(0, at="a1"), "seats[0].at"),
        (seat(0, at="m1"), "seats[0].at"),
        (seat(0, at="s5"), "seats[0].at"),
        (seat(0, batteries=9), "seats[0].batteries"),
        (seat(0, bays=3), "seats[0].bays"),
        (seat(0, slots=4), "seats[0].slots"),
        (seat(0, cargo=["alien"] * 3), "seats[0].cargo"),
        (seat(0, cargo=["rock"]), "seats[0].cargo"),
        (seat(0, warehouse=NO_ORE | {"gold": 1}), "seats[0].warehouse"),
        (seat(0, warehouse={"uranium": 1}), "seats[0].warehouse.titanium"),
        (seat(0, equipment=counts(4, thruster=2)), "seats[0].equipment"),
        (seat(0, equipment=counts(1)), "workshop.drill"),
        ({"workshop": counts(5)}, "workshop.drill"),
        (seat(0, tech=["luck"]), "seats[0].tech"),
        (seat(0, tech=["cell", "cell"]), "seats[0].tech"),
        (seat(0, tech=1), "seats[0].tech"),
        ({"tech_deck": ["cell", "cell"]}, "tech_deck"),
        ({"tech_deck": 10}, "tech_deck"),
        (seat(0, stars=[9]), "seats[0].stars"),
        (seat(0, stars=[8] * 19), "seats[0].stars"),
        (contract({"uranium": 0}, [8]), "contracts[1].needs.uranium"),
        (contract({"xanium": 1}, [8]), "contracts[1].needs"),
        (contract({}, [8]), "contracts[1].needs"),
        (contract({"uranium": 1}, []), "contracts[1].needs"),
        (contract({"uranium": 1}, [3, 8]), "contracts[1].stars"),
        (contract({"uranium": 1}, [9]), "contracts[1].stars"),
        (contract({"uranium": 1}, [3] * 7), "contracts[1].stars"),
        ({"contracts": []}, "contracts"),
        ({"contract_deck": {"next": None, "left": 0}}, "contract_deck"),
        ({"contract_deck": [{"uranium": 1}] * 16}, "contract_deck"),
        ({"bag": ["rock"] * 129}, "bag"),
        ({"bag": [3]}, "bag[0]"),
        ({"scores": 3}, "scores"),
        ({"winners": [0]}, "winners"),
        ({"ending": "pile_empty"}, "ending"),
    ],
)
def test_an_impossible_position_is_refused_with_its_place(
    change: dict[str, Any], path: str
) -> None:
    with pytest.raises(ImpossibleState) as refusal:
        read(undermining(at={"blue": "b2"}).public | change)
    assert refusal.value.path == path
    assert refusal.value.code == "state.impossible"


def test_a_tech_card_of_a_hand_is_not_in_the_deck() -> None:
    data = undermining(tech={"blue": "cell"}).public | {"tech_deck": ["cell"]}
    with pytest.raises(ImpossibleState, match="tech_deck has more than 1 cell"):
        read(data)


def test_no_umv_stands_on_bedrock() -> None:
    data = undermining(board="bedrock").public
    data["seats"][0]["at"] = "d3"
    with pytest.raises(ImpossibleState, match="where no UMV can stand"):
        read(data)


def test_no_tile_lies_on_bedrock() -> None:
    data = undermining(board="bedrock").public
    data["tiles"]["d3"] = "rock"
    with pytest.raises(ImpossibleState, match=r"tiles\.d3 cannot hold a tile"):
        read(data)


@pytest.mark.parametrize("key", list(undermining().public))
def test_no_key_may_be_missing_unless_it_has_a_meaning(key: str) -> None:
    data = undermining().public
    del data[key]
    optional = {"rules_version", "options", "first", "progress_round", "last_seat"}
    if key in optional | {"scores", "winners"}:
        read(data)
    else:
        with pytest.raises(ImpossibleState) as refusal:
            read(data)
        assert refusal.value.path == key


@pytest.mark.parametrize(
    "change",
    [
        {"winners": None},
        {"winners": [0]},
        {"winners": [0, 1]},
        {"winners": "blue"},
        {"ending": None},
        {"actions_left": 1},
        {"swaps_left": 1},
        {"uplink": True},
    ],
)
def test_a_finished_game_needs_its_winners_and_its_ending(change: dict[str, Any]) -> None:
    with pytest.raises(ImpossibleState):
        read(over() | change)


@pytest.mark.parametrize("make", [entering, over, lambda: undermining(tech_deck="cell").public])
def test_every_kind_of_position_can_be_set_up(make: Any) -> None:
    data = make()
    assert read(data) == data


def test_what_may_be_left_out_has_its_meaning() -> None:
    table = undermining(players=3, turn="green", round=7, progress_round=6, last_seat="blue")
    data = table.public
    for key in ("first", "progress_round", "last_seat", "scores"):
        del data[key]
    assert read(data) == table.public


def test_before_any_umv_has_entered_the_first_player_is_the_one_to_move() -> None:
    data = entering()
    del data["first"]
    assert read(data)["first"] == 2


def test_scores_are_counted_anew_and_strange_keys_do_not_matter() -> None:
    table = undermining(stars={"blue": [8]})
    data = table.public | {"scores": [99, 99], "colour_of_the_sky": "green"}
    data["seats"][0]["mood"] = "fine"
    assert read(data) == table.public


def test_the_order_of_the_bag_never_changes() -> None:
    table = undermining(bag="URXA")
    table.play("recharge", "end")
    assert table.public["bag"] == ["uranium", "rock", "xanium", "alien"]


def test_the_box_is_not_asked_whether_it_holds_the_tiles() -> None:
    table = undermining(rest="A", warehouse={"blue": "X" * 500})
    assert table.public["tiles"]["a1"] == "alien"
