"""What an operator needs: signs of life, metrics, logs, administration, retention."""

import json
import logging
import signal
import urllib.request
from pathlib import Path

from typer.testing import CliRunner

from digsite.cli import app
from digsite.core.match import load
from digsite.core.record import record, verify
from digsite.server.ops.logs import JsonLines, short
from digsite.server.times import DAY, now
from tests.server.databases import run_sql
from tests.server.postgres import free_port
from tests.server.processes import at_port, process
from tests.server.serving import Browser, Json, serving
from tests.waiting import PATIENCE


def admin(*arguments: str, code: int = 0) -> str:
    """What `digsite admin` prints."""
    result = CliRunner().invoke(app, ["admin", *arguments])
    assert result.exit_code == code, result.output
    return result.output


def finished_game(ada: Browser) -> Json:
    table = ada.create("here", "random")
    ada.start(table)
    ada.post(f"/api/tables/{table['table']}/seats/0/hand", {"bot": "random"})
    with ada.socket(table) as line:
        line.hello(None)
        line.until_over()
    return table


def test_it_says_that_it_lives_and_is_ready(any_database: str) -> None:
    with serving(any_database) as served, Browser(served) as ada:
        assert ada.get("/healthz")["digsite"]
        assert ada.get("/readyz") == {"ready": True}


def test_asked_to_stop_it_stops_and_clients_come_back(database: Path) -> None:
    port, metrics = free_port(), free_port()
    with at_port(port) as ada:
        options = ("--metrics-port", str(metrics), "--log-format", "json")
        with process(str(database), port, *options) as running:
            table = ada.create("here", "here")
            first = ada.start(table)["active"]
            with ada.socket(table) as line:
                line.hello(first)
                line.play("place b2")
                address = f"http://127.0.0.1:{metrics}/metrics"
                text = urllib.request.urlopen(address, timeout=PATIENCE).read().decode()
                assert 'digsite_moves_total{by="human",change="play"} 1.0' in text
                assert "digsite_connections 1.0" in text
                assert table["table"] not in text
                running.send_signal(signal.SIGTERM)
                assert line.how_it_closes() == 1012
            assert running.wait(PATIENCE) in (0, -signal.SIGTERM)
        with process(str(database), port), ada.socket(table) as line:
            assert line.hello(None)["seq"] == 1


def test_tables_are_listed_exported_closed_and_deleted(any_database: str, tmp_path: Path) -> None:
    with serving(any_database) as served, Browser(served) as ada:
        played, open_table = finished_game(ada), ada.create("here", "open")
        where = ("--database", any_database)
        listed = {line["table"]: line for line in json.loads(admin("list", "--json", *where))}
        assert {line["phase"] for line in listed.values()} == {"over", "lobby"}
        admin("export", played["table"], "-o", str(tmp_path / "record.json"), *where)
        recorded = json.loads((tmp_path / "record.json").read_text())
        assert verify(recorded).finished
        admin("close", open_table["table"][:8], "--yes", *where)
        assert "over already" in admin("close", open_table["table"], "--yes", *where, code=2)
        assert "exists already" in admin("backup", str(tmp_path / "record.json"), *where, code=2)
        admin("delete", played["table"], "--yes", *where)
        assert played["table"] not in admin("list", *where)
        assert "no table" in admin("delete", played["table"], "--yes", *where, code=2)


def test_a_backup_is_restored_into_either_database(
    database: Path, postgres_database: str, tmp_path: Path
) -> None:
    with serving(database) as served, Browser(served) as ada:
        table = ada.create("here", "here")
        first = ada.start(table)["active"]
        with ada.socket(table) as line:
            line.hello(first)
            line.play("place b2")
            lines, copy, other = (str(tmp_path / name) for name in ("lines", "copy", "other.db"))
            admin("backup", lines, "--lines", "--database", str(database))
            admin("backup", copy, "--database", str(database))
    admin("restore", copy, "--database", other)
    admin("restore", lines, "--database", postgres_database)
    again = admin("restore", lines, "--database", postgres_database, code=2)
    assert "not empty" in again
    assert "not a backup" in admin("restore", __file__, "--database", str(tmp_path / "new"), code=2)
    for restored in (other, postgres_database):
        with (
            serving(restored) as served,
            ada.moved_to(served) as back,
            back.socket(table) as line,
        ):
            assert line.hello(1 - first)["seq"] == 1
            line.play("place b3")


def test_old_tables_are_tidied_away(any_database: str) -> None:
    with serving(any_database) as served, Browser(served) as ada:
        played, lobby = finished_game(ada), ada.create("here", "open")
        where = ("--database", any_database)
        assert "0 finished and 0 abandoned" in admin("tidy", *where)
        assert "0 finished and 0 abandoned" in admin("tidy", "--finished", "1", *where)
        make_old(any_database, played["table"])
        assert "1 finished and 0 abandoned" in admin("tidy", "--finished", "1", *where)
        assert lobby["table"] in admin("list", *where)
        make_old(any_database, lobby["table"])
        assert "0 finished and 1 abandoned" in admin("tidy", "--abandoned", "1", *where)
        assert admin("list", *where) == ""
        assert ada.refused("GET", f"/api/invites/{lobby['invite']}") == "invite.unknown"


def test_what_costs_nothing_to_make_is_not_kept_for_ever(any_database: str) -> None:
    """Lobbies and uploads go after 90 days unless told otherwise; games with a move do not."""
    with serving(any_database) as served, Browser(served) as ada:
        played, lobby, begun, left = (ada.create("here", "here") for _ in range(4))
        left_to_a_bot = ada.create("here", "random", "random", "random")
        for table in (played, left):
            ada.start(table)
        first = ada.start(begun)["active"]
        with ada.socket(begun) as line:
            line.hello(first)
            line.play("place b2")
        ada.start(left_to_a_bot)
        with ada.socket(left_to_a_bot) as line:
            line.hello(0)
            line.until_yours()
        admin("close", played["table"], "--yes", "--database", any_database)
        kept = record(load("dig_mars", 2, seed=1))
        replays = [ada.post("/api/records", kept, status=201)["replay"] for _ in range(2)]
        for table in (played, lobby, begun, left, left_to_a_bot):
            make_old(any_database, table["table"], days=91)
        run_sql(any_database, f"UPDATE records SET created = 1 WHERE id = '{replays[0]}'")
        where = ("--database", any_database)
        assert "0 lobbies, 0 uploaded" in admin("tidy", "--lobbies", "0", "--uploads", "0", *where)
        removed = "0 finished and 0 abandoned tables, 3 lobbies, 1 uploaded records"
        assert removed in admin("tidy", *where)
        for table in (lobby, left, left_to_a_bot):
            assert ada.refused("GET", f"/api/invites/{table['invite']}") == "invite.unknown"
        assert ada.refused("GET", f"/api/replays/{replays[0]}") == "replay.unknown"
        ada.get(f"/api/replays/{replays[1]}")
        for table in (played, begun):
            ada.get(f"/api/tables/{table['table']}")


def make_old(database: str, table_id: str, days: int = 10_000) -> None:
    changed = now() - days * DAY
    run_sql(database, f"UPDATE tables SET changed = {changed} WHERE id = '{table_id}'")


def test_logs_are_lines_of_json() -> None:
    try:
        raise ValueError("broken")
    except ValueError as error:
        info = (type(error), error, error.__traceback__)
    event = logging.LogRecord("digsite", logging.ERROR, "", 1, "table %s", (short("k3v9q2"),), info)
    line = json.loads(JsonLines().format(event))
    assert (line["level"], line["message"]) == ("error", "table k3v9…")
    assert "ValueError: broken" in line["error"]


def test_reports_are_listed_shown_and_closed(tmp_path: Path) -> None:
    where = ("--database", str(tmp_path / "tables.db"))
    with (
        serving(tmp_path / "tables.db") as served,
        Browser(served) as ada,
        Browser(served) as grace,
    ):
        table = ada.create("here", "open")
        grace.join(table, "Grace")
        path = f"/api/tables/{table['table']}/seats/1/report"
        wish = {"reason": "name", "note": "[bold]Look at it[/bold]"}
        name = ada.post(path, wish, status=201)["report"]
    [line] = json.loads(admin("reports", "list", "--json", *where))
    assert (line["report"], line["reason"], line["state"]) == (name, "name", "waits")
    assert "[bold]Look at it[/bold]" in admin("reports", "show", name[:8], *where)
    assert name in admin("reports", "close", name, *where)
    assert "closed already" in admin("reports", "close", name, *where, code=2)
    assert admin("reports", "list", *where) == ""
    assert "no report" in admin("reports", "show", "zzzz", *where, code=2)


def test_admin_refuses_what_is_not_there(tmp_path: Path) -> None:
    missing = str(tmp_path / "missing.db")
    assert "There is no database" in admin("list", "--database", missing, code=2)
    unreachable = "postgresql://nobody@127.0.0.1:1/nothing"
    assert "cannot be used" in admin("list", "--database", unreachable, code=2)
