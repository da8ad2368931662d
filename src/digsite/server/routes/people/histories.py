"""The games of people with a lasting name, and what they say of them (docs/wire.md, section 8)."""

from typing import Annotated, Final

from fastapi import APIRouter, Query

from digsite.server.accounts.finish_notes import GIVEN_UP
from digsite.server.accounts.statistics import (
    played_game,
    rating_changes,
    shown_ratings,
    statistics,
)
from digsite.server.ids import is_key
from digsite.server.routes.dependencies import Asker, Lang, NamesInForm, TheServices
from digsite.server.routes.people.accounts import TheSession
from digsite.server.seats import passphrase
from digsite.server.services import Services
from digsite.server.store.people.accounts import Accounts
from digsite.server.store.people.finished_games import FinishedGames
from digsite.server.store.people.ratings import Ratings
from digsite.server.wire.people import PlayedGames, Profile, RatedOutcome
from digsite.server.wire.refusals import Refused

router = APIRouter(prefix="/api", tags=["accounts"])
AT_ONCE: Final = 30
MOST_COUNTED: Final = 1000
"""Games that statistics are made of, the latest ones."""
Before = Annotated[int | None, Query(ge=0, le=2**53)]


@router.get("/account/games")
async def games(services: TheServices, session: TheSession, before: Before = None) -> PlayedGames:
    """One's own finished games, the latest first; `before` goes on where a list has ended."""
    finished = FinishedGames(services.store)
    found = await finished.of(session.account_id, before, AT_ONCE)
    there = await finished.still_there(found)
    return {
        "games": [played_game(game, session.account_id, replay=game.id in there) for game in found],
        "more": len(found) == AT_ONCE,
    }


@router.get("/account/profile")
async def own_profile(services: TheServices, session: TheSession, lang: Lang) -> Profile:
    """What one's own profile shows, whoever may see it."""
    return await _profile(services, session.account_id, lang)


@router.get("/tables/{table}/ratings", dependencies=[NamesInForm])
async def rated_outcome(table: str, services: TheServices, holder: Asker) -> RatedOutcome:
    """What a rated game has made of its players, for whoever may watch it.

    A game that has just ended is counted by asking: nobody waits for the next look at all games.
    """
    async with services.tables.open(table) as live, live.exclusive():
        if not live.table.may_return(holder):
            await passphrase.require_watching(services.store, live.table, holder)
        rated = live.table.rated is not None
    game = await services.finish_watch.notes.noted(table) if rated else None
    if game is None:
        return {"counted": False, "given_up": False, "seats": []}
    standings = await Ratings(services.store).among(
        game.game, [seat.player for seat in game.seats if seat.player is not None]
    )
    return {
        "counted": True,
        "given_up": game.ending == GIVEN_UP,
        "seats": rating_changes(game, standings),
    }


@router.get("/players/{player}")
async def profile(player: str, services: TheServices, lang: Lang) -> Profile:
    """The profile of somebody who wishes to be seen."""
    account = await Accounts(services.store).get(player) if is_key(player) else None
    if account is None or not account.public:
        raise Refused("player.unknown")
    return await _profile(services, player, lang)


async def _profile(services: Services, player: str, lang: str) -> Profile:
    """Name, statistics, and the latest games that strangers could watch."""
    account = await Accounts(services.store).get(player)
    if account is None:
        raise Refused("player.unknown")
    finished = FinishedGames(services.store)
    found = await finished.of(player, most=MOST_COUNTED)
    listed = [game for game in found if game.listed][:AT_ONCE]
    there = await finished.still_there(listed)
    return {
        "player": account.id,
        "name": account.name,
        "public": account.public,
        "created": account.created,
        "ratings": shown_ratings(await Ratings(services.store).of(player)),
        "statistics": statistics(found, player, lang),
        "games": [played_game(game, player, replay=game.id in there) for game in listed],
    }
