"""The puzzles that are shipped hold: played through, and some of them proven again."""

from collections import Counter
from datetime import date, timedelta
from itertools import permutations
from pathlib import Path
from random import Random

import pytest

from digsite import locales
from digsite.analysis.puzzles import proof, solution, three_plans
from digsite.analysis.puzzles.finder import find_puzzles, other_last_turn, turns_of
from digsite.analysis.puzzles.puzzle import (
    GRADES,
    KINDS,
    MOST,
    PLANS,
    Puzzle,
    PuzzleBook,
    book_of,
    id_of,
    read_file,
)
from digsite.analysis.puzzles.puzzle_board import MISSED, OPEN, SOLVED, PuzzleBoard
from digsite.analysis.puzzles.turn_tree import TurnTree
from digsite.core.chance import seeded
from digsite.core.errors import BadRequest, IllegalAction
from digsite.core.game import Game, find
from digsite.core.match import Match
from tests.games import every_game
from tests.undermining.scenario import undermining

ENOUGH = 100
SAMPLE = 3
"""Puzzles that are proven again: all of them would take minutes."""


def of_kind(game: Game, *kinds: str) -> list[Puzzle]:
    return [one for one in book_of(game).puzzles.values() if one.kind in kinds]


def sample(game: Game, *kinds: str, count: int = SAMPLE) -> list[Puzzle]:
    return Random(game.name).sample(of_kind(game, *kinds), count)


@every_game
def test_every_game_brings_enough_puzzles_of_every_kind_and_grade(game: Game) -> None:
    puzzles = book_of(game).puzzles.values()
    assert len(puzzles) >= ENOUGH
    assert {one.kind for one in puzzles} == set(KINDS)
    assert {one.grade for one in puzzles} == set(GRADES)
    assert all(one.id == id_of(one.kind, one.position) for one in puzzles)


@every_game
def test_a_puzzle_is_one_line_of_its_file(game: Game) -> None:
    for puzzle in sample(game, *KINDS):
        assert Puzzle.read(puzzle.written()) == puzzle


@every_game
def test_every_answer_solves_its_puzzle_and_no_sooner(game: Game) -> None:
    for puzzle in of_kind(game, *set(KINDS) - {PLANS}):
        board = PuzzleBoard(game, puzzle)
        assert puzzle.count is not None
        assert board.count == puzzle.count.now
        for action in puzzle.answer:
            assert board.result == OPEN, puzzle.id
            assert action in board.legal_actions(), puzzle.id
            board.play(action)
        assert board.result == SOLVED, puzzle.id
        if puzzle.kind == MOST:
            assert board.count == puzzle.count.most > puzzle.count.second >= puzzle.count.now


@every_game
def test_whoever_ends_the_turn_at_once_has_missed_it(game: Game) -> None:
    for puzzle in sample(game, MOST):
        assert PuzzleBoard(game, puzzle, ["end"]).result == MISSED


@every_game
def test_the_same_moves_in_another_order_are_the_same_answer(game: Game) -> None:
    others = 0
    for puzzle in of_kind(game, MOST)[:20]:
        for order in permutations(puzzle.answer[:4]):
            try:
                board = PuzzleBoard(game, puzzle, (*order, *puzzle.answer[4:]))
            except IllegalAction:
                continue
            assert board.result == SOLVED
            others += order != puzzle.answer[:4]
    assert others > 0


@every_game
def test_the_moves_of_all_plans_are_legal_and_luck_comes_last(game: Game) -> None:
    for puzzle in of_kind(game, PLANS):
        assert len(puzzle.plans) == three_plans.PLANS_SHOWN
        best, second, _ = sorted(puzzle.plans, key=lambda plan: -plan.win)
        assert best.moves == puzzle.answer
        assert best.win - second.win >= three_plans.LEAST
        for plan in puzzle.plans:
            board = PuzzleBoard(game, puzzle, plan.moves[:-1])
            assert plan.moves[-1] in board.match.legal_actions(), puzzle.id


@every_game
def test_a_sample_is_proven_again(game: Game) -> None:
    """Another rule, another best answer: then they have to be made again."""
    for puzzle in sample(game, *set(KINDS) - {PLANS}):
        found = proof.prove(puzzle.match(game))
        assert found is not None, puzzle.id
        played = [game.actions.notations[action] for action in found.answer]
        assert Counter(played) == Counter(puzzle.answer)
        assert (found.kind, found.count) == (puzzle.kind, puzzle.count)


@every_game
def test_the_best_of_three_plans_is_still_the_best(game: Game) -> None:
    [puzzle] = sample(game, PLANS, count=1)
    chances = {}
    for plan in puzzle.plans:
        weighed = three_plans.weigh(puzzle.match(game), plan.moves, seed=5)
        assert weighed is not None
        chances[plan.moves] = weighed
    assert max(chances, key=chances.__getitem__) == puzzle.answer


@every_game
def test_a_turn_is_the_same_interpreted_and_compiled(game: Game) -> None:
    puzzles = [one for one in of_kind(game, MOST) if one.count is not None]
    puzzle = min(puzzles, key=lambda one: one.count.positions if one.count else 0)
    state = puzzle.match(game).state
    one, other = (TurnTree(game, state, compiled=compiled) for compiled in (False, True))
    assert one.positions == other.positions


def test_where_several_answers_are_best_there_is_no_puzzle() -> None:
    """At the start of a turn with one treasure and two stations beside it."""
    game = find("dig_mars")
    match = Match(game, 2, seed=3)
    while match.state.round < 2:
        match.play(match.legal_actions()[0])
    assert proof.prove(match) is None


def test_to_be_ahead_with_nothing_left_to_gain_is_no_puzzle() -> None:
    table = undermining("...", last_seat="orange", at={"orange": "a1"}, stars={"orange": [8]})
    assert proof.prove(table.match) is None


def test_what_is_luck_is_refused_and_so_is_another_turn() -> None:
    game = find("dig_mars")
    lucky = [(one, action) for one in of_kind(game, MOST) for action in _luck(game, one)[:1]]
    puzzle, action = lucky[0]
    board = PuzzleBoard(game, puzzle)
    assert action not in board.legal_actions()
    with pytest.raises(IllegalAction) as refused:
        board.play(action, lang="de")
    assert refused.value.code == "puzzle.luck"
    assert refused.value.message.startswith("Das wäre Glück")
    board.play("end")
    assert board.legal_actions() == []
    with pytest.raises(IllegalAction) as refused:
        board.play("end")
    assert refused.value.code == "puzzle.turn_over"


@every_game
def test_what_is_no_luck_brings_the_same_on_every_deal(game: Game) -> None:
    for puzzle in sample(game, *KINDS):
        match = puzzle.match(game)
        view, lucky = match.seen_by(match.seat), _luck(game, puzzle)
        for action in set(match.legal_actions()) - set(lucky):
            scores = set()
            for deal in range(3):
                state = view.redeal(seeded(deal))
                game.rules.play(state, game.parse(action))
                scores.add(game.rules.score(state, match.seat))
            assert len(scores) == 1, f"{puzzle.id}: {action}"


def _luck(game: Game, puzzle: Puzzle) -> list[str]:
    board = PuzzleBoard(game, puzzle)
    return [action for action in board.match.legal_actions() if board.is_luck(action)]


@every_game
def test_questions_and_answers_are_told_in_every_language(game: Game) -> None:
    for puzzle in (*sample(game, PLANS, count=1), *sample(game, *set(KINDS) - {PLANS})):
        for lang in locales.LANGUAGES:
            assert solution.question(game, puzzle, lang)
            told = solution.steps(game, puzzle, lang)
            assert [step.action for step in told] == list(puzzle.answer)
            assert all(step.why for step in told)
            assert all(solution.conclusion(game, puzzle, lang))


@every_game
def test_every_puzzle_has_its_day(game: Game) -> None:
    book, first = book_of(game), date(2026, 11, 17)
    days = [book.of_day(first + timedelta(days=n)) for n in range(len(book.puzzles))]
    assert {one.id for one in days if one is not None} == set(book.puzzles)
    assert book.of_day(first) == book.of_day(first)
    assert PuzzleBook([]).of_day(first) is None
    with pytest.raises(BadRequest, match="no puzzle"):
        book.of("nothing")


def test_the_seed_decides_the_puzzles_and_the_search_goes_on_where_it_stopped(
    tmp_path: Path,
) -> None:
    game = find("dig_mars")
    one, *_ = first = list(find_puzzles(game, {MOST: 2}, seed=7))
    assert list(find_puzzles(game, {MOST: 1}, seed=7)) == [one]
    path = tmp_path / "puzzles.jsonl"
    path.write_text(one.written() + "\n" + first[1].written()[:40], "utf-8")
    known = read_file(path)
    assert known == [one]
    further = list(find_puzzles(game, {MOST: 2}, seed=7, known=known))
    assert len(further) == 1
    assert further[0].source.game > one.source.game
    assert list(find_puzzles(game, {MOST: 1}, seed=7, known=known)) == []


def test_a_puzzle_comes_from_the_game_of_bots_that_it_names() -> None:
    """One that is found now: the shipped ones come from games of the bots of their time."""
    game = find("dig_mars")
    [puzzle] = find_puzzles(game, {MOST: 1}, seed=7)
    positions = dict(turns_of(game, puzzle.source.seed, puzzle.source.game))
    assert positions[puzzle.source.move] == puzzle.position


def test_the_end_of_a_game_is_played_anew_by_other_bots() -> None:
    """The seed, the game and the ending decide it, and whoever plays it, plays the last turn."""
    game, seed, number = find("undermining"), 7, 1
    turns = list(turns_of(game, seed, number))
    endings = [other_last_turn(game, seed, number, ending, turns) for ending in (1, 2, 1)]
    assert endings[0] == endings[2] != endings[1]
    for _, position in endings:
        match = Match.from_public(position, game=game)
        match.play("end")
        assert match.is_over
