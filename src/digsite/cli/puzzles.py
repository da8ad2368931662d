"""`digsite puzzles`: more puzzles, from games that bots play."""

from pathlib import Path
from typing import Annotated

import typer

from digsite.cli.shared import (
    GameArgument,
    errors,
    games_progress,
    refusals,
    tell_if_interpreted,
)


def puzzles(
    game: GameArgument,
    count: Annotated[int, typer.Option(min=1, help="How many puzzles.")] = 10,
    kind: Annotated[
        list[str] | None,
        typer.Option(help="most, win or plans; several share the count. All if not given."),
    ] = None,
    seed: Annotated[int, typer.Option(help="Decides the games they are found in.")] = 1,
    out: Annotated[
        Path | None,
        typer.Option(help="File they are added to; its puzzles count, and the search goes on."),
    ] = None,
) -> None:
    """Find positions with one best answer in games of strong bots, one line of JSON for each.

    Example:  digsite puzzles dig_mars --count 20 --kind win --out puzzles.jsonl
    """
    from digsite.analysis.puzzles.finder import find_puzzles
    from digsite.analysis.puzzles.puzzle import KINDS, read_file
    from digsite.bots.searcher import search_kernels
    from digsite.core.errors import NoSuchChoice
    from digsite.core.game import find

    with refusals():
        found = find(game)
        kinds = list(dict.fromkeys(kind or KINDS))
        if not set(kinds) <= set(KINDS):
            raise NoSuchChoice("kind", kinds=", ".join(KINDS))
        wanted = {one: (count + n) // len(kinds) for n, one in enumerate(kinds)}
        try:
            known = read_file(out) if out is not None and out.exists() else []
        except (OSError, ValueError, KeyError, TypeError):
            raise NoSuchChoice("puzzle-file", file=str(out)) from None
        tell_if_interpreted(search_kernels(), [game])
        with games_progress(found.title, count) as advance:
            for puzzle in find_puzzles(found, wanted, seed=seed, known=known):
                if out is None:
                    typer.echo(puzzle.written())
                else:
                    with out.open("a", encoding="utf-8") as file:
                        file.write(puzzle.written() + "\n")
                advance(1)
    if out is not None:
        errors().print(f"{out}: {len(read_file(out))}", highlight=False)
