"""Sections 3.3, Unload, 3.8, Refineries, and 3.9, Paying."""

from typing import Any

import pytest

from tests.undermining.larger_box import larger_box
from tests.undermining.scenario import undermining


@pytest.mark.rule("3.3")
def test_3_3_printed_example_orange_unloads() -> None:
    table = undermining(at={"orange": "s2"}, cargo={"orange": "UN"}, warehouse={"orange": "U"})
    events = table.play("unload")
    assert (table.warehouse("orange"), table.cargo("orange")) == ("UUN", [])
    assert table.public["actions_left"] == 2
    none = {"titanium": 0, "diamond": 0, "xanium": 0}
    assert events == [
        {
            "event": "unload",
            "seat": 0,
            "resources": {"uranium": 1, "niobium": 1} | none,
            "aliens": 0,
            "cards": 0,
            "tech": [],
            "secret": ["tech"],
        }
    ]


@pytest.mark.rule("3.3")
def test_3_3_everything_is_unloaded_at_once() -> None:
    table = undermining(
        at={"orange": "s3"}, cargo={"orange": "UTDX"}, equipment={"orange": "bay bay"}
    )
    table.play("unload")
    assert (table.warehouse("orange"), table.cargo("orange")) == ("UTDX", [])


@pytest.mark.rule("3.3")
def test_3_3_alien_tiles_are_discarded_and_each_draws_a_tech_card() -> None:
    table = undermining(
        at={"orange": "s2"}, cargo={"orange": "AA"}, tech_deck="hack cell phase recall"
    )
    events = table.play("unload")
    assert (table.warehouse("orange"), table.cargo("orange")) == ("", [])
    assert table.seat("orange")["tech"] == ["cell", "hack"]
    assert events[0]["tech"] == ["hack", "cell"]
    assert (events[0]["aliens"], events[0]["cards"]) == (2, 2)


@pytest.mark.rule("3.3")
def test_3_3_ruling_cards_are_drawn_in_the_order_of_the_deck() -> None:
    table = undermining(at={"orange": "s2"}, cargo={"orange": "A"}, tech_deck="phase cell")
    table.play("unload")
    assert table.seat("orange")["tech"] == ["phase"]
    assert table.public["tech_deck"] == ["cell"]


@pytest.mark.rule("3.3")
def test_3_3_ruling_with_no_card_left_an_alien_tile_brings_nothing() -> None:
    table = undermining(at={"orange": "s2"}, cargo={"orange": "AA"}, tech_deck="cell")
    table.play("unload")
    assert table.seat("orange")["tech"] == ["cell"]
    assert (table.public["tech_deck"], table.cargo("orange")) == ([], [])


@pytest.mark.rule("3.3")
def test_3_3_the_warehouse_holds_any_number() -> None:
    table = undermining(at={"orange": "s2"}, cargo={"orange": "UU"}, warehouse={"orange": "U" * 90})
    table.play("unload")
    assert table.seat("orange")["warehouse"]["uranium"] == 92


@pytest.mark.rule("3.3")
def test_3_3_ruling_unloading_needs_cargo() -> None:
    table = undermining(at={"orange": "s2"})
    assert table.why_not("unload") == "unload.no_cargo"


@pytest.mark.rule("3.8")
@pytest.mark.parametrize("space", ["s1", "s2", "s3", "s4", "b5"])
def test_3_8_unload_build_and_contract_are_done_on_a_refinery(space: str) -> None:
    table = undermining(
        at={"orange": space}, cargo={"orange": "U"}, warehouse={"orange": "UUTTNNDD"}
    )
    for action in ("unload", "build bay", "contract 1"):
        expected = None if space in ("s2", "s3") else "refinery.not_here"
        assert table.why_not(action) == expected


@pytest.mark.rule("3.9")
def test_3_9_what_is_spent_leaves_the_game() -> None:
    table = undermining(at={"orange": "s2"}, warehouse={"orange": "UUTTDN"})
    table.play("contract 1")
    assert table.warehouse("orange") == "TDN"


@pytest.mark.rule("3.9")
@pytest.mark.parametrize(
    ("has", "left"), [("UUTX", "X"), ("UTX", ""), ("UXX", ""), ("XXX", ""), ("XXXX", "X")]
)
def test_3_9_ruling_the_named_ores_come_first_and_x_anium_for_what_is_missing(
    has: str, left: str
) -> None:
    table = undermining(at={"orange": "s2"}, warehouse={"orange": has}, contracts="UUT UD TTN")
    table.play("contract 1")
    assert table.warehouse("orange") == left


@pytest.mark.rule("3.9")
@pytest.mark.parametrize("has", ["", "UU", "UT", "XX", "UUDDNN", "TTTTXX"])
def test_3_9_without_enough_nothing_can_be_paid(has: str) -> None:
    table = undermining(at={"orange": "s2"}, warehouse={"orange": has}, contracts="UUT - -")
    if has == "TTTTXX":
        assert table.why_not("contract 1") is None
    else:
        assert table.why_not("contract 1") == "contract.cannot_pay"


@pytest.mark.rule("3.9")
def test_3_9_x_anium_is_a_joker_for_equipment_too() -> None:
    table = undermining(at={"orange": "s2"}, warehouse={"orange": "TX"})
    table.play("build drill")
    assert table.warehouse("orange") == ""


@pytest.mark.rule("3.9")
def test_3_9_ruling_cargo_does_not_pay() -> None:
    table = undermining(at={"orange": "s2"}, cargo={"orange": "TD"})
    assert table.why_not("build drill") == "build.cannot_pay"


@pytest.mark.rule("3.9")
@pytest.mark.parametrize(("has", "left"), [("TXX", ""), ("XXX", ""), ("TTXXX", "TX")])
def test_3_9_ruling_x_anium_asked_for_by_name_is_paid_with_x_anium(has: str, left: str) -> None:
    own: dict[str, Any] = {"contracts": "XXT UD TTN", "edition": larger_box()}
    table = undermining(**own, at={"orange": "s2"}, warehouse={"orange": has})
    table.play("contract 1")
    assert table.warehouse("orange") == left
    short = undermining(**own, at={"orange": "s2"}, warehouse={"orange": "UUTTDDNNX"})
    assert short.why_not("contract 1") == "contract.cannot_pay"
