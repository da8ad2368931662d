"""What is counted of every seat while games are simulated."""

from typing import Annotated

from digsite.core.limits import MOST_SEATS, MOST_TALLIES
from digsite.core.rule import kernel
from digsite.core.schema import Int32, Length, Struct


class Tallies(Struct):
    """All counts, seat by seat; a game's tally.py names them."""

    of: Annotated[list[Int32], Length(MOST_SEATS * MOST_TALLIES)]


@kernel
def count_up(tallies: Tallies, seat: int, which: int, amount: int) -> None:
    """Add to one count of a seat."""
    tallies.of[seat * MOST_TALLIES + which] += amount
