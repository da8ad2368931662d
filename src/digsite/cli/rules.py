"""`digsite rules`: our own words for the rules, and `digsite warm`: kernels ready for use."""

import time
from typing import Annotated

import typer

from digsite.cli.shared import (
    REFUSED,
    GameArgument,
    JsonOption,
    LangOption,
    check_language,
    console,
    print_json,
    refusals,
    say,
    tell_if_interpreted,
)


def rules(
    game: GameArgument,
    section: Annotated[str | None, typer.Argument(help="One section, e.g. 3.1.")] = None,
    lang: LangOption = "en",
) -> None:
    """Print the rules of a game, or one section of them.

    Examples:  digsite rules dig_mars 3.1
               digsite rules undermining --lang de
    """
    from rich.markdown import Markdown

    from digsite.core.game import find

    with refusals(lang):
        check_language(lang)
        text = find(game).rules_text(lang)
    if section is not None:
        text = _section(text, section)
        if not text:
            typer.echo(f"digsite: {say(lang, 'no-section', section=section)}", err=True)
            raise typer.Exit(REFUSED)
    console().print(Markdown(text))


def _section(text: str, section: str) -> str:
    """The lines from the section's heading to the next heading of the same depth or above."""
    found: list[str] = []
    depth = 0
    for line in text.splitlines():
        marks = len(line) - len(line.lstrip("#"))
        if marks and depth and marks <= depth:
            break
        if marks and line.lstrip("# ").split(" ")[0].rstrip(".") == section:
            depth = marks
        if depth:
            found.append(line)
    return "\n".join(found)


def warm(
    game: Annotated[list[str] | None, typer.Argument(help="Games; all if none is named.")] = None,
    json: JsonOption = False,
) -> None:
    """Compile the kernels now, so that nothing waits for them later.

    Example:  digsite warm
    """
    from digsite import bots
    from digsite.arena.plan import SimulationPlan
    from digsite.arena.simulate import run_simulation
    from digsite.bots.searcher import search_kernels
    from digsite.core import kernels
    from digsite.core.game import find, names
    from digsite.core.match import Match

    with refusals():
        if tell_if_interpreted(search_kernels(), game or names()):
            raise typer.Exit(1)
    compiled = []
    for name in game or names():
        with refusals():
            found = find(name)
        started = time.perf_counter()
        plan = SimulationPlan(found.name, found.players[0], games=1, seed=0)
        run_simulation(plan, threads=1)
        bots.choose(Match(found, found.players[0], seed=0), iterations=1)
        seconds = time.perf_counter() - started
        compiled.append(
            {
                "game": name,
                "seconds": seconds,
                "folder": kernels.folder(),
            }
        )
    if json:
        print_json(compiled)
    else:
        for entry in compiled:
            console().print(
                f"{entry['game']}: ready in {entry['seconds']:.1f} s, kept in {entry['folder']}",
                highlight=False,
            )
