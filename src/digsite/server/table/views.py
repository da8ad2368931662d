"""What one pair of eyes may see of a table: the only module that lets a state out.

Legal actions, reasons, previews and hints are computed from the blinded state of the seat that
asks, so that they cannot know more than it does.
"""

from typing import Any, Final

import orjson

from digsite import locales
from digsite.core.errors import BadNotation
from digsite.core.game import Game, Refusal
from digsite.core.match import Match
from digsite.core.view import View
from digsite.server.table.history import Course
from digsite.server.wire.refusals import Refused, public_refusal
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
    """The views of one position, as JSON; eyes that see the same share one."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._texts: list[tuple[Any, orjson.Fragment]] = []

    def view(self, eyes: int | None) -> orjson.Fragment:
        game, edition = self._match.game, self._match.edition
        seen = self._match.state.copy()
        game.rules.blind(seen, -1 if eyes is None else eyes)
        content = seen.as_tuple()
        for other, text in self._texts:
            if content == other:
                return text
        made = orjson.Fragment(orjson.dumps(game.public(seen, edition)))
        self._texts.append((content, made))
        return made


def position(
    course: Course, eyes: int | None, *, plays: bool, views: Views | None = None
) -> Position:
    """The position for a message; `plays` says that these eyes choose the next action."""
    match = course.match
    told: Position = {**NOTHING, "view": (views or Views(match)).view(eyes), "yours": plays}
    if plays and eyes is not None:
        view = View(match.game, match.state, eyes)
        notations, revealing = match.game.actions.notations, match.game.rules.reveals
        legal = sorted(view.legal_ids(), key=notations.__getitem__)
        told["legal"] = [notations[number] for number in legal]
        told["reveals"] = [notations[n] for n in legal if revealing(view.state, n)]
        told["undo"] = {"action": course.can_take_back(), "barrier": course.barrier()}
        told["redo"] = {"action": course.can_play_again()}
    return told


def why_not(view: View, number: int, lang: str) -> Refusal | None:
    """The rules' reason against an action, from what the seat may see."""
    game = view.game
    reason = game.rules.why_not(view.state, number)
    if reason == 0:
        return None
    arguments = game.reason_arguments(view.state, number)
    message = game.message(lang, reason.message_id, arguments)
    return Refusal(reason.code, reason.section, message)


def number_of(game: Game, action: str, lang: str) -> int:
    """The number of an action written in notation."""
    try:
        return game.actions.parse(action)
    except BadNotation:
        sentence = locales.message(lang, "common", "action-bad-notation", {"action": action})
        raise BadNotation(sentence) from None


def explain_space(view: View, space: str | None, lang: str) -> Explanation:
    """Everything one might try on a space, with reasons and outcomes."""
    if space is not None and space not in view.game.spaces:
        raise Refused("request.bad", detail="space")
    numbers = view.game.attempts(view.state, space)
    return {"space": space, "actions": [explained(view, number, lang) for number in numbers]}


def explained(view: View, number: int, lang: str) -> ExplainedAction:
    """One action: whether it is legal, why not, and what it would yield."""
    refusal = why_not(view, number, lang)
    stops = refusal is None and bool(view.game.rules.reveals(view.state, number))
    return {
        "action": view.game.actions.notations[number],
        "legal": refusal is None,
        "refusal": public_refusal(refusal) if refusal else None,
        "reveals": stops,
        "outcome": view.game.preview(view.state, number),
    }
