"""What is kept of people who meet: what they say and seek, whom they block, what they report.

A change to this file needs a migration in migrations/versions; a test compares the two.
"""

from typing import Literal

from sqlalchemy import BigInteger, ForeignKey, String, Text, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

from digsite.server.store.models import Base

Pace = Literal["none", "fast", "slow"]
ReportReason = Literal["insult", "cheating", "name", "other"]


class Saying(Base):
    """Something said among the seats of a table, deleted with it.

    `request` is a hash of who said it and of the request's id, so that it is said once.
    """

    __tablename__ = "sayings"
    __table_args__ = (UniqueConstraint("table_id", "request"),)

    table_id: Mapped[str] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    seat: Mapped[int]
    holder: Mapped[str] = mapped_column(String(64))
    text: Mapped[str] = mapped_column(String(400))
    request: Mapped[str] = mapped_column(String(64))
    at: Mapped[int] = mapped_column(BigInteger)


class Seeker(Base):
    """Somebody who waits on the home page to be found a game, in a pool of game, players and pace.

    `seen` is when their worker last had them; `bots_since` from when on they would play with bots
    on missing seats; `table_id` the table that was found.
    """

    __tablename__ = "seekers"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    holder: Mapped[str] = mapped_column(String(64), unique=True)
    name: Mapped[str | None] = mapped_column(String(32))
    game: Mapped[str] = mapped_column(String(32))
    players: Mapped[int]
    pace: Mapped[Pace] = mapped_column(String(8))
    lang: Mapped[str] = mapped_column(String(2))
    rating: Mapped[int]
    since: Mapped[int] = mapped_column(BigInteger)
    seen: Mapped[int] = mapped_column(BigInteger)
    bots_since: Mapped[int | None] = mapped_column(BigInteger)
    table_id: Mapped[str | None] = mapped_column(String(16))


class Block(Base):
    """Somebody does not want to hear of somebody else, whose name was this at the time."""

    __tablename__ = "blocks"
    __table_args__ = (UniqueConstraint("holder", "blocked"),)

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    holder: Mapped[str] = mapped_column(String(64))
    blocked: Mapped[str] = mapped_column(String(64), index=True)
    name: Mapped[str | None] = mapped_column(String(32))
    created: Mapped[int] = mapped_column(BigInteger)


class StoredReport(Base):
    """What somebody wants the operator to know of a seat; `said` is what had been said there.

    It outlives the table, so that nobody escapes by leaving; `closed` is when it was dealt with.
    """

    __tablename__ = "reports"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    table_id: Mapped[str] = mapped_column(String(16))
    seat: Mapped[int]
    name: Mapped[str | None] = mapped_column(String(32))
    reason: Mapped[ReportReason] = mapped_column(String(16))
    note: Mapped[str] = mapped_column(Text)
    said: Mapped[list[str]]
    reporter: Mapped[str] = mapped_column(String(64))
    reported: Mapped[str | None] = mapped_column(String(64))
    created: Mapped[int] = mapped_column(BigInteger)
    closed: Mapped[int | None] = mapped_column(BigInteger)
