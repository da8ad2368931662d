"""What the tests of every game share: the tables to sit down at, and random play.

A test that asks for `every_game` or `every_setting` is run for each game there is, a new one
included.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from random import Random
from typing import Any, Final

import pytest
from hypothesis import strategies as st

from digsite.core.actions import Legal
from digsite.core.edition import Edition
from digsite.core.game import Game, find, names
from digsite.core.match import Match

GAMES: Final = [find(name) for name in names()]
MOST_MOVES: Final = 20_000
"""No random game is as long as this."""


@dataclass(frozen=True)
class Setting:
    """A game for a number of players, with its options chosen."""

    game: Game
    players: int
    choices: tuple[tuple[str, str], ...]

    def __str__(self) -> str:
        values = [value for _, value in self.choices]
        return "-".join([self.game.name, str(self.players), *values])

    @property
    def options(self) -> dict[str, str]:
        return dict(self.choices)

    @property
    def edition(self) -> Edition:
        return self.game.default_edition()

    def new_state(self, seed: int) -> Any:
        """A new game as a state."""
        return self.game.new_state(
            self.players, seed=seed, options=self.options, first=-1, edition=self.edition
        )

    def new_match(self, seed: int) -> Match:
        """A new game as a match."""
        return Match(self.game, self.players, seed=seed, options=self.options)

    def moves(self, seed: int) -> Iterator[tuple[Any, int]]:
        """A random game: the state before each move, and the move; the state is played on."""
        state, wanderer = self.new_state(seed), Wanderer(self.game, seed)
        for _ in range(MOST_MOVES):
            if state.ending != 0:
                return
            action = wanderer.choose(state)
            yield state, action
            self.game.kernels["play"](state, action)
        raise AssertionError(f"{self}: the random game {seed} does not end")

    def position(self, seed: int, moves: int) -> Any:
        """The state after so many moves of a random game, or at its end."""
        state, wanderer = self.new_state(seed), Wanderer(self.game, seed)
        for _ in range(moves):
            if state.ending != 0:
                break
            self.game.kernels["play"](state, wanderer.choose(state))
        return state


class Wanderer:
    """A random player who tries everything a game has.

    First a family of actions is chosen, then an action of it, so that rare actions are not drowned
    by frequent ones. Some wanderers end their turn as readily as they do anything else, others only
    now and then: so games come to all their endings.
    """

    def __init__(self, game: Game, seed: int) -> None:
        self.game, self.chance = game, Random(seed)
        self.is_diligent = self.chance.random() < 0.5
        self.legal = Legal()
        self.families, self.end = _families(game)

    def choose(self, state: Any) -> int:
        """One of the legal actions."""
        count = self.game.kernels["legal_actions"](state, self.legal)
        ids = self.legal.ids[:count]
        offered = sorted({self.families[number] for number in ids})
        if self.is_diligent and len(offered) > 1 and self.chance.random() < 0.8:
            offered = [family for family in offered if family != self.end]
        family = self.chance.choice(offered)
        return self.chance.choice([number for number in ids if self.families[number] == family])


@cache
def _families(game: Game) -> tuple[list[int], int]:
    """The family of every action, and the family that ends a turn."""
    end = next(i for i, family in enumerate(game.actions.families) if family.name == "end")
    return game.actions.family_table().of, end


def all_settings() -> list[Setting]:
    """Every game with every number of players and every combination of options."""
    found = []
    for game in GAMES:
        offered = game.default_edition().options
        for players, values in product(game.players, product(*offered.values())):
            found.append(Setting(game, players, tuple(zip(offered, values, strict=True))))
    return found


SETTINGS: Final = all_settings()
every_game = pytest.mark.parametrize("game", GAMES, ids=names())
every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)

seeds = st.integers(0, 2**32 - 1)
lengths = st.integers(0, 400)
"""How many moves of a random game to play before looking."""
