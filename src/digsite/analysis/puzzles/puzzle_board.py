"""A puzzle being solved: the turn played by the game's rules, and how far it has come."""

from collections.abc import Sequence
from typing import Final, Literal

from digsite import locales
from digsite.analysis.board import AnalysisBoard
from digsite.analysis.puzzles.puzzle import MOST, WIN, Puzzle
from digsite.core.errors import IllegalAction
from digsite.core.game import Game
from digsite.core.match import Match
from digsite.core.refusals import Refusal
from digsite.core.view import View
from digsite.core.win_share import share_of_win

Result = Literal["open", "solved", "missed"]
OPEN: Final = "open"
SOLVED: Final = "solved"
MISSED: Final = "missed"


class PuzzleBoard:
    """The position of a puzzle with some moves of its turn; the rules may refuse one.

    What is luck is refused too: an answer must be the best whatever is hidden.
    """

    def __init__(
        self, game: Game, puzzle: Puzzle, line: Sequence[str] = (), *, lang: str = "en"
    ) -> None:
        self.game, self.puzzle = game, puzzle
        self.board = AnalysisBoard(puzzle.match(game))
        self.seat = self.match.seat
        for action in line:
            self.play(action, lang=lang)

    @property
    def match(self) -> Match:
        return self.board.match

    @property
    def is_turn_over(self) -> bool:
        return self.match.is_over or self.match.seat != self.seat

    @property
    def count(self) -> int:
        """What the seat has, by the game's own score."""
        return int(self.game.rules.score(self.match.state, self.seat))

    @property
    def result(self) -> Result:
        """Whether the question is answered, has been missed, or is still open."""
        if self.puzzle.kind == MOST and self.puzzle.count is not None:
            if self.count >= self.puzzle.count.most:
                return SOLVED
        elif self.puzzle.kind == WIN and self.match.is_over:
            if share_of_win(self.match.state, self.seat) == 1:
                return SOLVED
        return MISSED if self.is_turn_over else OPEN

    def view(self) -> View:
        """The position as the seat that solves it knows it."""
        return self.match.seen_by(self.seat)

    def is_luck(self, action: str) -> bool:
        """Whether what an action brings hangs on something that the seat cannot see."""
        return bool(self.game.rules.gambles(self.match.state, self.game.actions.parse(action)))

    def legal_actions(self) -> list[str]:
        """What may be played: all that is legal and no luck, until the turn is over."""
        if self.is_turn_over:
            return []
        return [action for action in self.match.legal_actions() if not self.is_luck(action)]

    def play(self, action: str, *, lang: str = "en") -> None:
        """Play a move of the turn."""
        self.match.require_legal(action, lang=lang)
        if self.is_turn_over:
            raise _illegal(_refusal("turn-over", lang), action)
        if self.is_luck(action):
            raise _illegal(self.luck(lang), action)
        self.board.play(action, lang=lang)

    @staticmethod
    def luck(lang: str) -> Refusal:
        """Why what is luck cannot be played in a puzzle."""
        return _refusal("luck", lang)


def _refusal(name: str, lang: str) -> Refusal:
    sentence = locales.message(lang, "puzzles", f"refusal-{name}")
    return Refusal(f"puzzle.{name.replace('-', '_')}", None, sentence)


def _illegal(refusal: Refusal, action: str) -> IllegalAction:
    return IllegalAction(refusal.message, code=refusal.code, section=None, action=action)
