"""`digsite arena`: a tournament between bots, ours or anybody's."""

import os
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.progress import Progress
from rich.table import Table

from digsite.cli.shared import (
    EngineOption,
    GameArgument,
    JsonOption,
    OptionsOption,
    PlayersOption,
    console,
    errors,
    parse_options,
    print_json,
    refusals,
    tell_if_interpreted,
)

if TYPE_CHECKING:
    from digsite.arena.contest import Result
    from digsite.arena.statistics import Interval
    from digsite.arena.summary import Meeting, Standing
    from digsite.arena.tournament import TournamentPlan


def arena(
    game: GameArgument,
    bots: Annotated[
        str,
        typer.Option(help="Bots: levels, greedy, expert@2000, expert@500ms, peeking@1000."),
    ] = "",
    bot: Annotated[
        list[str] | None, typer.Option(help='An outside bot: "name=command"; may be repeated.')
    ] = None,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="Games a line-up.")] = 100,
    players: PlayersOption = None,
    seed: Annotated[int, typer.Option(min=0, help="The first deal's seed.")] = 0,
    ms: Annotated[float, typer.Option(help="Milliseconds a move for outside bots.")] = 1000,
    threads: Annotated[
        int | None, typer.Option(min=1, help="Threads; all cores if not given.", show_default=False)
    ] = None,
    engine: EngineOption = "threads",
    mirror: Annotated[bool, typer.Option(help="Also let every bot meet itself.")] = False,
    out: Annotated[
        Path | None,
        typer.Option(help="Parquet file, one row a game; a tournament that was stopped goes on."),
    ] = None,
    moves: Annotated[
        Path | None, typer.Option(help="Parquet file, one row a move, with what searches found.")
    ] = None,
    option: OptionsOption = None,
    json: JsonOption = False,
) -> None:
    """Let bots play each other: every seating, the same deals for all, 95% intervals.

    Example:  digsite arena dig_mars --bots casual,expert,random --games 1000
    """
    from digsite.arena.tournament import TournamentPlan
    from digsite.bots.searcher import search_kernels
    from digsite.core.game import find

    with refusals():
        tell_if_interpreted(search_kernels(), [game])
        plan = TournamentPlan(
            game,
            tuple(name.strip() for name in bots.split(",") if name.strip()) + tuple(bot or ()),
            find(game).players[0] if players is None else players,
            games,
            seed=seed,
            options=tuple(parse_options(option).items()),
            ms=ms,
            mirror=mirror,
            keep_moves=moves is not None,
        )
        results = _run(plan, out, moves, threads=threads, engine=engine)
    _print(results, as_json=json)


def _run(
    plan: "TournamentPlan",
    out: Path | None,
    moves: Path | None,
    *,
    threads: int | None,
    engine: str,
) -> "list[Result]":
    """Play the plan's games, with a bar that shows how far they are, and write the files."""
    from digsite.arena.summary import write_choices, write_results
    from digsite.arena.tournament import open_journal, resolve, run_tournament

    kept = out or moves
    journal = kept.with_suffix(".jsonl") if kept else None
    with Progress(console=errors(), transient=True) as bar:
        resolved = resolve(plan)
        task = bar.add_task(resolved.game.title, total=len(resolved.pairings))
        results = run_tournament(
            plan,
            threads=threads or os.cpu_count() or 1,
            engine=engine,
            journal=journal,
            progress=lambda result: bar.advance(task),
        )
    if out:
        write_results(results, out)
    if moves and journal:
        write_choices(open_journal(plan, journal).with_moves(results), moves)
    return results


def _print(results: "list[Result]", *, as_json: bool) -> None:
    from digsite.arena.summary import meetings, standings

    if as_json:
        print_json(
            {
                "standings": [asdict(standing) for standing in standings(results)],
                "meetings": [asdict(meeting) for meeting in meetings(results)],
                "forfeits": [result.forfeit for result in results if result.forfeit],
            }
        )
        return
    _print_standings(standings(results))
    _print_meetings(meetings(results))
    _print_forfeits(results)


def _print_standings(found: "list[Standing]") -> None:
    table = Table("bot", "rating", "wins", "games", "ms a move", "forfeits", title="Ratings (Elo)")
    for standing in found:
        rating = standing.rating
        table.add_row(
            standing.name,
            f"{rating.value:+.0f}  ({rating.low:+.0f} to {rating.high:+.0f})",
            _percent(standing.wins) if standing.games else "–",
            f"{standing.games:,}",
            f"{standing.ms_per_move:.1f}",
            str(standing.forfeits),
        )
    console().print(table)


def _print_meetings(found: "list[Meeting]") -> None:
    table = Table("line-up", "bot", "wins", "level", "games", title="Meetings (95% intervals)")
    for meeting in found:
        is_mirror = len(set(meeting.lineup)) == 1
        table.add_row(
            " ".join(meeting.lineup),
            f"{meeting.name}, first seat" if is_mirror else meeting.name,
            _percent(meeting.wins),
            f"{meeting.level:.0%}",
            f"{meeting.games:,}",
        )
    console().print(table)


def _print_forfeits(results: "list[Result]") -> None:
    for result in results:
        if result.forfeit:
            line = f"deal {result.seed}: {result.forfeit}"
            console().print(line, highlight=False, markup=False)


def _percent(share: "Interval") -> str:
    return f"{share.value:.1%}  ({share.low:.1%} to {share.high:.1%})"
