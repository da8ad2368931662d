"""Which games a tournament plays: every line-up, every seating, the same deals for all."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement, permutations

from digsite.core.errors import BadRequest


@dataclass(frozen=True)
class Pairing:
    """One game to be played: who sits where, and the deal."""

    seating: tuple[str, ...]
    seed: int


def lineups(names: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """Who meets whom: as many different bots as fit at the table, filled up by repeating some."""
    different = min(len(names), players)
    chosen = combinations_with_replacement(names, players)
    return [line for line in chosen if len(set(line)) == different]


def seatings(lineup: Sequence[str]) -> list[tuple[str, ...]]:
    """All ways to seat a line-up, each once."""
    return sorted(set(permutations(lineup)))


def schedule(
    names: Sequence[str], players: int, games: int, *, seed: int, mirror: bool
) -> Iterator[Pairing]:
    """At least `games` games for each line-up, deal by deal: every seating plays every deal.

    With `mirror` every bot also meets itself, which must come out level.
    """
    if len(set(names)) != len(names):
        raise BadRequest("Every bot needs a name of its own.")
    tables = lineups(names, players) if len(names) > 1 else []
    if mirror or not tables:
        tables += [(name,) * players for name in names]
    for deal in range(games):
        for lineup in tables:
            seats = seatings(lineup)
            if deal * len(seats) < games:
                for seating in seats:
                    yield Pairing(seating, seed + deal)
