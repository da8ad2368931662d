"""What bots, networks and statistics make of the game."""

from typing import Annotated, Final

from digsite.core.generic import Terms
from digsite.core.observation import Drawn, Plane
from digsite.core.rule import kernel
from digsite.core.schema import Float32, Length, Struct
from digsite.core.tallies import Tallies, count_up
from tests.third_game.lode.rules import DIG, END, PEEK, here, score
from tests.third_game.lode.state import ACTIONS, CLAIMS, MOST_GOLD, MOST_PLAYERS, Claim, State

TERMS: Final = ("gold", "here")
"""What speaks for a seat, as `measure` writes it; player.toml says how much."""
TALLIES: Final = {"score": "gold at the end", "peeks": "nuggets looked at"}
"""What simulations count of every seat, as `tally` and `settle` count it."""
AVERAGE: Final = 1.6
ROW: Final = (CLAIMS,)


@kernel
def promise(claim: Claim, seat: int) -> float:
    """What a seat expects of a claim, whose gold may stand in the state without its knowing."""
    if claim.dug:
        return 0.0
    return float(claim.gold) if claim.seen[seat] else AVERAGE


@kernel
def measure(state: State, seat: int, terms: Terms) -> None:
    terms.of[0] = score(state, seat) / MOST_GOLD
    terms.of[1] = promise(state.claims[state.seats[seat].at], seat) / MOST_GOLD


@kernel
def appraise(state: State, action: int) -> float:
    """What an action looks worth to the active player, in gold; what is of no use is worth 0."""
    seat = int(state.seat)
    if action == END:
        return 0.0
    if action == DIG:
        return promise(here(state), seat)
    if action == PEEK:
        return 0.5
    return promise(state.claims[action], seat) - promise(here(state), seat) - 0.5


@kernel
def outcome(state: State, action: int) -> int:
    """What all were shown by an action just played, as a number: there the search tree branches."""
    return here(state).gold + 1 if action == DIG else 0


@kernel
def tally(state: State, action: int, tallies: Tallies) -> None:
    """Counted before an action is played."""
    if action == PEEK:
        count_up(tallies, int(state.seat), 1, 1)


@kernel
def settle(state: State, tallies: Tallies) -> None:
    """Counted when the game is over."""
    for seat in range(state.players):
        count_up(tallies, seat, 0, score(state, seat))


class Observation(Struct):
    """What a seat may know as one row of numbers; seats are counted from the reader's own."""

    actions_left: Annotated[Float32, Plane("actions left in the reader's turn, of 2")]
    gold: Annotated[
        list[Float32], Length(MOST_PLAYERS), Plane("gold, of 9", (MOST_PLAYERS,), CLAIMS)
    ]
    dug: Annotated[list[Float32], Length(CLAIMS), Plane("1: the nugget is taken", ROW)]
    known: Annotated[list[Float32], Length(CLAIMS), Plane("1: the reader knows the nugget", ROW)]
    nugget: Annotated[list[Float32], Length(CLAIMS), Plane("its gold, of 9, where known", ROW)]
    own: Annotated[list[Float32], Length(CLAIMS), Plane("1: the reader stands there", ROW)]


@kernel
def observe(state: State, seat: int, row: Observation) -> None:
    """`blind` once more: a number may be written only where the seat knows it."""
    row.actions_left = state.actions_left / ACTIONS if state.seat == seat else 0.0
    for place in range(MOST_PLAYERS):
        there = place < state.players
        row.gold[place] = score(state, (seat + place) % state.players) / MOST_GOLD if there else 0.0
    for index in range(CLAIMS):
        claim = state.claims[index]
        known = claim.dug | claim.seen[seat]
        row.dug[index] = claim.dug
        row.known[index] = known
        row.nugget[index] = claim.gold / MOST_GOLD if known else 0.0
        row.own[index] = state.seats[seat].at == index


@kernel
def observe_changes(state: State, seat: int, row: Observation, drawn: Drawn) -> None:
    """So short a row is written sooner than compared."""
    observe(state, seat, row)
