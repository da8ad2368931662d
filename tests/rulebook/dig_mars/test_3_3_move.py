"""Section 3.3, Move."""

import pytest

from tests.dig_mars.scenario import dig_mars


def targets(picture: str, origin: str, rest: str = "d1") -> list[str]:
    """Where a station on this space of the grid can move."""
    table = dig_mars(picture, rest=rest, stations={"red": origin})
    return [action.split()[2] for action in table.legal("move")]


@pytest.mark.rule("3.3")
@pytest.mark.parametrize(
    ("origin", "neighbours"),
    [
        ("a1", ["a2", "b1"]),
        ("d4", ["c4", "d3"]),
        ("b1", ["a1", "b2", "c1"]),
        ("a3", ["a2", "a4", "b3"]),
        ("b2", ["a2", "b1", "b3", "c2"]),
    ],
)
def test_3_3_a_station_moves_to_the_neighbouring_stacks_of_its_row_and_column(
    origin: str, neighbours: list[str]
) -> None:
    assert targets("", origin) == neighbours


@pytest.mark.rule("3.3")
def test_3_3_printed_example_the_moves_of_two_stations_near_empty_spaces() -> None:
    # Of the printed picture we know the caption: two stations, three empty spaces.
    picture = """
        d1 .  .  d1
        d1 d1 .  d1
        d1 d1 d1 d1
        d1 d1 d1 d1
    """
    # Over two empty spaces to d1, or to b1, the empty space next door.
    assert targets(picture, "a1") == ["a2", "b1", "d1"]
    # Over the empty space c2 to d2, or onto it; b1 is empty and nothing lies behind it.
    assert targets(picture, "b2") == ["a2", "b1", "b3", "c2", "d2"]


@pytest.mark.rule("3.3")
def test_3_3_a_move_costs_one_action() -> None:
    table = dig_mars(stations={"red": "a1"})
    assert table.play("move a1 b1") == [{"event": "move", "seat": 0, "from": "a1", "to": "b1"}]
    assert table.stations("red") == "b1"
    assert table.public["actions_left"] == 2


@pytest.mark.rule("3.3")
def test_3_3_a_jump_over_several_empty_spaces_costs_one_action() -> None:
    table = dig_mars("d1 . . d1", stations={"red": "a1"})
    table.play("move a1 d1")
    assert table.stations("red") == "d1"
    assert table.public["actions_left"] == 2


@pytest.mark.rule("3.3")
def test_3_3_a_station_cannot_move_diagonally() -> None:
    table = dig_mars(stations={"red": "b2"})
    assert table.why_not("move b2 c3") == "move.not_in_line"
    assert table.why_not("move b2 d1") == "move.not_in_line"


@pytest.mark.rule("3.3")
def test_3_3_a_station_cannot_pass_a_stack() -> None:
    table = dig_mars("d1 . d1 d1", stations={"red": "a1"})
    assert table.can("move a1 c1")
    assert table.why_not("move a1 d1") == "move.too_far"


@pytest.mark.rule("3.3")
def test_3_3_the_end_of_a_row_is_no_neighbour_of_the_next_rows_beginning() -> None:
    table = dig_mars(stations={"red": "d1"})
    assert table.why_not("move d1 a2") == "move.not_in_line"


@pytest.mark.rule("3.3")
def test_3_3_a_station_may_move_to_an_empty_space_and_turn_there() -> None:
    table = dig_mars("d1 . d1 d1", stations={"red": "a1"})
    table.play("move a1 b1", "move b1 b2")
    assert table.stations("red") == "b2"


@pytest.mark.rule("3.3")
def test_3_3_a_station_may_move_where_other_stations_stand() -> None:
    table = dig_mars(stations={"red": "a1", "blue": "b1"})
    table.play("move a1 b1")
    assert table.stations("red") == table.stations("blue") == "b1"


@pytest.mark.rule("3.3")
def test_3_3_only_ones_own_stations_can_be_moved() -> None:
    table = dig_mars(stations={"red": "a1", "blue": "c3"})
    assert table.why_not("move c3 c2") == "move.no_station"


@pytest.mark.rule("3.3")
def test_3_3_staying_put_is_not_a_move() -> None:
    table = dig_mars(stations={"red": "a1"})
    assert table.why_not("move a1 a1") == "move.same_space"


@pytest.mark.rule("3.3")
@pytest.mark.parametrize("target", ["c1", "d1"])
def test_3_3_ruling_a_jump_does_not_end_in_the_middle_of_a_run(target: str) -> None:
    table = dig_mars("d1 . . .", stations={"red": "a1"})
    assert table.why_not(f"move a1 {target}") == "move.too_far"


@pytest.mark.rule("3.3")
def test_3_3_ruling_where_only_empty_spaces_follow_only_the_neighbouring_one_is_left() -> None:
    assert targets("d1 . . .", "a1") == ["a2", "b1"]
    assert targets("d1", "c3", rest=".") == ["b3", "c2", "c4", "d3"]


@pytest.mark.rule("3.3")
def test_3_3_ruling_of_two_own_stations_on_a_space_one_moves() -> None:
    table = dig_mars(stations={"red": "a1 a1"})
    assert table.legal("move") == ["move a1 a2", "move a1 b1"]
    table.play("move a1 b1")
    assert table.stations("red") == "a1 b1"
