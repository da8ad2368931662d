"""What the commands share: options, output and refusals."""

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from digsite import locales
from digsite.cli.help import VARIABLE, language
from digsite.core.errors import BadRecord, GameError, NoSuchChoice
from digsite.core.game import names

if TYPE_CHECKING:
    from rich.console import Console

REFUSED = 2
"""Exit code for input that cannot be used; 1 is for a check that failed."""

GameArgument = Annotated[str, typer.Argument(help=f"The game: {', '.join(names())}.")]
PlayersOption = Annotated[
    int | None, typer.Option("--players", "-p", help="Number of players.", show_default=False)
]
SeedOption = Annotated[
    int | None,
    typer.Option("--seed", "-s", help="Seed of the deal; drawn if not given.", show_default=False),
]
EditionOption = Annotated[
    str | None,
    typer.Option("--edition", help="Edition file with other components.", show_default=False),
]
EngineOption = Annotated[
    str, typer.Option("--engine", help="threads, or ray: a cluster (RAY_ADDRESS) or local workers.")
]
OptionsOption = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", help="An option of the game, e.g. variant=open."),
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
LangOption = Annotated[
    str, typer.Option("--lang", envvar=VARIABLE, help="Language: en, de, et, ru.")
]
RecordArgument = Annotated[str, typer.Argument(help="A record file; - is standard input.")]


@cache
def console() -> "Console":
    """Where commands print, in colours if somebody looks on.

    Loaded late: a tenth of the start, and what speaks to programs prints nothing here.
    """
    from rich.console import Console

    return Console()


@cache
def errors() -> "Console":
    """The same for what is said besides the output."""
    from rich.console import Console

    return Console(stderr=True)


@contextmanager
def refusals(lang: str | None = None) -> Iterator[None]:
    """Turn a refusal into one sentence and an exit code instead of a stack trace."""
    try:
        yield
    except GameError as error:
        from rich.markup import escape

        sentence = f"[bold red]digsite:[/] {escape(error.message_in(lang or language()))}"
        errors().print(sentence, highlight=False, soft_wrap=True)
        raise typer.Exit(REFUSED) from None


def tell_if_interpreted(functions: Sequence[Callable[..., Any]], games: Sequence[str]) -> bool:
    """Say beforehand what will be slow, if anything, and what can be done about it."""
    from digsite.core import kernels
    from digsite.core.game import find

    if kernels.can_compile():
        return False
    slow = [find(name) for name in games]
    slow = [game for game in slow if not kernels.available(functions, game)]
    if slow:
        titles = " and ".join(game.title for game in slow)
        warning = f"digsite: no C compiler was found, so {titles} will run interpreted: slowly."
        errors().print(f"{warning} Install gcc or clang, then start again.", soft_wrap=True)
    return bool(slow)


@contextmanager
def games_progress(title: str, games: int) -> Iterator[Callable[[int], None]]:
    """Show how far many games are to whoever watches a terminal; nobody else waits for a bar."""
    if not sys.stderr.isatty():
        yield lambda count: None
        return
    from digsite.cli.progress_bar import progress_bar

    with progress_bar(title, games) as advance:
        yield advance


def check_language(lang: str) -> None:
    """Refuse a language that Digsite does not speak."""
    if lang not in locales.LANGUAGES:
        raise NoSuchChoice("language", languages=", ".join(locales.LANGUAGES))


def parse_options(words: list[str] | None) -> dict[str, str]:
    """Options given as name=value."""
    options = {}
    for word in words or []:
        name, equals, value = word.partition("=")
        if not equals:
            raise NoSuchChoice("option-form", given=repr(word))
        options[name] = value
    return options


def read_record(path: str) -> dict[str, Any]:
    """The record in a file or on standard input; of one that is too large, no more is read."""
    from digsite.core import record

    try:
        if path == "-":
            text = typer.get_text_stream("stdin").read(record.LARGEST + 1)
        else:
            with Path(path).open(encoding="utf-8") as file:
                text = file.read(record.LARGEST + 1)
    except (OSError, UnicodeDecodeError) as error:
        raise BadRecord("file", file=path, reason=str(error)) from None
    return record.read(text)


def say(lang: str, name: str, /, **arguments: Any) -> str:
    """What a command says in a language."""
    return locales.message(lang, "commands", name, arguments)


def percent(lang: str, part: float) -> str:
    """A part of 1 in whole hundredths, as a language writes it."""
    return say(lang, "percent", number=round(100 * part))


def print_json(data: Any) -> None:
    """JSON for programs, on one line."""
    typer.echo(json.dumps(data, ensure_ascii=False))
