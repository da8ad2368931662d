"""The maps are complete: every package, make target and page is on them, and nothing else."""

import re
from pathlib import Path
from typing import Any

import pytest

from digsite.core.game import names

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "digsite"
DOCS = ROOT / "docs"
CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
ARCHITECTURE = (DOCS / "architecture.md").read_text("utf-8")


def packages(folder: Path) -> set[str]:
    return {path.parent.name for path in folder.glob("*/__init__.py")}


def targets() -> set[str]:
    """What `make help` lists."""
    makefile = (ROOT / "Makefile").read_text("utf-8")
    return set(re.findall(r"^([a-z0-9-]+):.*##", makefile, re.MULTILINE))


def pages() -> set[str]:
    return {path.name for path in DOCS.glob("*.md")} | {"decisions/index.md"}


def linked(text: str) -> set[str]:
    return set(re.findall(r"\]\(([a-z/-]+\.md)\)", text))


def in_navigation(text: str) -> set[str]:
    return set(re.findall(r"- (?:[^:\n]+: )?([\w/.-]+\.md)$", text, re.MULTILINE))


def test_every_package_is_on_both_maps() -> None:
    assert packages(PACKAGE)
    for name in packages(PACKAGE):
        assert re.search(rf"^  {name}/ ", CONTRIBUTING, re.MULTILINE), name
        assert f"`{name}/`" in ARCHITECTURE, name


def test_the_maps_name_no_package_that_is_gone() -> None:
    named = re.findall(r"^  ([a-z_]+)/ ", CONTRIBUTING, re.MULTILINE)
    assert set(named) == packages(PACKAGE)


def test_every_room_of_the_server_is_on_the_map() -> None:
    rooms = packages(PACKAGE / "server")
    assert set(re.findall(r"^\| `server/([a-z]+)/`", ARCHITECTURE, re.MULTILINE)) == rooms


def test_every_module_of_the_core_is_on_the_map() -> None:
    _, _, inside = ARCHITECTURE.partition("### Inside the core")
    table, _, _ = inside.partition("###")
    modules = [path.name for path in (PACKAGE / "core").glob("*.py") if path.stem != "__init__"]
    assert sorted(re.findall(r"`(\w+\.py)`", table)) == sorted(modules)


def test_every_make_target_is_in_the_list() -> None:
    listed = re.findall(r"^\| `make ([a-z0-9-]+)` \|", CONTRIBUTING, re.MULTILINE)
    assert sorted(listed) == sorted(targets() - {"help"})


def test_every_page_can_be_reached() -> None:
    assert linked((DOCS / "index.md").read_text("utf-8")) == pages() - {"index.md"}
    navigation = in_navigation((ROOT / "mkdocs.yml").read_text("utf-8"))
    assert {page for page in navigation if not page.startswith("rules/")} == pages()


def test_every_decision_is_listed_by_its_title() -> None:
    decisions = sorted((DOCS / "decisions").glob("[0-9]*.md"))
    titles = [path.read_text("utf-8").splitlines()[0].removeprefix("# ") for path in decisions]
    listed = [f"- [{title}]({path.name})" for title, path in zip(titles, decisions, strict=True)]
    index = (DOCS / "decisions" / "index.md").read_text("utf-8")
    assert re.findall(r"^- .*", index, re.MULTILINE) == listed


MODULE = re.compile(r"`([\w/-]+\.(?:py|ts|toml|md))`")


def modules(page: Path) -> list[Any]:
    found = sorted(set(MODULE.findall(page.read_text("utf-8"))))
    return [pytest.param(name, id=f"{page.stem}: {name}") for name in found]


@pytest.mark.parametrize("name", modules(DOCS / "architecture.md"))
def test_every_module_that_is_named_is_there(name: str) -> None:
    """By its place below the repository, the package, the server or any one package."""
    homes = [ROOT, PACKAGE, PACKAGE / "server", *(PACKAGE / other for other in packages(PACKAGE))]
    assert any((home / name).exists() for home in homes)


PLACE = re.compile(r"`((?:<game>|[a-z]+)/[\w<>./*-]*)`")


@pytest.mark.parametrize("name", sorted(set(PLACE.findall(CONTRIBUTING))))
def test_every_place_that_contributors_are_sent_to_is_there(name: str) -> None:
    """By its place below the repository or the package, for every game where it is one of each."""
    for game in names() if "<game>" in name else ("",):
        spelled = game.replace("_", "-") if name.startswith("web/src/") else game
        pattern = name.replace("<game>", spelled).rstrip("/")
        assert any(ROOT.glob(pattern)) or any(PACKAGE.glob(pattern)), pattern


def test_the_words_are_in_order_and_in_use() -> None:
    rows = re.findall(r"^\| ([a-z ]+) \|", (DOCS / "words.md").read_text("utf-8"), re.MULTILINE)
    words = [word for word in rows if word != "word"]
    assert words == sorted(words)
    code = "\n".join(path.read_text("utf-8") for path in PACKAGE.rglob("*.py")).lower()
    in_tests = {"playthrough"}
    unused = {word for word in words if not re.search(rf"\b{word.replace(' ', '[ _]')}", code)}
    assert unused == in_tests
