"""Being told that it is one's turn, with real receivers on loopback."""

import asyncio
import base64
import json
import queue
import re
import socket
from collections.abc import Iterator, Sequence
from email import message_from_bytes, policy
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from digsite.server.notices import sender
from digsite.server.notices.public_networks import is_public
from digsite.server.notices.safe_http import SafeHttp, Unreachable
from digsite.server.settings import Settings
from digsite.server.store import Store, attempts, database_url
from digsite.server.store.attempts import Attempts
from digsite.server.store.models import Notice
from digsite.server.store.notices import Notices
from digsite.server.times import HOUR, now
from tests.server.databases import new_table
from tests.server.receivers import Mail, Receiver
from tests.server.serving import Browser, Json, serving
from tests.waiting import PATIENCE, until

QUICK: Json = {"notice_pace": 0.05, "notice_quiet": 0.0, "public_url": "https://digs.example"}


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    found = Receiver()
    yield found
    found.close()


def waiting_table(ada: Browser, grace: Browser) -> tuple[Json, Browser, str]:
    """A game, the browser that is to play there, and where its notices are kept."""
    made = ada.create("here", "open")
    grace.join(made)
    table = ada.start(made)
    player = [ada, grace][table["active"]]
    return table, player, f"/api/tables/{table['table']}/seats/{table['active']}/notices"


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> "queue.Queue[int]":
    """How many were found who are to be told, at every look."""
    found: queue.Queue[int] = queue.Queue()
    due = Notices.due

    async def watched(self: Notices, at: int, quiet: int, **more: Any) -> Sequence[Notice]:
        page = await due(self, at, quiet, **more)
        found.put(len(page))
        return page

    monkeypatch.setattr(Notices, "due", watched)
    return found


def test_a_webhook_is_asked_first_and_told_once(
    any_database: str, receiver: Receiver, looks: "queue.Queue[int]"
) -> None:
    settings = QUICK | {"private_targets": True}
    with (
        serving(any_database, **settings) as served,
        Browser(served) as ada,
        Browser(served) as grace,
    ):
        table, player, path = waiting_table(ada, grace)
        hook = {"kind": "webhook", "to": f"{receiver.url}/hook?x=1"}
        notice = player.post(path, hook, status=201)
        assert notice["confirmed"]
        asked = receiver.next()
        assert asked[0] == "/hook?x=1"
        assert json.loads(asked[2])["type"] == "confirm"
        notice_sent = json.loads(receiver.next()[2])
        assert notice_sent == {
            "type": "turn",
            "table": table["table"],
            "seat": table["active"],
            "game": "dig_mars",
            "title": "It is your turn",
            "link": f"https://digs.example/table/{table['table']}",
            "remove": f"https://digs.example/notices/{notice['notice']}",
        }
        # Once is enough until the player has been there.
        while not looks.empty():
            looks.get()
        assert [looks.get(timeout=PATIENCE) for _ in range(5)] == [0] * 5
        assert receiver.got.empty()
        with player.socket(table) as line:
            line.hello(table["active"])
        assert json.loads(receiver.next()[2])["type"] == "turn"
        other = [grace, ada][table["active"]]
        assert other.get(f"/api/tables/{table['table']}/notices") == {"notices": []}
        own = player.get(f"/api/tables/{table['table']}/notices")["notices"]
        assert own == [notice]
        player.post(f"/api/notices/{notice['notice']}/remove")
        assert player.refused("POST", f"/api/notices/{notice['notice']}/remove", {}) == (
            "notice.unknown"
        )


def test_a_receiver_is_told_six_times_an_hour_and_no_more(
    any_database: str, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    allowed: queue.Queue[bool] = queue.Queue()
    may = Attempts.may

    async def watched(self: Attempts, what: str, *who: str, **limits: int) -> bool:
        found = await may(self, what, *who, **limits)
        if what == "told":
            allowed.put(found)
        return found

    monkeypatch.setattr(Attempts, "may", watched)
    with (
        serving(any_database, **QUICK, private_targets=True) as served,
        Browser(served) as ada,
        Browser(served) as grace,
    ):
        table, player, path = waiting_table(ada, grace)
        player.post(path, {"kind": "webhook", "to": receiver.url}, status=201)
        assert json.loads(receiver.next()[2])["type"] == "confirm"
        for _ in range(6):
            assert json.loads(receiver.next()[2])["type"] == "turn"
            assert allowed.get(timeout=PATIENCE)
            with player.socket(table) as line:
                line.hello(table["active"])
        assert not allowed.get(timeout=PATIENCE)
        assert receiver.got.empty()
        later = now() + HOUR
        monkeypatch.setattr(attempts, "now", lambda: later)
        with player.socket(table) as line:
            line.hello(table["active"])
        assert json.loads(receiver.next()[2])["type"] == "turn"


def test_an_email_is_confirmed_by_its_code(any_database: str) -> None:
    def read(mail: Mail) -> Any:
        content = mail.got.get(timeout=PATIENCE).content
        return message_from_bytes(content, policy=policy.default)

    with (
        Mail() as mail,
        serving(any_database, **QUICK, **mail.settings()) as served,
        Browser(served) as ada,
        Browser(served) as grace,
    ):
        table, player, path = waiting_table(ada, grace)
        wish = {"kind": "email", "to": "ada@example.org", "lang": "de"}
        notice = player.post(path, wish, status=201)
        assert notice["confirmed"] is False
        asked = read(mail)
        assert asked["To"] == "ada@example.org"
        [code] = re.findall(r": ([a-z0-9]{8})\s", asked.get_content())
        confirm = f"/api/notices/{notice['notice']}/confirm"
        other = [grace, ada][table["active"]]
        assert other.refused("POST", confirm, {"code": code}) == "notice.unknown"
        assert player.refused("POST", confirm, {"code": "aaaaaaaa"}) == "code.unknown"
        assert mail.got.empty()
        assert player.post(confirm, {"code": f" {code.upper()}"})["confirmed"]
        message = read(mail)
        assert message["Subject"] == "Du bist am Zug"
        assert f"https://digs.example/table/{table['table']}" in message.get_content()
        assert f"/notices/{notice['notice']}" in message.get_content()
        for wrong in ("no address", "a@b", "ada@example.org\nBcc: x@example.org", "ä@b.de"):
            body = {"kind": "email", "to": wrong}
            assert player.refused("POST", path, body) == "notice.unreachable"


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def test_a_push_message_can_be_read_by_its_browser_alone(
    any_database: str, receiver: Receiver
) -> None:
    key, auth = ec.generate_private_key(ec.SECP256R1()), b"0123456789abcdef"
    point = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    settings = QUICK | {"private_targets": True}
    with (
        serving(any_database, **settings) as served,
        Browser(served) as ada,
        Browser(served) as grace,
    ):
        offered = ada.get("/api/notices")
        assert (offered["email"], offered["webhook"]) == (False, True)
        assert offered == grace.get("/api/notices")
        table, player, path = waiting_table(ada, grace)
        keys = {"p256dh": encoded(point), "auth": encoded(auth)}
        push = {"endpoint": f"{receiver.url}/push", "keys": keys, "expirationTime": None}
        receiver.status = 410
        notice = player.post(path, {"kind": "push", "push": push, "lang": "ru"}, status=201)
        assert (notice["to"], notice["confirmed"]) == (None, True)
        _, headers, body = receiver.next()
        plain = http_ece.decrypt(body, private_key=key, auth_secret=auth, version="aes128gcm")
        pushed = json.loads(plain)
        assert (pushed["title"], pushed["table"]) == ("Ваш ход", table["table"])
        assert table["table"].encode() not in body
        assert headers["Content-Encoding"] == "aes128gcm"
        assert headers["Authorization"].endswith(f"k={offered['push']}")
        # The push service said that nobody listens any more.
        notices = f"/api/tables/{table['table']}/notices"
        until("the notice is gone", lambda: not player.get(notices)["notices"])
        for wrong in (keys | {"auth": "x"}, keys | {"p256dh": encoded(point[:-1])}):
            wished = {"kind": "push", "push": push | {"keys": wrong}}
            assert player.refused("POST", path, wished) == "notice.unreachable"


def test_who_has_the_table_open_keeps_nobody_else_waiting(
    any_database: str, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sender, "MOST_UNDER_WAY", 2)
    point = ec.generate_private_key(ec.SECP256R1()).public_key()
    keys = {
        "p256dh": encoded(point.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)),
        "auth": encoded(b"0123456789abcdef"),
    }
    with (
        serving(any_database, **QUICK, private_targets=True) as served,
        Browser(served) as ada,
        Browser(served) as grace,
    ):
        table, player, path = waiting_table(ada, grace)
        paths = {f"/push/{number}" for number in range(6)}
        with player.socket(table) as line:
            line.hello(table["active"])
            for end in paths:
                push = {"endpoint": f"{receiver.url}{end}", "keys": keys}
                player.post(path, {"kind": "push", "push": push}, status=201)
            _, away, path = waiting_table(ada, grace)
            away.post(path, {"kind": "webhook", "to": f"{receiver.url}/hook"}, status=201)
            received = [receiver.next() for _ in range(2)]
            assert [json.loads(body)["type"] for _, _, body in received] == ["confirm", "turn"]
            assert receiver.got.empty()
        # Once the table is closed its player is told as anybody else.
        assert {receiver.next()[0] for _ in paths} == paths


def test_who_may_not_be_told_is_refused(
    ada: Browser, grace: Browser, stranger: Browser, receiver: Receiver
) -> None:
    _, player, path = waiting_table(ada, grace)
    other = grace if player is ada else ada
    hook = {"kind": "webhook", "to": "https://example.org/"}
    assert other.refused("POST", path, hook) == "seat.not_yours"
    assert stranger.refused("POST", path, hook) == "seat.not_yours"
    assert player.refused("POST", path, {"kind": "email", "to": "a@b.de"}) == "notice.off"
    assert player.refused("POST", path, {"kind": "webhook"}) == "request.bad"
    assert player.refused("POST", path, {"kind": "push"}) == "request.bad"
    for to in (
        receiver.url,
        "https://127.0.0.1/",
        "https://localhost/",
        "https://[::1]/",
        "https://[::ffff:10.0.0.1]/",
        "https://169.254.169.254/latest/meta-data",
        "https://user@example.org/",
        "https://0x7f000001/",
        "file:///etc/passwd",
        "https://",
        "nothing",
    ):
        body = {"kind": "webhook", "to": to}
        assert player.refused("POST", path, body) == "notice.unreachable", to
        push = {"endpoint": to, "keys": {"p256dh": "AA", "auth": "AA"}}
        assert player.refused("POST", path, {"kind": "push", "push": push}) == (
            "notice.unreachable"
        )
    assert receiver.got.empty()


def test_a_webhook_that_does_not_want_to_be_told_is_not(
    any_database: str, receiver: Receiver
) -> None:
    settings = QUICK | {"private_targets": True}
    with (
        serving(any_database, **settings) as served,
        Browser(served) as ada,
        Browser(served) as grace,
    ):
        _, player, path = waiting_table(ada, grace)
        hook = {"kind": "webhook", "to": receiver.url}
        receiver.echoes = False
        assert player.refused("POST", path, hook) == "notice.unreachable"
        receiver.echoes, receiver.status = True, 302
        assert player.refused("POST", path, hook) == "notice.unreachable"
        receiver.status = 500
        assert player.refused("POST", path, hook) == "notice.unreachable"
        receiver.status = 200
        assert player.refused("POST", path, hook) == "notice.too_many"
        assert [receiver.next()[0] for _ in range(3)] == ["/", "/", "/"]
        assert receiver.got.empty()


def test_a_name_is_resolved_once_and_every_address_checked(
    monkeypatch: pytest.MonkeyPatch, receiver: Receiver
) -> None:
    asked: list[str] = []
    answers = [["93.184.215.14", "127.0.0.1"], ["10.1.2.3"], ["fe80::1%eth0"], ["fc00::1"]]
    answers += [["64:ff9b::a00:1"], ["2002:7f00:1::"], ["0.0.0.0"], ["224.0.0.1"]]

    def resolve(host: str, port: int | None, **_: Any) -> list[Any]:
        asked.append(host)
        return [(0, 0, 0, "", (address, port)) for address in answers[len(asked) - 1]]

    monkeypatch.setattr(socket, "getaddrinfo", resolve)
    settings = Settings(database="")
    for count in range(1, len(answers) + 1):
        with pytest.raises(Unreachable, match="private"):
            asyncio.run(SafeHttp(settings).post("https://rebinding.example/", b"", {}))
        assert len(asked) == count
    assert is_public("93.184.215.14")
    assert receiver.got.empty()


def test_of_many_workers_one_tells(any_database: str) -> None:
    async def run() -> list[bool]:
        store = Store(database_url(any_database))
        await store.open()
        table = new_table()
        table.phase, table.active = "playing", 0
        await store.add(table)
        notices = Notices(store)
        made = Notice(id="n", table_id=table.id, seat=0, holder="holder", kind="email")
        made.target, made.lang, made.code, made.sent = "a@b.de", "en", None, None
        made.claimed, made.tries, made.created = 0, 0, 0
        await notices.add(made)
        [due] = await notices.due(now() + 1, 0)
        assert await notices.due(now(), 60_000) == []
        claim = now() + 60_000
        won = list(await asyncio.gather(*(notices.claim(due, claim) for _ in range(8))))
        assert await notices.due(now() + 1, 0) == []
        # The worker dies before it has told: another one takes over.
        assert len(await notices.due(now() + 70_000, 0)) == 1
        await notices.end_claim("n", claim, 5)
        assert await notices.due(now() + 70_000, 0) == []
        await notices.came_back(table.id, "holder")
        assert len(await notices.due(now() + 70_000, 0)) == 1
        await store.close()
        return won

    assert sorted(asyncio.run(run())) == [False] * 7 + [True]
