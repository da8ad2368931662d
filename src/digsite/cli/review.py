"""`digsite review`: a finished game, judged move by move."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.progress import Progress
from rich.table import Table

from digsite.cli.shared import (
    JsonOption,
    LangOption,
    RecordArgument,
    check_language,
    console,
    errors,
    percent,
    print_json,
    read_record,
    refusals,
    say,
)

if TYPE_CHECKING:
    from digsite.analysis.review import Review, Reviewed


def review(
    record: RecordArgument,
    iterations: Annotated[int, typer.Option(min=1, help="Search for each move.")] = 1000,
    svg: Annotated[Path | None, typer.Option(help="Write the curve as SVG.")] = None,
    png: Annotated[Path | None, typer.Option(help="Write the curve as PNG.")] = None,
    seed: Annotated[int, typer.Option(min=0, help="Another seed, other samples.")] = 0,
    lang: LangOption = "en",
    json: JsonOption = False,
) -> None:
    """Show the course of a game, its turning points, each player's mistakes and accuracy.

    Example:  digsite review game.json --svg game.svg
    """
    from digsite.analysis import plot
    from digsite.analysis.review import review_record
    from digsite.core.game import find
    from digsite.core.sentences import colour

    with refusals(lang):
        check_language(lang)
        data = read_record(record)
        with Progress(console=errors(), transient=True) as bar:
            task = bar.add_task("review", total=None)
            found = review_record(
                data,
                iterations=iterations,
                seed=seed,
                progress=lambda done, total: bar.update(task, completed=done, total=total),
            )
        game = find(data["game"])
        names = tuple(colour(game, seat, lang) for seat in range(found.players))
    if svg:
        svg.write_text(plot.as_svg(found, names, say(lang, "review-chances")), "utf-8")
    if png:
        png.write_bytes(plot.as_png(found))
    if json:
        print_json(_as_json(found))
        return
    console().print(plot.as_text(found), highlight=False)
    marked = (f"{plot.MARKS[seat]} {name}" for seat, name in enumerate(names))
    console().print("      " + "   ".join(marked), highlight=False)
    _print_players(found, names, lang)


def _print_players(found: "Review", names: tuple[str, ...], lang: str) -> None:
    heads = ("player", "accuracy", "mistakes", "turning-points")
    table = Table(*(say(lang, f"review-{head}") for head in heads))
    for seat, name in enumerate(names):
        mistakes = [_mistake(one, lang) for one in found.mistakes(seat)[:5]]
        turns = [
            f"{point.number}. {'+' if point.change > 0 else '−'}{percent(lang, abs(point.change))}"
            for point in found.turning_points(seat)
        ]
        won = say(lang, "review-won", name=name) if seat in found.winners else name
        accuracy = f"{found.accuracy(seat):.0f}"
        table.add_row(won, accuracy, "\n".join(mistakes), "\n".join(turns))
    console().print(table)


def _mistake(one: "Reviewed", lang: str) -> str:
    return say(
        lang,
        "review-mistake",
        number=one.number,
        action=one.action,
        size=str(one.size),
        loss=percent(lang, one.loss),
        best=one.best,
    )


def _as_json(found: "Review") -> dict[str, Any]:
    return {
        "winners": list(found.winners),
        "moves": [vars(move) | {"size": move.size} for move in found.moves],
        "players": [
            {
                "accuracy": found.accuracy(seat),
                "mistakes": [move.number for move in found.mistakes(seat)],
                "turning_points": [
                    (point.number, point.change) for point in found.turning_points(seat)
                ],
            }
            for seat in range(found.players)
        ],
    }
