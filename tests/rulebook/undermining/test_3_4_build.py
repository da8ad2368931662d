"""Section 3.4, Build."""

import pytest

from tests.undermining.scenario import undermining

COSTS = {"drill": "TD", "thruster": "UN", "bay": "TN", "reactor": "UUD"}
every_equipment = pytest.mark.parametrize("kind", COSTS)


@pytest.mark.rule("3.4")
def test_3_4_printed_example_orange_builds_a_drill_bit() -> None:
    # Of the printed picture we know the caption; what the drill bit costs is ours.
    table = undermining(at={"orange": "s2"}, warehouse={"orange": "UTD"})
    events = table.play("build drill")
    assert table.seat("orange")["equipment"]["drill"] == 1
    assert table.public["workshop"]["drill"] == 3
    assert table.warehouse("orange") == "U"
    paid = {"uranium": 0, "titanium": 1, "diamond": 1, "niobium": 0, "xanium": 0}
    assert events == [{"event": "build", "seat": 0, "equipment": "drill", "paid": paid}]


@pytest.mark.rule("3.4")
@every_equipment
def test_3_4_each_kind_has_its_cost(kind: str) -> None:
    table = undermining(at={"orange": "s2"}, warehouse={"orange": COSTS[kind]})
    table.play(f"build {kind}")
    assert table.warehouse("orange") == ""
    for missing in range(len(COSTS[kind])):
        less = COSTS[kind][:missing] + COSTS[kind][missing + 1 :]
        poor = undermining(at={"orange": "s2"}, warehouse={"orange": less})
        assert poor.why_not(f"build {kind}") == "build.cannot_pay"


@pytest.mark.rule("3.4")
def test_3_4_any_number_is_built_in_one_action() -> None:
    table = undermining(at={"orange": "s2"}, warehouse={"orange": "TDUNTN"}, actions_left=1)
    table.play("build drill", "build thruster", "build bay")
    assert (table.public["actions_left"], table.public["building"]) == (0, True)
    assert table.warehouse("orange") == ""


@pytest.mark.rule("3.4")
def test_3_4_ruling_another_action_ends_building() -> None:
    table = undermining(
        at={"orange": "s2"}, warehouse={"orange": "TDUNTN"}, actions_left=2, batteries={"orange": 1}
    )
    table.play("build drill", "recharge")
    assert table.public["building"] is False
    assert table.why_not("build thruster") == "turn.no_actions_left"


@pytest.mark.rule("3.4")
@pytest.mark.parametrize("other", ["drill d1", "drive s1", "recharge", "end"])
def test_3_4_so_does_the_end_of_the_turn(other: str) -> None:
    table = undermining(at={"orange": "s2"}, building=True)
    table.play(other)
    assert table.public["building"] is False


@pytest.mark.rule("3.4")
def test_3_4_ruling_cards_swaps_and_bought_actions_do_not_end_building() -> None:
    table = undermining(
        at={"orange": "s2"},
        warehouse={"orange": "TDUUN"},
        tech={"orange": "transmute"},
        batteries={"orange": 2},
        actions_left=1,
    )
    table.play("build drill", "tech transmute", "swap uranium titanium", "boost", "build bay")
    assert (table.public["actions_left"], table.public["building"]) == (1, True)
    assert table.warehouse("orange") == "U"


@pytest.mark.rule("3.4", "4.3")
def test_3_4_each_build_still_needs_a_refinery() -> None:
    table = undermining(
        at={"orange": "s2"}, warehouse={"orange": "TDTN"}, tech={"orange": "recall"}
    )
    table.play("build drill", "tech recall s1")
    assert (table.why_not("build bay"), table.public["building"]) == ("refinery.not_here", True)


@pytest.mark.rule("3.4")
@every_equipment
def test_3_4_when_all_of_a_kind_are_built_there_are_no_more(kind: str) -> None:
    table = undermining(at={"orange": "s2"}, warehouse={"orange": "UUTTDDNN"}, workshop={kind: 0})
    assert table.why_not(f"build {kind}") == "build.none_left"
    others = [f"build {other}" for other in sorted(COSTS) if other != kind]
    assert table.legal("build") == others


@pytest.mark.rule("3.4")
def test_3_4_a_free_expansion_slot_is_needed() -> None:
    five = undermining(
        at={"orange": "s2"},
        warehouse={"orange": "UN"},
        equipment={"orange": "drill drill bay bay bay"},
    )
    assert five.why_not("build thruster") == "build.no_free_slot"
    four = undermining(
        at={"orange": "s2"}, warehouse={"orange": "UN"}, equipment={"orange": "drill drill bay bay"}
    )
    assert four.can("build thruster")


@pytest.mark.rule("3.4")
def test_3_4_with_five_players_the_fifth_slot_is_blocked() -> None:
    table = undermining(
        players=5,
        at={"orange": "s2"},
        warehouse={"orange": "UN"},
        equipment={"orange": "drill drill bay bay"},
    )
    assert table.why_not("build thruster") == "build.no_free_slot"


@pytest.mark.rule("3.4")
def test_3_4_ruling_bit_thruster_and_bay_work_at_once() -> None:
    table = undermining(
        "RRRU", at={"orange": "s2"}, warehouse={"orange": "TDUNTN"}, cargo={"orange": "UU"}
    )
    table.play("build drill", "build thruster", "build bay")
    assert table.seat("orange")["bays"] == 3
    assert "drive s4" in table.legal("drive")
    table.play("drill d1")
    assert table.public["drill_steps_left"] == 1
    assert table.cargo("orange") == ["uranium"] * 3


@pytest.mark.rule("3.4")
def test_3_4_ruling_a_reactor_works_from_the_next_turn_on() -> None:
    table = undermining(at={"orange": "s2"}, warehouse={"orange": "UUD"})
    table.play("build reactor")
    assert table.public["actions_left"] == 2
    table.play("end", "end")
    assert table.public["actions_left"] == 4


@pytest.mark.rule("3.4")
def test_3_4_ruling_equipment_is_never_removed() -> None:
    table = undermining(
        at={"orange": "s2"},
        warehouse={"orange": "UUUUTTTTDDDDNNNN"},
        equipment={"orange": "drill drill bay bay bay"},
        batteries={"orange": 8},
    )
    built = table.seat("orange")["equipment"]
    for action in table.legal():
        after = table.match.copy()
        after.play(action)
        assert after.public()["seats"][0]["equipment"] == built, action


@pytest.mark.rule("3.4")
def test_3_4_the_same_kind_may_be_built_more_than_once() -> None:
    table = undermining(at={"orange": "s2"}, warehouse={"orange": "TDTDTDTD"})
    table.play("build drill", "build drill", "build drill", "build drill")
    assert table.seat("orange")["equipment"]["drill"] == 4
    assert table.why_not("build drill") == "build.none_left"
