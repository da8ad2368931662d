"""What a seat, or a spectator, knows of a position: the only door through which a state leaves.

Bots, servers, environments and terminals ask a view, so what they show or play cannot know more
than its reader does. Actions are ids here; `Game.parse` reads their notation.
"""

from typing import Any, Final

from digsite.core import sentences
from digsite.core.chance import Chance
from digsite.core.edition import Edition
from digsite.core.game import Game
from digsite.core.generic import GameState
from digsite.core.reason_codes import ReasonCode
from digsite.core.refusals import Refusal

SPECTATOR: Final = -1
"""The seat that `blind` takes for no seat at all."""


class View:
    """A position without its secrets; the true state cannot be reached from here.

    `reader` is a seat, or None for a spectator. The edition is the one that the game is played
    with: what a view says of the components depends on it.

    Where several look at one position, views may be made `beside` that of a spectator: they share
    all but those parts of which their reader may know more, and must not be changed. Whatever a
    game forgets to name as such a part, nobody learns another seat's secret: all that is in a view
    is what a spectator may know, or has been blinded for this reader.
    """

    def __init__(
        self,
        game: Game,
        state: GameState,
        reader: int | None,
        edition: Edition,
        beside: "View | None" = None,
    ) -> None:
        if reader is not None:
            game.check_seat(state, reader)
        self.game, self.reader, self.edition = game, reader, edition
        parts = None
        if beside is not None and reader is not None:
            parts = game.known_besides(state, reader)
        if beside is None or reader is None or parts is None:
            self.state, is_blinded = state.copy(), False
        else:
            self.state = beside._with(parts, state)
            is_blinded = game.blind_besides(self.state, reader)
        if not is_blinded:
            game.rules.blind(self.state, SPECTATOR if reader is None else reader)

    def _with(self, parts: list[tuple[str, int]], state: GameState) -> GameState:
        """This view's state with some parts as they really are, still to be blinded."""
        made = self.state.shared()
        for name in {name for name, _ in parts}:
            setattr(made, name, getattr(made, name).copy())
        for name, place in parts:
            getattr(made, name)[place] = getattr(state, name)[place].copy()
        return made

    @property
    def seat(self) -> int:
        """The seat that reads; whoever asks for it knows that it is no spectator."""
        assert self.reader is not None
        return self.reader

    @property
    def players(self) -> int:
        return int(self.state.players)

    @property
    def is_over(self) -> bool:
        return bool(self.state.ending != 0)

    def legal_ids(self) -> list[int]:
        """The legal actions of the seat to play; they never depend on what it cannot see."""
        return self.game.legal_ids(self.state)

    def legal_actions(self) -> list[str]:
        """The same in notation, sorted as text."""
        return self.game.legal_actions(self.state)

    def why_not(self, action: int, lang: str = "en") -> Refusal | None:
        """Why the seat to play cannot play the action; None when it can."""
        reason = self.game.rules.why_not(self.state, action)
        return None if reason == 0 else self.refusal(action, reason, lang)

    def refusal(self, action: int, reason: ReasonCode, lang: str = "en") -> Refusal:
        """A reason against an action as a sentence, with what the reader knows."""
        facts = self.game.reason_arguments(self.state, action)
        arguments = sentences.arguments(self.game, facts, lang)
        message = self.game.message(lang, reason.message_id, arguments)
        return Refusal(reason.code, reason.section, message)

    def reveals(self, action: int) -> bool:
        """Whether playing the action shows something new, so that it should not be taken back."""
        return bool(self.game.rules.reveals(self.state, action))

    def attempts(self, space: str | None) -> list[int]:
        """Everything the seat to play might try on a space, or on none, legal or not."""
        return self.game.attempts(self.state, space)

    def attempts_with(self, verb: str) -> list[int]:
        """What the seat to play might mean by a verb, legal or not."""
        return self.game.attempts_with(self.state, verb)

    def preview(self, action: int) -> dict[str, Any]:
        """The outcome of an action as far as the seat to play can know it."""
        return self.game.preview(self.state, action)

    def public(self) -> dict[str, Any]:
        """The view's public JSON."""
        return self.game.public(self.state, self.edition)

    def public_besides(self, spectators_view: dict[str, Any]) -> dict[str, Any]:
        """The same, made from a spectator's of the same position, which is not changed."""
        if self.reader is None:
            return spectators_view
        return self.game.public_besides(self.state, self.reader, self.edition, spectators_view)

    def redeal(self, chance: Chance) -> GameState:
        """One of the states that the seat cannot tell from the true one."""
        dealt = self.state.copy()
        self.game.rules.redeal(dealt, self.seat, chance)
        return dealt
