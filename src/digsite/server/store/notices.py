"""Who wants to be told that it is their turn, and when that was done.

There is no separate list of messages to send: what is due follows from the tables as they are, so
a crash loses none. A worker claims a notice before it sends it, and marks it as sent afterwards; a
crash between the two sends it twice, at worst.
"""

from collections.abc import Sequence

from sqlalchemy import delete, func, select, update

from digsite.server.store.database import Store, changes_one
from digsite.server.store.models import Notice, Seat, Table


class Notices:
    """Every function is one transaction."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def add(self, notice: Notice) -> None:
        async with self.store.writing() as session:
            session.add(notice)

    async def find(self, notice_id: str) -> Notice | None:
        async with self.store.reading() as session:
            return await session.get(Notice, notice_id)

    async def of(self, table_id: str, holder: str) -> Sequence[Notice]:
        query = select(Notice).where(Notice.table_id == table_id, Notice.holder == holder)
        async with self.store.reading() as session:
            return (await session.scalars(query.order_by(Notice.created))).all()

    async def count(self, holder: str) -> int:
        """How many a browser has at tables that are not over: no others can become due."""
        query = (
            select(func.count())
            .select_from(Notice)
            .join(Table, Table.id == Notice.table_id)
            .join(Seat, (Seat.table_id == Notice.table_id) & (Seat.number == Notice.seat))
            .where(Notice.holder == holder, Seat.holder == holder, Table.phase != "over")
        )
        async with self.store.reading() as session:
            return await session.scalar(query) or 0

    async def confirm(self, notice_id: str) -> None:
        """The receiver has given the code; it is not asked for again."""
        async with self.store.writing() as session:
            await session.execute(update(Notice).where(Notice.id == notice_id).values(code=None))

    async def remove(self, notice_id: str) -> None:
        async with self.store.writing() as session:
            await session.execute(delete(Notice).where(Notice.id == notice_id))

    async def due(
        self, at: int, quiet: int, *, beside: Sequence[str] = (), most: int = 50
    ) -> Sequence[Notice]:
        """Whoever is to play, at tables that have not moved for `quiet` milliseconds.

        `beside` are those being sent already. Notices that were never tried come first, so that
        receivers that fail again and again keep nobody waiting.
        """
        query = (
            select(Notice)
            .join(Table, Table.id == Notice.table_id)
            .join(Seat, (Seat.table_id == Notice.table_id) & (Seat.number == Notice.seat))
            .where(Table.phase == "playing", Table.active == Notice.seat, Seat.bot.is_(None))
            .where(Seat.holder == Notice.holder, Table.changed <= at - quiet)
            .where(Notice.code.is_(None), Notice.sent.is_(None), Notice.claimed <= at)
            .where(Notice.id.not_in(beside))
            .order_by(Notice.tries, Notice.claimed)
        )
        async with self.store.reading() as session:
            return (await session.scalars(query.limit(most))).all()

    async def claim(self, notice: Notice, until: int) -> bool:
        """Let one of several workers have a notice until then; False if another has it.

        The claim ends if the player comes to the table.
        """
        query = (
            update(Notice)
            .where(Notice.id == notice.id, Notice.sent.is_(None))
            .where(Notice.claimed == notice.claimed)
            .values(claimed=until, tries=Notice.tries + 1)
        )
        async with self.store.writing() as session:
            return await changes_one(session, query)

    async def put_off(self, notice_ids: Sequence[str], at: int, until: int) -> None:
        """Make notices due later, except those that another worker has claimed since `at`."""
        query = update(Notice).where(Notice.id.in_(notice_ids), Notice.claimed <= at)
        async with self.store.writing() as session:
            await session.execute(query.values(claimed=until))

    async def end_claim(self, notice_id: str, claim: int, at: int) -> None:
        """Note when a claimed notice was sent."""
        query = update(Notice).where(Notice.id == notice_id, Notice.claimed == claim)
        async with self.store.writing() as session:
            await session.execute(query.values(sent=at))

    async def give_back(self, notice: Notice, claim: int, until: int) -> None:
        """Give up a claim that could not be tried; the notice is not due before `until`."""
        query = update(Notice).where(Notice.id == notice.id, Notice.claimed == claim)
        async with self.store.writing() as session:
            await session.execute(query.values(claimed=until, tries=notice.tries))

    async def came_back(self, table_id: str, holder: str) -> None:
        """A player has opened the table: next time a notice may be sent again."""
        if not await self.of(table_id, holder):
            return
        query = update(Notice).where(Notice.table_id == table_id, Notice.holder == holder)
        async with self.store.writing() as session:
            await session.execute(query.values(sent=None, tries=0, claimed=0))
