"""`digsite simulate`: many random games on all cores."""

import secrets
from typing import Annotated, Any

import typer
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.table import Table
from rich.text import Text

from digsite.arena.simulate import Simulation
from digsite.cli.shared import (
    EditionOption,
    GameArgument,
    JsonOption,
    OptionsOption,
    PlayersOption,
    SeedOption,
    console,
    errors,
    parse_options,
    print_json,
    refusals,
)


class RateColumn(ProgressColumn):
    """Games per second."""

    def render(self, task: Task) -> Text:
        return Text(f"{task.speed or 0:,.0f} games/s")


def simulate(
    game: GameArgument,
    players: PlayersOption = None,
    games: Annotated[int, typer.Option("--games", "-n", help="How many games.")] = 100_000,
    seed: SeedOption = None,
    threads: Annotated[
        int | None, typer.Option(min=1, help="Threads; all cores if not given.", show_default=False)
    ] = None,
    out: Annotated[
        str | None, typer.Option(help="Write one row per game to a Parquet file.")
    ] = None,
    option: OptionsOption = None,
    edition: EditionOption = None,
    json: JsonOption = False,
) -> None:
    """Play many games of random moves and add them up.

    Example:  digsite simulate dig_mars --players 3 --games 100000 --seed 1
    """
    from digsite.arena.parquet import write_parquet
    from digsite.arena.simulate import simulate as run
    from digsite.core import kernels
    from digsite.core.game import find

    with refusals():
        found = find(game)
        if not kernels.available():
            errors.print("digsite: numba is not installed; simulating interpreted, which is slow.")
        with _progress() as bar:
            task = bar.add_task(found.title, total=games)
            simulation = run(
                found,
                found.players[0] if players is None else players,
                games,
                seed=secrets.randbits(63) if seed is None else seed,
                options=parse_options(option),
                edition=found.edition(edition),
                threads=threads,
                progress=lambda count: bar.advance(task, count),
            )
        rows = write_parquet(simulation, out) if out else 0
    if json:
        print_json(simulation.summary())
    else:
        _print_summary(simulation)
        if out:
            console.print(f"{rows:,} rows written to {out}")


def _progress() -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        RateColumn(),
        TimeRemainingColumn(),
        console=errors,
        transient=True,
    )


def _print_summary(simulation: Simulation) -> None:
    summary = simulation.summary()
    console.print(_totals(summary))
    wins = Table(
        "seat", "wins", "share", "95% interval", title="Wins (a shared win counts for each)"
    )
    for colour, share in zip(simulation.game.colours, summary["win_shares_by_seat"], strict=False):
        wins.add_row(colour, f"{share['count']:,}", *_share(share))
    first = summary["wins_of_first_player"]
    wins.add_row("first player", f"{first['count']:,}", *_share(first))
    console.print(wins)
    endings = Table("ending", "games", "share", title="Endings")
    for name, count in summary["endings"].items():
        endings.add_row(name, f"{count:,}", f"{count / summary['games']:.1%}")
    console.print(endings)
    actions = Table("action", "played", "a game", title="Actions")
    for name, count in summary["actions"].items():
        actions.add_row(name, f"{count:,}", f"{count / summary['games']:.2f}")
    console.print(actions)


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
