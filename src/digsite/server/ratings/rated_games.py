"""Which games count for ratings, and in which place everybody has ended.

A game counts among at least two people with lasting names, at a table that anybody could find, by
the book, with a clock and without hints. Nobody is rated against themselves: who comes from the
same address or device as another does not count.
"""

from collections.abc import Sequence
from typing import Final

from digsite.server.ids import account_holder, account_of
from digsite.server.store import Seat, Table
from digsite.server.store.models import ClockRules, RatedSeat, WhyNotRated

STAND_IN: Final = "beginner"
"""Who plays a rated turn whose time has run out: being late must not help."""


def why_not_rated(table: Table) -> WhyNotRated | None:
    """What keeps a game in its lobby from counting, as far as its people have come."""
    people = [seat for seat in table.seats if seat.kind == "human"]
    to_come = [seat for seat in table.seats if seat.kind == "open"]
    if table.watch != "listed" or table.lock is not None:
        return "private"
    if table.edition is not None or not table.is_dealt():
        return "components"
    if table.clock is None:
        return "clock"
    if table.hints:
        return "hints"
    if any(account_of(seat.holder) is None for seat in people):
        return "name"
    if len(people) + len(to_come) < 2:
        return "alone"
    if _shared([seat.holder for seat in people]) or _same_place(people):
        return "same_place"
    return None


def _same_place(people: Sequence[Seat]) -> bool:
    return _shared([seat.address for seat in people]) or _shared([seat.device for seat in people])


def comes_from_another(table: Table, holder: str, address: str, device: str | None) -> bool:
    """Whether somebody now plays from where another player of the same game sat down.

    Whoever plays against themselves may sit down elsewhere, but has to move at both seats.
    """
    others = [seat for seat in table.seats if seat.holder not in (None, holder)]
    return any(
        address == seat.address or (device is not None and device == seat.device) for seat in others
    )


def _shared(marks: Sequence[str | None]) -> bool:
    """Whether two have the same; what is not known yet is nobody's."""
    known = [mark for mark in marks if mark is not None]
    return len(known) > len(set(known))


def rated_seats(table: Table) -> list[RatedSeat]:
    """Whose ratings a game that begins now counts for."""
    return [{"player": account_of(seat.holder), "left": None} for seat in table.seats]


def rated_clock(clock: ClockRules) -> ClockRules:
    return {**clock, "bot": STAND_IN}


def with_leaver(rated: Sequence[RatedSeat], seat_number: int, left: int | None) -> list[RatedSeat]:
    """The seats after somebody has left, or (None) has come back."""
    return [
        {**seat, "left": left} if number == seat_number else seat
        for number, seat in enumerate(rated)
    ]


def given_up_at(rated: Sequence[RatedSeat]) -> int | None:
    """When the last but one person left a game; None while several go on."""
    left = sorted(seat["left"] or 0 for seat in rated if seat["player"] is not None)
    staying = left.count(0)
    if staying > 1:
        return None
    return left[-1] if staying == 1 else left[-2]


def winner_of_given_up(rated: Sequence[RatedSeat]) -> int:
    """Who stayed, or stayed longest."""
    stayed = {
        number: (seat["left"] is None, seat["left"] or 0)
        for number, seat in enumerate(rated)
        if seat["player"] is not None
    }
    return max(stayed, key=stayed.__getitem__)


def places(
    table: Table, winners: Sequence[int], scores: Sequence[int], *, given_up: bool
) -> list[int | None]:
    """The place of every seat, from 1: winners, the others by score, and last whoever left.

    Of several who left, those who stayed longer come first. A game that was given up says nothing
    of bots.
    """
    rated = table.rated or []
    keys: dict[int, tuple[int, int, int]] = {}
    for number, seat in enumerate(rated):
        if seat["player"] is None:
            if not given_up:
                keys[number] = (0, number not in winners, -scores[number])
        elif _has_left(table.seats[number], seat):
            keys[number] = (1, 0, -(seat["left"] or table.changed))
        else:
            keys[number] = (0, number not in winners, -scores[number])
    order = sorted(set(keys.values()))
    return [
        order.index(keys[number]) + 1 if number in keys else None for number in range(len(rated))
    ]


def _has_left(seat: Seat, rated: RatedSeat) -> bool:
    """Whether a person does not play their seat any more: gone, or a bot is standing in."""
    own = account_holder(rated["player"] or "")
    return rated["left"] is not None or seat.holder != own or seat.bot is not None
