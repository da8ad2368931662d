"""A game seen again, position by position, through the eyes of whoever may look.

Long games make long answers. So these are made to their last byte by the readers: the event loop,
on which everybody else waits, only sends them.
"""

import asyncio
import json
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final, Literal

from digsite.core.edition import Edition
from digsite.core.game import Game
from digsite.core.generic import GameState
from digsite.core.match import Match
from digsite.core.view import View
from digsite.server.replays.records import RecordedDeal
from digsite.server.threads.fair_threads import Owner
from digsite.server.threads.readers import Readers
from digsite.server.wire.responses import Frame, Frames, GameJson, ReplayMove

EVERYTHING: Final = "all"
Eyes = int | None | Literal["all"]
STEP: Final = 25
"""How many moves lie between two positions that are kept."""
MOST_FRAMES: Final = 50
MOST_MOVES: Final = 50_000
"""Of all playbacks that are kept; a move takes 600 bytes or so."""
SHORTEST: Final = 100
"""A playback counts for at least so many moves: a short one takes room too."""
LEAST_KEPT: Final = 4
"""Kept however long they are."""
Key = tuple[str, int]


def as_json(data: object) -> bytes:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()


@dataclass(frozen=True)
class Played:
    """A move that was made."""

    seat: int
    round: int
    action: str


def seen_through(eyes: Eyes, game: Game, state: GameState, edition: Edition) -> GameJson:
    """A position as public JSON, to whoever may look through these eyes."""
    if eyes == EVERYTHING:
        return game.public(state, edition)
    return View(game, state, eyes, edition).public()


class Playback:
    """All positions of a game; `match` is at its beginning and is played to its end here.

    `deal` is what an uploaded record says of its deal.
    """

    def __init__(self, match: Match, actions: list[str], deal: RecordedDeal | None = None) -> None:
        self.game, self.edition, self.match = match.game, match.edition, match
        self.deal = deal
        self.played: list[Played] = []
        self._kept = [match.state.copy()]
        for move, action in enumerate(actions, start=1):
            self.played.append(Played(match.seat, int(match.state.round), action))
            match.play(action)
            match.forget_earlier()
            if move % STEP == 0:
                self._kept.append(match.state.copy())
        self.moves = as_json(self._moves())
        """As every head of a replay tells them."""

    def beginning(self) -> GameState:
        """The position before the first move, to be played on."""
        return self._before(0)

    def match_at(self, move: int) -> Match:
        """A match that goes on from the position after a move; everybody knows what they saw."""
        state = self._before(move)
        for played in self.played[move // STEP * STEP : move]:
            self.game.rules.play(state, self.game.actions.parse(played.action))
        return Match.from_state(state, game=self.game, edition=self.edition)

    def _before(self, move: int) -> GameState:
        """The last position that is kept before a move, or after it."""
        state: GameState = self._kept[move // STEP].copy()
        return state

    @property
    def size(self) -> int:
        return max(SHORTEST, len(self.played))

    def _moves(self) -> list[ReplayMove]:
        return [
            {"move": move, "seat": played.seat, "round": played.round, "action": played.action}
            for move, played in enumerate(self.played, start=1)
        ]

    def frames(self, eyes: Eyes, first: int, last: int) -> list[Frame]:
        """The positions after moves `first` to `last`; number 0 is the deal."""
        first = max(0, min(first, len(self.played)))
        last = max(first, min(last, len(self.played), first + MOST_FRAMES - 1))
        # A frame tells of its move too, so the position before it is where to begin.
        move = max(0, first - 1) // STEP * STEP
        state = self._before(move)
        frames = [self._frame(0, None, [], [], state, eyes)] if first == 0 else []
        while move < last:
            move += 1
            played, before = self.played[move - 1], state.copy()
            action = self.game.actions.parse(played.action)
            self.game.rules.play(state, action)
            if move >= max(first, 1):
                events = self.game.events(before, action, state)
                way = self.game.way(before, action)
                frames.append(self._frame(move, played, events, way, state, eyes))
        return frames

    def frames_json(self, eyes: Eyes, first: int, last: int) -> bytes:
        """The same positions as they are sent."""
        frames: Frames = {"frames": self.frames(eyes, first, last), "moves": len(self.played)}
        return as_json(frames)

    def _frame(
        self,
        move: int,
        played: Played | None,
        events: list[GameJson],
        way: list[str],
        state: GameState,
        eyes: Eyes,
    ) -> Frame:
        if eyes == EVERYTHING:
            # The secrets of a move are those of the seat that made it.
            shown = self.game.events_for(events, played.seat if played else None)
        else:
            shown = self.game.events_for(events, eyes)
        return {
            "move": move,
            "seat": played.seat if played else None,
            "action": played.action if played else None,
            "events": shown,
            "way": way,
            "view": seen_through(eyes, self.game, state, self.edition),
        }


class Playbacks:
    """A cache of those looked at last: bounded by the moves they hold, but always a few."""

    def __init__(self, readers: Readers) -> None:
        self.readers = readers
        self._kept: OrderedDict[Key, Playback] = OrderedDict()
        self._making: dict[Key, asyncio.Task[Playback]] = {}

    async def get(self, owner: Owner, key: Key, make: Callable[[], Playback]) -> Playback:
        """The playback of a game up to a change; made by the readers if it is not kept."""
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._making:
            making = asyncio.create_task(self.readers.read(owner, make))
            self._making[key] = making
            making.add_done_callback(partial(self._made, key))
        # Others may wait for the same one: it is made even if this asker goes away.
        return await asyncio.shield(self._making[key])

    def _made(self, key: Key, making: asyncio.Task[Playback]) -> None:
        del self._making[key]
        # Asking for the error keeps it out of the log when every asker has gone away.
        if making.cancelled() or making.exception() is not None:
            return
        self._kept[key] = making.result()
        size = sum(one.size for one in self._kept.values())
        while size > MOST_MOVES and len(self._kept) > LEAST_KEPT:
            size -= self._kept.popitem(last=False)[1].size
