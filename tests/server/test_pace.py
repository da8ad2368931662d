"""Bots take their time, but not where everybody at the table is in a hurry."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from digsite.server.jobs.table_bots import TableBots
from digsite.server.table.live_table import LiveTable
from tests.server.serving import Browser, Json, serving


def begun_by_ada(ada: Browser) -> Json:
    """A game in which the bot does not begin: there is nobody yet who could hurry it."""
    while True:
        table = ada.create("here", "random")
        if ada.start(table)["active"] == 0:
            return table


def test_who_is_alone_with_bots_can_hurry_them(database: Path) -> None:
    with serving(database, bot_pace=3600.0) as served, Browser(served) as ada:
        table = begun_by_ada(ada)
        with ada.socket(table) as line:
            assert line.ask("hello", eyes=0, since=0, lang="en", hurry=True)["ok"]
            line.next("snapshot")
            line.play("place b2")
            assert line.until_yours()["view"]["seat"] == 0


def live(*looking: tuple[str, bool]) -> LiveTable:
    """A table with the seats of Ada, Grace and a bot, and who looks on in a hurry or not."""
    seats = [SimpleNamespace(holder=holder) for holder in ("ada", "grace", None)]
    audience = [SimpleNamespace(holder=holder, hurries=hurries) for holder, hurries in looking]
    return cast(LiveTable, SimpleNamespace(table=SimpleNamespace(seats=seats), audience=audience))


@pytest.mark.parametrize(
    ("looking", "is_quick"),
    [
        ([("ada", True), ("grace", True)], True),
        ([("ada", True), ("grace", True), ("someone", False)], True),
        ([("ada", True), ("grace", False)], False),
        ([("ada", True)], False),
        ([("someone", True)], False),
    ],
)
def test_nobody_is_hurried_by_others(looking: list[tuple[str, bool]], is_quick: bool) -> None:
    anything: Any = None
    bots = TableBots(anything, anything, anything, anything, pace=0.4)
    assert (bots._pace_at(live(*looking)) < 0.4) is is_quick
