"""What people are worth, and the games that say so in the order in which they were settled."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from sqlalchemy import delete, func, select, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from digsite.server.store.database import Store
from digsite.server.store.people.models import Account, FinishedGame, StoredRating

SETTLING: Final = 0x52617465
"""The advisory lock of whoever settles a game: each counts on those settled before it."""


class Strength(NamedTuple):
    """How strong somebody is: the estimate, its uncertainty, and of how many games."""

    mu: float
    sigma: float
    games: int


Rate = Callable[[FinishedGame, Mapping[str, Strength]], Mapping[str, Strength]]


class Recomputed(NamedTuple):
    """How many games were gone through, what came of it, and how many ratings are different."""

    games: int
    ratings: int
    different: int


class Ratings:
    """Every function is one transaction."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def get(self, player: str, game: str) -> Strength | None:
        async with self.store.reading() as session:
            kept = await session.get(StoredRating, (player, game))
        return None if kept is None else Strength(kept.mu, kept.sigma, kept.games)

    async def of(self, player: str) -> Mapping[str, Strength]:
        """Somebody's standing in every game in which they have one."""
        query = select(StoredRating).where(StoredRating.player == player)
        async with self.store.reading() as session:
            kept = (await session.scalars(query.order_by(StoredRating.game))).all()
        return {one.game: Strength(one.mu, one.sigma, one.games) for one in kept}

    async def among(self, game: str, players: Sequence[str]) -> Mapping[str, Strength]:
        """The standings of some in a game."""
        async with self.store.reading() as session:
            return await _known(session, game, players)

    async def add(self, game: FinishedGame, rate: Rate) -> None:
        """Keep a rated game under the next number, and what it makes of its players.

        Nothing is done if another worker has just done so.
        """
        try:
            async with self.store.writing() as session:
                await self._lock(session)
                last = await session.scalar(select(func.max(FinishedGame.rated_number)))
                game.rated_number = (last or 0) + 1
                players = [seat.player for seat in game.seats if seat.player is not None]
                known = await _known(session, game.game, players)
                await _keep(session, game.game, rate(game, known))
                session.add(game)
        except IntegrityError:
            return

    async def recompute(self, rate: Rate) -> Recomputed:
        """All ratings from the games that count, in their order; what differs is put right."""
        query = select(FinishedGame).where(FinishedGame.rated_number.is_not(None))
        async with self.store.writing() as session:
            await self._lock(session)
            games = (await session.scalars(query.order_by(FinishedGame.rated_number))).all()
            standings: dict[str, dict[str, Strength]] = {}
            for game in games:
                known = standings.setdefault(game.game, {})
                known |= rate(game, known)
            before = await _all(session)
            await session.execute(delete(StoredRating))
            for name, known in standings.items():
                await _keep(session, name, known)
            await session.flush()
            after = await _all(session)
        different = {key for key in before | after if before.get(key) != after.get(key)}
        return Recomputed(len(games), len(after), len(different))

    async def _lock(self, session: AsyncSession) -> None:
        if self.store.shared:
            await session.execute(text(f"SELECT pg_advisory_xact_lock({SETTLING})"))


async def _all(session: AsyncSession) -> dict[tuple[str, str], Strength]:
    kept = StoredRating
    rows = await session.execute(select(kept.player, kept.game, kept.mu, kept.sigma, kept.games))
    return {(player, game): Strength(mu, sigma, games) for player, game, mu, sigma, games in rows}


async def _known(session: AsyncSession, game: str, players: Sequence[str]) -> dict[str, Strength]:
    query = select(StoredRating).where(StoredRating.game == game, StoredRating.player.in_(players))
    return {
        one.player: Strength(one.mu, one.sigma, one.games) for one in await session.scalars(query)
    }


async def _keep(session: AsyncSession, game: str, standings: Mapping[str, Strength]) -> None:
    """Keep the standings of those who have an account still."""
    there = await session.scalars(select(Account.id).where(Account.id.in_(list(standings))))
    for player in list(there):
        mu, sigma, games = standings[player]
        row = StoredRating(player=player, game=game, mu=mu, sigma=sigma, games=games)
        await session.merge(row)
