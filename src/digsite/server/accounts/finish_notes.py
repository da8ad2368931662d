"""What is noted of a game when it is over: who played, how it ended, what the game counts."""

import asyncio
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from digsite.core.edition import Edition
from digsite.core.errors import BadEdition
from digsite.core.limits import MOST_TALLIES
from digsite.core.tallies import Tallies
from digsite.server.ratings import rated_games, scale
from digsite.server.replays.records import standing
from digsite.server.store import Entry, Seat, Store, Table
from digsite.server.store.people.finished_games import FinishedGames
from digsite.server.store.people.models import FinishedGame, FinishedSeat
from digsite.server.store.people.ratings import Ratings
from digsite.server.table.history import begin, edition_of, has_rules
from digsite.server.table.table_json import account_at
from digsite.server.times import SECOND, now

GIVEN_UP: Final = "given_up"
"""How a rated game ended that all but one have left."""


class FinishNotes:
    """Whoever has left a rated game may come back for `left_seconds` before it is lost."""

    def __init__(self, store: Store, left_seconds: float) -> None:
        self.left_for = left_seconds * SECOND
        self.store, self.finished, self.ratings = store, FinishedGames(store), Ratings(store)

    async def note_all(self, changed_since: int) -> None:
        """Note every game that is over and has not been noted."""
        for table_id in await self.finished.missing(changed_since):
            await self.note(table_id)
        for table in await self.finished.rated_under_way():
            if self._is_given_up(table):
                await self.note(table.id)

    async def noted(self, table_id: str) -> FinishedGame | None:
        """A game that is over or was given up, noted now if it has not been before."""
        found = await self.finished.get(table_id)
        if found is None:
            await self.note(table_id)
            found = await self.finished.get(table_id)
        return found

    def _is_given_up(self, table: Table) -> bool:
        left = rated_games.given_up_at(table.rated or [])
        return left is not None and left <= now() - self.left_for

    async def note(self, table_id: str) -> None:
        """Note a game, unless somebody has just come back to it."""
        table = await self.store.table(table_id)
        if table is None or not has_rules(table):
            return
        if table.phase != "over" and not self._is_given_up(table):
            return
        with suppress(BadEdition):
            edition, entries = await edition_of(table), await self.store.entries(table_id)
            game = await asyncio.to_thread(_finished, table, edition, entries)
            if any(seat.place is not None for seat in game.seats):
                await self.ratings.add(game, scale.rate)
            else:
                await self.finished.add(game)


def _finished(table: Table, edition: Edition, entries: Sequence[Entry]) -> FinishedGame:
    moves = standing(entries)
    counts, scores = counted(table, edition, moves)
    given_up = table.rated is not None and rated_games.given_up_at(table.rated) is not None
    winners, ending = table.winners, table.ending
    places: list[int | None] = [None] * len(table.seats)
    if table.rated is not None and given_up:
        winners, ending = [rated_games.winner_of_given_up(table.rated)], GIVEN_UP
    if table.rated is not None and winners is not None:
        places = rated_games.places(table, winners, scores, given_up=given_up)
    return FinishedGame(
        id=table.id,
        game=table.game,
        replay=table.replay,
        listed=table.watch == "listed",
        ending=ending,
        winners=winners,
        moves=len(moves),
        rounds=table.round,
        began=entries[0].at if entries else table.created,
        ended=entries[-1].at if entries else table.changed,
        seats=[
            FinishedSeat(
                number=seat.number,
                player=_player(table, seat),
                name=seat.name,
                bot=seat.bot,
                # A game that was given up may go on: what is hidden in it stays so.
                score=scores[seat.number] if table.winners is not None else None,
                counts=counts[seat.number] if table.phase == "over" else {},
                place=places[seat.number],
            )
            for seat in table.seats
        ],
    )


def _player(table: Table, seat: Seat) -> str | None:
    """Whose game it was: of a rated one, also of who has left it."""
    return account_at(table, seat) if table.rated is None else table.rated[seat.number]["player"]


def counted(
    table: Table, edition: Edition, moves: Sequence[str]
) -> tuple[list[dict[str, int]], list[int]]:
    """For every seat what the game's statistics name, tallies and verbs, and its score."""
    match = begin(table, edition).match
    game, rules, tallies = match.game, match.game.rules, Tallies()
    verbs = [Counter[str]() for _ in table.seats]
    for action in moves:
        verbs[match.seat][action.partition(" ")[0]] += 1
        rules.tally(match.state, game.actions.parse(action), tallies)
        match.play(action)
        match.forget_earlier()
    if match.is_over:
        rules.settle(match.state, tallies)
    places = {name: place for place, name in enumerate(game.tallies)}
    counts = [
        {
            name: int(tallies.of[seat * MOST_TALLIES + places[name]])
            if name in places
            else verbs[seat][name]
            for name in game.statistics
        }
        for seat in range(match.players)
    ]
    return counts, [int(rules.score(match.state, seat)) for seat in range(match.players)]
