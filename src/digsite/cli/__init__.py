"""The `digsite` command."""

import typer

from digsite import __version__
from digsite.cli.admin import admin
from digsite.cli.arena import arena
from digsite.cli.balance import balance
from digsite.cli.engine import engine
from digsite.cli.hint import hint
from digsite.cli.play import play
from digsite.cli.records import replay, verify
from digsite.cli.review import review
from digsite.cli.rules import rules, warm
from digsite.cli.serve import serve
from digsite.cli.simulate import simulate

app = typer.Typer(
    name="digsite",
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
    """Two digging board games, Dig Mars and Undermining: play, study and program them."""


for command in (
    play,
    serve,
    engine,
    simulate,
    balance,
    arena,
    hint,
    review,
    replay,
    verify,
    rules,
    warm,
):
    app.command()(command)
app.add_typer(admin, name="admin")


def main() -> None:
    app()
