"""Chapter 6, The end of the game."""

from typing import Any

import pytest

from digsite.core.errors import GameOver
from tests.dig_mars.scenario import DigMarsTable, dig_mars

GOALS = [(2, 40), (3, 30), (4, 20)]


def result(table: DigMarsTable) -> tuple[str | None, list[int] | None]:
    return table.match.ending, table.match.winners


@pytest.mark.rule("6.1")
@pytest.mark.parametrize(("players", "goal"), GOALS)
def test_6_1_declaring_needs_40_30_or_20_fortune(players: int, goal: int) -> None:
    short = dig_mars(players=players, fortune={"red": goal - 1})
    assert short.why_not("declare") == "declare.not_enough_fortune"
    enough = dig_mars(players=players, fortune={"red": goal})
    enough.play("declare")
    assert result(enough) == ("declared", [0])


@pytest.mark.rule("6.1")
def test_6_1_more_than_enough_is_enough() -> None:
    assert dig_mars(fortune={"red": 41}).can("declare")


@pytest.mark.rule("6.1")
def test_6_1_victory_can_be_declared_only_in_ones_own_turn() -> None:
    table = dig_mars(fortune={"blue": 40})
    assert table.why_not("declare") == "declare.not_enough_fortune"
    table.play("end")
    assert table.can("declare")


@pytest.mark.rule("6.1")
def test_6_1_who_declares_wins_even_if_another_player_has_more() -> None:
    table = dig_mars(fortune={"red": 40, "blue": 55})
    events = table.play("declare")
    assert result(table) == ("declared", [0])
    over = {"event": "over", "winners": [0], "fortunes": [40, 55]}
    assert events == [{"event": "declare", "seat": 0}, over]


@pytest.mark.rule("6.1")
def test_6_1_declaring_is_a_choice() -> None:
    table = dig_mars(fortune={"red": 40}, stations={"red": "a1"})
    table.play("dig a1", "end")
    assert table.turn == "blue"


@pytest.mark.rule("6.1")
def test_6_1_ruling_declaring_needs_no_action_and_comes_at_any_moment() -> None:
    before_the_first_action = dig_mars(fortune={"red": 40}, actions_left=3)
    after_the_last_action = dig_mars(fortune={"red": 40}, actions_left=0)
    with_bonuses_left = dig_mars(fortune={"red": 40}, bonuses={"extra_dig": 1})
    for table in (before_the_first_action, after_the_last_action, with_bonuses_left):
        assert table.can("declare")


@pytest.mark.rule("6.1")
def test_6_1_ruling_a_player_who_declares_wins_alone_even_at_a_tie() -> None:
    table = dig_mars(turn="blue", fortune={"red": 40, "blue": 40})
    table.play("declare")
    assert result(table) == ("declared", [1])


@pytest.mark.rule("6.1")
def test_6_1_ruling_when_the_game_is_over_nothing_of_the_turn_is_left() -> None:
    table = dig_mars(
        turn="blue", fortune={"blue": 40}, actions_left=2, bonuses={"inspect": 1}, round=5
    )
    table.play("declare")
    public = table.public
    assert public["phase"] == "over"
    assert (public["seat"], public["round"], public["actions_left"]) == (1, 5, 0)
    assert set(public["bonuses"].values()) == {0}


@pytest.mark.rule("6.1")
@pytest.mark.parametrize("action", ["end", "declare", "dig a1", "place a1"])
def test_6_1_when_the_game_is_over_nothing_can_be_played(action: str) -> None:
    table = dig_mars(fortune={"red": 40})
    table.play("declare")
    assert table.legal() == []
    assert table.why_not(action) == "game.over"
    with pytest.raises(GameOver, match="The game is over"):
        table.play(action)


def last_treasure(*, fortune: dict[str, int], **more: Any) -> DigMarsTable:
    """One treasure of 3 is left on the grid, and red stands on it."""
    return dig_mars("c1f3", rest=".", stations={"red": "a1"}, fortune=fortune, **more)


@pytest.mark.rule("6.2")
def test_6_2_after_the_last_tile_most_fortune_wins() -> None:
    table = last_treasure(fortune={"red": 10, "blue": 12})
    table.play("carry a1")
    assert result(table) == ("last_tile", [0])
    table = last_treasure(fortune={"red": 10, "blue": 14})
    table.play("carry a1")
    assert result(table) == ("last_tile", [1])


@pytest.mark.rule("6.2")
def test_6_2_the_game_goes_on_while_a_tile_is_left() -> None:
    table = dig_mars("c1 c1", rest=".", stations={"red": "a1"})
    table.play("carry a1")
    assert result(table) == (None, None)


@pytest.mark.rule("6.2")
def test_6_2_ruling_who_can_declare_after_the_last_tile_may_declare_or_end() -> None:
    table = last_treasure(fortune={"red": 37, "blue": 50})
    table.play("carry a1")
    assert result(table) == (None, None)
    assert table.legal() == ["declare", "end"]
    table.play("declare")
    assert result(table) == ("declared", [0])


@pytest.mark.rule("6.2")
def test_6_2_ruling_ending_the_turn_after_the_last_tile_ends_the_game() -> None:
    table = last_treasure(fortune={"red": 37, "blue": 50})
    table.play("carry a1", "end")
    assert result(table) == ("last_tile", [1])
    assert table.public["seat"] == 0


@pytest.mark.rule("6.2")
def test_6_2_ruling_actions_and_bonuses_stay_while_declaring_is_possible() -> None:
    bonuses = {"extra_dig": 1, "extra_carry": 0, "inspect": 1, "relocate": 1}
    table = last_treasure(fortune={"red": 40}, bonuses=bonuses)
    table.play("carry a1")
    assert table.public["actions_left"] == 2
    assert table.public["bonuses"] == bonuses


@pytest.mark.rule("6.2")
@pytest.mark.parametrize(
    ("action", "code"),
    [
        ("upgrade digging", "turn.last_tile_taken"),
        ("upgrade fleet a1", "turn.last_tile_taken"),
        ("move a1 b1", "turn.last_tile_taken"),
        ("dig a1", "dig.no_tile"),
        ("carry a1", "turn.last_tile_taken"),
        ("inspect a1", "inspect.no_tile"),
        ("relocate red a1 b1", "relocate.empty_space"),
    ],
)
def test_6_2_ruling_after_the_last_tile_no_action_is_left(action: str, code: str) -> None:
    bonuses = {"extra_dig": 1, "inspect": 1, "relocate": 1}
    table = last_treasure(fortune={"red": 40}, bonuses=bonuses)
    table.play("carry a1")
    assert table.why_not(action) == code


@pytest.mark.rule("6.2")
def test_6_2_ruling_the_fortune_is_checked_after_the_split() -> None:
    stations = {"red": "a1", "blue": "a1"}
    short = dig_mars("c1f4", rest=".", stations=stations, fortune={"red": 37})
    short.play("carry a1")
    assert result(short) == ("last_tile", [0])
    enough = dig_mars("c1f4", rest=".", stations=stations, fortune={"red": 38})
    enough.play("carry a1")
    assert enough.legal() == ["declare", "end"]


@pytest.mark.rule("6.2")
def test_6_2_ruling_others_cannot_declare_after_the_last_tile() -> None:
    # Blue is next and has the 30 points of three players, but white has more: nobody asks blue.
    table = last_treasure(players=3, fortune={"red": 10, "blue": 31, "white": 35})
    table.play("carry a1")
    assert result(table) == ("last_tile", [2])


@pytest.mark.rule("6.3")
def test_6_3_ruling_twelve_full_rounds_without_progress_end_the_game() -> None:
    table = dig_mars(fortune={"blue": 1}, progress_round=0)
    for _ in range(12 * 2 - 1):
        table.play("end")
    assert result(table) == (None, None)
    table.play("end")
    assert result(table) == ("no_progress", [1])
    assert (table.public["round"], table.public["seat"]) == (12, 1)


@pytest.mark.rule("6.3")
def test_6_3_only_full_rounds_count() -> None:
    table = dig_mars(turn="blue", round=20, progress_round=9)
    table.play("end")
    assert result(table) == (None, None)
    table = dig_mars(turn="blue", round=20, progress_round=8)
    table.play("end")
    assert result(table) == ("no_progress", [0, 1])


@pytest.mark.rule("6.3")
def test_6_3_ruling_the_game_ends_only_when_the_turn_would_come_back_to_the_first_player() -> None:
    table = dig_mars(players=3, turn="red", first="blue", round=13, progress_round=1)
    assert table.public["seat"] == 0
    table.play("end")
    assert result(table) == ("no_progress", [0, 1, 2])
    table = dig_mars(players=3, turn="white", first="blue", round=13, progress_round=1)
    table.play("end")
    assert result(table) == (None, None)


@pytest.mark.rule("6.3")
@pytest.mark.parametrize(
    ("picture", "action"),
    [
        ("d1", "dig a1"),
        ("c1", "carry a1"),
        ("d1", "upgrade digging"),
        ("d1", "upgrade carrying"),
        ("d1", "upgrade fleet b1"),
    ],
)
def test_6_3_a_dig_a_carry_and_an_upgrade_are_progress(picture: str, action: str) -> None:
    table = dig_mars(
        picture, stations={"red": "a1"}, fortune={"red": 1}, round=12, progress_round=0
    )
    table.play(action)
    assert table.public["progress_round"] == 12


@pytest.mark.rule("6.3")
@pytest.mark.parametrize("action", ["move a1 b1", "inspect c3", "relocate red a1 b2"])
def test_6_3_ruling_moves_inspections_and_relocations_are_no_progress(action: str) -> None:
    bonuses = {"inspect": 1, "relocate": 1}
    table = dig_mars(stations={"red": "a1"}, bonuses=bonuses, round=12, progress_round=0)
    table.play(action)
    assert table.public["progress_round"] == 0


@pytest.mark.rule("6.4")
def test_6_4_most_fortune_wins() -> None:
    table = last_treasure(players=3, fortune={"red": 1, "blue": 9, "white": 5})
    table.play("carry a1")
    assert table.match.winners == [1]


@pytest.mark.rule("6.4")
def test_6_4_ruling_a_tie_is_shared_and_winners_are_named_in_seat_order() -> None:
    table = last_treasure(players=4, fortune={"red": 0, "blue": 9, "white": 2, "black": 9})
    table.play("carry a1")
    assert table.match.winners == [1, 3]


@pytest.mark.rule("6.4")
def test_6_4_fortune_spent_on_equipment_does_not_count() -> None:
    table = last_treasure(fortune={"red": 4, "blue": 5})
    table.play("upgrade digging", "upgrade digging", "carry a1")
    assert [table.fortune("red"), table.fortune("blue")] == [4, 5]
    assert table.match.winners == [1]


@pytest.mark.rule("6.4")
def test_6_4_without_any_fortune_everybody_wins() -> None:
    table = dig_mars(turn="blue", round=12, progress_round=0)
    table.play("end")
    assert table.match.winners == [0, 1]
