"""Weak bots play badly, but they play: nobody passes or treads on the spot with work to do."""

from collections.abc import Iterator
from typing import Any

import pytest

from digsite import bots
from digsite.bots.players import make_bot
from digsite.core.game import Game, find
from digsite.core.match import Match
from digsite.undermining.table.state import SPACE_NAMES
from tests.games import every_game

USEFUL = 0.1
"""What an action must look worth, in fortune points or star bucks; to end the turn is worth 0."""

MOST_STRAYS = {"beginner": 0.0, "strong": 0.0, "expert": 0.02}
"""How often a level may do something else: who searches sees what is worth more, now and then."""

weak_levels = pytest.mark.parametrize("level", MOST_STRAYS)


def decisions(game: Game, level: str, seed: int) -> Iterator[tuple[Any, int]]:
    """A game of bots of one level: each position as its player sees it, and what was chosen."""
    players = game.players[seed % len(game.players)]
    match = Match(game, players, seed=seed)
    made = [make_bot(game, players, bots.level(game, level), seed=seat) for seat in range(players)]
    while not match.is_over:
        view = match.seen_by(match.seat)
        number = made[match.seat].choose(view).id
        yield view.state, number
        match.play(game.actions.notations[number])


@every_game
@weak_levels
def test_nobody_passes_while_something_useful_can_be_done(game: Game, level: str) -> None:
    appraise, end = game.rules.appraise, game.actions.offset("end")
    ended, busy, strays = 0, 0, list[str]()
    for seed in range(3):
        for state, chosen in decisions(game, level, seed):
            useful = [a for a in game.legal_ids(state) if appraise(state, a) > USEFUL]
            busy += len(useful) > 0
            ended += chosen == end
            if useful and chosen not in useful:
                strays.append(game.actions.notations[chosen])
    assert ended > 20
    assert busy > 100
    assert len(strays) <= MOST_STRAYS[level] * busy, strays


@every_game
@weak_levels
def test_nobody_goes_back_to_where_the_turn_has_led_from(game: Game, level: str) -> None:
    went = 0
    for seed in range(3):
        ways: list[list[str]] = []
        for state, chosen in decisions(game, level, seed):
            words = game.actions.notations[chosen].split()
            if words[0] == "drive":
                words = ["drive", space_of_umv(state), words[1]]
            if words[0] not in ("move", "drive"):
                ways.clear()
                continue
            assert [words[0], words[2], words[1]] not in ways, words
            ways.append(words)
            went += 1
    assert went > 20


def space_of_umv(state: Any) -> str:
    """Where the active player of Undermining is."""
    return SPACE_NAMES[int(state.seats[state.seat].at)]


@pytest.mark.parametrize("seed", range(5000, 5006))
def test_four_experts_of_undermining_do_not_sit_at_home_until_the_game_stops(seed: int) -> None:
    game = find("undermining")
    match = Match(game, 4, seed=seed)
    made = [make_bot(game, 4, bots.level(game, "expert"), seed=seat) for seat in range(4)]
    while not match.is_over:
        match.play(made[match.seat].choose(match.seen_by(match.seat)).action)
    assert match.ending == "pile_empty"
