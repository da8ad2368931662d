"""What routes need to know about who asks."""

from typing import Annotated, Final

from fastapi import Depends, Query, Request, Response

from digsite.server.edge.rate_limits import address_of, counted_address
from digsite.server.ids import is_key
from digsite.server.ratings.arrival import Arrival
from digsite.server.services import Services
from digsite.server.store import Store
from digsite.server.store.attempts import Attempts
from digsite.server.threads.fair_threads import Owner
from digsite.server.times import HOUR
from digsite.server.wire.refusals import Refused, language_of

NAMES: Final = ("table", "invite", "replay", "notice", "block")
"""What is named in the path of a request."""


def _services(request: Request) -> Services:
    services: Services | None = request.app.state.services
    if services is None:
        raise Refused("server.starting")
    return services


TheServices = Annotated[Services, Depends(_services)]


async def _asker(request: Request, response: Response, services: TheServices) -> str | None:
    """Who asks, if the browser has been given a credential."""
    return await services.credentials.holder_of(request, response)


Asker = Annotated[str | None, Depends(_asker)]


def _known(holder: Asker) -> str:
    """Who asks; somebody without a credential holds no seat anywhere."""
    if holder is None:
        raise Refused("seat.not_yours")
    return holder


async def _welcomed(request: Request, response: Response, services: TheServices) -> str:
    """Who asks; a newcomer is given a credential."""
    return await services.credentials.welcome(request, response)


async def require_few(store: Store, request: Request, refused: Refused, most: int) -> None:
    """Refuses an address that has done something `most` times within the hour."""
    address = counted_address(request)
    if address is None:
        return
    if not await Attempts(store).may(refused.code, address, most=most, period=HOUR):
        raise refused


def _require_form(request: Request) -> None:
    """Refuses what cannot be a name before the database is asked, which may choke on it."""
    for name in NAMES:
        if name in request.path_params and not is_key(request.path_params[name]):
            raise Refused(f"{name}.unknown")


def _reader(request: Request) -> Owner:
    """For whom something is read: replays are open to browsers without a credential too."""
    return Owner(counted_address(request), None)


def _address(request: Request) -> str:
    return address_of(request)


class Comer:
    """Who comes to a table with a request: their rating there, and where they come from."""

    def __init__(self, request: Request, services: TheServices) -> None:
        self.request, self.services = request, services

    async def at(self, game: str, holder: str) -> Arrival:
        device = await self.services.credentials.device_of(self.request)
        return await self.services.reception.of(holder, game, address_of(self.request), device)


Coming = Annotated[Comer, Depends(Comer)]

Word = Annotated[str | None, Query(max_length=64)]


def _asked_about(
    space: Word = None, verb: Word = None, action: Word = None
) -> dict[str, str | None]:
    """What of a position is to be explained."""
    return {"space": space, "verb": verb, "action": action}


NamesInForm = Depends(_require_form)
Known = Annotated[str, Depends(_known)]
Welcomed = Annotated[str, Depends(_welcomed)]
Reader = Annotated[Owner, Depends(_reader)]
Address = Annotated[str, Depends(_address)]
AskedAbout = Annotated[dict[str, str | None], Depends(_asked_about)]
Lang = Annotated[str, Depends(language_of)]
