"""What is told before the click is what happens after it, and never more than the seat may know."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hypothesis import given, settings

from digsite.core.chance import seeded
from digsite.core.game import find
from digsite.core.view import View
from digsite.dig_mars.rules.carry import carrying_level
from digsite.dig_mars.rules.dig import digging_level
from digsite.dig_mars.table.state import SPACE_NAMES, State
from digsite.server.table.views import explain_space, explain_verb, explained
from digsite.server.wire.responses import ExplainedAction
from digsite.undermining.rules.scoring import score
from tests.dig_mars.scenario import dig_mars
from tests.games import Setting, every_setting, lengths, seeds, view_to_play
from tests.scenario import Table
from tests.server.serving import COMPILING, Browser, serving
from tests.undermining.scenario import undermining


def position(setting: Setting, seed: int, length: int) -> View | None:
    """What the seat to play sees in a position of a random game that is not over."""
    state = setting.position(seed, length)
    return None if state.ending else view_to_play(setting.game, state)


def explained_actions(setting: Setting, view: View) -> Iterator[ExplainedAction]:
    for number in view.legal_ids():
        yield explained(view, number, "en")


@every_setting
@settings(max_examples=8)
@given(seed=seeds, length=lengths)
def test_previews_do_not_depend_on_what_the_seat_cannot_see(
    setting: Setting, seed: int, length: int
) -> None:
    view = position(setting, seed, length)
    if view is None:
        return
    dealt = setting.position(seed, length)
    setting.game.rules.redeal(dealt, view.seat, seeded(seed + 1))
    other = view_to_play(setting.game, dealt)
    assert list(explained_actions(setting, view)) == list(explained_actions(setting, other))


@every_setting
@settings(max_examples=8)
@given(seed=seeds, length=lengths)
def test_every_legal_action_is_offered_on_some_space_or_on_none(
    setting: Setting, seed: int, length: int
) -> None:
    view = position(setting, seed, length)
    if view is None:
        return
    offered: set[str] = set()
    for space in (None, *setting.game.spaces):
        actions = explain_space(view, space, "ru")["actions"]
        names = [action["action"] for action in actions]
        assert len(names) == len(set(names))
        for action in actions:
            assert action["legal"] == (action["refusal"] is None)
            assert action["refusal"] is None or action["refusal"]["message"]
        offered |= {action["action"] for action in actions if action["legal"]}
    notations = setting.game.actions.notations
    assert offered == {notations[number] for number in view.legal_ids()}


OF_EVERY_TURN = {
    "dig_mars": ("dig", "carry", "move", "upgrade"),
    "undermining": ("drill", "drive", "portal", "unload", "build", "contract", "recharge"),
}
"""The verbs that are offered whether they can be used or not."""


@every_setting
@settings(max_examples=8)
@given(seed=seeds, length=lengths)
def test_a_verb_that_cannot_be_used_says_why(setting: Setting, seed: int, length: int) -> None:
    view = position(setting, seed, length)
    if view is None:
        return
    legal = view.legal_actions()
    for verb in setting.game.actions.verbs:
        actions = explain_verb(view, verb, "et")["actions"]
        names = [action["action"] for action in actions]
        assert len(names) == len(set(names))
        assert {name.partition(" ")[0] for name in names} <= {verb}
        assert [action["legal"] for action in actions] == [name in legal for name in names]
    if {"place", "enter"} & {action.partition(" ")[0] for action in legal}:
        return
    for verb in OF_EVERY_TURN[setting.game.name]:
        actions = explain_verb(view, verb, "et")["actions"]
        can = any(action.partition(" ")[0] == verb for action in legal)
        assert can or [action for action in actions if action["refusal"]]


@every_setting
@settings(max_examples=8)
@given(seed=seeds, length=lengths)
def test_the_turn_goes_on_as_told(setting: Setting, seed: int, length: int) -> None:
    view = position(setting, seed, length)
    if view is None:
        return
    before = setting.position(seed, length)
    for number, action in zip(view.legal_ids(), explained_actions(setting, view), strict=True):
        state = before.copy()
        setting.game.rules.play(state, number)
        outcome = action["outcome"]
        assert outcome["ends_game"] == (state.ending != 0)
        if "actions_left" in outcome and not state.ending:
            assert outcome["actions_left"] == state.actions_left
        if outcome["next_seat"] is not None:
            assert outcome["next_seat"] == state.seat


def three_players(seed: int, length: int) -> tuple[View, State] | None:
    setting = Setting(GAME, 3, (("variant", "standard"),))
    view = position(setting, seed, length)
    return None if view is None else (view, setting.position(seed, length))


GAME = find("dig_mars")
UNDERMINING = find("undermining")


@given(seed=seeds, length=lengths)
def test_levels_are_made_up_as_told(seed: int, length: int) -> None:
    found = three_players(seed, length)
    if found is None:
        return
    view, state = found
    for space, name in enumerate(SPACE_NAMES):
        for action in explain_space(view, name, "en")["actions"]:
            if "level" not in action["outcome"]:
                continue
            level = action["outcome"]["level"]
            rule = digging_level if action["action"].startswith("dig") else carrying_level
            helping = sum(helper["stations"] for helper in level["help"])
            assert level["own"] + helping == level["reached"] == rule(state, space)
            if action["refusal"] and action["refusal"]["code"].endswith(("too_hard", "too_heavy")):
                assert level["needed"] > level["reached"]


@given(seed=seeds, length=lengths)
def test_fortune_is_shared_as_told(seed: int, length: int) -> None:
    found = three_players(seed, length)
    if found is None:
        return
    view, before = found
    for number in view.legal_ids():
        outcome = explained(view, number, "en")["outcome"]
        if "fortune" not in outcome:
            continue
        after = before.copy()
        GAME.rules.play(after, number)
        changes = {change["seat"]: change["change"] for change in outcome["fortune"]}
        for seat in range(before.players):
            change = after.seats[seat].fortune - before.seats[seat].fortune
            assert changes.get(seat, 0) == change


@given(seed=seeds, length=lengths)
def test_undermining_yields_what_was_told(seed: int, length: int) -> None:
    setting = Setting(UNDERMINING, 3, (("board", "open"),))
    view = position(setting, seed, length)
    if view is None:
        return
    before = setting.position(seed, length)
    mine = before.seats[before.seat]
    for number in view.legal_ids():
        outcome = explained(view, number, "en")["outcome"]
        after = before.copy()
        UNDERMINING.rules.play(after, number)
        then = after.seats[before.seat]
        assert outcome["batteries"] == then.batteries
        charged = outcome["gain"]["batteries"] - outcome["cost"]["batteries"]
        assert charged == then.batteries - mine.batteries
        assert outcome["stars"] == then.star_bucks - mine.star_bucks
        assert outcome["at"] == view.game.spaces[then.at]
        assert outcome["score"] == score(after, before.seat) - score(before, before.seat)
        gained = sum(outcome["warehouse"].values()) - sum(outcome["cost"]["ores"].values())
        assert gained == sum(then.warehouse) - sum(mine.warehouse)
        if outcome["cost"]["card"] is None:
            assert outcome["cards"] == then.tech_count - mine.tech_count
        if "needs" in outcome:
            stand_in = outcome["cost"]["ores"].get("xanium", 0)
            assert stand_in == outcome["xanium"]
            assert sum(outcome["cost"]["ores"].values()) == sum(outcome["needs"].values())


def lapses(table: Table) -> dict[str, Any] | None:
    """What is told to be lost if the turn ended now."""
    match = table.match
    outcome = match.seen_by(match.seat).preview(match.game.parse("end"))
    found: dict[str, Any] | None = outcome.get("lapses")
    return found


def test_the_end_of_a_turn_tells_which_actions_and_bonuses_would_be_lost() -> None:
    table = dig_mars("d1+inspect d1 d1 d1", stations={"red": "a1", "blue": "d1"}, turn="red")
    assert lapses(table) == {"actions": 3, "bonuses": {}}
    table.play("dig a1", "move a1 b1", "move b1 a1")
    assert lapses(table) == {"actions": 0, "bonuses": {"inspect": 1}}
    table.play("inspect b1")
    assert lapses(table) is None


def test_what_is_kept_beyond_the_turn_is_not_told_as_lost() -> None:
    table = undermining(at={"orange": "s2"}, batteries={"orange": 2})
    assert lapses(table) == {"actions": 3}
    table.play("drive s1", "drive s2", "drive s1")
    assert table.can("boost")
    assert lapses(table) is None


def test_what_recharging_and_an_extra_action_bring_is_told() -> None:
    table = undermining(at={"orange": "s2"}, batteries={"orange": 2})
    for action, gain in (("recharge", (0, 1)), ("boost", (1, 0)), ("drive s1", (0, 0))):
        view = table.match.seen_by(table.match.seat)
        told = view.preview(table.match.game.parse(action))["gain"]
        assert (told["actions"], told["batteries"]) == gain


def test_a_space_is_explained_in_the_language_of_the_asker(ada: Browser) -> None:
    table = ada.create("here", "here")
    first = ada.start(table)["active"]
    with ada.socket(table) as line:
        line.hello(first, lang="de")
        line.play("place b2")
        line.look(1 - first)
        line.play("place b2")
        line.look(first)
        actions = line.ask("explain", space="b2")["explain"]["actions"]
        by_name = {action["action"]: action for action in actions}
        dig, carry = by_name["dig b2"], by_name["carry b2"]
        other = ["red", "blue"][1 - first]
        assert dig["outcome"]["level"]["own"] == 1
        assert dig["outcome"]["level"]["help"] == [
            {"seat": 1 - first, "colour": other, "stations": 1}
        ]
        assert carry["refusal"]["section"] == "3.2"
        german = GAME.message("de", "reason-carry-unexplored", {"space": "b2"})
        assert carry["refusal"]["message"] == german
        assert line.ask("language", lang="ru")["ok"]
        again = line.ask("explain", action="carry b2")["explain"]["actions"]
        assert len(again) == 1
        assert again[0]["refusal"]["message"] != carry["refusal"]["message"]
        nowhere = line.ask("explain", space=None)["explain"]["actions"]
        assert [action["action"] for action in nowhere][-1] == "end"
        upgrades = line.ask("explain", verb="upgrade")["explain"]
        assert upgrades["space"] is None
        assert [action["action"] for action in upgrades["actions"]] == [
            *("upgrade digging", "upgrade carrying", "upgrade fleet b2")
        ]
        assert line.refusal("explain", space="z9") == "request.bad"
        assert line.refusal("explain", verb="fly") == "request.bad"
        assert line.refusal("explain", action="fly b2") == "action.bad_notation"


def test_a_hint_tells_the_best_moves_and_holds_up_nothing(database: Path) -> None:
    with serving(database, hint_iterations=1_000_000) as served, Browser(served) as ada:
        table = ada.create("here", "here")
        first = ada.start(table)["active"]
        with ada.socket(table) as line:
            line.patience = COMPILING
            line.hello(first, lang="de")
            line.send({"type": "hint", "id": "slow"})
            assert line.refusal("hint") == "request.too_fast"
            assert line.ask("ping")["ok"]
            hints = line.next("answer")["hints"]
            assert 1 <= len(hints) <= 3
            assert hints[0]["behind"] == 0
            for hint in hints:
                assert hint["action"] in line.position["legal"]
                assert 0 <= hint["win"] <= 1
                assert hint["why"].startswith("Gestein mit Härtegrad")
