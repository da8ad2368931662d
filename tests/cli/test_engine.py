"""The engine protocol: one JSON object per line each way, to the letter of its description."""

import json
import subprocess
import sys
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from digsite import locales
from digsite.cli.engine import Engine
from digsite.core.game import find, names
from tests.waiting import PATIENCE


def ask(engine: Engine, **request: Any) -> dict[str, Any]:
    answer = engine.answer(json.dumps(request).encode())
    assert answer is not None
    return json.loads(json.dumps(answer))  # type: ignore[no-any-return]


def code(answer: dict[str, Any]) -> str:
    assert answer["ok"] is False
    assert set(answer["error"]) == {"code", "section", "message"}
    assert answer["error"]["message"]
    return str(answer["error"]["code"])


@pytest.fixture
def engine() -> Engine:
    return Engine()


@pytest.fixture
def dig_mars(engine: Engine) -> Engine:
    assert ask(engine, cmd="new", game="dig_mars", players=3, seed=7, first=0)["ok"]
    return engine


def finish(engine: Engine, seed: int = 0) -> list[dict[str, Any]]:
    """Play random actions to the end; gives all answers."""
    answers: list[dict[str, Any]] = []
    while ask(engine, cmd="state")["state"]["winners"] is None:
        action = ask(engine, cmd="bot", level="random", seed=seed + len(answers))["action"]
        answers.append(ask(engine, cmd="play", action=action))
        assert answers[-1]["ok"]
    return answers


def test_new_answers_with_the_whole_state(engine: Engine) -> None:
    answer = ask(engine, cmd="new", game="dig_mars", players=3, seed=7, options={}, first=0)
    state = answer["state"]
    assert list(answer) == ["ok", "state"]
    assert list(state) == [
        "game",
        "rules_version",
        "players",
        "options",
        "phase",
        "seat",
        "first",
        "actions_left",
        "round",
        "progress_round",
        "bonuses",
        "stacks",
        "seats",
        "winners",
        "ending",
    ]
    assert state["options"] == {"variant": "standard"}
    assert (state["phase"], state["seat"], state["first"], state["round"]) == ("placing", 0, 0, 1)
    assert [seat["colour"] for seat in state["seats"]] == ["red", "blue", "white"]


def test_first_does_not_change_the_shuffle(engine: Engine) -> None:
    drawn = ask(engine, cmd="new", game="dig_mars", players=3, seed=7)["state"]
    chosen = ask(engine, cmd="new", game="dig_mars", players=3, seed=7, first=1)["state"]
    assert drawn["stacks"] == chosen["stacks"]
    assert chosen["first"] == chosen["seat"] == 1


def test_without_a_seed_one_is_drawn_and_recorded(engine: Engine) -> None:
    ask(engine, cmd="new", game="dig_mars", players=2)
    state = ask(engine, cmd="state")["state"]
    seed = ask(engine, cmd="record")["record"]["seed"]
    assert ask(engine, cmd="new", game="dig_mars", players=2, seed=seed)["state"] == state


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess"},
        {"game": 3},
        {"game": None},
        {"players": 1},
        {"players": 5},
        {"players": "3"},
        {"players": True},
        {"players": 2.0},
        {"seed": -1},
        {"seed": 1 << 96},
        {"seed": "7"},
        {"first": 3},
        {"first": -1},
        {"first": -2},
        {"first": True},
        {"options": {"variant": "closed"}},
        {"options": {"speed": "fast"}},
        {"options": []},
        {"options": {"variant": ["open"]}},
    ],
)
def test_new_refuses_what_does_not_exist_and_keeps_the_game(
    dig_mars: Engine, wrong: dict[str, Any]
) -> None:
    before = ask(dig_mars, cmd="state")
    request = {"cmd": "new", "game": "dig_mars", "players": 3, "seed": 7} | wrong
    assert code(ask(dig_mars, **request)) == "protocol.bad_request"
    assert ask(dig_mars, cmd="state") == before


def test_legal_actions_are_sorted_and_unique(dig_mars: Engine) -> None:
    actions = ask(dig_mars, cmd="legal")["actions"]
    assert actions == sorted(set(actions))
    assert actions[0] == "place a1"
    assert len(actions) == 16


def test_playing_tells_events_and_the_new_state(dig_mars: Engine) -> None:
    answer = ask(dig_mars, cmd="play", action="place b2")
    assert list(answer) == ["ok", "events", "state"]
    assert answer["events"][0] == {"event": "place", "seat": 0, "space": "b2"}
    assert answer["state"]["seats"][0]["stations"] == ["b2"]
    assert answer["state"]["seat"] == 1


@pytest.mark.parametrize(
    "action", ["PLACE b2", "place  b2", "place b2 ", "place e1", "", 5, None, []]
)
def test_an_action_is_taken_character_by_character(dig_mars: Engine, action: object) -> None:
    before = ask(dig_mars, cmd="state")
    answer = ask(dig_mars, cmd="play", action=action)
    assert code(answer) == "action.bad_notation"
    assert answer["error"]["section"] is None
    assert ask(dig_mars, cmd="why", action=action)["reason"]["code"] == "action.bad_notation"
    assert ask(dig_mars, cmd="state") == before


def test_an_illegal_action_is_refused_with_code_section_and_message(dig_mars: Engine) -> None:
    assert code(ask(dig_mars, cmd="play", action="dig b2")) == "action.not_legal_now"
    for space in ("b2", "b2", "b2"):
        ask(dig_mars, cmd="play", action=f"place {space}")
    reason = ask(dig_mars, cmd="why", action="dig a1")["reason"]
    assert reason == {
        "code": "dig.no_station",
        "section": "3.1",
        "message": "You have no station on a1.",
    }
    assert ask(dig_mars, cmd="play", action="dig a1")["error"] == reason
    assert ask(dig_mars, cmd="why", action="end") == {"ok": True, "reason": None}


@pytest.mark.parametrize("lang", locales.LANGUAGES)
def test_messages_come_in_the_language_asked_for(dig_mars: Engine, lang: str) -> None:
    messages = {
        ask(dig_mars, cmd="why", action="dig b2", lang=lang)["reason"]["message"],
        ask(dig_mars, cmd="play", action="x", lang=lang)["error"]["message"],
        ask(dig_mars, cmd="new", lang=lang)["error"]["message"],
    }
    english = {
        ask(dig_mars, cmd="why", action="dig b2")["reason"]["message"],
        ask(dig_mars, cmd="play", action="x")["error"]["message"],
        ask(dig_mars, cmd="new")["error"]["message"],
    }
    assert len(messages) == 3
    assert messages.isdisjoint(english) == (lang != "en")


def test_a_view_hides_what_the_seat_may_not_know(dig_mars: Engine) -> None:
    view = ask(dig_mars, cmd="view", seat=1)["view"]
    tiles = view["stacks"]["a1"]["tiles"]
    assert tiles[0] is None
    assert tiles[1] is None
    assert tiles[2]["dig"] in range(1, 5)
    assert {tiles[2][key] for key in ("carry", "fortune", "bonus")} == {None}
    assert [seat["fortune"] for seat in view["seats"]] == [None, 0, None]
    spectator = ask(dig_mars, cmd="view", seat=None)["view"]
    assert [seat["fortune"] for seat in spectator["seats"]] == [None, None, None]
    for wrong in (3, -1, "1", True, 1.0):
        assert code(ask(dig_mars, cmd="view", seat=wrong)) == "protocol.bad_request"
    assert code(ask(dig_mars, cmd="view")) == "protocol.bad_request"


def test_a_view_is_no_state_and_is_not_loaded(dig_mars: Engine) -> None:
    view = ask(dig_mars, cmd="view", seat=1)["view"]
    assert code(ask(dig_mars, cmd="load", state=view)) == "state.impossible"


@pytest.mark.parametrize("game", names())
def test_a_loaded_state_goes_on_like_the_original(game: str) -> None:
    original, copy = Engine(), Engine()
    ask(original, cmd="new", game=game, players=3, seed=5)
    for number in range(40):
        action = ask(original, cmd="bot", level="random", seed=number)["action"]
        ask(original, cmd="play", action=action)
    assert ask(copy, cmd="load", state=ask(original, cmd="state")["state"])["ok"]
    for number in range(200):
        assert ask(copy, cmd="state") == ask(original, cmd="state")
        assert ask(copy, cmd="legal") == ask(original, cmd="legal")
        if ask(original, cmd="state")["state"]["winners"] is not None:
            break
        action = ask(original, cmd="bot", level="random", seed=number)["action"]
        assert ask(copy, cmd="bot", level="random", seed=number)["action"] == action
        assert ask(copy, cmd="play", action=action) == ask(original, cmd="play", action=action)


@pytest.mark.parametrize("game", names())
def test_a_record_replays_to_the_same_state(game: str) -> None:
    engine, other = Engine(), Engine()
    ask(engine, cmd="new", game=game, players=2, seed=11)
    finish(engine)
    record = ask(engine, cmd="record")["record"]
    assert ask(other, cmd="replay", record=record)["state"] == ask(engine, cmd="state")["state"]
    assert code(ask(engine, cmd="play", action="end")) == "game.over"
    assert code(ask(engine, cmd="play", action="nonsense")) == "game.over"
    assert ask(engine, cmd="why", action="end")["reason"]["code"] == "game.over"
    assert ask(engine, cmd="legal") == {"ok": True, "actions": []}
    assert code(ask(engine, cmd="bot", level="random")) == "game.over"


def test_a_game_begun_by_load_has_a_record_too(dig_mars: Engine) -> None:
    state = ask(dig_mars, cmd="state")["state"]
    ask(dig_mars, cmd="load", state=state)
    ask(dig_mars, cmd="play", action="place d4")
    record = ask(dig_mars, cmd="record")["record"]
    assert record["start"] == state
    assert record["moves"] == ["place d4"]
    after = ask(dig_mars, cmd="state")["state"]
    assert ask(Engine(), cmd="replay", record=record)["state"] == after


def test_a_broken_record_is_refused_and_the_game_kept(dig_mars: Engine) -> None:
    before = ask(dig_mars, cmd="state")
    record = ask(dig_mars, cmd="record")["record"]
    broken: tuple[Any, ...] = (
        None,
        {},
        record | {"moves": ["dig a1"]},
        record | {"seed": "x"},
        record | {"rules_version": 99},
        record | {"edition": 3},
    )
    for wrong in broken:
        assert code(ask(dig_mars, cmd="replay", record=wrong)) == "record.impossible"
    assert ask(dig_mars, cmd="state") == before


def test_what_is_no_request_gets_its_own_code(engine: Engine) -> None:
    for line in (b"", b"\n", b"{", b"\xff\xfe", b'{"cmd":', b"[" * 100_000):
        answer = engine.answer(line)
        assert answer is not None
        assert code(answer) == "protocol.bad_json"
    for line in (b"[]", b"1", b"null", b'"new"', b"{}", b'{"cmd":1}', b'{"cmd":null}'):
        answer = engine.answer(line)
        assert answer is not None
        assert code(answer) == "protocol.bad_request"
    assert code(ask(engine, cmd="dance")) == "protocol.unknown_command"
    for command in ("legal", "play", "why", "state", "view", "bot", "record"):
        assert code(ask(engine, cmd=command, seat=0)) == "protocol.no_game"


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3)
    ),
    max_leaves=8,
)


@settings(max_examples=300, deadline=None)
@given(
    command=st.sampled_from(["new", "load", "play", "why", "view", "bot", "record", "replay", "x"]),
    request=st.dictionaries(
        st.sampled_from(
            [
                "game",
                "players",
                "seed",
                "options",
                "first",
                "state",
                "action",
                "seat",
                "level",
                "ms",
                "iterations",
                "record",
                "lang",
            ]
        ),
        json_values,
    ),
)
def test_garbage_gets_an_answer_and_changes_nothing(command: str, request: dict[str, Any]) -> None:
    engine = Engine()
    ask(engine, cmd="new", game="dig_mars", players=2, seed=1)
    before = ask(engine, cmd="state")
    answer = ask(engine, **(request | {"cmd": command}))
    assert isinstance(answer["ok"], bool)
    if not answer["ok"]:
        assert code(answer)
        assert ask(engine, cmd="state") == before


@settings(max_examples=200, deadline=None)
@given(line=st.binary(max_size=60))
def test_any_line_gets_one_answer(line: bytes) -> None:
    answer = Engine().answer(line)
    assert answer is not None
    assert answer["ok"] is False


def test_a_process_answers_line_by_line_and_ends_without_a_word() -> None:
    lines = [
        '{"cmd":"new","game":"dig_mars","players":2,"seed":1}',
        "oops",
        '{"cmd":"legal"}',
        '{"cmd":"quit"}',
        '{"cmd":"legal"}',
    ]
    run = subprocess.run(
        [sys.executable, "-m", "digsite", "engine"],
        input="\n".join(lines),
        capture_output=True,
        text=True,
        check=True,
        timeout=PATIENCE,
    )
    answers = [json.loads(line) for line in run.stdout.splitlines()]
    assert [answer["ok"] for answer in answers] == [True, False, True]


def test_another_edition_needs_no_other_engine(tmp_path: Any) -> None:
    edition = tmp_path / "flat.toml"
    edition.write_text(
        'game = "dig_mars"\nname = "flat"\nsource = "reconstructed"\n'
        "[[tile]]\ndig = 1\ncarry = 1\nfortune = 2\ncount = 48\n"
    )
    engine = Engine(str(edition))
    state = ask(engine, cmd="new", game="dig_mars", players=2, seed=1)["state"]
    tiles = [tile for stack in state["stacks"].values() for tile in stack["tiles"]]
    assert tiles == [{"dig": 1, "carry": 1, "fortune": 2, "bonus": None}] * 48
    record = ask(engine, cmd="record")["record"]
    assert ask(Engine(), cmd="replay", record=record)["state"] == state


def test_every_game_is_reached_by_its_name() -> None:
    for name in names():
        players = find(name).players[-1]
        state = ask(Engine(), cmd="new", game=name, players=players, seed=3)["state"]
        assert state["game"] == name
        assert len(state["seats"]) == players
