"""A game as OpenSpiel wants it: before or after its deal, with what everybody was told.

That is worked out only when somebody asks, by playing the actions again on objects.
"""

import json
from typing import Any, Final

from digsite.core.chance import seeded
from digsite.core.errors import BadRequest, IllegalAction
from digsite.core.generic import GameState
from digsite.core.view import View
from digsite.envs.single import OVER, REFUSED, Dealer, SingleGame

SEED_BYTES: Final = 8
NOT_DEALT: Final = -1
"""Instead of the seat whose turn it is: chance has to draw the seed, by OpenSpiel's number."""


class Heard:
    """What everybody was told from the deal on, and the state that this led to.

    There is a list for every player and, last, one for spectators.
    """

    def __init__(self, state: GameState, logs: list[list[str]]) -> None:
        self.state, self.logs = state, logs

    def follow(self, dealer: Dealer, action: int) -> None:
        """Play an action and tell everybody."""
        game, before = dealer.game, self.state.copy()
        game.rules.play(self.state, action)
        events = game.events(before, action, self.state)
        for player, lines in enumerate(self.logs):
            reader = player if player < dealer.players else None
            lines.append(json.dumps(game.events_for(events, reader)))

    def copy(self) -> "Heard":
        return Heard(self.state.copy(), [lines[:] for lines in self.logs])


class Position:
    """A moment before the deal or of a game; copies are independent."""

    single: SingleGame
    """There is none before the deal."""

    def __init__(self, dealer: Dealer) -> None:
        self.dealer = dealer
        self.player = NOT_DEALT
        """The seat whose turn it is, NOT_DEALT or OVER."""
        self.drawn: list[int] = []
        """The bytes of the seed so far."""
        self._heard: Heard | None = None
        self._unheard: list[int] = []
        """The actions that nobody was told of yet."""

    def draw(self, byte: int) -> None:
        """Draw one more byte of the seed; the last of them deals."""
        self.drawn.append(byte)
        if len(self.drawn) == SEED_BYTES:
            self.single = SingleGame.of(self.dealer, self.dealer.prepared)
            self.player = self.single.deal(int.from_bytes(self.drawn))

    def play(self, action: int) -> None:
        """Play an action; one that is not legal is refused and changes nothing."""
        player = self.single.play(action)
        if player == REFUSED:
            raise self._refusal(action)
        self.player = player
        self._unheard.append(action)

    @property
    def heard(self) -> Heard:
        """What everybody was told since the deal."""
        assert self.player != NOT_DEALT
        if self._heard is None:
            start = self.dealer.deal(int.from_bytes(self.drawn))
            self._heard = Heard(start, [[] for _ in range(self.dealer.players + 1)])
        for action in self._unheard:
            self._heard.follow(self.dealer, action)
        self._unheard.clear()
        return self._heard

    def seen_by(self, player: int | None) -> View:
        """What a player (or a spectator) knows, once there is a deal."""
        return View(self.dealer.game, self.heard.state, player, self.dealer.edition)

    def redeal(self, player: int, seed: int) -> None:
        """Deal again what a player cannot know.

        What only another player was told may not be so in the new deal: it is forgotten, and that
        player keeps what a spectator was told, and the view.
        """
        dealt, logs = self.seen_by(player).redeal(seeded(seed)), self.heard.logs
        kept = [lines if reader == player else logs[-1][:] for reader, lines in enumerate(logs)]
        self._heard = Heard(dealt, kept)
        self._carry(self.dealer.carried(dealt))

    def _carry(self, carried: Any) -> None:
        self.single = SingleGame.of(self.dealer, carried)
        self.player = self.single.look()

    def _refusal(self, action: int) -> Exception:
        game = self.dealer.game
        if self.player == OVER or not 0 <= action < game.actions.size:
            return BadRequest(f"{action} is no action that could be played here.")
        notation = game.actions.notations[action]
        refusal = self.seen_by(self.player).why_not(action)
        assert refusal is not None
        return IllegalAction(
            f"{notation!r}: {refusal.message}",
            code=refusal.code,
            section=refusal.section,
            action=notation,
        )

    def __deepcopy__(self, memo: dict[int, Any]) -> "Position":
        other = Position(self.dealer)
        other.drawn, other.player = self.drawn[:], self.player
        other._heard = None if self._heard is None else self._heard.copy()
        other._unheard = self._unheard[:]
        if self.player != NOT_DEALT:
            other.single = self.single.copy()
        return other

    def __getstate__(self) -> dict[str, Any]:
        kept = vars(self).copy()
        if self.player != NOT_DEALT:
            kept["single"] = self.single.to_bytes()
        return kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        whole = kept.pop("single", None)
        vars(self).update(kept)
        if whole is not None:
            self._carry(self.dealer.read(whole))
