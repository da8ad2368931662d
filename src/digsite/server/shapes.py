"""The forms of REST bodies and answers (docs/wire.md, sections 1, 2 and 5)."""

from functools import lru_cache
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictInt

from digsite.core import deal
from digsite.core.game import find
from digsite.server import clocks
from digsite.server.course import edition_of, seed_of
from digsite.server.eyes import previews_of
from digsite.server.keys import now
from digsite.server.store import Seat, Table
from digsite.server.store.notices import Notice

Name = Annotated[str, Field(max_length=200)] | None
Nonce = Annotated[str, Field(pattern=r"^[0-9a-f]{32,64}$")]
Word = Annotated[str, Field(max_length=32)]
Passphrase = Annotated[str, Field(min_length=4, max_length=200)]
DAY = 24 * 3600
SeatNumber = Annotated[StrictInt, Field(ge=0, le=15)]


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid")


class WishedSeat(Body):
    """Who shall sit on a seat: this browser, a bot, or whoever comes."""

    kind: Literal["here", "bot", "open"]
    name: Name = None
    bot: Word | None = None


class WishedClock(Body):
    """Seconds for a turn, seconds in reserve for the whole game, and what being late leads to."""

    turn: Annotated[StrictInt, Field(ge=10, le=30 * DAY)]
    reserve: Annotated[StrictInt, Field(ge=0, le=30 * DAY)] = 0
    late: Literal["turn", "seat", "ask"] = "turn"
    bot: Word = "casual"


class NewTable(Body):
    game: Word
    options: dict[Word, Word] = Field(default_factory=dict, max_length=16)
    edition: Annotated[str, Field(max_length=200_000)] | None = None
    watch: Literal["listed", "link", "players"] = "link"
    passphrase: Passphrase | None = None
    clock: WishedClock | None = None
    seats: list[WishedSeat] = Field(min_length=1, max_length=8)


class Joining(Body):
    seat: SeatNumber | None = None
    name: Name = None
    nonce: Nonce


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


class SeatCodeShown(BaseModel):
    code: str
    expires: int


class PushKeys(Body):
    p256dh: Annotated[str, Field(max_length=100, pattern=r"^[A-Za-z0-9_-]+$")]
    auth: Annotated[str, Field(max_length=30, pattern=r"^[A-Za-z0-9_-]+$")]


class PushSubscription(BaseModel):
    """As `PushSubscription.toJSON()` gives it."""

    endpoint: Annotated[str, Field(max_length=1000)]
    keys: PushKeys


class WishedNotice(Body):
    kind: Literal["push", "email", "webhook"]
    to: Annotated[str, Field(max_length=1000)] | None = None
    push: PushSubscription | None = None
    lang: Literal["en", "de", "et", "ru"] = "en"


class ShownNotice(BaseModel):
    notice: str
    seat: int
    kind: Literal["push", "email", "webhook"]
    to: str | None
    confirmed: bool


class ShownNotices(BaseModel):
    notices: list[ShownNotice]


class NoticeOffers(BaseModel):
    push: str
    email: bool
    webhook: bool


class ShownSeat(BaseModel):
    seat: int
    colour: str
    kind: Literal["human", "bot", "open"]
    name: str | None
    bot: str | None
    mine: bool
    host: bool
    connected: bool
    thinking: bool
    ready: bool


class ShownDeal(BaseModel):
    commitment: str
    nonces: list[str | None]
    secret: str | None
    seed: str | None


class ShownLate(BaseModel):
    seq: int
    seat: int
    at: int


class ShownClock(BaseModel):
    turn: int
    reserve: int
    late: Literal["turn", "seat", "ask"]
    bot: str
    turn_began: int | None
    deadline: int | None
    late_seat: int | None
    reserves: list[int] | None
    lates: list[ShownLate]
    now: int


class ShownTable(BaseModel):
    table: str
    game: str
    players: int
    options: dict[str, str]
    edition: str
    components: dict[str, Any]
    rules_version: int
    phase: Literal["lobby", "playing", "over"]
    watch: Literal["listed", "link", "players"]
    locked: bool
    hot_seat: bool
    seats: list[ShownSeat]
    host: bool
    invite: str | None
    replay: str | None
    rematch: str | None
    deal: ShownDeal
    clock: ShownClock | None
    created: int
    changed: int
    seq: int
    active: int | None
    round: int
    winners: list[int] | None
    ending: str | None


class ShownTables(BaseModel):
    tables: list[ShownTable]


class Uploaded(BaseModel):
    replay: str


class ShownGame(BaseModel):
    game: str
    title: str
    rules_version: int
    players: list[int]
    colours: list[str]
    options: dict[str, list[str]]
    editions: list[dict[str, Any]]
    components: dict[str, Any]
    spaces: list[str]


class ShownGames(BaseModel):
    games: list[ShownGame]
    bots: list[str]
    languages: list[str]


class RulesSection(BaseModel):
    section: str | None
    title: str
    level: int
    markdown: str


class ShownRules(BaseModel):
    game: str
    lang: str
    sections: list[RulesSection]


class ShownLocales(BaseModel):
    languages: list[str]
    files: dict[str, dict[str, str]]


class ReplayMove(BaseModel):
    move: int
    seat: int
    round: int
    action: str


class ReplayHead(BaseModel):
    replay: str | None
    table: str | None
    game: str
    players: int
    options: dict[str, str]
    edition: str
    components: dict[str, Any]
    rules_version: int
    names: list[str | None]
    bots: list[str | None]
    moves: list[ReplayMove]
    eyes: list[int | None]
    over: bool
    winners: list[int] | None
    ending: str | None
    verified: bool
    deal: ShownDeal | None


class Frame(BaseModel):
    move: int
    seat: int | None
    action: str | None
    events: list[dict[str, Any]]
    view: dict[str, Any]


class Frames(BaseModel):
    frames: list[Frame]
    moves: int


class RefusalShape(BaseModel):
    code: str
    section: str | None
    message: str


class RefusedAnswer(BaseModel):
    error: RefusalShape


def table_object(
    table: Table, holder: str | None, connected: set[str], *, invite: bool = False
) -> dict[str, Any]:
    """A table as one browser may be told it."""
    return personal_object(common_object(table, connected), table, holder, invite=invite)


def common_object(table: Table, connected: set[str]) -> dict[str, Any]:
    """What everybody may be told of a table."""
    game = find(table.game)
    edition = edition_of(game, table.edition)
    over = table.phase == "over"
    return {
        "table": table.id,
        "game": table.game,
        "players": len(table.seats),
        "options": table.options,
        "edition": edition.name,
        "components": previews_of(game).components(edition),
        "rules_version": table.rules_version,
        "phase": table.phase,
        "watch": table.watch,
        "locked": table.lock is not None,
        "hot_seat": _is_hot_seat(table),
        "seats": [_seat_object(table, seat, connected) for seat in table.seats],
        "host": False,
        "invite": None,
        "replay": table.replay if over else None,
        "rematch": None,
        "deal": deal_object(table),
        "clock": clocks.public(table, now()),
        "created": table.created,
        "changed": table.changed,
        "seq": table.seq,
        "active": table.active,
        "round": table.round,
        "winners": table.winners,
        "ending": table.ending,
    }


def notice_object(notice: Notice) -> dict[str, Any]:
    """A notice as its owner sees it."""
    return {
        "notice": notice.id,
        "seat": notice.seat,
        "kind": notice.kind,
        "to": None if notice.kind == "push" else notice.target,
        "confirmed": notice.code is None,
    }


def personal_object(
    common: dict[str, Any], table: Table, holder: str | None, *, invite: bool = False
) -> dict[str, Any]:
    """What one browser is told of a table besides."""
    mine = [seat.number for seat in table.seats if holder is not None and seat.holder == holder]
    told = common | {"invite": table.invite} if invite else common
    if not mine:
        return told | {"host": holder is not None and table.host == holder}
    return told | {
        "seats": [seat | {"mine": seat["seat"] in mine} for seat in common["seats"]],
        "host": table.host == holder,
        "invite": table.invite,
        "rematch": table.rematch,
    }


_commitment = lru_cache(maxsize=4096)(deal.commitment)


def deal_object(table: Table) -> dict[str, Any]:
    """How the deal was made; what would tell it only once the game is over."""
    over = table.phase == "over"
    return {
        "commitment": _commitment(table.secret),
        "nonces": [seat.nonce for seat in table.seats],
        "secret": table.secret if over else None,
        "seed": str(seed_of(table)) if over else None,
    }


def _seat_object(table: Table, seat: Seat, connected: set[str]) -> dict[str, Any]:
    stands_in = clocks.stand_in(table, seat.number) is not None
    return {
        "seat": seat.number,
        "colour": find(table.game).colours[seat.number],
        "kind": seat.kind,
        "name": seat.name,
        "bot": seat.bot,
        "mine": False,
        "host": seat.holder is not None and seat.holder == table.host,
        "connected": seat.kind == "bot" or seat.holder in connected,
        "thinking": table.active == seat.number and stands_in,
        "ready": seat.kind == "bot" or seat.nonce is not None,
    }


def _is_hot_seat(table: Table) -> bool:
    """Whether one browser holds several seats."""
    holders = [seat.holder for seat in table.seats if seat.holder is not None]
    return len(holders) > len(set(holders))
