"""What players report to the operator."""

from collections.abc import Sequence

from sqlalchemy import select, update

from digsite.server.store.database import Store, changes_one
from digsite.server.store.meeting.models import StoredReport
from digsite.server.times import now


class Reports:
    """Every function is one transaction."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def add(self, report: StoredReport) -> None:
        async with self.store.writing() as session:
            session.add(report)

    async def all(self, *, closed: bool, most: int) -> Sequence[StoredReport]:
        """Those that wait, the oldest first; with `closed` also those that were dealt with."""
        query = select(StoredReport).order_by(StoredReport.created).limit(most)
        if not closed:
            query = query.where(StoredReport.closed.is_(None))
        async with self.store.reading() as session:
            return (await session.scalars(query)).all()

    async def of(self, reporter: str) -> Sequence[StoredReport]:
        """What somebody has reported, the oldest first."""
        query = select(StoredReport).where(StoredReport.reporter == reporter)
        async with self.store.reading() as session:
            return (await session.scalars(query.order_by(StoredReport.created))).all()

    async def find(self, beginning: str) -> Sequence[StoredReport]:
        """Those whose names begin so, two at most."""
        query = (
            select(StoredReport)
            .where(StoredReport.id.startswith(beginning, autoescape=True))
            .limit(2)
        )
        async with self.store.reading() as session:
            return (await session.scalars(query)).all()

    async def close(self, report_id: str) -> bool:
        """Note that a report was dealt with; False if it was before."""
        query = update(StoredReport).where(
            StoredReport.id == report_id, StoredReport.closed.is_(None)
        )
        async with self.store.writing() as session:
            return await changes_one(session, query.values(closed=now()))
