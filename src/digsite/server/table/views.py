"""What one pair of eyes may see of a table, as it is told: views, legal actions, explanations."""

from functools import cached_property
from typing import Any, Final

import orjson

from digsite.core.match import Match
from digsite.core.tutorial import Tutorial, TutorialPlace
from digsite.core.view import View
from digsite.server.table.history import History
from digsite.server.wire.refusals import Refused
from digsite.server.wire.responses import ExplainedAction, Explanation
from digsite.server.wire.server_messages import Position, ShownTutorial

NOTHING: Final[Position] = {
    "view": None,
    "yours": False,
    "legal": [],
    "reveals": [],
    "undo": {"action": None, "barrier": None},
    "redo": {"action": None},
    "secrets": [],
    "tutorial": None,
}
"""The position before the game has begun."""


class Views:
    """The views of one position, each made and written once; all share what everybody may see."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._views: dict[int | None, View] = {}
        self._texts: dict[int | None, orjson.Fragment] = {}

    def of(self, eyes: int | None) -> View:
        if eyes not in self._views:
            spectator = None if eyes is None else self.of(None)
            self._views[eyes] = self._match.seen_by(eyes, beside=spectator)
        return self._views[eyes]

    def json(self, eyes: int | None) -> orjson.Fragment:
        if eyes not in self._texts:
            public = self.of(eyes).public_besides(self._spectators_view)
            self._texts[eyes] = orjson.Fragment(orjson.dumps(public))
        return self._texts[eyes]

    @cached_property
    def secrets(self) -> list[int]:
        """The seats that know something of their own."""
        game, state = self._match.game, self._match.state
        return [seat for seat in range(self._match.players) if game.holds_secret(state, seat)]

    @cached_property
    def _spectators_view(self) -> dict[str, Any]:
        return self.of(None).public()


def position(
    history: History, eyes: int | None, *, plays: bool, views: Views | None = None
) -> Position:
    """The position for a message; `plays` says that these eyes choose the next action."""
    views = views or Views(history.match)
    shown: Position = {
        **NOTHING,
        "view": views.json(eyes),
        "yours": plays,
        "secrets": views.secrets,
    }
    place = history.place()
    if history.tutorial is not None and place is not None:
        shown["tutorial"] = shown_tutorial(history.tutorial, place)
    if plays and eyes is not None:
        view, notations = views.of(eyes), history.match.game.actions.notations
        legal = sorted(view.legal_ids(), key=notations.__getitem__)
        if place is not None:
            legal = [action for action in legal if notations[action] in place.choices]
        shown["legal"] = [notations[action] for action in legal]
        shown["reveals"] = [notations[action] for action in legal if view.reveals(action)]
        shown["undo"] = {"action": history.can_take_back(), "barrier": history.barrier()}
        shown["redo"] = {"action": history.can_play_again()}
    return shown


def shown_tutorial(tutorial: Tutorial, place: TutorialPlace) -> ShownTutorial:
    """What is said now, step by step up to the next move."""
    return {
        "step": place.step + 1,
        "steps": len(tutorial.steps),
        "sentences": [
            {
                "message": step.message,
                "text": None if step.text is None else dict(step.text),
                "point": list(step.point),
                "tries": step.tries,
            }
            for step in tutorial.told_at(place)
        ],
    }


def explain(
    view: View,
    lang: str,
    *,
    space: str | None,
    verb: str | None,
    action: str | None,
    place: TutorialPlace | None = None,
) -> Explanation:
    """What can be done, by one action, by a verb, or else on a space or on none of them."""
    if action is not None:
        parsed = view.game.parse(action, lang=lang)
        return {"space": None, "actions": [explained(view, parsed, lang, place)]}
    if verb is not None:
        return explain_verb(view, verb, lang, place)
    return explain_space(view, space, lang, place)


def explain_space(
    view: View, space: str | None, lang: str, place: TutorialPlace | None = None
) -> Explanation:
    """Everything one might try on a space, with reasons and outcomes."""
    if space is not None and space not in view.game.spaces:
        raise Refused("request.bad", detail="space")
    attempts = view.attempts(space)
    return {"space": space, "actions": [explained(view, one, lang, place) for one in attempts]}


def explain_verb(
    view: View, verb: str, lang: str, place: TutorialPlace | None = None
) -> Explanation:
    """What one might mean by a verb, with reasons and outcomes."""
    if verb not in view.game.actions.verbs:
        raise Refused("request.bad", detail="verb")
    attempts = view.attempts_with(verb)
    return {"space": None, "actions": [explained(view, one, lang, place) for one in attempts]}


def explained(
    view: View, action: int, lang: str, place: TutorialPlace | None = None
) -> ExplainedAction:
    """One action: whether it is legal, why not, and what it would yield.

    In a tutorial what the rules would allow may still come later.
    """
    notation, reason = view.game.actions.notations[action], view.why_not(action, lang)
    refusal = None if reason is None else reason.public()
    if refusal is None and place is not None and notation not in place.choices:
        refusal = Refused("tutorial.not_now").public(lang)
    return {
        "action": notation,
        "legal": refusal is None,
        "refusal": refusal,
        "reveals": refusal is None and view.reveals(action),
        "outcome": view.preview(action),
    }
