"""Digsite: two digging board games to play, to study and to build on.

>>> import digsite
>>> match = digsite.load("dig_mars", players=3, seed=7)
>>> match.legal_actions()[:3]
['place a1', 'place a2', 'place a3']
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from digsite.core.match import Match, load

__all__ = ["Match", "load"]
__version__ = "0.1.0"


def __getattr__(name: str) -> Any:
    """Import on first use, so that `import digsite` costs nothing."""
    if name in __all__:
        from digsite.core import match

        return getattr(match, name)
    raise AttributeError(f"module 'digsite' has no attribute {name!r}")
