"""Nobody is pestered through this server, however they are spelled and whoever asks."""

import asyncio
import json
import queue
from base64 import urlsafe_b64encode
from collections.abc import Iterator

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from digsite.server.notices.recipients import recipient
from digsite.server.store import Store, database_url
from digsite.server.store.attempts import Attempts
from digsite.server.store.models import Notice
from digsite.server.store.notices import Notices
from digsite.server.times import now
from tests.server.databases import new_table, run_sql
from tests.server.receivers import Mail, Receiver
from tests.server.serving import Browser, Json, serving
from tests.waiting import PATIENCE


@pytest.fixture
def postbox() -> Iterator[Mail]:
    with Mail() as found:
        yield found


def own_seat(browser: Browser) -> str:
    """Where a browser's notices for a seat of its own are kept."""
    table = browser.create("here", "open")["table"]
    return f"/api/tables/{table}/seats/0/notices"


def ask(browser: Browser, to: str, **headers: str) -> int:
    """The status with which a wish for e-mail is answered."""
    wish = {"kind": "email", "to": to}
    return browser.http.post(own_seat(browser), json=wish, headers=headers).status_code


SPELLINGS = [
    "victim@example.org",
    "Victim@example.org",
    "VICTIM@EXAMPLE.ORG",
    "victim+a@example.org",
    "viCtim+b@Example.org",
    "victim+a+b@example.org",
    "vICTIM@example.ORG",
]


def test_one_mailbox_is_asked_three_times_a_day_however_it_is_spelled(
    any_database: str, postbox: Mail
) -> None:
    with serving(any_database, **postbox.settings()) as served, Browser(served) as ada:
        assert [ask(ada, to) for to in SPELLINGS] == [201] * 3 + [429] * 4
        assert postbox.got.qsize() == 3
        assert ask(ada, "v.ictim@example.org") == 201


def test_one_browser_and_one_address_ask_so_often_an_hour(any_database: str, postbox: Mail) -> None:
    settings = {"confirmations_per_hour": 3, "trusted_proxies": ("127.0.0.1",)}
    with serving(any_database, **settings, **postbox.settings()) as served, Browser(served) as ada:
        first = {"X-Forwarded-For": "198.51.100.1"}
        other = {"X-Forwarded-For": "198.51.100.2"}
        assert [ask(ada, f"a{n}@example.org", **first) for n in range(4)] == [201] * 3 + [429]
        # Another address does not help a browser, nor another browser an address.
        assert ask(ada, "b@example.org", **other) == 429
        with Browser(served) as second:
            assert ask(second, "b@example.org", **first) == 429
            assert ask(second, "b@example.org", **other) == 201
        assert postbox.got.qsize() == 4


def test_one_domain_and_one_host_are_asked_so_often_an_hour(
    any_database: str, postbox: Mail
) -> None:
    settings: Json = {"confirmations_per_host": 3, "private_targets": True}
    receiver = Receiver()
    try:
        with serving(any_database, **settings, **postbox.settings()) as served:
            for number in range(5):
                with Browser(served) as browser:
                    asked = ask(
                        browser, f"someone{number}@{'EXAMPLE' if number % 2 else 'example'}.org"
                    )
                    assert asked == (201 if number < 3 else 429)
                    hook = {"kind": "webhook", "to": f"{receiver.url}/{number}?{number}"}
                    answer = browser.http.post(own_seat(browser), json=hook)
                    assert answer.status_code == (201 if number < 3 else 429)
            with Browser(served) as browser:
                assert ask(browser, "someone@example.com") == 201
        assert (postbox.got.qsize(), receiver.got.qsize()) == (4, 3)
    finally:
        receiver.close()


def test_one_browser_has_so_many_notices_over_all_tables(any_database: str) -> None:
    point = ec.generate_private_key(ec.SECP256R1()).public_key()
    raw = point.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    p256dh, auth = (urlsafe_b64encode(part).decode().rstrip("=") for part in (raw, bytes(16)))
    push = {"endpoint": "https://example.org/push", "keys": {"p256dh": p256dh, "auth": auth}}
    wish = {"kind": "push", "push": push}
    with serving(any_database) as served, Browser(served) as ada, Browser(served) as grace:
        paths = [own_seat(ada) for _ in range(11)]
        kept = [ada.post(path, wish, status=201)["notice"] for path in paths[:10] for _ in range(6)]
        assert len(kept) == 60
        assert ada.refused("POST", paths[10], wish) == "notice.too_many"
        grace.post(own_seat(grace), wish, status=201)
        ada.post(f"/api/notices/{kept[0]}/remove")
        ada.post(paths[10], wish, status=201)
        assert ada.refused("POST", paths[10], wish) == "notice.too_many"
        # A game that is over tells nobody any more, so what was wished there does not count.
        table = paths[1].split("/")[3]
        run_sql(any_database, f"UPDATE tables SET phase = 'over' WHERE id = '{table}'")
        for _ in range(5):
            ada.post(paths[10], wish, status=201)


def allowed(monkeypatch: pytest.MonkeyPatch, whom: str) -> "queue.Queue[bool]":
    """Whether somebody might be told, each time that this was asked."""
    found: queue.Queue[bool] = queue.Queue()
    may = Attempts.may

    async def watched(self: Attempts, what: str, *who: str, **limits: int) -> bool:
        might = await may(self, what, *who, **limits)
        if what == whom:
            found.put(might)
        return might

    monkeypatch.setattr(Attempts, "may", watched)
    return found


def test_a_receiver_is_told_so_often_whatever_is_written_around_it(
    any_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = allowed(monkeypatch, "told")
    quick = {"notice_pace": 0.05, "notice_quiet": 0.0, "private_targets": True}
    receiver = Receiver()
    try:
        with (
            serving(any_database, **quick, notices_per_hour=1) as served,
            Browser(served) as ada,
        ):
            table = ada.start(ada.create("here", "here"))
            path = f"/api/tables/{table['table']}/seats/{table['active']}/notices"
            for part in ("one", "two"):
                hook = {"kind": "webhook", "to": f"{receiver.url}/hook#{part}"}
                ada.post(path, hook, status=201)
            assert {told.get(timeout=PATIENCE) for _ in range(2)} == {True, False}
        kinds = [json.loads(body)["type"] for _, _, body in receiver.got.queue]
        assert sorted(kinds) == ["confirm", "confirm", "turn"]
    finally:
        receiver.close()


def test_a_host_is_told_so_often_in_all(any_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    told = allowed(monkeypatch, "told host")
    quick = {"notice_pace": 0.05, "notice_quiet": 0.0, "private_targets": True}
    receiver = Receiver()
    try:
        with serving(any_database, **quick, notices_per_host=2) as served, Browser(served) as ada:
            table = ada.start(ada.create("here", "here"))
            path = f"/api/tables/{table['table']}/seats/{table['active']}/notices"
            for number in range(4):
                ada.post(path, {"kind": "webhook", "to": f"{receiver.url}/{number}"}, status=201)
            might = [told.get(timeout=PATIENCE) for _ in range(4)]
            kinds = [json.loads(receiver.next()[2])["type"] for _ in range(6)]
        assert sorted(might) == [False, False, True, True]
        assert sorted(kinds) == ["confirm"] * 4 + ["turn"] * 2
        assert receiver.got.empty()
    finally:
        receiver.close()


@pytest.mark.parametrize(
    ("kind", "one", "other", "same"),
    [
        ("email", "a@Example.org", "A@example.org", True),
        ("email", "a+x@example.org", "a@example.org", True),
        ("email", "a.b@gmail.com", "ab+x@googlemail.com", True),
        ("email", "a.b@example.org", "ab@example.org", False),
        ("email", "+x@example.org", "+y@example.org", False),
        ("webhook", "https://Example.org/a", "https://example.org.:443/a#x", True),
        ("webhook", "https://[2001:DB8:0::1]/", "https://[2001:db8::1]", True),
        ("webhook", "https://example.org/a", "https://example.org/b", False),
        ("webhook", "https://example.org/?a", "https://example.org/?b", False),
        (
            "push",
            '{"endpoint": "https://e.org/a", "auth": "x"}',
            '{"endpoint": "https://E.org/a"}',
            True,
        ),
    ],
)
def test_how_receivers_are_told_apart(kind: str, one: str, other: str, same: bool) -> None:
    assert (recipient(kind, one) == recipient(kind, other)) is same
    assert recipient(kind, one).host == recipient(kind, other).host


def test_who_was_never_tried_comes_first(any_database: str) -> None:
    async def run() -> None:
        store = Store(database_url(any_database))
        await store.open()
        table = new_table()
        table.phase, table.active = "playing", 0
        await store.add(table)
        notices = Notices(store)
        for name, tries in [("a", 2), ("b", 0), ("c", 1)]:
            made = Notice(id=name, table_id=table.id, seat=0, holder="holder", kind="email")
            made.target, made.lang, made.code, made.sent = "a@b.de", "en", None, None
            made.claimed, made.tries, made.created = 0, tries, 0
            await notices.add(made)
        at = now() + 1
        assert [one.id for one in await notices.due(at, 0)] == ["b", "c", "a"]
        assert [one.id for one in await notices.due(at, 0, beside=["b"], most=1)] == ["c"]
        # Who is put off gives way for so long, and nobody takes back what a worker has claimed.
        await notices.put_off(["b", "c"], at, at + 5)
        assert [one.id for one in await notices.due(at, 0)] == ["a"]
        await notices.put_off(["b"], at, at + 60_000)
        assert [one.id for one in await notices.due(at + 5, 0)] == ["b", "c", "a"]
        await notices.came_back(table.id, "holder")
        # A player who came back while they were being told is told again another time.
        [first, *_] = await notices.due(at, 0)
        assert await notices.claim(first, at + 60_000)
        await notices.came_back(table.id, "holder")
        await notices.end_claim(first.id, at + 60_000, at)
        found = await notices.find(first.id)
        assert found is not None
        assert found.sent is None
        await store.close()

    asyncio.run(run())
