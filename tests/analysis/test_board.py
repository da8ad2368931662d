"""The analysis board: moves tried for all seats, and how the position then stands."""

import pytest

from digsite.analysis.board import AnalysisBoard
from digsite.analysis.hints import find_hints
from digsite.analysis.open_view import OpenView
from digsite.core.chance import seeded
from digsite.core.errors import IllegalAction
from digsite.core.game import Game
from digsite.core.match import Match
from tests.bots.test_fairness import position
from tests.dig_mars.scenario import dig_mars
from tests.games import every_game


def board_of(game: Game, seed: int, moves: int) -> AnalysisBoard:
    state = position(game, 2, seed, moves)
    return AnalysisBoard(Match.from_state(state, game=game, edition=game.default_edition()))


@every_game
def test_moves_are_tried_for_whoever_is_to_play(game: Game) -> None:
    board = board_of(game, 5, 40)
    before = board.match.public()
    line = []
    for _ in range(12):
        line.append(board.match.legal_actions()[0])
        seat = board.match.seat
        board.play(line[-1])
        assert board.tried[-1].seat == seat
        assert board.tried[-1].events
    again = AnalysisBoard(Match.from_public(before, game=game), line)
    assert again.match.public() == board.match.public()
    assert [tried.action for tried in again.tried] == line


def test_a_line_is_refused_where_the_rules_refuse_it() -> None:
    match = dig_mars().match.copy()
    with pytest.raises(IllegalAction) as refused:
        AnalysisBoard(match, ["carry a1"])
    assert refused.value.section


@every_game
def test_an_evaluation_knows_no_more_than_the_seat_to_play(game: Game) -> None:
    one, other = board_of(game, 22, 50), board_of(game, 22, 50)
    game.rules.redeal(other.match.state, other.match.seat, seeded(77))
    assert one.match.public() != other.match.public()
    assert one.evaluate(iterations=200, seed=3) == other.evaluate(iterations=200, seed=3)


@every_game
def test_the_chances_of_all_seats_make_one_win(game: Game) -> None:
    board = board_of(game, 9, 60)
    found = board.evaluate(iterations=400, seed=1)
    assert sum(found.win) == pytest.approx(1)
    assert 1 <= len(found.plans) <= 3
    assert found.win[board.match.seat] == found.plans[0].win


def test_with_everything_open_a_hidden_treasure_is_found() -> None:
    """Two grounds look alike, but only one of them hides what wins the game at once."""
    for picture, best in (("d1f4 d1f1", "dig a1"), ("d1f1 d1f4", "dig b1")):
        match = dig_mars(
            picture,
            rest="d4c4f1",
            stations={"red": "a1 b1", "blue": "d4"},
            fortune={"red": 36, "blue": 39},
            actions_left=2,
        ).match.copy()
        found = AnalysisBoard(match).evaluate(is_open=True, iterations=600, seed=1)
        assert found.plans[0].action == best


def test_an_open_view_is_the_true_position() -> None:
    match = dig_mars().match.copy()
    view = OpenView(match.game, match.state, match.seat, match.edition)
    assert view.public() == match.public()
    assert view.redeal(seeded(1)) == match.state
    assert find_hints(view, iterations=50, seed=1)


def test_once_the_game_is_over_the_result_is_the_evaluation() -> None:
    match = dig_mars(fortune={"red": 40, "blue": 3}).match.copy()
    board = AnalysisBoard(match, ["declare"])
    found = board.evaluate()
    assert found.win == (1.0, 0.0)
    assert found.plans == ()
