"""Hints: the best moves of a position, how good they are, and why."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from math import floor
from typing import Final

from digsite import locales
from digsite.analysis.open_view import OpenView
from digsite.bots.mind import mind_of
from digsite.bots.policy import USEFUL
from digsite.bots.searcher import Budget, Candidate, Comparison, Findings, Searcher
from digsite.bots.tree import Mind
from digsite.core import sentences
from digsite.core.chance import seeded
from digsite.core.errors import GameOver
from digsite.core.view import View

SHOWN: Final = 3
PART: Final = 1 / 4
"""The part of the budget for finding moves, for choosing among them, and twice for counting."""
CURIOSITY: Final = 0.3
"""The exploration with which win chances are counted. A search that plays follows one line, and its
win chance falls as soon as an answer is found to it: what is shown must stand for all answers. With
more of it, whoever is to play plays badly: chances rose in one's turn and fell in the others'."""
DOUBT: Final = 0.02
"""Win chance that sampling may give a move for nothing: one of many is always lucky."""
DEALS: Final = 12
"""On how many possible deals a move, or the rest of a turn, must win to be called a winning one."""


@dataclass(frozen=True)
class HintedAction:
    """One of the best moves of a position."""

    action: str
    win: float
    """The seat's win chance after the move, in whole hundredths: more is not known."""
    margin: float
    behind: float
    """How much lower that is than the best move's."""
    share: float
    why: str
    plan: tuple[str, ...]
    """What to do after it in the same turn, as far as nothing hidden turns up."""
    chances: tuple[float, ...]
    """Every seat's win chance after the move."""


def find_hints(
    view: View,
    *,
    iterations: int | None = 4000,
    ms: float | None = None,
    seed: int | None = None,
    lang: str = "en",
    shown: int = SHOWN,
) -> list[HintedAction]:
    """The best moves, the best first; nothing is used that the seat cannot see."""
    if view.is_over:
        raise GameOver("The game is over.", code="game.over", section=None, action="")
    most = max(shown, SHOWN)
    candidates = best_moves(view, most, iterations=iterations, ms=ms, seed=seed)
    visits = sum(candidate.visits for candidate in candidates)
    best = _hundredths(candidates[0].win[view.seat])
    return [
        HintedAction(
            action=view.game.actions.notations[candidate.action],
            win=_hundredths(candidate.win[view.seat]) / 100,
            margin=candidate.margin[view.seat],
            behind=(best - _hundredths(candidate.win[view.seat])) / 100,
            share=candidate.visits / visits,
            why=reason(view, candidate.action, lang=lang),
            plan=plan_of(view, candidate),
            chances=candidate.win,
        )
        for candidate in candidates[:shown]
    ]


def best_moves(
    view: View, most: int, *, iterations: int | None, ms: float | None, seed: int | None
) -> list[Candidate]:
    """The moves that the search likes best, in the order of the win chances as they are shown.

    What merely passes the time (a battery for later) is named where nothing else is left to do;
    what looks like a loss (a card given away, the turn ended early) where it is better beyond
    doubt. The first is the search's choice, by the count where it doubts; a move that it likes less
    and that is counted higher is not named beside it. One that wins the game at once, or by the
    rest of its turn, stands alone.
    """
    part = Budget(
        None if iterations is None else max(1, round(PART * iterations)),
        None if ms is None else PART * ms,
    )
    chosen, equals, plans = _choose(view, most, part, seed)
    curious = _mind(view)
    curious.exploration = CURIOSITY
    known: list[int] = []

    def count_chosen(found: Findings) -> Comparison:
        actions = [one.action for one in found.candidates]
        known.extend([action for action in chosen if action in actions] or actions[:1])
        return _shared(known, part)

    searcher = Searcher(view.game, view.players, mind=curious, keeps=False)
    counted = searcher.think(view, part, seed=seed, compare=count_chosen)
    found = {one.action: one for one in counted.candidates}
    won = {action: _hundredths(found[action].win[view.seat]) for action in known}
    for action in known:
        plan = plans.get(action, ())
        if _certain_ending(view, action, *plan) == "wins":
            alone = tuple(float(seat == view.seat) for seat in range(view.players))
            return [replace(found[action], win=alone, plan=plan)]
    best = max(known[:equals], key=won.__getitem__)
    end = view.game.actions.end
    others = [a for a in known if a not in (best, end) and won[a] <= won[best]]
    order = (best, *sorted(others, key=lambda a: -won[a]))
    return [replace(found[action], plan=plans.get(action, ())) for action in order]


def _mind(view: View) -> Mind:
    """How the view's game is searched: from an open one without redealing anything."""
    mind = mind_of(view.game, view.players)
    mind.sees_all = int(isinstance(view, OpenView))
    return mind


def _choose(
    view: View, most: int, part: Budget, seed: int | None
) -> tuple[list[int], int, dict[int, tuple[int, ...]]]:
    """The moves to be named, the best first, how many of them may be the best, and their plans.

    Each is tried often enough to be compared.
    """
    sides: list[list[int]] = []

    def look_closer(found: Findings) -> Comparison:
        sides.extend(_sides(view, found.candidates, most))
        return _shared(sides[0] + sides[1], part)

    searcher = Searcher(view.game, view.players, mind=_mind(view), keeps=False)
    found = searcher.think(view, part, seed=seed, compare=look_closer)
    busy, idle = sides
    one = {candidate.action: candidate for candidate in found.candidates}
    enough = max(one[action].win[view.seat] for action in busy) + DOUBT
    better = [a for a in idle if one[a].win[view.seat] - one[a].margin[view.seat] > enough]
    order = sorted(busy + better, key=lambda a: (-one[a].win[view.seat], -one[a].visits))[:most]
    doubtful = one[order[0]].win[view.seat] - DOUBT
    equals = sum(one[action].win[view.seat] >= doubtful for action in order)
    return order, equals, {action: one[action].plan for action in order}


def _shared(actions: list[int], part: Budget) -> Comparison:
    """A part of the budget, shared among some moves."""
    share = max(1, len(actions))
    visits = 1 << 30 if part.iterations is None else max(1, part.iterations // share)
    return Comparison(actions, visits, None if part.ms is None else part.ms / share)


def _sides(view: View, candidates: tuple[Candidate, ...], most: int) -> tuple[list[int], list[int]]:
    """The moves that look useful, or best where none does, and those that look like a loss."""
    appraise, end = view.game.rules.appraise, view.game.actions.end
    worth = {one.action: appraise(view.state, one.action) for one in candidates}
    least = USEFUL if max(worth.values()) > USEFUL else max(worth.values())
    busy = [action for action in worth if worth[action] >= least]
    lossy = [action for action in worth if worth[action] < -USEFUL or action == end]
    return busy[:most], [action for action in lossy if action not in busy][:most]


def plan_of(view: View, candidate: Candidate) -> tuple[str, ...]:
    """The rest of the turn in notation; that it ends goes without saying."""
    actions = view.game.actions
    return tuple(actions.notations[one] for one in candidate.plan if one != actions.end)


def about_equal(found: list[HintedAction]) -> bool:
    """Whether there are several moves and nothing is shown between them."""
    return len(found) > 1 and all(one.behind == 0 for one in found)


def reason(view: View, action: int, *, lang: str = "en") -> str:
    """A sentence on what the move does in this position, by its verb."""
    return reasons(view, action, (lang,))[lang]


def reasons(view: View, action: int, languages: Iterable[str]) -> dict[str, str]:
    """The same sentence in several languages."""
    ending = _certain_ending(view, action)
    if ending is not None:
        return {lang: locales.message(lang, "bots", f"why-{ending}") for lang in languages}
    game = view.game
    word, facts = game.why(view.state, action)
    if word == "end":
        left = {"actions": int(view.state.actions_left)}
        return {lang: locales.message(lang, "bots", "why-end", left) for lang in languages}
    return {
        lang: game.message(lang, f"why-{word}", sentences.arguments(game, facts, lang))
        for lang in languages
    }


def _certain_ending(view: View, *moves: int) -> str | None:
    """What the moves make of the game on every possible deal; None if it differs, or goes on."""
    ending = _ending(view, moves, 0)
    if ending is None or any(_ending(view, moves, deal) != ending for deal in range(1, DEALS)):
        return None
    return ending


def _ending(view: View, moves: Iterable[int], deal: int) -> str | None:
    """Whether the moves win or end the game on one of the possible deals."""
    state, game = view.redeal(seeded(deal)), view.game
    for move in moves:
        if state.ending != 0 or state.seat != view.seat or move not in game.legal_ids(state):
            return None
        game.rules.play(state, move)
    if state.ending == 0:
        return None
    return "wins" if state.won[view.seat] else "ends"


def _hundredths(chance: float) -> int:
    """A chance in whole percent."""
    return floor(100 * chance + 0.5)
