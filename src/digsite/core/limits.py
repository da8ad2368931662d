"""How large a game may be: kernels keep everything in arrays of a fixed length."""

from typing import Final

MOST_SEATS: Final = 5
MOST_ACTIONS: Final = 4096
MOST_FAMILIES: Final = 40
MOST_TERMS: Final = 24
MOST_TALLIES: Final = 24
MOST_DRAWN: Final = 256
MOST_FEATURES: Final = 640
MOST_POOLS: Final = 4
MOST_PLACES: Final = 160
MOST_FEATURES_HELD: Final = 2048
MOST_HELD_HERE: Final = 48
"""Features that can hold at one place: the sums of a network's whole numbers stay in range."""
