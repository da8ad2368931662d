"""One game by itself, played by compiled code action by action; copies are independent."""

from collections.abc import Callable
from functools import cache, cached_property
from typing import Any, Final, Self

import numpy as np
from numpy.typing import NDArray

from digsite.core import kernels
from digsite.core.actions import Legal
from digsite.core.chance import split_seed
from digsite.core.game import find
from digsite.core.generic import GameState, Observation, legal_actions, observe, play
from digsite.core.limits import MOST_SEATS
from digsite.core.rows import Lines, Row, bundle
from digsite.core.rule import kernel
from digsite.core.schema import Int64, Real
from digsite.core.seeded_deals import deal_seeded
from digsite.envs.arrays import copy_rows, rows_over
from digsite.envs.stepping import WIN, reward_of

OVER: Final = -4
"""Instead of the seat whose turn it is: the game is over. OpenSpiel has the same number for it."""
REFUSED: Final = -9
"""Instead of the seat: the action was not legal."""


@bundle
class Single:
    """One game, what may be played in it and, once it is over, what it is worth to every seat."""

    states: Row[GameState]
    legals: Row[Legal]
    counted: Row[Int64]
    """How many actions are legal."""
    asked: Row[Int64]
    """The action to play, or the seat that observes."""
    returns: Row[Real]


@kernel
def begin_single(single: Single, low: int, middle: int, high: int) -> int:
    """Deal from the words of a seed; gives the seat whose turn it is."""
    deal_seeded(single.states[0], -1, low, middle, high)
    return look_at_single(single)


@kernel
def play_single(single: Single) -> int:
    """Play the action that is asked for if it is legal.

    Gives the seat whose turn it is then, OVER, or REFUSED if nothing was played.
    """
    action, legal = int(single.asked[0]), single.legals[0]
    for place in range(single.counted[0]):
        if legal.ids[place] == action:
            play(single.states[0], action)
            return look_at_single(single)
    return REFUSED


@kernel
def look_at_single(single: Single) -> int:
    """List what is legal, or say what the end is worth; gives the seat whose turn it is."""
    state = single.states[0]
    if state.ending == 0:
        single.counted[0] = legal_actions(state, single.legals[0])
        return int(state.seat)
    single.counted[0] = 0
    for seat in range(state.players):
        single.returns[seat] = reward_of(state, seat, WIN)
    return OVER


@kernel
def observe_single(single: Single, rows: Lines[Observation]) -> None:
    """Write what the seat that is asked for may know."""
    observe(single.states[0], int(single.asked[0]), rows[0])


SINGLE_KERNELS: Final = (begin_single, play_single, look_at_single, observe_single)


class Dealer:
    """Deals games of one kind, all with the same players and options."""

    def __init__(self, name: str, players: int, options: tuple[tuple[str, str], ...]) -> None:
        self.name, self.players, self.options = name, players, options
        self.game = find(name)
        self.edition = self.game.default_edition()
        self.planes = self.game.planes(self.deal(0))
        self.length = self.planes[-1].slice.stop
        self.compiled = kernels.available(SINGLE_KERNELS, self.game)
        self.begin, self.play, self.look, self.observe = kernels.bind_all(
            SINGLE_KERNELS, self.game, compiled=self.compiled
        )

    def deal(self, seed: int) -> GameState:
        """The state of a new game, dealt from a seed."""
        state: GameState = self.game.new_state(
            self.players, seed=seed, options=dict(self.options), first=-1, edition=self.edition
        )
        return state

    @cached_property
    def prepared(self) -> Any:
        """A game before its deal, as kernels take it."""
        return self.carried(self.game.prepare(self.players, dict(self.options), self.edition))

    def carried(self, state: GameState) -> Any:
        """A state as kernels take it."""
        return state.to_record() if self.compiled else [state]

    def read(self, record: bytes) -> Any:
        """The same from the bytes of a record."""
        records = np.frombuffer(record, self.game.state_type.dtype())
        return records if self.compiled else [self.game.state_type.from_record(records[0])]

    def __reduce__(self) -> tuple[Any, ...]:
        return dealer, (self.name, self.players, self.options)


@cache
def dealer(name: str, players: int, options: tuple[tuple[str, str], ...]) -> Dealer:
    """The one dealer of these games."""
    return Dealer(name, players, options)


class SingleGame:
    """A game that was dealt, or that goes on from a state."""

    def __init__(self, dealer: Dealer, single: Single) -> None:
        self.dealer = dealer
        self._single: Any = single
        self._legal: list[int] | None = None

    @classmethod
    def of(cls, dealer: Dealer, carried: Any) -> Self:
        """A game in its own memory, in a state that kernels can take."""
        single = Single(
            _copied(carried),
            legals=kernels.slots(Legal, 1, compiled=dealer.compiled),
            counted=np.zeros(1, np.int64),
            asked=np.zeros(1, np.int64),
            returns=np.zeros(MOST_SEATS),
        )
        return cls(dealer, single)

    def copy(self) -> "SingleGame":
        parts = vars(self._single).values()
        return SingleGame(self.dealer, Single(*map(_copied, parts)))

    def to_bytes(self) -> bytes:
        """The record of the state."""
        states = self._single.states
        record = states if self.dealer.compiled else states[0].to_record()
        return bytes(record.tobytes())

    def deal(self, seed: int) -> int:
        """Deal from a seed; gives the seat whose turn it is, as `look` and `play` do."""
        return int(self.dealer.begin(self._single, *split_seed(seed)))

    def look(self) -> int:
        """Find out what is legal: a game that was not dealt needs it before it is played."""
        return int(self.dealer.look(self._single))

    def play(self, action: int) -> int:
        """Play an action; one that is not legal is REFUSED."""
        self._single.asked[0] = action
        self._legal = None
        return self._play()

    def legal_ids(self) -> list[int]:
        """The legal actions, ascending; the list is the same until the next action."""
        if self._legal is None:
            legals, count = self._single.legals, self._single.counted[0]
            compiled = self.dealer.compiled
            ids = legals["ids"][0, :count].tolist() if compiled else legals[0].ids[:count]
            self._legal = sorted(ids)
        return self._legal

    def observe(self, seat: int) -> NDArray[np.float32]:
        """What a seat may know; the array is the same every time."""
        self._single.asked[0] = seat
        self._observe()
        copy_rows(self._rows, self._numbers)
        row: NDArray[np.float32] = self._numbers[0]
        return row

    def numbers(self, seat: int) -> list[float]:
        """The same as a new list.

        Making thousands of Python numbers takes longer than a step, and most have not changed
        since the last time.
        """
        row = self.observe(seat)
        changed = (row != self._last_row).nonzero()[0]
        for place, number in zip(changed.tolist(), row[changed].tolist(), strict=True):
            self._last_numbers[place] = number
        self._last_row[:] = row
        return self._last_numbers.copy()

    def returns(self) -> list[float]:
        """What the end is worth to every seat."""
        worth: list[float] = self._single.returns[: self.dealer.players].tolist()
        return worth

    # Compiled, these hold the addresses of the arrays; a copy that is never played needs none.

    @cached_property
    def _play(self) -> Callable[[], int]:
        return kernels.prepared(self.dealer.play, self._single)

    @cached_property
    def _observe(self) -> Callable[[], None]:
        return kernels.prepared(self.dealer.observe, self._single, self._rows)

    @cached_property
    def _numbers(self) -> NDArray[np.float32]:
        return np.zeros((1, self.dealer.length), np.float32)

    @cached_property
    def _last_row(self) -> NDArray[np.float32]:
        return np.zeros(self.dealer.length, np.float32)

    @cached_property
    def _last_numbers(self) -> list[float]:
        return [0.0] * self.dealer.length

    @cached_property
    def _rows(self) -> Any:
        kind, compiled = self.dealer.game.observation_type, self.dealer.compiled
        return rows_over(self._numbers, kind, compiled=compiled)


def _copied(structs: Any) -> Any:
    return [one.copy() for one in structs] if isinstance(structs, list) else structs.copy()
