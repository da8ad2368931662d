"""Threads and hints are shared fairly: one visitor does not slow the others."""

import asyncio
import threading
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import pytest

from digsite.server.threads.fair_threads import FairThreads, Owner
from tests.server.serving import Browser, Line, serving
from tests.waiting import PATIENCE, eventually

GREEDY, MODEST = Owner("198.51.100.1", "greedy"), Owner("198.51.100.2", "modest")


class Order:
    """Work that notes when it was done; the first waits until it may go on."""

    def __init__(self) -> None:
        self.done: list[str] = []
        self.go_on = threading.Event()

    def work(self, name: str, seconds: float = 0.0) -> Callable[[], str]:
        def run() -> str:
            assert self.go_on.wait(PATIENCE), "nobody let the work go on"
            threading.Event().wait(seconds)
            self.done.append(name)
            return name

        return run


async def done_in_order(threads: FairThreads, wishes: list[tuple[Owner, str]]) -> list[str]:
    """What was done, in order, when all wishes are there before the first one is fulfilled."""
    order = Order()
    tasks = [
        asyncio.create_task(threads.run(owner, order.work(name, 0.01))) for owner, name in wishes
    ]
    await asyncio.sleep(0)
    order.go_on.set()
    assert await asyncio.gather(*tasks) == [name for _, name in wishes]
    threads.stop()
    return order.done


def test_who_asks_for_much_waits_for_themselves() -> None:
    wishes = [(GREEDY, f"greedy {n}") for n in range(20)] + [(MODEST, "modest")]
    done = asyncio.run(done_in_order(FairThreads(1), wishes))
    assert done[:2] == ["greedy 0", "modest"]


def test_many_browsers_at_one_address_are_one_visitor() -> None:
    crowd = [(Owner(GREEDY.address, f"browser {n}"), f"greedy {n}") for n in range(20)]
    done = asyncio.run(done_in_order(FairThreads(1), [*crowd, (MODEST, "modest")]))
    assert done[:2] == ["greedy 0", "modest"]


@pytest.mark.parametrize("address", ["198.51.100.1", None])
def test_browsers_at_one_address_share_too(address: str | None) -> None:
    greedy, modest = Owner(address, "greedy"), Owner(address, "modest")
    wishes = [(greedy, f"greedy {n}") for n in range(20)] + [(modest, "modest")]
    done = asyncio.run(done_in_order(FairThreads(1), wishes))
    assert done[:2] == ["greedy 0", "modest"]


def test_who_comes_later_does_not_make_the_others_wait_for_what_they_had_before() -> None:
    async def run() -> list[str]:
        threads, order = FairThreads(1), Order()
        order.go_on.set()
        for n in range(5):
            await threads.run(GREEDY, order.work(f"before {n}", 0.01))
        order.done.clear()
        order.go_on.clear()
        wishes = [(MODEST, f"new {n}") for n in range(20)] + [(GREEDY, "old")]
        tasks = [asyncio.create_task(threads.run(o, order.work(name, 0.01))) for o, name in wishes]
        await asyncio.sleep(0)
        order.go_on.set()
        await asyncio.gather(*tasks)
        threads.stop()
        return order.done

    assert asyncio.run(run()).index("old") < 10


def test_a_thread_is_left_for_others() -> None:
    async def run() -> None:
        threads, stuck, free = FairThreads(2), Order(), Order()
        free.go_on.set()
        tasks = [asyncio.create_task(threads.run(GREEDY, stuck.work(str(n)))) for n in range(5)]
        await asyncio.sleep(0)
        found = threads.run(MODEST, free.work("modest"))
        assert await asyncio.wait_for(found, PATIENCE) == "modest"
        assert not any(task.done() for task in tasks)
        stuck.go_on.set()
        await asyncio.gather(*tasks)
        threads.stop()

    asyncio.run(run())


def test_who_waits_no_longer_costs_nothing_and_faults_are_told() -> None:
    def fail() -> None:
        raise ZeroDivisionError

    async def run() -> list[str]:
        threads, order = FairThreads(1), Order()
        first = asyncio.create_task(threads.run(GREEDY, order.work("first")))
        gone = asyncio.create_task(threads.run(MODEST, order.work("gone")))
        await asyncio.sleep(0)
        gone.cancel()
        order.go_on.set()
        await first
        with pytest.raises(ZeroDivisionError):
            await threads.run(MODEST, fail)
        assert await threads.run(MODEST, order.work("last")) == "last"
        threads.stop()
        return order.done

    assert asyncio.run(run()) == ["first", "last"]


def test_what_is_under_way_is_counted_to_its_end() -> None:
    async def run() -> None:
        threads, order = FairThreads(2), Order()
        wishes = [GREEDY, GREEDY, GREEDY, MODEST]
        tasks = [asyncio.create_task(threads.run(owner, order.work(""))) for owner in wishes]
        await asyncio.sleep(0)
        assert threads.under_way() == {GREEDY.address: 3, MODEST.address: 1}
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        # What waited is called off, but a thread that has begun goes on.
        assert threads.under_way() == {GREEDY.address: 1, MODEST.address: 1}
        order.go_on.set()
        await eventually("nothing is under way", lambda: not threads.under_way())
        threads.stop()

    asyncio.run(run())


def test_nobody_waits_for_threads_that_were_stopped() -> None:
    async def run() -> None:
        threads, order = FairThreads(1), Order()
        tasks = [asyncio.create_task(threads.run(GREEDY, order.work(""))) for _ in range(3)]
        await asyncio.sleep(0)
        threads.stop()
        order.go_on.set()
        async with asyncio.timeout(PATIENCE):
            found = await asyncio.gather(*tasks, return_exceptions=True)
        assert found[0] == ""
        assert all(isinstance(one, asyncio.CancelledError) for one in found[1:])

    asyncio.run(run())


def asking(stack: ExitStack, browser: Browser, sockets: int = 1) -> list[Line]:
    """Sockets of one browser at a game in which it is to play."""
    table = browser.create("here", "here")
    active = browser.start(table)["active"]
    sent = {name: str(value) for name, value in browser.http.headers.items()}
    headers = {name: sent[name] for name in ("x-forwarded-for",) if name in sent}
    lines = [stack.enter_context(browser.socket(table, **headers)) for _ in range(sockets)]
    for line in lines:
        line.hello(active)
    return lines


def is_refused_a_hint(line: Line) -> bool:
    """Whether the answer came at once; hints are thought about while the conversation goes on."""
    line.send({"type": "hint", "id": "a hint"})
    assert line.ask("ping")["ok"]
    return any("a hint" in text and "request.too_fast" in text for text in line.heard)


def test_so_many_hints_for_one_browser(database: Path) -> None:
    with serving(database, hints_per_minute=0.001) as served, ExitStack() as stack:
        ada, grace = (stack.enter_context(Browser(served)) for _ in range(2))
        lines = [*asking(stack, ada, 2), *asking(stack, grace)]
        assert [is_refused_a_hint(line) for line in lines] == [False, True, False]


def test_so_many_hints_for_one_address(database: Path) -> None:
    proxy = {"trusted_proxies": ("127.0.0.1",)}
    with serving(database, hints_per_minute=0.001, **proxy) as served, ExitStack() as stack:
        lines = []
        for address in ("203.0.113.7", "203.0.113.7", "203.0.113.8"):
            browser = stack.enter_context(Browser(served))
            browser.http.headers["X-Forwarded-For"] = address
            lines += asking(stack, browser)
        assert [is_refused_a_hint(line) for line in lines] == [False, True, False]
