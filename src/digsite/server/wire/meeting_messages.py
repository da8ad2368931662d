"""What is said at the meeting place, the socket of the home page (docs/wire.md, section 9)."""

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter
from typing_extensions import TypedDict

from digsite.server.store.models import ClockRules, SeatKind
from digsite.server.wire.client_messages import Lang, Message, Ping, read_as
from digsite.server.wire.server_messages import Answer, RefusedMessage

# What a client can say


class Arrive(Message):
    type: Literal["hello"]
    lang: Lang = "en"


MeetingClientMessage = Arrive | Ping
_message: TypeAdapter[MeetingClientMessage] = TypeAdapter(
    Annotated[MeetingClientMessage, Field(discriminator="type")]
)


def read(text: str) -> MeetingClientMessage:
    """What is said at the meeting place; raises BadMessage."""
    return read_as(text, _message)


# What the server says


class OpenTableSeat(TypedDict):
    """A seat of a table that waits; `rating` is that of the person, where there is one."""

    colour: str
    kind: SeatKind
    name: str | None
    bot: str | None
    rating: int | None


class OpenTable(TypedDict):
    """A table at which anybody may sit down, with all that one agrees to by doing so."""

    table: str
    game: str
    players: int
    options: dict[str, str]
    edition: str
    own_edition: bool
    clock: ClockRules | None
    hints: bool
    lang: str | None
    seats: list[OpenTableSeat]
    created: int


class OpenTables(TypedDict):
    """All open tables, the latest changed first."""

    type: Literal["open_tables"]
    tables: list[OpenTable]


class OpenTablesChanged(TypedDict):
    """What has changed since: tables that are new or different, and those that are gone."""

    type: Literal["open_tables_changed"]
    changed: list[OpenTable]
    gone: list[str]


MeetingServerMessage = Answer | RefusedMessage | OpenTables | OpenTablesChanged
