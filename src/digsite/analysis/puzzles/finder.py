"""Finds puzzles in games that strong bots play against each other."""

import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import count
from typing import Any, Final, TypeAlias

from digsite.analysis.puzzles import three_plans
from digsite.analysis.puzzles.proof import prove
from digsite.analysis.puzzles.puzzle import MOST, PLANS, WIN, Puzzle, PuzzleOrigin, id_of
from digsite.analysis.puzzles.temptation import grade, greedy_turn
from digsite.bots.levels import level
from digsite.bots.players import make_bot
from digsite.core.game import Game
from digsite.core.match import Match
from digsite.core.win_share import share_of_win

LEVEL: Final = "expert"
FIRST_ROUND: Final = 3
"""Before it everybody still has what everybody has."""
OF_EACH_KIND: Final = 3
"""Puzzles of one game: the next position is too much like the last."""
MOST_PLAYERS: Final = 4
OTHER_ENDINGS: Final = 6
"""So often the end of a game is played anew: few last turns are won in one way only."""
CLOSE: Final = 12
"""By the game's own score: whoever is further behind hardly wins in one turn."""
LEVEL_OF_ENDINGS: Final = "practised"
"""It seldom plays the same again."""
ROUNDS_PLAYED_ANEW: Final = 2

TurnStart: TypeAlias = tuple[int, dict[str, Any]]
"""After how many moves a turn began, and the position."""


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

    A win is looked for where the game ended: in most games that is one turn of many. The end of the
    game is played anew by other bots until there is one.
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
    if turns and left.get(WIN, 0) == kinds.get(WIN, 0) > 0:
        found = _win_of_another_ending(game, seed, game_number, turns)
        if found is not None:
            yield found


def _win_of_another_ending(
    game: Game, seed: int, game_number: int, turns: Sequence[TurnStart]
) -> Puzzle | None:
    for ending in range(1, OTHER_ENDINGS + 1):
        move, position = other_last_turn(game, seed, game_number, ending, turns)
        match = Match.from_public(position, game=game)
        source = PuzzleOrigin(seed, game_number, move, ending)
        found = _proven(match, source, {WIN: 1}) if _is_close(match) else None
        if found is not None:
            return found
    return None


def _is_close(match: Match) -> bool:
    """Whether the seat has not won yet and is not far behind: to prove it takes much longer."""
    seat, score = match.seat, match.game.rules.score
    others = [score(match.state, other) for other in range(match.players) if other != seat]
    if max(others) - score(match.state, seat) > CLOSE:
        return False
    ended = match.copy()
    ended.play("end")
    return not ended.is_over or share_of_win(ended.state, seat) < 1


def other_last_turn(
    game: Game, seed: int, game_number: int, ending: int, turns: Sequence[TurnStart]
) -> TurnStart:
    """The last turn of a game of bots of which the last rounds were played by others."""
    players = int(turns[-1][1]["players"])
    before, position = turns[max(0, len(turns) - ROUNDS_PLAYED_ANEW * players)]
    match = Match.from_public(position, game=game)
    chance = random.Random(f"{seed}/{game_number}/{ending}")
    *_, (move, last) = _played_on(match, LEVEL_OF_ENDINGS, chance)
    return before + move, last


def turns_of(game: Game, seed: int, game_number: int) -> Iterator[TurnStart]:
    """The positions in which the turns of a game of bots began, and after how many moves."""
    chance = random.Random(f"{seed}/{game_number}")
    players = chance.choice([count for count in game.players if count <= MOST_PLAYERS])
    yield from _played_on(Match(game, players, seed=chance.getrandbits(64)), LEVEL, chance)


def _played_on(match: Match, level_name: str, chance: random.Random) -> Iterator[TurnStart]:
    game, players = match.game, match.players
    chosen = level(game, level_name)
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
