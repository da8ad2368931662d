"""What lies on the table and what can be done there.

Every field is written once and makes the object, the record in C and the public JSON.
"""

from enum import IntEnum
from typing import Annotated, Final

from digsite.core.actions import ActionTable, Family
from digsite.core.chance import Chance
from digsite.core.forms import Integer, Items, Keyed, Multiset, OneOf, Private
from digsite.core.reason_codes import ReasonCode
from digsite.core.schema import Flag, Int8, Length, Shared, Struct

COLOURS: Final = ("amber", "jade", "ruby")
CLAIM_NAMES: Final = tuple("abcdefghi")
CLAIMS: Final = len(CLAIM_NAMES)
MOST_PLAYERS: Final = len(COLOURS)
MOST_GOLD: Final = 9
ACTIONS: Final = 2
ROUNDS: Final = 12

TABLE: Final = ActionTable(
    [Family("go", (CLAIM_NAMES,)), Family("peek"), Family("dig"), Family("end")]
)


class Reason(ReasonCode):
    """Why an action is refused, by its section of RULES.md; locales/ has a sentence for each."""

    OK = None
    GAME_OVER = None
    TURN_NO_ACTIONS_LEFT = "2.1"
    GO_SAME_CLAIM = "3.1"
    PEEK_NO_NUGGET = "3.2"
    PEEK_ALREADY_SEEN = "3.2"
    DIG_NO_NUGGET = "3.3"


class Ending(IntEnum):
    NONE = 0
    LAST_NUGGET = 1
    LAST_ROUND = 2


class Claim(Struct):
    gold: Annotated[Int8, Integer(0, MOST_GOLD)]
    dug: Flag
    seen: Annotated[list[Flag], Length(MOST_PLAYERS), Multiset(COLOURS, most=1)]


class Mat(Struct):
    at: Annotated[Int8, Integer(0, CLAIMS - 1)]
    gold: Annotated[Int8, Integer(0, CLAIMS * MOST_GOLD)]


class State(Struct):
    """A whole game. Every game's state has the fields of `digsite.core.generic.GameState`."""

    rules_version: Annotated[Int8, Private]
    players: Annotated[Int8, Private]
    seat: Annotated[Int8, Integer(0, MOST_PLAYERS - 1)]
    first: Annotated[Int8, Integer(0, MOST_PLAYERS - 1)]
    round: Annotated[Int8, Integer(1, ROUNDS)]
    actions_left: Annotated[Int8, Integer(0, ACTIONS)]
    seats: Annotated[list[Mat], Length(MOST_PLAYERS), Items("players")]
    claims: Annotated[list[Claim], Length(CLAIMS), Keyed(CLAIM_NAMES)]
    ending: Annotated[Int8, OneOf(Ending)]
    won: Annotated[list[Flag], Length(MOST_PLAYERS), Private]
    box: Annotated[list[Int8], Length(MOST_GOLD + 1), Shared, Private]
    """How many nuggets there are of each worth."""
    chance: Annotated[Chance, Private]
