"""Chapter 6, What is secret."""

from collections import Counter
from collections.abc import Mapping
from itertools import permutations
from typing import Any

import pytest

from digsite.core.chance import seeded
from digsite.core.game import find
from digsite.core.match import Match
from digsite.undermining.table.state import TECH_NAMES, State
from tests.undermining.scenario import amounts, undermining

READERS = ("orange", "blue", None)
"""Both seats and a spectator."""


@pytest.mark.rule("6.1")
def test_6_1_ruling_of_other_seats_tech_cards_only_the_number_is_seen() -> None:
    table = undermining(tech={"orange": "hack cell", "blue": "phase"})
    assert [seat["tech"] for seat in table.view("orange")["seats"]] == [["cell", "hack"], 1]
    assert [seat["tech"] for seat in table.view("blue")["seats"]] == [2, ["phase"]]
    assert [seat["tech"] for seat in table.view(None)["seats"]] == [2, 1]


@pytest.mark.rule("6.1")
def test_6_1_of_the_contract_deck_the_next_card_and_the_number_are_seen() -> None:
    for deck, following in (("UN DDN TD", "UN"), ("UN", "UN")):
        table = undermining(contract_deck=deck)
        for reader in READERS:
            seen = {"next": amounts(following), "left": len(deck.split())}
            assert table.view(reader)["contract_deck"] == seen
    empty = undermining(contract_deck="")
    assert empty.view(None)["contract_deck"] == {"next": None, "left": 0}


@pytest.mark.rule("6.1")
def test_6_1_of_tech_deck_and_bag_only_the_number_is_seen() -> None:
    table = undermining(tech_deck="hack cell phase", bag="RUX")
    for reader in READERS:
        view = table.view(reader)
        assert (view["tech_deck"], view["bag"]) == (3, 3)


@pytest.mark.rule("6.1")
def test_6_1_ruling_everything_else_is_open() -> None:
    table = undermining(
        tech={"blue": "phase"}, warehouse={"blue": "UX"}, cargo={"blue": "A"}, stars={"blue": [8]}
    )
    secret = {"contract_deck", "tech_deck", "bag", "seats"}
    for reader in READERS:
        view, whole = table.view(reader), table.public
        assert list(view) == list(whole)
        for key in set(whole) - secret:
            assert view[key] == whole[key]
        for seen, seat in zip(view["seats"], whole["seats"], strict=True):
            assert seen | {"tech": None} == seat | {"tech": None}


@pytest.mark.rule("6.1")
def test_6_1_who_draws_a_card_alone_is_told_which() -> None:
    table = undermining(at={"orange": "s2"}, cargo={"orange": "A"}, tech_deck="hack cell")
    events = table.play("unload")
    shown = [table.match.game.events_for(events, seat)[0] for seat in (0, 1, None)]
    assert [event["tech"] for event in shown] == [["hack"], None, None]
    assert {event["cards"] for event in shown} == {1}
    assert not any("secret" in event for event in shown)


@pytest.mark.rule("6.1")
def test_6_1_once_the_game_is_over_nothing_is_secret() -> None:
    table = undermining(last_seat="orange", tech={"blue": "phase"}, tech_deck="hack", bag="RU")
    table.play("end")
    for reader in READERS:
        assert table.view(reader) == table.public


@pytest.mark.rule("6.1")
@pytest.mark.parametrize("over", [False, True])
def test_6_1_a_view_never_holds_the_generator(over: bool) -> None:
    game = find("undermining")
    state = game.new_state(2, seed=5, options={}, first=0, edition=game.default_edition())
    assert isinstance(state, State)
    if over:
        state.phase, state.ending = 1, 2
    game.rules.blind(state, 0)
    assert state.chance.as_tuple() == (0, 0, 0, 0)


def redealt(match: Match, seat: int, seed: int) -> Any:
    """The public form of the state with everything the seat cannot know dealt anew."""
    state = match.state.copy()
    match.game.rules.redeal(state, seat, seeded(seed))
    return match.game.public(state, match.edition)


def chi_square(counts: Counter[Any], weights: Mapping[Any, int]) -> float:
    """How far counts are from what the weights would give."""
    scale = counts.total() / sum(weights.values())
    assert set(counts) <= set(weights)
    return sum(
        (counts[key] - weights[key] * scale) ** 2 / (weights[key] * scale) for key in weights
    )


@pytest.mark.rule("6.2")
def test_6_2_what_the_seat_sees_stays() -> None:
    table = undermining(tech={"orange": "hack", "blue": "cell"}, tech_deck="phase recall", bag="RU")
    for seed in range(20):
        dealt = redealt(table.match, 0, seed)
        assert dealt["seats"][0] == table.public["seats"][0]
        assert dealt["contract_deck"][0] == amounts("UN")
        assert len(dealt["seats"][1]["tech"]) == 1
        lengths = [len(dealt[key]) for key in ("contract_deck", "tech_deck", "bag")]
        assert lengths == [3, 2, 2]


@pytest.mark.rule("6.2")
def test_6_2_no_card_is_dealt_twice() -> None:
    match = Match(find("undermining"), 4, seed=3, first=0)
    for seed in range(20):
        dealt = redealt(match, 2, seed)
        contracts = [contract["needs"] for contract in dealt["contracts"]]
        cards = {repr(sorted(needs.items())) for needs in contracts + dealt["contract_deck"]}
        assert len(cards) == 18
        assert sorted(dealt["tech_deck"]) == sorted(TECH_NAMES)


@pytest.mark.rule("6.2")
def test_6_2_every_hand_and_deck_of_unseen_tech_cards_is_equally_likely() -> None:
    table = undermining(tech={"orange": "hack cell phase recall seismic", "blue": "uplink"})
    state = table.match.state
    assert isinstance(state, State)
    state.tech_left = 1
    unseen = [card for card in TECH_NAMES if card not in table.seat("orange")["tech"]]
    counts: Counter[Any] = Counter()
    for seed in range(3000):
        dealt = redealt(table.match, 0, seed)
        counts[dealt["seats"][1]["tech"][0], dealt["tech_deck"][0]] += 1
    weights = Counter(permutations(unseen, 2))
    # Chance alone would pass this mark once in a thousand times.
    assert len(weights) == 20
    assert chi_square(counts, weights) < 43.9


@pytest.mark.rule("6.2")
def test_6_2_every_contract_not_in_sight_is_equally_likely_below_the_top() -> None:
    table = undermining(contracts="UUT UD TTN", contract_deck="UN TD")
    counts = Counter(
        repr(redealt(table.match, 1, seed)["contract_deck"][1]) for seed in range(3000)
    )
    assert len(counts) == 14
    assert chi_square(counts, Counter(dict.fromkeys(counts, 1))) < 34.6


@pytest.mark.rule("6.2")
def test_6_2_ruling_what_was_used_fulfilled_or_hacked_is_known_to_all() -> None:
    table = undermining(
        contracts="UUT UD TTN",
        contract_deck="UN TD DDU NNT",
        at={"orange": "s2"},
        warehouse={"orange": "UD"},
        tech={"orange": "hack cell", "blue": "uplink"},
        tech_deck="phase",
        batteries={"orange": 0},
    )
    for action in ("contract 2", "tech hack 1", "tech cell"):
        table.play(action)
    counts: Counter[str] = Counter()
    for seed in range(300):
        dealt = redealt(table.match, 1, seed)
        top, unknown, hacked = dealt["contract_deck"]
        assert (top, hacked) == (amounts("DDU"), amounts("UUT"))
        counts[repr(unknown)] += 1
        assert not {"hack", "cell"} & {*dealt["tech_deck"], *dealt["seats"][0]["tech"]}
    seen = ("UUT", "UD", "TTN", "UN", "TD", "DDU")
    assert len(counts) == 18 - len(seen)
    assert not {repr(amounts(card)) for card in seen} & set(counts)


@pytest.mark.rule("6.2")
def test_6_2_the_bag_holds_tiles_that_are_not_in_sight() -> None:
    table = undermining(
        "R" * 12, rest=".", warehouse={"blue": "T" * 20}, cargo={"orange": "AA"}, bag="R"
    )
    counts = Counter(redealt(table.match, 0, seed)["bag"][0] for seed in range(3000))
    weights = {"rock": 17, "uranium": 20, "diamond": 20, "niobium": 20, "xanium": 10, "alien": 8}
    assert chi_square(counts, weights) < 20.6


@pytest.mark.rule("6.2")
def test_6_2_rubble_is_a_tile_of_solid_rock() -> None:
    table = undermining(":" * 12 + "\n" + ":" * 12, rest="U", bag="R" * 20)
    for seed in range(30):
        assert redealt(table.match, 0, seed)["bag"].count("rock") <= 29 - 24


@pytest.mark.rule("6.2")
def test_6_2_the_deal_changes_with_the_seed_alone() -> None:
    match = Match(find("undermining"), 2, seed=11, first=0)
    assert redealt(match, 0, 1) == redealt(match, 0, 1)
    assert redealt(match, 0, 1) != redealt(match, 0, 2)


@pytest.mark.rule("6.2")
def test_6_2_a_position_the_box_cannot_hold_is_dealt_all_the_same() -> None:
    # Seventeen times the same contract, more tiles in sight than there are.
    table = undermining(
        rest="U",
        contracts="UUT UUT UUT",
        contract_deck="UUT " * 15,
        bag="U" * 128,
        warehouse={"blue": "TDNX" * 30},
        cargo={"blue": "AA"},
    )
    dealt = redealt(table.match, 0, 1)
    assert len(dealt["contract_deck"]) == 15
    assert Counter(dealt["bag"]) == {"rock": 120, "alien": 8}


@pytest.mark.rule("6.2")
def test_6_2_cards_that_the_edition_does_not_hold_are_dealt_where_they_must_be() -> None:
    game = find("undermining")
    text = game.default_edition().text
    start = text.index('[[tech]]\nname = "recall"')
    edition = game.read_edition(text[:start], "overdrive alone")
    public = undermining(tech={"blue": "hack phase"}, tech_deck="cell").public
    match = Match.from_public(public, game=game, edition=edition)
    dealt = redealt(match, 0, 1)
    cards = dealt["seats"][1]["tech"] + dealt["tech_deck"]
    assert "overdrive" in cards
    assert len(set(cards)) == 3


@pytest.mark.rule("6.2")
def test_6_2_a_finished_game_has_nothing_left_to_deal() -> None:
    table = undermining(last_seat="orange", tech={"blue": "phase"}, tech_deck="hack cell", bag="RU")
    table.play("end")
    assert redealt(table.match, 0, 1) == table.public


def table_to_take_back() -> Any:
    return undermining(
        "RUT",
        at={"orange": "s1"},
        cargo={"orange": "UA"},
        warehouse={"orange": "UUUTTNDD"},
        batteries={"orange": 2},
        tech={"orange": "cell hack"},
        tech_deck="phase",
        piles=[[3], [8, 6], [8, 6]],
        uplink=True,
        swaps_left=1,
    )


@pytest.mark.rule("6.3")
@pytest.mark.parametrize(
    "action",
    [
        *("drill a1", "drive s3", "build bay", "recharge", "portal s4", "boost"),
        *("contract 1", "swap uranium diamond"),
    ],
)
def test_6_3_what_shows_nothing_new_can_be_taken_back(action: str) -> None:
    table = table_to_take_back()
    before = table.public
    assert not table.match.reveals(action)
    table.play(action)
    assert table.match.can_undo()
    assert table.match.undo() == action
    assert table.public == before


@pytest.mark.rule("6.3")
@pytest.mark.parametrize("action", ["unload", "contract 2", "tech cell", "tech hack 2", "end"])
def test_6_3_what_shows_something_new_or_passes_the_turn_cannot(action: str) -> None:
    table = table_to_take_back()
    assert table.match.reveals(action)
    table.play(action)
    assert not table.match.can_undo()


@pytest.mark.rule("6.3")
def test_6_3_drawing_nothing_shows_nothing() -> None:
    no_alien = undermining(at={"orange": "s2"}, cargo={"orange": "U"}, tech_deck="phase")
    assert not no_alien.match.reveals("unload")
    no_card = undermining(at={"orange": "s2"}, cargo={"orange": "A"})
    assert not no_card.match.reveals("unload")
    last_card = undermining(at={"orange": "s2"}, warehouse={"orange": "UUT"}, contract_deck="UN")
    assert not last_card.match.reveals("contract 1")


@pytest.mark.rule("6.3")
def test_6_3_entering_can_be_taken_back() -> None:
    match = Match(find("undermining"), 2, seed=1)
    assert not match.reveals("enter s1")
