"""Who does what the first hint says, turn after turn, plays well by the app's own count."""

from dataclasses import dataclass, field

from digsite.analysis.hints import find_hints
from digsite.core.game import Game
from digsite.core.match import Match
from tests.games import every_game

ITERATIONS = 1200
TABLES = ((2, 1, 40), (2, 2, 40), (3, 3, 20), (4, 4, 12))
"""Players, seed and turns: a hundred turns of each game."""
MOST_LOST_BY_A_MOVE = 0.1
MOST_LOST_BY_A_TURN = 0.08


@dataclass
class Turn:
    """The hints followed in one turn: what was played, and the win chance each was told to have."""

    actions: list[str] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)
    shown: list[bool] = field(default_factory=list)
    """Whether the action revealed something, so that luck had a part in what followed."""

    def changes(self) -> list[float]:
        """What became of the win chance by the actions that revealed nothing."""
        pairs = zip(self.wins, self.wins[1:], self.shown, strict=False)
        return [after - before for before, after, by_luck in pairs if not by_luck]


def follow(game: Game, players: int, seed: int, turns: int) -> list[Turn]:
    """Play the first hint for every seat."""
    match, played = Match(game, players, seed=seed), [Turn()]
    while not match.is_over:
        first = find_hints(
            match.seen_by(match.seat),
            iterations=ITERATIONS,
            seed=len(match.moves),
            shown=1,
        )[0]
        now = match.seat, match.state.round
        played[-1].actions.append(first.action)
        played[-1].wins.append(first.win)
        played[-1].shown.append(match.reveals(first.action))
        match.play(first.action)
        if (match.seat, match.state.round) != now:
            if len(played) == turns:
                break
            played.append(Turn())
    return [turn for turn in played if turn.actions]


@every_game
def test_following_the_first_hint_loses_nothing_beyond_noise(game: Game) -> None:
    turns = [turn for players, seed, count in TABLES for turn in follow(game, players, seed, count)]
    changes = [change for turn in turns for change in turn.changes()]
    assert len(turns) >= 100
    assert len(changes) > 100
    assert min(changes) >= -MOST_LOST_BY_A_MOVE
    assert min(sum(turn.changes()) for turn in turns) >= -MOST_LOST_BY_A_TURN
    assert sum(changes) >= 0
    for turn in turns:
        assert not {"recharge", "boost"} <= set(turn.actions), turn
