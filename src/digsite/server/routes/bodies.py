"""Bodies: of requests, which are bounded, and of answers that are JSON already."""

from collections.abc import Callable, Coroutine
from typing import Any

from fastapi.routing import APIRoute
from starlette.requests import Request
from starlette.responses import Response

from digsite.server.edge.middleware import Stopped
from digsite.server.wire.bounds import has_few_values
from digsite.server.wire.refusals import Refused


class _Bounded(Request):
    async def json(self) -> Any:
        body = await super().json()
        if not has_few_values(body):
            raise Stopped(Refused("request.bad", detail="JSON"))
        return body


class BoundedRoute(APIRoute):
    """A route that bounds its body before validating it."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        handle = super().get_route_handler()

        async def bounded(request: Request) -> Response:
            return await handle(_Bounded(request.scope, request.receive))

        return bounded


def documented(model: object) -> dict[int | str, dict[str, Any]]:
    """For the documentation only: checking an answer once more would cost more than making it."""
    return {200: {"model": model}}


def ready(
    text: bytes, answer: Response | None = None, headers: dict[str, str] | None = None
) -> Response:
    """JSON that is sent as it is, with the cookies that finding out who asks may have set."""
    response = Response(text, media_type="application/json", headers=headers)
    if answer is not None:
        response.raw_headers.extend(answer.raw_headers)
    return response
