"""Who is brought together, among those who wait for the same game, company and pace.

Whoever has waited longest comes first and is given those nearest in rating. How far away somebody
may be grows with that wait, until anybody will do. Nobody meets whom they have blocked. Bots sit
down only with people who have all agreed to them.
"""

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Final

from digsite.server.store.meeting.models import Seeker
from digsite.server.times import SECOND

NEAR: Final = 150
"""How far ratings may be apart at first."""
WIDENING: Final = 10
"""By how much more after every second."""
DECIDING: Final = 10 * SECOND
"""How long those who would play with bots wait for others who have not said whether they would."""

Blocked = Collection[tuple[str, str]]


def groups(waiting: Iterable[Seeker], blocked: Blocked, at: int) -> Iterator[tuple[Seeker, ...]]:
    """Those who shall play together; where they are too few, bots take the other seats."""
    for pool in pools(waiting):
        left = pool
        for first in pool:
            group = _group(first, left, blocked, at)
            if len(group) == first.players:
                left = [seeker for seeker in left if seeker not in group]
                yield group
        while ready := [seeker for seeker in left if seeker.bots_since is not None]:
            group = _group(ready[0], ready, blocked, at)
            left = [seeker for seeker in left if seeker not in group]
            if not _wait_for_others(group, left, blocked, at):
                yield group


def pools(waiting: Iterable[Seeker]) -> list[list[Seeker]]:
    """Those who wait for the same, in their order."""
    found: dict[tuple[str, int, str], list[Seeker]] = defaultdict(list)
    for seeker in waiting:
        found[seeker.game, seeker.players, seeker.pace].append(seeker)
    return list(found.values())


def _group(
    first: Seeker, others: Sequence[Seeker], blocked: Blocked, at: int
) -> tuple[Seeker, ...]:
    """The first with the nearest of the others, as many as play and go together."""
    group = [first]
    if first not in others:
        return ()
    for other in sorted(others, key=lambda one: (abs(one.rating - first.rating), one.since)):
        fits = other not in group and all(_fit(one, other, blocked, at) for one in group)
        if fits and len(group) < first.players:
            group.append(other)
    return tuple(group)


def _fit(one: Seeker, other: Seeker, blocked: Blocked, at: int) -> bool:
    """Whether two may meet; the one who has waited longer decides how far apart they may be."""
    waited = at - min(one.since, other.since)
    is_near = abs(one.rating - other.rating) <= NEAR + WIDENING * waited / SECOND
    apart = {(one.holder, other.holder), (other.holder, one.holder)}
    return is_near and apart.isdisjoint(blocked)


def _wait_for_others(
    group: Sequence[Seeker], others: Sequence[Seeker], blocked: Blocked, at: int
) -> bool:
    """Whether somebody may still say that they would join in, and there is time for it."""
    since = min(seeker.bots_since or at for seeker in group)
    undecided = [one for one in others if one.bots_since is None]
    may_come = any(all(_fit(one, other, blocked, at) for one in group) for other in undecided)
    return may_come and at - since < DECIDING
