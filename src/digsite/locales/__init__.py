"""Messages in four languages, from Fluent files shared with the browser.

What all games share is here, `<lang>/<file>.ftl`; what a game says is in its own folder.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "de", "et", "ru")
FOLDER: Final = Path(__file__).parent


class Say(Protocol):
    """The messages of one subject in one language, by their names."""

    def __call__(self, name: str, arguments: Mapping[str, Any] | None = None, /) -> str: ...


class Catalogue:
    """The messages of one subject: a Fluent file for every language it is told in.

    What is not told in a language is told in English.
    """

    def __init__(self, files: Mapping[str, Path]) -> None:
        self._files = {lang: path for lang, path in files.items() if path.is_file()}
        self._bundles: dict[str, FluentBundle] = {}

    def message(self, lang: str, name: str, arguments: Mapping[str, Any] | None = None) -> str:
        """One message in a language; `name.attribute` is one of its attributes."""
        bundle = self._bundle(lang if lang in self._files else "en")
        pattern = self._pattern(bundle, name)
        assert pattern is not None
        text, problems = bundle.format_pattern(pattern, dict(arguments or {}))
        if problems:
            raise ValueError(f"message {name} in {lang}: {problems[0]}")
        return str(text)

    def has(self, lang: str, name: str) -> bool:
        """Whether there is such a message, or such an attribute of one, in a language."""
        return self._pattern(self._bundle(lang), name) is not None

    @staticmethod
    def _pattern(bundle: "FluentBundle", name: str) -> Any:
        message, _, attribute = name.partition(".")
        if not bundle.has_message(message):
            return None
        found = bundle.get_message(message)
        return found.attributes.get(attribute) if attribute else found.value

    def text(self, lang: str) -> str:
        """The file for a language."""
        return self._files[lang if lang in self._files else "en"].read_text("utf-8")

    def _bundle(self, lang: str) -> "FluentBundle":
        if lang not in self._bundles:
            from fluent.runtime import FluentBundle, FluentResource

            bundle = FluentBundle([lang], use_isolating=False)
            bundle.add_resource(FluentResource(self.text(lang)))
            self._bundles[lang] = bundle
        return self._bundles[lang]


@cache
def catalogue_in(folder: Path) -> Catalogue:
    """What a game says: `<lang>.ftl` in its folder of words."""
    return Catalogue({lang: folder / f"{lang}.ftl" for lang in LANGUAGES})


def message(lang: str, file: str, name: str, arguments: Mapping[str, Any] | None = None) -> str:
    """One message of a file that all games share."""
    return shared()[file].message(lang, name, arguments)


def listed(lang: str, words: Sequence[str]) -> str:
    """Words as a list in a language: “a, b and c”."""
    from babel.lists import format_list

    # The English texts are British, and so are their lists.
    return format_list(words, locale="en_GB" if lang == "en" else lang)


@cache
def shared() -> dict[str, Catalogue]:
    """Every file that all games share, by its name."""
    names = sorted(path.stem for path in (FOLDER / "en").glob("*.ftl"))
    return {
        name: Catalogue({lang: FOLDER / lang / f"{name}.ftl" for lang in LANGUAGES})
        for name in names
    }
