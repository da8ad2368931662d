"""Two tables that differ only in what a seat cannot know send that seat identical bytes."""

import logging
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from prometheus_client import REGISTRY

from digsite.core import fair_deal
from digsite.core.chance import seeded
from digsite.core.edition import Edition
from digsite.core.game import find, names
from digsite.core.match import Match
from digsite.core.view import View
from digsite.server import ids
from digsite.server.jobs.search_threads import SearchThreads
from digsite.server.notices import delivery
from digsite.server.replays import library
from digsite.server.seats import new_tables, seat_changes, starts
from digsite.server.store import Table
from digsite.server.table import history, play
from digsite.server.table.history import History
from digsite.server.threads.fair_threads import Owner
from digsite.server.wire.responses import ShownHint
from tests.server.databases import new_table
from tests.server.meeting_place import at_the_meeting_place
from tests.server.serving import COMPILING, Browser, Json, Line, serving

SEAT = 0
TIMES = re.compile(r"_(?:sum|created|bucket)$")
"""Metrics that tell how long something took, or when."""
MOMENT = re.compile(r'"at":\d+')
"""When something was said."""
every_name = pytest.mark.parametrize("game", names())


@pytest.fixture
def deals(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """Every table is the same to seat 0; `choose` deals what it cannot know differently."""
    chosen = 0
    real = history.begin

    def choose(number: int) -> None:
        nonlocal chosen
        chosen = number

    def begin(table: Table, edition: Edition) -> History:
        made = real(table, edition)
        match = Match(
            made.match.game, made.match.players, seed=5, options=table.options, first=SEAT
        )
        match.game.rules.redeal(match.state, SEAT, seeded(chosen))
        made.match = match
        return made

    for module in (history, new_tables, starts, library):
        monkeypatch.setattr(module, "begin", begin)
    # What is random on purpose and tells nothing is made the same, so that bytes can be compared.
    monkeypatch.setattr(new_tables, "new_key", iter_keys())
    monkeypatch.setattr(new_tables, "new_secret", lambda: "5a" * 32)
    vapid = delivery.new_vapid_key()
    monkeypatch.setattr(delivery, "new_vapid_key", lambda: vapid)
    for module in (new_tables, seat_changes, starts, play):
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


@pytest.fixture
def thought_about(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What hints are thought about: the hints themselves depend on time and chance."""
    seen: list[str] = []
    real = SearchThreads.hints

    async def hints(self: SearchThreads, view: View, lang: str, owner: Owner) -> list[ShownHint]:
        seen.append(repr(view.state.as_tuple()))
        return await real(self, view, lang, owner)

    monkeypatch.setattr(SearchThreads, "hints", hints)
    return seen


def talk(line: Line, other: Line, watching: Line) -> None:
    """Signs, which everybody sees, and words, which are for the seats; spectators say nothing."""
    for speaker in (line, other):
        assert speaker.ask("sign", id="s", sign="wow")["ok"]
        assert speaker.ask("say", id="w", text="Hello there")["ok"]
    for listener in (line, watching):
        listener.next("sign")
        listener.next("sign")
    line.next("said")
    for kind in ({"sign": "wow"}, {"text": "Hello"}):
        assert watching.refusal("sign" if "sign" in kind else "say", id="no", **kind)
    assert not [text for text in watching.heard if "Hello there" in text]


def readable_pages(browser: Browser, table: Json) -> Iterator[str]:
    """Every page that can be asked for about a table, and about the server."""
    for path, methods in browser.get("/api/openapi.json")["paths"].items():
        if "get" not in methods or path.startswith("/api/locales/"):
            continue
        names = {"game": table["game"], "replay": table["table"], "lang": "en"}
        names |= {"day": "2026-01-01", "puzzle": "1", "player": table["table"]}
        yield path.format_map(table | names)
    path = f"/api/tables/{table['table']}"
    yield from (f"{path}/frames?from=0&to=9", f"{path}/frames?eyes=0&to=9")


def measured() -> dict[tuple[str, str], float]:
    """What Prometheus is told, but for times: it counts on while this process lives."""
    return {
        (sample.name, str(sample.labels)): sample.value
        for metric in REGISTRY.collect()
        if metric.name.startswith("digsite_") and metric.type != "gauge"
        for sample in metric.samples
        if not TIMES.search(sample.name)
    }


def everything_sent(database: Path, game: str) -> list[str]:
    """All that seat 0 and a spectator are sent, on every channel."""
    texts: list[str] = []
    before = measured()
    with (
        serving(database) as served,
        Browser(served) as ada,
        Browser(served) as grace,
        Browser(served) as stranger,
    ):
        table = ada.create("here", "open", game=game, hints=True)
        grace.post(f"/api/invites/{table['invite']}/join", {"nonce": "b" * 32, "name": "Grace"})
        path = f"/api/tables/{table['table']}"
        ada.post(f"{path}/start", {"nonces": {"0": "a" * 32}})
        with (
            grace.socket(table) as other,
            ada.socket(table) as line,
            stranger.socket(table) as watching,
            at_the_meeting_place(stranger) as meeting,
        ):
            line.name = other.name = watching.name = "same"
            other.hello(1)
            watching.hello(None)
            do_what_reveals_nothing(line, other)
            watching.until(line.position["seq"])
            talk(line, other, watching)
            meeting.ask("ping", id="p")
            texts += [text for text in line.heard if '"hints":' not in text]
            texts += [text for text in watching.heard if '"type":"table"' not in text]
            texts += [text for text in meeting.heard if '"answer"' not in text]
        for browser in (ada, stranger):
            for page in readable_pages(browser, table):
                texts.append(f"{page} {browser.http.get(page).text}")
    after = measured()
    changed = {key: after[key] - before.get(key, 0.0) for key in sorted(after)}
    texts = [MOMENT.sub('"at":0', text) for text in texts]
    return [*texts, f"metrics { ({key: value for key, value in changed.items() if value}) }"]


@every_name
def test_what_a_seat_cannot_know_changes_no_byte(
    game: str,
    tmp_path: Path,
    deals: Callable[[int], None],
    thought_about: list[str],
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.DEBUG, "digsite")
    sent, thought, written = [], [], []
    for number in (1, 2):
        deals(number)
        sent.append(everything_sent(tmp_path / f"{number}.db", game))
        thought.append(list(thought_about))
        written.append([record.getMessage() for record in caplog.records if is_ours(record)])
        thought_about.clear()
        caplog.clear()
    assert sent[0] == sent[1]
    assert len(sent[0]) > 60
    assert any(text.startswith("/api/tables/") and "frames" in text for text in sent[0])
    assert "digsite_moves_total" in sent[0][-1]
    assert thought[0] == thought[1]
    assert len(thought[0]) == 1
    assert written[0] == written[1]


@every_name
def test_the_deals_compared_do_differ(
    game: str, tmp_path: Path, deals: Callable[[int], None]
) -> None:
    """Otherwise the test above would show nothing."""
    states = []
    for number in (1, 2):
        deals(number)
        table = new_table("here", game)
        states.append(history.begin(table, find(game).default_edition()).match.public())
    assert states[0] != states[1]


def is_ours(record: logging.LogRecord) -> bool:
    return record.name.startswith("digsite")


def secrets_in(answer: Any, secrets: list[str]) -> list[str]:
    return [secret for secret in secrets if re.search(secret, str(answer))]


def test_the_seed_never_leaves_before_the_end(
    ada: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    secret = "0123456789abcdef" * 4
    monkeypatch.setattr(new_tables, "new_secret", lambda: secret)
    table = ada.create("here", "casual")
    started = ada.start(table)
    path = f"/api/tables/{table['table']}"
    nonces = started["deal"]["nonces"]
    hidden = [secret, str(fair_deal.seed(table["table"], secret, nonces))]
    replay_key = f"{ids.ALPHABET[0]}" * 16

    def all_pages() -> list[Any]:
        answers: list[Any] = [ada.get(path), ada.get(f"{path}/replay"), ada.get(f"{path}/record")]
        return [*answers, ada.get("/api/me/tables"), ada.get(f"{path}/frames", to=50)]

    with ada.socket(table) as line:
        heard: list[Json] = [line.hello(0)]
        heard += [line.until_yours()]
        heard += [line.play(line.position["legal"][0])]
        assert not secrets_in([heard, all_pages()], hidden)
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
        made.append(ids.new_key())
        return made[-1]

    monkeypatch.setattr(new_tables, "new_key", remembered)
    table = ada.create("here", "casual")
    ada.start(table)
    replay = next(key for key in made if key not in (table["table"], table["invite"]))
    for page in ("", "/frames", "/record", "/review"):
        assert stranger.refused("GET", f"/api/replays/{replay}{page}") == "replay.not_yet"
    for browser in (ada, stranger):
        assert browser.refused("POST", f"/api/replays/{replay}/review", {}) == "replay.not_yet"
