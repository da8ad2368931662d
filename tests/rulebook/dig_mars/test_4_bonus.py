"""Chapter 4, Bonus actions."""

import pytest

from tests.dig_mars.scenario import GRID, dig_mars


@pytest.mark.rule("4.1")
@pytest.mark.parametrize("bonus", ["extra_dig", "extra_carry", "inspect", "relocate"])
def test_4_1_turning_a_tile_over_gives_its_bonus_action_once(bonus: str) -> None:
    table = dig_mars(f"d1+{bonus}", stations={"red": "a1"})
    table.play("dig a1")
    none = {"extra_dig": 0, "extra_carry": 0, "inspect": 0, "relocate": 0}
    assert table.public["bonuses"] == none | {bonus: 1}


@pytest.mark.rule("4.1")
def test_4_1_a_tile_without_a_bonus_action_gives_none() -> None:
    table = dig_mars("d1", stations={"red": "a1"})
    table.play("dig a1")
    assert set(table.public["bonuses"].values()) == {0}


@pytest.mark.rule("4.1")
def test_4_1_the_bonus_action_belongs_to_the_digger_only() -> None:
    table = dig_mars("c1+inspect", stations={"red": "a1", "blue": "a1"})
    table.play("carry a1")
    assert table.why_not("inspect b2") == "inspect.no_bonus"


@pytest.mark.rule("4.1")
@pytest.mark.parametrize("bonus", ["extra_dig", "extra_carry", "inspect", "relocate"])
def test_4_1_the_bonus_action_can_only_be_used_in_the_same_turn(bonus: str) -> None:
    table = dig_mars(f"d1+{bonus}", stations={"red": "a1"})
    table.play("dig a1", "end")
    assert set(table.public["bonuses"].values()) == {0}
    table.play("end")
    assert table.turn == "red"
    assert set(table.public["bonuses"].values()) == {0}


@pytest.mark.rule("4.1")
def test_4_1_the_bonus_action_may_be_used_at_any_time_during_the_turn() -> None:
    at_once = dig_mars("d1+inspect", stations={"red": "a1"})
    at_once.play("dig a1", "inspect d1", "move a1 b1", "move b1 c1")
    later = dig_mars("d1+inspect", stations={"red": "a1"})
    later.play("dig a1", "move a1 b1", "move b1 c1", "inspect d1")
    assert at_once.public == later.public


@pytest.mark.rule("4.1")
def test_4_1_using_a_bonus_action_is_a_choice() -> None:
    table = dig_mars("d1+relocate", stations={"red": "a1"})
    table.play("dig a1")
    assert table.can("end")


@pytest.mark.rule("4.1")
def test_4_1_several_bonus_actions_may_be_held_at_the_same_time() -> None:
    picture = "d1+inspect d1+inspect d1+relocate"
    table = dig_mars(picture, stations={"red": "a1 b1 c1"})
    table.play("dig a1", "dig b1", "dig c1")
    assert table.public["bonuses"]["inspect"] == 2
    assert table.public["bonuses"]["relocate"] == 1


@pytest.mark.rule("4.1")
def test_4_1_ruling_bonus_actions_chain() -> None:
    picture = "d1+extra_dig d1+extra_dig d1+extra_carry"
    table = dig_mars(picture, stations={"red": "a1 b1 c1"}, actions_left=1)
    table.play("dig a1", "dig b1", "dig c1", "carry c1")
    assert table.public["actions_left"] == 0
    assert table.fortune("red") == 1
    assert table.legal() == ["end"]


@pytest.mark.rule("4.1")
def test_4_1_ruling_bonus_actions_need_no_action_left() -> None:
    bonuses = {"extra_dig": 1, "extra_carry": 1, "inspect": 1, "relocate": 1}
    table = dig_mars("d1 c1", stations={"red": "a1 b1"}, actions_left=0, bonuses=bonuses)
    table.play("dig a1", "carry b1", "inspect c3", "relocate blue d4 a1")
    assert table.legal() == ["end"]


@pytest.mark.rule("4.2")
def test_4_2_an_extra_dig_follows_the_rules_of_digging() -> None:
    table = dig_mars(
        "d4 c1 . d1", stations={"red": "a1 b1 c1"}, actions_left=0, bonuses={"extra_dig": 1}
    )
    assert table.why_not("dig a1") == "dig.too_hard"
    assert table.why_not("dig b1") == "dig.already_explored"
    assert table.why_not("dig c1") == "dig.no_tile"
    assert table.why_not("dig d1") == "dig.no_station"


@pytest.mark.rule("4.2")
def test_4_2_ruling_a_dig_uses_an_extra_dig_before_an_action() -> None:
    table = dig_mars(stations={"red": "a1 b1"}, bonuses={"extra_dig": 1})
    first = table.play("dig a1")
    assert (table.public["actions_left"], table.public["bonuses"]["extra_dig"]) == (3, 0)
    second = table.play("dig b1")
    assert table.public["actions_left"] == 2
    assert [event["extra"] for event in (*first, *second)] == [True, False]


@pytest.mark.rule("4.2")
def test_4_2_an_extra_dig_is_good_for_digging_only() -> None:
    table = dig_mars("c1", stations={"red": "a1"}, actions_left=0, bonuses={"extra_dig": 1})
    assert table.why_not("carry a1") == "turn.no_actions_left"
    assert table.why_not("move a1 b1") == "turn.no_actions_left"


@pytest.mark.rule("4.3")
def test_4_3_an_extra_carry_follows_the_rules_of_carrying() -> None:
    table = dig_mars(
        "c4 d1 . c1", stations={"red": "a1 b1 c1"}, actions_left=0, bonuses={"extra_carry": 1}
    )
    assert table.why_not("carry a1") == "carry.too_heavy"
    assert table.why_not("carry b1") == "carry.unexplored"
    assert table.why_not("carry c1") == "carry.no_tile"
    assert table.why_not("carry d1") == "carry.no_station"


@pytest.mark.rule("4.3")
def test_4_3_ruling_a_carry_uses_an_extra_carry_before_an_action() -> None:
    table = dig_mars("c1 c1", stations={"red": "a1 b1"}, bonuses={"extra_carry": 1})
    first = table.play("carry a1")
    assert (table.public["actions_left"], table.public["bonuses"]["extra_carry"]) == (3, 0)
    second = table.play("carry b1")
    assert table.public["actions_left"] == 2
    assert [event["extra"] for event in (*first, *second)] == [True, False]


@pytest.mark.rule("4.3")
def test_4_3_an_extra_carry_is_good_for_carrying_only() -> None:
    table = dig_mars("d1", stations={"red": "a1"}, actions_left=0, bonuses={"extra_carry": 1})
    assert table.why_not("dig a1") == "turn.no_actions_left"


@pytest.mark.rule("4.4")
def test_4_4_ruling_extra_fortune_is_added_at_once() -> None:
    table = dig_mars("d1f5+extra_fortune", stations={"red": "a1"}, fortune={"red": 2})
    table.play("dig a1")
    assert table.fortune("red") == 3
    assert set(table.public["bonuses"].values()) == {0}


@pytest.mark.rule("4.4")
def test_4_4_extra_fortune_is_the_diggers_alone() -> None:
    table = dig_mars("d1+extra_fortune", stations={"red": "a1", "blue": "a1"})
    table.play("dig a1")
    assert (table.fortune("red"), table.fortune("blue")) == (1, 0)


@pytest.mark.rule("4.5")
def test_4_5_the_inspector_sees_the_treasure_and_the_others_do_not() -> None:
    table = dig_mars("d3c2f5+relocate", bonuses={"inspect": 1})
    table.play("inspect a1")
    seen = {"dig": 3, "carry": 2, "fortune": 5, "bonus": "relocate"}
    hidden = {"dig": 3, "carry": None, "fortune": None, "bonus": None}
    assert table.view("red")["stacks"]["a1"]["tiles"] == [seen]
    assert table.view("blue")["stacks"]["a1"]["tiles"] == [hidden]
    assert table.view(None)["stacks"]["a1"]["tiles"] == [hidden]


@pytest.mark.rule("4.5")
def test_4_5_everybody_is_told_where_but_only_the_inspector_what() -> None:
    table = dig_mars("d3c2f5", bonuses={"inspect": 1})
    events = table.play("inspect a1")
    event = {"event": "inspect", "seat": 0, "space": "a1"}
    tile = {"dig": 3, "carry": 2, "fortune": 5, "bonus": None}
    game = table.match.game
    assert game.events_for(events, 0) == [event | {"tile": tile}]
    assert game.events_for(events, 1) == [event | {"tile": None}]
    assert game.events_for(events, None) == [event | {"tile": None}]


@pytest.mark.rule("4.5")
def test_4_5_the_tile_goes_back_face_down() -> None:
    table = dig_mars("d2", stations={"red": "a1"}, bonuses={"inspect": 1})
    table.play("inspect a1")
    assert not table.stack("a1")["explored"]
    assert table.why_not("dig a1") == "dig.too_hard"


@pytest.mark.rule("4.5")
def test_4_5_ruling_any_unexplored_top_tile_may_be_inspected() -> None:
    table = dig_mars("c1 .", bonuses={"inspect": 1})
    assert table.why_not("inspect a1") == "inspect.already_explored"
    assert table.why_not("inspect b1") == "inspect.no_tile"
    others = [f"inspect {space}" for space in GRID if space not in ("a1", "b1")]
    assert table.legal("inspect") == sorted(others)


@pytest.mark.rule("4.5")
def test_4_5_inspecting_needs_the_bonus_action() -> None:
    assert dig_mars().why_not("inspect a1") == "inspect.no_bonus"
    table = dig_mars(bonuses={"inspect": 1})
    table.play("inspect a1")
    assert table.why_not("inspect b1") == "inspect.no_bonus"
    assert table.public["actions_left"] == 3


@pytest.mark.rule("4.5")
def test_4_5_ruling_a_tile_may_be_inspected_again() -> None:
    table = dig_mars(bonuses={"inspect": 2})
    table.play("inspect a1", "inspect a1")
    assert table.seat("red")["inspected"] == ["a1"]


@pytest.mark.rule("4.5")
def test_4_5_ruling_an_inspected_tile_is_forgotten_by_all_when_it_is_explored() -> None:
    table = dig_mars("d1/d1", stations={"red": "a1"}, inspected={"red": "a1 b2", "blue": "a1"})
    table.play("dig a1")
    assert table.seat("red")["inspected"] == ["b2"]
    assert table.seat("blue")["inspected"] == []
    table.play("carry a1")
    assert table.view("red")["stacks"]["a1"]["tiles"][-1]["carry"] is None


@pytest.mark.rule("4.6")
def test_4_6_any_station_may_be_relocated_ones_own_or_not() -> None:
    table = dig_mars(players=3, stations={"red": "a1", "blue": "b1"}, bonuses={"relocate": 2})
    table.play("relocate blue b1 d3", "relocate red a1 d3")
    assert table.stations("blue") == table.stations("red") == "d3"
    assert table.public["actions_left"] == 3


@pytest.mark.rule("4.6")
def test_4_6_a_station_cannot_be_relocated_to_an_empty_space() -> None:
    table = dig_mars("d1 .", stations={"red": "a1"}, bonuses={"relocate": 1})
    assert table.why_not("relocate red a1 b1") == "relocate.empty_space"


@pytest.mark.rule("4.6")
def test_4_6_ruling_any_other_space_with_a_tile_will_do() -> None:
    table = dig_mars("d1 . c1 d1", stations={"red": "b1", "blue": "b1"}, bonuses={"relocate": 1})
    goals = [f"relocate red b1 {space}" for space in GRID if space != "b1"]
    assert table.legal("relocate red") == sorted(goals)


@pytest.mark.rule("4.6")
def test_4_6_ruling_relocating_to_the_same_space_is_not_possible() -> None:
    table = dig_mars(stations={"red": "a1"}, bonuses={"relocate": 1})
    assert table.why_not("relocate red a1 a1") == "relocate.same_space"


@pytest.mark.rule("4.6")
def test_4_6_only_a_station_that_is_there_can_be_relocated() -> None:
    table = dig_mars(stations={"red": "a1"}, bonuses={"relocate": 1})
    assert table.why_not("relocate red b1 c1") == "relocate.no_station"
    assert table.why_not("relocate black d4 a1") == "relocate.no_station"


@pytest.mark.rule("4.6")
def test_4_6_relocating_needs_the_bonus_action() -> None:
    assert dig_mars(stations={"red": "a1"}).why_not("relocate red a1 b1") == "relocate.no_bonus"


@pytest.mark.rule("4.6")
def test_4_6_ruling_of_two_stations_on_a_space_one_is_relocated() -> None:
    table = dig_mars(stations={"red": "a1 a1"}, bonuses={"relocate": 1})
    events = table.play("relocate red a1 b1")
    assert table.stations("red") == "a1 b1"
    assert events == [{"event": "relocate", "seat": 0, "owner": 0, "from": "a1", "to": "b1"}]
