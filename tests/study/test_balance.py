"""`digsite balance` finds what is plainly wrong with an edition."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from digsite.arena.statistics import Interval
from digsite.cli import app
from digsite.study.charts import Estimate, chart

FLAT = """
game = "dig_mars"
name = "flat"
source = "printed"

[[tile]]
dig = 1
carry = 1
fortune = 1
count = 48
"""
"""Nothing is ever hard to dig or heavy to carry: better equipment is for nothing."""


def run(*words: str) -> Any:
    return CliRunner().invoke(app, ["balance", *words])


@pytest.fixture
def flat(tmp_path: Path) -> str:
    path = tmp_path / "flat.toml"
    path.write_text(FLAT, "utf-8")
    return str(path)


def test_upgrades_that_are_worth_nothing_are_found(flat: str) -> None:
    report = json.loads(run(flat, "-n", "1000", "-p", "2", "--json").stdout)
    worthless = [line for line in report["remarks"] if "nobody misses" in line]
    assert any("upgrade digging" in line for line in worthless)
    assert any("upgrade carrying" in line for line in worthless)


def test_the_shipped_edition_needs_its_upgrades() -> None:
    report = json.loads(run("dig_mars", "-n", "1000", "-p", "2", "--json").stdout)
    wins = {share["what"]: share["share"]["high"] for share in report["upgrades"]}
    assert wins["upgrade digging"] < 0.25
    assert wins["upgrade carrying"] < 0.25
    assert wins["upgrade"] < wins["upgrade digging"]
    assert not any("nobody misses" in line and "digging" in line for line in report["remarks"])
    assert report["places"][0]["share"]["value"] > 0.5
    assert report["cooperation"][0]["received"]["value"] > 0


def test_undermining_is_reported_to_people_with_its_cards() -> None:
    result = run("undermining", "-n", "100", "-p", "2")
    assert result.exit_code == 0, result.output
    for words in ("tech card worth", "overdrive", "build drill", "drills", "pile_empty", "•"):
        assert words in result.output


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (None, "cannot be read"),
        ("[", "line 1"),
        ('game = "chess"', "game must be one of"),
        (FLAT.replace("48", "47"), "the counts add up to 47"),
        (FLAT.replace("dig = 1", "dig = 9"), "line 7"),
    ],
)
def test_bad_editions_are_refused_with_the_reason(
    text: str | None, reason: str, tmp_path: Path
) -> None:
    path = tmp_path / "edition.toml"
    if text is not None:
        path.write_text(text, "utf-8")
    result = run(str(path))
    assert result.exit_code == 2
    assert reason in result.output


@pytest.mark.parametrize("words", [("-p", "9"), ("-o", "variant=closed"), ("--engine", "steam")])
def test_what_does_not_exist_is_refused(flat: str, words: tuple[str, ...]) -> None:
    assert run(flat, "-n", "100", *words).exit_code == 2


def test_a_chart_has_a_line_for_each_estimate() -> None:
    lines = tuple(Estimate(f"<{n}>", Interval(n / 10, 0.1, 0.6), 0.5) for n in range(3))
    picture = chart("wins & losses", lines, percent=True)
    assert picture.count("<circle") == 3
    assert "&lt;2&gt;" in picture
    assert "20.0%" in picture
