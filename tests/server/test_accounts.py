"""A name that lasts: signing up, in and out with passkeys, other devices, export, deletion."""

import asyncio
import secrets
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from digsite.server.accounts.ceremonies import LIFETIME
from digsite.server.accounts.departure import Departure
from digsite.server.store.people.accounts import Accounts
from digsite.server.times import now
from tests.server.authenticator import (
    Authenticator,
    at_localhost,
    finish,
    origin_of,
    sign_in,
    sign_up,
)
from tests.server.databases import KINDS, dump, new_database
from tests.server.serving import Browser, Json, Served, serving
from tests.waiting import PATIENCE


@pytest.fixture(scope="module", params=KINDS)
def served(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Served]:
    """One server for all that need nothing special, with each kind of database."""
    with serving(new_database(request, tmp_path_factory.mktemp("server"))) as found:
        yield found


def new_name() -> str:
    """A name that nobody else on the module's server has."""
    return f"Ada {secrets.token_hex(6)}"


def account_of(browser: Browser) -> Json | None:
    found: Json | None = browser.get("/api/account")["account"]
    return found


def seats_of(browser: Browser, table: Json) -> list[Json]:
    seats: list[Json] = browser.get(f"/api/tables/{table['table']}")["seats"]
    return seats


def test_an_account_takes_along_what_the_browser_holds(ada: Browser, grace: Browser) -> None:
    table, left = ada.create("here", "open"), ada.create("here", "here")
    grace.join(table)
    ada.start(table)
    ada.start(left)
    ada.post(f"/api/tables/{left['table']}/leave", {"seat": 1})
    name, phone = new_name(), Authenticator()
    assert ada.get("/api/account")["tables"] == 2
    account = sign_up(ada, name, phone, take_along=True)
    assert account["name"] == name
    assert ada.get("/api/account")["tables"] == 0
    assert [seat["mine"] for seat in seats_of(ada, table)] == [True, False]
    assert seats_of(ada, table)[0]["account"] == account["account"]
    assert ada.get(f"/api/tables/{table['table']}")["host"]
    assert seats_of(ada, left)[1]["may_return"]
    with ada.socket(table) as line:
        assert line.hello(0)["eyes"] == 0


def test_the_same_seats_on_another_device(ada: Browser, stranger: Browser) -> None:
    phone = Authenticator()
    account = sign_up(ada, new_name(), phone)
    table = ada.create("here", "casual")
    ada.start(table)
    own = stranger.create("here", "casual")
    assert sign_in(stranger, phone)["account"] == account["account"]
    assert seats_of(stranger, table)[0]["mine"]
    # What this browser holds for itself is not taken along unasked.
    assert not seats_of(stranger, own)[0]["mine"]
    with ada.socket(table) as here, stranger.socket(table) as there:
        here.hello(0)
        assert there.hello(0)["eyes"] == 0
        stranger.post("/api/account/sign-out")
        assert there.how_it_closes() == 4401
    assert account_of(stranger) is None
    assert not seats_of(stranger, table)[0]["mine"]
    assert seats_of(stranger, own)[0]["mine"]
    assert seats_of(ada, table)[0]["mine"]


def test_a_device_is_added_by_a_code_and_taken_away_again(
    ada: Browser, grace: Browser, stranger: Browser
) -> None:
    account = sign_up(ada, new_name())
    code = ada.post("/api/account/code")["code"]
    at_localhost(grace)
    begun = grace.post("/api/account/passkeys", {"code": f" {code.upper().replace('-', ' ')}"})
    laptop = Authenticator()
    credential = laptop.create(begun["options"], origin_of(grace))
    added = finish(grace, begun, credential)
    assert added["account"] == account["account"]
    assert [passkey["here"] for passkey in added["passkeys"]] == [False, True]
    at_localhost(stranger)
    again = stranger.refused("POST", "/api/account/passkeys", {"code": code})
    assert again == "code.unknown"
    assert stranger.refused("POST", "/api/account/passkeys", {}) == "account.needed"
    first, second = (passkey["passkey"] for passkey in added["passkeys"])
    assert (
        stranger.refused("POST", f"/api/account/passkeys/{second}/remove", {}) == "account.needed"
    )
    ada.post(f"/api/account/passkeys/{second}/remove")
    assert account_of(grace) is None
    assert ada.refused("POST", f"/api/account/passkeys/{first}/remove", {}) == "passkey.last"
    begun = grace.post("/api/account/sign-in")
    body = {
        "ceremony": begun["ceremony"],
        "credential": laptop.get(begun["options"], origin_of(grace)),
    }
    assert grace.refused("POST", "/api/account/finish", body) == "passkey.unknown"


def test_a_challenge_is_good_once_for_one_browser_one_site_and_a_while(
    ada: Browser, stranger: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    phone = Authenticator()
    sign_up(ada, new_name(), phone)
    at_localhost(stranger)

    def attempt(browser: Browser, begun: Json, origin: str) -> str:
        body = {"ceremony": begun["ceremony"], "credential": phone.get(begun["options"], origin)}
        return browser.refused("POST", "/api/account/finish", body)

    begun = stranger.post("/api/account/sign-in")
    assert attempt(ada, begun, origin_of(ada)) == "passkey.expired"
    assert attempt(stranger, begun, "http://digsite.example") == "passkey.refused"
    assert attempt(stranger, begun, origin_of(stranger)) == "passkey.expired"
    other = stranger.post("/api/account/sign-in")
    body = {
        "ceremony": other["ceremony"],
        "credential": phone.get(begun["options"], origin_of(ada)),
    }
    assert stranger.refused("POST", "/api/account/finish", body) == "passkey.refused"
    begun, later = stranger.post("/api/account/sign-in"), now() + LIFETIME + 1
    with monkeypatch.context() as patched:
        patched.setattr("digsite.server.store.people.passkeys.now", lambda: later)
        assert attempt(stranger, begun, origin_of(stranger)) == "passkey.expired"
    assert account_of(stranger) is None


@pytest.mark.parametrize(
    "credential",
    [
        {},
        {"id": 7},
        {"id": "AA", "rawId": "AA", "type": "public-key", "response": {}},
        {"id": "AA", "rawId": "AA", "type": "public-key", "response": {"attestationObject": "AA"}},
        {"id": "x" * 3000},
    ],
)
def test_nonsense_instead_of_a_passkey_is_refused(ada: Browser, credential: Json) -> None:
    at_localhost(ada)
    for path, body in (("sign-up", {"name": new_name()}), ("sign-in", {})):
        begun = ada.post(f"/api/account/{path}", body)
        answer = {"ceremony": begun["ceremony"], "credential": credential}
        refused = ada.refused("POST", "/api/account/finish", answer)
        assert refused in ("passkey.refused", "passkey.unknown")
    assert account_of(ada) is None


def test_a_signature_of_another_key_is_refused(ada: Browser, stranger: Browser) -> None:
    phone, forged = Authenticator(), Authenticator()
    sign_up(ada, new_name(), phone)
    sign_up(stranger, new_name(), forged)
    stranger.post("/api/account/sign-out")
    name = next(iter(phone.keys))
    forged.keys = {name: next(iter(forged.keys.values()))}
    forged.users = phone.users
    begun = stranger.post("/api/account/sign-in")
    body = {
        "ceremony": begun["ceremony"],
        "credential": forged.get(begun["options"], origin_of(ada)),
    }
    assert stranger.refused("POST", "/api/account/finish", body) == "passkey.refused"


def test_nobody_passes_for_somebody_with_a_lasting_name(ada: Browser, grace: Browser) -> None:
    name = f"Paco {secrets.token_hex(4)}"
    look_alike = name.replace("a", "а").replace("P", "Р")  # Cyrillic
    sign_up(ada, name)
    at_localhost(grace)
    cherokee = name.replace("P", "Ꮲ").replace("c", "ᴄ")
    turned = f"\u202e{name}\u2066"
    boxed = name.replace("P", "\U0001f17f").replace("o", "\U0001f1f4")
    for imitation in (name, name.upper(), look_alike, f" {name}\u200b", cherokee, turned, boxed):
        body = {"name": imitation}
        assert grace.refused("POST", "/api/account/sign-up", body) == "account.name_taken"
    for empty in ("\u200b", " "):
        assert (
            grace.refused("POST", "/api/account/sign-up", {"name": empty}) == "account.name_empty"
        )
    offices = (
        "Digsite",
        "АDМIN",
        "Moder\u00adator",
        "The_Admin",
        "Betreiber",
        "haldaja",
        "Админ Ада",
    )
    for office in offices:
        assert (
            grace.refused("POST", "/api/account/sign-up", {"name": office}) == "account.name_taken"
        )
    table = ada.create("here", "open")
    assert table["seats"][0]["name"] == name
    joined = grace.join(table, look_alike)
    assert joined["seats"][1]["name"] == f"{look_alike} (2)"[:24]
    assert joined["seats"][1]["account"] is None
    elsewhere = grace.post(
        "/api/tables",
        {"game": "dig_mars", "seats": [{"kind": "here", "name": name}] * 2},
        status=201,
    )
    assert name not in [seat["name"] for seat in elsewhere["seats"]]


def test_no_seat_is_marked_under_another_name_than_the_lasting_one(
    ada: Browser, grace: Browser
) -> None:
    """Also where it was taken, under any name, before the account was made."""
    victim, own = new_name(), new_name()
    body = {"game": "dig_mars", "seats": [{"kind": "here", "name": victim}, {"kind": "open"}]}
    table = grace.post("/api/tables", body, status=201)
    other = ada.join(table, own)["seats"][1]["name"]
    sign_up(ada, victim)
    account = sign_up(grace, own, take_along=True)
    seats = seats_of(grace, table)
    assert (seats[0]["account"], seats[1]["name"]) == (account["account"], other)
    assert seats[0]["name"] == f"{own[:20]} (2)"


def test_a_name_can_be_changed_and_is_free_again(ada: Browser, grace: Browser) -> None:
    before, after = new_name(), new_name()
    sign_up(ada, before)
    assert ada.http.put("/api/account", json={"name": after}).json()["name"] == after
    sign_up(grace, before)
    assert ada.refused("PUT", "/api/account", {"name": before}) == "account.name_taken"
    louder = ada.http.put("/api/account", json={"name": after.upper()}).json()
    assert louder["name"] == after.upper()
    assert ada.http.put("/api/account", json={"public": True}).json()["public"] is True


def test_an_account_is_written_out_once_at_a_time(
    ada: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may have thousands of games, and others want the database too."""
    begun, enough = threading.Event(), threading.Event()

    async def wait(*_: object) -> list[Json]:
        begun.set()
        await asyncio.to_thread(enough.wait, PATIENCE)
        return []

    monkeypatch.setattr(Departure, "tables_of", wait)
    sign_up(ada, new_name())
    with ThreadPoolExecutor() as beside:
        first = beside.submit(ada.get, "/api/account/export")
        assert begun.wait(PATIENCE)
        assert ada.refused("GET", "/api/account/export") == "request.too_fast"
        enough.set()
        assert first.result()["tables"] == []
    assert ada.get("/api/account/export")["tables"] == []


def test_an_account_that_sits_down_while_it_is_deleted_leaves_there_too(
    ada: Browser, grace: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = new_name()
    sign_up(ada, name)
    table, forget = grace.create("here", "open"), Accounts.forget

    async def sit_down_first(accounts: Accounts, holder: str) -> None:
        await asyncio.to_thread(ada.join, table)
        await forget(accounts, holder)

    monkeypatch.setattr(Accounts, "forget", sit_down_first)
    with Browser(ada.served) as elsewhere:
        elsewhere.http.cookies = ada.http.cookies
        assert at_localhost(elsewhere).post("/api/account/delete", {"name": name})
    assert seats_of(grace, table)[1] | {"kind": "open", "name": None} == seats_of(grace, table)[1]


def test_an_account_is_written_out_and_deleted(ada: Browser, grace: Browser) -> None:
    name, phone = new_name(), Authenticator()
    sign_up(ada, name, phone)
    table, lobby = ada.create("here", "open"), ada.create("here", "open")
    grace.join(table)
    ada.start(table)
    with ada.socket(table) as line:
        line.hello(0)
        assert line.ask("say", text="Good evening")["ok"]
    path = f"/api/tables/{table['table']}/seats/1"
    ada.post(f"{path}/block")
    ada.post(f"{path}/report", {"reason": "other", "note": "Hums"}, status=201)
    exported = ada.get("/api/account/export")
    assert exported["account"]["name"] == name
    assert [one["text"] for one in exported["said"]] == ["Good evening"]
    assert [one["name"] for one in exported["blocks"]] == ["Guest"]
    assert [one["note"] for one in exported["reports"]] == ["Hums"]
    told = {one["table"]: one for one in exported["tables"]}
    assert told.keys() == {table["table"], lobby["table"]}
    assert told[table["table"]]["seats"] == [0]
    assert "secret" not in told[table["table"]]["record"]["deal"]
    assert ada.refused("POST", "/api/account/delete", {"name": "Grace"}) == "account.not_confirmed"
    with grace.socket(table) as line:
        line.hello(1)
        assert ada.post("/api/account/delete", {"name": name})["account"] is None
        seats = line.next("snapshot")["table"]["seats"]
        while seats[0]["name"] is not None:
            seats = line.next("snapshot")["table"]["seats"]
    assert seats[0] | {"kind": "open", "left": False, "account": None} == seats[0]
    assert grace.get(f"/api/tables/{table['table']}")["host"]
    assert account_of(ada) is None
    begun = ada.post("/api/account/sign-in")
    body = {
        "ceremony": begun["ceremony"],
        "credential": phone.get(begun["options"], origin_of(ada)),
    }
    assert ada.refused("POST", "/api/account/finish", body) == "passkey.unknown"
    kept = dump(ada.served.settings.database)
    assert name not in kept
    assert "Good evening" not in kept.replace("0: Good evening", "", 1), "but in the report"
    assert f"account:{exported['account']['account']}" not in kept
    sign_up(ada, name)  # is free again


def test_the_database_holds_no_cookie_of_a_session(ada: Browser) -> None:
    sign_up(ada, new_name())
    code = ada.post("/api/account/code")["code"]
    kept = dump(ada.served.settings.database)
    cookies = {cookie.name: cookie.value or "" for cookie in ada.http.cookies.jar}
    assert cookies.keys() >= {"digsite_session", "digsite_player"}
    for secret in (*cookies.values(), code.replace("-", "")):
        assert secret not in kept


def test_without_a_name_in_the_address_there_are_no_passkeys(ada: Browser) -> None:
    assert ada.get("/api/account") == {
        "offered": True,
        "ready": False,
        "tables": 0,
        "account": None,
    }
    assert ada.refused("POST", "/api/account/sign-up", {"name": "Ada"}) == "passkey.address"
    at_localhost(ada)
    assert ada.get("/api/account")["ready"] is True


def test_accounts_can_be_switched_off(any_database: str) -> None:
    phone = Authenticator()
    with serving(any_database) as served, Browser(served) as ada:
        sign_up(ada, "Ada", phone)
        table = ada.create("here", "open")
    with serving(any_database, accounts=False) as served, ada.moved_to(served) as again:
        at_localhost(again)
        assert again.get("/api/account")["offered"] is False
        assert seats_of(again, table)[0]["mine"]
        with Browser(served) as other:
            at_localhost(other)
            for path in ("sign-up", "sign-in", "passkeys"):
                body = {"name": "Grace"} if path == "sign-up" else {}
                assert other.refused("POST", f"/api/account/{path}", body) == "account.off"
        assert again.post("/api/account/delete", {"name": "Ada"})["account"] is None


def test_sign_ups_from_one_address_are_few(any_database: str) -> None:
    proxied = {"trusted_proxies": ("127.0.0.1",), "sign_ups_per_hour": 2}
    with serving(any_database, **proxied) as served, Browser(served) as ada:
        ada.http.headers["X-Forwarded-For"] = "203.0.113.7"
        for name in ("Ada", "Grace"):
            sign_up(ada, name)
        body = {"name": "Edsger"}
        assert ada.refused("POST", "/api/account/sign-up", body) == "account.too_many"
