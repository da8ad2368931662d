"""Open tables: anybody may sit down (docs/wire.md, section 9)."""

from fastapi import APIRouter

from digsite.server.routes.bodies import BoundedRoute
from digsite.server.routes.dependencies import Coming, NamesInForm, TheServices, Welcomed
from digsite.server.seats import seat_changes, starts
from digsite.server.store.meeting.blocks import Blocks
from digsite.server.wire.refusals import Refused
from digsite.server.wire.requests import Joining, Nothing
from digsite.server.wire.responses import ShownTable

router = APIRouter(
    prefix="/api", tags=["meeting"], route_class=BoundedRoute, dependencies=[NamesInForm]
)


@router.post("/meeting/arrive")
async def arrive(_: Nothing, holder: Welcomed) -> dict[str, str]:
    """A newcomer is given a credential, without which there is nobody to find a game for."""
    return {}


@router.post("/tables/{table}/join")
async def join_open_table(
    table: str, wish: Joining, services: TheServices, holder: Welcomed, comer: Coming
) -> ShownTable:
    """Sit down at an open table, without an invitation."""
    async with services.tables.open(table) as live, live.exclusive():
        if live.table.is_held_by(holder):
            return live.shown(holder)
        if not services.settings.open_tables or not live.table.is_waiting():
            raise Refused("table.not_open")
        seated = {seat.holder for seat in live.table.seats}
        if seated & await Blocks(services.store).who_blocks(holder):
            raise Refused("table.not_open")
        name = await services.lasting_names.of(holder, wish.name, live.table)
        arrival = await comer.at(live.table.game, holder)
        await seat_changes.join(live, holder, wish.seat, name, wish.nonce, arrival)
        await starts.start_if_all_came(live, may_rate=services.rates)
        return live.shown(holder)
