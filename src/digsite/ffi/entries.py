"""What the library of a game is asked to do, in the kernel dialect."""

from digsite.bots.tree import MOST_FOUND, NODES, Report, Tree
from digsite.core.actions import Legal
from digsite.core.generic import GameState, blind, legal_actions, play, score, why_not
from digsite.core.rows import Row
from digsite.core.rule import kernel
from digsite.core.seeded_deals import deal_seeded, redeal_seeded


@kernel
def begin_game(states: Row[GameState], first: int, low: int, middle: int, high: int) -> None:
    """Deal a game whose box is open."""
    deal_seeded(states[0], first, low, middle, high)


@kernel
def list_legal(states: Row[GameState], legals: Row[Legal]) -> int:
    """Write the legal actions; returns how many there are."""
    return legal_actions(states[0], legals[0])


@kernel
def reason_against(states: Row[GameState], action: int) -> int:
    """The reason against an action, or 0."""
    return why_not(states[0], action)


@kernel
def play_legal(states: Row[GameState], action: int) -> None:
    """Play an action that is legal."""
    play(states[0], action)


@kernel
def leave_known(states: Row[GameState], seat: int) -> None:
    """Leave what a seat may know."""
    blind(states[0], seat)


@kernel
def deal_unknown(states: Row[GameState], seat: int, low: int, middle: int, high: int) -> None:
    """Deal what a seat cannot know, from a seed of one's own."""
    redeal_seeded(states[0], seat, low, middle, high)


@kernel
def count_score(states: Row[GameState], seat: int) -> int:
    """What a seat would be counted now."""
    return score(states[0], seat)


@kernel
def make_room(trees: Row[Tree]) -> None:
    """Tell a new tree how many nodes it may have."""
    trees[0].room = NODES


@kernel
def most_visited(reports: Row[Report]) -> int:
    """The action that was tried most often; of equals the best, then the first of the table.

    -1 if none was tried.
    """
    best, visits, total = -1, 0, 0.0
    report = reports[0]
    for index in range(min(MOST_FOUND, report.count)):
        found = report.found[index]
        gained = float(found.totals[report.seat])
        is_best = gained > total or (gained == total and found.action < best)
        if found.visits > visits or (found.visits == visits and is_best):
            best, visits, total = int(found.action), int(found.visits), gained
    return best
