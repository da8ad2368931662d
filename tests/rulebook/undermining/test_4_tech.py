"""Chapter 4, Alien tech."""

from typing import Any

import pytest

from tests.undermining.larger_box import larger_box
from tests.undermining.scenario import amounts, undermining

CARDS = {
    "overdrive": "tech overdrive",
    "recall": "tech recall s3",
    "seismic": "tech seismic",
    "tractor": "tech tractor b5",
    "phase": "tech phase",
    "uplink": "tech uplink",
    "transmute": "tech transmute",
    "replicate": "tech replicate uranium",
    "cell": "tech cell",
    "hack": "tech hack 13",
}
every_card = pytest.mark.parametrize("card", CARDS)


@pytest.mark.rule("4.1")
@every_card
def test_4_1_a_card_costs_no_action_and_is_used_once(card: str) -> None:
    table = undermining(
        "RRR\n" * 4 + "RNR",
        tech={"orange": card},
        at={"orange": "a5"},
        warehouse={"orange": "U"},
        actions_left=0,
    )
    events = table.play(CARDS[card])
    assert (events[0]["event"], events[0]["card"]) == ("tech", card)
    assert table.public["actions_left"] == (2 if card == "overdrive" else 0)
    assert table.seat("orange")["tech"] == []
    assert table.why_not(CARDS[card]) == "tech.not_held"
    assert card not in table.public["tech_deck"]


@pytest.mark.rule("4.1")
@every_card
def test_4_1_only_ones_own_cards(card: str) -> None:
    table = undermining(tech={"blue": card}, at={"orange": "a5"}, warehouse={"orange": "U"})
    assert table.why_not(CARDS[card]) == "tech.not_held"


@pytest.mark.rule("4.1")
def test_4_1_a_card_may_be_kept_and_used_in_a_later_turn() -> None:
    table = undermining(tech={"orange": "cell"})
    table.play("end", "end", "tech cell")
    assert table.batteries("orange") == 8


@pytest.mark.rule("4.1")
def test_4_1_ruling_cards_work_in_the_last_turns() -> None:
    table = undermining(
        tech={"orange": "overdrive"}, last_seat="orange", piles=[[], [8], [8]], contracts="- UD UN"
    )
    table.play("tech overdrive")
    assert table.public["actions_left"] == 5


@pytest.mark.rule("4.1")
@every_card
def test_4_1_ruling_no_card_ends_a_drill_or_a_build(card: str) -> None:
    ready: dict[str, Any] = {
        "at": {"orange": "a5"},
        "tech": {"orange": card},
        "warehouse": {"orange": "U"},
        "equipment": {"orange": "drill"},
    }
    drilling = undermining("RRR\n" * 4 + "RNR", **ready, drill_steps_left=1)
    drilling.play(CARDS[card])
    assert drilling.public["drill_steps_left"] == 1
    building = undermining("RRR\n" * 4 + "RNR", **ready, building=True)
    building.play(CARDS[card])
    assert building.public["building"] is True


@pytest.mark.rule("4.1")
def test_4_1_ruling_a_card_without_effect_left_lapses_with_the_turn() -> None:
    table = undermining(tech={"orange": "phase uplink transmute"})
    table.play("tech phase", "tech uplink", "tech transmute", "end", "end")
    public = table.public
    assert (public["phasing"], public["uplink"], public["swaps_left"]) == (False, False, 0)


@pytest.mark.rule("4.2")
def test_4_2_two_more_actions_this_turn() -> None:
    table = undermining(tech={"orange": "overdrive"})
    table.play("tech overdrive")
    assert table.public["actions_left"] == 5
    table.play("end", "end")
    assert table.public["actions_left"] == 3


@pytest.mark.rule("4.3")
@pytest.mark.parametrize("start", ["b5", "s1", "s3"])
def test_4_3_ruling_to_any_of_the_four_surface_spaces(start: str) -> None:
    table = undermining(tech={"orange": "recall"}, at={"orange": start})
    assert table.legal("tech") == [f"tech recall s{number}" for number in (1, 2, 3, 4)]
    table.play("tech recall s3")
    assert table.at("orange") == "s3"


@pytest.mark.rule("4.4")
def test_4_4_rock_and_rubble_beside_the_umv_go_and_the_umv_stays() -> None:
    table = undermining("R:R\nR.U\nRRR", tech={"orange": "seismic"}, at={"orange": "b2"})
    events = table.play("tech seismic")
    assert [table.tile(space) for space in ("b1", "a2", "b3", "c2")] == [None] * 3 + ["uranium"]
    assert [table.tile(space) for space in ("a1", "c1", "a3", "c3")] == ["rock"] * 4
    assert table.at("orange") == "b2"
    assert events[0]["spaces"] == ["a2", "b1", "b3"]


@pytest.mark.rule("4.4")
def test_4_4_the_spaces_can_be_driven_through_at_once() -> None:
    table = undermining(tech={"orange": "seismic"}, at={"orange": "b2"})
    table.play("tech seismic", "drive s1")
    assert table.at("orange") == "s1"


@pytest.mark.rule("4.4")
def test_4_4_ruling_from_the_surface_the_three_spaces_below() -> None:
    table = undermining("RRRRRUR:", tech={"orange": "seismic"}, at={"orange": "s2"})
    table.play("tech seismic")
    assert [table.tile(space) for space in ("c1", "d1", "e1", "f1", "g1")] == [
        *("rock", None, None, "uranium", "rock")
    ]


@pytest.mark.rule("4.4")
def test_4_4_ruling_at_least_one_rock_or_rubble_is_needed() -> None:
    table = undermining("U.N\nUUU", tech={"orange": "seismic"}, at={"orange": "b1"})
    assert table.why_not("tech seismic") == "seismic.no_rock"


@pytest.mark.rule("4.4")
def test_4_4_ruling_in_the_top_row_there_is_nothing_above() -> None:
    table = undermining("R.R\nRRR", tech={"orange": "seismic"}, at={"orange": "b1"})
    table.play("tech seismic")
    assert [table.tile(space) for space in ("a1", "c1", "b2")] == [None] * 3


@pytest.mark.rule("4.5")
def test_4_5_a_tile_up_to_four_spaces_away_goes_into_a_bay() -> None:
    table = undermining("RRRRR\n....U", tech={"orange": "tractor"}, at={"orange": "a2"})
    table.play("tech tractor e2")
    assert (table.cargo("orange"), table.tile("e2"), table.at("orange")) == (
        ["uranium"],
        None,
        "a2",
    )


@pytest.mark.rule("4.5")
def test_4_5_along_the_row_and_the_column_only() -> None:
    table = undermining(rest="U", tech={"orange": "tractor"}, at={"orange": "f5"})
    row = [f"{column}5" for column in "bcdeghij"]
    column = [f"f{number}" for number in (1, 2, 3, 4, 6, 7, 8, 9)]
    assert table.legal("tech") == sorted(f"tech tractor {space}" for space in row + column)
    assert table.why_not("tech tractor g6") == "tractor.not_in_line"
    assert table.why_not("tech tractor s2") == "tractor.not_in_line"


@pytest.mark.rule("4.5")
@pytest.mark.parametrize("space", ["a5", "k5", "f10"])
def test_4_5_not_further_than_four_spaces(space: str) -> None:
    table = undermining(rest="U", tech={"orange": "tractor"}, at={"orange": "f5"})
    assert table.why_not(f"tech tractor {space}") == "tractor.too_far"


@pytest.mark.rule("4.5")
def test_4_5_ruling_whatever_lies_between_does_not_matter() -> None:
    tiles = undermining("R\n.RU:A", tech={"orange": "tractor"}, at={"orange": "a2"})
    assert tiles.can("tech tractor e2")
    umv = undermining("R\n...N", tech={"orange": "tractor"}, at={"orange": "a2", "blue": "b2"})
    assert umv.can("tech tractor d2")
    bedrock = undermining(
        "R\nR\n...UN", board="bedrock", tech={"orange": "tractor"}, at={"orange": "b3"}
    )
    assert bedrock.can("tech tractor e3")


@pytest.mark.rule("4.5")
@pytest.mark.parametrize("sign", "UTDNXA")
def test_4_5_resources_and_alien_tiles(sign: str) -> None:
    table = undermining(f"R\n.{sign}", tech={"orange": "tractor"}, at={"orange": "a2"})
    assert table.can("tech tractor b2")


@pytest.mark.rule("4.5")
@pytest.mark.parametrize("sign", "R:.")
def test_4_5_not_rock_rubble_or_nothing(sign: str) -> None:
    table = undermining(f"R\n.{sign}", tech={"orange": "tractor"}, at={"orange": "a2"})
    assert table.why_not("tech tractor b2") == "tractor.nothing_to_take"
    assert table.why_not("tech tractor a2") == "tractor.nothing_to_take"


@pytest.mark.rule("4.5")
def test_4_5_a_free_bay_is_needed() -> None:
    table = undermining(
        "R\n.U", tech={"orange": "tractor"}, at={"orange": "a2"}, cargo={"orange": "UU"}
    )
    assert table.why_not("tech tractor b2") == "tractor.no_free_bay"


@pytest.mark.rule("4.5")
def test_4_5_ruling_not_from_the_surface() -> None:
    table = undermining("U\nU", tech={"orange": "tractor"}, at={"orange": "s1"})
    assert table.why_not("tech tractor a1") == "tractor.on_surface"


@pytest.mark.rule("4.6")
def test_4_6_one_drive_passes_tiles_and_umvs_free_of_charge() -> None:
    table = undermining(
        "R\n.R.\n...",
        tech={"orange": "phase"},
        at={"orange": "a2", "blue": "b3"},
        batteries={"orange": 8},
    )
    table.play("tech phase", "drive c2")
    assert (table.at("orange"), table.batteries("orange")) == ("c2", 8)
    assert table.tile("b2") == "rock"
    through_blue = undermining(
        "R\n...", tech={"orange": "phase"}, at={"orange": "a2", "blue": "b2"}
    )
    through_blue.play("tech phase", "drive c2")
    assert through_blue.at("orange") == "c2"


@pytest.mark.rule("4.6")
def test_4_6_it_ends_on_a_free_empty_space() -> None:
    table = undermining("R\n.U.", phasing=True, at={"orange": "a2", "blue": "c2"})
    assert table.why_not("drive b2") == "drive.tile"
    assert table.why_not("drive c2") == "drive.occupied"


@pytest.mark.rule("4.6")
def test_4_6_not_through_bedrock_nor_further_than_a_drive() -> None:
    table = undermining(board="bedrock", rest="R", phasing=True, at={"orange": "d2"})
    assert table.legal("drive") == ["drive s2"]
    beyond = undermining("R\nR\nR...", board="bedrock", phasing=True, at={"orange": "c3"})
    assert beyond.why_not("drive e3") == "drive.tile"
    clear = undermining(
        "RRRRR\nRRRRR\nRR..." + ".", board="bedrock", phasing=True, at={"orange": "c3"}
    )
    assert clear.why_not("drive e3") == "drive.too_far"
    far = undermining("R\n.RR.", phasing=True, at={"orange": "a2"})
    assert far.why_not("drive d2") == "drive.too_far"


@pytest.mark.rule("4.6")
def test_4_6_ruling_the_next_drive_uses_it_up_needed_or_not() -> None:
    table = undermining(tech={"orange": "phase"}, at={"orange": "s1"})
    table.play("tech phase", "drive s2")
    assert table.public["phasing"] is False


@pytest.mark.rule("4.6")
def test_4_6_ruling_other_actions_leave_it() -> None:
    table = undermining(tech={"orange": "phase"}, at={"orange": "s1"})
    table.play("tech phase", "recharge", "drill a1")
    assert table.public["phasing"] is True


@pytest.mark.rule("4.7")
def test_4_7_unload_build_and_contract_anywhere_this_turn() -> None:
    table = undermining(
        tech={"orange": "uplink"},
        at={"orange": "b5"},
        cargo={"orange": "UT"},
        warehouse={"orange": "UTDTN"},
    )
    table.play("tech uplink", "unload", "build bay", "contract 1")
    assert table.seat("orange")["stars"] == [8]
    table.play("end", "end")
    assert table.why_not("build bay") == "refinery.not_here"


@pytest.mark.rule("4.7")
def test_4_7_the_actions_are_still_needed() -> None:
    table = undermining(uplink=True, cargo={"orange": "U"}, actions_left=0)
    assert table.why_not("unload") == "turn.no_actions_left"


@pytest.mark.rule("4.8")
def test_4_8_up_to_two_ores_of_the_warehouse_are_swapped() -> None:
    table = undermining(tech={"orange": "transmute"}, warehouse={"orange": "UUU"})
    table.play("tech transmute")
    assert table.public["swaps_left"] == 2
    table.play("swap uranium titanium", "swap uranium diamond")
    assert (table.warehouse("orange"), table.public["swaps_left"]) == ("UTD", 0)
    assert table.why_not("swap uranium niobium") == "swap.none_left"


@pytest.mark.rule("4.8")
def test_4_8_without_the_card_nothing_is_swapped() -> None:
    table = undermining(warehouse={"orange": "U"})
    assert table.why_not("swap uranium titanium") == "swap.none_left"


@pytest.mark.rule("4.8")
def test_4_8_ruling_x_anium_neither_way() -> None:
    table = undermining(swaps_left=2, warehouse={"orange": "UX"})
    assert table.why_not("swap xanium uranium") == "swap.xanium"
    assert table.why_not("swap uranium xanium") == "swap.xanium"
    assert table.legal("swap") == [
        *("swap uranium diamond", "swap uranium niobium", "swap uranium titanium")
    ]


@pytest.mark.rule("4.8")
def test_4_8_two_different_ores_and_one_that_is_there() -> None:
    table = undermining(swaps_left=2, warehouse={"orange": "U"})
    assert table.why_not("swap uranium uranium") == "swap.same_ore"
    assert table.why_not("swap diamond uranium") == "swap.not_in_warehouse"


@pytest.mark.rule("4.8")
def test_4_8_ruling_swaps_may_come_between_other_actions_until_the_end_of_the_turn() -> None:
    table = undermining(
        tech={"orange": "transmute"}, at={"orange": "s2"}, cargo={"orange": "D"}, actions_left=1
    )
    table.play("tech transmute", "unload", "swap diamond niobium", "swap niobium uranium")
    assert table.warehouse("orange") == "U"


@pytest.mark.rule("4.8")
def test_4_8_ruling_two_transmuters_bring_two_swaps_each() -> None:
    table = undermining(tech={"orange": "transmute transmute"}, edition=larger_box())
    table.play("tech transmute", "tech transmute")
    assert table.public["swaps_left"] == 4


@pytest.mark.rule("4.9")
def test_4_9_one_more_of_an_ore_that_the_warehouse_holds() -> None:
    table = undermining(tech={"orange": "replicate"}, warehouse={"orange": "UNX"})
    assert table.legal("tech") == ["tech replicate niobium", "tech replicate uranium"]
    table.play("tech replicate niobium")
    assert table.warehouse("orange") == "UNNX"


@pytest.mark.rule("4.9")
def test_4_9_neither_x_anium_nor_what_is_not_there() -> None:
    table = undermining(tech={"orange": "replicate"}, warehouse={"orange": "X"})
    assert table.why_not("tech replicate xanium") == "replicate.xanium"
    assert table.why_not("tech replicate diamond") == "replicate.not_in_warehouse"


@pytest.mark.rule("4.10")
@pytest.mark.parametrize("batteries", [0, 3, 7])
def test_4_10_batteries_to_eight(batteries: int) -> None:
    table = undermining(tech={"orange": "cell"}, batteries={"orange": batteries})
    table.play("tech cell")
    assert table.batteries("orange") == 8


@pytest.mark.rule("4.10")
def test_4_10_ruling_not_with_eight_batteries() -> None:
    table = undermining(tech={"orange": "cell"}, batteries={"orange": 8})
    assert table.why_not("tech cell") == "cell.full"


def hacked(choice: str, deck: str, contracts: str = "UUT UD TTN") -> tuple[list[object], object]:
    """The active contracts and the deck after a hack."""
    table = undermining(tech={"orange": "hack"}, contracts=contracts, contract_deck=deck)
    table.play(f"tech hack {choice}")
    return table.needs(), table.public["contract_deck"]


def cards(letters: str) -> list[object]:
    return [amounts(card) for card in letters.split()]


@pytest.mark.rule("4.11")
def test_4_11_any_of_the_contracts_go_under_the_deck_and_are_replaced() -> None:
    assert hacked("2", "UN DDN TD") == (cards("UUT UN TTN"), cards("DDN TD UD"))
    assert hacked("123", "UN DDN TD") == (cards("UN DDN TD"), cards("UUT UD TTN"))


@pytest.mark.rule("4.11")
def test_4_11_ruling_under_the_deck_and_filled_again_in_slot_order() -> None:
    assert hacked("13", "UN DDN TD") == (cards("UN UD DDN"), cards("TD UUT TTN"))


@pytest.mark.rule("4.11")
def test_4_11_ruling_with_a_short_deck_hacked_cards_come_back_at_once() -> None:
    assert hacked("1", "") == (cards("UUT UD TTN"), [])
    assert hacked("12", "UN") == (cards("UN UUT TTN"), cards("UD"))
    assert hacked("123", "UN") == (cards("UN UUT UD"), cards("TTN"))


@pytest.mark.rule("4.11")
def test_4_11_ruling_slots_without_a_contract_cannot_be_chosen() -> None:
    table = undermining(tech={"orange": "hack"}, contracts="UUT - TTN", contract_deck="")
    assert table.legal("tech") == ["tech hack 1", "tech hack 13", "tech hack 3"]
    for choice in ("2", "12", "23", "123"):
        assert table.why_not(f"tech hack {choice}") == "hack.no_contract"


@pytest.mark.rule("4.11")
def test_4_11_all_seven_choices_and_the_piles_stay() -> None:
    table = undermining(tech={"orange": "hack"})
    choices = [action.removeprefix("tech hack ") for action in table.legal("tech")]
    assert choices == ["1", "12", "123", "13", "2", "23", "3"]
    table.play("tech hack 2")
    assert [contract["stars"] for contract in table.public["contracts"]] == [[8, 6, 5, 3]] * 3
