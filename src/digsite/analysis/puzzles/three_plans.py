"""The best of three plans: what the search likes best, and what else looks good."""

from collections import Counter
from dataclasses import dataclass
from typing import Final

from digsite.analysis.puzzles.puzzle import GRADES, WeighedPlan
from digsite.analysis.puzzles.temptation import greedy_turn
from digsite.bots.mind import mind_of
from digsite.bots.players import SearchingBot
from digsite.bots.policy import USEFUL
from digsite.bots.searcher import Budget, Comparison, Findings, Searcher
from digsite.core.chance import seeded
from digsite.core.match import Match

PLANS_SHOWN: Final = 3
SCREENING: Final = 600
"""Iterations in which a position must look as if one plan were better than the others."""
COMPLETING: Final = 200
"""Iterations for each further move of a plan."""
WEIGHING: Final = 3000
"""Iterations by which each plan is weighed, and weighed again."""
WEIGHINGS: Final = 2
LEAST: Final = 0.06
"""Of a chance of winning: what the best plan must be ahead, each time."""
CLEAR: Final = 0.12
"""What is seen at once."""
MOST_TRIED: Final = 5
"""Other moves with which a plan may begin."""
DIFFERENT: Final = 2
"""Moves of a plan that are not in another."""
DEALS: Final = 4
"""On so many a plan must be possible."""


@dataclass(frozen=True)
class ThreePlans:
    """Three plans in the order in which they are shown, and how hard it is to choose."""

    plans: tuple[WeighedPlan, ...]
    grade: int

    @property
    def best(self) -> WeighedPlan:
        return max(self.plans, key=lambda plan: plan.win)


def find_plans(match: Match, *, seed: int) -> ThreePlans | None:
    """Three plans of which one is clearly the best; None where there are none."""
    searcher = Searcher(match.game, match.players)
    found = searcher.think(match.seen_by(match.seat), Budget(SCREENING), seed=seed)
    if not _looks_clear(found, match.seat):
        return None
    greedy = greedy_turn(match).moves
    firsts = _useful(match, found)
    plans: list[tuple[str, ...]] = []
    for first in dict.fromkeys([firsts[0], *greedy[:1], *firsts[1:]]):
        plan = _completed(match, first, seed)
        if len(plan) > 1 and all(_differ(plan, other) for other in plans):
            plans.append(plan)
        if len(plans) == PLANS_SHOWN:
            return _weighed(match, plans, greedy, seed)
    return None


def _differ(one: tuple[str, ...], other: tuple[str, ...]) -> bool:
    """Whether two plans are more than one with something put before it."""
    return (Counter(one) - Counter(other)).total() >= DIFFERENT


def _useful(match: Match, found: Findings) -> list[str]:
    """The move that is tried most, and others that look good."""
    game, state = match.game, match.seen_by(match.seat).state
    best, *others = (one.action for one in found.candidates)
    good = [action for action in others if game.rules.appraise(state, action) > USEFUL]
    return [game.actions.notations[action] for action in (best, *good[:MOST_TRIED])]


def _looks_clear(found: Findings, seat: int) -> bool:
    """Whether the best move wins more often than what is tried most besides it."""
    if len(found.candidates) < PLANS_SHOWN:
        return False
    best, second = found.candidates[:2]
    return 0.1 < best.win[seat] < 0.97 and best.win[seat] - second.win[seat] >= LEAST


def _completed(match: Match, first: str, seed: int) -> tuple[str, ...]:
    """The rest of a turn that begins so, as far as it is sure to be possible.

    A move that leaves something to luck comes last: how to go on then nobody can say.
    """
    game, seat = match.game, match.seat
    bot = SearchingBot(Searcher(game, match.players), Budget(COMPLETING), seed=seed)
    played, moves = match.copy(), [first]
    while not game.rules.gambles(played.state, game.actions.parse(moves[-1])):
        played.play(moves[-1])
        if played.is_over or played.seat != seat:
            break
        action = bot.choose(played.seen_by(seat)).action
        if action == "end" or not _is_sure(match, (*moves, action)):
            break
        moves.append(action)
    return tuple(moves)


def _is_sure(match: Match, moves: tuple[str, ...]) -> bool:
    """Whether these moves are legal on whatever deal."""
    view = match.seen_by(match.seat)
    for deal in range(DEALS):
        state = view.redeal(seeded(deal))
        other = Match.from_state(state, game=match.game, edition=match.edition)
        for move in moves:
            if move not in other.legal_actions():
                return False
            other.play(move)
    return True


def _weighed(
    match: Match, plans: list[tuple[str, ...]], greedy: tuple[str, ...], seed: int
) -> ThreePlans | None:
    """The plans with their chances, if one is clearly ahead each time they are weighed."""
    chances = [[weigh(match, plan, seed + n) for n in range(WEIGHINGS)] for plan in plans]
    if any(None in weighed for weighed in chances):
        return None
    known = [[chance for chance in weighed if chance is not None] for weighed in chances]
    best = max(range(len(plans)), key=lambda n: sum(known[n]))
    others = [n for n in range(len(plans)) if n != best]
    ahead = min(min(known[best]) - max(known[other]) for other in others)
    if ahead < LEAST:
        return None
    found = [
        WeighedPlan(plan, round(sum(weighed) / len(weighed), 3))
        for plan, weighed in zip(plans, known, strict=True)
    ]
    # In an order that says nothing.
    found.sort(key=lambda plan: plan.moves)
    hard = (ahead < CLEAR) + (plans[best][0] != (greedy[0] if greedy else None))
    return ThreePlans(tuple(found), GRADES[hard])


def weigh(match: Match, plan: tuple[str, ...], seed: int) -> float | None:
    """The chance of winning once the plan is played; None where the search would not try it."""
    played, last = match.copy(), match.game.actions.parse(plan[-1])
    for move in plan[:-1]:
        played.play(move)
    mind = mind_of(match.game, match.players)
    # As hints do: what is shown must stand for all answers of the others.
    mind.exploration = 1.0
    searcher = Searcher(match.game, match.players, mind=mind)
    found = searcher.think(
        played.seen_by(match.seat),
        Budget(WEIGHING // 10),
        seed=seed,
        compare=lambda _: Comparison([last], WEIGHING),
    )
    weighed = [one for one in found.candidates if one.action == last]
    if not weighed or weighed[0].visits < WEIGHING // 2:
        return None
    return float(weighed[0].win[match.seat])
