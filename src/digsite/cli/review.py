"""`digsite review`: a finished game, judged move by move."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.progress import Progress
from rich.table import Table

from digsite.cli.shared import (
    JsonOption,
    RecordArgument,
    console,
    errors,
    print_json,
    read_record,
    refusals,
)

if TYPE_CHECKING:
    from digsite.analysis.review import Review


def review(
    record: RecordArgument,
    iterations: Annotated[int, typer.Option(min=1, help="Search for each move.")] = 1000,
    svg: Annotated[Path | None, typer.Option(help="Write the curve as SVG.")] = None,
    png: Annotated[Path | None, typer.Option(help="Write the curve as PNG.")] = None,
    seed: Annotated[int, typer.Option(min=0, help="Another seed, other samples.")] = 0,
    json: JsonOption = False,
) -> None:
    """Show the course of a game, its turning points, each player's mistakes and accuracy.

    Example:  digsite review game.json --svg game.svg
    """
    from digsite.analysis import plot
    from digsite.analysis.review import review_record
    from digsite.core.game import find

    with refusals():
        data = read_record(record)
        with Progress(console=errors, transient=True) as bar:
            task = bar.add_task("review", total=None)
            found = review_record(
                data,
                iterations=iterations,
                seed=seed,
                progress=lambda done, total: bar.update(task, completed=done, total=total),
            )
        colours = find(data["game"]).colours[: found.players]
    if svg:
        svg.write_text(plot.as_svg(found, colours), "utf-8")
    if png:
        png.write_bytes(plot.as_png(found))
    if json:
        print_json(_as_json(found))
        return
    console.print(plot.as_text(found), highlight=False)
    names = (f"{plot.MARKS[seat]} {colour}" for seat, colour in enumerate(colours))
    console.print("      " + "   ".join(names), highlight=False)
    _print_players(found, colours)


def _print_players(found: "Review", colours: tuple[str, ...]) -> None:
    table = Table("player", "accuracy", "mistakes", "turning points", title="Players")
    for seat, colour in enumerate(colours):
        mistakes = [
            f"{one.number}. {one.action} ({one.size}, -{one.loss:.0%}; better: {one.best})"
            for one in found.mistakes(seat)[:5]
        ]
        turns = [f"{number}. {change:+.0%}" for number, change in found.turning_points(seat)]
        won = " (won)" if seat in found.winners else ""
        accuracy = f"{found.accuracy(seat):.0f}"
        table.add_row(colour + won, accuracy, "\n".join(mistakes), "\n".join(turns))
    console.print(table)


def _as_json(found: "Review") -> dict[str, Any]:
    return {
        "winners": list(found.winners),
        "moves": [vars(move) | {"size": move.size} for move in found.moves],
        "players": [
            {
                "accuracy": found.accuracy(seat),
                "mistakes": [move.number for move in found.mistakes(seat)],
                "turning_points": found.turning_points(seat),
            }
            for seat in range(found.players)
        ],
    }
