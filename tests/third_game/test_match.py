"""Lode at the table: played, taken back, recorded, and hidden as its rules say."""

from typing import Any

import pytest

import digsite
from digsite.core import record
from digsite.core.errors import GameOver, IllegalAction, ImpossibleState
from digsite.core.game import Game
from digsite.core.match import Match
from digsite.core.sentences import sentence
from tests.games import Setting, every_setting
from tests.properties import test_round_trips, test_rules_hold, test_secrets
from tests.test_dialect import complaints
from tests.third_game.lode import bot, rules


def test_it_is_loaded_by_its_name_like_any_other() -> None:
    match = digsite.load("lode", players=3, seed=7)
    assert match.legal_actions()[:2] == ["dig", "end"]
    assert match.why_not("go a") is not None
    assert match.play("go c")[0] == {"event": "go", "seat": match.seat, "claim": "c"}
    assert match.can_undo()
    assert match.undo() == "go c"


def test_an_action_is_refused_with_its_section_and_a_sentence() -> None:
    match = digsite.load("lode", seed=7)
    match.play("peek")
    with pytest.raises(IllegalAction, match="You know what lies on a") as refused:
        match.play("peek")
    assert (refused.value.code, refused.value.section) == ("peek.already_seen", "3.2")
    # Nothing is said in German: what is missing is said in English.
    refusal = match.why_not("peek", lang="de")
    assert refusal is not None
    assert refusal.message == "You know what lies on a."


def test_what_one_player_sees_the_others_are_not_told() -> None:
    match = digsite.load("lode", seed=7, first=0)
    events = match.play("peek")
    gold = match.public()["claims"]["a"]["gold"]
    sentences = [
        sentence(match.game, match.game.events_for(events, s)[0], "en") for s in (0, 1, None)
    ]
    assert sentences[0] == f"Amber looks at the nugget on a: {gold} gold."
    assert sentences[1] == sentences[2] == "Amber looks at the nugget on a."
    assert match.view(0)["claims"]["a"]["gold"] == gold
    assert match.view(1)["claims"]["a"]["gold"] is None
    assert not match.can_undo()


def finished(seed: int = 7) -> Match:
    match = digsite.load("lode", players=3, seed=seed)
    while not match.is_over:
        match.play(match.legal_actions()[0])
    return match


def test_a_record_replays_and_verifies() -> None:
    match = finished()
    kept = record.record(match)
    assert record.replay(kept).public() == match.public()
    verified = record.verify(record.read(record.write(match)))
    assert verified.finished
    assert verified.match.winners == match.winners
    with pytest.raises(GameOver):
        match.play("end")


def test_a_position_that_could_not_have_been_dealt_is_refused(lode: Game) -> None:
    data = finished().public()
    data["claims"]["a"]["gold"] = 9
    with pytest.raises(ImpossibleState, match="claims must hold the box's nuggets"):
        Match.from_public(data, game=lode)


PROMISES: Any = [
    function
    for module in (test_round_trips, test_rules_hold, test_secrets)
    for function in vars(module).values()
    if every_setting.mark in getattr(function, "pytestmark", ())
]


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
def test_what_is_promised_of_every_game_holds(promise: Any, players: int, lode: Game) -> None:
    """The tests of all games for this one: secrets, round trips, the same interpreted and in C."""
    promise(setting=Setting(lode, players, ()))


def test_the_rules_keep_to_the_dialect(lode: Game) -> None:
    for module in (rules, bot):
        for name, function in vars(module).items():
            if hasattr(function, "__kernel__") and function.__module__ == module.__name__:
                assert complaints(function) == [], name
