"""What generic code may ask of any game: placeholders that `kernels.bind` fills.

A playout or a search written with these names is written once; bound to a game it uses the game's
own functions, interpreted or compiled. Besides them every game state has the fields of GameState.
"""

from typing import Annotated, Any, Protocol, Self

from digsite.core.actions import Legal
from digsite.core.chance import Chance
from digsite.core.features import Features
from digsite.core.limits import MOST_TERMS
from digsite.core.observation import Drawn
from digsite.core.rule import compiled_as, generic
from digsite.core.schema import Length, Real, Struct
from digsite.core.tallies import Tallies


class Terms(Struct):
    """What speaks for one seat, term by term; a game's player.py names them."""

    of: Annotated[list[Real], Length(MOST_TERMS)]


class GameState(Protocol):
    """The fields that every game's state has."""

    rules_version: int
    players: int
    seat: int
    first: int
    round: int
    actions_left: int
    ending: int
    won: list[bool]
    chance: Chance

    def copy(self) -> Self:
        """An independent copy."""

    def copy_to_play(self) -> Self:
        """A copy on which actions can be played; it shares what they do not change."""

    def shared(self) -> Self:
        """A copy that shares all arrays and structs."""

    def as_tuple(self) -> tuple[Any, ...]:
        """All its fields in order."""

    def to_record(self) -> Any:
        """A NumPy record array of this one state."""


class Observation(Protocol):
    """Stands for the game's own observation in annotations."""


@generic
def set_up(state: GameState, first: int) -> None:
    """Lay out a new game; `first` is a seat, or -1 for a random first player."""


@generic
def legal_actions(state: GameState, legal: Legal) -> int:
    """Write the ids of all legal actions, each once; returns their number."""
    return 0


@generic
def play(state: GameState, action: int) -> None:
    """Play an action that is legal."""


@generic
def why_not(state: GameState, action: int) -> int:
    """The reason against an action of the table, or 0."""
    return 0


@generic
def score(state: GameState, seat: int) -> int:
    """A seat's score if the game ended now."""
    return 0


@generic
def observe(state: GameState, seat: int, row: Observation) -> None:
    """Write what the seat may know as numbers for a network."""


@generic
def observe_changes(state: GameState, seat: int, row: Observation, drawn: Drawn) -> None:
    """Update a row in place; rewrite all of it if its content is unknown."""


@generic
def blind(state: GameState, seat: int) -> None:
    """Leave only what the seat may know."""


@generic
def redeal(state: GameState, seat: int, chance: Chance) -> None:
    """Deal again everything that the seat cannot know."""


@generic
def broken_invariant(state: GameState) -> int:
    """The number of an invariant that the state breaks, or 0."""
    return 0


@generic
def measure(state: GameState, seat: int, terms: Terms) -> None:
    """Write what speaks for a seat in a position where nothing is unknown."""


@generic
def describe(state: GameState, seat: int, features: Features) -> None:
    """Write which features hold for a seat, by what this seat and whoever watched may know."""


@generic
def appraise(state: GameState, action: int) -> float:
    """What an action looks worth to the active player, by what that player may know."""
    return 0.0


@generic
def outcome(state: GameState, action: int) -> int:
    """What the action just played has shown to everybody, as a number; 0 for nothing."""
    return 0


@generic
def gambles(state: GameState, action: int) -> bool:
    """Whether what an action brings about hangs on something that the active player cannot see."""
    return False


@generic
def standstill(state: GameState) -> float:
    """How near the game is to being called off for want of progress, from 0 to 1."""
    return 0.0


@generic
def tally(state: GameState, action: int, tallies: Tallies) -> None:
    """Count what an action, about to be played, means to every seat."""


@generic
def settle(state: GameState, tallies: Tallies) -> None:
    """Count what every seat has at the end of the game."""


def _copy_record(slots: Any, target: int, source: int) -> None:
    slots[target] = slots[source]


@compiled_as(_copy_record)
def copy_slot(slots: Any, target: int, source: int) -> None:
    """Make one state of a row of states an independent copy of another."""
    slots[target] = slots[source].copy()
