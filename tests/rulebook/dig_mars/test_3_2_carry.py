"""Section 3.2, Carry."""

import pytest

from tests.dig_mars.scenario import dig_mars


@pytest.mark.rule("3.2")
def test_3_2_printed_example_blue_carries_the_left_treasure_but_not_the_right() -> None:
    table = dig_mars("c2 c3", turn="blue", stations={"blue": "a1 b1"}, carrying={"blue": 2})
    assert table.can("carry a1")
    assert table.why_not("carry b1") == "carry.too_heavy"


@pytest.mark.rule("3.2")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
@pytest.mark.parametrize("difficulty", [1, 2, 3, 4])
def test_3_2_the_level_must_be_equal_to_the_difficulty_or_greater(
    level: int, difficulty: int
) -> None:
    table = dig_mars(f"c{difficulty}", stations={"red": "a1"}, carrying={"red": level})
    assert table.can("carry a1") == (level >= difficulty)


@pytest.mark.rule("3.2")
def test_3_2_carrying_takes_the_tile_and_its_fortune_and_costs_one_action() -> None:
    table = dig_mars("c1f4/d3", stations={"red": "a1"}, fortune={"red": 2})
    events = table.play("carry a1")
    assert table.fortune("red") == 6
    assert table.public["actions_left"] == 2
    tile = {"dig": 1, "carry": 1, "fortune": 4, "bonus": None}
    carried = {"event": "carry", "seat": 0, "space": "a1", "tile": tile}
    assert events == [carried | {"extra": False, "shares": {"red": 4}}]


@pytest.mark.rule("3.2")
def test_3_2_the_tile_below_lies_ground_side_up() -> None:
    table = dig_mars("c1/d3c2f5", stations={"red": "a1"})
    table.play("carry a1")
    ground = {"dig": 3, "carry": 2, "fortune": 5, "bonus": None}
    assert table.stack("a1") == {"explored": False, "tiles": [ground]}


@pytest.mark.rule("3.2")
def test_3_2_the_carrier_must_have_a_station_on_the_stack() -> None:
    table = dig_mars("c1 c1", stations={"red": "a1", "blue": "b1"})
    assert table.why_not("carry b1") == "carry.no_station"


@pytest.mark.rule("3.2")
def test_3_2_only_explored_tiles_can_be_carried() -> None:
    table = dig_mars("d1", stations={"red": "a1"})
    assert table.why_not("carry a1") == "carry.unexplored"


@pytest.mark.rule("3.2")
def test_3_2_there_is_nothing_to_carry_on_an_empty_space() -> None:
    table = dig_mars(".", stations={"red": "a1"})
    assert table.why_not("carry a1") == "carry.no_tile"


@pytest.mark.rule("3.2")
def test_3_2_what_somebody_else_has_dug_can_be_carried() -> None:
    table = dig_mars("d1f3", turn="blue", first="blue", stations={"red": "b1", "blue": "a1"})
    table.play("dig a1", "end", "move b1 a1", "carry a1")
    assert (table.fortune("red"), table.fortune("blue")) == (2, 1)


@pytest.mark.rule("3.2")
def test_3_2_all_stations_stay_on_the_stack() -> None:
    table = dig_mars("c1/d1", stations={"red": "a1", "blue": "a1"})
    table.play("carry a1")
    assert table.stations("red") == table.stations("blue") == "a1"


@pytest.mark.rule("3.2")
def test_3_2_all_stations_stay_even_if_the_space_becomes_empty() -> None:
    table = dig_mars("c1", stations={"red": "a1", "blue": "a1"})
    table.play("carry a1")
    assert table.stack("a1")["tiles"] == []
    assert table.stations("red") == table.stations("blue") == "a1"


@pytest.mark.rule("3.2")
def test_3_2_fortune_is_kept_hidden_from_the_other_players() -> None:
    table = dig_mars("c1f4", stations={"red": "a1"}, fortune={"blue": 7})
    table.play("carry a1")
    assert [seat["fortune"] for seat in table.view("red")["seats"]] == [4, None]
    assert [seat["fortune"] for seat in table.view("blue")["seats"]] == [None, 7]


@pytest.mark.rule("3.2")
def test_3_2_heavier_treasures_can_be_carried_where_more_than_one_station_stands() -> None:
    assert not dig_mars("c2", stations={"red": "a1"}).can("carry a1")
    assert dig_mars("c2", stations={"red": "a1 a1"}).can("carry a1")


@pytest.mark.rule("3.2")
def test_3_2_ruling_a_space_is_not_explored_after_a_carry_nor_when_it_is_empty() -> None:
    table = dig_mars("c1/d1 c1", stations={"red": "a1 b1"})
    table.play("carry a1", "carry b1")
    assert [table.stack(space)["explored"] for space in ("a1", "b1")] == [False, False]


@pytest.mark.rule("3.2")
def test_3_2_ruling_fortune_is_a_number_that_no_tokens_limit() -> None:
    table = dig_mars("c1f9", stations={"red": "a1"}, fortune={"red": 200}, variant="open")
    table.play("carry a1")
    assert table.fortune("red") == 209
