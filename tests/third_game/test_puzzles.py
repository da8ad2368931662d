"""Lode brings no puzzles, and its turns can still be looked through."""

from datetime import date

import digsite
from digsite.analysis.puzzles.puzzle import book_of
from digsite.analysis.puzzles.turn_tree import TurnTree


def test_a_game_may_bring_no_puzzles() -> None:
    game = digsite.load("lode").game
    assert book_of(game).puzzles == {}
    assert book_of(game).of_day(date(2026, 11, 17)) is None


def test_all_that_a_turn_can_lead_to_is_found() -> None:
    match = digsite.load("lode", seed=7)
    tree = TurnTree(match.game, match.state, compiled=False)
    ends = [position for position in tree.positions if position.over]
    assert len(tree.positions[0].children) == len(match.legal_actions())
    assert ends
    assert all(not position.children for position in ends)
