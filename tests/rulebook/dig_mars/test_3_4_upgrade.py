"""Section 3.4, Upgrade."""

import pytest

from tests.dig_mars.scenario import GRID, dig_mars


@pytest.mark.rule("3.4")
def test_3_4_printed_example_blue_pays_two_of_three_for_digging_level_three() -> None:
    table = dig_mars(turn="blue", digging={"blue": 2}, fortune={"blue": 3})
    events = table.play("upgrade digging")
    assert table.seat("blue")["digging"] == 3
    assert table.fortune("blue") == 1
    upgraded = {"event": "upgrade", "seat": 1, "equipment": "digging", "level": 3, "cost": 2}
    assert events == [upgraded]


@pytest.mark.rule("3.4")
@pytest.mark.parametrize("equipment", ["digging", "carrying"])
@pytest.mark.parametrize(("level", "cost"), [(1, 1), (2, 2), (3, 3)])
def test_3_4_levels_two_three_and_four_cost_one_two_and_three_fortune(
    equipment: str, level: int, cost: int
) -> None:
    levels = {"red": level}
    for fortune in (cost - 1, cost):
        table = dig_mars(
            digging=levels if equipment == "digging" else None,
            carrying=levels if equipment == "carrying" else None,
            fortune={"red": fortune},
        )
        assert table.can(f"upgrade {equipment}") == (fortune >= cost)
    table.play(f"upgrade {equipment}")
    assert table.seat("red")[equipment] == level + 1
    assert table.fortune("red") == 0
    assert table.public["actions_left"] == 2


@pytest.mark.rule("3.4")
@pytest.mark.parametrize(("stations", "cost"), [("a1", 1), ("a1 b1", 2), ("a1 b1 c1", 3)])
def test_3_4_the_fleet_costs_the_same_and_brings_a_station(stations: str, cost: int) -> None:
    table = dig_mars(stations={"red": stations}, fortune={"red": cost})
    table.play("upgrade fleet c3")
    assert table.stations("red") == f"{stations} c3"
    assert table.seat("red")["fleet"] == cost + 1
    assert table.fortune("red") == 0


@pytest.mark.rule("3.4")
def test_3_4_an_upgrade_cannot_be_had_on_credit() -> None:
    table = dig_mars(digging={"red": 3}, fortune={"red": 2})
    assert table.why_not("upgrade digging") == "upgrade.not_enough_fortune"
    refusal = table.match.why_not("upgrade digging")
    assert refusal is not None
    assert refusal.message == "The upgrade costs 3 fortune points; you have 2."


@pytest.mark.rule("3.4")
def test_3_4_level_four_is_the_highest() -> None:
    table = dig_mars(
        digging={"red": 4},
        carrying={"red": 4},
        stations={"red": "a1 a2 a3 a4"},
        fortune={"red": 30},
    )
    for action in ("upgrade digging", "upgrade carrying", "upgrade fleet b2"):
        assert table.why_not(action) == "upgrade.highest_level"


@pytest.mark.rule("3.4")
def test_3_4_one_upgrade_raises_one_kind_of_equipment_by_one_level() -> None:
    table = dig_mars(fortune={"red": 9})
    table.play("upgrade carrying")
    red = table.seat("red")
    assert (red["digging"], red["carrying"], red["fleet"]) == (1, 2, 1)


@pytest.mark.rule("3.4")
def test_3_4_the_same_equipment_may_be_upgraded_several_times_in_a_turn() -> None:
    table = dig_mars(fortune={"red": 6})
    table.play("upgrade digging", "upgrade digging", "upgrade digging")
    assert table.seat("red")["digging"] == 4
    assert table.fortune("red") == 0


@pytest.mark.rule("3.4")
def test_3_4_the_new_station_is_placed_at_once_and_can_act_in_the_same_turn() -> None:
    table = dig_mars(stations={"red": "a1"}, fortune={"red": 1})
    table.play("upgrade fleet c3", "dig c3")
    assert table.stack("c3")["explored"]


@pytest.mark.rule("3.4")
def test_3_4_ruling_the_new_station_goes_on_any_space_empty_or_not() -> None:
    table = dig_mars("d1 . . .", rest=".", stations={"red": "b2"}, fortune={"red": 1})
    assert table.legal("upgrade fleet") == sorted(f"upgrade fleet {space}" for space in GRID)
    table.play("upgrade fleet b2")
    assert table.stations("red") == "b2 b2"


@pytest.mark.rule("3.4")
def test_3_4_an_upgrade_counts_at_once() -> None:
    table = dig_mars("d2c2", stations={"red": "a1"}, fortune={"red": 2})
    table.play("upgrade digging", "dig a1", "upgrade carrying")
    assert table.public["actions_left"] == 0
    table.play("end", "end", "carry a1")
    assert table.fortune("red") == 1
