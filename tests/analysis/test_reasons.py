"""Why a move is good: a sentence for its verb, with facts of the position, in every language."""

from collections.abc import Iterator
from random import Random

import pytest

from digsite import locales
from digsite.analysis.hints import find_hints, reason
from digsite.bots.players import AppraisingBot
from digsite.core.game import Game
from digsite.core.match import Match
from digsite.core.view import View
from tests.dig_mars.scenario import dig_mars
from tests.games import every_game
from tests.scenario import Table
from tests.undermining.scenario import undermining

ORANGE = {"orange": "s2"}
REASONS: list[tuple[Table, str, str]] = [
    (
        undermining(at=ORANGE, cargo={"orange": "UT"}),
        "unload",
        "It empties the bays: 1 uranium and 1 titanium to the warehouse.",
    ),
    (
        undermining(".U", at={"orange": "a1"}),
        "drill b1",
        "It loads 1 uranium. Bays still free then: 1.",
    ),
    (
        undermining(".U", at={"orange": "a1"}, cargo={"orange": "D"}, contracts="UD UUT TTN"),
        "drill b1",
        "It loads 1 uranium, all that is still missing for contract 1 (8 star bucks)."
        " Bays still free then: 0.",
    ),
    (
        undermining(".RU", at={"orange": "a1"}),
        "drill b1",
        "It breaks the rock on the way to c1 (uranium); one more step clears it.",
    ),
    (
        undermining("...R..:....U", at=ORANGE, cargo={"orange": "UD"}),
        "drill d1",
        "It breaks the rock on the way to l1 (uranium); one more step clears it.",
    ),
    (
        undermining("....R", at={"orange": "d1"}),
        "drill e1",
        "No ore is left underground; a step of a Drill still counts as progress.",
    ),
    (
        undermining("....R", at={"orange": "d1"}),
        "drive c1",
        "No ore is left underground; this way is as good as any other.",
    ),
    (
        undermining(at=ORANGE, warehouse={"orange": "UD"}, contracts="UD UUT TTN"),
        "contract 1",
        "It brings 8 star bucks.",
    ),
    (
        undermining(at=ORANGE, batteries={"orange": 1}),
        "recharge",
        "One battery more for later, 2 in all; two give one more action.",
    ),
    (
        undermining(at=ORANGE, cargo={"orange": "U"}, batteries={"orange": 2}, actions_left=0),
        "boost",
        "Two batteries for one more action: to unload here and now.",
    ),
    (dig_mars("c1f3", stations={"red": "a1"}), "carry a1", "It brings you 3 fortune points."),
    (
        dig_mars("c1f5", stations={"red": "a1", "blue": "a1"}),
        "carry a1",
        "The fortune points are shared: Red +3, Blue +2.",
    ),
    (
        dig_mars("c1f3", stations={"red": "a1"}, fortune={"red": 37}),
        "carry a1",
        "It brings you 3 fortune points, enough to declare victory.",
    ),
    (
        dig_mars("d1c2f3", stations={"red": "a1"}, inspected={"red": "a1"}),
        "dig a1",
        "You know what lies there: 3 fortune points, carrying difficulty 2.",
    ),
    (
        dig_mars("d4 c1f3", stations={"red": "a1"}),
        "move a1 b1",
        "On b1 lies a treasure that you can carry: 3 fortune points.",
    ),
    (
        dig_mars("d4 d4 d1", stations={"red": "a1"}),
        "move a1 b1",
        "On the way to c1: there lies ground that you can dig, difficulty 1.",
    ),
    (
        dig_mars("d2", stations={"red": "a1"}, bonuses={"inspect": 1}),
        "inspect a1",
        "You alone will see what lies under the ground of a1, difficulty 2.",
    ),
    (
        dig_mars("d1 d1", stations={"red": "a1", "blue": "a1"}, bonuses={"relocate": 1}),
        "relocate blue a1 b1",
        "It takes a station (Blue) away from a1, so that you need not share there.",
    ),
]


@pytest.mark.parametrize(("table", "action", "sentence"), REASONS)
def test_a_reason_belongs_to_its_verb_and_position(
    table: Table, action: str, sentence: str
) -> None:
    assert table.can(action)
    game = table.match.game
    view = table.match.seen_by(table.match.seat)
    assert reason(view, game.actions.parse(action)) == sentence


@every_game
def test_opening_moves_have_reasons_of_their_own(game: Game) -> None:
    for seed in range(3):
        match = Match(game, 2, seed=seed)
        view = match.seen_by(match.seat)
        found = find_hints(view, iterations=200, seed=1)
        assert len({hint.why for hint in found}) > len(found) // 2 > 0


@every_game
def test_every_kind_of_reason_met_in_play_is_told_in_every_language(game: Game) -> None:
    counts: dict[str, int] = {}
    for view, action in samples(game):
        kind = game.why(view.state, action)[0]
        counts[kind] = counts.get(kind, 0) + 1
        if counts[kind] <= 2:
            sentences = {reason(view, action, lang=lang) for lang in locales.LANGUAGES}
            assert all(sentence[-1] in ".!" for sentence in sentences)
            assert len(sentences) == len(locales.LANGUAGES)
    assert len(counts) > 12


def samples(game: Game) -> Iterator[tuple[View, int]]:
    """Some legal actions of each position of a few games."""
    chance = Random(1)
    for players in game.players[:3]:
        match, player = Match(game, players, seed=players), AppraisingBot(temperature=1.0, seed=1)
        while not match.is_over and len(match.moves) < 150:
            view = match.seen_by(match.seat)
            legal = view.legal_ids()
            for action in chance.sample(legal, min(2, len(legal))):
                yield view, action
            match.play(player.choose(view).action)
