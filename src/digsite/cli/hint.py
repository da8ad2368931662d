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
    percent,
    print_json,
    read_record,
    refusals,
    say,
    tell_if_interpreted,
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
    from digsite.bots.searcher import search_kernels
    from digsite.core.record import replay
    from digsite.core.sentences import colour

    with refusals(lang):
        check_language(lang)
        data = read_record(record)
        if move is not None and isinstance(data.get("moves"), list):
            data = data | {"moves": data["moves"][:move]}
        match = replay(data, undoable=False)
        tell_if_interpreted(search_kernels(), [match.game.name])
        found = find_hints(match.seen_by(match.seat), iterations=iterations, seed=seed, lang=lang)
    if json:
        print_json({"seat": match.seat, "hints": [asdict(one) for one in found]})
        return
    heads = (say(lang, f"hint-{head}") for head in ("action", "plan", "chance", "behind", "why"))
    title = say(lang, "hint-title", seat=colour(match.game, match.seat, lang))
    table = Table(*heads, title=title)
    for one in found:
        chance = f"{percent(lang, one.win)} ± {percent(lang, one.margin)}"
        table.add_row(one.action, ", ".join(one.plan), chance, percent(lang, one.behind), one.why)
    console().print(table)
    if about_equal(found):
        console().print(say(lang, "hint-equal"))
