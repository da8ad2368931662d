"""Finished games looked into: positions tried further, evaluated, and played on at a new table."""

import json
from typing import Any

import pytest
from pydantic import TypeAdapter

from digsite.core import record
from digsite.core.game import Game, find
from digsite.core.match import Match
from digsite.server.wire.responses import Analysed, Evaluated
from tests.games import every_game
from tests.server.serving import Browser, Json

MOVE = 24


def finished(game: Game) -> Match:
    """A whole game, in which everybody does the first thing that is not the end of the turn."""
    match = Match(game, 2, seed=11, first=0 if game.can_choose_first else None)
    while not match.is_over:
        legal = match.legal_actions()
        useful = [action for action in legal if action not in ("end", "recharge")]
        match.play((useful or legal)[len(match.moves) * 7 % len(useful or legal)])
        match.forget_earlier()
    return match


def uploaded(browser: Browser, game: Game) -> tuple[str, Match]:
    match = finished(game)
    text = json.loads(record.write(match))
    return browser.post("/api/records", text, status=201)["replay"], match


def at(match: Match, move: int) -> Match:
    """The same game after some moves."""
    kept = record.record(match)
    return record.replay(kept | {"moves": kept["moves"][:move]})


def seats(*kinds: str) -> list[Json]:
    return [
        {"kind": "bot", "bot": kind} if kind not in ("here", "open") else {"kind": kind}
        for kind in kinds
    ]


@every_game
def test_a_position_is_tried_further_for_all_seats(stranger: Browser, game: Game) -> None:
    replay, match = uploaded(stranger, game)
    path, there = f"/api/replays/{replay}/analysis", at(match, MOVE)
    shown = stranger.get(path, move=MOVE, eyes="all")
    assert dict(TypeAdapter(Analysed).validate_python(shown)) == shown
    assert shown["view"] == there.public()
    assert shown["legal"] == there.legal_actions()
    [frame] = stranger.get(
        f"/api/replays/{replay}/frames", eyes="all", **{"from": MOVE, "to": MOVE}
    )["frames"]
    assert (shown["events"], shown["way"]) == (frame["events"], frame["way"])
    line: list[str] = []
    for _ in range(6):
        line.append(there.legal_actions()[-1])
        events = there.game.events_for(there.play(line[-1]), None)
        shown = stranger.get(path, move=MOVE, line=",".join(line))
        assert shown["view"] == there.view(None)
        assert shown["events"] == events
        assert [tried["action"] for tried in shown["line"]] == line
        assert shown["line"][-1]["move"] == MOVE + len(line)


def test_what_the_rules_do_not_allow_is_refused_with_the_reason(stranger: Browser) -> None:
    replay, match = uploaded(stranger, find("dig_mars"))
    path = f"/api/replays/{replay}/analysis"
    explained = stranger.get(f"{path}/explain", move=MOVE, space="b2")
    assert explained["space"] == "b2"
    refused = next(one for one in explained["actions"] if not one["legal"])
    code = stranger.refused("GET", f"{path}?move={MOVE}&line={refused['action']}")
    assert code == refused["refusal"]["code"]
    assert stranger.get(f"{path}/explain", move=MOVE, verb="dig")["actions"]
    [end] = stranger.get(f"{path}/explain", move=MOVE, action="end")["actions"]
    assert end["outcome"]
    last = len(match.moves)
    over = stranger.get(path, move=last)
    assert (over["over"], over["legal"]) == (True, [])
    assert stranger.get(f"{path}/explain", move=last, space="b2")["actions"] == []
    assert stranger.refused("GET", f"{path}?move={last}&line=end") == "game.over"
    assert stranger.refused("GET", f"{path}?line=dance") == "action.bad_notation"
    bad = [f"move={last + 1}", "move=-1", "eyes=-1", "line=" + ",".join(["end"] * 501)]
    bad += ["line=" + "e" * 6001]
    assert {stranger.refused("GET", f"{path}?{query}") for query in bad} == {"request.bad"}
    assert stranger.refused("GET", f"{path}?eyes=9") == "protocol.bad_request"
    assert stranger.refused("GET", f"{path}/explain?space=z9") == "request.bad"
    assert stranger.refused("GET", "/api/replays/nowhere/analysis") == "replay.unknown"


@every_game
def test_a_position_is_evaluated_by_what_can_be_known_or_by_everything(
    stranger: Browser, game: Game
) -> None:
    replay, match = uploaded(stranger, game)
    path = f"/api/replays/{replay}/analysis/evaluation"
    for is_open in (False, True):
        shown = stranger.get(path, move=MOVE, open=is_open)
        assert dict(TypeAdapter(Evaluated).validate_python(shown)) == shown
        assert sum(shown["win"]) == pytest.approx(1, abs=0.002)
        legal = at(match, MOVE).legal_actions()
        assert {plan["action"] for plan in shown["plans"]} <= set(legal)
        assert all(plan["why"] for plan in shown["plans"])
    over = stranger.get(path, move=len(match.moves))
    winners = match.winners or []
    share = 1 / len(winners)
    expected = [share if seat in winners else 0 for seat in range(2)]
    assert over == {"win": [round(part, 3) for part in expected], "plans": []}


@every_game
def test_a_position_is_played_on_at_a_new_table(ada: Browser, grace: Browser, game: Game) -> None:
    replay, match = uploaded(ada, game)
    there = at(match, MOVE)
    line = [there.legal_actions()[0]]
    there.play(line[0])
    wish: Json = {"move": MOVE, "line": line[0], "seats": seats("here", "open")}
    table = ada.post(f"/api/replays/{replay}/tables", wish, status=201)
    start = {"replay": replay, "move": MOVE, "line": line}
    assert (table["start"], table["deal"]) == (start, None)
    assert [seat["ready"] for seat in table["seats"]] == [True, False]
    joined = grace.post(f"/api/invites/{table['invite']}/join", {"name": "Grace"})
    assert joined["seats"][1]["ready"]
    body = {"seat": 1, "nonce": "ab" * 16}
    assert grace.refused("POST", f"/api/tables/{table['table']}/nonce", body) == "request.bad"
    ada.start(table)
    path = f"/api/tables/{table['table']}"
    with ada.socket(table) as hers, grace.socket(table) as his:
        lines = (hers, his)
        for seat, one in enumerate(lines):
            shown = one.hello(seat)
            assert shown["view"] == there.view(seat)
            assert shown["legal"] == (there.legal_actions() if seat == there.seat else [])
            assert shown["undo"] == {"action": None, "barrier": None}
        running = ada.get(f"{path}/record")
        assert (running["seed"], running["start"]) == (None, None), "what is hidden stays so"
        played = there.legal_actions()[0]
        lines[there.seat].play(played)
    head = ada.get(f"{path}/replay")
    assert (head["start"], head["deal"]) == (start, None)
    assert [move["action"] for move in head["moves"]] == [played]


def test_a_game_from_a_position_is_finished_recorded_analysed_and_played_again(
    ada: Browser,
) -> None:
    replay, match = uploaded(ada, find("dig_mars"))
    wish: Json = {"move": len(match.moves) - 9, "seats": seats("here", "casual")}
    table = ada.post(f"/api/replays/{replay}/tables", wish, status=201)
    ada.start(table)
    path = f"/api/tables/{table['table']}"
    ada.post(f"{path}/seats/0/hand", {"bot": "casual"})
    with ada.socket(table) as line:
        line.hello(0)
        line.until_over()
    shown = ada.get(path)
    kept = ada.get(f"{path}/record")
    assert "deal" not in kept
    assert kept["start"] == at(match, wish["move"]).public()
    assert record.verify(kept).finished
    own = f"/api/replays/{shown['replay']}"
    assert ada.get(own)["start"]["replay"] == replay
    assert ada.get(f"{own}/analysis", move=0, eyes="all")["view"] == kept["start"]
    again = ada.post(f"{path}/rematch")
    assert again["start"] == shown["start"]
    ada.start(again)
    with ada.socket(again) as line:
        assert line.hello(0)["view"]["round"] == kept["start"]["round"]
    copy = ada.post("/api/records", kept, status=201)["replay"]
    head = ada.get(f"/api/replays/{copy}")
    assert (head["start"], head["deal"]) == ({"replay": None, "move": 0, "line": []}, None)


def test_a_table_from_a_position_is_refused_where_it_cannot_be(
    ada: Browser, stranger: Browser
) -> None:
    replay, match = uploaded(ada, find("dig_mars"))
    path, last = f"/api/replays/{replay}/tables", len(match.moves)

    def refused(**changes: Any) -> str:
        return ada.refused("POST", path, {"move": 3, "seats": seats("here", "casual")} | changes)

    assert refused(move=last) == "start.over"
    assert refused(move=last + 1) == "request.bad"
    assert refused(seats=seats("here", "casual", "casual")) == "start.seats"
    assert refused(seats=seats("casual", "casual")) == "table.needs_human"
    assert refused(line="dance") == "action.bad_notation"
    assert refused(options={}) == "request.bad"
    assert refused(watch="listed", passphrase="sesame") == "table.listed_locked"
    running = ada.create("here", "casual")
    ada.start(running)
    hidden = f"/api/replays/{running['table']}/tables"
    assert stranger.refused("POST", hidden, {"move": 0, "seats": seats("here", "open")}) == (
        "replay.unknown"
    )
