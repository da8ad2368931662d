"""The history of a game: its entries in order, and the match they lead to.

A table is its record. Entries are only ever added; taking back and playing again are entries too.
Whatever is told of the past is folded from them: moves that do not stand any more are not told.
"""

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from digsite.core import fair_deal
from digsite.core.edition import Edition
from digsite.core.edition_tutorial import edition_tutorial
from digsite.core.errors import BadEdition
from digsite.core.game import Game, find
from digsite.core.match import Match
from digsite.core.tutorial import Tutorial, TutorialPlace
from digsite.server.store import Entry, Store, Table
from digsite.server.store.models import ChangeKind, TableValues
from digsite.server.wire.refusals import Refused
from digsite.server.wire.responses import GameJson
from digsite.server.wire.server_messages import LoggedMove

PLAY: Final = "play"
UNDO: Final = "undo"
MOST_TAKEN_BACK: Final = 200
"""Take-backs in one turn: far more than anybody needs to think, too few to fill a disk."""


@dataclass(frozen=True)
class Move:
    """A move that stands; `events` still hold every seat's secrets."""

    seq: int
    seat: int
    action: str
    round: int
    events: list[GameJson]


@dataclass
class Change:
    """What one entry did."""

    seq: int
    change: ChangeKind
    seat: int
    action: str
    events: list[GameJson] = field(default_factory=list)
    took_back: int | None = None


class History:
    """A game under way and how it came there."""

    def __init__(self, match: Match, tutorial: Tutorial | None = None) -> None:
        self.match, self.tutorial = match, tutorial
        self.is_rated = False
        """Whether what others saw stands: nothing is taken back in a rated game."""
        self.seq = 0
        self.moves: list[Move] = []
        self.undone: list[str] = []
        self.taken_back = 0
        """How often something was taken back in the turn under way."""
        self.requests: dict[str, Change] = {}
        """What became of each request, by its hash."""
        self._taken_back: list[tuple[int, int]] = []
        """Of every move taken back, its number and that of the entry that did it."""

    def place(self) -> TutorialPlace | None:
        """How far the tutorial has come that is played here, if one is."""
        return None if self.tutorial is None else self.tutorial.place(self.match.moves)

    def can_play_again(self) -> str | None:
        return self.undone[-1] if self.undone else None

    def can_take_back(self) -> str | None:
        """The action that undo would take back; tutorials and rated games go forward only."""
        if self.tutorial is not None or self.is_rated:
            return None
        return self.match.moves[-1] if self.match.can_undo() else None

    def barrier(self) -> str | None:
        """The last action of the turn under way, when it can no longer be taken back."""
        forward_only = self.tutorial is not None or self.is_rated
        if not self.moves or forward_only or self.can_take_back() is not None:
            return None
        last, state = self.moves[-1], self.match.state
        same_turn = (last.seat, last.round) == (int(state.seat), int(state.round))
        return last.action if same_turn else None

    def action_of(self, change: ChangeKind, action: str | None) -> str:
        """The action that a wished change is about; refuses a change that cannot be made."""
        if change == PLAY:
            assert action is not None
            return action
        if change == UNDO:
            if self.is_rated:
                raise Refused("undo.rated")
            found = self.can_take_back()
            if found is None:
                raise Refused("undo.barrier" if self.barrier() else "undo.nothing")
            if self.taken_back >= MOST_TAKEN_BACK:
                raise Refused("undo.too_many", most=MOST_TAKEN_BACK)
            return found
        found = self.can_play_again()
        if found is None:
            raise Refused("redo.nothing")
        return found

    def apply(self, change: ChangeKind, action: str, lang: str = "en") -> Change:
        """Make a change that `action_of` has allowed.

        The rules may still refuse it: they say why in a language, and nothing has changed.
        """
        made = Change(self.seq + 1, change, self.match.seat, action)
        if change == UNDO:
            self.match.undo()
            self.undone.append(action)
            self.taken_back += 1
            made.took_back = self.moves.pop().seq
            self._taken_back.append((made.took_back, made.seq))
        else:
            turn_round = int(self.match.state.round)
            made.events = self.match.play(action, lang=lang)
            self.moves.append(Move(made.seq, made.seat, action, turn_round, made.events))
            if (self.match.seat, int(self.match.state.round)) != (made.seat, turn_round):
                self.taken_back = 0
            if not self.match.can_undo():
                self.match.forget_earlier()
            if change == PLAY:
                self.undone.clear()
            else:
                self.undone.pop()
        self.seq += 1
        return made

    def way_of(self, made: Change) -> list[str]:
        """The spaces that a piece went over in the change just made, in their order."""
        game, undone = self.match.game, made.change == UNDO
        # What has revealed something is forgotten, but no piece goes a way of its own then.
        before = self.match.state if undone else self.match.before
        way = [] if before is None else game.way(before, game.actions.parse(made.action))
        return way[::-1] if undone else way

    def read(self, entry: Entry) -> Change:
        """Make the change that an entry tells of."""
        made = self.apply(entry.change, entry.action)
        if entry.request is not None:
            self.requests[entry.request] = made
        return made

    def columns(self) -> TableValues:
        """What the table's columns are after the last change."""
        match, current_round = self.match, int(self.match.state.round)
        if not match.is_over:
            return {"active": match.seat, "round": current_round}
        return {
            "phase": "over",
            "winners": match.winners,
            "ending": match.ending,
            "active": None,
            "round": current_round,
        }

    def moves_since(self, seq: int) -> list[Move]:
        """The standing moves after an entry."""
        return [move for move in self.moves if move.seq > seq]

    def taken_back_since(self, seq: int) -> list[int]:
        """The moves up to an entry that were taken back after it."""
        return [move for move, by in self._taken_back if move <= seq < by]


def has_rules(table: Table) -> bool:
    """Whether the rules, and the tutorial, that a table is played with are installed."""
    # The tutorial of an edition is kept with the table's edition and cannot change.
    has_own = table.tutorial is None or table.edition is not None
    has_tutorial = has_own or _tutorial_of(table, None) is not None
    return find(table.game).plays(table.rules_version) and has_tutorial


def require_installed(table: Table) -> None:
    """Refuses a game that was begun with rules, or a tutorial, that are not installed."""
    if not has_rules(table):
        now = find(table.game).rules_version
        if table.rules_version == now:
            raise Refused("tutorial.changed")
        raise Refused("table.old_rules", played=table.rules_version, now=now)


def _tutorial_of(table: Table, edition: Edition | None) -> Tutorial | None:
    """The tutorial that a table was begun with, unless it has changed since."""
    if table.tutorial is None:
        return None
    game = find(table.game)
    if table.edition is not None and edition is not None:
        tutorial = edition_tutorial(game, edition)
    else:
        tutorial = game.tutorial
    return tutorial if tutorial is not None and tutorial.key == table.tutorial else None


def begin(table: Table, edition: Edition) -> History:
    """The beginning of a table's game: a tutorial's, a position, or dealt by secret and nonces."""
    require_installed(table)
    game, tutorial = find(table.game), _tutorial_of(table, edition)
    if tutorial is not None:
        start = game.tutorial_start(tutorial, edition)
        return History(Match.from_public(start, game=game, edition=edition), tutorial)
    if table.start is not None:
        return History(Match.from_public(table.start["position"], game=game, edition=edition))
    match = Match(
        game,
        len(table.seats),
        seed=seed_of(table),
        options=table.options,
        first=table.first,
        edition=edition,
        rules_version=table.rules_version,
    )
    history = History(match)
    history.is_rated = table.rated is not None
    return history


def replay(table: Table, edition: Edition, entries: Iterable[Entry]) -> History:
    """The history that a table's entries tell of."""
    history = begin(table, edition)
    for entry in entries:
        history.read(entry)
    return history


async def load_history(store: Store, table: Table, edition: Edition) -> History | None:
    """The history of a table; None in the lobby, and where its rules are not installed."""
    if table.phase == "lobby" or not has_rules(table):
        return None
    entries = await store.entries(table.id)
    return await asyncio.to_thread(replay, table, edition, entries)


def seed_of(table: Table) -> int:
    return fair_deal.seed(table.id, table.secret, [seat.nonce for seat in table.seats])


async def edition_of(table: Table) -> Edition:
    """The edition a table is played with, read while others go on.

    Raises BadEdition: a later version may refuse what an earlier one has let in.
    """
    game = find(table.game)
    if table.edition is None:
        return game.default_edition()
    return await asyncio.to_thread(read_edition, game, table.edition)


async def readable(tables: Iterable[Table]) -> list[tuple[Table, Edition]]:
    """Those of the tables whose edition can be read, each with its edition."""
    found = []
    for table in tables:
        with suppress(BadEdition):
            found.append((table, await edition_of(table)))
    return found


@lru_cache(maxsize=128)
def read_edition(game: Game, text: str) -> Edition:
    """An edition that somebody sent; it takes some milliseconds, so that it is done in threads."""
    return game.read_edition(text, "")


def logged_move(game: Game, move: Move | Change, eyes: int | None) -> LoggedMove:
    """A move as these eyes may be told it."""
    events = game.events_for(move.events, eyes)
    return {"seq": move.seq, "seat": move.seat, "action": move.action, "events": events}
