"""Connections break, servers are restarted, requests are repeated: no move is lost or doubled."""

from pathlib import Path

from tests.server.openings import place_stations
from tests.server.serving import Browser, Json, serving


def two_at_a_table(ada: Browser, grace: Browser) -> tuple[Json, int]:
    """A table for two, both first stations placed; says who plays first."""
    table = ada.create("here", "open")
    grace.join(table)
    started = ada.start(table)
    first = started["active"]
    with ada.socket(table) as one, grace.socket(table) as two:
        lines = [one, two]
        one.hello(0)
        two.hello(1)
        lines[first].play("place b2")
        lines[1 - first].until(1)
        lines[1 - first].play("place b3")
    return table, first


def test_who_was_away_is_told_what_was_missed(ada: Browser, grace: Browser) -> None:
    table, first = two_at_a_table(ada, grace)
    active, away = [(ada, grace), (grace, ada)][first]
    with away.socket(table) as line:
        assert line.hello(1 - first)["seq"] == 2
    with active.socket(table) as line:
        line.hello(first)
        line.play("move b2 a2")
        line.play("end")
    with away.socket(table) as line:
        back = line.hello(1 - first, since=2)
        assert [(move["seq"], move["action"]) for move in back["log"]] == [
            (3, "move b2 a2"),
            (4, "end"),
        ]
        assert [move["events"][0]["event"] for move in back["log"]] == ["move", "end"]
        assert back["yours"]
        again = line.hello(1 - first, since=4)
        assert again["log"] == []


def test_moves_taken_back_in_the_meantime_are_not_told(ada: Browser, grace: Browser) -> None:
    table, first = two_at_a_table(ada, grace)
    active, away = [(ada, grace), (grace, ada)][first]
    with active.socket(table) as line:
        line.hello(first)
        line.play("move b2 a2")
        line.play("move a2 a3")
        assert line.ask("undo", seq=4)["ok"]
        line.until(5)
        with away.socket(table) as other:
            everything = other.hello(1 - first)
            assert "a3" not in str(everything["log"])
            assert everything["taken_back"] == []
            saw_it = other.hello(1 - first, since=4)
            assert saw_it["log"] == []
            assert saw_it["taken_back"] == [4]


def test_a_repeated_request_gets_the_same_answer_and_moves_once(
    ada: Browser, grace: Browser
) -> None:
    table, first = two_at_a_table(ada, grace)
    active = [ada, grace][first]
    with active.socket(table) as line:
        line.hello(first)
        answer = line.ask("play", id="once", seq=2, action="move b2 a2")
        assert answer == {"type": "answer", "id": "once", "ok": True, "seq": 3}
        assert line.ask("play", id="once", seq=2, action="move b2 a2") == answer
    with active.socket(table) as line:
        assert line.hello(first)["seq"] == 3
        assert line.ask("play", id="once", seq=2, action="move b2 a2") == answer
        assert line.refusal("play", id="once", seq=3, action="end") == "request.id_used"
        assert line.refusal("undo", id="once", seq=3) == "request.id_used"
        undone = line.ask("undo", id="back", seq=3)
        assert line.ask("undo", id="back", seq=3) == undone
        assert line.hello(first)["seq"] == 4


def test_a_refused_request_stays_refused(ada: Browser, grace: Browser) -> None:
    table, first = two_at_a_table(ada, grace)
    with [ada, grace][first].socket(table) as line:
        line.hello(first)
        refused = line.ask("play", id="no", seq=2, action="carry b2")
        assert refused["error"]["code"] == "carry.unexplored"
        assert line.ask("play", id="no", seq=2, action="carry b2") == refused
        assert line.hello(first)["seq"] == 2


def test_a_restart_in_mid_turn_loses_nothing(database: Path) -> None:
    with serving(database) as served, Browser(served) as ada:
        table = ada.create("here", "here")
        first = ada.start(table)["active"]
        with ada.socket(table) as line:
            place_stations(line, first)
            line.play("move b2 a2")
            line.play("move a2 a3")
            assert line.ask("undo", id="u", seq=4)["ok"]
            before = line.until(5)
            hidden = ada.get(f"/api/tables/{table['table']}/record")
    with serving(database) as served, ada.moved_to(served) as again:
        assert [mine["table"] for mine in again.get("/api/me/tables")["tables"]] == [table["table"]]
        with again.socket(table) as line:
            after = line.hello(first, since=5)
            for part in ("view", "legal", "reveals", "undo", "redo", "seq"):
                assert after[part] == before[part]
            assert after["redo"] == {"action": "move a2 a3"}
            assert line.ask("undo", id="u", seq=4) == {
                "type": "answer",
                "id": "u",
                "ok": True,
                "seq": 5,
            }
            assert again.get(f"/api/tables/{table['table']}/record") == hidden
            assert line.ask("redo", seq=5)["ok"]


def test_bots_go_on_after_a_restart(database: Path) -> None:
    with serving(database, bot_pace=60.0) as served, Browser(served) as ada:
        table = ada.create("here", "beginner", "beginner")
        first = ada.start(table)["active"]
        if first == 0:
            with ada.socket(table) as line:
                line.hello(0)
                line.play("place b2")
        assert ada.get(f"/api/tables/{table['table']}")["active"] != 0
    with (
        serving(database) as served,
        ada.moved_to(served) as again,
        again.socket(table) as line,
    ):
        line.hello(0)
        assert line.until_yours()["view"]["seat"] == 0


def test_a_late_seq_is_refused_with_the_new_position(ada: Browser, grace: Browser) -> None:
    table, first = two_at_a_table(ada, grace)
    with [ada, grace][first].socket(table) as line:
        line.hello(first)
        line.play("move b2 a2")
        line.unread.clear()
        assert line.refusal("play", seq=2, action="end") == "table.moved_on"
        fresh = line.next("snapshot")
        assert fresh["seq"] == 3
        assert [move["action"] for move in fresh["log"]] == ["move b2 a2"]


def test_of_two_devices_on_one_seat_one_is_first(ada: Browser, grace: Browser) -> None:
    table, first = two_at_a_table(ada, grace)
    browser = [ada, grace][first]
    with browser.socket(table) as one, browser.socket(table) as two:
        one.hello(first)
        two.hello(first)
        one.send({"type": "play", "id": "one", "seq": 2, "action": "move b2 a2"})
        two.send({"type": "play", "id": "two", "seq": 2, "action": "move b2 c2"})
        answers = [one.next("answer"), two.next("answer")]
        assert sorted(answer["ok"] for answer in answers) == [False, True]
        refused = next(answer for answer in answers if not answer["ok"])
        assert refused["error"]["code"] == "table.moved_on"
        assert one.until(3)["view"] == two.until(3)["view"]


def test_two_servers_on_one_database_cannot_both_move(database: Path) -> None:
    """The database decides: whoever writes a sequence number second is told the new position."""
    with serving(database) as here, serving(database) as there, Browser(here) as ada:
        table = ada.create("here", "here")
        first = ada.start(table)["active"]
        elsewhere = ada.moved_to(there)
        with ada.socket(table) as one, elsewhere.socket(table) as two:
            one.hello(first)
            two.hello(first)
            one.play("place a1")
            assert two.refusal("play", seq=0, action="place d4") == "table.moved_on"
            fresh = two.next("snapshot")
            assert fresh["view"] == one.position["view"]
            two.look(1 - first)
            two.play("place b2")
            assert [move["action"] for move in two.look(first)["log"]] == ["place a1", "place b2"]
        elsewhere.http.close()


def test_a_seat_taken_away_on_another_server_is_not_looked_through_any_more(
    database: Path,
) -> None:
    with serving(database) as here, serving(database) as there, Browser(here) as ada:
        table = ada.create("here", "here")
        first = ada.start(table)["active"]
        elsewhere = ada.moved_to(there)
        with ada.socket(table) as line:
            line.hello(first)
            elsewhere.post(f"/api/tables/{table['table']}/leave", {"seat": first})
            with elsewhere.socket(table) as other:
                other.hello(1 - first)
                elsewhere.post(
                    f"/api/tables/{table['table']}/seats/{first}/hand", {"bot": "random"}
                )
                other.until(1)
            assert line.refusal("play", seq=0, action="place a1") == "table.moved_on"
            fresh = line.next("snapshot")
            assert fresh["eyes"] is None
            assert fresh["legal"] == []
        elsewhere.http.close()
