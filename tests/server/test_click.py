"""What one click asks of the rules."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from digsite.core.game import find
from digsite.dig_mars.table.reasons import Reason
from digsite.dig_mars.table.state import State
from tests.server.serving import Browser, serving


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The actions about which the rules of Dig Mars have been asked."""
    game, found = find("dig_mars"), []
    rules = game.rules

    def why_not(state: State, action: int) -> Reason:
        found.append(game.actions.notations[action])
        reason = rules.why_not(state, action)
        assert isinstance(reason, Reason)
        return reason

    monkeypatch.setattr(type(game), "rules", replace(rules, why_not=why_not))
    return found


@pytest.fixture
def ada(database: Path) -> Iterator[Browser]:
    """At a server of her own, where nobody else asks."""
    with serving(database) as served, Browser(served) as browser:
        yield browser


def test_a_click_asks_the_rules_once(ada: Browser, asked: list[str]) -> None:
    table = ada.start(ada.create("here", "here"))
    with ada.socket(table) as line:
        line.hello(table["active"])
        line.play("place b2")
        assert asked == ["place b2"]
        seq = line.look(1 - table["active"])["seq"]
        assert line.refusal("play", seq=seq, action="dig c3") == "action.not_legal_now"
        assert asked == ["place b2", "dig c3"]
        assert line.refusal("play", seq=seq, action="dance c3") == "action.bad_notation"
        assert asked == ["place b2", "dig c3"]


def test_a_click_that_a_tutorial_refuses_asks_the_rules_once(
    ada: Browser, asked: list[str]
) -> None:
    tutorial = find("dig_mars").tutorial
    assert tutorial is not None
    table = ada.post("/api/tutorials", {"game": "dig_mars", "name": "Ada"}, status=201)
    with ada.socket(table) as line:
        line.hello(tutorial.seat)
        seq = line.until_yours()["seq"]
        asked.clear()
        assert line.refusal("play", seq=seq, action="place a1") == "tutorial.not_now"
        assert line.refusal("play", seq=seq, action="place c3") == "place.empty_space"
        assert asked == ["place a1", "place c3"]
