"""Chapter 2, The turn."""

import pytest

from digsite.core.errors import IllegalAction
from digsite.core.match import load
from tests.undermining.scenario import undermining


@pytest.mark.rule("2.1")
def test_2_1_a_turn_has_three_actions() -> None:
    table = undermining()
    table.play("end", "end")
    assert table.public["actions_left"] == 3
    table.play("recharge", "recharge", "recharge")
    assert table.public["actions_left"] == 0
    for action in ("drill a1", "drive s2", "unload", "build bay", "contract 1", "recharge"):
        assert table.why_not(action) == "turn.no_actions_left"
    assert table.why_not("portal s4") == "turn.no_actions_left"


@pytest.mark.rule("2.1")
def test_2_1_the_same_action_may_be_taken_more_than_once_and_in_any_order() -> None:
    table = undermining()
    table.play("drive s2", "recharge", "drive s1")
    assert (table.at("orange"), table.batteries("orange")) == ("s1", 1)


@pytest.mark.rule("2.1")
@pytest.mark.parametrize("reactors", [1, 2, 4])
def test_2_1_each_reactor_gives_one_more_action(reactors: int) -> None:
    table = undermining(turn="blue", equipment={"orange": "reactor " * reactors})
    table.play("end")
    assert table.public["actions_left"] == 3 + reactors


@pytest.mark.rule("2.1")
def test_2_1_a_refused_action_changes_nothing() -> None:
    table = undermining(batteries={"orange": 8})
    before = table.public
    with pytest.raises(IllegalAction, match="8 batteries already") as refused:
        table.play("recharge")
    assert (refused.value.code, refused.value.section) == ("recharge.full", "3.6")
    assert table.public == before


@pytest.mark.rule("2.2")
def test_2_2_two_batteries_buy_one_more_action_this_turn() -> None:
    table = undermining(batteries={"orange": 3})
    table.play("boost")
    assert (table.public["actions_left"], table.batteries("orange")) == (4, 1)
    assert table.why_not("boost") == "boost.not_enough_batteries"
    table.play("end", "end")
    assert table.public["actions_left"] == 3


@pytest.mark.rule("2.2")
def test_2_2_as_often_as_one_can_afford() -> None:
    table = undermining(batteries={"orange": 8})
    table.play("boost", "boost", "boost", "boost")
    assert (table.public["actions_left"], table.batteries("orange")) == (7, 0)


@pytest.mark.rule("2.2")
def test_2_2_ruling_also_with_no_action_left() -> None:
    table = undermining(batteries={"orange": 2}, actions_left=0)
    table.play("boost", "recharge")
    assert table.batteries("orange") == 1


@pytest.mark.rule("2.2")
def test_2_2_ruling_a_bought_action_leaves_drill_steps_and_building_as_they_are() -> None:
    drilling = undermining(
        "..R", at={"orange": "b1"}, batteries={"orange": 2}, drill_steps_left=1, actions_left=0
    )
    drilling.play("boost", "drill c1")
    assert (drilling.public["actions_left"], drilling.public["drill_steps_left"]) == (1, 0)
    building = undermining(
        at={"orange": "s2"},
        warehouse={"orange": "TN"},
        batteries={"orange": 2},
        building=True,
        actions_left=0,
    )
    building.play("boost", "build bay")
    assert (building.public["actions_left"], building.public["building"]) == (1, True)


@pytest.mark.rule("2.2")
def test_2_2_only_on_ones_own_turn_and_with_ones_own_batteries() -> None:
    table = undermining(batteries={"blue": 8})
    assert table.why_not("boost") == "boost.not_enough_batteries"


@pytest.mark.rule("2.3")
def test_2_3_on_the_first_turn_the_umv_is_put_on_any_of_the_four_surface_spaces() -> None:
    match = load("undermining", 2, seed=1, first=0)
    assert match.legal_actions() == ["enter s1", "enter s2", "enter s3", "enter s4"]
    match.play("enter s3")
    assert match.public()["seats"][0]["at"] == "s3"


@pytest.mark.rule("2.3")
def test_2_3_ruling_before_it_nothing_else_is_possible() -> None:
    match = load("undermining", 2, seed=1, first=0)
    legal = set(match.legal_actions())
    for action in match.game.actions.notations:
        refusal = match.why_not(action)
        assert (refusal.code if refusal else None) == (
            None if action in legal else "turn.enter_first"
        )


@pytest.mark.rule("2.3")
def test_2_3_ruling_entering_is_free_and_the_whole_turn_follows() -> None:
    match = load("undermining", 2, seed=1, first=0)
    match.play("enter s1")
    assert match.public()["actions_left"] == 3
    for _ in range(3):
        match.play("recharge")


@pytest.mark.rule("2.3")
def test_2_3_nobody_enters_twice() -> None:
    table = undermining()
    assert table.why_not("enter s2") == "enter.already_entered"
    assert table.legal("enter") == []


@pytest.mark.rule("2.3")
def test_2_3_ruling_umvs_not_yet_entered_are_nowhere() -> None:
    match = load("undermining", 3, seed=1, first=0)
    match.play("enter s2")
    assert [seat["at"] for seat in match.public()["seats"]] == ["s2", None, None]


@pytest.mark.rule("2.3")
def test_2_3_any_number_of_umvs_share_a_surface_space() -> None:
    match = load("undermining", 5, seed=1, first=0)
    for _ in range(5):
        match.play("enter s2")
        match.play("end")
    assert {seat["at"] for seat in match.public()["seats"]} == {"s2"}


@pytest.mark.rule("2.4")
def test_2_4_the_next_seat_plays_and_the_round_rises_at_the_first_player() -> None:
    table = undermining(players=3, turn="blue", first="blue", round=4)
    turns = []
    for _ in range(4):
        turns.append((table.turn, table.public["round"]))
        table.play("end")
    assert turns == [("blue", 4), ("green", 4), ("orange", 4), ("blue", 5)]


@pytest.mark.rule("2.4")
def test_2_4_ruling_once_entered_ending_the_turn_is_always_possible() -> None:
    for actions_left in (0, 3):
        assert undermining(actions_left=actions_left).can("end")


@pytest.mark.rule("2.4")
def test_2_4_ruling_a_turn_never_ends_by_itself() -> None:
    table = undermining(actions_left=0)
    assert table.legal() == ["end"]
    assert table.turn == "orange"


@pytest.mark.rule("2.4")
def test_2_4_what_belongs_to_the_turn_is_lost() -> None:
    table = undermining(
        turn="blue",
        at={"blue": "a2"},
        equipment={"blue": "drill drill"},
        drill_steps_left=2,
        phasing=True,
        uplink=True,
        swaps_left=2,
    )
    table.play("end")
    public = table.public
    assert (public["drill_steps_left"], public["swaps_left"]) == (0, 0)
    assert not any(public[name] for name in ("building", "phasing", "uplink"))
    assert public["actions_left"] == 3
