"""Finished games are reviewed in the background, once for all who ask, and kept."""

import asyncio
import json
import threading
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter

from digsite.analysis.review import Reviewing
from digsite.bots import choose
from digsite.core.game import Game, find
from digsite.core.match import Match
from digsite.core.record import write
from digsite.server.jobs import reviewer
from digsite.server.settings import Settings
from digsite.server.store import Store, database_url
from digsite.server.store.upkeep.retention import Retention
from digsite.server.wire.responses import ReviewShown
from tests.games import every_game
from tests.server.databases import dump, run_sql
from tests.server.postgres import query
from tests.server.serving import COMPILING, Browser, Json, Served, serving
from tests.waiting import PATIENCE, until

FORM: TypeAdapter[ReviewShown] = TypeAdapter(ReviewShown)
QUICK = {"review_iterations": 3000}


def a_game(game: Game | None = None, seed: int = 3) -> Json:
    """The record of a game of two weak bots."""
    match = Match(game or find("dig_mars"), 2, seed=seed)
    while not match.is_over:
        match.play(choose(match, level="practised", seed=len(match.moves)).action)
        match.forget_earlier()
    found: Json = json.loads(write(match))
    return found


def uploaded(browser: Browser, seed: int = 3) -> str:
    answer = browser.post("/api/records", a_game(seed=seed), status=201)
    return f"/api/replays/{answer['replay']}/review"


def reviewed(browser: Browser, path: str, **headers: str) -> Json:
    """The review once it is done."""
    browser.http.headers.update(headers)

    def done() -> Json:
        shown = browser.post(path)
        return shown if shown["state"] == "done" else {}

    return until(f"the review at {path}", done, patience=COMPILING)


class Held:
    """Reviews that wait in the midst of their work until they are let go."""

    def __init__(self) -> None:
        self.begun, self.may_go_on = threading.Event(), threading.Event()
        self.made = 0

    def let_go(self) -> None:
        self.may_go_on.set()

    def wait_until_begun(self) -> None:
        assert self.begun.wait(COMPILING)


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> Iterator[Held]:
    held, real = Held(), Reviewing.go_on

    class Counted(Reviewing):
        def __init__(self, *given: Any, **named: Any) -> None:
            held.made += 1
            super().__init__(*given, **named)

        def go_on(self, seconds: float) -> None:
            held.begun.set()
            assert held.may_go_on.wait(PATIENCE)
            real(self, seconds)

    monkeypatch.setattr(reviewer, "Reviewing", Counted)
    yield held
    held.let_go()


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("reviews") / "tables.db", **QUICK) as served:
        yield served


@every_game
def test_an_uploaded_game_is_reviewed(quick: Served, game: Game) -> None:
    with Browser(quick) as ada:
        kept = a_game(game)
        replay = ada.post("/api/records", kept, status=201)["replay"]
        path = f"/api/replays/{replay}/review"
        total = len(kept["moves"])
        assert ada.get(path) == {"state": "none", "done": 0, "total": total, "review": None}
        shown = reviewed(ada, path)
        assert ada.get(path) == shown
        assert dict(FORM.validate_python(shown)) == shown
        assert shown["done"] == shown["total"] == total
        review = shown["review"]
        assert len(review["accuracy"]) == 2
        seats = [move["seat"] for move in ada.get(f"/api/replays/{replay}")["moves"]]
        for move in review["moves"]:
            assert move["seat"] == seats[move["move"] - 1]
            assert len(move["win"]) == 2
            said = [move[part] is not None for part in ("size", "best", "why")]
            assert len(set(said)) == 1
        assert any(move["size"] for move in review["moves"])


def test_the_reasons_are_told_in_the_language_asked_for(quick: Served) -> None:
    with Browser(quick) as ada:
        path = uploaded(ada)
        reviewed(ada, path)
        told = {
            lang: [move["why"] for move in ada.get(path, lang=lang)["review"]["moves"]]
            for lang in ("en", "de", "et", "ru")
        }
        assert len({tuple(sentences) for sentences in told.values()}) == 4


def test_a_table_is_reviewed_once_it_is_over(quick: Served) -> None:
    with Browser(quick) as ada, Browser(quick) as stranger:
        table = ada.create("here", "casual", watch="players")
        ada.start(table)
        ada.post(f"/api/tables/{table['table']}/seats/0/hand", {"bot": "casual"})
        with ada.socket(table) as line:
            line.hello(0)
            line.until_over()
        replay = ada.get(f"/api/tables/{table['table']}")["replay"]
        path = f"/api/replays/{replay}/review"
        assert reviewed(stranger, path) == ada.get(path)


def test_what_is_no_replay_has_no_review(quick: Served) -> None:
    with Browser(quick) as ada:
        for path in ("/api/replays/aaaaaaaaaaaaaaaa/review", "/api/replays/x/review"):
            assert ada.refused("GET", path) == "replay.unknown"
            assert ada.refused("POST", path, {}) == "replay.unknown"


def test_however_many_ask_a_game_is_judged_once(quick: Served, held: Held) -> None:
    with Browser(quick) as ada, Browser(quick) as grace:
        path = uploaded(ada, seed=5)
        first = ada.post(path)
        assert (first["state"], first["done"], first["review"]) == ("working", 0, None)
        held.wait_until_begun()
        for browser in (ada, grace):
            assert browser.post(path)["state"] == browser.get(path)["state"] == "working"
        held.let_go()
        assert reviewed(ada, path) == reviewed(grace, path)
        assert held.made == 1


def test_how_far_it_has_come_is_told(quick: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    steps = threading.Semaphore(1)
    monkeypatch.setattr(reviewer, "PORTION_SECONDS", 0.0)
    real = Reviewing.go_on

    def go_on(self: Reviewing, seconds: float) -> None:
        assert steps.acquire(timeout=PATIENCE)
        real(self, seconds)

    monkeypatch.setattr(Reviewing, "go_on", go_on)
    with Browser(quick) as ada:
        path = uploaded(ada, seed=6)
        total = ada.post(path)["total"]
        until("one move is judged", lambda: ada.get(path)["done"] == 1, patience=COMPILING)
        steps.release(2)
        until("three moves are judged", lambda: ada.get(path)["done"] == 3)
        steps.release(total)
        reviewed(ada, path)


def test_others_are_served_while_a_game_is_judged(quick: Served) -> None:
    """Between two portions a bot has its turn, also for whoever has asked for the review."""
    with Browser(quick) as ada:
        ada.post(uploaded(ada, seed=7))
        table = ada.create("here", "expert")
        ada.start(table)
        with ada.socket(table) as line:
            line.hello(0)
            line.until_yours()
            line.play(line.position["legal"][0])
            line.until_yours()


def test_what_was_broken_off_is_begun_anew(any_database: str, held: Held) -> None:
    with serving(any_database, **QUICK) as served, Browser(served) as ada:
        path = uploaded(ada)
        ada.post(path)
        held.wait_until_begun()
        stopping = threading.Thread(target=served.stop)
        stopping.start()
        until("the server stops", lambda: served.server.should_exit)
        held.let_go()
        stopping.join(PATIENCE)
    run_sql(any_database, "UPDATE reviews SET changed = 1 WHERE text IS NULL")
    with serving(any_database, **QUICK) as served, Browser(served) as ada:
        shown = reviewed(ada, path)
    with serving(any_database, **QUICK) as served, Browser(served) as ada:
        assert ada.get(path) == shown


def kept_reviews(database: str) -> int:
    return dump(database).count("accuracy")


def test_a_review_goes_with_its_game(any_database: str) -> None:
    with serving(any_database, **QUICK) as served, Browser(served) as ada:
        reviewed(ada, uploaded(ada))
        table = ada.create("here", "casual")
        ada.start(table)
        ada.post(f"/api/tables/{table['table']}/seats/0/hand", {"bot": "casual"})
        with ada.socket(table) as line:
            line.hello(0)
            line.until_over()
        replay = ada.get(f"/api/tables/{table['table']}")["replay"]
        reviewed(ada, f"/api/replays/{replay}/review")
        assert kept_reviews(any_database) == 2

    async def delete_all() -> None:
        store = Store(database_url(any_database))
        await store.open()
        await Retention(store).delete([table["table"]])
        await Retention(store).tidy(Settings(database=any_database))
        await store.close()

    run_sql(any_database, "UPDATE records SET created = 1")
    asyncio.run(delete_all())
    assert kept_reviews(any_database) == 0


def test_two_workers_judge_a_game_once(postgres_database: str, held: Held) -> None:
    with (
        serving(postgres_database, **QUICK) as first,
        serving(postgres_database, **QUICK) as second,
        Browser(first) as ada,
        Browser(second) as grace,
    ):
        path = uploaded(ada)
        ada.post(path)
        held.wait_until_begun()
        assert grace.get(path)["state"] == "working"
        # As if nothing had been heard of it for long: the claim still holds.
        run_sql(postgres_database, "UPDATE reviews SET changed = 1")
        grace.post(path)
        held.let_go()
        assert reviewed(grace, path) == reviewed(ada, path)
        assert held.made == 1
        assert query(postgres_database, "SELECT count(*) FROM reviews") == [1]


def test_so_many_reviews_for_one_address(database: Path) -> None:
    proxy = {"trusted_proxies": ("127.0.0.1",)}
    with serving(database, reviews_per_hour=1, **QUICK, **proxy) as served, ExitStack() as stack:
        ada, grace = (stack.enter_context(Browser(served)) for _ in range(2))
        ada.http.headers["X-Forwarded-For"] = "203.0.113.7"
        grace.http.headers["X-Forwarded-For"] = "203.0.113.8"
        first, second = uploaded(ada, seed=3), uploaded(ada, seed=4)
        reviewed(ada, first)
        assert ada.refused("POST", second, {}) == "review.too_many"
        assert ada.get(second)["state"] == "none"
        assert ada.post(first)["state"] == "done"
        reviewed(grace, second)
        assert ada.get(second)["state"] == "done"


def test_so_many_reviews_at_once(database: Path, held: Held) -> None:
    proxy = {"trusted_proxies": ("127.0.0.1",)}
    with serving(database, **QUICK, **proxy) as served, Browser(served) as ada:
        ada.http.headers["X-Forwarded-For"] = "203.0.113.7"
        paths = [uploaded(ada, seed=seed) for seed in range(reviewer.MOST_EACH + 1)]
        for path in paths[:-1]:
            ada.post(path)
        assert ada.refused("POST", paths[-1], {}) == "request.too_fast"
        held.let_go()
        for path in paths:
            reviewed(ada, path)


def test_a_very_long_game_is_not_judged(quick: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewer, "MOST_MOVES", 3)
    with Browser(quick) as ada:
        assert ada.refused("POST", uploaded(ada, seed=8), {}) == "review.too_long"
