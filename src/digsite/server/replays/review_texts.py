"""A review as it is kept and as it is told: numbers for everybody, sentences in one language."""

import json
from dataclasses import dataclass
from typing import Final

from digsite import locales
from digsite.analysis.review import Review, Reviewed
from digsite.server.replays.playback import as_json
from digsite.server.wire.responses import ReviewedMove, ReviewShown

METHOD: Final = 1
"""The version of how games are reviewed: reviews of another version are made again."""
FINEST: Final = 3
"""Decimal places of the win chances."""


@dataclass(frozen=True)
class Progress:
    """How far a review has come; nobody works at one that is not `begun`."""

    begun: bool
    done: int
    total: int

    def shown(self) -> bytes:
        shown: ReviewShown = {
            "state": "working" if self.begun else "none",
            "done": self.done,
            "total": self.total,
            "review": None,
        }
        return as_json(shown)


def kept_text(review: Review) -> str:
    """A review as the database keeps it, with its sentences in every language."""
    return json.dumps(
        {
            "moves": [
                {**_told(move), "why": move.why} if move.size else _told(move)
                for move in review.moves
            ],
            "accuracy": [round(review.accuracy(seat), 1) for seat in range(review.players)],
            "turning_points": [
                {"move": point.number, "seat": seat, "change": round(point.change, FINEST)}
                for seat in range(review.players)
                for point in review.turning_points(seat)
            ],
        },
        ensure_ascii=False,
    )


def _told(move: Reviewed) -> ReviewedMove:
    return {
        "move": move.number,
        "seat": move.seat,
        "win": [round(chance, FINEST) for chance in move.win],
        "loss": round(move.loss, FINEST),
        "size": move.size,
        "best": move.best if move.size else None,
        "plan": list(move.plan) if move.size else [],
        "why": None,
    }


def shown_text(text: str, total: int, lang: str) -> bytes:
    """A kept review as it is sent to somebody who speaks a language."""
    review = json.loads(text)
    for move in review["moves"]:
        if move["why"] is not None:
            move["why"] = move["why"].get(lang, move["why"][locales.LANGUAGES[0]])
    shown: ReviewShown = {"state": "done", "done": total, "total": total, "review": review}
    return as_json(shown)
