"""Junk instead of a game, a table, a seat or an action is refused, and nothing changes."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from digsite.core.errors import BadNotation, BadRequest, GameError, IllegalAction
from digsite.core.game import Game, find, names
from digsite.core.match import Match, load
from tests.games import Setting, every_game, every_setting, lengths, seeds
from tests.garbage.mutation import deep, junk, mutated_text, refusal


@every_setting
@settings(max_examples=25)
@given(seed=seeds, length=lengths, data=st.data())
def test_what_is_no_legal_action_is_refused_and_nothing_changes(
    setting: Setting, seed: int, length: int, data: st.DataObject
) -> None:
    match = setting.new_match(seed)
    match.state = setting.position(seed, length)
    notations = setting.game.actions.notations
    good = data.draw(st.sampled_from(notations))
    action = data.draw(st.one_of(junk, st.just(good), mutated_text(good)))
    before, legal = match.state.copy(), match.legal_actions()
    if action in legal:
        return
    wanted: type[GameError] = IllegalAction if action in notations else BadNotation
    assert refusal(lambda: match.play(action), wanted)
    assert match.state == before
    assert match.moves == []


@every_game
@pytest.mark.parametrize("change", [str.upper, lambda a: a + " ", lambda a: a.replace(" ", "  ")])
def test_notation_is_taken_character_by_character(game: Game, change: Callable[[str], str]) -> None:
    for notation in game.actions.notations:
        changed = change(notation)
        if changed != notation:
            with pytest.raises(BadNotation):
                game.actions.parse(changed)


@every_game
def test_an_action_nested_without_end_is_refused_like_any_other(game: Game) -> None:
    match = Match(game, game.players[0], seed=1)
    for levels in (10, 900, 100_000):
        with pytest.raises(BadNotation):
            match.play(deep(levels))


@every_game
def test_a_refusal_can_be_written_down_whatever_was_asked(game: Game) -> None:
    match = Match(game, game.players[0], seed=1)
    error = refusal(lambda: match.play("\ud800 \x00 \n" + "x" * 10_000), BadNotation)
    assert error is not None
    assert error.message.isprintable()


@settings(max_examples=200)
@given(game=st.one_of(junk, st.sampled_from(names())), players=junk, seed=junk, first=junk)
def test_a_table_that_cannot_be_is_refused(game: Any, players: Any, seed: Any, first: Any) -> None:
    refusal(lambda: load(game, players, seed=seed, first=first), BadRequest)


@every_game
@settings(max_examples=200)
@given(options=junk)
def test_options_that_do_not_exist_are_refused(game: Game, options: Any) -> None:
    refusal(lambda: Match(game, game.players[0], seed=1, options=options), BadRequest)


@every_game
@pytest.mark.parametrize("options", [[], "", 0, False, {"no such option": "x"}])
def test_options_that_are_no_options_are_refused(game: Game, options: Any) -> None:
    with pytest.raises(BadRequest):
        Match(game, game.players[0], seed=1, options=options)


@every_game
def test_an_option_value_that_does_not_exist_is_refused_with_the_choices(game: Game) -> None:
    for name, values in game.default_edition().options.items():
        with pytest.raises(BadRequest, match=values[-1]):
            Match(game, game.players[0], seed=1, options={name: "no such value"})


@every_game
@pytest.mark.parametrize("players", [0, 1, 6, -1, True, 2.0, "2", None])
def test_a_wrong_number_of_players_is_refused(game: Game, players: Any) -> None:
    with pytest.raises(BadRequest, match=r"is for \d to \d players"):
        Match(game, players, seed=1)


@every_game
@pytest.mark.parametrize("seed", [-1, 2**96, 1.0, "1", True])
def test_a_seed_out_of_range_is_refused(game: Game, seed: Any) -> None:
    with pytest.raises(BadRequest, match="seed"):
        Match(game, game.players[0], seed=seed)


@every_game
@pytest.mark.parametrize("first", [-2, 7, "0", True])
def test_a_first_player_who_has_no_seat_is_refused(game: Game, first: Any) -> None:
    with pytest.raises(BadRequest, match="first"):
        Match(game, game.players[0], seed=1, first=first)


@every_game
@pytest.mark.parametrize("seat", [-1, 2, 99, "0", True, 0.0])
def test_a_view_or_a_redeal_for_a_seat_that_is_not_there_is_refused(game: Game, seat: Any) -> None:
    match = Match(game, 2, seed=1)
    with pytest.raises(BadRequest, match="seat"):
        match.view(seat)
    with pytest.raises(BadRequest, match="seat"):
        match.redeal(seat)


@pytest.mark.parametrize("name", ["", "dig mars", "DIG_MARS", None, 3, [], "../dig_mars"])
def test_a_game_that_is_not_there_is_refused_with_those_that_are(name: Any) -> None:
    with pytest.raises(BadRequest, match="dig_mars"):
        find(name)
