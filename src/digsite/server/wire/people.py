"""What is asked for and answered about people with a lasting name (docs/wire.md, section 8)."""

from typing import Annotated

from pydantic import Field
from typing_extensions import TypedDict

from digsite.server.wire.requests import Body
from digsite.server.wire.responses import GameJson

Name = Annotated[str, Field(min_length=1, max_length=200)]
Key = Annotated[str, Field(pattern=r"^[a-z0-9]{16}$")]


class SigningUp(Body):
    name: Name


class AddingPasskey(Body):
    """With the code that another device shows, or for the account that is signed in here."""

    code: Annotated[str, Field(min_length=1, max_length=40)] | None = None


class PasskeyAnswer(Body):
    """`credential` is as `PublicKeyCredential.toJSON()` gives it.

    `take_along`: the seats that this browser holds without an account become the account's.
    """

    ceremony: Key
    credential: GameJson
    take_along: bool = False


class ChangedAccount(Body):
    name: Name | None = None
    public: bool | None = None


class DeletedAccount(Body):
    """The account's name, as a confirmation."""

    name: Name


class ShownCeremony(TypedDict):
    """`options` are for `PublicKeyCredential.parse…OptionsFromJSON()`."""

    ceremony: str
    options: GameJson


class ShownPasskey(TypedDict):
    passkey: str
    created: int
    used: int
    here: bool


class ShownAccount(TypedDict):
    account: str
    name: str
    public: bool
    created: int
    passkeys: list[ShownPasskey]


class AccountOffer(TypedDict):
    """Whether this server has accounts, whether a passkey can be used here, and who is signed in.

    `tables` is at how many tables this browser holds a seat without an account.
    """

    offered: bool
    ready: bool
    tables: int
    account: ShownAccount | None


class AccountExport(TypedDict):
    """Everything that is kept of an account, with what it said, blocked and reported."""

    account: ShownAccount
    tables: list[GameJson]
    notices: list[GameJson]
    said: list[GameJson]
    blocks: list[GameJson]
    reports: list[GameJson]
    games: list["PlayedGame"]
    ratings: list["ShownRating"]


class PlayedGame(TypedDict):
    """A finished game; `seat` is the player's, `replay` None once its table was deleted."""

    table: str
    game: str
    seat: int
    names: list[str | None]
    bots: list[str | None]
    scores: list[int | None]
    winners: list[int] | None
    ending: str | None
    moves: int
    rounds: int
    began: int
    ended: int
    replay: str | None
    rated: bool
    rating_before: int | None
    rating_after: int | None


class PlayedGames(TypedDict):
    games: list[PlayedGame]
    more: bool


class ShownCount(TypedDict):
    count: str
    label: str
    mean: float


class ShownStatistics(TypedDict):
    """Of one game in one company: `people`, or the level of the strongest bot."""

    game: str
    company: str
    games: int
    won: int
    counts: list[ShownCount]


class ShownRating(TypedDict):
    """What somebody is worth in a game, `provisional` after a few games only."""

    game: str
    rating: int
    provisional: bool
    games: int


class RatingChange(TypedDict):
    """What whoever played a seat was worth before a rated game, and is after it; a bot stays so."""

    before: int | None
    after: int | None
    provisional: bool


class RatedOutcome(TypedDict):
    """`counted`: the ratings have changed by it. `given_up`: all but one have left it for good."""

    counted: bool
    given_up: bool
    seats: list[RatingChange]


class Profile(TypedDict):
    player: str
    name: str
    public: bool
    created: int
    ratings: list[ShownRating]
    statistics: list[ShownStatistics]
    games: list[PlayedGame]
