"""Who may sit where and do what; everybody else is refused."""

import re
from collections.abc import Callable
from functools import partial

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from digsite.core.game import find
from digsite.server.seats.player_names import clean
from tests.server.serving import Browser, Json, nonce
from tests.waiting import until


def closing_code(browser: Browser, table: Json | str, **headers: str) -> int:
    with browser.socket(table, **headers) as line, pytest.raises(ConnectionClosed) as closed:
        line.connection.recv(10)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


@pytest.fixture
def table(ada: Browser, grace: Browser) -> Json:
    """A game of Ada (seat 0) and Grace (seat 1), first stations placed."""
    made = ada.create("here", "open")
    grace.join(made, "Grace")
    first = ada.start(made)["active"]
    with ada.socket(made) as one, grace.socket(made) as two:
        lines = [one, two]
        one.hello(0)
        two.hello(1)
        lines[first].play("place b2")
        lines[1 - first].until(1)
        lines[1 - first].play("place b3")
    return ada.get(f"/api/tables/{made['table']}")


def test_only_the_holder_of_a_seat_looks_through_it(table: Json, ada: Browser) -> None:
    with ada.socket(table) as line:
        assert line.refusal("hello", eyes=1) == "seat.not_yours"
        assert line.refusal("hello", eyes=3) == "seat.unknown"
        line.hello(0)
        assert line.refusal("look", eyes=1) == "seat.not_yours"


def test_a_spectator_sees_what_everybody_sees_and_cannot_act(
    table: Json, stranger: Browser
) -> None:
    with stranger.socket(table) as line:
        seen = line.hello(None)
        assert seen["legal"] == []
        assert all(seat["fortune"] is None for seat in seen["view"]["seats"])
        assert seen["table"]["invite"] is None
        for kind, parts in (
            ("play", {"seq": 2, "action": "end"}),
            ("undo", {"seq": 2}),
            ("redo", {"seq": 2}),
            ("end", {"seq": 2}),
            ("hint", {}),
            ("explain", {"space": "b2"}),
        ):
            assert line.refusal(kind, **parts) == "seat.not_yours"
        assert line.refusal("look", eyes=0) == "seat.not_yours"


def test_the_wrong_seat_cannot_act(table: Json, ada: Browser, grace: Browser) -> None:
    waiting = [grace, ada][table["active"]]
    with waiting.socket(table) as line:
        line.hello(1 - table["active"])
        assert line.refusal("play", seq=2, action="end") == "turn.not_yours"
        assert line.refusal("hint") == "turn.not_yours"
        assert line.refusal("explain", space="b2") == "turn.not_yours"
        assert line.refusal("undo", seq=2) == "turn.not_yours"


def test_a_seat_at_another_table_is_worth_nothing_here(table: Json, stranger: Browser) -> None:
    stranger.start(stranger.create("here", "beginner"))
    with stranger.socket(table) as line:
        assert line.refusal("hello", eyes=0) == "seat.not_yours"
    path = f"/api/tables/{table['table']}"
    assert stranger.refused("POST", f"{path}/leave", {"seat": 0}) == "seat.not_yours"
    assert stranger.refused("POST", f"{path}/seats/0/hand", {"bot": "casual"}) == "host.only"


@pytest.mark.parametrize("spoil", [lambda c: c[:-1], lambda c: c[:-1] + "=", str.upper])
def test_forged_and_truncated_credentials_hold_nothing(
    table: Json, ada: Browser, stranger: Browser, spoil: Callable[[str], str]
) -> None:
    credential = ada.http.cookies["digsite_player"]
    stranger.http.cookies.set("digsite_player", spoil(credential), path="/api")
    with stranger.socket(table) as line:
        assert line.refusal("hello", eyes=0) == "seat.not_yours"


def test_the_credential_is_kept_from_scripts_and_other_sites(ada: Browser) -> None:
    answer = ada.http.post(
        "/api/tables", json={"game": "dig_mars", "seats": [{"kind": "here"}, {"kind": "open"}]}
    )
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie
    assert "path=/api" in cookie
    value = ada.http.cookies["digsite_player"]
    assert value not in answer.text


def test_foreign_origins_are_refused(table: Json, ada: Browser) -> None:
    with pytest.raises(InvalidStatus), ada.socket(table, Origin="http://evil.example"):
        pass
    own = f"http://127.0.0.1:{ada.served.port}"
    with ada.socket(table, Origin=own) as line:
        line.hello(0)
    path = f"/api/tables/{table['table']}/leave"
    foreign = ada.http.post(path, json={}, headers={"Origin": "http://evil.example"})
    assert foreign.status_code == 403
    assert foreign.json()["error"]["code"] == "origin.refused"
    form = ada.http.post(path, data={"seat": "0"})
    assert form.status_code == 400
    assert ada.get(f"/api/tables/{table['table']}")["seats"][0]["mine"]


def test_a_table_for_its_players_is_hidden_from_others(
    ada: Browser, grace: Browser, stranger: Browser
) -> None:
    table = ada.create("here", "open", watch="players")
    grace.join(table)
    path = f"/api/tables/{table['table']}"
    for hidden in ("", "/record", "/replay", "/frames"):
        assert stranger.refused("GET", path + hidden) == "table.unknown"
    assert closing_code(stranger, table) == 4404
    assert grace.get(path)["table"] == table["table"]
    assert closing_code(ada, "nosuchtable00000") == 4404


def test_only_listed_tables_are_listed(ada: Browser, stranger: Browser) -> None:
    listed = ada.create("here", "random", watch="listed")
    hidden = ada.create("here", "random")
    ada.start(listed)
    ada.start(hidden)
    found = [table["table"] for table in stranger.get("/api/tables")["tables"]]
    assert listed["table"] in found
    assert hidden["table"] not in found
    assert all(table["invite"] is None for table in stranger.get("/api/tables")["tables"])
    mine = [table["table"] for table in ada.get("/api/me/tables")["tables"]]
    assert mine == [hidden["table"], listed["table"]]
    assert stranger.get("/api/me/tables") == {"tables": []}


def test_the_lobby(ada: Browser, grace: Browser, stranger: Browser) -> None:
    table = ada.create("here", "open", "open")
    path = f"/api/tables/{table['table']}"
    assert ada.refused("POST", f"{path}/start", {}) == "table.open_seats"
    grace.join(table)
    assert grace.refused("POST", f"{path}/start", {}) == "host.only"
    assert grace.refused("PUT", f"{path}/seats/2", {"kind": "open"}) == "host.only"
    assert ada.refused("PUT", f"{path}/seats/1", {"kind": "open"}) == "seat.held"
    assert ada.refused("PUT", f"{path}/seats/7", {"kind": "open"}) == "seat.unknown"
    wish = {"kind": "bot", "bot": "casual"}
    filled = ada.http.put(f"{path}/seats/2", json=wish).json()
    assert filled["seats"][2]["bot"] == "casual"
    join = f"/api/invites/{table['invite']}/join"
    assert stranger.refused("POST", join, {"nonce": nonce()}) == "invite.full"
    assert stranger.refused("POST", join, {"nonce": nonce(), "seat": 1}) == "seat.taken"
    unknown = "/api/invites/aaaaaaaaaaaaaaaa"
    assert stranger.refused("GET", unknown) == "invite.unknown"
    assert stranger.refused("POST", f"{unknown}/join", {"nonce": nonce()}) == "invite.unknown"
    assert ada.refused("POST", f"{path}/start", {}) == "deal.nonce_missing"
    mine = {"seat": 0, "nonce": nonce()}
    assert grace.refused("POST", f"{path}/nonce", mine) == "seat.not_yours"
    ada.post(f"{path}/nonce", mine)
    ada.post(f"{path}/nonce", mine)
    other = {"seat": 0, "nonce": nonce()}
    assert ada.refused("POST", f"{path}/nonce", other) == "deal.nonce_given"
    assert ada.post(f"{path}/start")["phase"] == "playing"
    assert ada.post(f"{path}/start")["phase"] == "playing"
    assert ada.refused("PUT", f"{path}/seats/2", {"kind": "open"}) == "table.not_lobby"
    assert ada.refused("POST", f"{path}/rematch", {}) == "table.not_over"


def test_tables_that_cannot_be_are_refused(ada: Browser) -> None:
    here, bot = {"kind": "here"}, {"kind": "bot", "bot": "random"}

    def code(**body: object) -> str:
        return ada.refused("POST", "/api/tables", body)

    assert code(game="chess", seats=[here, here]) == "protocol.bad_request"
    assert code(game="dig_mars", seats=[here]) == "protocol.bad_request"
    assert code(game="dig_mars", seats=[here] * 5) == "protocol.bad_request"
    assert code(game="dig_mars", seats=[bot, bot]) == "table.needs_human"
    assert code(game="dig_mars", seats=[here, {"kind": "bot"}]) == "protocol.bad_request"
    assert code(game="dig_mars", seats=[here, here], edition="x") == "edition.broken"
    options = {"variant": "secret"}
    assert code(game="dig_mars", seats=[here, here], options=options) == "protocol.bad_request"
    assert code(game="dig_mars", seats=[here, here], seed=1) == "request.bad"


def test_a_table_is_played_with_its_own_edition(ada: Browser) -> None:
    shipped = (find("undermining").folder / "components.toml").read_text("utf-8")
    own = re.sub(r'name = ".*?"', 'name = "Home-made"', shipped, count=1)
    own = own.replace("{ uranium = 2, diamond = 1 }", "{ uranium = 3 }")
    table = ada.create("here", "here", game="undermining", edition=own)
    assert table["edition"] == "Home-made"
    assert set(table["components"]["costs"]) == {"drill", "thruster", "bay", "reactor"}
    assert table["components"]["costs"]["reactor"] == {"uranium": 3}
    first = ada.start(table)["active"]
    with ada.socket(table) as line:
        line.hello(first)
        line.play("enter s2")
    record = ada.get(f"/api/tables/{table['table']}/record")
    assert record["edition"]["name"] == "Home-made"
    replay = ada.get(f"/api/tables/{table['table']}/replay")
    assert replay["components"] == table["components"]


def test_a_seat_is_handed_to_a_bot_and_back(table: Json, ada: Browser, grace: Browser) -> None:
    path = f"/api/tables/{table['table']}"
    seat = table["active"]
    holder, other = [(ada, grace), (grace, ada)][seat]
    with other.socket(table) as line:
        line.hello(1 - seat)
        holder.post(f"{path}/seats/{seat}/hand", {"bot": "random"})
        line.until_yours()
        assert line.position["table"]["seats"][seat]["bot"] == "random"
        with holder.socket(table) as mine:
            mine.hello(seat)
            assert mine.refusal("play", seq=mine.position["seq"], action="end") == "turn.not_yours"
            holder.post(f"{path}/seats/{seat}/take-back")
            line.play("end")
            assert mine.until_yours()["yours"]


def test_the_host_hands_over_only_seats_that_nobody_sits_at(
    table: Json, ada: Browser, grace: Browser
) -> None:
    path = f"/api/tables/{table['table']}/seats/1"
    with grace.socket(table) as line:
        line.hello(1)
        assert ada.refused("POST", f"{path}/hand", {"bot": "random"}) == "seat.held"
    hand = partial(ada.http.post, f"{path}/hand", json={"bot": "random"})
    until("the server has seen her leave", lambda: hand().status_code == 200)
    assert ada.refused("POST", f"{path}/take-back", {}) == "seat.not_yours"
    assert grace.post(f"{path}/take-back")["seats"][1]["bot"] is None


def test_a_seat_left_can_be_taken_over(
    table: Json, ada: Browser, grace: Browser, stranger: Browser
) -> None:
    path = f"/api/tables/{table['table']}"
    with grace.socket(table) as line:
        line.hello(1)
        left = grace.post(f"{path}/leave")
        assert left["seats"][1]["kind"] == "open"
        assert left["invite"] is None
        assert line.next("snapshot")["eyes"] is None
    assert grace.refused("POST", f"{path}/leave", {}) == "seat.not_yours"
    ada.post(f"{path}/seats/1/hand", {"bot": "random"})
    joined = stranger.join(table, "Mary")
    assert joined["seats"][1]["mine"]
    assert joined["seats"][1]["bot"] is None
    ada.post(f"{path}/leave")
    assert stranger.get(path)["host"]


def test_a_rematch_keeps_the_seats(ada: Browser, grace: Browser) -> None:
    table = ada.create("here", "casual")
    ada.start(table)
    path = f"/api/tables/{table['table']}"
    ada.post(f"{path}/seats/0/hand", {"bot": "casual"})
    with ada.socket(table) as line:
        line.hello(0)
        line.until_over()
        following = ada.post(f"{path}/rematch")
        assert following["phase"] == "lobby"
        assert [seat["kind"] for seat in following["seats"]] == ["human", "bot"]
        assert ada.post(f"{path}/rematch")["table"] == following["table"]
        assert following["deal"]["commitment"] != table["deal"]["commitment"]
        while line.next("table")["table"]["rematch"] != following["table"]:
            pass
    assert grace.refused("POST", f"{path}/rematch", {}) == "seat.not_yours"
    assert ada.start(following)["phase"] == "playing"


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Ada", "Ada"),
        ("  Ada \t\n Lovelace ", "Ada Lovelace"),
        ("A\u202eda\u200b\x00", "Ada"),
        ("e\u0301\u0301\u0301\u0301\u0301", "é\u0301\u0301"),
        ("x" * 99, "x" * 24),
        ("\u0007", None),
        ("", None),
        (None, None),
        ("<b>Ada</b>", "<b>Ada</b>"),
        ("J. R. 2.5", "J. R. 2.5"),
        ("a.bcd.ef/x", "a bcd ef/x"),
        ("http://Ada.example", "http Ada example"),
        ("ada@1.2.3.4", "ada 1 2 3 4"),
        ("аda。пример", "аda пример"),
    ],
)
def test_names_are_cleaned(given: str | None, kept: str | None) -> None:
    assert clean(given) == kept
