"""How large a game may be: kernels keep everything in arrays of a fixed length."""

from typing import Final

MOST_SEATS: Final = 5
MOST_ACTIONS: Final = 4096
MOST_FAMILIES: Final = 40
MOST_TERMS: Final = 24
MOST_TALLIES: Final = 24
MOST_DRAWN: Final = 256
