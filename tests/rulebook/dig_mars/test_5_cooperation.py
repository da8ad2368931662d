"""Chapter 5, Stations together."""

import pytest

from tests.dig_mars.scenario import dig_mars


@pytest.mark.rule("5.1")
def test_5_1_printed_example_red_cannot_dig_this_ground_but_blue_could() -> None:
    stations = {"red": "a1", "blue": "a1"}
    red = dig_mars("d3", stations=stations, digging={"blue": 2})
    assert red.why_not("dig a1") == "dig.too_hard"
    blue = dig_mars("d3", stations=stations, digging={"blue": 2}, turn="blue")
    assert blue.can("dig a1")


@pytest.mark.rule("5.1", "5.2")
def test_5_2_printed_example_red_receives_three_fortune_and_blue_two() -> None:
    stations = {"red": "a1", "blue": "a1 a1"}
    table = dig_mars("c4f5", stations=stations, carrying={"red": 2})
    events = table.play("carry a1")
    assert (table.fortune("red"), table.fortune("blue")) == (3, 2)
    assert events[0]["shares"] == {"red": 3, "blue": 2}


@pytest.mark.rule("5.1")
def test_5_1_printed_example_blue_with_two_stations_cannot_carry_that_treasure() -> None:
    stations = {"red": "a1", "blue": "a1 a1"}
    table = dig_mars("c4f5", stations=stations, carrying={"red": 2}, turn="blue")
    assert table.why_not("carry a1") == "carry.too_heavy"
    refusal = table.match.why_not("carry a1")
    assert refusal is not None
    assert refusal.message == "The treasure on a1 needs carrying level 4; you reach 3 there."


@pytest.mark.rule("5.2")
@pytest.mark.parametrize("carrier", ["red", "blue", "white"])
def test_5_2_printed_example_two_fortune_among_three_players_go_to_the_carrier(
    carrier: str,
) -> None:
    stations = {"red": "a1", "blue": "a1", "white": "a1"}
    table = dig_mars("c1f2", players=3, stations=stations, turn=carrier)
    table.play("carry a1")
    expected = {colour: 2 if colour == carrier else 0 for colour in stations}
    assert {colour: table.fortune(colour) for colour in stations} == expected


@pytest.mark.rule("5.1")
@pytest.mark.parametrize("helpers", ["a1", "a1 a1", "a1 a1 a1"])
def test_5_1_every_further_station_adds_one_level(helpers: str) -> None:
    level = 1 + len(helpers.split())
    for difficulty in range(1, 5):
        stations = {"red": "a1", "blue": helpers}
        dig = dig_mars(f"d{difficulty}", stations=stations)
        carry = dig_mars(f"c{difficulty}", stations=stations)
        assert dig.can("dig a1") == (level >= difficulty)
        assert carry.can("carry a1") == (level >= difficulty)


@pytest.mark.rule("5.1")
def test_5_1_ruling_each_own_station_helps_too() -> None:
    table = dig_mars("d3", stations={"red": "a1 a1 a1"})
    assert table.can("dig a1")


@pytest.mark.rule("5.1")
def test_5_1_stations_on_other_spaces_do_not_help() -> None:
    table = dig_mars("d2", stations={"red": "a1 b1", "blue": "a2"})
    assert not table.can("dig a1")


@pytest.mark.rule("5.1")
def test_5_1_cooperation_cannot_be_avoided() -> None:
    table = dig_mars("c1f4", stations={"red": "a1", "blue": "a1"}, carrying={"red": 4})
    table.play("carry a1")
    assert (table.fortune("red"), table.fortune("blue")) == (2, 2)


@pytest.mark.rule("5.1")
def test_5_1_cooperation_does_not_change_the_equipment() -> None:
    table = dig_mars("d2c2/d1", stations={"red": "a1", "blue": "a1"})
    table.play("dig a1", "carry a1")
    red = table.seat("red")
    assert (red["digging"], red["carrying"]) == (1, 1)


@pytest.mark.rule("5.2")
@pytest.mark.parametrize(
    ("fortune", "shares"),
    [(1, (1, 0)), (2, (1, 1)), (3, (2, 1)), (4, (2, 2)), (5, (3, 2)), (0, (0, 0))],
)
def test_5_2_fortune_is_divided_equally_and_the_carrier_takes_the_rest(
    fortune: int, shares: tuple[int, int]
) -> None:
    table = dig_mars(f"c1f{fortune}", stations={"red": "a1", "blue": "a1"})
    table.play("carry a1")
    assert (table.fortune("red"), table.fortune("blue")) == shares


@pytest.mark.rule("5.2")
def test_5_2_fortune_is_split_by_players_not_by_stations() -> None:
    table = dig_mars("c1f4", stations={"red": "a1", "blue": "a1 a1 a1"})
    table.play("carry a1")
    assert (table.fortune("red"), table.fortune("blue")) == (2, 2)


@pytest.mark.rule("5.2")
def test_5_2_ones_own_second_station_takes_no_share() -> None:
    table = dig_mars("c1f5", stations={"red": "a1 a1"})
    table.play("carry a1")
    assert table.fortune("red") == 5


@pytest.mark.rule("5.2")
def test_5_2_players_standing_elsewhere_receive_nothing() -> None:
    stations = {"red": "a1", "blue": "a1", "white": "a2"}
    table = dig_mars("c1f4", players=3, stations=stations)
    table.play("carry a1")
    assert [table.fortune(colour) for colour in stations] == [2, 2, 0]


@pytest.mark.rule("5.2")
def test_5_2_four_players_can_share() -> None:
    stations = dict.fromkeys(("red", "blue", "white", "black"), "a1")
    table = dig_mars("c1f9", players=4, stations=stations)
    table.play("carry a1")
    assert [table.fortune(colour) for colour in stations] == [3, 2, 2, 2]
