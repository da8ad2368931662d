"""Positions of games that are over, tried further for all seats."""

from typing import Final

from digsite.analysis.board import AnalysisBoard
from digsite.server.replays.playback import EVERYTHING, Eyes, Playback, as_json, seen_through
from digsite.server.store.models import Start
from digsite.server.table.views import explain
from digsite.server.wire.refusals import Refused
from digsite.server.wire.responses import Analysed, GameJson, ReplayMove

MOST_TRIED: Final = 500
"""Moves of a line: more than are left in any game that people play."""


class TriedPosition:
    """The position after a move of a game and a line tried from there.

    Made by the readers: the rules play the line, and may refuse it.
    """

    def __init__(self, playback: Playback, move: int, line: str, lang: str) -> None:
        notations = line.split(",") if line else []
        if len(notations) > MOST_TRIED:
            raise Refused("request.bad", detail="line")
        if move > len(playback.played):
            raise Refused("request.bad", detail="move")
        self.playback, self.move, self.lang = playback, move, lang
        self.board = AnalysisBoard(playback.match_at(move), notations, lang=lang)

    def start(self, replay: str) -> Start:
        """The position as another game may begin with it."""
        line = [tried.action for tried in self.board.tried]
        position = self.board.match.public()
        return {"position": position, "replay": replay, "move": self.move, "line": line}

    def shown(self, eyes: Eyes) -> bytes:
        """The position as it is sent: what these eyes see, and what the seat to play can do."""
        match = self.board.match
        events, way = self._last_move(eyes)
        legal = [] if match.is_over else match.legal_actions()
        shown: Analysed = {
            "move": self.move,
            "line": self._line(),
            "events": events,
            "way": way,
            "view": seen_through(eyes, match.game, match.state, match.edition),
            "over": match.is_over,
            "legal": legal,
            "reveals": [action for action in legal if match.reveals(action)],
        }
        return as_json(shown)

    def _line(self) -> list[ReplayMove]:
        return [
            {"move": number, "seat": tried.seat, "round": tried.round, "action": tried.action}
            for number, tried in enumerate(self.board.tried, start=self.move + 1)
        ]

    def _last_move(self, eyes: Eyes) -> tuple[list[GameJson], list[str]]:
        """What happened last, of the game or of the line, and the way that a piece went."""
        if not self.board.tried:
            frame = self.playback.frames(eyes, self.move, self.move)[0]
            return frame["events"], frame["way"]
        last = self.board.tried[-1]
        events_for = self.playback.game.events_for
        if eyes == EVERYTHING:
            # The secrets of a move are those of the seat that made it.
            return events_for(last.events, last.seat), last.way
        return events_for(last.events, eyes), last.way

    def explained(self, *, space: str | None, verb: str | None, action: str | None) -> bytes:
        """What the seat to play can do, from what it could know (docs/wire.md, section 4)."""
        if self.board.match.is_over:
            return as_json({"space": space, "actions": []})
        view = self.board.to_play()
        return as_json(explain(view, self.lang, space=space, verb=verb, action=action))
