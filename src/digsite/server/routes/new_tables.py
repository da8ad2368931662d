"""Tables are set up: for a game, for a position of another, for a tutorial (docs/wire.md, 2)."""

from functools import partial

from fastapi import APIRouter, Request

from digsite.core.game import find
from digsite.server.replays.analysis import TriedPosition
from digsite.server.routes.bodies import BoundedRoute
from digsite.server.routes.dependencies import (
    Coming,
    Lang,
    NamesInForm,
    Reader,
    TheServices,
    Welcomed,
    require_few,
)
from digsite.server.seats import new_tables, passphrase
from digsite.server.table.history import edition_of, read_edition
from digsite.server.table.table_json import shown_table
from digsite.server.wire.refusals import Refused, language_of
from digsite.server.wire.requests import NewTable, TableFromHere, WishedTutorial
from digsite.server.wire.responses import ShownTable

router = APIRouter(
    prefix="/api", tags=["tables"], route_class=BoundedRoute, dependencies=[NamesInForm]
)


@router.post("/tables", status_code=201)
async def create(
    wish: NewTable,
    request: Request,
    services: TheServices,
    holder: Welcomed,
    reader: Reader,
    comer: Coming,
) -> ShownTable:
    """Set up a table, in its lobby."""
    await require_few(
        services.store, request, Refused("table.too_many"), services.settings.tables_per_hour
    )
    game = find(wish.game)
    if wish.edition is None:
        edition = game.default_edition()
    else:
        edition = await services.readers.read(reader, read_edition, game, wish.edition)
    lock = await passphrase.lock_with(wish.passphrase)
    await services.lasting_names.give(wish.seats, holder)
    table = new_tables.new_table(wish, edition, holder, lock, language_of(request))
    new_tables.note_arrival(table, holder, await comer.at(wish.game, holder))
    await services.store.add(table)
    return shown_table(table, edition, holder, set())


@router.post("/replays/{replay}/tables", status_code=201)
async def play_from_here(
    replay: str,
    wish: TableFromHere,
    request: Request,
    services: TheServices,
    holder: Welcomed,
    reader: Reader,
    lang: Lang,
) -> ShownTable:
    """Set up a table, in its lobby, at which a position of a finished game is played on."""
    await require_few(
        services.store, request, Refused("table.too_many"), services.settings.tables_per_hour
    )
    found = await services.replays.of_link(reader, replay)
    make = partial(TriedPosition, found.playback, wish.move, wish.line, lang)
    position = await services.readers.read(reader, make)
    start = position.start(replay)
    lock = await passphrase.lock_with(wish.passphrase)
    match = position.board.match
    await services.lasting_names.give(wish.seats, holder)
    table = new_tables.table_from_here(wish, match, start, holder, lock)
    await services.store.add(table)
    return shown_table(table, match.edition, holder, set())


@router.post("/tutorials", status_code=201)
async def begin_tutorial(
    wish: WishedTutorial, request: Request, services: TheServices, holder: Welcomed, reader: Reader
) -> ShownTable:
    """Set up a table at which a game is learnt; it begins at once."""
    await require_few(
        services.store, request, Refused("table.too_many"), services.settings.tables_per_hour
    )
    wish.name = await services.lasting_names.of(holder, wish.name)
    table = await services.readers.read(reader, new_tables.tutorial_table, wish, holder)
    await services.store.add(table)
    return shown_table(table, await edition_of(table), holder, set())
