"""What an operator does with tables: list, close, delete, and tidy up after so many days."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import ColumnElement, and_, delete, exists, func, not_, select, update

from digsite.server.settings import Settings
from digsite.server.store.database import Store
from digsite.server.store.meeting.models import StoredReport
from digsite.server.store.models import Entry, Seat, StoredRecord, Table, TableValues
from digsite.server.times import DAY, now

AT_ONCE: Final = 200
_PLAYED: Final = exists().where(Entry.table_id == Table.id, Entry.request.is_not(None))
_NEVER_PLAYED: Final = and_(Table.phase != "over", not_(_PLAYED))
"""Lobbies, and games in which nobody has made a move: those of bots are asked for by no request."""


@dataclass
class Tidied:
    """How many were deleted."""

    finished: int = 0
    abandoned: int = 0
    lobbies: int = 0
    uploads: int = 0
    reports: int = 0


class Retention:
    """Every function is one transaction, tidying one for so many tables at once."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def tables(self, phase: str | None, beginning: str, most: int) -> Sequence[Table]:
        """Tables whose names have this beginning, the latest changed first."""
        query = select(Table).where(Table.id.startswith(beginning, autoescape=True))
        if phase is not None:
            query = query.where(Table.phase == phase)
        async with self.store.reading() as session:
            query = query.order_by(Table.changed.desc()).limit(most)
            return (await session.scalars(query)).all()

    async def close(self, table: Table) -> None:
        """End a game, or a lobby, without a winner; what would tell the deal may be told then."""
        over: TableValues = {"phase": "over", "active": None, "changed": now()}
        await self.store.change_table(table, over)

    async def delete(self, table_ids: Sequence[str]) -> None:
        """Delete tables with all that belongs to them."""
        async with self.store.writing(*table_ids) as session:
            await session.execute(delete(Entry).where(Entry.table_id.in_(table_ids)))
            await session.execute(delete(Seat).where(Seat.table_id.in_(table_ids)))
            gone = update(Table).where(Table.rematch.in_(table_ids)).values(rematch=None)
            await session.execute(gone)
            await session.execute(delete(Table).where(Table.id.in_(table_ids)))

    async def tidy(self, settings: Settings) -> Tidied:
        """Delete what the settings say need not be kept; 0 days keep for ever."""
        tidied, at = Tidied(), now()
        if settings.keep_finished_days > 0:
            before = at - settings.keep_finished_days * DAY
            tidied.finished = await self._delete_old(Table.phase == "over", before)
        if settings.keep_abandoned_days > 0:
            before = at - settings.keep_abandoned_days * DAY
            tidied.abandoned = await self._delete_old(Table.phase != "over", before)
        if settings.keep_lobbies_days > 0:
            before = at - settings.keep_lobbies_days * DAY
            tidied.lobbies = await self._delete_old(_NEVER_PLAYED, before)
        if settings.keep_uploads_days > 0:
            before = at - settings.keep_uploads_days * DAY
            old = StoredRecord.created < before
            async with self.store.writing() as session:
                found = await session.scalar(select(func.count()).where(old))
                await session.execute(delete(StoredRecord).where(old))
            tidied.uploads = found or 0
        if settings.keep_reports_days > 0:
            before = at - settings.keep_reports_days * DAY
            tidied.reports = await self._delete_reports(before)
        return tidied

    async def _delete_reports(self, before: int) -> int:
        old = StoredReport.created < before
        async with self.store.writing() as session:
            found = await session.scalar(select(func.count()).where(old))
            await session.execute(delete(StoredReport).where(old))
        return found or 0

    async def _delete_old(self, which: ColumnElement[bool], before: int) -> int:
        query = select(Table.id).where(which, Table.changed < before).limit(AT_ONCE)
        deleted = 0
        while True:
            async with self.store.reading() as session:
                table_ids = (await session.scalars(query)).all()
            if not table_ids:
                return deleted
            await self.delete(table_ids)
            deleted += len(table_ids)
