"""Being told when it is one's turn (docs/wire.md, section 7)."""

from fastapi import APIRouter, Request

from digsite.server.edge.rate_limits import counted_address
from digsite.server.notices.delivery import public_vapid_key
from digsite.server.notices.sender import vapid_key
from digsite.server.notices.subscriptions import shown_notice
from digsite.server.routes.bodies import BoundedRoute
from digsite.server.routes.dependencies import Known, NamesInForm, TheServices, require_few
from digsite.server.store.notices import Notices
from digsite.server.table import permissions
from digsite.server.wire.refusals import Refused
from digsite.server.wire.requests import Nothing, TypedCode, WishedNotice
from digsite.server.wire.responses import NoticeOffers, ShownNotice, ShownNotices

router = APIRouter(
    prefix="/api", tags=["notices"], route_class=BoundedRoute, dependencies=[NamesInForm]
)


@router.get("/notices")
async def offers(services: TheServices) -> NoticeOffers:
    """How this server can tell."""
    vapid = await vapid_key(services.store)
    email = services.settings.smtp_host is not None
    return {"push": public_vapid_key(vapid), "email": email, "webhook": True}


@router.get("/tables/{table}/notices")
async def own(table: str, services: TheServices, holder: Known) -> ShownNotices:
    """How this browser wants to be told of a table."""
    notices = await Notices(services.store).of(table, holder)
    return {"notices": [shown_notice(notice) for notice in notices]}


@router.post("/tables/{table}/seats/{seat}/notices", status_code=201)
async def subscribe(
    table: str,
    seat: int,
    wish: WishedNotice,
    request: Request,
    services: TheServices,
    holder: Known,
) -> ShownNotice:
    """Wish to be told when it is a seat's turn."""
    most = services.settings.tables_per_hour
    await require_few(services.store, request, Refused("notice.too_many"), most)
    async with services.tables.open(table) as live:
        if not permissions.holds(live.table, holder, seat):
            raise Refused("seat.not_yours")
    address = counted_address(request)
    notice = await services.subscriptions.subscribe(table, seat, holder, wish, address)
    return shown_notice(notice)


@router.post("/notices/{notice}/confirm")
async def confirm(
    notice: str, given: TypedCode, services: TheServices, holder: Known
) -> ShownNotice:
    """Give the code that came by e-mail."""
    return shown_notice(await services.subscriptions.confirm(notice, holder, given.code))


@router.post("/notices/{notice}/remove")
async def remove(notice: str, _: Nothing, services: TheServices) -> Nothing:
    """Not to be told any more: for whoever has the link that came with a message."""
    store = Notices(services.store)
    if await store.find(notice) is None:
        raise Refused("notice.unknown")
    await store.remove(notice)
    return Nothing()
