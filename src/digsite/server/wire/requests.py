"""What is asked for: the forms of REST bodies (docs/wire.md, sections 1, 2, 5 and 7)."""

from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictInt

from digsite.server.store.models import Lateness, NoticeKind, Watch
from digsite.server.times import DAY, SECOND

Name = Annotated[str, Field(max_length=200)] | None
Nonce = Annotated[str, Field(pattern=r"^[0-9a-f]{32,64}$")]
Word = Annotated[str, Field(max_length=32)]
Passphrase = Annotated[str, Field(min_length=4, max_length=200)]
SECONDS_A_DAY: Final = DAY // SECOND
LONGEST_LINE: Final = 6000
SeatNumber = Annotated[StrictInt, Field(ge=0, le=15)]
MoveNumber = Annotated[StrictInt, Field(ge=0, le=100_000)]
Line = Annotated[str, Field(max_length=LONGEST_LINE)]
"""Notations with commas between them: as a list they would be too many values for a body."""


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid")


class WishedSeat(Body):
    """Who shall sit on a seat: this browser, a bot, or whoever comes."""

    kind: Literal["here", "bot", "open"]
    name: Name = None
    bot: Word | None = None


class WishedClock(Body):
    """Seconds for a turn, seconds in reserve for the whole game, and what being late leads to."""

    turn: Annotated[StrictInt, Field(ge=10, le=30 * SECONDS_A_DAY)]
    reserve: Annotated[StrictInt, Field(ge=0, le=30 * SECONDS_A_DAY)] = 0
    late: Lateness = "turn"
    bot: Word = "casual"


class TableTerms(Body):
    """Who shall sit at a table, and what those who sit down agree to."""

    hints: bool = False
    watch: Watch = "link"
    passphrase: Passphrase | None = None
    clock: WishedClock | None = None
    seats: list[WishedSeat] = Field(min_length=1, max_length=8)


class NewTable(TableTerms):
    game: Word
    options: dict[Word, Word] = Field(default_factory=dict, max_length=16)
    edition: str | None = None
    first: SeatNumber | None = None


class TableFromHere(TableTerms):
    """A game that begins with a position of a finished one: after a move and a line from there."""

    move: MoveNumber
    line: Line = ""


class WishedTutorial(Body):
    game: Word
    name: Name = None
    edition: str | None = None


class Joining(Body):
    seat: SeatNumber | None = None
    name: Name = None
    nonce: Nonce | None = None


class GivenNonce(Body):
    seat: SeatNumber
    nonce: Nonce


class Starting(Body):
    nonces: dict[Annotated[str, Field(pattern=r"^[0-9]{1,2}$")], Nonce] = Field(
        default_factory=dict, max_length=8
    )


class Handing(Body):
    bot: Word


class Leaving(Body):
    seat: SeatNumber | None = None


class Nothing(Body):
    pass


class Unlocking(Body):
    passphrase: Annotated[str, Field(max_length=200)]


class Locking(Body):
    passphrase: Passphrase | None


class TypedCode(Body):
    code: Annotated[str, Field(min_length=1, max_length=40)]


class PushKeys(Body):
    p256dh: Annotated[str, Field(max_length=100, pattern=r"^[A-Za-z0-9_-]+$")]
    auth: Annotated[str, Field(max_length=30, pattern=r"^[A-Za-z0-9_-]+$")]


class PushSubscription(BaseModel):
    """As `PushSubscription.toJSON()` gives it."""

    endpoint: Annotated[str, Field(max_length=1000)]
    keys: PushKeys


class WishedNotice(Body):
    kind: NoticeKind
    to: Annotated[str, Field(max_length=1000)] | None = None
    push: PushSubscription | None = None
    lang: Literal["en", "de", "et", "ru"] = "en"
