"""Chapter 1, Set-up."""

from collections import Counter

import pytest

from digsite.core.game import find
from digsite.core.match import Match, load
from digsite.dig_mars.table.state import State
from tests.dig_mars.scenario import GRID

PLAYERS = (2, 3, 4)


def new_game(players: int = 2, *, seed: int = 1, first: int | None = 0) -> Match:
    return load("dig_mars", players, seed=seed, first=first)


def faces(match: Match) -> Counter[tuple[object, ...]]:
    stacks = match.public()["stacks"].values()
    return Counter(tuple(tile.values()) for stack in stacks for tile in stack["tiles"])


@pytest.mark.rule("1.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_1_1_two_to_four_players_can_play(players: int) -> None:
    match = new_game(players)
    colours = [seat["colour"] for seat in match.public()["seats"]]
    assert colours == ["red", "blue", "white", "black"][:players]
    assert match.public()["phase"] == "placing"


@pytest.mark.rule("1.1")
def test_1_1_a_new_game_has_no_turn_no_winner_and_no_ending_yet() -> None:
    public = new_game().public()
    assert (public["round"], public["progress_round"], public["actions_left"]) == (1, 0, 0)
    assert set(public["bonuses"].values()) == {0}
    assert public["winners"] is None
    assert public["ending"] is None


@pytest.mark.rule("1.2")
def test_1_2_every_space_of_the_four_by_four_grid_holds_three_unexplored_tiles() -> None:
    stacks = new_game().public()["stacks"]
    assert list(stacks) == GRID
    assert [len(stack["tiles"]) for stack in stacks.values()] == [3] * 16
    assert not any(stack["explored"] for stack in stacks.values())


@pytest.mark.rule("1.2")
def test_1_2_all_48_tiles_of_the_box_lie_in_the_grid() -> None:
    state = find("dig_mars").new_state(
        2, seed=1, options={}, first=0, edition=find("dig_mars").default_edition()
    )
    assert isinstance(state, State)
    counted = Counter(tuple((tile.public() or {}).values()) for tile in state.box)
    assert faces(new_game(seed=1)) == faces(new_game(seed=2)) == counted
    assert counted.total() == 48


@pytest.mark.rule("1.2")
def test_1_2_the_tiles_are_shuffled_by_the_seed() -> None:
    assert new_game(seed=1).public() == new_game(seed=1).public()
    assert new_game(seed=1).public()["stacks"] != new_game(seed=2).public()["stacks"]


@pytest.mark.rule("1.2")
def test_1_2_every_tile_comes_to_every_space_equally_often() -> None:
    edition = find("dig_mars").default_edition()
    places: Counter[int] = Counter()
    deals = 2400
    for seed in range(deals):
        state = find("dig_mars").new_state(2, seed=seed, options={}, first=0, edition=edition)
        assert isinstance(state, State)
        tiles = [tile for stack in state.stacks for tile in stack.tiles]
        # The only tile of its kind in the shipped set.
        places[
            next(i for i, t in enumerate(tiles) if (t.dig, t.carry, t.fortune) == (3, 4, 5))
        ] += 1
    expected = deals / 48
    distance = sum((places[place] - expected) ** 2 / expected for place in range(48))
    # 47 degrees of freedom: beyond 83 chance alone would come once in a thousand times.
    assert distance < 83


@pytest.mark.rule("1.3")
@pytest.mark.parametrize("players", PLAYERS)
def test_1_3_everybody_starts_on_the_first_level_without_fortune(players: int) -> None:
    for seat in new_game(players).public()["seats"]:
        assert (seat["digging"], seat["carrying"], seat["fleet"]) == (1, 1, 1)
        assert seat["fortune"] == 0
        assert seat["stations"] == seat["inspected"] == []


@pytest.mark.rule("1.4")
@pytest.mark.parametrize("players", PLAYERS)
def test_1_4_the_first_player_is_drawn_at_random(players: int) -> None:
    first = Counter(new_game(players, seed=seed, first=None).seat for seed in range(300))
    assert sorted(first) == list(range(players))
    assert min(first.values()) > 300 / players * 0.7


@pytest.mark.rule("1.4")
def test_1_4_a_chosen_first_player_changes_nothing_in_the_deal() -> None:
    drawn, chosen = new_game(3, first=None), new_game(3, first=2)
    assert drawn.public()["stacks"] == chosen.public()["stacks"]
    assert chosen.seat == chosen.public()["first"] == 2


@pytest.mark.rule("1.5")
def test_1_5_stations_are_placed_in_clockwise_order_from_the_first_player() -> None:
    match = new_game(3, first=1)
    order = []
    for space in ("a1", "b2", "c3"):
        order.append(match.colour)
        match.play(f"place {space}")
    assert order == ["blue", "white", "red"]
    assert [seat["stations"] for seat in match.public()["seats"]] == [["c3"], ["a1"], ["b2"]]


@pytest.mark.rule("1.5")
def test_1_5_a_station_may_be_placed_on_any_stack() -> None:
    assert new_game().legal_actions() == sorted(f"place {space}" for space in GRID)


@pytest.mark.rule("1.5")
def test_1_5_a_station_may_be_placed_where_another_player_stands() -> None:
    match = new_game()
    match.play("place b2")
    match.play("place b2")
    assert [seat["stations"] for seat in match.public()["seats"]] == [["b2"], ["b2"]]


@pytest.mark.rule("1.5")
def test_1_5_a_station_cannot_be_placed_on_an_empty_space() -> None:
    start = new_game().public()
    start["stacks"]["c3"]["tiles"] = []
    match = Match.from_public(start, game=find("dig_mars"))
    refusal = match.why_not("place c3")
    assert refusal is not None
    assert (refusal.code, refusal.section) == ("place.empty_space", "1.5")
    assert "place c3" not in match.legal_actions()


@pytest.mark.rule("1.5")
@pytest.mark.parametrize("action", ["dig a1", "carry a1", "move a1 a2", "declare", "end"])
def test_1_5_ruling_while_placing_nothing_else_can_be_done(action: str) -> None:
    refusal = new_game().why_not(action)
    assert refusal is not None
    assert refusal.code == "action.not_legal_now"


@pytest.mark.rule("1.5")
def test_1_5_ruling_a_station_counts_as_fleet_before_it_is_placed() -> None:
    match = new_game()
    match.play("place a1")
    red, blue = match.public()["seats"]
    assert (red["fleet"], red["stations"]) == (1, ["a1"])
    assert (blue["fleet"], blue["stations"]) == (1, [])


@pytest.mark.rule("1.5")
def test_1_5_after_the_last_station_the_first_player_has_a_whole_turn() -> None:
    match = new_game(first=1)
    match.play("place a1")
    match.play("place b1")
    public = match.public()
    assert public["phase"] == "playing"
    assert (public["seat"], public["actions_left"], public["round"]) == (1, 3, 1)


@pytest.mark.rule("1.5")
def test_1_5_after_placing_nothing_can_be_placed_that_way() -> None:
    match = new_game()
    match.play("place a1")
    match.play("place b1")
    refusal = match.why_not("place c1")
    assert refusal is not None
    assert refusal.code == "action.not_legal_now"
