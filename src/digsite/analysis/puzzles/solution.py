"""What is said of a puzzle: its question, and its answer step by step with the reasons."""

from dataclasses import dataclass

from digsite import locales
from digsite.analysis.hints import reason
from digsite.analysis.puzzles.puzzle import MOST, PLANS, WIN, Puzzle
from digsite.analysis.puzzles.puzzle_board import PuzzleBoard
from digsite.core.game import Game


@dataclass(frozen=True)
class AnswerStep:
    """A move of the answer, what speaks for it, and what the seat has then."""

    action: str
    why: str
    count: int


def question(game: Game, puzzle: Puzzle, lang: str) -> str:
    """What is asked; what counts as most is the game's own word."""
    if puzzle.kind == MOST:
        return game.message(lang, "puzzle-most")
    return locales.message(lang, "puzzles", f"question-{puzzle.kind}")


def steps(game: Game, puzzle: Puzzle, lang: str) -> list[AnswerStep]:
    """The answer from one move to the next."""
    board, found = PuzzleBoard(game, puzzle), []
    for action in puzzle.answer:
        why = reason(board.view(), game.actions.parse(action), lang=lang)
        if not board.is_luck(action):
            board.play(action)
        found.append(AnswerStep(action, why, board.count))
    return found


def conclusion(game: Game, puzzle: Puzzle, lang: str) -> list[str]:
    """Why this answer is the one: what everything else comes to."""

    def say(name: str, **facts: object) -> str:
        return locales.message(lang, "puzzles", name, facts)

    def amount(count: int) -> str:
        return game.message(lang, "puzzle-amount", {"count": count})

    if puzzle.kind == PLANS:
        best, *others = sorted((round(100 * one.win) for one in puzzle.plans), reverse=True)
        worse = locales.listed(lang, [str(number) for number in others])
        return [say("solution-plans", best=best, others=worse)]
    count = puzzle.count
    assert count is not None
    if puzzle.kind == WIN:
        return [say("solution-win", positions=count.positions)]
    second, most = amount(count.second), amount(count.most)
    sentences = [say("solution-most", most=most, second=second, positions=count.positions)]
    if puzzle.tempting is not None:
        sentences.append(say("solution-tempting", count=amount(puzzle.tempting.count)))
    return sentences
