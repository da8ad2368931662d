"""What the server says on the socket (docs/wire.md, sections 3 and 4).

These are plain dictionaries with named parts: a move is told to everybody at the table, and
building objects only to turn them into text would cost more than the move.
"""

from typing import Annotated, Literal

import orjson
from pydantic import InstanceOf, WithJsonSchema
from typing_extensions import TypedDict

from digsite.server.store.models import ChangeKind
from digsite.server.wire.client_messages import Sign
from digsite.server.wire.responses import (
    Explanation,
    GameJson,
    RefusalShape,
    ShownHint,
    ShownTable,
)

ViewText = Annotated[
    InstanceOf[orjson.Fragment] | None,
    WithJsonSchema({"anyOf": [{"type": "object", "additionalProperties": True}, {"type": "null"}]}),
]
"""A view that is written already, since eyes that see the same share it."""


class Undo(TypedDict):
    action: str | None
    barrier: str | None


class Redo(TypedDict):
    action: str | None


class ToldStep(TypedDict):
    """A step of a tutorial: what is said, what to look at, and what is only tried.

    The tutorial of an edition brings a text by language in place of the game's message.
    """

    message: str
    text: dict[str, str] | None
    point: list[str]
    tries: str | None


class ShownTutorial(TypedDict):
    """What a tutorial says now, beginning with its `step`, counted from 1, up to the next move."""

    step: int
    steps: int
    sentences: list[ToldStep]


class Position(TypedDict):
    """How the game stands for one pair of eyes, and what they may do."""

    view: ViewText
    yours: bool
    legal: list[str]
    reveals: list[str]
    undo: Undo
    redo: Redo
    secrets: list[int]
    """The seats that know what others may not see."""
    tutorial: ShownTutorial | None


class LoggedMove(TypedDict):
    """A move as one pair of eyes may be told it."""

    seq: int
    seat: int
    action: str
    events: list[GameJson]


class Snapshot(Position):
    type: Literal["snapshot"]
    seq: int
    since: int
    eyes: int | None
    table: ShownTable
    log: list[LoggedMove]
    taken_back: list[int]
    log_cut: bool


class Moved(Position, LoggedMove):
    type: Literal["moved"]
    change: ChangeKind
    way: list[str]
    took_back: int | None
    table: ShownTable


class TableChanged(TypedDict):
    """Somebody came or went, gave a nonce, or asked for a rematch."""

    type: Literal["table"]
    table: ShownTable


class Signed(TypedDict):
    """A player sends everybody a sign."""

    type: Literal["sign"]
    seat: int
    sign: Sign


class ShownSaying(TypedDict):
    number: int
    seat: int
    text: str
    at: int


class Said(TypedDict):
    """What was said among the seats, the oldest first; told to them only."""

    type: Literal["said"]
    said: list[ShownSaying]


class Results(TypedDict, total=False):
    """What an answer may bring, besides that the message was obeyed."""

    seq: int
    hints: list[ShownHint]
    explain: Explanation


class Answer(Results):
    type: Literal["answer"]
    id: str
    ok: Literal[True]


class RefusedMessage(TypedDict):
    """The answer to a message that was not obeyed; without `id` if none could be made out."""

    type: Literal["answer"]
    id: str | None
    ok: Literal[False]
    error: RefusalShape


ServerMessage = Answer | RefusedMessage | Snapshot | Moved | TableChanged | Signed | Said


def write(message: ServerMessage) -> bytes:
    """The text of a message."""
    return orjson.dumps(message)
