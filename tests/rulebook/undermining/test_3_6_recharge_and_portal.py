"""Sections 3.6, Recharge, and 3.7, Portal."""

import pytest

from tests.undermining.scenario import OPEN, undermining


@pytest.mark.rule("3.6")
def test_3_6_one_battery_for_one_action() -> None:
    table = undermining(batteries={"orange": 3})
    assert table.play("recharge") == [{"event": "recharge", "seat": 0}]
    assert (table.batteries("orange"), table.public["actions_left"]) == (4, 2)


@pytest.mark.rule("3.6")
def test_3_6_nobody_has_more_than_eight_batteries() -> None:
    table = undermining(batteries={"orange": 7})
    table.play("recharge")
    assert table.why_not("recharge") == "recharge.full"


@pytest.mark.rule("3.6")
@pytest.mark.parametrize("space", ["s1", "s3", "e5"])
def test_3_6_anywhere_on_the_board(space: str) -> None:
    assert undermining(at={"orange": space}).can("recharge")


@pytest.mark.rule("3.7")
def test_3_7_from_one_portal_to_any_other_open_one() -> None:
    table = undermining(rest=".", at={"orange": "c4"})
    assert table.legal("portal") == [
        f"portal {space}" for space in OPEN["portals"] if space != "c4"
    ]
    table.play("portal s4")
    assert (table.at("orange"), table.public["actions_left"]) == ("s4", 2)


@pytest.mark.rule("3.7")
def test_3_7_only_from_a_portal() -> None:
    table = undermining(rest=".", at={"orange": "c3"})
    assert table.why_not("portal s1") == "portal.not_on_portal"
    assert table.legal("portal") == []


@pytest.mark.rule("3.7")
def test_3_7_only_to_a_portal() -> None:
    table = undermining(rest=".", at={"orange": "s1"})
    for space in ("s2", "a1", "c3", "p12"):
        assert table.why_not(f"portal {space}") == "portal.none_there"


@pytest.mark.rule("3.7")
def test_3_7_a_portal_under_a_tile_is_closed() -> None:
    table = undermining(at={"orange": "s1"})
    assert table.why_not("portal c4") == "portal.tile"
    assert table.legal("portal") == ["portal s4"]


@pytest.mark.rule("3.7")
def test_3_7_a_portal_with_a_umv_on_it_is_closed() -> None:
    table = undermining(rest=".", at={"orange": "s1", "blue": "c4"})
    assert table.why_not("portal c4") == "portal.occupied"


@pytest.mark.rule("3.7")
def test_3_7_ruling_a_portal_is_open_without_a_tile_and_without_a_umv() -> None:
    table = undermining("............\n" * 4, at={"orange": "s1", "blue": "c4"})
    assert table.why_not("portal c4") == "portal.occupied"
    assert table.why_not("portal e8") == table.why_not("portal h8") == "portal.tile"
    assert table.legal("portal") == ["portal j4", "portal s4"]


@pytest.mark.rule("3.7")
def test_3_7_ruling_surface_portals_are_always_open() -> None:
    table = undermining(at={"orange": "c4", "blue": "s4"})
    assert table.legal("portal") == ["portal s1", "portal s4"]
    table.play("portal s4")
    assert table.at("orange") == table.at("blue") == "s4"


@pytest.mark.rule("3.7")
def test_3_7_ruling_ones_own_space_is_no_target() -> None:
    for at in ("s1", "c4"):
        table = undermining(at={"orange": at})
        assert table.why_not(f"portal {at}") == "portal.same_space"
