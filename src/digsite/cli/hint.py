"""`digsite hint`: the best moves of a position, with their reasons."""

from dataclasses import asdict
from typing import Annotated

import typer
from rich.table import Table

from digsite.cli.shared import (
    JsonOption,
    LangOption,
    RecordArgument,
    check_language,
    console,
    print_json,
    read_record,
    refusals,
)


def hint(
    record: RecordArgument,
    move: Annotated[
        int | None,
        typer.Option(min=0, help="The position after so many moves; the last if not given."),
    ] = None,
    iterations: Annotated[int, typer.Option(min=1, help="How long to search.")] = 4000,
    seed: Annotated[int | None, typer.Option(help="Makes the answer repeatable.")] = None,
    lang: LangOption = "en",
    json: JsonOption = False,
) -> None:
    """Show the best three moves for the seat to move, from what that seat can see.

    Example:  digsite hint game.json --move 12
    """
    from digsite.analysis.hints import about_equal, find_hints
    from digsite.core.record import replay

    with refusals():
        check_language(lang)
        data = read_record(record)
        if move is not None and isinstance(data.get("moves"), list):
            data = data | {"moves": data["moves"][:move]}
        match = replay(data)
        found = find_hints(match.seen_by(match.seat), iterations=iterations, seed=seed, lang=lang)
    if json:
        print_json({"seat": match.seat, "hints": [asdict(one) for one in found]})
        return
    table = Table("move", "win chance", "behind", "why", title=f"{match.colour} to move")
    for one in found:
        chance = f"{one.win:.0%} ± {one.margin:.0%}"
        table.add_row(one.action, chance, f"{one.behind:.0%}", one.why)
    console.print(table)
    if about_equal(found):
        console.print("All about equal.")
