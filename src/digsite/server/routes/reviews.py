"""Reviews of finished games (docs/wire.md, section 5)."""

from functools import partial

from fastapi import APIRouter, Request
from starlette.responses import Response

from digsite.server.routes.bodies import BoundedRoute, documented, ready
from digsite.server.routes.dependencies import (
    Asker,
    Lang,
    NamesInForm,
    Reader,
    TheServices,
    require_few,
)
from digsite.server.threads.fair_threads import Owner
from digsite.server.wire.refusals import Refused
from digsite.server.wire.requests import Nothing
from digsite.server.wire.responses import ReviewShown

router = APIRouter(
    prefix="/api", tags=["reviews"], route_class=BoundedRoute, dependencies=[NamesInForm]
)
REVIEW = documented(ReviewShown)


@router.get("/replays/{replay}/review", responses=REVIEW)
async def review(replay: str, services: TheServices, reader: Reader, lang: Lang) -> Response:
    """The review of a finished game, or how far it has come."""
    return ready(await services.reviewer.look(reader, replay, lang))


@router.post("/replays/{replay}/review", responses=REVIEW)
async def ask_for_review(
    replay: str,
    _: Nothing,
    request: Request,
    services: TheServices,
    holder: Asker,
    reader: Reader,
    lang: Lang,
) -> Response:
    """Have a finished game reviewed; asked again, how far that has come."""
    refused = Refused("review.too_many")
    most = services.settings.reviews_per_hour
    permit = partial(require_few, services.store, request, refused, most)
    owner = Owner(reader.address, holder)
    return ready(await services.reviewer.ask(reader, owner, replay, lang, permit))
