"""Puzzles on the wire: listed, of a day, tried, explained and answered."""

from typing import Any

from pydantic import TypeAdapter

from digsite.analysis.puzzles.puzzle import MOST, PLANS, Puzzle, book_of
from digsite.core.game import Game, find
from digsite.server.wire.puzzles import PuzzlePosition, PuzzleSolution, ShownPuzzle
from tests.games import every_game
from tests.server.serving import Browser


def first_of(game: Game, kind: str) -> Puzzle:
    return next(one for one in book_of(game).puzzles.values() if one.kind == kind)


def read(model: Any, shown: Any) -> None:
    assert dict(TypeAdapter(model).validate_python(shown)) == shown


@every_game
def test_all_puzzles_are_listed_and_each_day_has_one(stranger: Browser, game: Game) -> None:
    listed = stranger.get("/api/puzzles")["puzzles"]
    own = [one["puzzle"] for one in listed if one["game"] == game.name]
    assert own == list(book_of(game).puzzles)
    [of_day] = [
        one["puzzle"]
        for one in stranger.get("/api/puzzles/days/2026-11-17")["puzzles"]
        if one["game"] == game.name
    ]
    assert of_day in own
    assert stranger.refused("GET", "/api/puzzles/days/tomorrow") == "request.bad"


@every_game
def test_a_puzzle_is_solved_move_by_move(stranger: Browser, game: Game) -> None:
    puzzle = first_of(game, MOST)
    path = f"/api/puzzles/{game.name}/{puzzle.id}"
    head = stranger.get(path, lang="de")
    read(ShownPuzzle, head)
    assert head["question"] == game.message("de", "puzzle-most")
    line: list[str] = []
    for action in puzzle.answer:
        shown = stranger.get(f"{path}/position", line=",".join(line))
        read(PuzzlePosition, shown)
        assert shown["result"] == "open"
        assert action in shown["legal"]
        line.append(action)
    shown = stranger.get(f"{path}/position", line=",".join(line))
    assert shown["result"] == "solved"
    assert shown["view"] == _played(game, puzzle).view(head["seat"])
    told = stranger.get(f"{path}/solution", lang="et")
    read(PuzzleSolution, told)
    assert [step["action"] for step in told["steps"]] == list(puzzle.answer)


def _played(game: Game, puzzle: Puzzle) -> Any:
    match = puzzle.match(game)
    for action in puzzle.answer:
        match.play(action)
    return match


@every_game
def test_what_is_hidden_stays_hidden(stranger: Browser, game: Game) -> None:
    puzzle = first_of(game, PLANS)
    shown = stranger.get(f"/api/puzzles/{game.name}/{puzzle.id}/position")
    match = puzzle.match(game)
    assert shown["view"] == match.view(match.seat) != match.public()


@every_game
def test_what_cannot_be_played_is_refused(stranger: Browser, game: Game) -> None:
    path = f"/api/puzzles/{game.name}/{first_of(game, MOST).id}"
    for line, code in (
        ("end,end", "puzzle.turn_over"),
        ("nonsense", "action.bad_notation"),
        (",".join(["end"] * 100), "request.bad"),
    ):
        assert stranger.refused("GET", f"{path}/position?line={line}") == code
    for unknown in (f"{path}0", "/api/puzzles/nothing/12345678"):
        assert stranger.refused("GET", unknown) == "puzzle.unknown"


def test_luck_is_explained_as_what_it_is(stranger: Browser) -> None:
    for puzzle in book_of(find("dig_mars")).puzzles.values():
        path = f"/api/puzzles/dig_mars/{puzzle.id}"
        told = stranger.get(f"{path}/explain", verb="dig", lang="en")["actions"]
        lucky = [one for one in told if (one["refusal"] or {}).get("code") == "puzzle.luck"]
        if lucky:
            assert not lucky[0]["legal"]
            return
    raise AssertionError("no puzzle of Dig Mars has ground that could be dug")
