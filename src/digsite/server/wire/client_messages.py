"""What a client can say on the socket, checked first (docs/wire.md, section 3)."""

from typing import Annotated, Literal, TypeVar

from pydantic import (
    BaseModel,
    ConfigDict,
    Field,
    StrictBool,
    StrictInt,
    TypeAdapter,
    ValidationError,
)
from pydantic_core import from_json

from digsite.server.wire.refusals import Refused

RequestId = Annotated[str, Field(strict=True, min_length=1, max_length=64)]
Text = Annotated[str, Field(strict=True, max_length=64)]
Lang = Literal["en", "de", "et", "ru"]
Seq = Annotated[StrictInt, Field(ge=0, le=1_000_000)]
Said = TypeVar("Said")
Eyes = Annotated[StrictInt, Field(ge=0, le=15)] | None
Sign = Literal["hello", "good_luck", "well_played", "thanks", "thinking", "oops", "wow", "goodbye"]
"""What players can say to each other in every language, without a word."""
LONGEST_SAYING = 200
MOST_PARTS = 16
"""Every unknown part would be reported, which takes longer than reading any real message."""


class Message(BaseModel):
    model_config = ConfigDict(extra="forbid")
    id: RequestId


class Hello(Message):
    type: Literal["hello"]
    since: Seq = 0
    eyes: Eyes = None
    lang: Lang = "en"
    hurry: StrictBool = False


class Look(Message):
    type: Literal["look"]
    eyes: Eyes


class Language(Message):
    type: Literal["language"]
    lang: Lang


class Play(Message):
    type: Literal["play"]
    seq: Seq
    action: Text


class Step(Message):
    """A change that needs no action named."""

    type: Literal["undo", "redo", "end"]
    seq: Seq


class Hint(Message):
    type: Literal["hint"]


class Explain(Message):
    type: Literal["explain"]
    space: Text | None = None
    verb: Text | None = None
    action: Text | None = None


class Ping(Message):
    type: Literal["ping"]


class SendSign(Message):
    type: Literal["sign"]
    sign: Sign


class SaySomething(Message):
    type: Literal["say"]
    text: Annotated[str, Field(strict=True, min_length=1, max_length=LONGEST_SAYING)]


ClientMessage = (
    Hello | Look | Language | Play | Step | Hint | Explain | Ping | SendSign | SaySomething
)
_message: TypeAdapter[ClientMessage] = TypeAdapter(
    Annotated[ClientMessage, Field(discriminator="type")]
)


class BadMessage(Refused):
    """Not a message; `id` is the one to answer under, if one can be made out."""

    def __init__(self, message_id: str | None, detail: str) -> None:
        super().__init__("request.bad", detail=detail)
        self.id = message_id


def read(text: str) -> ClientMessage:
    """What is said at a table; raises BadMessage."""
    return read_as(text, _message)


def read_as(text: str, form: TypeAdapter[Said]) -> Said:
    """The message in a text; raises BadMessage."""
    try:
        data = from_json(text)
    except ValueError:
        raise BadMessage(None, "JSON") from None
    if isinstance(data, dict) and len(data) > MOST_PARTS:
        raise BadMessage(_id_in(data), "JSON")
    try:
        return form.validate_python(data)
    except ValidationError as error:
        raise BadMessage(_id_in(data), where(error)) from None


def id_of(text: str | None) -> str | None:
    """The id of a message that is not read any further."""
    try:
        return _id_in(from_json(text or ""))
    except ValueError:
        return None


def where(error: ValidationError) -> str:
    """The place of the first thing wrong, without repeating what the client sent."""
    first = error.errors(include_url=False, include_input=False, include_context=False)[0]
    place = ".".join(str(part) for part in first["loc"] if isinstance(part, (str, int)))
    return f"{place[:80]}: {first['type']}" if place else str(first["type"])


def _id_in(data: object) -> str | None:
    message_id = data.get("id") if isinstance(data, dict) else None
    return message_id if isinstance(message_id, str) and 1 <= len(message_id) <= 64 else None
