"""The `digsite` command."""

import gc
from collections import UserDict
from importlib import import_module
from typing import Any, Final

import typer
from typer.core import TyperGroup

from digsite import __version__
from digsite.cli.help import (
    VARIABLE,
    CommandWithHelp,
    HelpTexts,
    language,
    texts_for,
    write_options,
    write_usage,
)

MODULES: Final = {
    "play": "play",
    "serve": "serve",
    "site": "site",
    "engine": "engine",
    "simulate": "simulate",
    "balance": "balance",
    "arena": "arena",
    "hint": "hint",
    "review": "review",
    "puzzles": "puzzles",
    "replay": "records",
    "verify": "records",
    "rules": "rules",
    "warm": "rules",
    "admin": "admin",
}
"""The module of each command."""


class CommandsByName(UserDict[str, Any]):
    """Imports a command when it is asked for: none waits for what only others need."""

    def __getitem__(self, name: str) -> Any:
        command = getattr(import_module(f"digsite.cli.{self.data[name]}"), name)
        if isinstance(command, typer.Typer):
            return typer.main.get_command(command)
        alone = typer.Typer(add_completion=False, rich_markup_mode=None)
        alone.command(cls=CommandWithHelp)(command)
        return typer.main.get_command(alone)


class Commands(TyperGroup):
    """The commands in the order of their modules."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.commands = CommandsByName(MODULES)

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        ctx.meta[VARIABLE] = language(args)
        return super().parse_args(ctx, args)

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        write_usage(self, ctx, formatter)

    def format_help_text(self, ctx: Any, formatter: Any) -> None:
        # Only here: `digsite --version` need not wait for every game.
        from digsite.core.game import find, names

        titles = ", ".join(find(name).title for name in names())
        english = f"Board games to play, study and program: {titles}."
        self.help = texts_for(self, ctx).about(english)
        super().format_help_text(ctx, formatter)

    def format_options(self, ctx: Any, formatter: Any) -> None:
        write_options(self, ctx, formatter)
        self.format_commands(ctx, formatter)

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        lang = ctx.meta[VARIABLE]
        rows = []
        for name in self.list_commands(ctx):
            english = self.commands[name].get_short_help_str(limit=200)
            rows.append((name, HelpTexts(lang, name).about(english)))
        with formatter.section(texts_for(self, ctx).heading("Commands")):
            formatter.write_dl(rows)


app = typer.Typer(
    name="digsite",
    cls=Commands,
    no_args_is_help=True,
    context_settings={"help_option_names": ["-h", "--help"]},
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"digsite {__version__}")
        raise typer.Exit


@app.callback()
def options(
    version: bool = typer.Option(
        False, "--version", callback=_print_version, is_eager=True, help="Print the version."
    ),
) -> None:
    pass


def main() -> None:
    # What a command loads stays in use: collecting garbage while it is loaded would take a tenth
    # of the start.
    gc.set_threshold(50_000, 20, 20)
    app()
