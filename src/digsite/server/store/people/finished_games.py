"""Finished games of people with a lasting name."""

from collections.abc import Sequence

from sqlalchemy import delete, exists, select, update
from sqlalchemy.exc import IntegrityError

from digsite.server.ids import ACCOUNT_PREFIX, new_key
from digsite.server.store.database import Store
from digsite.server.store.models import Seat, Table
from digsite.server.store.people.models import Account, FinishedGame, FinishedSeat


class FinishedGames:
    """Every function is one transaction."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def missing(self, changed_since: int) -> Sequence[str]:
        """Tables that are over, with somebody who has a lasting name, and not noted yet."""
        at_table = exists().where(Seat.table_id == Table.id, Seat.holder.startswith(ACCOUNT_PREFIX))
        query = select(Table.id).where(
            Table.phase == "over",
            Table.tutorial.is_(None),
            Table.changed >= changed_since,
            at_table | Table.rated.is_not(None),
            ~exists().where(FinishedGame.id == Table.id),
        )
        async with self.store.reading() as session:
            return (await session.scalars(query.order_by(Table.changed))).all()

    async def rated_under_way(self) -> Sequence[Table]:
        """Rated games that have not ended and were not noted yet."""
        query = select(Table).where(
            Table.phase == "playing",
            Table.rated.is_not(None),
            ~exists().where(FinishedGame.id == Table.id),
        )
        async with self.store.reading() as session:
            return (await session.scalars(query)).all()

    async def get(self, game_id: str) -> FinishedGame | None:
        """A game by the name of its table, if it has been noted."""
        async with self.store.reading() as session:
            return await session.get(FinishedGame, game_id)

    async def add(self, game: FinishedGame) -> None:
        """Keep a game, unless another worker has just done so."""
        try:
            async with self.store.writing() as session:
                session.add(game)
        except IntegrityError:
            return

    async def of(
        self, player: str, before: int | None = None, most: int | None = None
    ) -> Sequence[FinishedGame]:
        """The games of a player, the latest first."""
        own = exists().where(FinishedSeat.game_id == FinishedGame.id, FinishedSeat.player == player)
        query = select(FinishedGame).where(own)
        if before is not None:
            query = query.where(FinishedGame.ended < before)
        query = query.order_by(FinishedGame.ended.desc(), FinishedGame.id).limit(most)
        async with self.store.reading() as session:
            return (await session.scalars(query)).all()

    async def still_there(self, games: Sequence[FinishedGame]) -> set[str]:
        """Those of some games whose tables, and so whose replays, are over and not deleted."""
        ids = [game.id for game in games]
        query = select(Table.id).where(Table.id.in_(ids), Table.phase == "over")
        async with self.store.reading() as session:
            return set(await session.scalars(query))

    async def anonymise(self, player: str) -> None:
        """Take a player from all games; those that nobody else's history needs are deleted."""
        nobody = {"player": new_key(), "name": None}
        others = select(FinishedSeat.game_id).join(Account, Account.id == FinishedSeat.player)
        others = others.where(FinishedSeat.player != player)
        own = select(FinishedSeat.game_id).where(FinishedSeat.player == player)
        # Rated games stay: the ratings of others count on them.
        alone = FinishedGame.id.in_(own) & FinishedGame.id.not_in(others)
        alone &= FinishedGame.rated_number.is_(None)
        async with self.store.writing() as session:
            await session.execute(delete(FinishedGame).where(alone))
            whose = update(FinishedSeat).where(FinishedSeat.player == player)
            await session.execute(whose.values(nobody))
