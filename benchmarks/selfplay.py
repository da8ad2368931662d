"""Whole games played by the appraisal with noise, and positions of them for fitting weights."""

from typing import Annotated, Any, Final

from digsite.bots.search import best_looking
from digsite.bots.tree import Mind, Workspace
from digsite.core.chance import draw
from digsite.core.generic import GameState, legal_actions, measure, play
from digsite.core.limits import MOST_SEATS, MOST_TERMS
from digsite.core.rows import Row
from digsite.core.rule import kernel
from digsite.core.schema import Int32, Length, Real, Struct
from digsite.core.seeded_deals import deal
from digsite.core.win_share import share_of_win

SAMPLES: Final = 12
"""Positions kept of a game, each equally likely."""


class Position(Struct):
    """A position: every seat's terms, and what share of the win the seat had in the end."""

    terms: Annotated[list[Real], Length(MOST_SEATS * MOST_TERMS)]
    won: Annotated[list[Real], Length(MOST_SEATS)]
    moves: Int32


@kernel
def sample_games(
    states: Row[GameState],
    spaces: Row[Workspace],
    minds: Row[Mind],
    samples: Row[Position],
    low: int,
    middle: int,
    start: int,
) -> None:
    """Play a game for each group of SAMPLES samples; a game's number seeds its deal and play."""
    state = states[0]
    space = spaces[0]
    for game in range(len(samples) // SAMPLES):
        deal(state, space.chance, low, middle, start + game)
        sample_game(state, space, minds[0], samples, game * SAMPLES)


@kernel
def sample_game(state: GameState, space: Any, mind: Any, samples: Any, first: int) -> None:
    """One game; which positions are kept is drawn as they come (reservoir sampling)."""
    moves = 0
    while state.ending == 0:
        place = moves if moves < SAMPLES else draw(space.chance, moves + 1)
        if place < SAMPLES:
            sample = samples[first + place]
            sample.moves = moves
            for seat in range(state.players):
                measure(state, seat, space.terms)
                for term in range(MOST_TERMS):
                    sample.terms[seat * MOST_TERMS + term] = space.terms.of[term]
        count = legal_actions(state, space.legal)
        play(state, best_looking(state, space, mind, count, False))
        moves += 1
    for place in range(SAMPLES):
        for seat in range(state.players):
            samples[first + place].won[seat] = share_of_win(state, seat)
