"""Accounts: made, renamed, deleted, and what a browser's seats become when it signs in."""

from collections.abc import Callable, Sequence

from sqlalchemy import delete, exists, func, select, update
from sqlalchemy.exc import IntegrityError

from digsite.server.store.database import Store
from digsite.server.store.meeting.models import Block, Saying, Seeker, StoredReport
from digsite.server.store.models import Admission, Notice, Seat, SeatCode, Table
from digsite.server.store.people.models import Account, Passkey


class Accounts:
    """Every function is one transaction."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def get(self, account_id: str) -> Account | None:
        async with self.store.reading() as session:
            return await session.get(Account, account_id)

    async def is_taken(self, skeleton: str) -> bool:
        """Whether somebody has a name that looks like this."""
        query = select(exists().where(Account.skeleton == skeleton))
        async with self.store.reading() as session:
            return bool(await session.scalar(query))

    async def add(self, account: Account, passkey: Passkey) -> bool:
        """Keep a new account; False if somebody was given such a name meanwhile."""
        try:
            async with self.store.writing() as session:
                session.add(account)
                await session.flush()
                session.add(passkey)
        except IntegrityError:
            return False
        return True

    async def change(self, account_id: str, **values: object) -> bool:
        """Change columns of an account; False if somebody else has such a name."""
        query = update(Account).where(Account.id == account_id).values(**values)
        try:
            async with self.store.writing() as session:
                await session.execute(query)
        except IntegrityError:
            return False
        return True

    async def delete(self, account_id: str) -> None:
        """Delete an account with its passkeys and sessions."""
        async with self.store.writing() as session:
            await session.execute(delete(Account).where(Account.id == account_id))

    async def tables_of(self, holder: str) -> Sequence[str]:
        """All tables at which somebody sits or has left a seat."""
        query = select(Seat.table_id).where((Seat.holder == holder) | (Seat.left == holder))
        async with self.store.reading() as session:
            return (await session.scalars(query.distinct())).all()

    async def notices_of(self, holder: str) -> Sequence[Notice]:
        async with self.store.reading() as session:
            return (await session.scalars(select(Notice).where(Notice.holder == holder))).all()

    async def said_by(self, holder: str) -> Sequence[Saying]:
        query = select(Saying).where(Saying.holder == holder).order_by(Saying.at)
        async with self.store.reading() as session:
            return (await session.scalars(query)).all()

    async def forget(self, holder: str) -> None:
        """Delete what was kept for a holder besides the seats."""
        async with self.store.writing() as session:
            for kept in (Notice, Admission, SeatCode, Saying, Seeker, Block):
                await session.execute(delete(kept).where(kept.holder == holder))
            await session.execute(delete(Block).where(Block.blocked == holder))
            # What somebody reported stays with the operator, but not who it was.
            own = update(StoredReport).where(StoredReport.reporter == holder)
            await session.execute(own.values(reporter=""))

    async def anonymise(self, table_id: str, holder: str) -> None:
        """Take whoever held seats from a table: their names, and the way back to the seats."""
        async with self.store.writing(table_id) as session:
            whose = Seat.table_id == table_id, (Seat.holder == holder) | (Seat.left == holder)
            nobody = {"name": None, "holder": None, "left": None}
            await session.execute(update(Seat).where(*whose).values(nobody))
            host = update(Table).where(Table.id == table_id, Table.host == holder)
            await session.execute(host.values(host=None))

    async def count(self) -> int:
        async with self.store.reading() as session:
            return await session.scalar(select(func.count()).select_from(Account)) or 0

    async def take_along(
        self, old: str, new: str, name_beside: Callable[[Sequence[str | None]], str | None]
    ) -> Sequence[str]:
        """Give all that one holder has to another; returns the tables that changed.

        `name_beside` says how the other is called beside those at a table: a seat is marked as
        theirs, so it must not bear the name that it was taken under.
        """
        table_ids = await self.tables_of(old)
        async with self.store.writing(*table_ids) as session:
            for table_id in table_ids:
                query = select(Seat).where(Seat.table_id == table_id).order_by(Seat.number)
                seats = (await session.scalars(query)).all()
                own = [seat for seat in seats if seat.holder in (old, new)][:1]
                for seat in own:
                    seat.name = name_beside([other.name for other in seats if other is not seat])
            await session.flush()
            for column in (Seat.holder, Seat.left):
                given = update(Seat).where(column == old).values({column.key: new})
                await session.execute(given)
            await session.execute(update(Table).where(Table.host == old).values(host=new))
            known = select(Block.blocked).where(Block.holder == new).scalar_subquery()
            await session.execute(
                delete(Block).where(Block.holder == old, Block.blocked.in_(known))
            )
            for kept in (Notice, SeatCode, Saying, Block):
                await session.execute(update(kept).where(kept.holder == old).values(holder=new))
            reported = update(StoredReport).where(StoredReport.reporter == old)
            await session.execute(reported.values(reporter=new))
            deaf = select(Block.holder).where(Block.blocked == new).scalar_subquery()
            silent = update(Block).where(Block.blocked == old, Block.holder.not_in(deaf))
            await session.execute(silent.values(blocked=new))
            opened = select(Admission.table_id).where(Admission.holder == new)
            twice = delete(Admission).where(
                Admission.holder == old, Admission.table_id.in_(opened.scalar_subquery())
            )
            await session.execute(twice)
            moved = update(Admission).where(Admission.holder == old).values(holder=new)
            await session.execute(moved)
        return table_ids
