"""Chapter 6, Game end, and chapter 7, the open variant: who has won, and when."""

from digsite.core.rounds import is_without_progress
from digsite.core.rule import kernel, rule
from digsite.dig_mars.table.reasons import Reason
from digsite.dig_mars.table.state import Ending, Phase, State, Variant


@rule("6.1")
def fortune_to_declare(players: int) -> int:
    """Victory may be declared with 40 fortune points for two players, 30 for three, 20 for four."""
    return 40 - 10 * (players - 2)


@rule("6.1", "7")
def why_not_declare(state: State) -> Reason:
    """Enough fortune on one's own turn, at any moment of it; never in the open variant."""
    if state.variant == Variant.OPEN:
        return Reason.DECLARE_OPEN_VARIANT
    if state.seats[state.seat].fortune < fortune_to_declare(int(state.players)):
        return Reason.DECLARE_NOT_ENOUGH_FORTUNE
    return Reason.OK


@rule("6.1")
def declare(state: State) -> None:
    """Who declares wins alone and at once, even if somebody else has more."""
    state.won[state.seat] = True
    finish(state, Ending.DECLARED)


@rule("6.2", "7")
def maybe_end_by_last_tile(state: State) -> None:
    """The last tile was carried: the game is over, unless its carrier can still declare."""
    if why_not_declare(state) != Reason.OK:
        end_by_last_tile(state)


@rule("6.2")
def end_by_last_tile(state: State) -> None:
    """Nobody declared and no tile is left: most fortune wins."""
    most_fortune_wins(state)
    finish(state, Ending.LAST_TILE)


@rule("6.3")
def maybe_end_without_progress(state: State) -> None:
    """Twelve full rounds without a dig, a carry or an upgrade end the game; most fortune wins."""
    if is_without_progress(state):
        most_fortune_wins(state)
        finish(state, Ending.NO_PROGRESS)


@kernel
def score(state: State, seat: int) -> int:
    """What counts when nobody declares: fortune."""
    return int(state.seats[seat].fortune)


@rule("6.4")
def most_fortune_wins(state: State) -> None:
    """Most fortune wins; a tie is shared."""
    most = 0
    for seat in range(state.players):
        most = max(most, int(state.seats[seat].fortune))
    for seat in range(state.players):
        state.won[seat] = state.seats[seat].fortune == most


@kernel
def finish(state: State, ending: int) -> None:
    """The game is over."""
    state.phase = Phase.OVER
    state.ending = ending
