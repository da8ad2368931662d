"""Tests wait for something to happen, never for a time to pass: the machine may be busy."""

import re
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[1]
WAITS: Final = re.compile(
    r"""
      \bsleep\( \s* (?!0\)) \S     # a moment in which others are let in is no wait
    | \btimeout \s* [=:] \s* [\d.]+
    | \bpatience \s* = \s* [\d.]+
    | \bwaitForTimeout\(
    | \bsetTimeout\(
    """,
    re.VERBOSE,
)
ALLOWED: Final = {
    "tests/waiting.py": "looks again and again until something has happened",
    "tests/server/receivers.py": "its receivers drip on purpose",
    "tests/arena/test_outside.py": "its bots say nothing until they are given up",
    "tests/carriers/test_cache.py": "a compiler that hangs is given up after ten minutes",
    "tests/test_waiting.py": "says what is not allowed",
    "web/e2e/waiting.mjs": "looks again and again until something has happened",
}


def files() -> list[str]:
    python = (ROOT / "tests").rglob("*.py")
    browser = (ROOT / "web" / "e2e").rglob("*.mjs")
    return sorted(str(path.relative_to(ROOT)) for path in (*python, *browser))


def waits(text: str) -> list[str]:
    return [line.strip() for line in text.splitlines() if WAITS.search(line)]


@pytest.mark.parametrize("path", [path for path in files() if path not in ALLOWED])
def test_no_test_waits_for_a_time(path: str) -> None:
    assert waits((ROOT / path).read_text("utf-8")) == []


@pytest.mark.parametrize("path", ALLOWED)
def test_what_is_allowed_to_wait_does(path: str) -> None:
    assert waits((ROOT / path).read_text("utf-8")), f"{path} need not be allowed"


@pytest.mark.parametrize(
    "line",
    [
        "time.sleep(0.5)",
        "await asyncio.sleep(PACE)",
        "receiver.got.get(timeout=0.5)",
        "await page.waitForTimeout(2000)",
        "await broken.waitFor({ timeout: 60_000 })",
        "setTimeout(go, 100)",
    ],
)
def test_a_wait_is_found(line: str) -> None:
    assert waits(line)
    assert not waits("await asyncio.sleep(0)")
