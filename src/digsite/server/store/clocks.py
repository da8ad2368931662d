"""Clocks in the database: which have run out, who was late, and when a server was last alive."""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import case, exists, select, text, update

from digsite.server.store.append_log import Conflict
from digsite.server.store.database import Store, changes_one
from digsite.server.store.models import Beat, Late, Seat, Table
from digsite.server.times import SECOND

MOST_DUE: Final = 1000
"""Clocks that are handled in one look."""
GAP: Final = 6 * SECOND
"""After so long without a beat, no server was running."""


class Clocks:
    """Every function is one transaction."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def any_running(self) -> bool:
        async with self.store.reading() as session:
            query = select(exists().where(Table.deadline.is_not(None)))
            return bool(await session.scalar(query))

    async def beat(self, at: int, earliest_set_back: int | None = None) -> bool:
        """Record that a server is alive, and give all clocks back the time in which none was.

        `earliest_set_back` is given if the machine's clock may have been set back: the earliest
        moment, by its new time, at which that can have happened. Clocks that ran before then are
        set back with it. Returns whether any clock was set.
        The row is locked, so that only the first of several starting workers finds the gap.
        """
        async with self.store.writing() as session:
            beat = await session.get(Beat, 1, with_for_update=True)
            if beat is None:
                # Of several workers that begin at once one is first.
                first = "INSERT INTO beats (id, at) VALUES (1, :at) ON CONFLICT (id) DO NOTHING"
                await session.execute(text(first), {"at": at})
                return False
            # A turn that began after the last beat is a sign of life too.
            alive = case((Table.turn_began > beat.at, Table.turn_began), else_=beat.at)
            if at - beat.at > GAP:
                concerned = at - alive > GAP
            elif earliest_set_back is not None and beat.at - at > GAP:
                # But not the turns that began since.
                concerned = ~Table.turn_began.between(earliest_set_back, at)
            else:
                beat.at = max(beat.at, at)
                return False
            beat.at = at
            leap = at - alive
            query = update(Table).where(Table.deadline.is_not(None), concerned)
            await session.execute(
                query.values(deadline=Table.deadline + leap, turn_began=Table.turn_began + leap)
            )
            return True

    async def due(self, at: int) -> Sequence[str]:
        """The tables whose clock has run out."""
        query = (
            select(Table.id)
            .where(Table.phase == "playing", Table.deadline <= at)
            .order_by(Table.deadline)
            .limit(MOST_DUE)
        )
        async with self.store.reading() as session:
            return (await session.scalars(query)).all()

    async def note_late(self, table: Table, late: Late | None, bot: str | None) -> None:
        """Stop a clock that has run out; raises Conflict if it is not as the caller saw it.

        Of several workers one gets here first: the others find no deadline any more.
        """
        seat = None if late is None else late.seat
        stop = (
            update(Table)
            .where(Table.id == table.id, Table.seq == table.seq, Table.deadline == table.deadline)
            .values(deadline=None, late_seat=seat)
        )
        async with self.store.writing(table.id) as session:
            if not await changes_one(session, stop):
                raise Conflict
            if late is not None:
                await session.merge(late)
            if bot is not None:
                at_seat = (Seat.table_id == table.id) & (Seat.number == seat)
                await session.execute(update(Seat).where(at_seat).values(bot=bot))
