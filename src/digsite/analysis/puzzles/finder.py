"""Finds puzzles in games that strong bots play against each other."""

import random
from collections.abc import Iterable, Iterator, Mapping
from itertools import count
from typing import Any, Final

from digsite.analysis.puzzles import three_plans
from digsite.analysis.puzzles.proof import prove
from digsite.analysis.puzzles.puzzle import MOST, PLANS, WIN, Puzzle, PuzzleOrigin, id_of
from digsite.analysis.puzzles.temptation import grade, greedy_turn
from digsite.bots.levels import level
from digsite.bots.players import make_bot
from digsite.core.game import Game
from digsite.core.match import Match

LEVEL: Final = "expert"
FIRST_ROUND: Final = 3
"""Before it everybody still has what everybody has."""
OF_EACH_KIND: Final = 3
"""Puzzles of one game: the next position is too much like the last."""
MOST_PLAYERS: Final = 4


def find_puzzles(
    game: Game, wanted: Mapping[str, int], *, seed: int, known: Iterable[Puzzle] = ()
) -> Iterator[Puzzle]:
    """As many puzzles of each kind as are wanted; the seed decides them all.

    Of those that are known already none is found again, and the search goes on after the last.
    """
    before = [one for one in known if one.source.seed == seed and one.kind in wanted]
    left = {kind: wanted[kind] - sum(one.kind == kind for one in before) for kind in wanted}
    for number in count(max((one.source.game + 1 for one in before), default=0)):
        kinds = {kind: min(left[kind], OF_EACH_KIND) for kind in left if left[kind] > 0}
        if not kinds:
            return
        for puzzle in puzzles_of(game, seed, number, kinds):
            left[puzzle.kind] -= 1
            yield puzzle


def puzzles_of(
    game: Game, seed: int, game_number: int, kinds: Mapping[str, int]
) -> Iterator[Puzzle]:
    """The puzzles in one game of bots, and how many of each kind at most.

    A win is looked for where the game ended: in most games that is one turn of many.
    """
    left = dict(kinds)
    turns = list(turns_of(game, seed, game_number))
    for move, position in turns:
        asked = left if (move, position) == turns[-1] else left | {WIN: 0}
        # Nobody remembers more than the position shows.
        match = Match.from_public(position, game=game)
        source = PuzzleOrigin(seed, game_number, move)
        found = _proven(match, source, asked) or _planned(match, source, asked)
        if found is not None:
            left[found.kind] -= 1
            yield found


def turns_of(game: Game, seed: int, game_number: int) -> Iterator[tuple[int, dict[str, Any]]]:
    """The positions in which the turns of a game of bots began, and after how many moves."""
    chance = random.Random(f"{seed}/{game_number}")
    players = chance.choice([count for count in game.players if count <= MOST_PLAYERS])
    match = Match(game, players, seed=chance.getrandbits(64))
    chosen = level(game, LEVEL)
    bots = [make_bot(game, players, chosen, seed=chance.getrandbits(64)) for _ in range(players)]
    turn: tuple[int, int] | None = None
    while not match.is_over:
        now = (match.seat, int(match.state.round))
        if now != turn and match.state.round >= FIRST_ROUND:
            yield len(match.moves), match.public()
        turn = now
        match.play(bots[match.seat].choose(match.seen_by(match.seat)).action)
        match.forget_earlier()


def _proven(match: Match, source: PuzzleOrigin, left: dict[str, int]) -> Puzzle | None:
    """The most in this turn, or the win, if one answer is best."""
    if not left.get(MOST, 0) and not left.get(WIN, 0):
        return None
    found = prove(match)
    if found is None or not left.get(found.kind, 0):
        return None
    tempting = greedy_turn(match)
    position = match.public()
    return Puzzle(
        id=id_of(found.kind, position),
        kind=found.kind,
        grade=grade(match, found, tempting),
        answer=tuple(match.game.actions.notations[action] for action in found.answer),
        count=found.count,
        tempting=tempting if tempting.count < found.count.most else None,
        plans=(),
        source=source,
        position=position,
    )


def _planned(match: Match, source: PuzzleOrigin, left: dict[str, int]) -> Puzzle | None:
    """The best of three plans, if one of them clearly is."""
    if not left.get(PLANS, 0):
        return None
    found = three_plans.find_plans(match, seed=source.move)
    if found is None:
        return None
    position = match.public()
    return Puzzle(
        id=id_of(PLANS, position),
        kind=PLANS,
        grade=found.grade,
        answer=found.best.moves,
        count=None,
        tempting=None,
        plans=found.plans,
        source=source,
        position=position,
    )
