"""What is kept of people with a lasting name.

A change to this file needs a migration in migrations/versions; a test compares the two.
"""

from typing import Literal

from sqlalchemy import JSON, BigInteger, Double, ForeignKey, String, Text, false
from sqlalchemy.orm import Mapped, mapped_column, relationship

from digsite.server.store.models import Base, OneTimeCode

Purpose = Literal["sign_up", "sign_in", "add"]


class Account(Base):
    """Somebody with a lasting name; `skeleton` is what the name looks like, and nobody else's.

    `public` is whether strangers may see the profile.
    """

    __tablename__ = "accounts"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    name: Mapped[str] = mapped_column(String(32))
    skeleton: Mapped[str] = mapped_column(String(200), unique=True)
    public: Mapped[bool] = mapped_column(server_default=false())
    created: Mapped[int] = mapped_column(BigInteger)


class Passkey(Base):
    """The public half of a passkey, under its credential id (base64url); `used` is when last."""

    __tablename__ = "passkeys"

    id: Mapped[str] = mapped_column(Text, primary_key=True)
    account_id: Mapped[str] = mapped_column(
        ForeignKey("accounts.id", ondelete="CASCADE"), index=True
    )
    public_key: Mapped[str] = mapped_column(Text)
    sign_count: Mapped[int] = mapped_column(BigInteger)
    created: Mapped[int] = mapped_column(BigInteger)
    used: Mapped[int] = mapped_column(BigInteger)


class Ceremony(Base):
    """A challenge that waits for a passkey's answer, of one browser and good once.

    `account_id` is whose passkey it will be, or None where the passkey itself tells who signs in;
    `name` is that of an account that is to be made.
    """

    __tablename__ = "ceremonies"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    purpose: Mapped[Purpose] = mapped_column(String(8))
    challenge: Mapped[str] = mapped_column(String(128))
    device: Mapped[str] = mapped_column(String(64))
    account_id: Mapped[str | None] = mapped_column(String(16))
    name: Mapped[str | None] = mapped_column(String(32))
    expires: Mapped[int] = mapped_column(BigInteger, index=True)


class Session(Base):
    """A browser that is signed in: the hash of its cookie, and the passkey that let it in."""

    __tablename__ = "sessions"

    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    account_id: Mapped[str] = mapped_column(
        ForeignKey("accounts.id", ondelete="CASCADE"), index=True
    )
    passkey_id: Mapped[str] = mapped_column(
        ForeignKey("passkeys.id", ondelete="CASCADE"), index=True
    )
    created: Mapped[int] = mapped_column(BigInteger)
    used: Mapped[int] = mapped_column(BigInteger, index=True)


class DeviceCode(OneTimeCode):
    """A one-time code by which another device adds a passkey of its own."""

    __tablename__ = "device_codes"

    account_id: Mapped[str] = mapped_column(
        ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True
    )


class FinishedGame(Base):
    """A game that is over and that somebody with a lasting name has played, under its table's name.

    It outlives the table. `listed` is whether strangers could watch; `winners` is None for a game
    that was closed. `rated_number` is where it stands among the games that count for ratings.
    """

    __tablename__ = "finished_games"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    game: Mapped[str] = mapped_column(String(32))
    replay: Mapped[str] = mapped_column(String(16))
    listed: Mapped[bool]
    ending: Mapped[str | None] = mapped_column(String(32))
    winners: Mapped[list[int] | None]
    moves: Mapped[int]
    rounds: Mapped[int]
    began: Mapped[int] = mapped_column(BigInteger)
    ended: Mapped[int] = mapped_column(BigInteger, index=True)
    rated_number: Mapped[int | None] = mapped_column(unique=True)

    seats: Mapped[list["FinishedSeat"]] = relationship(
        order_by="FinishedSeat.number", lazy="selectin", cascade="all, delete-orphan"
    )


class FinishedSeat(Base):
    """Who played a seat of a finished game; `counts` is what the game counts of a player.

    `player` is the account; of one that was deleted, a name that leads nowhere. In a rated game
    `place` is who comes before whom, from 1, and the ratings are as they were shown.
    """

    __tablename__ = "finished_seats"

    game_id: Mapped[str] = mapped_column(
        ForeignKey("finished_games.id", ondelete="CASCADE"), primary_key=True
    )
    number: Mapped[int] = mapped_column(primary_key=True)
    player: Mapped[str | None] = mapped_column(String(16), index=True)
    name: Mapped[str | None] = mapped_column(String(32))
    bot: Mapped[str | None] = mapped_column(String(16))
    score: Mapped[int | None]
    counts: Mapped[dict[str, int]] = mapped_column(JSON)
    place: Mapped[int | None]
    rating_before: Mapped[int | None]
    rating_after: Mapped[int | None]


class StoredRating(Base):
    """How strong somebody is at a game: the estimate, its uncertainty, and of how many games."""

    __tablename__ = "ratings"

    player: Mapped[str] = mapped_column(
        ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True
    )
    game: Mapped[str] = mapped_column(String(32), primary_key=True)
    mu: Mapped[float] = mapped_column(Double)
    sigma: Mapped[float] = mapped_column(Double)
    games: Mapped[int]
