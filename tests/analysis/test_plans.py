"""A hint's plan is a line that the player can really play to the end of the turn."""

import random

from digsite.analysis.hints import find_hints
from digsite.core.game import Game
from digsite.core.match import Match
from tests.games import every_game

ITERATIONS = 1200


@every_game
def test_plans_can_be_played(game: Game) -> None:
    match, chance = Match(game, 2, seed=4), random.Random(4)
    planned = 0
    for step in range(80):
        if match.is_over:
            break
        if step % 8 == 0:
            for hint in find_hints(match.seen_by(match.seat), iterations=ITERATIONS, seed=step):
                planned += len(hint.plan)
                play_out(match.copy(), (hint.action, *hint.plan))
        match.play(chance.choice(match.legal_actions()))
    assert planned > 0


def play_out(match: Match, actions: tuple[str, ...]) -> None:
    seat = match.seat
    for action in actions:
        assert match.seat == seat
        assert action in match.legal_actions(), actions
        match.play(action)
