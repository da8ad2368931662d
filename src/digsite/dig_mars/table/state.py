"""The state of a game of Dig Mars: what lies on the table, and whose turn it is."""

from enum import IntEnum
from typing import Annotated, Any, Final

from digsite.core.chance import Chance
from digsite.core.forms import UNKNOWN, Integer, Items, Keyed, Multiset, OneOf, Private
from digsite.core.rule import kernel
from digsite.core.schema import Flag, Int8, Int16, Lasting, Length, Shared, Struct

COLUMNS: Final = 4
ROWS: Final = 4
SPACES: Final = COLUMNS * ROWS
STACK_HEIGHT: Final = 3
TILES: Final = SPACES * STACK_HEIGHT
MOST_PLAYERS: Final = 4
COLOURS: Final = ("red", "blue", "white", "black")
SPACE_NAMES: Final = tuple(f"{column}{row}" for row in range(1, ROWS + 1) for column in "abcd")
HIGHEST_LEVEL: Final = 4
MOST_FORTUNE: Final = 9


class Phase(IntEnum):
    """Which part of the game is being played."""

    PLACING = 0
    PLAYING = 1
    OVER = 2


class Variant(IntEnum):
    """The rulebook's game, or the open variant of the Russian and German rulebooks."""

    STANDARD = 0
    OPEN = 1


class Ending(IntEnum):
    """How the game came to its end."""

    NONE = 0
    DECLARED = 1
    LAST_TILE = 2
    NO_PROGRESS = 3


class Bonus(IntEnum):
    """The bonus action printed on the explored side of a tile."""

    NONE = 0
    EXTRA_DIG = 1
    EXTRA_CARRY = 2
    EXTRA_FORTUNE = 3
    INSPECT = 4
    RELOCATE = 5


class Tile(Struct):
    """An exploration tile: the digging difficulty on the ground side, the rest on the treasure."""

    dig: Annotated[Int8, Integer(1, HIGHEST_LEVEL)]
    carry: Annotated[Int8, Integer(1, HIGHEST_LEVEL)]
    fortune: Annotated[Int8, Integer(0, MOST_FORTUNE)]
    bonus: Annotated[Int8, OneOf(Bonus)]

    def public(self) -> dict[str, Any] | None:  # type: ignore[override]
        """A tile of which not even the ground side can be seen is null."""
        return None if self.dig == UNKNOWN else self.public_fields()


class Stack(Struct):
    """The tiles on one space, bottom to top, and above them those that were carried off.

    Digging and carrying leave the tiles where they lie: `explored` and `height` change. A position
    set up by hand does not know what was carried: nothing is written there then.
    """

    explored: Flag
    height: Annotated[Int8, Private]
    tiles: Annotated[list[Tile], Length(STACK_HEIGHT), Lasting, Items("height")]


class Bonuses(Struct):
    """Bonus actions dug up this turn and not used yet."""

    extra_dig: Int8
    extra_carry: Int8
    inspect: Int8
    relocate: Int8


class Mat(Struct):
    """What lies in front of one player, and where the player's stations stand."""

    digging: Annotated[Int8, Integer(1, HIGHEST_LEVEL)]
    carrying: Annotated[Int8, Integer(1, HIGHEST_LEVEL)]
    fleet: Annotated[Int8, Integer(1, HIGHEST_LEVEL)]
    fortune: Annotated[Int16, Integer(0, 9999)]
    reckoned: Annotated[Int16, Private]
    """In a view the fortune that everybody could add up who watched; 0 elsewhere."""
    stations: Annotated[list[Int8], Length(SPACES), Multiset(SPACE_NAMES, most=HIGHEST_LEVEL)]
    inspected: Annotated[list[Flag], Length(SPACES), Multiset(SPACE_NAMES, most=1)]


class Piles(Struct):
    """Working room for redeals: tiles of the box, a pile for each ground side."""

    tiles: Annotated[list[Int8], Length(TILES)]
    starts: Annotated[list[Int8], Length(HIGHEST_LEVEL)]
    sizes: Annotated[list[Int8], Length(HIGHEST_LEVEL)]


class State(Struct):
    """A whole game of Dig Mars."""

    rules_version: Annotated[Int8, Private]
    players: Annotated[Int8, Integer(2, MOST_PLAYERS)]
    variant: Annotated[Int8, Private]
    phase: Annotated[Int8, OneOf(Phase)]
    seat: Annotated[Int8, Integer(0, MOST_PLAYERS - 1)]
    first: Annotated[Int8, Integer(0, MOST_PLAYERS - 1)]
    actions_left: Int8
    round: Annotated[Int16, Integer(1, 9999)]
    progress_round: Annotated[Int16, Integer(0, 9999)]
    bonuses: Bonuses
    stacks: Annotated[list[Stack], Length(SPACES), Keyed(SPACE_NAMES)]
    tiles_left: Annotated[Int8, Private]
    seats: Annotated[list[Mat], Length(MOST_PLAYERS), Items("players", least=2)]
    won: Annotated[list[Flag], Length(MOST_PLAYERS), Private]
    ending: Annotated[Int8, OneOf(Ending)]
    box: Annotated[list[Tile], Length(TILES), Shared, Private]
    piles: Annotated[Piles, Lasting, Private]
    chance: Annotated[Chance, Private]


@kernel
def top_tile(state: State, space: int) -> Tile:
    """The tile on top of a stack that holds at least one."""
    stack = state.stacks[space]
    return stack.tiles[stack.height - 1]


@kernel
def copy_tile(target: Tile, source: Tile) -> None:
    """Make one tile the same as another."""
    target.dig = source.dig
    target.carry = source.carry
    target.fortune = source.fortune
    target.bonus = source.bonus


@kernel
def swap_tiles(one: Tile, other: Tile) -> None:
    """Exchange two tiles."""
    dig, carry, fortune, bonus = one.dig, one.carry, one.fortune, one.bonus
    copy_tile(one, other)
    other.dig = dig
    other.carry = carry
    other.fortune = fortune
    other.bonus = bonus
