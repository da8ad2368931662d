"""Chapter 1, Set-up."""

from collections import Counter

import pytest

from digsite.core.errors import BadRequest
from digsite.core.match import Match, load
from tests.undermining.scenario import BEDROCK, OPEN, PILES, undermining

PLAYERS = (2, 3, 4, 5)
BOARDS = ("open", "bedrock")
every_number = pytest.mark.parametrize("players", PLAYERS)
both_boards = pytest.mark.parametrize("board", BOARDS)


def new_game(
    players: int = 2, *, board: str = "open", seed: int = 1, first: int | None = 0
) -> Match:
    return load("undermining", players, options={"board": board}, seed=seed, first=first)


@pytest.mark.rule("1.1")
@every_number
def test_1_1_two_to_five_players_can_play(players: int) -> None:
    public = new_game(players).public()
    colours = [seat["colour"] for seat in public["seats"]]
    assert colours == ["orange", "blue", "green", "red", "purple"][:players]
    assert public["phase"] == "playing"


@pytest.mark.rule("1.1")
@pytest.mark.parametrize("players", [1, 6])
def test_1_1_no_other_number_can_play(players: int) -> None:
    with pytest.raises(BadRequest, match="2 to 5 players"):
        new_game(players)


@pytest.mark.rule("1.1")
def test_1_1_a_new_game_begins_with_the_first_players_turn() -> None:
    public = new_game(3, first=1).public()
    assert (public["seat"], public["round"], public["progress_round"]) == (1, 1, 0)
    assert public["actions_left"] == 3
    assert (public["drill_steps_left"], public["swaps_left"]) == (0, 0)
    assert not any(public[name] for name in ("building", "phasing", "uplink", "last_turns"))
    assert [public[name] for name in ("last_seat", "winners", "ending")] == [None] * 3


@pytest.mark.rule("1.2")
def test_1_2_the_open_side_and_the_bedrock_side() -> None:
    assert new_game(board="open").public()["board"] == OPEN
    assert new_game(board="bedrock").public()["board"] == BEDROCK


@pytest.mark.rule("1.2")
def test_1_2_a_first_game_is_played_on_the_open_side() -> None:
    assert load("undermining", 2).options == {"board": "open"}


@pytest.mark.rule("1.2")
def test_1_2_ruling_a_surface_space_touches_the_three_top_row_spaces_under_it() -> None:
    for number, under in enumerate(("abc", "def", "ghi", "jkl"), start=1):
        table = undermining(at={"orange": f"s{number}"})
        assert table.legal("drill") == [f"drill {column}1" for column in under]


@pytest.mark.rule("1.2")
def test_1_2_ruling_surface_spaces_touch_their_neighbours_in_the_row() -> None:
    reached = {"s1": ["s2", "s3"], "s2": ["s1", "s3", "s4"], "s4": ["s2", "s3"]}
    for start, spaces in reached.items():
        table = undermining(at={"orange": start})
        assert table.legal("drive") == [f"drive {space}" for space in spaces]


@pytest.mark.rule("1.2")
def test_1_2_spaces_touch_at_their_sides_not_at_corners_or_edges_of_the_board() -> None:
    inside = undermining(at={"orange": "f5"})
    assert inside.legal("drill") == ["drill e5", "drill f4", "drill f6", "drill g5"]
    corner = undermining(at={"orange": "l10"})
    assert corner.legal("drill") == ["drill k10", "drill l9"]
    left = undermining(at={"orange": "a5"})
    assert left.legal("drill") == ["drill a4", "drill a6", "drill b5"]


@pytest.mark.rule("1.3")
@every_number
def test_1_3_four_tiles_of_each_equipment_lie_in_the_workshop(players: int) -> None:
    public = new_game(players).public()
    assert public["workshop"] == {"drill": 4, "thruster": 4, "bay": 4, "reactor": 4}


@pytest.mark.rule("1.4")
def test_1_4_the_ten_tech_cards_are_shuffled_by_the_seed() -> None:
    one, other = (new_game(seed=seed).public()["tech_deck"] for seed in (1, 2))
    assert sorted(one) == sorted(other) == sorted(set(one))
    assert len(one) == 10
    assert one != other


@pytest.mark.rule("1.5")
def test_1_5_three_of_the_eighteen_contracts_become_active() -> None:
    one, other = (new_game(seed=seed).public() for seed in (1, 2))
    for public in (one, other):
        active = [contract["needs"] for contract in public["contracts"]]
        assert len(active) == 3
        assert len(public["contract_deck"]) == 15
        cards = {tuple(sorted(needs.items())) for needs in active + public["contract_deck"]}
        assert len(cards) == 18
    assert one["contract_deck"] != other["contract_deck"]


@pytest.mark.rule("1.5")
def test_1_5_the_active_contracts_are_the_top_cards_of_the_shuffled_deck() -> None:
    first = {repr(new_game(seed=seed).public()["contracts"][0]["needs"]) for seed in range(200)}
    assert len(first) == 18


@pytest.mark.rule("1.5")
@every_number
def test_1_5_the_piles_depend_on_the_number_of_players(players: int) -> None:
    piles = [contract["stars"] for contract in new_game(players).public()["contracts"]]
    assert piles == [PILES[players]] * 3


@pytest.mark.rule("1.6")
@every_number
def test_1_6_mats_are_empty_and_have_two_bays(players: int) -> None:
    for seat in new_game(players).public()["seats"]:
        assert (seat["at"], seat["bays"]) == (None, 2)
        assert (seat["cargo"], seat["tech"], seat["stars"]) == ([], [], [])
        assert set(seat["warehouse"].values()) == set(seat["equipment"].values()) == {0}


@pytest.mark.rule("1.6")
@every_number
def test_1_6_five_expansion_slots_of_which_one_is_blocked_with_five_players(players: int) -> None:
    slots = {seat["slots"] for seat in new_game(players).public()["seats"]}
    assert slots == {4 if players == 5 else 5}


@pytest.mark.rule("1.6")
def test_1_6_ruling_with_five_players_a_slot_is_blocked_and_no_bay() -> None:
    for seat in new_game(5).public()["seats"]:
        assert (seat["slots"], seat["bays"]) == (4, 2)


@pytest.mark.rule("1.7")
@both_boards
def test_1_7_every_space_below_the_surface_that_is_not_bedrock_holds_one_tile(board: str) -> None:
    public = new_game(board=board).public()
    spaces = {f"{column}{row}" for row in range(1, 11) for column in "abcdefghijkl"}
    assert set(public["tiles"]) == spaces - set(public["board"]["bedrock"])


@pytest.mark.rule("1.7")
@both_boards
def test_1_7_only_solid_rock_lies_in_the_top_row(board: str) -> None:
    found = new_game(board=board).public()["tiles"]
    assert {found[f"{column}1"] for column in "abcdefghijkl"} == {"rock"}


@pytest.mark.rule("1.7")
@both_boards
def test_1_7_all_129_tiles_are_on_the_board_or_in_the_bag(board: str) -> None:
    public = new_game(board=board).public()
    count = Counter([*public["tiles"].values(), *public["bag"]])
    ores = dict.fromkeys(("uranium", "titanium", "diamond", "niobium"), 20)
    assert count == {"rock": 29, "xanium": 10, "alien": 10} | ores
    assert len(public["bag"]) == (9 if board == "open" else 15)


@pytest.mark.rule("1.7")
def test_1_7_the_other_rows_are_random() -> None:
    deals = [new_game(seed=seed).public() for seed in range(300)]
    for space in ("a2", "l10", "f5"):
        found = Counter(deal["tiles"][space] for deal in deals)
        assert set(found) == {
            "rock",
            "uranium",
            "titanium",
            "diamond",
            "niobium",
            "xanium",
            "alien",
        }
        assert found["uranium"] > found["alien"]
    assert len({deal["bag"][0] for deal in deals}) == 7


@pytest.mark.rule("1.8")
def test_1_8_printed_example_orange_is_the_first_player_and_takes_one_battery() -> None:
    batteries = [seat["batteries"] for seat in new_game(4, first=0).public()["seats"]]
    assert batteries == [1, 2, 3, 4]


@pytest.mark.rule("1.8")
@every_number
def test_1_8_batteries_are_taken_in_the_order_of_play(players: int) -> None:
    for first in range(players):
        seats = new_game(players, first=first).public()["seats"]
        in_order = [seats[(first + turn) % players]["batteries"] for turn in range(players)]
        assert in_order == list(range(1, players + 1))


@pytest.mark.rule("1.8")
@every_number
def test_1_8_without_a_word_chance_chooses_the_first_player(players: int) -> None:
    firsts = {new_game(players, seed=seed, first=None).public()["first"] for seed in range(60)}
    assert firsts == set(range(players))


@pytest.mark.rule("1.8")
def test_1_8_the_first_player_does_not_change_the_shuffle() -> None:
    drawn, given = (new_game(3, seed=7, first=first).public() for first in (None, 2))
    for key in ("tiles", "contracts", "contract_deck", "tech_deck", "bag"):
        assert drawn[key] == given[key]
