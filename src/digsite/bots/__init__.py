"""Players made of code: they are given a view and a way to deal the unknown anew, nothing else.

>>> import digsite
>>> from digsite import bots
>>> match = digsite.load("dig_mars", players=2, seed=7)
>>> bots.choose(match, level="beginner", seed=1).action in match.legal_actions()
True
"""

from digsite.bots.levels import LEVELS, level, title
from digsite.bots.players import Choice, choose

__all__ = ["LEVELS", "Choice", "choose", "level", "title"]
