"""Section 3.5, Contract."""

import pytest

from digsite.core.sentences import sentence
from tests.undermining.scenario import amounts, undermining


@pytest.mark.rule("3.5")
def test_3_5_the_resources_go_the_top_reward_comes_and_the_next_card_follows() -> None:
    table = undermining(at={"orange": "s2"}, warehouse={"orange": "UUTD"}, contracts="UUT UD TTN")
    events = table.play("contract 1")
    assert table.warehouse("orange") == "D"
    assert table.seat("orange")["stars"] == [8]
    assert table.public["contracts"][0] == {"needs": amounts("UN"), "stars": [6, 5, 3]}
    assert table.public["contract_deck"] == [amounts("DDN"), amounts("TD")]
    assert table.public["actions_left"] == 2
    assert events[0] == {
        "event": "contract",
        "seat": 0,
        "slot": 1,
        "needs": amounts("UUT"),
        "paid": {"uranium": 2, "titanium": 1, "diamond": 0, "niobium": 0, "xanium": 0},
        "stars": 8,
        "next": amounts("UN"),
    }


@pytest.mark.rule("3.5")
@pytest.mark.parametrize("slot", [1, 2, 3])
def test_3_5_any_of_the_active_contracts_can_be_fulfilled(slot: int) -> None:
    table = undermining(
        at={"orange": "s2"},
        warehouse={"orange": "UUTTDN"},
        contracts="UT UD TN",
        piles=[[8, 6, 5, 3], [6, 5, 3], [5, 3]],
    )
    table.play(f"contract {slot}")
    assert table.seat("orange")["stars"] == [(8, 6, 5)[slot - 1]]
    left = [len(contract["stars"]) for contract in table.public["contracts"]]
    assert left == [4 - (slot == 1), 3 - (slot == 2), 2 - (slot == 3)]


@pytest.mark.rule("3.5")
def test_3_5_ruling_each_contract_is_an_action_of_its_own() -> None:
    table = undermining(
        at={"orange": "s2"}, warehouse={"orange": "UUTUD"}, contracts="UUT UD TTN", actions_left=1
    )
    table.play("contract 1")
    assert table.why_not("contract 2") == "turn.no_actions_left"


@pytest.mark.rule("3.5")
def test_3_5_ruling_the_fulfilled_card_leaves_the_game() -> None:
    table = undermining(at={"orange": "s2"}, warehouse={"orange": "UUT"})
    table.play("contract 1")
    everywhere = [*table.needs(), *table.public["contract_deck"]]
    assert amounts("UUT") not in everywhere


@pytest.mark.rule("3.5")
def test_3_5_ruling_stars_are_kept_in_order_of_receipt() -> None:
    table = undermining(
        at={"orange": "s2"},
        warehouse={"orange": "UUTUD"},
        contracts="UUT UD TTN",
        piles=[[5, 3], [8, 6, 5, 3], [3]],
        stars={"orange": [6], "blue": [7]},
    )
    table.play("contract 1", "contract 2")
    assert table.seat("orange")["stars"] == [6, 5, 8]
    assert table.seat("blue")["stars"] == [7]


@pytest.mark.rule("3.5")
def test_3_5_ruling_with_no_card_left_the_slot_stays_empty() -> None:
    table = undermining(
        at={"orange": "s2"},
        warehouse={"orange": "UUTUUT"},
        contracts="UUT UD TTN",
        contract_deck="",
    )
    table.play("contract 1")
    assert table.public["contracts"][0] == {"needs": None, "stars": [6, 5, 3]}
    assert table.why_not("contract 1") == "contract.no_card"


@pytest.mark.rule("3.5", "5.1")
def test_3_5_ruling_when_no_slot_holds_a_contract_the_last_turns_begin() -> None:
    table = undermining(
        players=3,
        turn="blue",
        at={"blue": "s2"},
        warehouse={"blue": "UUTUD"},
        contracts="UUT UD -",
        contract_deck="",
    )
    table.play("contract 1")
    assert table.public["last_turns"] is False
    events = table.play("contract 2")
    assert events[1] == {"event": "last_turns", "seat": 1, "last_seat": 0, "pile": None}
    told = sentence(table.match.game, events[1], "en")
    assert told == "No contract is left: Blue finishes the turn, and everybody else has one more."
    assert (table.public["last_turns"], table.public["last_seat"]) == (True, 0)
    assert [contract["stars"] for contract in table.public["contracts"]] == [
        *([[6, 5, 3]] * 2),
        [8, 6, 5, 3],
    ]
    table.play("end", "end", "end")
    assert table.public["ending"] == "pile_empty"


@pytest.mark.rule("3.5")
def test_3_5_ruling_a_slot_whose_pile_is_empty_is_closed_and_takes_no_card() -> None:
    table = undermining(
        at={"orange": "s2"}, warehouse={"orange": "UUTUUT"}, piles=[[3], [8, 6], [5, 3]]
    )
    before = table.public["contract_deck"]
    table.play("contract 1")
    assert table.public["contracts"][0] == {"needs": None, "stars": []}
    assert table.public["contract_deck"] == before
    assert table.why_not("contract 1") == "contract.pile_empty"


@pytest.mark.rule("3.5")
def test_3_5_a_contract_that_cannot_be_paid_is_refused() -> None:
    table = undermining(at={"orange": "s2"}, warehouse={"orange": "UU"}, contracts="UUT UD TTN")
    for slot in (1, 2, 3):
        assert table.why_not(f"contract {slot}") == "contract.cannot_pay"


@pytest.mark.rule("3.5", "3.9")
def test_3_5_what_is_missing_for_a_contract_is_named() -> None:
    table = undermining(at={"orange": "s2"}, warehouse={"orange": "UX"}, contracts="UUT UD TTN")
    refusal = table.match.why_not("contract 3")
    assert refusal is not None
    assert "missing 2 titanium and 1 niobium" in refusal.message
    assert "your X-anium can replace one" in refusal.message
