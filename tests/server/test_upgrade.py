"""Databases of released versions, and games begun with other rules than those installed."""

from pathlib import Path

import pytest

from tests.server.authenticator import sign_up
from tests.server.databases import run_sql
from tests.server.meeting_place import at_the_meeting_place
from tests.server.serving import Browser, nonce, serving

RELEASED = sorted((Path(__file__).parent / "released").glob("*.sql"))
CREDENTIAL = "released-0-1-0-" + "x" * 28
TABLE = "fsksarjzdthnwxax"


def who_held_the_seats(browser: Browser) -> Browser:
    browser.http.cookies.set("digsite_player", CREDENTIAL, domain="127.0.0.1", path="/api")
    return browser


@pytest.mark.parametrize("released", RELEASED, ids=lambda path: path.stem)
def test_games_under_way_go_on_after_an_upgrade(released: Path, any_database: str) -> None:
    run_sql(any_database, released.read_text("utf-8"))
    with serving(any_database) as served, who_held_the_seats(Browser(served)) as ada:
        with ada.socket(TABLE) as line:
            back = line.hello(1)
            assert [move["action"] for move in back["log"]] == [
                "place b2",
                "place b3",
                "move b2 a2",
            ]
            assert back["redo"] == {"action": "move a2 a3"}
            assert line.ask("undo", id="u", seq=4)["seq"] == 5  # asked before the upgrade
            assert line.ask("redo", seq=5)["ok"]
            line.until(6)
            line.play("end")
        left = ada.post(f"/api/tables/{TABLE}/leave", {"seat": 1})
        assert left["seats"][1]["may_return"]
        assert ada.post(f"/api/tables/{TABLE}/seats/1/take-back")["seats"][1]["mine"]
        record = ada.get(f"/api/tables/{TABLE}/record")
        assert record["moves"][-2:] == ["move a2 a3", "end"]


def test_in_an_old_database_strangers_meet_and_are_rated(any_database: str) -> None:
    """A game from before goes along with a lasting name, and a rated one is counted beside it."""
    run_sql(any_database, RELEASED[-1].read_text("utf-8"))
    settings = {"trusted_proxies": ("127.0.0.1",), "rated_left_seconds": 0.0}
    with (
        serving(any_database, **settings) as served,
        who_held_the_seats(Browser(served)) as ada,
        Browser(served) as grace,
    ):
        ada.http.headers["X-Forwarded-For"] = "203.0.113.1"
        grace.http.headers["X-Forwarded-For"] = "203.0.113.2"
        sign_up(ada, "Ada", take_along=True)
        sign_up(grace, "Grace")
        seats = ada.get(f"/api/tables/{TABLE}")["seats"]
        assert (seats[0]["mine"], seats[0]["name"]) == (True, "Ada")
        clock = {"turn": 3000, "reserve": 0, "late": "turn", "bot": "casual"}
        table = ada.create("here", "open", watch="listed", clock=clock)
        with ada.socket(table) as line, at_the_meeting_place(grace) as looking:
            line.hello(0)
            shown = looking.next("open_tables")["tables"]
            while not shown:
                shown = looking.next("open_tables_changed")["changed"]
            assert (shown[0]["table"], shown[0]["rated"]) == (table["table"], True)
        path = f"/api/tables/{table['table']}"
        grace.post(f"{path}/join", {"nonce": nonce()})
        assert ada.start(table)["rated"]
        grace.post(f"{path}/leave")
        counted = ada.get(f"{path}/ratings")
        assert counted["counted"]
        assert counted["seats"][0]["after"] > counted["seats"][1]["after"]


def test_a_game_begun_with_earlier_rules_goes_on_by_them(database: Path) -> None:
    with serving(database) as served, Browser(served) as ada:
        table = ada.create("here", "random", game="undermining")
        ada.start(table)
    run_sql(str(database), "UPDATE tables SET rules_version = 1")
    path = f"/api/tables/{table['table']}"
    with serving(database) as served, ada.moved_to(served) as again:
        assert again.get(path)["rules_version"] == 1
        with again.socket(table) as line:
            assert line.hello(0)["view"]["rules_version"] == 1
            line.until_yours()
            line.play("enter s2")
            line.play("end")
            line.until_yours()
        assert again.get(f"{path}/record")["rules_version"] == 1
        assert again.get(f"{path}/replay")["rules_version"] == 1


def test_a_game_with_other_rules_says_so_and_keeps_its_record(database: Path) -> None:
    run_sql(str(database), RELEASED[0].read_text("utf-8"))
    with serving(database) as served, who_held_the_seats(Browser(served)) as ada:
        before = ada.get(f"/api/tables/{TABLE}/record")
    run_sql(str(database), "UPDATE tables SET rules_version = 77; UPDATE seats SET bot = 'random'")
    with serving(database) as served, who_held_the_seats(Browser(served)) as ada:
        assert ada.refused("GET", f"/api/tables/{TABLE}") == "table.old_rules"
        assert ada.get(f"/api/tables/{TABLE}/record") == before | {"rules_version": 77}
        assert ada.refused("GET", f"/api/tables/{TABLE}/replay") == "table.old_rules"
        with ada.socket(TABLE) as line:
            refused = line.ask("hello", since=0, eyes=1, lang="de")
            assert refused["error"]["code"] == "table.old_rules"
            assert "77" in refused["error"]["message"]
            assert line.refusal("play", seq=5, action="end") == "hello.first"
