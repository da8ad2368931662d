"""The same thing wished for by many at once, at two workers: one has it, or all have the same."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from threading import Barrier
from typing import Any

import httpx
from tests.server.postgres import postgres
from tests.server.serving import Browser, Json, nonce
from tests.waiting import PATIENCE

from benchmarks.attack.report import Report
from benchmarks.attack.target import Target, close_table, game_of, target

MANY = 8
"""Requests at once, each on a connection of its own, so that both workers get some."""


class Races:
    def __init__(self, server: Target, stack: ExitStack) -> None:
        self.report, self.server = Report("races"), server
        self.browsers = [stack.enter_context(server.browser()) for _ in range(MANY)]
        self.host, self.guest = self.browsers[:2]
        self.threads = stack.enter_context(ThreadPoolExecutor(MANY))
        for browser in self.browsers:
            browser.create("here", "open")  # so that each has a cookie

    def at_once(self, ask: Callable[[int], httpx.Response]) -> list[httpx.Response]:
        """The answers to questions that are asked together."""
        ready = Barrier(MANY)

        def one(number: int) -> httpx.Response:
            ready.wait(PATIENCE)
            return ask(number)

        return list(self.threads.map(one, range(MANY)))

    def as_browser(self, browser: Browser, path: str, body: Any) -> httpx.Response:
        """A request on a new connection, which may lead to another worker."""
        with httpx.Client(
            base_url=browser.served.url,
            cookies=browser.http.cookies,
            timeout=PATIENCE,
            verify=False,
        ) as http:
            return http.post(path, json=body)

    def rematches(self) -> None:
        table = game_of(self.host, self.guest)
        close_table(self.server.database, table["table"])
        path = f"/api/tables/{table['table']}/rematch"
        players = [self.host, self.guest]
        answers = self.at_once(lambda n: self.as_browser(players[n % 2], path, {}))
        self.check("rematches", [self.told(answer, "table") for answer in answers], same=True)

    def seats(self) -> None:
        """One open seat, wished for by all."""
        table = self.host.create("here", "open")
        path = f"/api/invites/{table['invite']}/join"
        wish = {"name": "Eve", "nonce": nonce()}
        answers = self.at_once(lambda n: self.as_browser(self.browsers[n], path, wish))
        self.check("seats", [self.told(answer, "table") for answer in answers])

    def codes(self) -> None:
        """One code, typed in by all; afterwards one of them has the seat."""
        table = game_of(self.host, self.guest)
        code = self.guest.post(f"/api/tables/{table['table']}/seats/1/code", {})["code"]
        answers = self.at_once(
            lambda n: self.as_browser(self.browsers[n], "/api/seats", {"code": code})
        )
        self.check("codes", [self.told(answer, "table") for answer in answers])

    def moves(self) -> None:
        """One position, in which a player says one thing in many windows, and another in others."""
        table = game_of(self.host, self.guest)
        mover, active = (self.host, self.guest)[table["active"]], table["active"]
        with ExitStack() as stack:
            lines = [stack.enter_context(mover.socket(table)) for _ in range(MANY)]
            for line in lines:
                line.hello(active)
            legal, ready = lines[0].position["legal"], Barrier(MANY)

            def play(number: int) -> str | None:
                wish = {"seq": 0, "action": legal[number % 2]}
                ready.wait(PATIENCE)
                answer: Json = lines[number].ask("play", **wish)
                return str(number) if answer["ok"] else None

            self.check("moves", list(self.threads.map(play, range(MANY))))
            seq = self.host.get(f"/api/tables/{table['table']}")["seq"]
            self.report.note("moves", seq == 1, f"{seq} moves were made")

    def told(self, answer: httpx.Response, key: str) -> str | None:
        held = answer.status_code == 200 or 400 <= answer.status_code < 500
        self.report.note("answers to races", held, f"{answer.status_code}: {answer.text[:80]}")
        return str(answer.json()[key]) if answer.status_code == 200 else None

    def check(self, kind: str, told: list[str | None], *, same: bool = False) -> None:
        """One had it; or, where all should have the same, all did."""
        had = [one for one in told if one is not None]
        held = len(had) == MANY and len({*had}) == 1 if same else len(had) == 1
        self.report.note(kind, held, f"{len(had)} of {MANY} had {len({*had})} different things")
        self.report.tried[kind] += MANY - 1


def run(*, brief: bool = False) -> Report:
    with (
        postgres(durable=False) as databases,
        target(databases.database(), 2) as server,
        ExitStack() as stack,
    ):
        races = Races(server, stack)
        for _ in range(1 if brief else 8):
            races.rematches()
            races.seats()
            races.moves()
        # As often as an address may type in codes.
        races.codes()
        server.check_log(races.report)
        return races.report
