"""docs/wire.md says what the server does: its examples have the forms that are sent."""

import json
import re
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from digsite.server import openapi
from digsite.server.wire import client_messages, house_responses, puzzles, requests, responses
from digsite.server.wire.server_messages import ServerMessage
from tests.server.serving import Browser, Json

SAID: TypeAdapter[ServerMessage] = TypeAdapter(ServerMessage)
TEXT = (Path(__file__).parents[2] / "docs" / "wire.md").read_text("utf-8")


def examples() -> list[Json]:
    """The examples that are written out in full."""
    found = []
    for block in re.findall(r"^```json\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL):
        try:
            found.append(json.loads(block))
        except ValueError:
            continue
    return found


def example(**marks: Any) -> Json:
    """The one example with these entries."""
    [found] = [e for e in examples() if all(e.get(key) == mark for key, mark in marks.items())]
    return found


def test_the_table_object(ada: Browser) -> None:
    shown = example(phase="lobby")
    made = ada.create("here", "expert", "open")
    assert shown.keys() == made.keys() == responses.ShownTable.__annotations__.keys()
    for one, other in zip(shown["seats"], made["seats"], strict=True):
        assert one.keys() == other.keys()
        assert (one["kind"], one["bot"]) == (other["kind"], other["bot"])
    assert shown["deal"].keys() == made["deal"].keys()


def test_snapshots_and_moves(ada: Browser) -> None:
    table = ada.create("here", "here")
    first = ada.start(table)["active"]
    with ada.socket(table) as line:
        snapshot = line.hello(first)
        assert example(type="snapshot").keys() == snapshot.keys()
        moved = line.play("place a1")
        assert example(type="moved").keys() | {"took_back"} == moved.keys()
        logged = line.look(first)["log"][0]
        assert example(type="snapshot")["log"][0].keys() == logged.keys()


def test_every_message_that_a_client_can_send() -> None:
    said = re.findall(r'^\| `(\{"type".*?\})`', TEXT, re.MULTILINE)
    kinds = {client_messages.read(text.replace("…", "x")).type for text in said}
    assert kinds == {
        *("hello", "look", "language", "play", "undo", "redo", "end", "hint", "explain", "ping")
    }


def test_programs_find_both_halves_described(ada: Browser) -> None:
    whole, served = openapi.document(), ada.get("/api/openapi.json")
    assert whole["paths"] == served["paths"]
    schemas = whole["components"]["schemas"]
    assert served["components"]["schemas"].items() <= schemas.items()
    assert {"ClientMessage", "ServerMessage", "Snapshot", "Moved"} <= schemas.keys()


def test_what_is_said_has_the_form_described(ada: Browser) -> None:
    table = ada.create("here", "here")
    first = ada.start(table)["active"]
    with ada.socket(table) as line:
        line.hello(first)
        line.play("place a1")
        assert not line.ask("play", seq=0, action="end")["ok"]
        line.ask("explain", space="a1")
        line.ask("hint")
        heard = [json.loads(text) for text in line.heard]
    assert {message["type"] for message in heard} == {"answer", "snapshot", "table", "moved"}
    for message in heard:
        view = message.pop("view", None)
        assert view is None or view["game"] == "dig_mars"
        form = SAID.validate_python(message | ({"view": None} if "legal" in message else {}))
        assert {**form, "view": None} == {**message, "view": None}


def test_replays(ada: Browser) -> None:
    table = ada.create("here", "here")
    ada.start(table)
    path = f"/api/tables/{table['table']}"
    assert example(verified=True).keys() == ada.get(f"{path}/replay").keys()
    [frames] = [e for e in examples() if "frames" in e]
    assert frames["frames"][0].keys() == ada.get(f"{path}/frames")["frames"][0].keys()


def test_reviews() -> None:
    shown = example(state="done")
    assert dict(TypeAdapter(responses.ReviewShown).validate_python(shown)) == shown


def test_the_analysis_board() -> None:
    [position] = [e for e in examples() if "legal" in e and "move" in e and "line" in e]
    assert dict(TypeAdapter(responses.Analysed).validate_python(position)) == position
    [evaluation] = [e for e in examples() if "plans" in e]
    assert dict(TypeAdapter(responses.Evaluated).validate_python(evaluation)) == evaluation
    [wish] = [e for e in examples() if "line" in e and "seats" in e]
    assert TypeAdapter(requests.TableFromHere).validate_python(wish).line == wish["line"]


def test_puzzles() -> None:
    [position] = [e for e in examples() if "legal" in e and "result" in e]
    assert dict(TypeAdapter(puzzles.PuzzlePosition).validate_python(position)) == position


def test_games_and_rules(ada: Browser) -> None:
    [games] = [e for e in examples() if "games" in e]
    offered = ada.get("/api/games")
    assert games.keys() == offered.keys()
    assert games["games"][0].keys() == offered["games"][0].keys()
    assert games["bots"] == offered["bots"]
    [rules] = [e for e in examples() if "sections" in e]
    assert rules["sections"][0].keys() == house_responses.RulesSection.__annotations__.keys()


def test_every_route_is_described(ada: Browser) -> None:
    paths = set(ada.get("/api/openapi.json")["paths"]) - {"/api/health"}
    assert {path for path in paths if path not in TEXT} == set()


def test_creating_a_table_as_described(ada: Browser) -> None:
    wish = example(watch="link", game="dig_mars", edition=None)
    assert ada.post("/api/tables", wish, status=201)["players"] == 3
