"""What is said at the meeting place, the socket of the home page (docs/wire.md, section 9)."""

from typing import Annotated, Literal

from pydantic import Field, StrictInt, TypeAdapter
from typing_extensions import TypedDict

from digsite.server.store.meeting.models import Pace
from digsite.server.store.models import ClockRules, SeatKind
from digsite.server.wire.client_messages import Lang, Message, Ping, Text, read_as
from digsite.server.wire.server_messages import Answer, RefusedMessage

# What a client can say


class Arrive(Message):
    type: Literal["hello"]
    lang: Lang = "en"


class Seek(Message):
    """Find me a game: instead of what was sought before, if anything was."""

    type: Literal["seek"]
    game: Text
    players: Annotated[StrictInt, Field(ge=2, le=8)]
    pace: Pace
    name: Annotated[str, Field(strict=True, max_length=200)] | None = None


class Fill(Message):
    """Bots may sit on the seats for which nobody comes."""

    type: Literal["fill"]


class StopSeeking(Message):
    type: Literal["stop"]


MeetingClientMessage = Arrive | Ping | Seek | Fill | StopSeeking
_message: TypeAdapter[MeetingClientMessage] = TypeAdapter(
    Annotated[MeetingClientMessage, Field(discriminator="type")]
)


def read(text: str) -> MeetingClientMessage:
    """What is said at the meeting place; raises BadMessage."""
    return read_as(text, _message)


# What the server says


class OpenTableSeat(TypedDict):
    """A seat of a table that waits; `rating` is that of the person or bot, where there is one."""

    colour: str
    kind: SeatKind
    name: str | None
    bot: str | None
    rating: int | None
    provisional: bool


class OpenTable(TypedDict):
    """A table at which anybody may sit down, with all that one agrees to by doing so.

    `rated` is whether it would count as far as its people have come.
    """

    table: str
    game: str
    players: int
    options: dict[str, str]
    edition: str
    own_edition: bool
    clock: ClockRules | None
    hints: bool
    lang: str | None
    rated: bool
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


class Seeking(TypedDict):
    """How the search for a game stands, in a pool of so many people.

    `bots` is whether one has agreed to bots on missing seats, which is `offered` after a while;
    `ready` is how many of the others have.
    """

    type: Literal["seeking"]
    game: str
    players: int
    pace: Pace
    since: int
    waiting: int
    offered: bool
    bots: bool
    ready: int


class Paired(TypedDict):
    """A game was found, at this table; it begins as soon as everybody is there."""

    type: Literal["paired"]
    table: str


class SoughtElsewhere(TypedDict):
    """Nothing is sought here any more: the same person seeks in another window."""

    type: Literal["stopped"]


MeetingServerMessage = (
    Answer | RefusedMessage | OpenTables | OpenTablesChanged | Seeking | Paired | SoughtElsewhere
)
