"""Puzzles as they are shown, and their positions with the moves that a solver has tried."""

from digsite.analysis.puzzles import solution
from digsite.analysis.puzzles.puzzle import Puzzle, book_of
from digsite.analysis.puzzles.puzzle_board import PuzzleBoard
from digsite.core.game import Game, find, names
from digsite.server.replays.playback import as_json
from digsite.server.table.views import explain
from digsite.server.wire.puzzles import ListedPuzzle, PuzzlePosition, PuzzleSolution, ShownPuzzle
from digsite.server.wire.refusals import Refused
from digsite.server.wire.responses import GameJson

MOST_TRIED = 60
"""Moves of a turn: more than any turn has."""


def puzzle_named(game: str, puzzle: str) -> tuple[Game, Puzzle]:
    """A puzzle of a game."""
    known = book_of(find(game)).puzzles if game in names() else {}
    if puzzle not in known:
        raise Refused("puzzle.unknown")
    return find(game), known[puzzle]


def listed(game: Game, puzzle: Puzzle) -> ListedPuzzle:
    """What can be said of a puzzle before it is opened."""
    return {
        "game": game.name,
        "puzzle": puzzle.id,
        "kind": puzzle.kind,
        "grade": puzzle.grade,
        "players": int(puzzle.position["players"]),
    }


class TriedPuzzle:
    """A puzzle and some moves of its turn, made by the readers: the rules may refuse them."""

    def __init__(self, game: str, puzzle: str, line: str, lang: str) -> None:
        notations = line.split(",") if line else []
        if len(notations) > MOST_TRIED:
            raise Refused("request.bad", detail="line")
        self.game, self.puzzle = puzzle_named(game, puzzle)
        self.line, self.lang = notations, lang
        self.board = PuzzleBoard(self.game, self.puzzle, notations, lang=lang)

    def head(self) -> bytes:
        """The question, and what is needed to draw its table."""
        shown: ShownPuzzle = {
            **listed(self.game, self.puzzle),
            "question": solution.question(self.game, self.puzzle, self.lang),
            "seat": self.board.seat,
            "now": self.board.count,
            "components": self.game.components(self.board.match.edition),
            "plans": [list(plan.moves) for plan in self.puzzle.plans],
        }
        return as_json(shown)

    def shown(self) -> bytes:
        """The position, what can be done there, and whether it is the answer."""
        board, match = self.board, self.board.match
        events, way = self._last_move()
        legal = board.legal_actions()
        position: PuzzlePosition = {
            "line": self.line,
            "events": events,
            "way": way,
            "view": board.view().public(),
            "legal": legal,
            "reveals": [action for action in legal if match.reveals(action)],
            "count": board.count,
            "result": board.result,
        }
        return as_json(position)

    def _last_move(self) -> tuple[list[GameJson], list[str]]:
        if not self.board.board.tried:
            return [], []
        last = self.board.board.tried[-1]
        return self.game.events_for(last.events, self.board.seat), last.way

    def explained(self, *, space: str | None, verb: str | None, action: str | None) -> bytes:
        """What the solver can do and what will come of it; what is luck is refused."""
        if self.board.is_turn_over:
            return as_json({"space": space, "actions": []})
        view = self.board.view()
        explanation = explain(view, self.lang, space=space, verb=verb, action=action)
        for one in explanation["actions"]:
            if one["legal"] and self.board.is_luck(one["action"]):
                one["legal"], one["refusal"] = False, self.board.luck(self.lang).public()
        return as_json(explanation)

    def solution(self) -> bytes:
        """The answer step by step, and why it is the one."""
        game, puzzle, lang = self.game, self.puzzle, self.lang
        shown: PuzzleSolution = {
            "steps": [
                {"action": step.action, "why": step.why, "count": step.count}
                for step in solution.steps(game, puzzle, lang)
            ],
            "conclusion": solution.conclusion(game, puzzle, lang),
        }
        return as_json(shown)
