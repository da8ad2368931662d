"""What routes need to know about who asks."""

from typing import Annotated

from fastapi import Depends, Request, Response

from digsite.server.hub import Hub
from digsite.server.keys import give_credential, holder_of
from digsite.server.refusals import Refused, language_of


def _hub(request: Request) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


def _known(request: Request) -> str:
    """Who asks; somebody without a credential holds no seat anywhere."""
    holder = holder_of(request)
    if holder is None:
        raise Refused("seat.not_yours")
    return holder


def _welcomed(request: Request, response: Response) -> str:
    """Who asks; a newcomer is given a credential."""
    return give_credential(request, response)


TheHub = Annotated[Hub, Depends(_hub)]
Asker = Annotated[str | None, Depends(holder_of)]
Known = Annotated[str, Depends(_known)]
Welcomed = Annotated[str, Depends(_welcomed)]
Lang = Annotated[str, Depends(language_of)]
