"""Messages in four languages, from Fluent files shared with the browser, and translated rules."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "de", "et", "ru")


def message(lang: str, file: str, name: str, arguments: Mapping[str, Any] | None = None) -> str:
    """One message of one file in a language; an unknown language is answered in English."""
    bundle = _bundle(lang if lang in LANGUAGES else "en", file)
    pattern = bundle.get_message(name).value
    assert pattern is not None
    text, problems = bundle.format_pattern(pattern, dict(arguments or {}))
    if problems:
        raise ValueError(f"message {name} of {file} in {lang}: {problems[0]}")
    return str(text)


def rules(lang: str, game: str) -> str:
    """The rules of a game told in a language other than English, as Markdown."""
    return files("digsite.locales").joinpath(lang, f"{game}.rules.md").read_text("utf-8")


@cache
def _bundle(lang: str, file: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([lang], use_isolating=False)
    text = files("digsite.locales").joinpath(lang, f"{file}.ftl").read_text("utf-8")
    bundle.add_resource(FluentResource(text))
    return bundle
