"""The rules favour no seat, no column and no row.

A position seen from another side of the table, or in a mirror, goes on as the original does.
"""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from digsite.core.match import Match
from digsite.dig_mars.table.state import COLOURS
from tests.dig_mars.scenario import GRID
from tests.games import SETTINGS, Setting, lengths, seeds

DIG_MARS = [setting for setting in SETTINGS if setting.game.name == "dig_mars"]


def mirrored(space: str) -> str:
    return dict(zip("abcd", "dcba", strict=True))[space[0]] + space[1]


def turned(space: str) -> str:
    """A quarter turn: the top row becomes the right column."""
    column, row = "abcd".index(space[0]), int(space[1])
    return "dcba"[row - 1] + str(column + 1)


def tilted(space: str) -> str:
    return mirrored(turned(space))


class Relabelling:
    """Other names for the same seats and spaces."""

    def __init__(self, players: int, shift: int, space: Callable[[str], str]) -> None:
        self.players, self.shift, self.space = players, shift, space

    def seat(self, seat: int) -> int:
        return (seat + self.shift) % self.players

    def state(self, data: dict[str, Any]) -> dict[str, Any]:
        seats: list[dict[str, Any]] = [{}] * self.players
        for number, seat in enumerate(data["seats"]):
            there = self.seat(number)
            seats[there] = seat | {
                "colour": COLOURS[there],
                "stations": sorted(map(self.space, seat["stations"])),
                "inspected": sorted(map(self.space, seat["inspected"])),
            }
        stacks = {self.space(name): stack for name, stack in data["stacks"].items()}
        winners = data["winners"]
        return data | {
            "seat": self.seat(data["seat"]),
            "first": self.seat(data["first"]),
            "seats": seats,
            "stacks": {name: stacks[name] for name in GRID},
            "winners": None if winners is None else sorted(map(self.seat, winners)),
        }

    def action(self, notation: str) -> str:
        return " ".join(map(self.word, notation.split()))

    def word(self, word: str) -> str:
        if word in GRID:
            return self.space(word)
        if word in COLOURS[: self.players]:
            return COLOURS[self.seat(COLOURS.index(word))]
        return word


@pytest.mark.parametrize("setting", DIG_MARS, ids=str)
@settings(max_examples=10)
@given(
    seed=seeds,
    length=lengths,
    shift=st.integers(0, 3),
    space=st.sampled_from([str, mirrored, turned, tilted]),
)
def test_a_position_under_other_names_goes_on_as_the_original(
    setting: Setting, seed: int, length: int, shift: int, space: Callable[[str], str]
) -> None:
    other_names = Relabelling(setting.players, shift, space)
    start = setting.game.public(setting.position(seed, length), setting.edition)
    one = Match.from_public(start, game=setting.game)
    other = Match.from_public(other_names.state(start), game=setting.game)
    chance = Random(seed)
    for _ in range(25):
        legal = one.legal_actions()
        assert other.legal_actions() == sorted(map(other_names.action, legal))
        if not legal:
            break
        action = chance.choice(legal)
        one.play(action)
        other.play(other_names.action(action))
        assert other.public() == other_names.state(one.public())
