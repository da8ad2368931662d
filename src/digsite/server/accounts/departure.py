"""Everything that is kept of an account: written out on request, and deleted with it."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress

from digsite.core.errors import GameError
from digsite.server.accounts.statistics import played_game
from digsite.server.ids import account_holder
from digsite.server.replays.records import record_of
from digsite.server.seats import seat_changes
from digsite.server.store import Store, Table
from digsite.server.store.meeting.blocks import Blocks
from digsite.server.store.meeting.reports import Reports
from digsite.server.store.people.accounts import Accounts
from digsite.server.store.people.finished_games import FinishedGames
from digsite.server.table import broadcast
from digsite.server.table.history import edition_of
from digsite.server.table.live_tables import LiveTables
from digsite.server.wire.people import PlayedGame
from digsite.server.wire.refusals import Refused
from digsite.server.wire.responses import GameJson


class Departure:
    def __init__(self, store: Store, tables: LiveTables) -> None:
        self.store, self.tables, self.accounts = store, tables, Accounts(store)
        self._writing: set[str] = set()

    @contextmanager
    def writing(self, account_id: str) -> Iterator[None]:
        """Write out one account; refuses to do so twice at a time, for there may be many games."""
        if account_id in self._writing:
            raise Refused("request.too_fast")
        self._writing.add(account_id)
        try:
            yield
        finally:
            self._writing.discard(account_id)

    async def tables_of(self, account_id: str) -> list[GameJson]:
        """Every table with a seat of the account: its record, and which seats those are."""
        holder, written = account_holder(account_id), []
        for table_id in await self.accounts.tables_of(holder):
            table = await self.store.table(table_id)
            if table is not None:
                written.append(await self._written(table, holder))
        return written

    async def _written(self, table: Table, holder: str) -> GameJson:
        seats = [seat.number for seat in table.seats if holder in (seat.holder, seat.left)]
        written: GameJson = {
            "table": table.id,
            "seats": seats,
            "names": [seat.name for seat in table.seats],
            "bots": [seat.bot for seat in table.seats],
            "created": table.created,
            "changed": table.changed,
            "phase": table.phase,
        }
        with suppress(GameError):
            entries = await self.store.entries(table.id)
            written["record"] = record_of(table, await edition_of(table), entries)
        return written

    async def notices_of(self, account_id: str) -> list[GameJson]:
        notices = await self.accounts.notices_of(account_holder(account_id))
        return [
            {"table": notice.table_id, "seat": notice.seat, "kind": notice.kind}
            | {"to": notice.target, "created": notice.created}
            for notice in notices
        ]

    async def said_of(self, account_id: str) -> list[GameJson]:
        said = await self.accounts.said_by(account_holder(account_id))
        return [{"table": one.table_id, "text": one.text, "at": one.at} for one in said]

    async def blocks_of(self, account_id: str) -> list[GameJson]:
        blocks = await Blocks(self.store).of(account_holder(account_id))
        return [{"name": one.name, "created": one.created} for one in blocks]

    async def reports_of(self, account_id: str) -> list[GameJson]:
        """What the account has told the operator; not what others have told of it."""
        reports = await Reports(self.store).of(account_holder(account_id))
        return [
            {"table": one.table_id, "name": one.name, "reason": one.reason, "note": one.note}
            | {"created": one.created}
            for one in reports
        ]

    async def games_of(self, account_id: str) -> list[PlayedGame]:
        games = await FinishedGames(self.store).of(account_id)
        return [played_game(game, account_id, replay=True) for game in games]

    async def delete(self, account_id: str) -> None:
        """Leave every table, be nobody in every finished game, and forget the account.

        A seat that was left this way can be taken by others and not be returned to.
        """
        holder = account_holder(account_id)
        await self._leave_all(holder)
        await self.accounts.forget(holder)
        await FinishedGames(self.store).anonymise(account_id)
        await self.accounts.delete(account_id)
        # Where the account was sitting down while it left; from now on it cannot.
        await self._leave_all(holder)

    async def _leave_all(self, holder: str) -> None:
        for table_id in await self.accounts.tables_of(holder):
            with suppress(Refused, GameError):
                await self._leave(table_id, holder)
            # Also where the table cannot be opened any more.
            await self.accounts.anonymise(table_id, holder)
            self.tables.changed_elsewhere(table_id, None)

    async def _leave(self, table_id: str, holder: str) -> None:
        async with self.tables.open(table_id) as live, live.exclusive():
            if live.table.phase != "over" and live.table.is_held_by(holder):
                await seat_changes.leave(live, holder, None)
            await live.write(self.accounts.anonymise(table_id, holder))
            await live.read_again()
            broadcast.tell_seats(live)
