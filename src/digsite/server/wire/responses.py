"""What is answered: the forms of REST answers (docs/wire.md, sections 1, 2, 5 and 7)."""

from typing import Any, Literal

from pydantic import BaseModel


class SeatCodeShown(BaseModel):
    code: str
    expires: int


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
    left: bool
    may_return: bool
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
