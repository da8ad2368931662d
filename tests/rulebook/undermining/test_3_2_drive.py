"""Section 3.2, Drive."""

import pytest

from tests.undermining.scenario import UnderminingTable, undermining

CROSS = """
RR.RR
R...R
.....
R...R
RR.RR
"""


def drives(picture: str, at: str, thrusters: int = 0) -> list[str]:
    """Where orange can drive to."""
    equipment = {"orange": "thruster " * thrusters}
    table = undermining(picture, at={"orange": at}, equipment=equipment)
    return [action.removeprefix("drive ") for action in table.legal("drive")]


@pytest.mark.rule("3.2")
def test_3_2_printed_example_the_spaces_that_orange_can_drive_to() -> None:
    # Of the printed picture we know the caption; the board and its tunnels are ours.
    reached = drives(CROSS, "c3")
    around = ["a3", "b2", "b3", "b4", "c1", "c2", "c4", "c5", "d2", "d3", "d4", "e3"]
    assert reached == around


@pytest.mark.rule("3.2")
def test_3_2_printed_example_orange_drives_through_blue_for_two_batteries() -> None:
    table = undermining("RRR\n...", at={"orange": "a2", "blue": "b2"}, batteries={"orange": 3})
    events = table.play("drive c2")
    assert (table.at("orange"), table.batteries("orange")) == ("c2", 1)
    assert events == [{"event": "drive", "seat": 0, "space": "c2", "batteries": 2}]


@pytest.mark.rule("3.2")
def test_3_2_ruling_nobody_drives_diagonally() -> None:
    assert drives("RRRR\nR.RR\nRR.R\nRRRR", "b2", thrusters=4) == []


@pytest.mark.rule("3.2")
def test_3_2_over_the_surface_nobody_is_passed() -> None:
    table = undermining("...", at={"orange": "a1", "blue": "b1"})
    table.play("drive c1")
    assert table.at("orange") == "c1"


@pytest.mark.rule("3.2")
def test_3_2_a_drive_goes_up_to_two_spaces_and_costs_one_action() -> None:
    table = undermining("R.\nR.\nR.\nR.", at={"orange": "b4"})
    assert table.legal("drive") == ["drive b2", "drive b3"]
    assert table.why_not("drive b1") == "drive.too_far"
    table.play("drive b2")
    assert (table.at("orange"), table.public["actions_left"]) == ("b2", 2)


@pytest.mark.rule("3.2")
@pytest.mark.parametrize("thrusters", [1, 2, 3, 4])
def test_3_2_each_thruster_gives_one_more_space(thrusters: int) -> None:
    table = undermining(
        "R.\nR.\nR.\nR.\nR.\nR.\nR.\nR.\nR.",
        at={"orange": "b9"},
        equipment={"orange": "thruster " * thrusters},
    )
    assert len(table.legal("drive")) == 2 + thrusters


@pytest.mark.rule("3.2")
def test_3_2_no_umv_drives_onto_a_tile_or_past_one() -> None:
    table = undermining("..U.", at={"orange": "a1"})
    assert table.why_not("drive c1") == "drive.tile"
    assert table.why_not("drive d1") == "drive.too_far"


@pytest.mark.rule("3.2")
def test_3_2_no_umv_drives_onto_another_one_underground() -> None:
    table = undermining("..", at={"orange": "a1", "blue": "b1"}, batteries={"orange": 8})
    assert table.why_not("drive b1") == "drive.occupied"


@pytest.mark.rule("3.2")
def test_3_2_on_the_surface_umvs_share_a_space_and_pass_free_of_charge() -> None:
    table = undermining(at={"orange": "s1", "blue": "s2"})
    assert table.legal("drive") == ["drive s2", "drive s3"]
    table.play("drive s3", "drive s2")
    assert table.at("orange") == table.at("blue") == "s2"


@pytest.mark.rule("3.2")
def test_3_2_the_direction_may_change_on_the_way() -> None:
    assert "b2" in drives("R.\n..", "a2", thrusters=1)
    assert "b1" in drives("R.\n..", "a2")


@pytest.mark.rule("3.2")
def test_3_2_spaces_not_used_are_lost() -> None:
    table = undermining("...", at={"orange": "a1"}, actions_left=1)
    table.play("drive b1")
    assert table.why_not("drive c1") == "turn.no_actions_left"


@pytest.mark.rule("3.2")
def test_3_2_the_drive_must_end_on_a_free_space() -> None:
    table = undermining(
        "...", players=3, at={"orange": "a1", "blue": "b1", "green": "c1"}, batteries={"orange": 8}
    )
    assert table.why_not("drive c1") == "drive.occupied"
    # The surface is above: there is always a way out.
    assert table.legal("drive") == ["drive s1", "drive s2"]


@pytest.mark.rule("3.2")
def test_3_2_a_space_with_a_umv_counts_as_one_of_the_spaces() -> None:
    table = undermining("RRRR\n....", at={"orange": "a2", "blue": "b2"}, batteries={"orange": 8})
    assert table.can("drive c2")
    assert table.why_not("drive d2") == "drive.too_far"


@pytest.mark.rule("3.2")
def test_3_2_ruling_each_umv_passed_costs_two_batteries() -> None:
    def position(batteries: int) -> UnderminingTable:
        return undermining(
            "RRRR\n....",
            players=3,
            at={"orange": "a2", "blue": "b2", "green": "c2"},
            equipment={"orange": "thruster"},
            batteries={"orange": batteries},
        )

    assert position(3).why_not("drive d2") == "drive.not_enough_batteries"
    table = position(4)
    table.play("drive d2")
    assert table.batteries("orange") == 0


@pytest.mark.rule("3.2")
def test_3_2_ruling_the_way_that_costs_fewest_batteries_is_taken() -> None:
    ring = "RRRR\n....\n.RR.\n...."
    at = {"orange": "a2", "blue": "b2"}
    short = undermining(ring, at=at, batteries={"orange": 4}, equipment={"orange": "thruster"})
    short.play("drive d2")
    assert short.batteries("orange") == 2
    thrusters = {"orange": "thruster " * 4}
    around = undermining(ring, at=at, batteries={"orange": 4}, equipment=thrusters)
    assert around.why_not("drive d2") is None
    around.play("drive d3")
    assert around.batteries("orange") == 4


@pytest.mark.rule("3.2")
def test_3_2_ruling_a_longer_free_way_is_better_than_a_short_one_through_a_umv() -> None:
    ring = "RRRR\n....\n....\nRRRR"
    table = undermining(
        ring,
        at={"orange": "a2", "blue": "b2"},
        batteries={"orange": 4},
        equipment={"orange": "thruster thruster"},
    )
    table.play("drive c2")
    assert table.batteries("orange") == 4


@pytest.mark.rule("3.2")
def test_3_2_ruling_driving_works_between_the_surface_and_the_top_row() -> None:
    assert drives(".", "s1") == ["a1", "s2", "s3"]
    assert drives(".R.", "a1") == ["c1", "s1", "s2"]


@pytest.mark.rule("3.2")
def test_3_2_ruling_staying_put_is_no_drive() -> None:
    for at in ("s1", "b5"):
        table = undermining(at={"orange": at})
        assert table.why_not(f"drive {at}") == "drive.same_space"


@pytest.mark.rule("3.2")
def test_3_2_bedrock_and_the_outside_are_closed() -> None:
    table = undermining(board="bedrock", rest=".", at={"orange": "d2"})
    assert table.why_not("drive d3") == "drive.bedrock"
    assert table.why_not("drive m2") == "drive.bedrock"
    assert "drive d4" not in table.legal("drive")
