"""Receivers that hold the server up: they are given up at the deadline, and delay nobody else."""

import asyncio
import json
import os
import queue
import socket
import ssl
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from digsite.server.notices.concurrency import Busy, ConcurrencyLimit
from digsite.server.notices.resolver import Resolver
from digsite.server.notices.safe_http import SafeHttp, Unreachable
from digsite.server.settings import Settings
from digsite.server.table import live_tables
from tests.server.receivers import ENDLESS, SLOW, Holding, Mail, Receiver, dripping, holding
from tests.server.serving import Browser, Json, Served, serving
from tests.waiting import PATIENCE, eventually

FOR_EVER = 600.0
MANY = min(32, (os.cpu_count() or 1) + 4) + 2
"""More than the threads that everything shares that has none of its own."""
QUICK: Json = {"notice_pace": 0.05, "notice_quiet": 0.0, "private_targets": True}
POINT = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
PUSH_KEYS = {"p256dh": POINT, "auth": "BTBZMqHH6r4Tts7J_aSIgg"}
"""Those of the example in RFC 8291."""


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    found = Receiver()
    yield found
    found.close()


def waiting(browser: Browser) -> str:
    """Where the notices are kept of a seat that is to play, at a table of this browser alone."""
    table = browser.start(browser.create("here", "here"))
    return f"/api/tables/{table['table']}/seats/{table['active']}/notices"


def hook(url: str) -> Json:
    return {"kind": "webhook", "to": url}


def push(url: str) -> Json:
    return {"kind": "push", "push": {"endpoint": url, "keys": PUSH_KEYS}}


def wait_for(events: "queue.Queue[Any]", what: str) -> Any:
    try:
        return events.get(timeout=PATIENCE)
    except queue.Empty:
        raise AssertionError(f"{what} did not happen") from None


@contextmanager
def held_up(served: Served, slow: list[Holding]) -> Iterator[list[Any]]:
    """Confirmations asked of slow receivers, two by each browser, all of them under http."""
    with ExitStack() as stack, ThreadPoolExecutor(len(slow)) as threads:
        browsers = [stack.enter_context(Browser(served)) for _ in slow[::2]]
        for browser in browsers:
            browser.http.timeout = FOR_EVER
        paths = [waiting(browser) for browser in browsers]
        asked = [
            threads.submit(browsers[n // 2].refused, "POST", paths[n // 2], hook(one.url))
            for n, one in enumerate(slow)
        ]
        try:
            for one in slow:
                wait_for(one.came, "the request to a slow receiver")
            yield asked
        finally:
            for one in slow:
                one.close()


def test_slow_receivers_hold_up_nobody_else(
    database: Path, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_tables, "MOST_IDLE", 0)
    settings = QUICK | {"outgoing_seconds": FOR_EVER, "answer_seconds": FOR_EVER}
    with (
        serving(database, **settings) as served,
        Browser(served) as ada,
        Browser(served) as grace,
        holding(dripping, MANY) as slow,
    ):
        path = waiting(ada)
        table = ada.start(ada.create("here", "here"))["table"]
        with held_up(served, slow) as asked:
            # A table that is read from disk, with all its moves.
            assert grace.get(f"/api/tables/{table}")["phase"] == "playing"
            assert grace.get(f"/api/tables/{table}/frames")["frames"]
            locked = ada.create("here", "open", passphrase="open sesame")["table"]
            unlock = f"/api/tables/{locked}/unlock"
            assert grace.refused("POST", unlock, {"passphrase": "wrong"}) == "lock.wrong"
            grace.post(unlock, {"passphrase": "open sesame"})
            assert ada.post(f"/api/tables/{locked}/seats/0/code")["code"]
            ada.post(path, hook(f"{receiver.url}/hook"), status=201)
            assert json.loads(receiver.next()[2])["type"] == "confirm"
            assert json.loads(receiver.next()[2])["type"] == "turn"
            assert not any(one.done() for one in asked)
        assert [one.result(PATIENCE) for one in asked] == ["notice.unreachable"] * MANY


@pytest.mark.parametrize("answer", [*SLOW, *ENDLESS], ids=lambda answer: answer.__name__)
def test_a_receiver_is_given_up_at_the_deadline(
    database: Path, answer: Callable[[socket.socket], None]
) -> None:
    # What never ends is given up for its length, long before.
    seconds = FOR_EVER if answer in ENDLESS else 0.3
    with (
        serving(database, **QUICK, outgoing_seconds=seconds) as served,
        Browser(served) as ada,
        holding(answer) as [slow],
    ):
        path = waiting(ada)
        assert ada.refused("POST", path, hook(slow.url)) == "notice.unreachable"
        wait_for(slow.ended, "the end of the connection")
        if answer is not ENDLESS[2]:
            secure = slow.url.replace("http://", "https://")
            assert ada.refused("POST", path, hook(secure)) == "notice.unreachable"
            wait_for(slow.ended, "the end of the connection that was to be secured")


def test_a_slow_push_service_silences_nobody(any_database: str, receiver: Receiver) -> None:
    with (
        serving(any_database, **QUICK, outgoing_seconds=FOR_EVER) as served,
        Browser(served) as ada,
        Browser(served) as grace,
        holding(dripping, 2) as slow,
    ):
        path = waiting(ada)
        for number in range(6):
            ada.post(path, push(f"{slow[number % 2].url}/{number}"), status=201)
        for one in slow:
            for _ in range(3):
                wait_for(one.came, "a message to a slow push service")
        grace.post(waiting(grace), hook(receiver.url), status=201)
        assert json.loads(receiver.next()[2])["type"] == "confirm"
        assert json.loads(receiver.next()[2])["type"] == "turn"


def test_whoever_is_told_slowly_is_given_up_too(database: Path) -> None:
    with (
        serving(database, **QUICK, outgoing_seconds=0.3) as served,
        Browser(served) as ada,
        holding(dripping) as [slow],
    ):
        ada.post(waiting(ada), push(slow.url), status=201)
        wait_for(slow.came, "a message to a slow push service")
        wait_for(slow.ended, "the end of the connection")


def test_a_mail_server_that_stalls_holds_up_nobody_else(database: Path, receiver: Receiver) -> None:
    settings = QUICK | {"smtp_seconds": FOR_EVER, "answer_seconds": FOR_EVER}
    with (
        Mail(stalls=True) as mail,
        serving(database, **settings, **mail.settings()) as served,
        Browser(served) as ada,
        Browser(served) as grace,
    ):
        ada.http.timeout = FOR_EVER
        path, wish = waiting(ada), {"kind": "email", "to": "ada@example.org"}
        asking = threading.Thread(target=ada.http.post, args=(path,), kwargs={"json": wish})
        asking.start()
        [to] = wait_for(mail.got, "a message to the mail server").rcpt_tos
        assert to == "ada@example.org"
        grace.post(waiting(grace), hook(receiver.url), status=201)
        assert json.loads(receiver.next()[2])["type"] == "confirm"
        assert json.loads(receiver.next()[2])["type"] == "turn"
        assert asking.is_alive()
        mail.close()
        asking.join(PATIENCE)
        assert not asking.is_alive()


def test_a_mail_server_is_given_up_at_the_deadline(database: Path) -> None:
    with (
        Mail(stalls=True) as mail,
        serving(database, **QUICK, smtp_seconds=0.3, **mail.settings()) as served,
        Browser(served) as ada,
    ):
        body = {"kind": "email", "to": "ada@example.org"}
        assert ada.refused("POST", waiting(ada), body) == "notice.unreachable"


# Names


def test_names_that_are_never_answered_hold_up_only_names(
    monkeypatch: pytest.MonkeyPatch, receiver: Receiver
) -> None:
    asked: queue.Queue[str] = queue.Queue()
    answered = threading.Event()
    look_up = socket.getaddrinfo

    def resolve(host: str, *more: Any, **named: Any) -> Any:
        if host.endswith(".example"):
            asked.put(host)
            answered.wait(FOR_EVER)
            raise OSError
        return look_up(host, *more, **named)

    async def run() -> None:
        settings = Settings(database="", private_targets=True, outgoing_seconds=0.3)
        http = SafeHttp(settings)
        assert await http.resolver.addresses("localhost")
        half = http.resolver.most // 2
        urls = [f"https://hanging-{number}.example/" for number in range(half)]
        found = await asyncio.gather(
            *(http.post(url, b"", {}) for url in [*urls, *urls]), return_exceptions=True
        )
        assert [type(error) for error in found] == [Unreachable] * 2 * half
        # One look-up for one name; and they hang still.
        looked_up = [await asyncio.to_thread(asked.get, timeout=PATIENCE) for _ in range(half)]
        assert len({*looked_up}) == half
        assert asked.empty()
        http.settings = replace(settings, outgoing_seconds=PATIENCE)
        with pytest.raises(Busy):
            await http.post("https://one-more.example/", b"", {})
        # Known names, addresses and whatever else needs a thread go on.
        port = receiver.url.rpartition(":")[2]
        assert (await http.post(f"http://localhost:{port}/", b"{}", {}))[0] == 200
        assert (await http.post(receiver.url, b"{}", {}))[0] == 200
        answered.set()

        def nothing_hangs() -> bool:
            return all(thread.name != "resolver" for thread in threading.enumerate())

        await eventually("no look-up hangs", nothing_hangs)
        await asyncio.sleep(0)
        with pytest.raises(Unreachable):
            await http.post("https://one-more.example/", b"", {})

    monkeypatch.setattr(socket, "getaddrinfo", resolve)
    try:
        asyncio.run(asyncio.wait_for(run(), PATIENCE))
    finally:
        answered.set()


def test_a_name_that_cannot_be_one_is_out_of_reach() -> None:
    async def run() -> None:
        for name in ("a" * 64 + ".example", "nul\0l", ".", "*.example"):
            with pytest.raises(OSError):  # noqa: PT011 - of whatever kind
                await Resolver().addresses(name)

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


# How much goes on at once


def test_places_are_for_each_name_and_for_all() -> None:
    async def run() -> None:
        limit = ConcurrencyLimit(total=3, each=2, waiting=1)
        async with limit.take("a", seconds=PATIENCE), limit.take("a", "b", seconds=PATIENCE):
            with pytest.raises(Busy):
                await limit.take("a", seconds=0.01).__aenter__()
            third = asyncio.create_task(limit.take("a", seconds=PATIENCE).__aenter__())
            await asyncio.sleep(0)
            with pytest.raises(Busy):  # one may wait, another may not even that
                await limit.take("a", seconds=PATIENCE).__aenter__()
            async with limit.take("b", seconds=PATIENCE):
                with pytest.raises(Busy):  # three in all
                    await limit.take("c", seconds=0.01).__aenter__()
            assert not third.done()
        await third

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


# Secured connections


@pytest.fixture
def certified(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ssl.SSLContext:
    """For a server at 127.0.0.1 whose certificate this process trusts."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "receiver")])
    today = datetime.now(UTC)
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(today - timedelta(days=1))
        .not_valid_after(today + timedelta(days=1))
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .add_extension(
            x509.SubjectAlternativeName([x509.IPAddress(ip_address("127.0.0.1"))]), critical=False
        )
        .sign(key, hashes.SHA256())
    )
    certificate, secret = tmp_path / "certificate.pem", tmp_path / "key.pem"
    certificate.write_bytes(made.public_bytes(serialization.Encoding.PEM))
    form = serialization.PrivateFormat.PKCS8
    secret.write_bytes(
        key.private_bytes(serialization.Encoding.PEM, form, serialization.NoEncryption())
    )
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, secret)
    return context


def test_a_webhook_is_reached_by_tls_and_its_certificate_checked(
    database: Path, certified: ssl.SSLContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    receiver = Receiver(certified)
    try:
        with serving(database, **QUICK) as served, Browser(served) as ada:
            path = waiting(ada)
            ada.post(path, hook(receiver.url), status=201)
            assert receiver.next()[1]["Host"] == receiver.url.removeprefix("https://")
            other = receiver.url.replace("127.0.0.1", "localhost")
            assert ada.refused("POST", path, hook(other)) == "notice.unreachable"
        monkeypatch.delenv("SSL_CERT_FILE")
        with serving(database, **QUICK) as served, Browser(served) as ada:
            to = hook(f"{receiver.url}/else")
            assert ada.refused("POST", waiting(ada), to) == "notice.unreachable"
    finally:
        receiver.close()


@pytest.mark.parametrize("security", ["tls", "starttls"])
def test_mail_is_handed_over_by_tls(
    database: Path, certified: ssl.SSLContext, security: str
) -> None:
    own: Json = {"ssl_context": certified}
    if security == "starttls":
        own = {"tls_context": certified, "require_starttls": True}
    with (
        Mail(**own) as mail,
        serving(database, **QUICK, **mail.settings(security)) as served,
        Browser(served) as ada,
    ):
        ada.post(waiting(ada), {"kind": "email", "to": "ada@example.org"}, status=201)
        [to] = wait_for(mail.got, "a message to the mail server").rcpt_tos
        assert to == "ada@example.org"
