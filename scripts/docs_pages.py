"""What MkDocs is told beyond the files in docs/: the rules, and who is missing."""

from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

from digsite.core.game import find, names
from digsite.locales import LANGUAGES


def generated() -> dict[str, str]:
    """The pages that are made here, by their path."""
    pages = {}
    for game in names():
        for lang in LANGUAGES:
            name = game if lang == "en" else f"{game}.{lang}"
            pages[f"rules/{name}.md"] = find(game).rules_text(lang)
    return pages


def on_config(config: MkDocsConfig) -> None:
    """Leave out of the navigation what has not been written."""
    there = generated().keys()
    docs = Path(config.docs_dir)
    config.nav = _present(config.nav or [], lambda page: page in there or (docs / page).exists())
    config.not_in_nav = config.not_in_nav or _patterns("/decisions/[0-9]*.md")


def _patterns(text: str) -> Any:
    from pathspec.gitignore import GitIgnoreSpec

    return GitIgnoreSpec.from_lines([text])


def _present(entries: list[Any], is_there: Any) -> list[Any]:
    kept: list[Any] = []
    for entry in entries:
        title, page = next(iter(entry.items())) if isinstance(entry, dict) else (None, entry)
        if isinstance(page, list):
            kept.append({title: _present(page, is_there)})
        elif is_there(page):
            kept.append(entry)
    return kept


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages that are made here."""
    for path, text in generated().items():
        files.append(File.generated(config, path, content=text))
    return files
