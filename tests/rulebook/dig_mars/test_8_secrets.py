"""Chapter 8, What is secret."""

from collections import Counter
from collections.abc import Hashable, Mapping
from itertools import permutations
from typing import Any

import pytest

from digsite.core.chance import seeded
from digsite.core.game import find
from digsite.core.match import Match
from digsite.dig_mars.table.state import State
from tests.dig_mars.scenario import dig_mars

READERS = ("red", "blue", None)
"""Both seats and a spectator."""


def tops(view: dict[str, Any], space: str = "a1") -> Any:
    return view["stacks"][space]["tiles"][-1]


@pytest.mark.rule("8.1")
def test_8_1_stations_equipment_and_the_height_of_stacks_are_open() -> None:
    table = dig_mars("d1/d2/d3 c2", stations={"red": "a1 b1"}, digging={"blue": 3})
    for reader in READERS:
        view, whole = table.view(reader), table.public
        assert [len(stack["tiles"]) for stack in view["stacks"].values()] == [
            len(stack["tiles"]) for stack in whole["stacks"].values()
        ]
        for seen, seat in zip(view["seats"], whole["seats"], strict=True):
            secret = {"fortune": None}
            assert seen | secret == seat | secret


@pytest.mark.rule("8.1")
def test_8_1_of_unexplored_top_tiles_only_the_ground_side_is_seen() -> None:
    table = dig_mars("d3c2f5+inspect")
    for reader in READERS:
        seen = {"dig": 3, "carry": None, "fortune": None, "bonus": None}
        assert tops(table.view(reader)) == seen


@pytest.mark.rule("8.1")
def test_8_1_explored_tiles_are_seen_by_all() -> None:
    table = dig_mars("c2f5+inspect")
    for reader in READERS:
        seen = {"dig": 1, "carry": 2, "fortune": 5, "bonus": "inspect"}
        assert tops(table.view(reader)) == seen


@pytest.mark.rule("8.1")
@pytest.mark.parametrize("top", ["d1", "c1"])
def test_8_1_nobody_sees_the_tiles_below_the_top(top: str) -> None:
    table = dig_mars(f"{top}/d2/d3", inspected={} if top == "c1" else {"red": "a1"})
    for reader in READERS:
        assert table.view(reader)["stacks"]["a1"]["tiles"][:2] == [None, None]


@pytest.mark.rule("8.1")
def test_8_1_an_inspected_tile_stays_known_to_its_inspector() -> None:
    table = dig_mars("d3c2f5", inspected={"red": "a1"})
    for _ in range(3):
        assert tops(table.view("red"))["carry"] == 2
        assert tops(table.view("blue"))["carry"] is None
        table.play("end")


@pytest.mark.rule("8.1")
def test_8_1_ruling_everybody_saw_who_inspected_what() -> None:
    table = dig_mars(inspected={"red": "a1 c3"})
    for reader in READERS:
        assert table.view(reader)["seats"][0]["inspected"] == ["a1", "c3"]


@pytest.mark.rule("8.1")
def test_8_1_once_the_game_is_over_nothing_is_secret() -> None:
    table = dig_mars("d1/d2", fortune={"red": 40, "blue": 3})
    table.play("declare")
    for reader in READERS:
        assert table.view(reader) == table.public


@pytest.mark.rule("8.1")
@pytest.mark.parametrize("over", [False, True])
def test_8_1_a_view_never_holds_the_generator(over: bool) -> None:
    game = find("dig_mars")
    state = game.new_state(2, seed=5, options={}, first=0, edition=game.default_edition())
    assert isinstance(state, State)
    if over:
        state.phase, state.ending = 2, 2
    game.rules.blind(state, 0)
    assert state.chance.as_tuple() == (0, 0, 0, 0)


def state_of(match: Match) -> State:
    assert isinstance(match.state, State)
    return match.state


def redealt(match: Match, seat: int, seed: int) -> State:
    """The state with everything the seat cannot know dealt anew."""
    state = state_of(match).copy()
    match.game.rules.redeal(state, seat, seeded(seed))
    return state


def face(tile: Any) -> tuple[int, int, int, int]:
    return (int(tile.dig), int(tile.carry), int(tile.fortune), int(tile.bonus))


def chi_square(counts: Counter[Any], weights: Mapping[Any, int]) -> float:
    """How far counts are from what the weights would give."""
    scale = counts.total() / sum(weights.values())
    assert set(counts) <= set(weights)
    return sum(
        (counts[key] - weights[key] * scale) ** 2 / (weights[key] * scale) for key in weights
    )


@pytest.mark.rule("8.2")
def test_8_2_known_tiles_and_ones_own_fortune_stay() -> None:
    table = dig_mars("d3c2f5 c4f5", inspected={"red": "a1"}, fortune={"red": 6, "blue": 2})
    for seed in range(20):
        state = redealt(table.match, 0, seed)
        assert face(state.stacks[0].tiles[0])[:3] == (3, 2, 5)
        assert face(state.stacks[1].tiles[0])[1:3] == (4, 5)
        assert state.seats[0].fortune == 6


@pytest.mark.rule("8.2")
def test_8_2_unseen_tiles_come_from_the_box_and_fit_the_ground_in_sight() -> None:
    game = find("dig_mars")
    match = Match(game, 3, seed=11, first=0)
    box = Counter(face(tile) for tile in state_of(match).box)
    for seed in range(20):
        state = redealt(match, 1, seed)
        dealt = Counter(face(tile) for stack in state.stacks for tile in stack.tiles)
        assert dealt == box
        for stack, true in zip(state.stacks, state_of(match).stacks, strict=True):
            assert stack.tiles[2].dig == true.tiles[2].dig


@pytest.mark.rule("8.2")
def test_8_2_the_deal_changes_with_the_seed_alone() -> None:
    match = Match(find("dig_mars"), 2, seed=11, first=0)
    assert redealt(match, 0, 1) == redealt(match, 0, 1)
    assert redealt(match, 0, 1) != redealt(match, 0, 2)


@pytest.mark.rule("8.2")
def test_8_2_every_deal_of_two_tiles_in_sight_is_equally_likely() -> None:
    table = dig_mars("d4 d4", rest=".")
    hard = [face(tile) for tile in state_of(table.match).box if tile.dig == 4]
    weights = Counter(permutations(hard, 2))
    counts: Counter[Hashable] = Counter()
    for seed in range(3000):
        state = redealt(table.match, 0, seed)
        counts[face(state.stacks[0].tiles[0]), face(state.stacks[1].tiles[0])] += 1
    # Chance alone would pass this mark once in a thousand times.
    assert len(weights) == 21
    assert chi_square(counts, weights) < 45.3


@pytest.mark.rule("8.2")
def test_8_2_every_tile_not_in_sight_is_equally_likely_further_down() -> None:
    table = dig_mars("c4f5/d1", rest=".")
    state_of(table.match).stacks[0].tiles[1].dig = 4
    box = [face(tile) for tile in state_of(table.match).box]
    weights = Counter(box)
    weights[4, 4, 5, 0] -= 1
    counts = Counter(face(redealt(table.match, 1, seed).stacks[0].tiles[0]) for seed in range(3000))
    assert len(weights) == 37
    assert chi_square(counts, weights) < 68.0


@pytest.mark.rule("8.2")
@pytest.mark.parametrize("seat", [0, 1, -1])
def test_8_2_ruling_what_was_carried_and_paid_is_known_to_all_and_the_sums_are_not_shown(
    seat: int,
) -> None:
    table = dig_mars(
        "c1f4/c1f2 c1f3",
        players=3,
        stations={"red": "a1", "blue": "a1", "white": "b1"},
        fortune={"red": 20, "blue": 30, "white": 40},
    )
    reader = None if seat < 0 else ("red", "blue")[seat]
    for action in ("carry a1", "upgrade digging", "end"):
        table.play(action)
    shown = [player["fortune"] for player in table.view(reader)["seats"]]
    assert shown == [21 if reader == "red" else None, 32 if reader == "blue" else None, None]
    state = redealt(table.match, seat, 1)
    assert [int(player.fortune) for player in state.seats[:3]] == [21, 32, 40]


@pytest.mark.rule("8.2")
def test_8_2_a_tile_that_was_carried_off_is_not_dealt_again() -> None:
    match = Match(find("dig_mars"), 2, seed=5, first=0)
    state = state_of(match)
    [grid] = [[face(tile) for stack in state.stacks for tile in stack.tiles]]
    state.stacks[3].height, state.stacks[7].height = 0, 1
    state.tiles_left -= 5
    gone = grid[9:12] + grid[22:24]
    for seed in range(20):
        dealt = redealt(match, 0, seed)
        left = [face(tile) for stack in dealt.stacks for tile in stack.tiles[: stack.height]]
        assert Counter(left) + Counter(gone) == Counter(grid)


@pytest.mark.rule("8.2")
def test_8_2_where_nothing_is_known_of_what_was_carried_it_may_lie_anywhere() -> None:
    table = dig_mars("d1 d1", rest=".")
    seen = {face(redealt(table.match, 0, seed).stacks[0].tiles[0]) for seed in range(200)}
    assert len(seen) > 5


@pytest.mark.rule("8.2")
def test_8_2_in_the_open_variant_fortunes_are_known_and_stay() -> None:
    table = dig_mars(variant="open", fortune={"red": 7, "blue": 9})
    state = redealt(table.match, 0, 1)
    assert [int(seat.fortune) for seat in state.seats[:2]] == [7, 9]


@pytest.mark.rule("8.2")
def test_8_2_a_position_the_box_cannot_hold_is_dealt_all_the_same() -> None:
    # The box has seven tiles of digging difficulty 4, the grid shows sixteen.
    table = dig_mars(rest="d4")
    state = redealt(table.match, 0, 1)
    assert {int(stack.tiles[0].dig) for stack in state.stacks} == {4}


@pytest.mark.rule("8.2")
def test_8_2_ground_the_box_does_not_know_hides_the_plainest_treasure() -> None:
    game = find("dig_mars")
    text = 'game = "dig_mars"\nname = "soft"\nsource = "reconstructed"\n'
    text += "[[tile]]\ndig = 1\ncarry = 2\nfortune = 3\ncount = 48\n"
    edition = game.read_edition(text, "soft.toml")
    match = Match.from_public(dig_mars("d4").public, game=game, edition=edition)
    assert face(redealt(match, 0, 1).stacks[0].tiles[0]) == (4, 1, 1, 0)


@pytest.mark.rule("8.2")
def test_8_2_a_finished_game_has_nothing_left_to_deal() -> None:
    table = dig_mars("d1/d2", fortune={"red": 40})
    table.play("declare")
    assert redealt(table.match, 0, 1).stacks == state_of(table.match).stacks


@pytest.mark.rule("8.3")
@pytest.mark.parametrize(
    "action",
    [
        "move a1 a2",
        "upgrade digging",
        "upgrade carrying",
        "upgrade fleet a1",
        "relocate blue d4 a1",
        "inspect c3",
        "carry b1",
    ],
)
def test_8_3_what_shows_nothing_new_can_be_taken_back(action: str) -> None:
    table = dig_mars(
        "d1 c1 c1/d1",
        stations={"red": "a1 b1 c1"},
        fortune={"red": 9},
        inspected={"red": "c3"},
        bonuses={"inspect": 1, "relocate": 1},
    )
    before = table.public
    assert not table.match.reveals(action)
    table.play(action)
    assert table.match.can_undo()
    assert table.match.undo() == action
    assert table.public == before


@pytest.mark.rule("8.3")
@pytest.mark.parametrize("action", ["dig a1", "carry c1", "inspect d3", "declare", "end"])
def test_8_3_what_shows_something_new_or_passes_the_turn_cannot(action: str) -> None:
    table = dig_mars(
        "d1 c1 c1/d1",
        stations={"red": "a1 b1 c1"},
        fortune={"red": 40},
        inspected={"red": "c3"},
        bonuses={"inspect": 1, "relocate": 1},
    )
    assert table.match.reveals(action)
    table.play(action)
    assert not table.match.can_undo()


@pytest.mark.rule("8.3")
def test_8_3_the_last_tile_cannot_be_put_back() -> None:
    table = dig_mars("c1", rest=".", stations={"red": "a1"})
    assert table.match.reveals("carry a1")


@pytest.mark.rule("8.3")
def test_8_3_a_placed_station_stays_where_it_is() -> None:
    match = Match(find("dig_mars"), 2, seed=1)
    assert match.reveals("place a1")
