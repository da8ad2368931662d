"""Where others reach this server (docs/wire.md, section 2)."""

from fastapi import APIRouter, Request

from digsite.server.edge.addresses import urls_for_others
from digsite.server.wire.responses import ShownAddresses

router = APIRouter(prefix="/api", tags=["server"])


@router.get("/addresses")
async def addresses(request: Request) -> ShownAddresses:
    """For invitations, where the browser itself uses an address that only this machine knows."""
    return {"addresses": await urls_for_others(request, request.app.state.settings)}
