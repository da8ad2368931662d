"""Hints and reviews: right, fair, and told in every language."""

import json
import zlib
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from digsite import locales
from digsite.analysis import plot
from digsite.analysis.hints import HintedAction, about_equal, best_moves, find_hints
from digsite.analysis.review import Review, Reviewed, Reviewing, review_record
from digsite.bots.searcher import Findings, Searchable, Searcher
from digsite.core.chance import seeded
from digsite.core.errors import GameOver
from digsite.core.game import Game
from digsite.core.match import Match
from digsite.core.record import write
from digsite.core.view import View
from tests.bots.positions import dig_mars_wins
from tests.bots.test_fairness import position
from tests.dig_mars.scenario import dig_mars
from tests.games import Setting, Wanderer, every_game, view_to_play


def finished(game: Game, seed: int) -> Match:
    """A whole random game."""
    match = Setting(game, 2, ()).new_match(seed)
    wanderer = Wanderer(game, seed)
    while not match.is_over:
        match.play(game.actions.notations[wanderer.choose(match.state)])
    return match


def test_the_best_hint_wins_and_says_so() -> None:
    match = dig_mars_wins()["declare"].match
    found = find_hints(match.seen_by(match.seat), iterations=300, seed=1)
    assert [one.action for one in found] == ["declare"], "nothing stands beside it"
    assert found[0].win > 0.99
    assert found[0].why == "It wins the game."
    assert found[0].behind == 0


def test_a_turn_that_wins_for_certain_stands_alone() -> None:
    """However good a waiting move may be: the win needs two treasures and the declaration."""
    stations = {"red": "a1 c1", "blue": "c4"}
    table = dig_mars("c1f4 d4 c1f4", stations=stations, fortune={"red": 33, "blue": 2})
    found = find_hints(table.match.seen_by(0), iterations=2000, seed=1)
    assert len(found) == 1
    assert found[0].win == 1.0
    line = [found[0].action, *found[0].plan]
    assert line[-1] == "declare"
    table.play(*line)
    assert table.match.winners == [0]


@every_game
def test_hints_are_three_legal_moves_in_order(game: Game) -> None:
    state = position(game, 3, 21, 40)
    view = view_to_play(game, state)
    found = find_hints(view, iterations=400, seed=1)
    legal = {game.actions.notations[number] for number in view.legal_ids()}
    assert 0 < len(found) <= 3
    assert {hint.action for hint in found} <= legal
    assert all(hint.why for hint in found)


@every_game
def test_hints_are_in_the_order_of_the_numbers_they_show(game: Game) -> None:
    several = 0
    for seed in range(8):
        state = position(game, 2 + seed % 3, 21 + seed, 12 * seed)
        found = find_hints(view_to_play(game, state), iterations=300, seed=seed)
        wins = [hint.win for hint in found]
        assert wins == sorted(wins, reverse=True)
        assert [round(100 * hint.win) for hint in found] == [
            pytest.approx(100 * hint.win) for hint in found
        ]
        assert [hint.behind for hint in found] == pytest.approx([wins[0] - win for win in wins])
        assert "end" not in [hint.action for hint in found[1:]]
        several += len(found) > 1
    assert several > 2


@every_game
def test_every_hint_was_tried_often_enough_to_be_compared(game: Game) -> None:
    state = position(game, 2, 23, 30)
    view = view_to_play(game, state)
    found = best_moves(view, 3, iterations=1000, ms=None, seed=1)
    assert len(found) > 1
    assert min(candidate.visits for candidate in found) >= 80
    assert sum(candidate.visits for candidate in found) <= 1000


def test_moves_between_which_nothing_is_shown_are_about_equal() -> None:
    first = HintedAction("end", 0.4, 0.01, 0.0, 0.5, "", (), (0.4, 0.6))
    assert about_equal([first, replace(first, action="recharge")])
    assert not about_equal([first, replace(first, win=0.39, behind=0.01)])
    assert not about_equal([first])


@every_game
def test_hints_depend_only_on_what_the_seat_sees(game: Game) -> None:
    state = position(game, 2, 22, 50)
    other = state.copy()
    game.rules.redeal(other, int(state.seat), seeded(77))
    first, second = (
        find_hints(view_to_play(game, one), iterations=200, seed=3) for one in (state, other)
    )
    assert first == second


def test_there_are_no_hints_once_the_game_is_over() -> None:
    match = dig_mars_wins()["declare"].match.copy()
    match.play("declare")
    with pytest.raises(GameOver):
        find_hints(match.seen_by(match.seat))


def test_missing_a_win_is_a_blunder() -> None:
    match = dig_mars(fortune={"red": 40, "blue": 40}).match.copy()
    match.play("end")
    data = json.loads(write(match))
    data["moves"] = ["end"]
    judged = review_record(data, iterations=400)
    assert judged.moves[0].best == "declare"
    assert judged.moves[0].size == "blunder"
    assert judged.accuracy(0) < 30
    assert [move.action for move in judged.mistakes(0)] == ["end"]


def test_accuracy_is_100_where_nothing_was_lost() -> None:
    move = Reviewed(1, 0, "end", "end", (0.5, 0.5), 0.0)
    assert Review((move,), 2, ()).accuracy(0) == 100
    assert Review((move,), 2, ()).accuracy(1) == 100


def test_turning_points_are_the_turns_that_change_most() -> None:
    chances = ((0, 0.5), (1, 0.55), (0, 0.6), (0, 0.9), (1, 0.85), (0, 0.8), (0, 0.3), (0, 0.2))
    moves = tuple(
        Reviewed(number, seat, "end", "end", (chance, 1 - chance), 0.0)
        for number, (seat, chance) in enumerate(chances)
    )
    for seat, sign in ((0, 1), (1, -1)):
        points = Review(moves, 2, ()).turning_points(seat)
        assert [point.number for point in points] == [6, 3]
        assert [point.change for point in points] == pytest.approx([-0.65 * sign, 0.35 * sign])


def test_a_mistake_says_what_would_have_been_better_and_why() -> None:
    match = dig_mars(fortune={"red": 40, "blue": 40}).match.copy()
    match.play("end")
    judged = review_record(json.loads(write(match)), iterations=400)
    [mistake] = judged.mistakes(0)
    assert mistake.best == "declare"
    assert mistake.why["en"] == "It wins the game."
    assert mistake.why.keys() == set(locales.LANGUAGES)


@every_game
def test_a_review_knows_no_more_than_the_player_did(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever the player to move could not know may be otherwise: the judgement is the same."""
    searched: list[object] = []
    real = Searcher.think

    def think(self: Searcher, position: Searchable, *given: Any, **named: Any) -> Findings:
        assert isinstance(position, View)
        searched.append(position.state.as_tuple())
        return real(self, position, *given, **named)

    monkeypatch.setattr(Searcher, "think", think)
    state = position(game, 2, 22, 50)
    other = state.copy()
    game.rules.redeal(other, int(state.seat), seeded(77))
    assert state.as_tuple() != other.as_tuple()
    chosen = game.legal_actions(state)[0]
    first, second = (
        Reviewing(game, game.default_edition(), one, [chosen], iterations=60)
        for one in (state, other)
    )
    first.judge_next()
    second.judge_next()
    assert first.judged == second.judged
    assert len(first.judged) == 1
    assert searched[0] == searched[1]


@every_game
def test_a_random_game_is_reviewed_and_drawn(game: Game, tmp_path: Path) -> None:
    match = finished(game, 3)
    judged = review_record(json.loads(write(match)), iterations=8)
    assert judged.winners == tuple(match.winners or ())
    assert {move.seat for move in judged.moves} == {0, 1}
    assert "●" in plot.as_text(judged)
    assert plot.as_svg(judged, game.colours).count('stroke-width="2"') == 2
    picture = plot.as_png(judged)
    assert picture.startswith(b"\x89PNG")
    start = picture.index(b"IDAT") + 4
    assert len(zlib.decompress(picture[start:-16])) == plot.HEIGHT * (plot.WIDTH * 3 + 1)


def test_the_commands_answer(tmp_path: Path) -> None:
    from digsite.cli import app

    match = dig_mars_wins()["carry"].match.copy()
    match.play("carry a1")
    path = tmp_path / "game.json"
    path.write_text(write(match), "utf-8")
    runner = CliRunner()
    shown = runner.invoke(app, ["hint", str(path), "--move", "0", "--iterations", "300"])
    assert shown.exit_code == 0
    assert "carry a1" in shown.output
    printed = runner.invoke(app, ["hint", str(path), "--json", "--iterations", "100"])
    assert json.loads(printed.output)["hints"][0]["action"] == "declare"
    svg = tmp_path / "game.svg"
    judged = runner.invoke(app, ["review", str(path), "--iterations", "50", "--svg", str(svg)])
    assert judged.exit_code == 0
    assert svg.read_text("utf-8").startswith("<svg")
    played = runner.invoke(
        app, ["arena", "dig_mars", "--bots", "greedy,random", "-n", "2", "--threads", "1"]
    )
    assert played.exit_code == 0
    assert "greedy" in played.output
