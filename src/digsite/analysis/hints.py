"""Hints: the best moves of a position, how good they are, and why."""

from dataclasses import dataclass
from typing import Any, Final

from digsite import locales
from digsite.bots.mind import mind, term_names
from digsite.bots.searcher import Budget, Searcher
from digsite.bots.view import View
from digsite.core.chance import seeded
from digsite.core.errors import GameOver
from digsite.core.generic import Terms

SHOWN: Final = 3
DEALS: Final = 12
"""Over how many possible deals the effect of a move is averaged for its reason."""


@dataclass(frozen=True)
class Hint:
    """One of the best moves of a position."""

    action: str
    win: float
    """The seat's win chance after the move."""
    margin: float
    behind: float
    """How much lower that is than the best move's."""
    share: float
    why: str


def hints(
    view: View,
    *,
    iterations: int | None = 4000,
    ms: float | None = None,
    seed: int | None = None,
    lang: str = "en",
    shown: int = SHOWN,
) -> list[Hint]:
    """The best moves, the best first; nothing is used that the seat cannot see."""
    if view.state.ending != 0:
        raise GameOver("The game is over.", code="game.over", section=None, action="")
    findings = Searcher(view.game, view.players).think(view, Budget(iterations, ms), seed=seed)
    visits = sum(candidate.visits for candidate in findings.candidates)
    best = findings.candidates[0].win[view.seat]
    return [
        Hint(
            action=view.game.actions.notations[candidate.action],
            win=candidate.win[view.seat],
            margin=candidate.margin[view.seat],
            behind=best - candidate.win[view.seat],
            share=candidate.visits / visits,
            why=reason(view, candidate.action, lang=lang),
        )
        for candidate in findings.candidates[:shown]
    ]


def reason(view: View, action: int, *, lang: str = "en") -> str:
    """A sentence on what the move does: the term of the evaluation that it raises most."""
    weights = mind(view.game, view.players).weights
    names = term_names(view.game)
    gains = [0.0] * len(names)
    for number in range(DEALS):
        state = view.redeal(seeded(number))
        before = _terms(view, state)
        view.game.kernels["play"](state, action)
        if state.ending != 0:
            word = "wins" if state.won[view.seat] else "ends"
            return locales.message(lang, "bots", f"why-{word}")
        after = _terms(view, state)
        for term in range(len(names)):
            gains[term] += weights[term] * (after[term] - before[term])
    if view.game.actions.notations[action] == "end":
        return locales.message(lang, "bots", "why-done")
    told = [term for term, name in enumerate(names) if name != "turn" or state.seat == view.seat]
    best = max(told, key=gains.__getitem__)
    word = names[best].replace("_", "-") if gains[best] > 0 else "prepares"
    return locales.message(lang, "bots", f"why-{word}")


def _terms(view: View, state: Any) -> list[float]:
    """What speaks for the view's seat, tempo aside: every action costs one."""
    terms = Terms()
    view.game.kernels["measure"](state, view.seat, terms)
    return terms.of
