"""A hint's plan is a line that the player can really play to the end of the turn."""

import random

from digsite.analysis.hints import find_hints
from digsite.core.game import Game
from digsite.core.match import Match
from tests.games import every_game
from tests.undermining.scenario import undermining

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


def test_a_plan_goes_on_where_nothing_new_turned_up() -> None:
    """Unloading draws cards for alien tiles alone; with ore what follows can be foreseen."""
    at, cargo = {"orange": "s2", "blue": "s1"}, {"orange": "UD"}
    table = undermining("RRRRRRRRRRRR", rest="T", at=at, cargo=cargo, contracts="UD UUT TTN")
    best, *_ = find_hints(table.match.seen_by(0), iterations=ITERATIONS, seed=1)
    assert (best.action, *best.plan[:1]) == ("unload", "contract 1")


def play_out(match: Match, actions: tuple[str, ...]) -> None:
    seat = match.seat
    for action in actions:
        assert match.seat == seat
        assert action in match.legal_actions(), actions
        match.play(action)
