"""Section 3.1, Dig."""

import pytest

from tests.dig_mars.scenario import dig_mars


@pytest.mark.rule("3.1")
def test_3_1_printed_example_blue_digs_the_left_ground_but_not_the_right() -> None:
    table = dig_mars("d2 d3", turn="blue", stations={"blue": "a1 b1"}, digging={"blue": 2})
    assert table.can("dig a1")
    assert table.why_not("dig b1") == "dig.too_hard"


@pytest.mark.rule("3.1")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
@pytest.mark.parametrize("difficulty", [1, 2, 3, 4])
def test_3_1_the_level_must_be_equal_to_the_difficulty_or_greater(
    level: int, difficulty: int
) -> None:
    table = dig_mars(f"d{difficulty}", stations={"red": "a1"}, digging={"red": level})
    assert table.can("dig a1") == (level >= difficulty)


@pytest.mark.rule("3.1")
def test_3_1_digging_turns_the_tile_over_and_costs_one_action() -> None:
    table = dig_mars("d1c3f4", stations={"red": "a1"})
    events = table.play("dig a1")
    assert table.stack("a1")["explored"]
    assert table.public["actions_left"] == 2
    tile = {"dig": 1, "carry": 3, "fortune": 4, "bonus": None}
    assert events == [{"event": "dig", "seat": 0, "space": "a1", "tile": tile, "extra": False}]


@pytest.mark.rule("3.1")
def test_3_1_the_digger_must_have_a_station_on_the_stack() -> None:
    table = dig_mars(stations={"red": "a1", "blue": "b1"})
    assert table.why_not("dig b1") == "dig.no_station"
    assert table.why_not("dig c1") == "dig.no_station"


@pytest.mark.rule("3.1")
def test_3_1_only_unexplored_tiles_can_be_dug() -> None:
    table = dig_mars("c1", stations={"red": "a1"})
    assert table.why_not("dig a1") == "dig.already_explored"


@pytest.mark.rule("3.1")
def test_3_1_only_the_top_tile_can_be_dug() -> None:
    under_hard_ground = dig_mars("d4/d1", stations={"red": "a1"})
    assert under_hard_ground.why_not("dig a1") == "dig.too_hard"
    under_a_treasure = dig_mars("c4/d1", stations={"red": "a1"})
    assert under_a_treasure.why_not("dig a1") == "dig.already_explored"


@pytest.mark.rule("3.1")
def test_3_1_an_empty_space_cannot_be_dug() -> None:
    table = dig_mars(".", stations={"red": "a1"})
    assert table.why_not("dig a1") == "dig.no_tile"


@pytest.mark.rule("3.1")
def test_3_1_all_stations_stay_on_the_explored_tile() -> None:
    table = dig_mars(stations={"red": "a1", "blue": "a1 a1"})
    table.play("dig a1")
    assert table.stations("red") == "a1"
    assert table.stations("blue") == "a1 a1"


@pytest.mark.rule("3.1")
def test_3_1_digging_brings_no_fortune_and_takes_no_tile() -> None:
    table = dig_mars("d1f5/d2", stations={"red": "a1"})
    table.play("dig a1")
    assert table.fortune("red") == 0
    assert len(table.stack("a1")["tiles"]) == 2


@pytest.mark.rule("3.1")
def test_3_1_a_tile_with_a_bonus_action_gives_it_to_the_digger() -> None:
    table = dig_mars("d1+inspect", stations={"red": "a1"})
    table.play("dig a1")
    assert table.public["bonuses"]["inspect"] == 1


@pytest.mark.rule("3.1")
def test_3_1_harder_ground_can_be_dug_where_more_than_one_station_stands() -> None:
    assert not dig_mars("d2", stations={"red": "a1"}).can("dig a1")
    assert dig_mars("d2", stations={"red": "a1", "blue": "a1"}).can("dig a1")


@pytest.mark.rule("3.1")
def test_3_1_ruling_two_own_stations_on_a_space_are_one_choice() -> None:
    table = dig_mars(stations={"red": "a1 a1"})
    assert table.legal("dig") == ["dig a1"]
