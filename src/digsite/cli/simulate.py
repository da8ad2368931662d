"""`digsite simulate`: many games on all cores, or on many machines."""

import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any

import typer

from digsite.cli.shared import (
    EditionOption,
    EngineOption,
    GameArgument,
    JsonOption,
    OptionsOption,
    PlayersOption,
    SeedOption,
    console,
    games_progress,
    parse_options,
    print_json,
    refusals,
    tell_if_interpreted,
)

if TYPE_CHECKING:
    from digsite.arena.plan import SimulationPlan
    from digsite.arena.totals import Totals


def simulate(
    game: GameArgument,
    players: PlayersOption = None,
    games: Annotated[int, typer.Option("--games", "-n", help="How many games.")] = 100_000,
    bots: Annotated[str, typer.Option(help="Who plays: greedy, or a level of bots.")] = "random",
    seed: SeedOption = None,
    start: Annotated[int, typer.Option(min=0, help="The number of the first game.")] = 0,
    bar: Annotated[
        str, typer.Option(help='Actions that seat 0 may not use, e.g. "upgrade fleet".')
    ] = "",
    threads: Annotated[
        int | None, typer.Option(min=1, help="Threads; all cores if not given.", show_default=False)
    ] = None,
    engine: EngineOption = "threads",
    out: Annotated[str | None, typer.Option(help="Parquet file, one row a game.")] = None,
    seats: Annotated[str | None, typer.Option(help="Parquet file, one row a seat.")] = None,
    moves: Annotated[str | None, typer.Option(help="Parquet file, one row a move.")] = None,
    option: OptionsOption = None,
    edition: EditionOption = None,
    json: JsonOption = False,
) -> None:
    """Play many games of bots, and add them up.

    Example:  digsite simulate dig_mars --players 3 --games 100000 --bots casual --seed 1
    """
    from digsite.arena.plan import SimulationPlan, resolve
    from digsite.core.game import find

    with refusals():
        found = find(game)
        plan = SimulationPlan(
            game,
            found.players[0] if players is None else players,
            games,
            secrets.randbits(63) if seed is None else seed,
            bots=bots,
            start=start,
            bar=bar,
            options=tuple(parse_options(option).items()),
            edition=found.edition(edition).text if edition else "",
            keep_moves=moves is not None,
        )
        tell_if_interpreted((resolve(plan).kernel,), [game])
        totals = _run(plan, (out, seats, moves), threads=threads, engine=engine)
    if json:
        print_json(totals.summary())
    else:
        _print_summary(totals.summary(), found.colours)
        for path in (out, seats, moves):
            if path:
                console().print(f"written: {path}", highlight=False)


def _run(
    plan: "SimulationPlan", files: Sequence[str | None], *, threads: int | None, engine: str
) -> "Totals":
    """Play the plan's games, with a bar that shows how far they are."""
    from digsite.arena.parquet import writing
    from digsite.arena.plan import resolve
    from digsite.arena.simulate import run_simulation

    with (
        writing(plan, *files) as sinks,
        games_progress(resolve(plan).game.title, plan.games) as advance,
    ):
        return run_simulation(plan, threads=threads, engine=engine, sinks=sinks, progress=advance)


def _print_summary(summary: dict[str, Any], colours: Sequence[str]) -> None:
    # Only here: `--json` and the first game need not wait for tables.
    from rich.table import Table

    console().print(_totals(summary))
    wins = Table(
        "seat", "wins", "share", "95% interval", title="Wins (a shared win counts for each)"
    )
    for colour, share in zip(colours, summary["win_shares_by_seat"], strict=False):
        wins.add_row(colour, f"{share['count']:,}", *_share(share))
    first = summary["wins_of_first_player"]
    wins.add_row("first player", f"{first['count']:,}", *_share(first))
    console().print(wins)
    endings = Table("ending", "games", "share", title="Endings")
    for name, count in summary["endings"].items():
        endings.add_row(name, f"{count:,}", f"{count / summary['games']:.1%}")
    console().print(endings)
    actions = Table("action", "played", "a game", title="Actions")
    for name, count in summary["actions"].items():
        actions.add_row(name, f"{count:,}", f"{count / summary['games']:.2f}")
    console().print(actions)


def _totals(summary: dict[str, Any]) -> str:
    return (
        f"{summary['games']:,} games, {summary['moves']:,} moves "
        f"(mean {summary['mean_moves']:.1f}, {summary['shortest']} to {summary['longest']}; "
        f"{summary['mean_rounds']:.1f} rounds) in {summary['seconds']:.2f} s: "
        f"{summary['games_per_s']:,.0f} games/s, {summary['moves_per_s']:,.0f} moves/s "
        f"on {summary['threads']} threads, seed {summary['seed']}"
    )


def _share(share: dict[str, float]) -> tuple[str, str]:
    return f"{share['share']:.2%}", f"{share['low']:.2%} to {share['high']:.2%}"
