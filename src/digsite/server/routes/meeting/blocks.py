"""Whom one does not want to hear of, and what the operator should know of whom."""

from fastapi import APIRouter, Request

from digsite.server.ids import new_key
from digsite.server.routes.bodies import BoundedRoute
from digsite.server.routes.dependencies import (
    Asker,
    Known,
    NamesInForm,
    TheServices,
    require_few,
)
from digsite.server.seats.player_names import plain
from digsite.server.store import Seat, Table
from digsite.server.store.meeting.blocks import Blocks
from digsite.server.store.meeting.models import StoredReport
from digsite.server.store.meeting.reports import Reports
from digsite.server.store.meeting.sayings import Sayings
from digsite.server.table import permissions
from digsite.server.times import now
from digsite.server.wire.refusals import Refused
from digsite.server.wire.requests import Nothing
from digsite.server.wire.talk_forms import Reported, Reporting, ShownBlocks

router = APIRouter(
    prefix="/api", tags=["meeting"], route_class=BoundedRoute, dependencies=[NamesInForm]
)
LAST_SAID = 30
"""So much of what was said goes with a report."""


@router.get("/me/blocks")
async def blocks(services: TheServices, holder: Asker) -> ShownBlocks:
    """Whom this browser has blocked."""
    found = [] if holder is None else await Blocks(services.store).of(holder)
    return {
        "blocks": [{"block": one.id, "name": one.name, "created": one.created} for one in found]
    }


@router.post("/tables/{table}/seats/{seat}/block")
async def block(
    table: str, seat: int, _: Nothing, services: TheServices, holder: Known
) -> ShownBlocks:
    """Hear no more of whoever sits there."""
    async with services.tables.open(table) as live, live.exclusive():
        other = _other_player(live.table, seat, holder)
        blocked = other.holder or other.left
    assert blocked is not None
    await Blocks(services.store).add(holder, blocked, other.name)
    return await blocks(services, holder)


@router.post("/blocks/{block}/remove")
async def unblock(block: str, _: Nothing, services: TheServices, holder: Known) -> ShownBlocks:
    """Hear of somebody again."""
    if not await Blocks(services.store).remove(holder, block):
        raise Refused("block.unknown")
    return await blocks(services, holder)


@router.post("/tables/{table}/seats/{seat}/report", status_code=201)
async def report(
    table: str,
    seat: int,
    wish: Reporting,
    request: Request,
    services: TheServices,
    holder: Known,
) -> Reported:
    """Tell the operator of whoever sits there, with what was said at the table."""
    async with services.tables.open(table) as live, live.exclusive():
        other = _other_player(live.table, seat, holder)
    most = services.settings.reports_per_hour
    await require_few(services.store, request, Refused("report.too_many"), most)
    said = await Sayings(services.store).all(table)
    made = StoredReport(
        id=new_key(),
        table_id=table,
        seat=seat,
        name=other.name,
        reason=wish.reason,
        note=plain(wish.note),
        said=[f"{one.seat}: {one.text}" for one in said[-LAST_SAID:]],
        reporter=holder,
        reported=other.holder or other.left,
        created=now(),
        closed=None,
    )
    await Reports(services.store).add(made)
    return {"report": made.id}


def _other_player(table: Table, seat_number: int, holder: str) -> Seat:
    """Another person at the same table as the asker."""
    if not (table.is_held_by(holder) or table.may_return(holder)):
        raise Refused("seat.not_yours")
    seat = permissions.require_seat(table, seat_number)
    if (seat.holder or seat.left) in (None, holder):
        raise Refused("seat.unknown")
    return seat
