"""A record is refused with the reason, or it replays."""

import json
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from digsite.core import record
from digsite.core.errors import BadRecord
from digsite.core.match import Match
from tests.games import SETTINGS, Setting, Wanderer, every_setting
from tests.garbage.mutation import deep, junk, mutated, refusal


@cache
def played(setting: Setting) -> Match:
    match, wanderer = setting.new_match(5), Wanderer(setting.game, 5)
    for _ in range(30):
        match.play(setting.game.actions.notations[wanderer.choose(match.state)])
    return match


def check(data: Any) -> None:
    before = repr(data)
    refused = refusal(lambda: record.replay(data), BadRecord)
    assert refusal(lambda: record.verify(data), BadRecord) or not refused
    assert repr(data) == before


@every_setting
@settings(max_examples=40)
@given(data=st.data())
def test_a_record_gone_wrong_is_refused_or_replays(setting: Setting, data: st.DataObject) -> None:
    good = record.record(played(setting))
    if data.draw(st.booleans()):
        good |= {"start": played(setting).public(), "moves": [], "seed": None}
    check(data.draw(mutated(good)))


@settings(max_examples=100)
@given(data=junk)
def test_junk_is_no_record(data: Any) -> None:
    with pytest.raises(BadRecord):
        record.replay(data)
    with pytest.raises(BadRecord):
        record.verify(data)


@settings(max_examples=100)
@given(text=st.one_of(st.text(), junk.map(repr)))
def test_a_text_that_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        record.replay(record.read(text))


@pytest.mark.parametrize("levels", [10, 300, 600, 900, 950, 20_000])
def test_nesting_without_end_is_refused(levels: int) -> None:
    good = record.record(played(SETTINGS[0]))
    for key in good:
        text = json.dumps(good | {key: "HERE"}).replace('"HERE"', "[" * levels + "]" * levels)
        with pytest.raises(BadRecord):
            record.verify(record.read(text))
        with pytest.raises(BadRecord):
            record.verify(good | {key: deep(levels)})


def test_a_move_that_is_not_legal_is_named_by_its_number() -> None:
    good = record.record(played(SETTINGS[0]))
    good["moves"][7:7] = ["nonsense"]
    with pytest.raises(BadRecord, match="Action 8, 'nonsense'") as refusal:
        record.replay(good)
    assert refusal.value.move == 8
    assert "keine gültige" in refusal.value.message_in("de")


def test_another_version_of_the_rules_is_refused() -> None:
    good = record.record(played(SETTINGS[0])) | {"rules_version": 999}
    with pytest.raises(BadRecord, match="version 999 of the rules"):
        record.replay(good)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"players": 4}, r"^Action \d+"),
        ({"result": {"ending": "declared", "winners": [1]}}, "result is"),
        ({"seed": None}, "neither a seed nor a start"),
        ({"format": "digsite-record/2"}, "not a record of Digsite"),
        ({"moves": "end"}, "at most 100000 actions"),
        ({"edition": "mine"}, "component set"),
    ],
)
def test_a_record_that_does_not_say_what_was_played_is_refused(
    change: dict[str, Any], reason: str
) -> None:
    setting = next(s for s in SETTINGS if str(s) == "dig_mars-2-standard")
    with pytest.raises(BadRecord, match=reason):
        record.verify(record.record(played(setting)) | change)


def test_verifying_a_long_game_does_not_keep_its_positions() -> None:
    """Each would take some ten kilobytes, and a record may have very many moves."""
    good = record.record(played(SETTINGS[0]))
    assert record.verify(good).match.undo() is None
    assert record.replay(good).undo() == good["moves"][-1]


def test_of_a_record_only_what_was_verified_is_kept() -> None:
    good = record.record(played(SETTINGS[0]))
    assert record.verify(good | {"more": 1}).record == good
