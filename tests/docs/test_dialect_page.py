"""docs/dialect.md shows functions as they are, and the C that they become."""

import inspect
from pathlib import Path
from typing import Any

import pytest

from digsite.core.c.kinds import INT, record
from digsite.core.c.program import Program
from digsite.core.chance import Chance, draw
from digsite.core.game import find
from digsite.core.schema import Struct
from tests.docs.example import Thing, asks_in_order
from tests.docs.test_blocks import blocks

PAGE = Path(__file__).parents[2] / "docs" / "dialect.md"


@pytest.mark.parametrize(("function", "struct"), [(draw, Chance), (asks_in_order, Thing)])
def test_the_page_shows_a_function_and_its_translation(function: Any, struct: type[Struct]) -> None:
    assert inspect.getsource(function) in blocks(PAGE, "py")
    made = Program(find("dig_mars")).function(function, [record(struct), INT])
    assert made.text.rstrip() + "\n" in blocks(PAGE, "c")


def test_the_page_names_every_file_of_the_translation() -> None:
    folder, text = PAGE.parents[1] / "src" / "digsite" / "core" / "c", PAGE.read_text("utf-8")
    for path in (*folder.glob("*.py"), *folder.glob("*.h")):
        assert f"`{path.name}`" in text or path.name == "__init__.py", path.name
