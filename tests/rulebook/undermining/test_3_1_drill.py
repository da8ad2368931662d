"""Section 3.1, Drill."""

import pytest

from tests.undermining.scenario import UnderminingTable, undermining


@pytest.mark.rule("3.1")
def test_3_1_printed_example_orange_drills_the_niobium_beside_it() -> None:
    table = undermining(".N", at={"orange": "a1"})
    events = table.play("drill b1")
    assert table.cargo("orange") == ["niobium"]
    assert table.at("orange") == "b1"
    assert table.tile("b1") is None
    assert events == [{"event": "drill", "seat": 0, "space": "b1", "tile": "niobium"}]


@pytest.mark.rule("3.1")
def test_3_1_printed_example_orange_drills_solid_rock() -> None:
    table = undermining(".R", at={"orange": "a1"})
    table.play("drill b1")
    assert table.tile("b1") == "rubble"
    assert (table.at("orange"), table.cargo("orange")) == ("a1", [])


@pytest.mark.rule("3.1")
def test_3_1_printed_example_orange_drills_rubble() -> None:
    table = undermining(".:", at={"orange": "a1"})
    table.play("drill b1")
    assert table.tile("b1") is None
    assert (table.at("orange"), table.cargo("orange")) == ("b1", [])


@pytest.mark.rule("3.1")
@pytest.mark.parametrize(
    ("sign", "token"),
    [
        ("U", "uranium"),
        ("T", "titanium"),
        ("D", "diamond"),
        ("N", "niobium"),
        ("X", "xanium"),
        ("A", "alien"),
    ],
)
def test_3_1_resources_and_alien_tiles_go_into_a_bay(sign: str, token: str) -> None:
    table = undermining(f".{sign}", at={"orange": "a1"})
    table.play("drill b1")
    assert (table.cargo("orange"), table.at("orange")) == ([token], "b1")


@pytest.mark.rule("3.1")
def test_3_1_a_drill_costs_one_action() -> None:
    table = undermining(at={"orange": "a1"})
    table.play("drill b1")
    assert table.public["actions_left"] == 2


@pytest.mark.rule("3.1")
def test_3_1_nobody_drills_diagonally_or_further_than_the_neighbour() -> None:
    table = undermining(at={"orange": "b2"})
    for space in ("a1", "c1", "a3", "c3", "d2", "b4", "b2", "s1", "l10"):
        assert table.why_not(f"drill {space}") == "drill.not_neighbour"


@pytest.mark.rule("3.1")
def test_3_1_the_end_of_a_row_is_not_next_to_the_start_of_the_following_one() -> None:
    table = undermining(at={"orange": "l2"})
    assert table.why_not("drill a3") == "drill.not_neighbour"


@pytest.mark.rule("3.1")
def test_3_1_a_tile_must_lie_there() -> None:
    table = undermining("..", at={"orange": "a1"})
    assert table.why_not("drill b1") == "drill.no_tile"
    assert table.why_not("drill s1") == "drill.no_tile"


@pytest.mark.rule("3.1")
def test_3_1_bedrock_cannot_be_drilled() -> None:
    table = undermining(board="bedrock", at={"orange": "d2"})
    assert table.why_not("drill d3") == "drill.bedrock"


@pytest.mark.rule("3.1")
def test_3_1_there_is_nothing_outside_the_board() -> None:
    table = undermining(at={"orange": "l10"})
    assert table.why_not("drill m10") == "drill.bedrock"
    assert table.why_not("drill l11") == "drill.bedrock"


@pytest.mark.rule("3.1")
@pytest.mark.parametrize("sign", "UTDNX")
def test_3_1_without_a_free_bay_no_resource_can_be_drilled(sign: str) -> None:
    full = undermining(f".{sign}", at={"orange": "a1"}, cargo={"orange": "UU"})
    assert full.why_not("drill b1") == "drill.no_free_bay"
    room = undermining(f".{sign}", at={"orange": "a1"}, cargo={"orange": "U"})
    assert room.can("drill b1")


@pytest.mark.rule("3.1")
def test_3_1_ruling_an_alien_tile_needs_a_free_bay_too() -> None:
    full = undermining(".A", at={"orange": "a1"}, cargo={"orange": "UU"})
    assert full.why_not("drill b1") == "drill.no_free_bay"
    room = undermining(".A", at={"orange": "a1"}, cargo={"orange": "U"})
    assert room.can("drill b1")


@pytest.mark.rule("3.1")
@pytest.mark.parametrize("sign", "R:")
def test_3_1_ruling_with_full_bays_rock_and_rubble_can_be_drilled(sign: str) -> None:
    table = undermining(f".{sign}", at={"orange": "a1"}, cargo={"orange": "UU"})
    assert table.can("drill b1")


@pytest.mark.rule("3.1")
def test_3_1_each_drill_bit_gives_one_more_step_in_the_same_action() -> None:
    table = undermining(".UTRR", at={"orange": "a1"}, equipment={"orange": "drill drill"})
    table.play("drill b1")
    assert (table.public["actions_left"], table.public["drill_steps_left"]) == (2, 2)
    table.play("drill c1", "drill d1")
    assert (table.public["actions_left"], table.public["drill_steps_left"]) == (2, 0)
    assert table.cargo("orange") == ["titanium", "uranium"]
    assert (table.at("orange"), table.tile("d1")) == ("c1", "rubble")


@pytest.mark.rule("3.1")
def test_3_1_ruling_with_two_steps_one_solid_rock_goes_away_completely() -> None:
    table = undermining(".R", at={"orange": "a1"}, equipment={"orange": "drill"})
    table.play("drill b1", "drill b1")
    assert (table.at("orange"), table.tile("b1")) == ("b1", None)
    assert table.public["actions_left"] == 2


@pytest.mark.rule("3.1")
def test_3_1_ruling_each_step_starts_where_the_umv_then_stands() -> None:
    table = undermining(".:\n.:", at={"orange": "a1"}, equipment={"orange": "drill"})
    table.play("drill b1")
    assert table.can("drill b2")
    assert table.why_not("drill a2") == "drill.not_neighbour"


@pytest.mark.rule("3.1")
def test_3_1_ruling_with_steps_left_a_drill_uses_a_step_even_without_actions() -> None:
    table = undermining(
        ".R",
        at={"orange": "a1"},
        equipment={"orange": "drill"},
        drill_steps_left=1,
        actions_left=0,
    )
    table.play("drill b1")
    assert table.public["drill_steps_left"] == 0
    assert table.why_not("drill b1") == "turn.no_actions_left"


@pytest.mark.rule("3.1")
@pytest.mark.parametrize(
    "other",
    [
        *("drive b1", "recharge", "unload", "build bay", "contract 1", "portal s4", "end"),
    ],
)
def test_3_1_ruling_another_action_or_the_end_of_the_turn_gives_up_the_steps_left(
    other: str,
) -> None:
    table = in_the_middle_of_a_drill()
    table.play(other)
    assert table.public["drill_steps_left"] == 0


@pytest.mark.rule("3.1")
@pytest.mark.parametrize("free", ["boost", "tech overdrive", "swap uranium diamond"])
def test_3_1_ruling_cards_swaps_and_bought_actions_do_not(free: str) -> None:
    table = in_the_middle_of_a_drill()
    table.play(free)
    actions = table.public["actions_left"]
    assert table.public["drill_steps_left"] == 2
    table.play("drill c1")
    assert (table.public["actions_left"], table.public["drill_steps_left"]) == (actions, 1)


def in_the_middle_of_a_drill() -> UnderminingTable:
    """Orange can do anything but has two steps left."""
    return undermining(
        "..R",
        at={"orange": "s1"},
        equipment={"orange": "drill drill"},
        warehouse={"orange": "UUTN"},
        cargo={"orange": "U"},
        batteries={"orange": 2},
        tech={"orange": "overdrive"},
        drill_steps_left=2,
        uplink=True,
        swaps_left=1,
    )


@pytest.mark.rule("3.1", "4.3")
def test_3_1_ruling_after_the_recall_beacon_the_steps_go_on_from_the_surface() -> None:
    table = undermining(
        "...\n.U", at={"orange": "a2"}, equipment={"orange": "drill"}, tech={"orange": "recall"}
    )
    table.play("drill b2", "tech recall s2")
    assert table.why_not("drill b3") == "drill.not_neighbour"
    table.play("drill d1")
    assert (table.public["actions_left"], table.public["drill_steps_left"]) == (2, 0)
    assert (table.at("orange"), table.tile("d1")) == ("s2", "rubble")


@pytest.mark.rule("3.1", "4.4")
def test_3_1_ruling_a_charge_between_two_steps_changes_what_there_is_to_drill() -> None:
    table = undermining(
        ".RU\nRT", at={"orange": "a1"}, equipment={"orange": "drill"}, tech={"orange": "seismic"}
    )
    table.play("drill b1", "tech seismic")
    assert table.why_not("drill b1") == "drill.no_tile"
    assert table.public["drill_steps_left"] == 1


@pytest.mark.rule("3.1")
def test_3_1_ruling_spaces_are_never_filled_again() -> None:
    table = undermining(".U", at={"orange": "a1"}, bag="RU")
    table.play("drill b1", "end", "end")
    assert table.tile("b1") is None
    assert table.public["bag"] == ["rock", "uranium"]
