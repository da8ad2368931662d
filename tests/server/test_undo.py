"""Undo and redo within the turn, up to the last thing revealed."""

from collections.abc import Iterator

import pytest

from digsite.server.table import history
from tests.server.openings import place_stations
from tests.server.serving import Browser, Json, Line, serving


@pytest.fixture
def alone(ada: Browser) -> Iterator[tuple[Json, Line]]:
    """A table of one browser, at the first turn of the first player, who stands on b2."""
    table = ada.create("here", "here")
    first = ada.start(table)["active"]
    with ada.socket(table) as line:
        place_stations(line, first)
        yield table, line


def change(line: Line, kind: str) -> Json:
    answer = line.ask(kind, seq=line.position["seq"])
    assert answer["ok"], answer
    return line.until(answer["seq"])


def test_a_move_is_taken_back_and_played_again(alone: tuple[Json, Line]) -> None:
    _, line = alone
    before = line.position
    assert before["undo"] == {"action": None, "barrier": None}
    moved = line.play("move b2 a2")
    assert moved["undo"] == {"action": "move b2 a2", "barrier": None}
    undone = change(line, "undo")
    assert undone["change"] == "undo"
    assert undone["took_back"] == moved["seq"]
    assert undone["view"] == before["view"]
    assert undone["legal"] == before["legal"]
    assert undone["redo"] == {"action": "move b2 a2"}
    redone = change(line, "redo")
    assert redone["view"] == moved["view"]
    assert redone["events"] == moved["events"]
    assert redone["redo"] == {"action": None}


def test_a_piece_goes_its_way_and_back(ada: Browser) -> None:
    table = ada.create("here", "here", game="undermining")
    first = ada.start(table)["active"]
    with ada.socket(table) as line:
        line.hello(first)
        assert line.play("enter s2")["way"] == []
        assert line.play("drive s4")["way"] == ["s2", "s3", "s4"]
        assert change(line, "undo")["way"] == ["s4", "s3", "s2"]
        assert change(line, "redo")["way"] == ["s2", "s3", "s4"]
    frames = ada.get(f"/api/tables/{table['table']}/frames", to=2)["frames"]
    assert [frame["way"] for frame in frames] == [[], [], ["s2", "s3", "s4"]]


def test_another_action_forgets_what_could_be_played_again(alone: tuple[Json, Line]) -> None:
    _, line = alone
    line.play("move b2 a2")
    change(line, "undo")
    assert line.play("move b2 c2")["redo"] == {"action": None}
    assert line.refusal("redo", seq=line.position["seq"]) == "redo.nothing"


def test_the_barrier_is_shown_before_and_after(ada: Browser) -> None:
    table = ada.create("here", "here")
    first = ada.start(table)["active"]
    with ada.socket(table) as line:
        stacks = line.hello(first)["view"]["stacks"]
        # Together on the softest ground the two stations can surely dig.
        softest = min(stacks, key=lambda space: stacks[space]["tiles"][-1]["dig"])
        line.play(f"place {softest}")
        line.look(1 - first)
        line.play(f"place {softest}")
        line.look(first)
        dig = f"dig {softest}"
        moves = [action for action in line.position["legal"] if action.startswith("move")]
        assert dig in line.position["reveals"]
        assert "end" in line.position["reveals"]
        assert not set(moves) & set(line.position["reveals"])
        dug = line.play(dig)
        assert dug["undo"] == {"action": None, "barrier": dig}
        assert line.refusal("undo", seq=dug["seq"]) == "undo.barrier"
        line.play(moves[0])
        change(line, "undo")
        assert line.position["undo"] == {"action": None, "barrier": dig}
        line.play("end")
        assert line.refusal("undo", seq=line.position["seq"]) == "turn.not_yours"


def test_nothing_is_taken_back_at_the_start_of_a_turn(alone: tuple[Json, Line]) -> None:
    _, line = alone
    assert line.refusal("undo", seq=line.position["seq"]) == "undo.nothing"


def test_a_turn_has_an_end_to_taking_back(
    any_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So often in one turn, also after a restart; in the next one anew."""
    monkeypatch.setattr(history, "MOST_TAKEN_BACK", 3, raising=False)
    with serving(any_database) as served, Browser(served) as ada:
        table = ada.create("here", "here")
        first = ada.start(table)["active"]
        with ada.socket(table) as line:
            place_stations(line, first)
            line.play("move b2 a2")
            for kind in ("undo", "redo", "undo", "redo", "undo"):
                change(line, kind)
            line.play("move b2 c2")
    with (
        serving(any_database) as served,
        ada.moved_to(served) as later,
        later.socket(table) as line,
    ):
        before = line.hello(first)
        assert line.refusal("undo", seq=before["seq"]) == "undo.too_many"
        line.play("end")
        line.look(1 - first)
        line.play("move b3 b4")
        assert change(line, "undo")["change"] == "undo"


def test_the_record_keeps_what_was_really_played(ada: Browser, alone: tuple[Json, Line]) -> None:
    table, line = alone
    line.play("move b2 a2")
    change(line, "undo")
    line.play("move b2 c2")
    record = ada.get(f"/api/tables/{table['table']}/record")
    assert record["moves"] == ["place b2", "place b3", "move b2 c2"]
    replay = ada.get(f"/api/tables/{table['table']}/replay")
    assert [move["action"] for move in replay["moves"]] == record["moves"]
    frames = ada.get(f"/api/tables/{table['table']}/frames", **{"from": 0, "to": 9})
    assert len(frames["frames"]) == 4
    assert "a2" not in [move["to"] for move in frames["frames"][3]["events"] if "to" in move]


def test_others_are_told_that_something_was_taken_back_but_not_what_could_be_redone(
    ada: Browser, grace: Browser
) -> None:
    table = ada.create("here", "open")
    grace.join(table)
    first = ada.start(table)["active"]
    with ada.socket(table) as one, grace.socket(table) as two:
        lines = [one, two] if first == 0 else [two, one]
        lines[0].hello(first)
        lines[1].hello(1 - first)
        lines[0].play("place b2")
        lines[1].until(1)
        lines[1].play("place b3")
        lines[0].until(2)
        before = lines[1].position["view"]
        lines[0].play("move b2 a2")
        change(lines[0], "undo")
        message = lines[1].until(4)
        assert message["change"] == "undo"
        assert message["view"] == before
        assert message["redo"] == {"action": None}
        assert message["undo"] == {"action": None, "barrier": None}
