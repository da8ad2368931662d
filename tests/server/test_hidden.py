"""Two tables that differ only in what a seat cannot know send that seat identical bytes."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from digsite.core import deal
from digsite.core.chance import seeded
from digsite.core.game import names
from digsite.core.match import Match
from digsite.server import course, keys, room, seating, shapes
from digsite.server.course import Course
from digsite.server.routes import replays
from digsite.server.store import Table
from tests.server.serving import COMPILING, Browser, Json, Line, serving

SEAT = 0
every_name = pytest.mark.parametrize("game", names())


@pytest.fixture
def deals(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """Every table is the same to seat 0; `choose` deals what it cannot know differently."""
    chosen = 0
    real = course.begin

    def choose(number: int) -> None:
        nonlocal chosen
        chosen = number

    def begin(table: Table) -> Course:
        made = real(table)
        match = Match(
            made.match.game, made.match.players, seed=5, options=table.options, first=SEAT
        )
        match.game.kernels["redeal"](match.state, SEAT, seeded(chosen))
        made.match = match
        return made

    for module in (course, seating, replays):
        monkeypatch.setattr(module, "begin", begin)
    # What is random on purpose and tells nothing is made the same, so that bytes can be compared.
    monkeypatch.setattr(seating, "new_key", iter_keys())
    monkeypatch.setattr(seating, "new_secret", lambda: "5a" * 32)
    for module in (seating, room):
        monkeypatch.setattr(module, "now", lambda: 1_800_000_000_000)
    return choose


def iter_keys() -> Callable[[], str]:
    """Keys that repeat for every table: its name, its invite and its replay."""
    count = 0

    def key() -> str:
        nonlocal count
        count += 1
        return f"{'tirs'[count % 3]}aaaaaaaaaaaaaaa"

    return key


def do_what_reveals_nothing(line: Line, other: Line) -> None:
    """Everything that a seat can say, as long as nothing hidden comes to light."""
    line.hello(SEAT)
    line.play(line.position["legal"][0])
    if not line.position["yours"]:
        other.until(1)
        other.play(other.position["legal"][5])
        line.until_yours()
    for space in (None, "a1", "b2", "c3", "d4", "s1", "nowhere"):
        line.ask("explain", id="e", space=space)
    for action in (*line.position["legal"], "carry a1", "upgrade fleet a1", "tech cell"):
        line.ask("explain", id="e", action=action)
    line.ask("play", id="refused", seq=line.position["seq"], action="carry a1")
    quiet = [a for a in line.position["legal"] if a not in line.position["reveals"]]
    line.play(quiet[0])
    line.ask("undo", id="u", seq=line.position["seq"])
    line.patience = COMPILING
    line.ask("hint", id="h")
    line.look(None)
    line.look(SEAT)


def everything_sent(database: Path, game: str) -> list[str]:
    """All that seat 0 is sent, on every channel."""
    told: list[str] = []
    with serving(database) as served, Browser(served) as ada, Browser(served) as grace:
        table = ada.create("here", "open", game=game)
        grace.post(f"/api/invites/{table['invite']}/join", {"nonce": "b" * 32, "name": "Grace"})
        path = f"/api/tables/{table['table']}"
        ada.post(f"{path}/start", {"nonces": {"0": "a" * 32}})
        with grace.socket(table) as other, ada.socket(table) as line:
            line.name = other.name = "same"
            other.hello(1)
            do_what_reveals_nothing(line, other)
            told += [text for text in line.heard if '"hints":' not in text]
        for page in ("", "/record", "/replay", "/frames?from=0&to=9", "/frames?eyes=0&to=9"):
            told += [ada.http.get(path + page).text]
        told += [ada.http.get("/api/me/tables").text, ada.http.get("/api/tables").text]
    return told


@every_name
def test_what_a_seat_cannot_know_changes_no_byte(
    game: str, tmp_path: Path, deals: Callable[[int], None]
) -> None:
    told = []
    for number in (1, 2):
        deals(number)
        told.append(everything_sent(tmp_path / f"{number}.db", game))
    assert told[0] == told[1]
    assert len(told[0]) > 20


@every_name
def test_the_deals_compared_do_differ(
    game: str, tmp_path: Path, deals: Callable[[int], None]
) -> None:
    """Otherwise the test above would show nothing."""
    states = []
    for number in (1, 2):
        deals(number)
        wish = shapes.NewTable(game=game, seats=[shapes.WishedSeat(kind="here")] * 2)
        table = seating.new_table(wish, "holder")
        states.append(course.begin(table).match.public())
    assert states[0] != states[1]


def secrets_in(answer: Any, secrets: list[str]) -> list[str]:
    return [secret for secret in secrets if re.search(secret, str(answer))]


def test_the_seed_never_leaves_before_the_end(
    ada: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    secret = "0123456789abcdef" * 4
    monkeypatch.setattr(seating, "new_secret", lambda: secret)
    table = ada.create("here", "casual")
    started = ada.start(table)
    path = f"/api/tables/{table['table']}"
    nonces = started["deal"]["nonces"]
    hidden = [secret, str(deal.seed(table["table"], secret, nonces))]
    replay_key = f"{keys.ALPHABET[0]}" * 16

    def all_pages() -> list[Any]:
        told: list[Any] = [ada.get(path), ada.get(f"{path}/replay"), ada.get(f"{path}/record")]
        return [*told, ada.get("/api/me/tables"), ada.get(f"{path}/frames", to=50)]

    with ada.socket(table) as line:
        told: list[Json] = [line.hello(0)]
        told += [line.until_yours()]
        told += [line.play(line.position["legal"][0])]
        assert not secrets_in([told, all_pages()], hidden)
        assert ada.refused("GET", f"/api/replays/{replay_key}") == "replay.unknown"
        ada.post(f"{path}/seats/0/hand", {"bot": "casual"})
        line.until_over()
    assert secrets_in(all_pages(), hidden) == hidden
    over = ada.get(path)
    assert over["deal"]["secret"] == secret
    assert over["deal"]["commitment"] == table["deal"]["commitment"]
    assert over["deal"]["seed"] == hidden[1]


def test_a_replay_link_shows_nothing_before_the_end(
    ada: Browser, stranger: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []

    def remembered() -> str:
        made.append(keys.new_key())
        return made[-1]

    monkeypatch.setattr(seating, "new_key", remembered)
    table = ada.create("here", "casual")
    ada.start(table)
    replay = next(key for key in made if key not in (table["table"], table["invite"]))
    for page in ("", "/frames", "/record"):
        assert stranger.refused("GET", f"/api/replays/{replay}{page}") == "replay.not_yet"
