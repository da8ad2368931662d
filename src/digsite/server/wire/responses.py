"""What is answered: the forms of REST answers (docs/wire.md, sections 1, 2, 5 and 7)."""

from typing import Any, Literal

from typing_extensions import TypedDict

from digsite.analysis.review import Size
from digsite.server.store.models import ClockRules, NoticeKind, Phase, SeatKind, Watch, WhyNotRated
from digsite.server.wire.house_responses import MeetingOffers

GameJson = dict[str, Any]
"""Views, events, components and outcomes: what is in them is said by each game's own protocol."""


Hints = Literal["alone", "agreed", "off"]
"""Whether hints may be asked for: by who plays alone, by all who agreed to it, or not at all."""


class CodeShown(TypedDict):
    """A one-time code."""

    code: str
    expires: int


class ShownNotice(TypedDict):
    notice: str
    seat: int
    kind: NoticeKind
    to: str | None
    confirmed: bool


class ShownNotices(TypedDict):
    notices: list[ShownNotice]


class NoticeOffers(TypedDict):
    push: str
    email: bool
    webhook: bool


class ShownSeat(TypedDict):
    seat: int
    colour: str
    kind: SeatKind
    name: str | None
    bot: str | None
    account: str | None
    mine: bool
    left: bool
    may_return: bool
    host: bool
    connected: bool
    thinking: bool
    ready: bool
    wins: int
    rating: int | None
    provisional: bool


class ShownDeal(TypedDict):
    commitment: str
    nonces: list[str | None]
    secret: str | None
    seed: str | None


class ShownStart(TypedDict):
    """Where a position was taken from: a replay, the moves made there, and what was tried then."""

    replay: str | None
    move: int
    line: list[str]


class ShownLate(TypedDict):
    seq: int
    seat: int
    at: int


class ShownClock(ClockRules):
    turn_began: int | None
    deadline: int | None
    late_seat: int | None
    reserves: list[int] | None
    lates: list[ShownLate]
    now: int


class ShownHintUse(TypedDict):
    seq: int
    seat: int


class ShownTable(TypedDict):
    table: str
    game: str
    players: int
    options: dict[str, str]
    edition: str
    first: int | None
    components: GameJson
    tutorial: bool
    start: ShownStart | None
    rules_version: int
    phase: Phase
    watch: Watch
    locked: bool
    hot_seat: bool
    seats: list[ShownSeat]
    host: bool
    invite: str | None
    replay: str | None
    rematch: str | None
    deal: ShownDeal | None
    clock: ShownClock | None
    hints: Hints
    hints_used: list[ShownHintUse]
    series: int
    paired: bool
    rated: bool
    unrated: WhyNotRated | None
    created: int
    changed: int
    seq: int
    active: int | None
    round: int
    winners: list[int] | None
    ending: str | None


class ShownTables(TypedDict):
    tables: list[ShownTable]


class Uploaded(TypedDict):
    replay: str


class ShownGame(TypedDict):
    game: str
    title: str
    rules_version: int
    players: list[int]
    colours: list[str]
    can_choose_first: bool
    options: dict[str, list[str]]
    editions: list[dict[str, Any]]
    components: GameJson
    spaces: list[str]
    tutorial: bool
    bot_ratings: dict[str, int]


class ShownGames(TypedDict):
    games: list[ShownGame]
    meeting: MeetingOffers
    offline: bool
    bots: list[str]
    languages: list[str]


class ShownAddresses(TypedDict):
    addresses: list[str]


class ReplayMove(TypedDict):
    move: int
    seat: int
    round: int
    action: str


class ReplayHead(TypedDict):
    replay: str | None
    table: str | None
    game: str
    players: int
    options: dict[str, str]
    edition: str
    components: GameJson
    rules_version: int
    names: list[str | None]
    bots: list[str | None]
    moves: list[ReplayMove]
    eyes: list[int | None]
    over: bool
    winners: list[int] | None
    ending: str | None
    verified: bool
    start: ShownStart | None
    deal: ShownDeal | None


class Frame(TypedDict):
    move: int
    seat: int | None
    action: str | None
    events: list[GameJson]
    way: list[str]
    view: GameJson


class Frames(TypedDict):
    frames: list[Frame]
    moves: int


class ReviewedMove(TypedDict):
    move: int
    seat: int
    win: list[float]
    loss: float
    size: Size | None
    best: str | None
    plan: list[str]
    why: str | None


class ShownTurningPoint(TypedDict):
    move: int
    seat: int
    change: float


class ReviewedGame(TypedDict):
    moves: list[ReviewedMove]
    accuracy: list[float]
    turning_points: list[ShownTurningPoint]


class ReviewShown(TypedDict):
    state: Literal["none", "working", "done"]
    done: int
    total: int
    review: ReviewedGame | None


class RefusalShape(TypedDict):
    code: str
    section: str | None
    message: str


class ShownHint(TypedDict):
    action: str
    win: float
    behind: float
    why: str
    plan: list[str]
    """What to do after it in the same turn, as far as nothing hidden turns up."""


class ExplainedAction(TypedDict):
    action: str
    legal: bool
    refusal: RefusalShape | None
    reveals: bool
    outcome: GameJson


class Explanation(TypedDict):
    space: str | None
    actions: list[ExplainedAction]


class Analysed(TypedDict):
    """A position tried further, the last move that led to it, and what can be done there."""

    move: int
    line: list[ReplayMove]
    events: list[GameJson]
    way: list[str]
    view: GameJson
    over: bool
    legal: list[str]
    reveals: list[str]


class Evaluated(TypedDict):
    """Each seat's win chance in a position, and the best moves of the seat to play."""

    win: list[float]
    plans: list[ShownHint]


class RefusedAnswer(TypedDict):
    error: RefusalShape
