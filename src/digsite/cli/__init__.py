"""The `digsite` command."""

import gc
from collections import UserDict
from importlib import import_module
from typing import Any, Final

import typer
from typer.core import TyperGroup

from digsite import __version__

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
        alone.command()(command)
        return typer.main.get_command(alone)


class Commands(TyperGroup):
    """The commands in the order of their modules."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.commands = CommandsByName(MODULES)

    def format_help_text(self, *given: Any, **named: Any) -> None:
        # Only here: `digsite --version` need not wait for every game.
        from digsite.core.game import find, names

        titles = ", ".join(find(name).title for name in names())
        self.help = f"Board games to play, study and program: {titles}."
        super().format_help_text(*given, **named)


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
