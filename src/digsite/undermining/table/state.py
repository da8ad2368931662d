"""The state of a game of Undermining: the board, what every player has, and whose turn it is.

Spaces are numbered on the largest board there can be, row by row, and the four surface spaces
follow; on a smaller board the spaces outside are bedrock. What a Drive has to know of a whole row
is kept as one number with a bit for each column.
"""

from enum import IntEnum
from typing import Annotated, Final

from digsite.core.chance import Chance
from digsite.core.forms import Counts, Integer, Multiset, OneOf, Private
from digsite.core.schema import Flag, Int8, Int16, Int32, Length, Shared, Struct

MOST_COLUMNS: Final = 16
MOST_ROWS: Final = 12
UNDERGROUND: Final = MOST_COLUMNS * MOST_ROWS
SURFACE: Final = 4
SPACES: Final = UNDERGROUND + SURFACE
NOWHERE: Final = -1
NOBODY: Final = -1
MOST_PORTALS: Final = 12
MOST_REFINERIES: Final = 8
MOST_PLAYERS: Final = 5
COLOURS: Final = ("orange", "blue", "green", "red", "purple")
SURFACE_NAMES: Final = ("s1", "s2", "s3", "s4")
SPACE_NAMES: Final = (
    tuple(
        f"{column}{row}"
        for row in range(1, MOST_ROWS + 1)
        for column in "abcdefghijklmnop"[:MOST_COLUMNS]
    )
    + SURFACE_NAMES
)
ORES: Final = 4
RESOURCES: Final = 5
CONTRACT_SLOTS: Final = 3
MOST_CONTRACTS: Final = 18
MOST_WANTED: Final = 7
MOST_TECH: Final = 20
MOST_COPIES: Final = 7
MOST_ACTIONS_SET_UP: Final = 80
"""In a position that was set up: cards and batteries may bring 46 more (seven of overdrive, seven
of cell), and an Int8 ends at 127."""
MOST_IN_BAG: Final = 128
TALLEST_PILE: Final = 6
LOWEST_REWARD: Final = 3
HIGHEST_REWARD: Final = 8
STAR_TILES: Final = 18
MOST_REWARDS: Final = 2 * STAR_TILES
REWARD_CODE: Final = 16
MOST_BATTERIES: Final = 8
DEPTHS: Final = 1 + MOST_ROWS
MOST_PASSED: Final = MOST_PLAYERS - 1


class Phase(IntEnum):
    """Which part of the game is being played."""

    PLAYING = 0
    OVER = 1


class Ending(IntEnum):
    """How the game came to its end."""

    NONE = 0
    PILE_EMPTY = 1
    NO_PROGRESS = 2


class Tile(IntEnum):
    """What a debris tile shows; rubble is the other side of solid rock."""

    NONE = 0
    ROCK = 1
    RUBBLE = 2
    URANIUM = 3
    TITANIUM = 4
    DIAMOND = 5
    NIOBIUM = 6
    XANIUM = 7
    ALIEN = 8


class Resource(IntEnum):
    """What the warehouse stores: the four ores, and X-anium, which stands for any of them."""

    URANIUM = 0
    TITANIUM = 1
    DIAMOND = 2
    NIOBIUM = 3
    XANIUM = 4


class Token(IntEnum):
    """What a cargo bay holds, in the order of the tiles."""

    URANIUM = 0
    TITANIUM = 1
    DIAMOND = 2
    NIOBIUM = 3
    XANIUM = 4
    ALIEN = 5


class Equipment(IntEnum):
    """The four kinds of equipment in the workshop."""

    DRILL = 0
    THRUSTER = 1
    BAY = 2
    REACTOR = 3


class Tech(IntEnum):
    """The alien tech cards."""

    OVERDRIVE = 0
    RECALL = 1
    SEISMIC = 2
    TRACTOR = 3
    PHASE = 4
    UPLINK = 5
    TRANSMUTE = 6
    REPLICATE = 7
    CELL = 8
    HACK = 9


def names_of(members: type[IntEnum]) -> tuple[str, ...]:
    """The public names of an enum's members, by number."""
    return tuple(member.name.lower() for member in members)


TILE_NAMES: Final = names_of(Tile)
RESOURCE_NAMES: Final = names_of(Resource)
ORE_NAMES: Final = RESOURCE_NAMES[:ORES]
TOKEN_NAMES: Final = names_of(Token)
EQUIPMENT_NAMES: Final = names_of(Equipment)
TECH_NAMES: Final = names_of(Tech)
KINDS_OF_TILE: Final = len(Tile)
KINDS_OF_EQUIPMENT: Final = len(Equipment)
KINDS_OF_TECH: Final = len(Tech)
NO_CONTRACT: Final = 0
CARDS_INTERRUPTED: Final = 1
"""The version of the rules in which cards, swaps and bought actions ended a Drill and a Build."""
CONTRACTS_COULD_RUN_OUT: Final = 1
"""The version of the rules in which only an empty pile began the last turns."""


class Board(Struct):
    """The printed board: its size and what is drawn on its spaces, in ascending order."""

    columns: Int8
    rows: Int8
    portals_drawn: Int8
    refineries_drawn: Int8
    portals: Annotated[list[Int16], Length(MOST_PORTALS)]
    refineries: Annotated[list[Int16], Length(MOST_REFINERIES)]
    bedrock: Annotated[list[Int32], Length(MOST_ROWS)]


class Mat(Struct):
    """A player's mat, and where the player's UMV stands.

    `tech` counts the cards held of each kind (rules/mat.py); `tech_count` stays known when the
    cards themselves are not.
    """

    at: Annotated[Int16, Private]
    batteries: Annotated[Int8, Integer(0, MOST_BATTERIES)]
    cargo: Annotated[list[Int8], Length(RESOURCES + 1), Multiset(TOKEN_NAMES, most=99)]
    warehouse: Annotated[list[Int16], Length(RESOURCES), Counts(RESOURCE_NAMES, most=9999)]
    equipment: Annotated[list[Int8], Length(KINDS_OF_EQUIPMENT), Counts(EQUIPMENT_NAMES, most=99)]
    tech: Annotated[Int32, Private]
    tech_count: Annotated[Int8, Private]
    star_bucks: Annotated[Int16, Private]


class Contract(Struct):
    """One of the three places for an active contract, and its pile with the next reward last."""

    needs: Int16
    left: Int8
    stars: Annotated[list[Int8], Length(TALLEST_PILE)]


class Reach(Struct):
    """Working room of a Drive, empty between Drives: bits of columns by depth (0: the surface).

    `reached` has one set of depths for each number of UMVs passed on the way.
    """

    occupied: Annotated[list[Int32], Length(DEPTHS)]
    reached: Annotated[list[Int32], Length(DEPTHS * (1 + MOST_PASSED))]


class Box(Struct):
    """The edition's components: what set-up lays out and what may lie where nobody can see."""

    contracts: Int8
    contract: Annotated[list[Int16], Length(MOST_CONTRACTS)]
    debris: Annotated[list[Int16], Length(KINDS_OF_TILE)]
    equipment: Annotated[list[Int8], Length(KINDS_OF_EQUIPMENT)]
    cost: Annotated[list[Int16], Length(KINDS_OF_EQUIPMENT)]
    tech: Int32


class State(Struct):
    """A whole game of Undermining.

    Decks have their next card last. A needs number has three bits for each resource. `rewards`
    holds who took which star-buck tile, in order: the seat times REWARD_CODE plus the star bucks.
    """

    rules_version: Annotated[Int8, Private]
    players: Annotated[Int8, Integer(2, MOST_PLAYERS)]
    choice: Annotated[Int8, Private]
    phase: Annotated[Int8, OneOf(Phase)]
    seat: Annotated[Int8, Integer(0, MOST_PLAYERS - 1)]
    first: Annotated[Int8, Integer(0, MOST_PLAYERS - 1)]
    round: Annotated[Int16, Integer(1, 9999)]
    progress_round: Annotated[Int16, Integer(0, 9999)]
    last_seat: Annotated[Int8, Private]
    actions_left: Annotated[Int8, Integer(0, MOST_ACTIONS_SET_UP)]
    drill_steps_left: Annotated[Int8, Integer(0, 99)]
    building: Flag
    phasing: Flag
    uplink: Flag
    swaps_left: Annotated[Int8, Integer(0, 2 * MOST_COPIES)]
    board: Annotated[Board, Shared, Private]
    tiles: Annotated[list[Int8], Length(SPACES), Private]
    tunnels: Annotated[list[Int32], Length(MOST_ROWS), Private]
    seats: Annotated[list[Mat], Length(MOST_PLAYERS), Private]
    workshop: Annotated[list[Int8], Length(KINDS_OF_EQUIPMENT), Counts(EQUIPMENT_NAMES, most=99)]
    contracts: Annotated[list[Contract], Length(CONTRACT_SLOTS), Private]
    contract_deck: Annotated[list[Int16], Length(MOST_CONTRACTS), Private]
    contracts_left: Annotated[Int8, Private]
    contracts_hacked: Annotated[Int8, Private]
    """How many cards at the bottom of the deck everybody saw going there."""
    contracts_gone: Annotated[Int32, Private]
    """The contracts of the box that were fulfilled, one bit each."""
    tech_deck: Annotated[list[Int8], Length(MOST_TECH), Private]
    tech_left: Annotated[Int8, Private]
    tech_gone: Annotated[Int32, Private]
    """How many tech cards of each kind were used."""
    bag: Annotated[list[Int8], Length(MOST_IN_BAG), Private]
    in_bag: Annotated[Int16, Private]
    rewards: Annotated[list[Int8], Length(MOST_REWARDS), Private]
    rewards_taken: Annotated[Int8, Private]
    last_turns: Flag
    won: Annotated[list[Flag], Length(MOST_PLAYERS), Private]
    ending: Annotated[Int8, OneOf(Ending)]
    is_view: Annotated[Flag, Private]
    box: Annotated[Box, Shared, Private]
    stock: Annotated[list[Int16], Length(KINDS_OF_TILE), Private]
    reach: Annotated[Reach, Private]
    chance: Annotated[Chance, Private]
