"""What guards the doors and must hold over restarts and workers: counts of attempts, one-time
codes, and who has given a table's passphrase."""

from typing import Any

from sqlalchemy import BigInteger, ForeignKey, String, delete, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Mapped, mapped_column

from digsite.server.ids import digest, now
from digsite.server.store.database import Store
from digsite.server.store.models import Base, Seat, Table

DAY = 24 * 3600 * 1000


class Tally(Base):
    """How often something was done since a moment; `subject` is a hash of who or what."""

    __tablename__ = "tallies"

    subject: Mapped[str] = mapped_column(String(64), primary_key=True)
    since: Mapped[int] = mapped_column(BigInteger, index=True)
    count: Mapped[int]


class SeatCode(Base):
    """A one-time code that moves a seat to another browser, kept as its hash."""

    __tablename__ = "seat_codes"

    table_id: Mapped[str] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    seat: Mapped[int] = mapped_column(primary_key=True)
    code: Mapped[str] = mapped_column(String(64), unique=True)
    holder: Mapped[str] = mapped_column(String(64))
    expires: Mapped[int] = mapped_column(BigInteger)


class Admission(Base):
    """A browser that has given the passphrase of a table; `lock` is the one it has opened."""

    __tablename__ = "admissions"

    table_id: Mapped[str] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    holder: Mapped[str] = mapped_column(String(64), primary_key=True)
    lock: Mapped[str] = mapped_column(String(200))


class Doors:
    """Every function is one transaction."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def may(self, what: str, *who: str, most: int, period: int) -> bool:
        """Count one more attempt; False if there were `most` within `period` milliseconds."""
        subject = digest(what, *who)
        try:
            return await self._count(subject, most, period)
        except IntegrityError:
            # Another worker counted the very first attempt at the same moment.
            return await self._count(subject, most, period)

    async def _count(self, subject: str, most: int, period: int) -> bool:
        at = now()
        async with self.store._writing() as session:
            tally = await session.get(Tally, subject, with_for_update=True)
            if tally is None:
                await session.execute(delete(Tally).where(Tally.since < at - DAY))
                session.add(Tally(subject=subject, since=at, count=1))
                return most > 0
            if tally.since <= at - period:
                tally.since, tally.count = at, 0
            if tally.count >= most:
                return False
            tally.count += 1
            return True

    async def keep_code(self, code: SeatCode) -> None:
        """Keep a code; an earlier one for the same seat is worth nothing any more."""
        async with self.store._writing() as session:
            await session.merge(code)

    async def use_code(self, code: str) -> SeatCode | None:
        """The code with this hash, which from now on is used up."""
        async with self.store._writing() as session:
            found = await session.scalar(
                select(SeatCode).where(SeatCode.code == code).with_for_update()
            )
            if found is not None:
                await session.delete(found)
            await session.execute(delete(SeatCode).where(SeatCode.expires < now()))
        return found if found is not None and found.expires >= now() else None

    async def sat_before(self, holder: str, moment: int) -> bool:
        """Whether a browser has a seat at a table that is older than a moment."""
        seat = select(Seat).join(Table, Table.id == Seat.table_id)
        seat = seat.where(Seat.holder == holder, Table.created < moment)
        async with self.store.reading() as session:
            return bool(await session.scalar(select(seat.exists())))

    async def admit(self, table_id: str, holder: str, lock: str) -> None:
        async with self.store._writing() as session:
            await session.merge(Admission(table_id=table_id, holder=holder, lock=lock))

    async def has_admitted(self, table_id: str, holder: str, lock: str) -> bool:
        async with self.store.reading() as session:
            found: Any = await session.get(Admission, (table_id, holder))
            return found is not None and found.lock == lock
