"""`digsite site`: the game without a server, written out as a folder of files."""

import shutil
from pathlib import Path
from typing import Annotated, NoReturn

import typer

from digsite.cli.shared import REFUSED, LangOption, check_language, refusals, say

MARK = "engine.json"
"""What lies in every such folder, and hardly in any other."""


def site(
    folder: Annotated[Path, typer.Argument(help="Where to write it; made if it is not there.")],
    lang: LangOption = "en",
) -> None:
    """Write the whole game as a folder of files that any web host can serve.

    Example:  digsite site public_html/digsite
    """
    from digsite.server.settings import MADE_SITE, SITE

    with refusals(lang):
        check_language(lang)
    source = SITE if SITE.exists() else MADE_SITE
    if not (source / MARK).is_file():
        _refuse(say(lang, "site-missing"))
    if folder.exists() and not folder.is_dir():
        _refuse(say(lang, "site-no-folder", folder=str(folder)))
    if folder.exists() and any(folder.iterdir()) and not (folder / MARK).exists():
        _refuse(say(lang, "site-other-files", folder=str(folder)))
    try:
        shutil.copytree(source, folder, dirs_exist_ok=True)
    except OSError as error:
        _refuse(f"{folder}: {error}")
    typer.echo(say(lang, "site-written", folder=str(folder)))


def _refuse(sentence: str) -> NoReturn:
    typer.echo(f"digsite: {sentence}", err=True)
    raise typer.Exit(REFUSED)
