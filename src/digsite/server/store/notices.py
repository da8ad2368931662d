"""Who wants to be told that it is their turn, and what was told.

There is no separate list of messages to send: what is due follows from the tables as they are, so
a crash loses none. A worker claims a notice before it sends, and marks it as told afterwards; a
crash between the two tells somebody twice, at worst.
"""

from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import BigInteger, ForeignKey, String, Text, delete, func, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Mapped, mapped_column

from digsite.server.store.database import Store
from digsite.server.store.models import Base, NoticeKind, Seat, Table


class Notice(Base):
    """`code` is the hash of what confirms it, None once confirmed; `told` is when it was told."""

    __tablename__ = "notices"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), index=True)
    seat: Mapped[int]
    holder: Mapped[str] = mapped_column(String(64))
    kind: Mapped[NoticeKind] = mapped_column(String(8))
    target: Mapped[str] = mapped_column(Text)
    lang: Mapped[str] = mapped_column(String(2))
    code: Mapped[str | None] = mapped_column(String(64))
    told: Mapped[int | None] = mapped_column(BigInteger)
    claimed: Mapped[int] = mapped_column(BigInteger)
    tries: Mapped[int]
    created: Mapped[int] = mapped_column(BigInteger)


class ServerKey(Base):
    """A key of this server's own, made when it is first needed."""

    __tablename__ = "server_keys"

    name: Mapped[str] = mapped_column(String(32), primary_key=True)
    value: Mapped[str] = mapped_column(Text)


class Notices:
    """Every function is one transaction."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def add(self, notice: Notice) -> None:
        async with self.store._writing() as session:
            session.add(notice)

    async def find(self, notice_id: str) -> Notice | None:
        async with self.store.reading() as session:
            return await session.get(Notice, notice_id)

    async def of(self, table_id: str, holder: str) -> Sequence[Notice]:
        query = select(Notice).where(Notice.table_id == table_id, Notice.holder == holder)
        async with self.store.reading() as session:
            return (await session.scalars(query.order_by(Notice.created))).all()

    async def count(self, holder: str) -> int:
        """Those of a browser's seats in games that are not over: no others can become due."""
        query = (
            select(func.count())
            .select_from(Notice)
            .join(Table, Table.id == Notice.table_id)
            .join(Seat, (Seat.table_id == Notice.table_id) & (Seat.number == Notice.seat))
            .where(Notice.holder == holder, Seat.holder == holder, Table.phase != "over")
        )
        async with self.store.reading() as session:
            return await session.scalar(query) or 0

    async def change(self, notice_id: str, **values: Any) -> None:
        async with self.store._writing() as session:
            await session.execute(update(Notice).where(Notice.id == notice_id).values(**values))

    async def remove(self, notice_id: str) -> None:
        async with self.store._writing() as session:
            await session.execute(delete(Notice).where(Notice.id == notice_id))

    async def due(
        self, at: int, quiet: int, *, beside: Sequence[str] = (), most: int = 50
    ) -> Sequence[Notice]:
        """Whoever is to play, at tables that have not moved for `quiet` milliseconds.

        `beside` those that are being told already. Who was never tried comes first: receivers
        that fail again and again keep nobody waiting.
        """
        query = (
            select(Notice)
            .join(Table, Table.id == Notice.table_id)
            .join(Seat, (Seat.table_id == Notice.table_id) & (Seat.number == Notice.seat))
            .where(Table.phase == "playing", Table.active == Notice.seat, Seat.bot.is_(None))
            .where(Seat.holder == Notice.holder, Table.changed <= at - quiet)
            .where(Notice.code.is_(None), Notice.told.is_(None), Notice.claimed <= at)
            .where(Notice.id.not_in(beside))
            .order_by(Notice.tries, Notice.claimed)
        )
        async with self.store.reading() as session:
            return (await session.scalars(query.limit(most))).all()

    async def claim(self, notice: Notice, until: int) -> bool:
        """Of several workers one gets a notice, until then."""
        query = (
            update(Notice)
            .where(Notice.id == notice.id, Notice.told.is_(None))
            .where(Notice.claimed == notice.claimed)
            .values(claimed=until, tries=Notice.tries + 1)
        )
        async with self.store._writing() as session:
            result: Any = await session.execute(query)
            return bool(result.rowcount == 1)

    async def put_off(self, notice_ids: Sequence[str], at: int, until: int) -> None:
        """Not due before then, except what another worker has claimed since `at`."""
        query = update(Notice).where(Notice.id.in_(notice_ids), Notice.claimed <= at)
        async with self.store._writing() as session:
            await session.execute(query.values(claimed=until))

    async def end_claim(self, notice_id: str, claim: int, **values: Any) -> None:
        """Write how it went, unless the player came back meanwhile: then it begins anew."""
        query = update(Notice).where(Notice.id == notice_id, Notice.claimed == claim)
        async with self.store._writing() as session:
            await session.execute(query.values(**values))

    async def came_back(self, table_id: str, holder: str) -> None:
        """A player has the table open: the next time they may be told again."""
        if not await self.of(table_id, holder):
            return
        query = update(Notice).where(Notice.table_id == table_id, Notice.holder == holder)
        async with self.store._writing() as session:
            await session.execute(query.values(told=None, tries=0, claimed=0))

    async def key(self, name: str, make: Callable[[], str]) -> str:
        """The server's key of a name, made if there is none yet."""
        async with self.store.reading() as session:
            known = await session.get(ServerKey, name)
        if known is not None:
            return known.value
        made = make()
        try:
            async with self.store._writing() as session:
                session.add(ServerKey(name=name, value=made))
        except IntegrityError:
            return await self.key(name, make)
        return made
