"""What `--help` says, in the player's language.

The English texts stand with the commands. The others are here, `<lang>.ftl`: a message for every
command, with an attribute for each of its options; `shared` has those that mean the
same everywhere.
"""

import inspect
import os
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from typer.core import TyperCommand

from digsite.locales import LANGUAGES, Catalogue

VARIABLE: Final = "DIGSITE_LANG"
FOLDER: Final = Path(__file__).parent


def language(words: Sequence[str] = ()) -> str:
    """The language that the words of a command ask for, or else the environment."""
    asked = [value for word, value in pairwise(words) if word == "--lang"]
    given = asked[-1] if asked else os.environ.get(VARIABLE, "")
    return given if given in LANGUAGES else "en"


class HelpTexts:
    """The help of one command in one language; in English, what stands with the command."""

    def __init__(self, lang: str, command: str) -> None:
        self._lang, self._command = lang, command

    def about(self, english: str) -> str:
        """What the command does."""
        return self._told(self._command, english)

    def option(self, name: str, english: str) -> str:
        """What one of its options or arguments means."""
        own = f"{self._command}.{name}"
        is_own = self._lang == "en" or catalogue().has(self._lang, own)
        return self._told(own if is_own else f"shared.{name}", english)

    def heading(self, english: str) -> str:
        """The heading of a part of the help."""
        return self._told(f"heading.{english.lower()}", english)

    def _told(self, name: str, english: str) -> str:
        if self._lang == "en":
            return english
        return catalogue().message(self._lang, name, _arguments())


@cache
def catalogue() -> Catalogue:
    return Catalogue({lang: FOLDER / f"{lang}.ftl" for lang in LANGUAGES if lang != "en"})


@cache
def _arguments() -> dict[str, str]:
    """What the texts tell of this installation."""
    from digsite import bots
    from digsite.core.game import find, names

    return {
        "games": ", ".join(names()),
        "titles": ", ".join(find(name).title for name in names()),
        "levels": ", ".join(bots.LEVELS),
    }


def texts_for(command: Any, context: Any) -> HelpTexts:
    """The help of a command as it was called."""
    is_whole = context.parent is None
    return HelpTexts(context.meta.get(VARIABLE, "en"), "digsite" if is_whole else command.name)


class CommandWithHelp(TyperCommand):
    """A command whose help is told in the player's language."""

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        write_usage(self, ctx, formatter)

    def format_help_text(self, ctx: Any, formatter: Any) -> None:
        about, _, examples = inspect.cleandoc(self.help or "").partition("\n\n")
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(texts_for(self, ctx).about(" ".join(about.split())))
        heading, _, commands = examples.partition(":")
        if commands:
            with formatter.section(texts_for(self, ctx).heading(heading)):
                for line in commands.splitlines():
                    formatter.write(f"  {line.strip()}\n")

    def format_options(self, ctx: Any, formatter: Any) -> None:
        write_options(self, ctx, formatter)


def write_usage(command: Any, context: Any, formatter: Any) -> None:
    """How a command is called."""
    pieces = " ".join(command.collect_usage_pieces(context))
    prefix = f"{texts_for(command, context).heading('Usage')}: "
    formatter.write_usage(context.command_path, pieces, prefix)


def write_options(command: Any, context: Any, formatter: Any) -> None:
    """What a command can be told."""
    texts = texts_for(command, context)
    for heading, kind in (("Arguments", "argument"), ("Options", "option")):
        chosen = [one for one in command.get_params(context) if one.param_type_name == kind]
        for one in chosen:
            one.help = texts.option(one.name, one.help or "")
        records = [record for one in chosen if (record := one.get_help_record(context))]
        if records:
            with formatter.section(texts.heading(heading)):
                formatter.write_dl(records)
