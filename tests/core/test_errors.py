"""Whatever was given can be quoted in a message."""

from typing import Any

import pytest

from digsite.core.errors import quoted
from tests.garbage.mutation import deep


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ("dig b2", "'dig b2'"),
        (7, "7"),
        (None, "None"),
        ("\ud800", r"'\ud800'"),
        ([[[[]]]], "[[[...]]]"),
    ],
)
def test_what_was_given_is_quoted_short_and_printable(value: Any, text: str) -> None:
    assert quoted(value) == text


def test_a_quotation_is_never_long() -> None:
    for value in ("x" * 10_000, list(range(10_000)), deep(20_000), 10**3000, 10**5000):
        assert len(quoted(value)) <= 100
