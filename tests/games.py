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
from digsite.core.generic import GameState
from digsite.core.match import Match
from digsite.core.view import View
from tests.wandering import random_games

GAMES: Final = [find(name) for name in names()]
WHOLE_GAME: Final = 400
"""Positions are so many steps apart from each other that a whole game has this number of them."""


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

    def actions(self, seed: int) -> list[int]:
        """All moves of a random game."""
        games = random_games(self.game)
        made = games.play(self, seed)
        moves: list[int] = games.moves["action"][:made].tolist()
        return moves

    def moves(self, seed: int) -> Iterator[tuple[Any, int]]:
        """A random game: the state before each move, and the move; the state is played on."""
        state = self.new_state(seed)
        for action in self.actions(seed):
            yield state, action
            self.game.rules.play(state, action)
        assert state.ending != 0

    def position(self, seed: int, length: int) -> Any:
        """A state of a random game: its deal for length 0, its end for WHOLE_GAME."""
        games = random_games(self.game)
        made = games.play(self, seed)
        return self.game.state_type.from_record(games.states[1 + made * length // WHOLE_GAME])


def view_to_play(game: Game, state: GameState) -> View:
    """What the seat to play knows, where the game is played with the components Digsite ships."""
    return View(game, state, int(state.seat), game.default_edition())


class Wanderer:
    """A random player who tries everything a game has, from any position on.

    First a family of actions is chosen, then an action of it, so that rare actions are not drowned
    by frequent ones. Some wanderers end their turn as readily as they do anything else, others only
    now and then.
    """

    def __init__(self, game: Game, seed: int) -> None:
        self.game, self.chance = game, Random(seed)
        self.is_diligent = self.chance.random() < 0.5
        self.legal = Legal()
        self.families, self.end = _families(game)

    def choose(self, state: Any) -> int:
        """One of the legal actions."""
        count = self.game.rules.legal_actions(state, self.legal)
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
lengths = st.integers(0, WHOLE_GAME)
"""How far into a random game to look."""
