"""What is noted of a game when it is over: who played, how it ended, what the game counts."""

import asyncio
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress

from digsite.core.edition import Edition
from digsite.core.errors import BadEdition
from digsite.core.limits import MOST_TALLIES
from digsite.core.tallies import Tallies
from digsite.server.replays.records import standing
from digsite.server.store import Entry, Store, Table
from digsite.server.store.people.finished_games import FinishedGames
from digsite.server.store.people.models import FinishedGame, FinishedSeat
from digsite.server.table.history import begin, edition_of, has_rules
from digsite.server.table.table_json import account_at


class FinishNotes:
    def __init__(self, store: Store) -> None:
        self.store, self.finished = store, FinishedGames(store)

    async def note_all(self, changed_since: int) -> None:
        """Note every game that is over and has not been noted."""
        for table_id in await self.finished.missing(changed_since):
            await self.note(table_id)

    async def note(self, table_id: str) -> None:
        table = await self.store.table(table_id)
        if table is None or not has_rules(table):
            return
        with suppress(BadEdition):
            edition, entries = await edition_of(table), await self.store.entries(table_id)
            await self.finished.add(await asyncio.to_thread(_finished, table, edition, entries))


def _finished(table: Table, edition: Edition, entries: Sequence[Entry]) -> FinishedGame:
    moves = standing(entries)
    counts, scores = counted(table, edition, moves)
    return FinishedGame(
        id=table.id,
        game=table.game,
        replay=table.replay,
        listed=table.watch == "listed",
        ending=table.ending,
        winners=table.winners,
        moves=len(moves),
        rounds=table.round,
        began=entries[0].at if entries else table.created,
        ended=entries[-1].at if entries else table.changed,
        seats=[
            FinishedSeat(
                number=seat.number,
                player=account_at(table, seat),
                name=seat.name,
                bot=seat.bot,
                score=scores[seat.number] if table.winners is not None else None,
                counts=counts[seat.number],
            )
            for seat in table.seats
        ],
    )


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
