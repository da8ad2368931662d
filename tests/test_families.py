"""Every chain of questions about an action's id answers for every family.

`if action < CARRY` also holds for a family that was put before `carry` later on: who adds one must
say in each chain what becomes of it. A chain that names a family's first id has thought of it.
"""

from collections.abc import Callable, Iterator
from types import FunctionType
from typing import Any, Final

import pytest

from digsite.core.game import Game
from digsite.core.rule import MARK
from tests.games import every_game

CHAINS: Final = ("why_not", "play", "legal_actions", "appraise")
UNNAMED: Final = {
    ("dig_mars", "why_not"): {
        "upgrade fleet": "refused for its level, whatever its space",
        "end": "what is left is never refused",
    },
    ("dig_mars", "play"): {"end": "what is left"},
    ("dig_mars", "appraise"): {"end": "what is left is worth nothing"},
    ("undermining", "why_not"): {"enter": "the first of all, before `drill`"},
    ("undermining", "appraise"): {"tech phase": "as any card of which nothing else is known"},
}
"""What a chain does not name, and why it need not."""


def first_ids(game: Game) -> dict[str, str]:
    """The constant that holds a family's first id, by family, from where the game keeps them."""
    play = game.rules.play
    assert isinstance(play, FunctionType)
    names = {
        family.name: family.name.removeprefix("tech ").replace(" ", "_").upper()
        for family in game.actions.families
    }
    for family, name in names.items():
        assert play.__globals__[name] == game.actions.offset(family), name
    return names


def reached(function: Callable[..., Any]) -> Iterator[FunctionType]:
    """A kernel with all those of its own module that it leads to."""
    found: list[FunctionType] = []
    waiting: list[Callable[..., Any]] = [function]
    while waiting:
        one = waiting.pop()
        assert isinstance(one, FunctionType)
        if one not in found:
            found.append(one)
            named = (one.__globals__.get(name) for name in one.__code__.co_names)
            waiting += [
                other
                for other in named
                if isinstance(other, FunctionType)
                and hasattr(other, MARK)
                and other.__module__ == function.__module__
            ]
    yield from found


@pytest.mark.parametrize("chain", CHAINS)
@every_game
def test_every_family_is_thought_of(game: Game, chain: str) -> None:
    named = {
        name for part in reached(getattr(game.rules, chain)) for name in part.__code__.co_names
    }
    missing = {family for family, first in first_ids(game).items() if first not in named}
    assert missing == UNNAMED.get((game.name, chain), {}).keys()
