"""Players made of code: they are given a view and a way to redeal what is unknown, nothing else.

>>> import digsite
>>> from digsite import bots
>>> match = digsite.load("dig_mars", players=2, seed=7)
>>> bots.choose(match, level="beginner", seed=1).action in match.legal_actions()
True
"""

from typing import TYPE_CHECKING, Any

from digsite.bots.levels import LEVELS, level

if TYPE_CHECKING:
    from digsite.bots.players import Choice, choose

__all__ = ["LEVELS", "Choice", "choose", "level"]


def __getattr__(name: str) -> Any:
    """Import the search on first use: simulations choose without it."""
    if name in __all__:
        from digsite.bots import players

        return getattr(players, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
