"""A game takes its own states alone, and mypy knows it.

A comment that silences nothing is an error to mypy: each line with one is known to be refused.
"""

from typing import TYPE_CHECKING

from digsite.dig_mars.game import DigMars
from digsite.undermining.game import Undermining

if TYPE_CHECKING:
    from digsite.dig_mars.table.state import State


def mixed_up(game: Undermining, state: "State") -> None:
    game.rules.play(state, 0)  # type: ignore[arg-type]
    game.legal_ids(state)  # type: ignore[arg-type]
    game.winners(state)  # type: ignore[arg-type]
    game.preview(state, 0)  # type: ignore[arg-type]
    game.events(state, 0, state)  # type: ignore[arg-type]


def test_a_new_state_is_of_the_games_own_type() -> None:
    game = DigMars()
    state = game.new_state(2, seed=1, options={}, first=-1, edition=game.default_edition())
    assert all(stack.height == 3 for stack in state.stacks)
    assert game.winners(state) is None
