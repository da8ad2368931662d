"""A game under way: the state, what was played, and undo."""

import secrets
from collections.abc import Mapping
from copy import copy
from typing import Any, Self

from digsite.core.chance import seeded
from digsite.core.edition import Edition
from digsite.core.errors import BadRequest, GameOver, IllegalAction
from digsite.core.game import Game, find
from digsite.core.generic import GameState
from digsite.core.refusals import Refusal
from digsite.core.view import View


class Match:
    """One game being played, from its deal or from a position set up by hand."""

    def __init__(
        self,
        game: Game,
        players: int,
        *,
        seed: int | None = None,
        options: Mapping[str, str] | None = None,
        first: int | None = None,
        edition: Edition | None = None,
        rules_version: int | None = None,
    ) -> None:
        """A new game, played by the rules of today unless an earlier version is asked for."""
        if first == -1:
            raise BadRequest("first must be a seat.")
        self.game = game
        self.edition = edition or game.default_edition()
        self.seed: int | None = secrets.randbits(64) if seed is None else seed
        self.first = first
        self.start: dict[str, Any] | None = None
        self.moves: list[str] = []
        self._earlier: list[GameState] = []
        self.state = game.new_state(
            players,
            seed=self.seed,
            options={} if options is None else options,
            first=-1 if first is None else first,
            edition=self.edition,
            rules_version=rules_version,
        )

    @classmethod
    def from_public(cls, data: Any, *, game: Game, edition: Edition | None = None) -> Self:
        """A match that goes on from a full public state."""
        chosen = edition or game.default_edition()
        return cls.from_state(game.read_public(data, chosen), game=game, edition=chosen)

    @classmethod
    def from_state(cls, state: GameState, *, game: Game, edition: Edition) -> Self:
        """A match that goes on from a state, which is its own from then on."""
        match = cls.__new__(cls)
        match.game, match.edition, match.state = game, edition, state
        match.seed = match.first = None
        match.start = match.public()
        match.moves, match._earlier = [], []
        return match

    @property
    def rules_version(self) -> int:
        """The version of the rules that it is played by."""
        return int(self.state.rules_version)

    @property
    def players(self) -> int:
        return int(self.state.players)

    @property
    def seat(self) -> int:
        """The seat whose turn it is, or was last."""
        return int(self.state.seat)

    @property
    def colour(self) -> str:
        """The colour of that seat."""
        return self.game.colours[self.seat]

    @property
    def is_over(self) -> bool:
        return bool(self.state.ending != 0)

    @property
    def before(self) -> GameState | None:
        """The position before the last action, unless it has been forgotten."""
        return self._earlier[-1] if self._earlier else None

    @property
    def winners(self) -> list[int] | None:
        """The winning seats, once the game is over."""
        return self.game.winners(self.state)

    @property
    def ending(self) -> str | None:
        """How the game ended, once it is over."""
        return self.game.endings[self.state.ending] if self.is_over else None

    @property
    def options(self) -> dict[str, str]:
        return self.game.options_of(self.state, self.edition)

    def legal_actions(self) -> list[str]:
        """All legal actions in notation, sorted as text."""
        return self.game.legal_actions(self.state)

    def why_not(self, action: str, *, lang: str = "en") -> Refusal | None:
        """Why the action cannot be played now; None when it can."""
        return self._refusal(self.game.parse(action, lang=lang), lang)

    def _refusal(self, action: int, lang: str) -> Refusal | None:
        reason = self.game.rules.why_not(self.state, action)
        if reason == 0:
            return None
        # The verdict never depends on a secret; the sentence is made of what the seat knows.
        return self.seen_by(self.seat).refusal(action, reason, lang)

    def require_legal(self, action: str, *, lang: str = "en") -> int:
        """The id of a legal action; raises IllegalAction, with the reason, for any other."""
        chosen = self.game.parse(action, lang=lang)
        refusal = self._refusal(chosen, lang)
        if refusal is not None:
            error = GameOver if self.is_over else IllegalAction
            raise error(refusal.message, code=refusal.code, section=refusal.section, action=action)
        return chosen

    def play(self, action: str, *, lang: str = "en") -> list[dict[str, Any]]:
        """Play an action; raises IllegalAction, with the reason, and then changes nothing."""
        chosen = self.require_legal(action, lang=lang)
        before = self.state
        self.state = before.copy_to_play()
        self.game.rules.play(self.state, chosen)
        self._earlier.append(before)
        self.moves.append(action)
        return self.game.events(before, chosen, self.state)

    def reveals(self, action: str) -> bool:
        """Whether playing the action shows something new, so that it should not be taken back."""
        return bool(self.game.rules.reveals(self.state, self.game.actions.parse(action)))

    def undo(self) -> str | None:
        """Take back the last action and return it; None at the start."""
        if not self._earlier:
            return None
        self.state = self._earlier.pop()
        return self.moves.pop()

    def can_undo(self) -> bool:
        """Whether the last action may be taken back at a table: it revealed nothing."""
        if not self._earlier:
            return False
        latest = self.game.actions.parse(self.moves[-1])
        return not self.game.rules.reveals(self._earlier[-1], latest)

    def forget_earlier(self) -> None:
        """Forget the earlier positions: there will be no going back to them."""
        self._earlier.clear()

    def copy(self) -> "Match":
        """An independent match in the same position, with the same history."""
        other = copy(self)
        other.state = self.state.copy()
        other.moves = self.moves[:]
        other._earlier = self._earlier[:]
        return other

    def public(self) -> dict[str, Any]:
        """The whole public state, hidden parts included."""
        return self.game.public(self.state, self.edition)

    def seen_by(self, seat: int | None, *, beside: View | None = None) -> View:
        """The position as a seat knows it; None is a spectator.

        `beside` is a spectator's view of it, to share with.
        """
        return View(self.game, self.state, seat, self.edition, beside)

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may see, as public JSON; None is a spectator."""
        return self.seen_by(seat).public()

    def redeal(self, seat: int, seed: int | None = None) -> "Match":
        """The same match with everything the seat cannot know dealt again, for search."""
        self.game.check_seat(self.state, seat)
        chance = seeded(secrets.randbits(64) if seed is None else seed)
        other = copy(self)
        other.seed, other._earlier, other.moves = None, [], []
        other.state = self.seen_by(seat).redeal(chance)
        other.start = other.public()
        return other


def load(
    game: str,
    players: int | None = None,
    *,
    seed: int | None = None,
    options: Mapping[str, str] | None = None,
    first: int | None = None,
    edition: str | None = None,
) -> Match:
    """A new match of the named game, for the smallest number of players unless told otherwise."""
    found = find(game)
    return Match(
        found,
        found.players[0] if players is None else players,
        seed=seed,
        options=options,
        first=first,
        edition=found.edition(edition),
    )
