"""`digsite balance`: how an edition plays."""

import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.markup import escape
from rich.table import Table

from digsite.cli.shared import (
    EngineOption,
    JsonOption,
    OptionsOption,
    PlayersOption,
    console,
    games_progress,
    parse_options,
    print_json,
    refusals,
    tell_if_interpreted,
)
from digsite.core import toml
from digsite.core.edition import Edition, text_of
from digsite.core.edition_faults import wrong
from digsite.core.errors import BadEdition
from digsite.core.game import Game, find, names

if TYPE_CHECKING:
    from digsite.study.questions import Answers
    from digsite.study.sample import Sample


def balance(
    edition: Annotated[
        str, typer.Argument(help=f"An edition file, or {' or '.join(names())} as shipped.")
    ],
    games: Annotated[
        int, typer.Option("--games", "-n", min=100, help="Games for each number of players.")
    ] = 20_000,
    players: PlayersOption = None,
    bots: Annotated[str, typer.Option(help="Who plays: greedy, or a level of bots.")] = "casual",
    seed: Annotated[int, typer.Option(min=0, help="Seed of the simulation.")] = 1,
    threads: Annotated[
        int | None, typer.Option(min=1, help="Threads; all cores if not given.", show_default=False)
    ] = None,
    engine: EngineOption = "threads",
    option: OptionsOption = None,
    json: JsonOption = False,
) -> None:
    """Report how an edition plays: turn order, upgrades, cards, cooperation, length, endings.

    Example:  digsite balance my-edition.toml --games 20000
    """
    from digsite.arena.plan import resolve
    from digsite.study.questions import answers
    from digsite.study.report import remarks
    from digsite.study.sample import Sample

    with refusals(), tempfile.TemporaryDirectory() as folder:
        game, found = read(edition)
        if players is not None:
            game.new_state(players, seed=0, options={}, first=-1, edition=found)
        sample = Sample(
            game.name,
            Path(folder),
            dict.fromkeys(game.players if players is None else [players], games),
            max(100, games // 4),
            bots=bots,
            seed=seed,
            options=tuple(parse_options(option).items()),
            edition=found.text,
        )
        _, first = next(sample.parts())
        tell_if_interpreted((resolve(first).kernel,), [game.name])
        _play(sample, found.name, threads=threads, engine=engine)
        answered = answers(sample, found.name)
    if json:
        print_json(answered.public() | {"remarks": remarks(answered)})
        return
    title = f"{game.title}, {found.name}: {sample.total():,} games of {bots} bots, seed {seed}"
    console().print(title, markup=False)
    _print_report(answered)


def _play(sample: "Sample", title: str, *, threads: int | None, engine: str) -> None:
    """Play the sample's games, with a bar that shows how far they are."""
    from digsite.study.sample import play

    with games_progress(escape(title), sample.total()) as advance:
        play(sample, threads=threads, engine=engine, progress=advance)


def _print_report(answered: "Answers") -> None:
    from digsite.study.report import remarks, sections

    for section in sections(answered):
        console().print()
        console().print(section.title, style="bold")
        console().print(section.text)
        table = Table(*section.header)
        for row in section.rows:
            table.add_row(*row)
        console().print(table)
    console().print()
    for line in remarks(answered) or ("Nothing stands out.",):
        console().print(f"• {line}", highlight=False)


def read(edition: str) -> tuple[Game, Edition]:
    """The game and the edition that a file, or a game's name, stands for."""
    if edition in names():
        return find(edition), find(edition).default_edition()
    text = text_of(edition)
    data = toml.read(text, edition)
    if data.get("game") not in names():
        reason = wrong("one-of", key="game", choices=", ".join(names()))
        raise BadEdition(reason, source=edition, line=None)
    game = find(data["game"])
    return game, game.read_edition(text, edition)
