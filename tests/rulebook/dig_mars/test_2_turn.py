"""Chapter 2, The turn."""

import itertools

import pytest

from digsite.core.errors import IllegalAction
from tests.dig_mars.scenario import dig_mars


@pytest.mark.rule("2.1")
def test_2_1_a_turn_has_up_to_three_actions() -> None:
    table = dig_mars(stations={"red": "a1"})
    table.play("move a1 b1", "move b1 c1", "move c1 d1")
    assert table.public["actions_left"] == 0
    assert table.why_not("move d1 c1") == "turn.no_actions_left"
    assert table.why_not("dig d1") == "turn.no_actions_left"
    assert table.why_not("upgrade digging") == "turn.no_actions_left"


@pytest.mark.rule("2.1")
@pytest.mark.parametrize(
    "order", list(itertools.permutations(["dig a1", "move b1 c1", "upgrade digging"]))
)
def test_2_1_actions_may_be_taken_in_any_order(order: tuple[str, ...]) -> None:
    table = dig_mars(stations={"red": "a1 b1"}, fortune={"red": 1})
    table.play(*order)
    assert table.public["actions_left"] == 0


@pytest.mark.rule("2.1")
def test_2_1_an_action_may_be_taken_more_than_once() -> None:
    table = dig_mars(stations={"red": "a1 b1 c1"})
    table.play("dig a1", "dig b1", "dig c1")
    assert [table.stack(space)["explored"] for space in ("a1", "b1", "c1")] == [True] * 3


@pytest.mark.rule("2.1")
@pytest.mark.parametrize("taken", [0, 1, 2, 3])
def test_2_1_a_player_may_take_fewer_actions_or_none(taken: int) -> None:
    table = dig_mars(stations={"red": "a1"})
    table.play(*["move a1 b1", "move b1 c1", "move c1 d1"][:taken], "end")
    assert table.turn == "blue"


@pytest.mark.rule("2.1")
def test_2_1_only_the_active_players_stations_act() -> None:
    table = dig_mars(stations={"red": "a1", "blue": "c3"})
    assert table.why_not("dig c3") == "dig.no_station"
    assert table.why_not("move c3 c4") == "move.no_station"


@pytest.mark.rule("2.1")
def test_2_1_a_refused_action_changes_nothing() -> None:
    table = dig_mars("d2", stations={"red": "a1"})
    before = table.public
    with pytest.raises(IllegalAction, match="needs digging level 2") as refused:
        table.play("dig a1")
    assert (refused.value.code, refused.value.section) == ("dig.too_hard", "3.1")
    assert table.public == before


@pytest.mark.rule("2.1")
def test_2_1_a_refusal_tells_the_numbers_it_turns_on() -> None:
    table = dig_mars("d4 c3", stations={"red": "a1 b1"}, digging={"red": 2})
    heavy = table.match.why_not("carry b1")
    assert heavy is not None
    assert heavy.message == "The treasure on b1 needs carrying level 3; you reach 1 there."


@pytest.mark.rule("2.2")
def test_2_2_turns_pass_clockwise() -> None:
    table = dig_mars(players=4, turn="white", first="white")
    turns = []
    for _ in range(5):
        turns.append(table.turn)
        table.play("end")
    assert turns == ["white", "black", "red", "blue", "white"]


@pytest.mark.rule("2.2")
def test_2_2_the_next_player_has_three_actions_again() -> None:
    table = dig_mars(stations={"red": "a1"}, actions_left=1)
    table.play("move a1 b1", "end")
    assert table.public["actions_left"] == 3


@pytest.mark.rule("2.2")
def test_2_2_ruling_a_round_is_over_when_the_turn_comes_back_to_the_first_player() -> None:
    table = dig_mars(players=3, turn="blue", first="blue")
    rounds = []
    for _ in range(4):
        rounds.append(table.public["round"])
        table.play("end")
    assert rounds == [1, 1, 1, 2]


@pytest.mark.rule("2.2")
def test_2_2_ruling_a_turn_never_ends_by_itself() -> None:
    table = dig_mars(stations={"red": "a1"}, actions_left=1)
    table.play("move a1 b1")
    assert table.turn == "red"
    assert table.legal() == ["end"]


@pytest.mark.rule("2.2")
def test_2_2_ruling_ending_the_turn_is_always_possible() -> None:
    full = dig_mars(bonuses={"extra_dig": 1, "inspect": 1}, fortune={"red": 40})
    assert full.can("end")
    spent = dig_mars(actions_left=0)
    assert spent.can("end")


@pytest.mark.rule("2.2")
def test_2_2_actions_not_used_are_not_saved_for_later() -> None:
    table = dig_mars()
    table.play("end", "end")
    assert table.turn == "red"
    assert table.public["actions_left"] == 3
