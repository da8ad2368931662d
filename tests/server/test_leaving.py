"""A game that was left goes on or waits, and whoever left it, and nobody else, may come back."""

from collections.abc import Iterator
from typing import Any

import pytest

from digsite.server.times import now
from tests.server.bot_games import let_bots_play
from tests.server.databases import run_sql
from tests.server.serving import Browser, Json, Served, nonce, serving
from tests.server.test_seats import closing_code

CLOCK = {"turn": 60, "reserve": 0, "late": "seat", "bot": "random"}


@pytest.fixture
def served(any_database: str) -> Iterator[Served]:
    with serving(any_database, clock_pace=0.05) as found:
        yield found


def begun(ada: Browser, grace: Browser, **more: Any) -> Json:
    """A game of Ada, who is host, and Grace."""
    made = ada.create("here", "open", **more)
    grace.join(made, "Grace")
    return ada.start(made)


def path_of(table: Json) -> str:
    return f"/api/tables/{table['table']}"


def listed(browser: Browser) -> list[str]:
    return [table["table"] for table in browser.get("/api/me/tables")["tables"]]


def test_who_left_may_take_the_seat_back(ada: Browser, grace: Browser) -> None:
    table = begun(ada, grace)
    path = path_of(table)
    with ada.socket(table) as host, grace.socket(table) as line:
        host.hello(0)
        line.hello(1)
        left = grace.post(f"{path}/leave")["seats"][1]
        assert (left["kind"], left["mine"], left["left"]) == ("open", False, True)
        assert left["may_return"]
        snapshot = line.next("snapshot")
        assert snapshot["eyes"] is None
        assert (snapshot["yours"], snapshot["legal"]) == (False, [])
        assert line.refusal("look", eyes=1) == "seat.not_yours"
        while not host.position["table"]["seats"][1]["left"]:
            host.unread.append(host.receive())
        seen = host.position["table"]["seats"][1]
        assert (seen["name"], seen["may_return"], seen["connected"]) == ("Grace", False, False)
        assert table["table"] in listed(grace)
        back = grace.post(f"{path}/seats/1/take-back")["seats"][1]
        assert (back["kind"], back["name"], back["mine"]) == ("human", "Grace", True)
        assert (back["left"], back["may_return"]) == (False, False)
        assert line.next("snapshot")["eyes"] is None
        assert line.look(1)["eyes"] == 1


def test_nobody_else_takes_the_seat_of_who_left(
    ada: Browser, grace: Browser, stranger: Browser
) -> None:
    table = begun(ada, grace)
    path = path_of(table)
    grace.post(f"{path}/leave")
    stranger.start(stranger.create("here", "random"))  # for the credential
    assert stranger.refused("POST", f"{path}/seats/1/take-back", {}) == "host.only"
    shown = stranger.get(path)["seats"][1]
    assert (shown["left"], shown["may_return"], shown["mine"]) == (True, False, False)
    ada.post(f"{path}/seats/1/take-back")  # the host may only see to it that it stays free
    assert ada.get(path)["seats"][1]["kind"] == "open"
    with ada.socket(table) as line:
        assert line.refusal("hello", eyes=1) == "seat.not_yours"
    assert grace.get(path)["seats"][1]["may_return"]


def test_the_seat_is_gone_once_somebody_else_sits_there(
    ada: Browser, grace: Browser, stranger: Browser
) -> None:
    table = begun(ada, grace)
    path = path_of(table)
    grace.post(f"{path}/leave")
    assert stranger.join(ada.get(path), "Mary")["seats"][1]["mine"]
    assert not grace.get(path)["seats"][1]["may_return"]
    assert grace.refused("POST", f"{path}/seats/1/take-back", {}) == "host.only"
    assert table["table"] not in listed(grace)
    stranger.post(f"{path}/leave")
    assert grace.refused("POST", f"{path}/seats/1/take-back", {}) == "host.only"
    assert stranger.post(f"{path}/seats/1/take-back")["seats"][1]["mine"]


def test_the_host_lets_a_bot_play_until_the_leaver_is_back(ada: Browser, grace: Browser) -> None:
    table = begun(ada, grace)
    path = path_of(table)
    grace.post(f"{path}/leave")
    handed = ada.post(f"{path}/seats/1/hand", {"bot": "random"})["seats"][1]
    assert (handed["kind"], handed["bot"], handed["left"]) == ("open", "random", True)
    back = grace.post(f"{path}/seats/1/take-back")["seats"][1]
    assert (back["bot"], back["mine"]) == (None, True)


@pytest.mark.parametrize(
    ("shut", "closed", "refused"),
    [
        ({"watch": "players"}, 4404, "table.unknown"),
        ({"passphrase": "sesame"}, 4423, "table.locked"),
    ],
)
def test_a_shut_door_opens_for_who_comes_back(
    ada: Browser, grace: Browser, stranger: Browser, shut: Json, closed: int, refused: str
) -> None:
    """The table says that the seat is there; its board stays shut until the seat is taken."""
    table = ada.create("here", "random", **shut)
    ada.start(table)
    path = path_of(table)
    ada.post(f"{path}/leave")
    assert closing_code(ada, table) == closed
    assert ada.refused("GET", f"{path}/frames") == refused
    assert ada.get(path)["seats"][0]["may_return"]
    assert ada.get(f"/api/invites/{table['invite']}")["seats"][0]["may_return"]
    assert stranger.refused("GET", path) == refused
    ada.post(f"{path}/seats/0/take-back")
    with ada.socket(table) as line:
        assert line.hello(0)["eyes"] == 0


def test_the_first_to_come_back_is_host(ada: Browser, grace: Browser) -> None:
    table = begun(ada, grace)
    path = path_of(table)
    assert not ada.post(f"{path}/leave")["host"]
    assert grace.get(path)["host"]
    grace.post(f"{path}/leave")
    assert not grace.get(path)["host"]
    assert ada.post(f"{path}/seats/0/take-back")["host"]
    assert not grace.post(f"{path}/seats/1/take-back")["host"]


def test_the_invitation_leads_back_to_the_own_seat(ada: Browser, grace: Browser) -> None:
    table = begun(ada, grace)
    path, invite = path_of(table), ada.get(path_of(table))["invite"]
    grace.post(f"{path}/leave")
    assert grace.get(f"/api/invites/{invite}")["seats"][1]["may_return"]
    joined = grace.post(f"/api/invites/{invite}/join", {"name": "Grace", "nonce": nonce()})
    assert (joined["seats"][1]["mine"], joined["seats"][1]["left"]) == (True, False)


def test_in_the_lobby_nothing_is_kept(ada: Browser, grace: Browser) -> None:
    table = ada.create("here", "open")
    grace.join(table, "Grace")
    left = grace.post(f"{path_of(table)}/leave")["seats"][1]
    assert (left["name"], left["left"], left["may_return"]) == (None, False, False)
    assert listed(grace) == []


def test_bots_wait_where_everybody_has_left(any_database: str) -> None:
    """Also after a restart, and under the eyes of a spectator."""
    with serving(any_database, bot_pace=0.02) as served, Browser(served) as ada:
        table = ada.create("here", "random", "random")
        ada.start(table)
        path = path_of(table)
        ada.post(f"{path}/seats/0/hand", {"bot": "random"})
        with ada.socket(table) as line:
            line.hello(None)
            line.until(3)
            stands = ada.post(f"{path}/leave")
            assert not any(seat["thinking"] for seat in stands["seats"])
            let_bots_play(ada)
            assert ada.get(path)["seq"] == stands["seq"]
    with serving(any_database, bot_pace=0.02) as served, ada.moved_to(served) as back:
        let_bots_play(back)
        assert back.get(path)["seq"] == stands["seq"]
        back.post(f"{path}/seats/0/take-back")
        back.post(f"{path}/seats/0/hand", {"bot": "random"})
        with back.socket(table) as line:
            line.hello(0)
            line.until(stands["seq"] + 3)


def test_leaving_gains_no_time(ada: Browser, grace: Browser) -> None:
    table = begun(ada, grace, clock=CLOCK)
    path, active = path_of(table), table["active"]
    leaver = [ada, grace][active]
    invite = leaver.get(path)["invite"]
    deadline = leaver.get(path)["clock"]["deadline"]
    assert leaver.post(f"{path}/leave")["clock"]["deadline"] == deadline
    back = leaver.post(f"{path}/seats/{active}/take-back")
    assert back["clock"]["deadline"] == deadline
    leaver.post(f"{path}/leave")
    joined = leaver.post(f"/api/invites/{invite}/join", {"name": "X", "nonce": nonce()})
    assert joined["clock"]["deadline"] == deadline


def test_the_clock_of_a_seat_that_was_left_runs_out(
    ada: Browser, grace: Browser, any_database: str
) -> None:
    table = begun(ada, grace, clock=CLOCK)
    path, active = path_of(table), table["active"]
    leaver, other = [ada, grace][active], [ada, grace][1 - active]
    with other.socket(table) as line:
        line.hello(1 - active)
        leaver.post(f"{path}/leave")
        run_sql(any_database, "UPDATE tables SET deadline = deadline - 3600000")
        assert line.until_yours()["table"]["seats"][active]["bot"] == "random"
    assert leaver.post(f"{path}/seats/{active}/take-back")["seats"][active]["bot"] is None


def test_the_clock_stands_still_where_everybody_has_left(ada: Browser, grace: Browser) -> None:
    table = begun(ada, grace, clock=CLOCK)
    path = path_of(table)
    ada.post(f"{path}/leave")
    assert grace.post(f"{path}/leave")["clock"]["deadline"] is None
    before = now()
    clock = grace.post(f"{path}/seats/1/take-back")["clock"]
    assert clock["deadline"] >= before + 60_000
    assert clock["lates"] == []


def test_a_rematch_has_an_open_seat_where_somebody_left(ada: Browser, grace: Browser) -> None:
    table = begun(ada, grace)
    path = path_of(table)
    grace.post(f"{path}/leave")
    for seat in (0, 1):
        ada.post(f"{path}/seats/{seat}/hand", {"bot": "casual"})
    with ada.socket(table) as line:
        line.hello(0)
        line.until_over()
    assert table["table"] in listed(grace)
    assert not grace.get(path)["seats"][1]["may_return"]
    assert grace.refused("POST", f"{path}/seats/1/take-back", {}) == "table.not_playing"
    assert grace.refused("POST", f"{path}/rematch", {}) == "seat.not_yours"
    following = ada.post(f"{path}/rematch")["seats"][1]
    assert (following["kind"], following["name"], following["left"]) == ("open", None, False)


def test_who_lost_the_seat_is_told_the_whole_log_as_a_spectator(
    ada: Browser, grace: Browser, stranger: Browser
) -> None:
    table = begun(ada, grace)
    active = table["active"]
    player = [ada, grace][active]
    with player.socket(table) as line:
        line.hello(active)
        line.play("place b2")
        code = player.post(f"{path_of(table)}/seats/{active}/code")["code"]
        stranger.post("/api/seats", {"code": code})
        snapshot = line.next("snapshot")
        assert snapshot["eyes"] is None
        assert snapshot["since"] == 0
        assert [move["action"] for move in snapshot["log"]] == ["place b2"]
        # What follows is added to it as ever.
        stranger.post(f"{path_of(table)}/seats/{active}/hand", {"bot": "random"})
        assert line.next("snapshot")["log"] == []
