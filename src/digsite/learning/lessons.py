"""Games played to learn from: positions as their seats know them, and what a teacher thinks.

The teacher is the game's appraisal or the search. The games are played by the teacher, by the
pupil (the network that is being trained) and now and then by chance, so that the pupil is taught
about the positions that it gets itself into. Generic over the game.
"""

from typing import Annotated, Any, Final

from digsite.bots.choosing import gumbel
from digsite.bots.network import Thought, liking, think_over
from digsite.bots.search import ROOT, search
from digsite.bots.tree import NOBODY, Bench, Workspace, clear
from digsite.core.chance import draw, fraction
from digsite.core.dealing import deal
from digsite.core.generic import (
    GameState,
    Observation,
    appraise,
    legal_actions,
    observe,
    play,
)
from digsite.core.mathematics import exp, log
from digsite.core.rows import Row, bundle
from digsite.core.rule import kernel, separate
from digsite.core.schema import Float32, Int16, Int32, Length, Real, Struct
from digsite.core.winning import share_of_win

MOST_CHOICES: Final = 128
"""Positions with more legal actions than that are played but not taught."""
LONGEST: Final = 512
"""Room for the lessons of one game; what a longer game would add is left out."""
NEVER: Final = -1e30


class Lesson(Struct):
    """One decision: the legal actions, the teacher's shares, and what the seat had of the win."""

    count: Int32
    seat: Int32
    legal: Annotated[list[Int16], Length(MOST_CHOICES)]
    shares: Annotated[list[Float32], Length(MOST_CHOICES)]
    won: Float32


class Course(Struct):
    """How lessons are given, and how many have been."""

    iterations: Int32
    """The teacher's search; 0: the appraisal teaches."""
    temperature: Real
    """How much worse an action may look to the appraisal and still get a good share."""
    by_pupil: Real
    """The part of all actions that the pupil chooses."""
    by_chance: Real
    """The part of all actions that are any legal one."""
    games: Int32
    written: Int32


@bundle
class PlayingPupil:
    """The pupil as it plays: its network, and room to think."""

    networks: Any
    thoughts: Row[Thought]


@bundle
class Pages:
    """Where lessons are written down.

    `observations` and `rows` are the same memory, with and without the names.
    """

    lessons: Row[Lesson]
    observations: Row[Observation]
    rows: Any


@kernel
def give_lessons(
    bench: Bench,
    pupil: PlayingPupil,
    courses: Row[Course],
    pages: Pages,
    low: int,
    middle: int,
    start: int,
) -> None:
    """Play games while there is room for one more; a game's number seeds its deal and its play."""
    course, state, space = courses[0], bench.states[ROOT], bench.spaces[0]
    while course.written + LONGEST <= len(pages.lessons):
        first = int(course.written)
        deal(state, space.chance, low, middle, start + course.games)
        while state.ending == 0:
            count = legal_actions(state, space.legal)
            if 1 < count <= MOST_CHOICES and course.written < first + LONGEST:
                play(state, give_lesson(bench, pupil, course, pages, count))
            else:
                play(state, int(space.legal.ids[draw(space.chance, count)]))
        for place in range(first, course.written):
            lesson = pages.lessons[place]
            lesson.won = share_of_win(state, int(lesson.seat))
        course.games += 1


@kernel
def give_lesson(bench: Bench, pupil: PlayingPupil, course: Course, pages: Pages, count: int) -> int:
    """Write down one decision; returns the action that is played."""
    place = int(course.written)
    state, space, lesson = bench.states[ROOT], bench.spaces[0], pages.lessons[place]
    begin_lesson(state, space, lesson, count)
    observe(state, int(state.seat), pages.observations[place])
    teach(bench, course, lesson)
    course.written += 1
    network, thought = pupil.networks[0], pupil.thoughts[0]
    choice = choose(space, network, thought, pages.rows[place], course, lesson)
    return int(lesson.legal[choice])


@kernel
def begin_lesson(state: GameState, space: Workspace, lesson: Lesson, count: int) -> None:
    """Write down who chooses from what."""
    lesson.count = count
    lesson.seat = state.seat
    for index in range(count):
        lesson.legal[index] = space.legal.ids[index]
        lesson.shares[index] = 0.0


@kernel
def teach(bench: Bench, course: Course, lesson: Lesson) -> None:
    """Write what the teacher would give each action: its part of the visits, or of the liking."""
    if course.iterations == 0:
        teach_appraisal(bench.states[ROOT], course, lesson)
        return
    clear(bench.trees[0])
    search(bench, int(lesson.seat), int(course.iterations))
    teach_visits(bench.trees[0], lesson)


@separate
def teach_appraisal(state: GameState, course: Course, lesson: Lesson) -> None:
    """Shares that fall with every point by which an action looks worse than the best."""
    best, total = NEVER, 0.0
    for index in range(lesson.count):
        lesson.shares[index] = appraise(state, int(lesson.legal[index]))
        best = max(best, lesson.shares[index])
    for index in range(lesson.count):
        lesson.shares[index] = exp((lesson.shares[index] - best) / course.temperature)
        total += lesson.shares[index]
    for index in range(lesson.count):
        lesson.shares[index] /= total


@kernel
def teach_visits(tree: Any, lesson: Lesson) -> None:
    """The part of the search that each action took."""
    total = 0.0
    child = int(tree.nodes[tree.root].first_child)
    while child > 0:
        node = tree.nodes[child]
        if node.action != NOBODY:
            total += node.visits
            for index in range(lesson.count):
                if lesson.legal[index] == node.action:
                    lesson.shares[index] = node.visits
        child = int(node.next_sibling)
    for index in range(lesson.count):
        lesson.shares[index] /= total


@kernel
def choose(
    space: Workspace, network: Any, thought: Thought, row: Any, course: Course, lesson: Lesson
) -> int:
    """The index of the action that is played: by chance, by the pupil, or by the teacher."""
    who = fraction(space.chance)
    count = int(lesson.count)
    if who < course.by_chance:
        return draw(space.chance, count)
    is_pupil = who < course.by_chance + course.by_pupil
    if is_pupil:
        think_over(network, row, thought)
    best, best_worth = 0, NEVER
    for index in range(count):
        if is_pupil:
            worth = liking(network, thought, int(lesson.legal[index]))
        else:
            worth = log(max(1e-9, lesson.shares[index]))
        worth += gumbel(space.chance)
        if worth > best_worth:
            best, best_worth = index, worth
    return best
