"""What is kept: tables, who sits where, the deal's secret, every change in order, and around them
the codes, locks, counts, clocks and notices. What people say to each other stands in
`meeting.models`, what is kept of those with a lasting name in `people.models`.

A change to this file needs a migration in migrations/versions; a test compares the two.
"""

from typing import Literal

from sqlalchemy import (
    JSON,
    BigInteger,
    ForeignKey,
    Index,
    String,
    Text,
    UniqueConstraint,
    false,
    true,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column, relationship
from typing_extensions import TypedDict

Phase = Literal["lobby", "playing", "over"]
Watch = Literal["listed", "link", "players"]
SeatKind = Literal["human", "bot", "open"]
ChangeKind = Literal["play", "undo", "redo"]
Lateness = Literal["turn", "seat", "ask"]
NoticeKind = Literal["push", "email", "webhook"]
WhyNotRated = Literal["private", "components", "clock", "hints", "name", "alone", "same_place"]


class ClockRules(TypedDict):
    """Seconds for a turn and in reserve, what being late leads to, and the bot that stands in."""

    turn: int
    reserve: int
    late: Lateness
    bot: str


class HintUse(TypedDict):
    """The first hint that a seat asked for in a turn: in which round, and after which change."""

    round: int
    seat: int
    seq: int


class Start(TypedDict):
    """A position that a game begins with instead of a deal, as public JSON, and its origin.

    It was reached in the game of a replay after `move` moves, and a `line` tried from there.
    """

    position: dict[str, object]
    replay: str
    move: int
    line: list[str]


class RatedSeat(TypedDict):
    """Whose rating a seat of a rated game counts for, None for a bot, and since when they left."""

    player: str | None
    left: int | None


class TableValues(TypedDict, total=False):
    """Columns of a table that change."""

    phase: Phase
    host: str | None
    rematch: str | None
    lock: str | None
    active: int | None
    round: int
    winners: list[int] | None
    ending: str | None
    turn_began: int | None
    deadline: int | None
    reserves: list[int] | None
    late_seat: int | None
    hints_used: list[HintUse] | None
    clock: ClockRules | None
    rated: list[RatedSeat] | None
    changed: int


class SeatValues(TypedDict, total=False):
    """Columns of a seat that change."""

    kind: SeatKind
    name: str | None
    bot: str | None
    holder: str | None
    left: str | None
    nonce: str | None
    wins: int
    rating: int | None
    provisional: bool
    address: str | None
    device: str | None


class EntryValues(TypedDict):
    """All columns of an entry, as other workers hear of it."""

    table_id: str
    seq: int
    change: ChangeKind
    seat: int
    action: str
    request: str | None
    at: int


class Base(DeclarativeBase):
    type_annotation_map = {
        dict[str, str]: JSON,
        ClockRules: JSON,
        list[int]: JSON,
        list[str]: JSON,
        list[HintUse]: JSON,
        Start: JSON,
    }


class Table(Base):
    """A table; `seq` is the number of its last entry, `active` the seat to play.

    `first` is the seat that starts; None leaves it to chance. `hints` is whether hints were agreed
    on; tables from before anybody could agree on it have always had them.
    `tutorial` is the key of the tutorial that is played there instead of a dealt game.
    `series` is which game it is of those that the same have played one after the other. `paired`
    is whether the server brought its people together: it begins when all have come. `rated` are the
    seats of a game that counts for ratings, from its start on.
    `lang` is the language of whoever set the table up; None for tables from before it was kept.
    """

    __tablename__ = "tables"
    __table_args__ = (Index("ix_tables_watch_phase", "watch", "phase"),)

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    game: Mapped[str] = mapped_column(String(32))
    rules_version: Mapped[int]
    options: Mapped[dict[str, str]]
    edition: Mapped[str | None] = mapped_column(Text)
    first: Mapped[int | None]
    tutorial: Mapped[str | None] = mapped_column(String(16))
    start: Mapped[Start | None]
    phase: Mapped[Phase] = mapped_column(String(8))
    watch: Mapped[Watch] = mapped_column(String(8))
    host: Mapped[str | None] = mapped_column(String(64))
    invite: Mapped[str] = mapped_column(String(16), unique=True)
    replay: Mapped[str] = mapped_column(String(16), unique=True)
    rematch: Mapped[str | None] = mapped_column(String(16))
    secret: Mapped[str] = mapped_column(String(64))
    lock: Mapped[str | None] = mapped_column(String(200))
    seq: Mapped[int]
    active: Mapped[int | None]
    round: Mapped[int]
    winners: Mapped[list[int] | None]
    ending: Mapped[str | None] = mapped_column(String(32))
    clock: Mapped[ClockRules | None]
    turn_began: Mapped[int | None] = mapped_column(BigInteger)
    deadline: Mapped[int | None] = mapped_column(BigInteger, index=True)
    reserves: Mapped[list[int] | None]
    late_seat: Mapped[int | None]
    hints: Mapped[bool] = mapped_column(server_default=true())
    hints_used: Mapped[list[HintUse] | None]
    lang: Mapped[str | None] = mapped_column(String(2))
    series: Mapped[int] = mapped_column(server_default="1")
    paired: Mapped[bool] = mapped_column(server_default=false())
    rated: Mapped[list[RatedSeat] | None] = mapped_column(JSON(none_as_null=True))
    created: Mapped[int] = mapped_column(BigInteger)
    changed: Mapped[int] = mapped_column(BigInteger, index=True)

    seats: Mapped[list["Seat"]] = relationship(
        order_by="Seat.number", lazy="selectin", cascade="all, delete-orphan"
    )
    lates: Mapped[list["Late"]] = relationship(
        order_by="Late.seq", lazy="selectin", cascade="all, delete-orphan"
    )

    def is_dealt(self) -> bool:
        """Whether the game begins with a deal, to which everybody adds a nonce."""
        return self.tutorial is None and self.start is None

    def is_held_by(self, holder: str | None) -> bool:
        """Whether this browser holds a seat here."""
        return holder is not None and any(seat.holder == holder for seat in self.seats)

    def has_players(self) -> bool:
        """Whether anybody holds a seat here; otherwise the game waits."""
        return any(seat.holder is not None for seat in self.seats)

    def is_waiting(self) -> bool:
        """Whether anybody may find this table and sit down on a seat that is still open."""
        return (
            (self.watch, self.phase, self.lock) == ("listed", "lobby", None)
            and self.start is None
            and any(seat.kind == "open" for seat in self.seats)
        )

    def may_return(self, holder: str | None, seat_number: int | None = None) -> bool:
        """Whether this browser left a seat (this one, if named) that nobody has taken since."""
        return (
            holder is not None
            and self.phase == "playing"
            and any(
                seat.left == holder for seat in self.seats if seat_number in (None, seat.number)
            )
        )


class Seat(Base):
    """A seat; `holder` is the hash of the credential of the browser that holds it.

    A seat of kind `human` with a `bot` is played by the bot until it is taken back. `left` is the
    former `holder` of a seat that was left in the middle of a game and has been open since. `wins`
    are those of the holder in the earlier games of the series. `rating` is the holder's when they
    came, `address` and `device` are keyed hashes of where from: nobody is rated against themselves.
    """

    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[SeatKind] = mapped_column(String(8))
    name: Mapped[str | None] = mapped_column(String(32))
    bot: Mapped[str | None] = mapped_column(String(16))
    holder: Mapped[str | None] = mapped_column(String(64), index=True)
    left: Mapped[str | None] = mapped_column(String(64), index=True)
    nonce: Mapped[str | None] = mapped_column(String(64))
    wins: Mapped[int] = mapped_column(server_default="0")
    rating: Mapped[int | None]
    provisional: Mapped[bool] = mapped_column(server_default=false())
    address: Mapped[str | None] = mapped_column(String(64))
    device: Mapped[str | None] = mapped_column(String(64))


class Entry(Base):
    """One change of a table: an action played, taken back or played again.

    Of two entries with one number one is refused: by the table's `seq`, and by the primary key.
    `request` is a hash of who asked and of the request's id, so that a repeated request finds its
    answer.
    """

    __tablename__ = "entries"
    __table_args__ = (UniqueConstraint("table_id", "request"),)

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seq: Mapped[int] = mapped_column(primary_key=True)
    change: Mapped[ChangeKind] = mapped_column(String(4))
    seat: Mapped[int]
    action: Mapped[str] = mapped_column(String(64))
    request: Mapped[str | None] = mapped_column(String(64))
    at: Mapped[int] = mapped_column(BigInteger)


class Late(Base):
    """A turn whose clock ran out, after the entry `seq`."""

    __tablename__ = "lates"

    table_id: Mapped[str] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    seq: Mapped[int] = mapped_column(primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    at: Mapped[int] = mapped_column(BigInteger)


class StoredRecord(Base):
    """A record that somebody uploaded, under the key of its replay link."""

    __tablename__ = "records"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    text: Mapped[str] = mapped_column(Text)
    created: Mapped[int] = mapped_column(BigInteger)


class StoredReview(Base):
    """A game judged move by move, under the key of its replay link.

    While it is made there is no `text`, and `done` of `total` moves are judged. `method` is how it
    was judged: what an earlier version kept may be made again.
    """

    __tablename__ = "reviews"

    replay: Mapped[str] = mapped_column(String(16), primary_key=True)
    table_id: Mapped[str | None] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), index=True
    )
    record_id: Mapped[str | None] = mapped_column(
        ForeignKey("records.id", ondelete="CASCADE"), index=True
    )
    method: Mapped[int]
    done: Mapped[int]
    total: Mapped[int]
    text: Mapped[str | None] = mapped_column(Text)
    changed: Mapped[int] = mapped_column(BigInteger)


class Beat(Base):
    """When some worker was last alive: row 1. Row 2 is the store's proof that it can write."""

    __tablename__ = "beats"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    at: Mapped[int] = mapped_column(BigInteger)


class AttemptCount(Base):
    """How often something was done since a moment; `subject` is a hash of who or what."""

    __tablename__ = "tallies"

    subject: Mapped[str] = mapped_column(String(64), primary_key=True)
    since: Mapped[int] = mapped_column(BigInteger, index=True)
    count: Mapped[int]


class OneTimeCode(Base):
    """What every kind of one-time code has; `code` is its hash."""

    __abstract__ = True

    code: Mapped[str] = mapped_column(String(64), unique=True)
    expires: Mapped[int] = mapped_column(BigInteger)


class SeatCode(OneTimeCode):
    """A one-time code that transfers a seat to another browser."""

    __tablename__ = "seat_codes"

    table_id: Mapped[str] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    seat: Mapped[int] = mapped_column(primary_key=True)
    holder: Mapped[str] = mapped_column(String(64))


class Admission(Base):
    """A browser that has given the passphrase of a table; `lock` is the one it has opened."""

    __tablename__ = "admissions"

    table_id: Mapped[str] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    holder: Mapped[str] = mapped_column(String(64), primary_key=True)
    lock: Mapped[str] = mapped_column(String(200))


class Notice(Base):
    """Somebody's wish to be told when it is their turn, and when that was last done.

    `code` is the hash of what confirms it, None once confirmed. `sent` is when it was sent, None
    when the player has come to the table since.
    """

    __tablename__ = "notices"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), index=True)
    seat: Mapped[int]
    holder: Mapped[str] = mapped_column(String(64))
    kind: Mapped[NoticeKind] = mapped_column(String(8))
    target: Mapped[str] = mapped_column(Text)
    lang: Mapped[str] = mapped_column(String(2))
    code: Mapped[str | None] = mapped_column(String(64))
    sent: Mapped[int | None] = mapped_column("told", BigInteger)
    claimed: Mapped[int] = mapped_column(BigInteger)
    tries: Mapped[int]
    created: Mapped[int] = mapped_column(BigInteger)


class ServerKey(Base):
    """A key of this server's own, made when it is first needed."""

    __tablename__ = "server_keys"

    name: Mapped[str] = mapped_column(String(32), primary_key=True)
    value: Mapped[str] = mapped_column(Text)
