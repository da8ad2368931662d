"""Games that were begun with version 1 of the rules are played and replayed by version 1."""

import json
from pathlib import Path
from typing import Any

import pytest

from digsite.core import record
from digsite.core.errors import BadRecord
from digsite.core.game import find
from digsite.core.match import Match
from tests.undermining.scenario import undermining

RECORD = Path(__file__).parent / "earlier" / "rules-1.json"
"""A whole game, written by the program while version 1 was its newest."""


def recorded() -> dict[str, Any]:
    kept: dict[str, Any] = json.loads(RECORD.read_text("utf-8"))
    return kept


def test_a_record_of_version_1_is_verified_and_written_as_it_was() -> None:
    verified = record.verify(recorded())
    assert verified.record == recorded()
    assert verified.match.public()["scores"] == [23, 31, 30]
    assert verified.match.rules_version == 1


def test_the_same_moves_lead_elsewhere_by_version_2() -> None:
    one, two = record.beginning(recorded()), record.beginning(recorded() | {"rules_version": 2})
    ended = []
    for move in recorded()["moves"]:
        one.play(move)
        two.play(move)
        then, now = one.public(), two.public()
        if (then["drill_steps_left"], then["building"]) != (
            now["drill_steps_left"],
            now["building"],
        ):
            ended.append(move)
    assert ended == ["boost", "tech recall s3"]


def test_new_games_are_played_by_version_2() -> None:
    match = Match(find("undermining"), 2, seed=1)
    assert match.rules_version == match.public()["rules_version"] == 2
    assert record.record(match)["rules_version"] == 2


def test_a_position_without_a_version_is_one_of_version_2() -> None:
    data = undermining().public
    del data["rules_version"]
    assert Match.from_public(data, game=find("undermining")).rules_version == 2


@pytest.mark.parametrize("free", ["boost", "tech overdrive", "swap uranium diamond"])
def test_in_version_1_cards_swaps_and_bought_actions_ended_a_drill_and_a_build(free: str) -> None:
    ready: dict[str, Any] = {
        "rules_version": 1,
        "warehouse": {"orange": "U"},
        "batteries": {"orange": 2},
        "tech": {"orange": "overdrive"},
        "swaps_left": 1,
    }
    table = undermining(**ready, equipment={"orange": "drill"}, drill_steps_left=1)
    table.play(free)
    assert table.public["drill_steps_left"] == 0
    table = undermining(**ready, building=True)
    table.play(free)
    assert table.public["building"] is False


def test_in_version_1_the_last_contract_did_not_begin_the_last_turns() -> None:
    table = undermining(
        rules_version=1,
        at={"orange": "s2"},
        warehouse={"orange": "UUT"},
        contracts="UUT - -",
        contract_deck="",
    )
    table.play("contract 1")
    assert table.public["last_turns"] is False


def test_a_position_of_version_1_goes_on_by_version_1() -> None:
    table = undermining(rules_version=1)
    assert table.public["rules_version"] == table.view("orange")["rules_version"] == 1
    kept = record.record(table.match)
    assert (kept["rules_version"], kept["start"]["rules_version"]) == (1, 1)
    assert record.replay(kept).rules_version == 1
    with pytest.raises(BadRecord, match="rules_version is 2, but the actions give 1"):
        record.replay(kept | {"rules_version": 2})
