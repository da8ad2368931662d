"""Bodies: of requests, which are bounded, and of answers that are JSON already.

A request's JSON has few values and little nesting, whatever it says. Validation reports every wrong
value before anything is answered: twenty thousand unknown keys would keep everybody waiting for
most of a second.
"""

from collections.abc import Callable, Coroutine
from typing import Any, Final

from fastapi.routing import APIRoute
from starlette.requests import Request
from starlette.responses import Response

from digsite.server.edge.middleware import Stopped
from digsite.server.wire.refusals import Refused

MOST_VALUES: Final = 200
"""The largest table has 8 seats with 3 values each, 16 options, and some ten besides."""
DEEPEST: Final = 6


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


def has_few_values(data: object) -> bool:
    """Whether some JSON has few values in all, and none too deep; stops counting at the limit."""
    count, level = 0, [data]
    for _ in range(DEEPEST):
        below: list[object] = []
        for value in level:
            if isinstance(value, dict | list):
                count += len(value)
                if count > MOST_VALUES:
                    return False
                below += value.values() if isinstance(value, dict) else value
        if not below:
            return True
        level = below
    return False


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
