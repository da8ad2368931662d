"""Games that the search plays against itself, and the positions of them to learn from.

A position's target is what the search thought of it, mixed with what it thought later on and with
the result, the nearer the more (TD(λ) over the search's own values). Generic over the game.
"""

from typing import Annotated, Final

from digsite.bots.policy import choose_by_looks
from digsite.bots.search import ROOT, search
from digsite.bots.tree import Bench, clear, most_visited
from digsite.core.chance import draw, fraction
from digsite.core.features import Features
from digsite.core.generic import describe, legal_actions, play
from digsite.core.limits import MOST_FEATURES_HELD, MOST_PLACES, MOST_SEATS
from digsite.core.rows import Row, bundle
from digsite.core.rule import kernel
from digsite.core.schema import Int8, Int16, Int32, Length, Real, Struct
from digsite.core.seeded_deals import deal
from digsite.core.win_share import share_of_win

LONGEST: Final = 2048
"""Decisions of a game that are thought about; a longer game is played on, but not learnt from."""


class Lesson(Struct):
    """A position: the rows of its seats, and each seat's part of the win that is to be learnt."""

    seats: Int32
    decision: Int32
    target: Annotated[list[Real], Length(MOST_SEATS)]


class Syllabus(Struct):
    """How games are played, and how much has been written down."""

    iterations: Int32
    kept: Real
    """The part of all positions that are written down."""
    by_chance: Real
    """The part of all actions that are any legal one."""
    trace: Real
    """λ: how much of a target comes from what was thought later."""
    games: Int32
    lessons: Int32
    rows: Int32
    places: Int32
    held: Int32
    values: Annotated[list[Real], Length(LONGEST * MOST_SEATS)]
    """What the search thought at every decision of the game being played."""
    cut: Annotated[list[Int8], Length(LONGEST)]
    """1: chance chose there, so what came later teaches nothing about what was before."""


@bundle
class Pages:
    """Where lessons are written down: features, places and rows of all of them, end to end.

    A row is a position from one seat's side; `rows` and `ends` say where each ends.
    """

    lessons: Row[Lesson]
    rows: Row[Int32]
    ends: Row[Int32]
    pools: Row[Int8]
    held: Row[Int16]


@kernel
def play_games(
    bench: Bench,
    syllabuses: Row[Syllabus],
    pages: Pages,
    low: int,
    middle: int,
    start: int,
    games: int,
) -> None:
    """Play some games; a game's number seeds its deal and its play."""
    syllabus, space = syllabuses[0], bench.spaces[0]
    for game in range(games):
        deal(bench.states[ROOT], space.chance, low, middle, start + game)
        play_game(bench, syllabus, pages)
        syllabus.games += 1


@kernel
def play_game(bench: Bench, syllabus: Syllabus, pages: Pages) -> None:
    """One game, and the targets of what was written down of it."""
    state, space = bench.states[ROOT], bench.spaces[0]
    first, decisions = int(syllabus.lessons), 0
    while state.ending == 0:
        count = legal_actions(state, space.legal)
        action = int(space.legal.ids[0])
        if count > 1 and decisions < LONGEST:
            if fraction(space.chance) < syllabus.kept and has_room(syllabus, pages):
                write_lesson(bench, syllabus, pages, decisions)
            action = decide(bench, syllabus, decisions, count)
            decisions += 1
        elif count > 1:
            action = choose_by_looks(state, space.legal, count, space.chance, 0.0)
        play(state, action)
    set_targets(bench, syllabus, pages, first, decisions)


@kernel
def has_room(syllabus: Syllabus, pages: Pages) -> bool:
    """Whether one more position fits, however much holds in it."""
    return (
        syllabus.lessons < len(pages.lessons)
        and syllabus.rows + MOST_SEATS <= len(pages.rows)
        and syllabus.places + MOST_SEATS * MOST_PLACES <= len(pages.ends)
        and syllabus.held + MOST_SEATS * MOST_FEATURES_HELD <= len(pages.held)
    )


@kernel
def write_lesson(bench: Bench, syllabus: Syllabus, pages: Pages, decision: int) -> None:
    """Write the position down from every seat's side; its target follows."""
    state, features = bench.states[ROOT], bench.spaces[0].features
    lesson = pages.lessons[syllabus.lessons]
    lesson.seats = state.players
    lesson.decision = decision
    for seat in range(state.players):
        describe(state, seat, features)
        write_row(features, syllabus, pages)
    syllabus.lessons += 1


@kernel
def write_row(features: Features, syllabus: Syllabus, pages: Pages) -> None:
    """Append one row."""
    for place in range(features.places):
        pages.pools[syllabus.places] = features.pools[place]
        pages.ends[syllabus.places] = syllabus.held + features.ends[place]
        syllabus.places += 1
    for index in range(features.held):
        pages.held[syllabus.held] = features.of[index]
        syllabus.held += 1
    pages.rows[syllabus.rows] = syllabus.places
    syllabus.rows += 1


@kernel
def decide(bench: Bench, syllabus: Syllabus, decision: int, count: int) -> int:
    """Search, keep what was found of every seat's chances, and choose."""
    state, space, tree = bench.states[ROOT], bench.spaces[0], bench.trees[0]
    clear(tree)
    search(bench, int(state.seat), int(syllabus.iterations))
    best = most_visited(tree)
    node = tree.nodes[best]
    total = 0.0
    for seat in range(state.players):
        usual = tree.baselines[seat] / max(1, int(tree.deals))
        value = usual + node.totals[seat] / max(1, int(node.visits))
        syllabus.values[decision * MOST_SEATS + seat] = min(1.0, max(0.0, value))
        total += syllabus.values[decision * MOST_SEATS + seat]
    for seat in range(state.players):
        share = 1.0 / state.players
        if total > 0.0:
            share = syllabus.values[decision * MOST_SEATS + seat] / total
        syllabus.values[decision * MOST_SEATS + seat] = share
    syllabus.cut[decision] = int(fraction(space.chance) < syllabus.by_chance)
    if syllabus.cut[decision]:
        count = legal_actions(state, space.legal)
        return int(space.legal.ids[draw(space.chance, count)])
    return int(node.action)


@kernel
def set_targets(bench: Bench, syllabus: Syllabus, pages: Pages, first: int, decisions: int) -> None:
    """From the result backwards: each target is a mixture of what was thought and the next one."""
    state = bench.states[ROOT]
    for seat in range(state.players):
        following = share_of_win(state, seat)
        lesson = syllabus.lessons - 1
        for back in range(decisions):
            decision = decisions - 1 - back
            thought = syllabus.values[decision * MOST_SEATS + seat]
            trace = 0.0 if syllabus.cut[decision] else float(syllabus.trace)
            following = thought + trace * (following - thought)
            if lesson >= first and pages.lessons[lesson].decision == decision:
                pages.lessons[lesson].target[seat] = following
                lesson -= 1
