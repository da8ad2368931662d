"""The functions that a game gives to generic code, each with its type."""

from collections.abc import Callable
from dataclasses import dataclass
from types import FunctionType
from typing import Any, Generic, TypeVar

from digsite.core.actions import Legal
from digsite.core.chance import Chance
from digsite.core.features import Features
from digsite.core.generic import GameState, Terms
from digsite.core.observation import Drawn
from digsite.core.reason_codes import ReasonCode
from digsite.core.rule import kernel
from digsite.core.schema import Struct
from digsite.core.tallies import Tallies


@kernel
def describe_nothing(state: GameState, seat: int, features: Features) -> None:
    """For games without a network: their positions are measured by terms."""


@kernel
def never_still(state: GameState) -> float:
    """For games that are never called off."""
    return 0.0


@kernel
def gambles_never(state: GameState, action: int) -> bool:
    """For games in which nothing is hidden."""
    return False


State = TypeVar("State", bound=GameState)
Observation = TypeVar("Observation", bound=Struct)


@dataclass(frozen=True, kw_only=True)
class Rules(Generic[State, Observation]):
    """A game's own function for every placeholder of core/generic.py, and `reveals`.

    core/generic.py says what each of them does. They run interpreted as they are; `kernels.bind`
    gives them to a generic function and compiles them with it.
    """

    set_up: Callable[[State, int], None]
    legal_actions: Callable[[State, Legal], int]
    why_not: Callable[[State, int], ReasonCode]
    play: Callable[[State, int], None]
    score: Callable[[State, int], int]
    observe: Callable[[State, int, Observation], None]
    observe_changes: Callable[[State, int, Observation, Drawn], None]
    blind: Callable[[State, int], None]
    redeal: Callable[[State, int, Chance], None]
    reveals: Callable[[State, int], bool]
    """Whether playing an action shows anybody something new, or passes the turn on."""
    broken_invariant: Callable[[State], int]
    measure: Callable[[State, int, Terms], None]
    describe: Callable[[State, int, Features], None] = describe_nothing
    appraise: Callable[[State, int], float]
    outcome: Callable[[State, int], int]
    gambles: Callable[[State, int], bool] = gambles_never
    standstill: Callable[[State], float] = never_still
    tally: Callable[[State, int, Tallies], None]
    settle: Callable[[State, Tallies], None]

    def of(self, placeholder: Callable[..., Any]) -> FunctionType:
        """The game's own function for a placeholder."""
        function = getattr(self, placeholder.__name__)
        assert isinstance(function, FunctionType)
        return function
