"""Observations: every number has a name, and none tells a seat what it cannot know."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings

from digsite import envs
from digsite.core.chance import seeded
from digsite.core.game import find
from digsite.core.match import load
from digsite.core.observation import flat
from digsite.dig_mars.table.state import State
from tests.games import Setting, every_setting, lengths, seeds


def row(setting: Setting, state: Any, seat: int) -> list[float]:
    """What a seat is told, as numbers."""
    made = setting.game.observation_type()
    setting.game.rules.observe(state, seat, made)
    return flat(made)


@every_setting
@settings(max_examples=10)
@given(seed=seeds, length=lengths, deal=seeds)
def test_states_that_a_seat_cannot_tell_apart_give_it_equal_rows(
    setting: Setting, seed: int, length: int, deal: int
) -> None:
    state = setting.position(seed, length)
    for seat in range(setting.players):
        other = state.copy()
        setting.game.rules.redeal(other, seat, seeded(deal))
        assert row(setting, other, seat) == row(setting, state, seat)


@every_setting
@settings(max_examples=10)
@given(seed=seeds, length=lengths)
def test_a_view_is_enough_to_observe_from(setting: Setting, seed: int, length: int) -> None:
    state = setting.position(seed, length)
    for seat in range(setting.players):
        view = state.copy()
        setting.game.rules.blind(view, seat)
        assert row(setting, view, seat) == row(setting, state, seat)


@every_setting
@settings(max_examples=10)
@given(seed=seeds, length=lengths)
def test_the_planes_fill_the_row_and_keep_their_ranges(
    setting: Setting, seed: int, length: int
) -> None:
    state = setting.position(seed, length)
    planes = envs.describe(setting.game.name, players=setting.players, options=setting.options)
    assert planes == setting.game.planes(state)
    assert len({plane.name for plane in planes}) == len(planes)
    numbers = row(setting, state, int(state.seat))
    end = 0
    for plane in planes:
        assert plane.slice.start == end
        end = plane.slice.stop
        assert plane.meaning
        part = numbers[plane.slice]
        assert min(part) >= plane.low, plane
        assert max(part) <= plane.high, plane
    assert not any(numbers[end:])


def named(game: str, state: Any, seat: int) -> dict[str, Any]:
    """The observation of a seat by the names of its planes."""
    found = envs.describe(game, players=int(state.players))
    made = find(game)
    observation = made.observation_type()
    made.rules.observe(state, seat, observation)
    numbers = np.array(flat(observation), dtype=np.float32)
    return {plane.name: plane.of(numbers) for plane in found}


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_reader_finds_the_own_seat_first(seat: int) -> None:
    match = load("dig_mars", 3, seed=5, first=1)
    match.play("place a1")
    match.play("place d4")
    state = match.state
    assert isinstance(state, State)
    state.seats[2].fortune = 7
    seen = named("dig_mars", state, seat)
    of_first, of_next = f"seat{(1 - seat) % 3}", f"seat{(2 - seat) % 3}"
    assert seen["own_seat"].tolist() == [number == seat for number in range(4)]
    assert seen[f"{of_first}.stations"][0, 0] == 0.25
    assert seen[f"{of_next}.stations"][3, 3] == 0.25
    assert seen[f"seat{-seat % 3}.active"] == 1
    assert seen[f"{of_next}.fortune_known"] == (seat == 2)
    assert seen[f"{of_next}.fortune"] == pytest.approx(7 / 40 if seat == 2 else 0)


def test_an_inspected_tile_is_known_to_its_inspector_alone() -> None:
    match = load("dig_mars", 2, seed=5)
    state = match.state
    assert isinstance(state, State)
    state.seats[0].inspected[6] = True
    tile = state.stacks[6].tiles[2]
    for seat in (0, 1):
        seen = named("dig_mars", state, seat)
        assert seen["known"].sum() == (seat == 0)
        assert seen["carry"].sum() == (seat == 0)
        assert seen["fortune"][1, 2] == pytest.approx(tile.fortune / 9 if seat == 0 else 0)
        assert seen["dig"][:, 1, 2].tolist() == [level == tile.dig for level in (1, 2, 3, 4)]


def test_the_board_of_undermining_is_a_picture_of_its_own_size() -> None:
    match = load("undermining", 3, seed=5, first=0)
    match.play("enter s2")
    match.play("drill d1")
    seen = named("undermining", match.state, 1)
    assert seen["board.rubble"][0, 3] == seen["seat2.surface"][1] == 1
    match.play("drill d1")
    seen = named("undermining", match.state, 1)
    assert seen["board.rock"].shape == (10, 12)
    assert seen["board.rock"][0].tolist() == [column != 3 for column in range(12)]
    assert seen["board.tunnel"][0, 3] == 1
    assert seen["board.umv2"][0, 3] == 1
    assert seen["board.umv2"].sum() == 1
    assert seen["board.portal"].sum() == 4
    assert seen["surface_portals"].tolist() == [1, 0, 0, 1]
    kinds = [seen[f"board.{kind}"] for kind in ("rock", "rubble", "uranium", "alien", "tunnel")]
    assert all(set(kind.flatten().tolist()) <= {0.0, 1.0} for kind in kinds)
