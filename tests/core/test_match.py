"""A game under way: looking, playing, taking back."""

import random

import pytest

import digsite
from digsite.core.errors import GameOver, IllegalAction
from digsite.core.game import Game
from digsite.core.match import Match
from tests.games import every_game


def test_digsite_offers_load_and_nothing_hidden() -> None:
    match = digsite.load("dig_mars", players=3, seed=7)
    assert isinstance(match, digsite.Match)
    assert match.players == 3
    with pytest.raises(AttributeError, match="no attribute 'secrets'"):
        _ = digsite.secrets


@every_game
def test_the_smallest_table_is_laid_unless_told_otherwise(game: Game) -> None:
    assert digsite.load(game.name).players == game.players[0]


@every_game
def test_without_a_seed_one_is_drawn_and_kept(game: Game) -> None:
    one, other = Match(game, 2), Match(game, 2)
    assert one.seed != other.seed
    assert Match(game, 2, seed=one.seed).public() == one.public()


@every_game
def test_legal_actions_are_sorted_as_text(game: Game) -> None:
    match = Match(game, 2, seed=1)
    assert match.legal_actions() == sorted(match.legal_actions())


@every_game
def test_at_the_start_there_is_nothing_to_take_back(game: Game) -> None:
    match = Match(game, 2, seed=1)
    assert match.undo() is None
    assert not match.can_undo()


@every_game
def test_playing_on_leaves_earlier_positions_as_they_were(game: Game) -> None:
    """What no action changes is shared between them; so no action may change it."""
    for players in game.players:
        match, chance = Match(game, players, seed=5), random.Random(players)
        seen = []
        for _ in range(150):
            if match.is_over:
                break
            seen.append(match.state.as_tuple())
            match.play(chance.choice(match.legal_actions()))
        while seen:
            match.undo()
            assert match.state.as_tuple() == seen.pop()


@every_game
def test_a_match_that_forgets_goes_on_but_not_back(game: Game) -> None:
    match = Match(game, 2, seed=1)
    match.play(match.legal_actions()[0])
    match.forget_earlier()
    assert match.undo() is None
    match.play(match.legal_actions()[0])
    assert len(match.moves) == 2


@every_game
def test_a_refused_action_carries_its_reason(game: Game) -> None:
    match = Match(game, 2, seed=1)
    illegal = next(a for a in game.actions.notations if a not in match.legal_actions())
    refusal = match.why_not(illegal)
    assert refusal is not None
    with pytest.raises(IllegalAction) as refused:
        match.play(illegal)
    error = refused.value
    assert not isinstance(error, GameOver)
    assert error.action == illegal
    assert refusal.public() == {
        "code": error.code,
        "section": error.section,
        "message": error.message,
    }


@every_game
def test_a_redeal_without_a_seed_differs_from_the_next(game: Game) -> None:
    match = Match(game, 2, seed=1)
    assert match.redeal(0).public() != match.redeal(0).public()
    assert match.redeal(0, 4).public() == match.redeal(0, 4).public()
