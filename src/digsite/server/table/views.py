"""What one pair of eyes may see of a table, as it is told: views, legal actions, explanations."""

from typing import Final

import orjson

from digsite.core.match import Match
from digsite.core.view import View
from digsite.server.table.history import History
from digsite.server.wire.refusals import Refused
from digsite.server.wire.server_messages import ExplainedAction, Explanation, Position

NOTHING: Final[Position] = {
    "view": None,
    "yours": False,
    "legal": [],
    "reveals": [],
    "undo": {"action": None, "barrier": None},
    "redo": {"action": None},
}
"""The position before the game has begun."""


class Views:
    """The views of one position, each made once; eyes that see the same share one JSON."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._views: dict[int | None, View] = {}
        self._texts: list[tuple[object, orjson.Fragment]] = []

    def of(self, eyes: int | None) -> View:
        if eyes not in self._views:
            self._views[eyes] = self._match.seen_by(eyes)
        return self._views[eyes]

    def json(self, eyes: int | None) -> orjson.Fragment:
        view = self.of(eyes)
        content = view.state.as_tuple()
        for other, text in self._texts:
            if content == other:
                return text
        made = orjson.Fragment(orjson.dumps(view.public()))
        self._texts.append((content, made))
        return made


def position(
    history: History, eyes: int | None, *, plays: bool, views: Views | None = None
) -> Position:
    """The position for a message; `plays` says that these eyes choose the next action."""
    views = views or Views(history.match)
    shown: Position = {**NOTHING, "view": views.json(eyes), "yours": plays}
    if plays and eyes is not None:
        view, notations = views.of(eyes), history.match.game.actions.notations
        legal = sorted(view.legal_ids(), key=notations.__getitem__)
        shown["legal"] = [notations[number] for number in legal]
        shown["reveals"] = [notations[number] for number in legal if view.reveals(number)]
        shown["undo"] = {"action": history.can_take_back(), "barrier": history.barrier()}
        shown["redo"] = {"action": history.can_play_again()}
    return shown


def explain_space(view: View, space: str | None, lang: str) -> Explanation:
    """Everything one might try on a space, with reasons and outcomes."""
    if space is not None and space not in view.game.spaces:
        raise Refused("request.bad", detail="space")
    numbers = view.attempts(space)
    return {"space": space, "actions": [explained(view, number, lang) for number in numbers]}


def explain_verb(view: View, verb: str, lang: str) -> Explanation:
    """What one might mean by a verb, with reasons and outcomes."""
    if verb not in view.game.actions.verbs:
        raise Refused("request.bad", detail="verb")
    numbers = view.attempts_with(verb)
    return {"space": None, "actions": [explained(view, number, lang) for number in numbers]}


def explained(view: View, number: int, lang: str) -> ExplainedAction:
    """One action: whether it is legal, why not, and what it would yield."""
    refusal = view.why_not(number, lang)
    return {
        "action": view.game.actions.notations[number],
        "legal": refusal is None,
        "refusal": refusal.public() if refusal else None,
        "reveals": refusal is None and view.reveals(number),
        "outcome": view.preview(number),
    }
