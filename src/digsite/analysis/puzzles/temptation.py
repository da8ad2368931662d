"""What others would play in a puzzle: somebody greedy, and players who are no masters."""

from typing import Final

from digsite.analysis.puzzles.proof import Proven
from digsite.analysis.puzzles.puzzle import GRADES, WIN, Tempting
from digsite.bots.levels import level
from digsite.bots.players import AppraisingBot
from digsite.core.match import Match
from digsite.core.win_share import share_of_win

LEVEL: Final = "practised"
TURNS: Final = 12
"""How often the puzzle is played by that level."""
LONG: Final = 4
"""Moves from which on an answer is long."""


def is_reached(match: Match, seat: int, found: Proven) -> bool:
    """Whether what is asked for has been done."""
    if found.kind == WIN:
        return match.is_over and share_of_win(match.state, seat) == 1
    return int(match.game.rules.score(match.state, seat)) >= found.count.most


def greedy_turn(match: Match) -> Tempting:
    """A turn of what looks best at each step; nothing is left to luck."""
    game, seat = match.game, match.seat
    played, moves = match.copy(), []
    while not played.is_over and played.seat == seat:
        view = played.seen_by(seat)
        sure = [one for one in view.legal_ids() if not game.rules.gambles(view.state, one)]
        if not sure:
            break
        best = max(sure, key=lambda action: (game.rules.appraise(view.state, action), -action))
        if best == game.actions.end:
            break
        moves.append(game.actions.notations[best])
        played.play(moves[-1])
    return Tempting(tuple(moves), int(game.rules.score(played.state, seat)))


def found_by_others(match: Match, found: Proven) -> int:
    """How many of TURNS turns of ordinary players solve the puzzle."""
    chosen = level(match.game, LEVEL)
    solved = 0
    for turn in range(TURNS):
        bot = AppraisingBot(temperature=chosen.temperature, seed=turn)
        played = match.copy()
        while not played.is_over and played.seat == match.seat:
            played.play(bot.choose(played.seen_by(match.seat)).action)
            if is_reached(played, match.seat, found):
                solved += 1
                break
    return solved


def grade(match: Match, found: Proven, tempting: Tempting) -> int:
    """How hard it is: short and obvious, one of both, or neither."""
    moves = {match.game.actions.notations[action] for action in found.answer}
    is_obvious = moves - {"end"} <= set(tempting.moves)
    is_common = found_by_others(match, found) > 1
    hard = (not is_obvious) + (not is_common) + (len(found.answer) >= LONG)
    return GRADES[min(hard, len(GRADES) - 1)]
