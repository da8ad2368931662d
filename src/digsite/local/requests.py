"""What a page asks, and what it is answered: as the server's REST routes do (docs/wire.md)."""

import json
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from digsite.server.wire.bounds import has_few_values
from digsite.server.wire.refusals import Refused
from digsite.server.wire.requests import LONGEST_LINE

LONGEST_WORD: Final = 64


class RoomAnswer(NamedTuple):
    """A status and a text: JSON, but for Fluent files."""

    status: int
    text: str


class Asked(NamedTuple):
    """A request, taken apart."""

    lang: str
    body: str
    query: Mapping[str, str]

    def json(self) -> dict[str, Any]:
        """The body, within the bounds that the server sets."""
        try:
            data = json.loads(self.body)
        except (ValueError, RecursionError):
            data = None
        if not isinstance(data, dict) or not has_few_values(data):
            raise Refused("request.bad", detail="JSON")
        return data

    def number(self, name: str) -> int:
        """A number of the query."""
        text = self.query.get(name, "0")
        if not (text.isdecimal() and len(text) <= 6):
            raise Refused("request.bad", detail=name)
        return int(text)

    def line(self) -> str:
        """Moves that are tried."""
        line = self.query.get("line", "")
        if len(line) > LONGEST_LINE:
            raise Refused("request.bad", detail="line")
        return line

    def words(self) -> dict[str, str | None]:
        """What is to be explained."""
        found = {name: self.query.get(name) for name in ("space", "verb", "action")}
        for name, word in found.items():
            if word is not None and len(word) > LONGEST_WORD:
                raise Refused("request.bad", detail=name)
        return found


Route = Callable[..., Awaitable[RoomAnswer]]
"""Of a room, a request, and the parts of its address."""
Routes = Sequence[tuple[str, str, Route]]
"""Each a method and the pattern of an address."""
KEY: Final = "([a-z0-9]{16})"


def as_answer(data: object, status: int = 200) -> RoomAnswer:
    return RoomAnswer(status, json.dumps(data, ensure_ascii=False, separators=(",", ":")))
