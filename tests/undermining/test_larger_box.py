"""Own editions with contracts that want X-anium and cards that are there several times."""

from collections import Counter

import pytest

from digsite import envs
from digsite.core import record
from digsite.core.chance import seeded
from digsite.core.errors import BadEdition, ImpossibleState
from digsite.core.match import Match
from digsite.core.observation import flat
from digsite.undermining.data.observation import Observation
from digsite.undermining.table.state import MOST_ACTIONS_SET_UP
from tests.undermining.larger_box import GAME, TEXT, LargerBox, larger_box
from tests.undermining.scenario import amounts, undermining
from tests.wandering import random_games

TABLE = LargerBox(GAME, 4, (("board", "open"),))


def test_the_deck_has_every_copy() -> None:
    deck = Counter(Match(GAME, 3, seed=1, edition=larger_box()).public()["tech_deck"])
    assert (deck["overdrive"], deck["transmute"], deck["cell"]) == (7, 3, 1)
    assert deck.total() == 18


def test_more_cards_than_the_deck_can_hold_are_refused() -> None:
    text = TEXT.replace('name = "hack"', 'name = "hack"\ncount = 4')
    with pytest.raises(BadEdition, match="at most 20 tech cards, not 21"):
        GAME.read_edition(text, "larger.toml")


def test_a_hand_shows_a_card_as_often_as_it_is_held() -> None:
    table = undermining(tech={"orange": "overdrive overdrive"}, edition=larger_box())
    assert table.seat("orange")["tech"] == ["overdrive", "overdrive"]
    table.play("tech overdrive")
    assert table.seat("orange")["tech"] == ["overdrive"]
    table.play("tech overdrive")
    assert table.public["actions_left"] == 7
    assert table.why_not("tech overdrive") == "tech.not_held"


def test_a_position_has_no_card_more_often_than_the_box() -> None:
    with pytest.raises(ImpossibleState, match="more than 3 transmute"):
        undermining(tech={"blue": "transmute " * 4}, edition=larger_box())
    with pytest.raises(ImpossibleState, match="has no place for xanium"):
        undermining(contracts="X UD TTN")


def test_what_is_missing_names_x_anium_and_counts_no_joker_twice() -> None:
    table = undermining(
        contracts="XXT UD TTN",
        warehouse={"orange": "XXX"},
        at={"orange": "s2"},
        edition=larger_box(),
    )
    game, state = GAME, table.match.state
    contract = game.actions.ids["contract 1"]
    assert game.preview(state, contract)["xanium"] == 1
    assert game.reason_arguments(state, contract)["xanium"] == 1
    poor = undermining(
        contracts="XXT UD TTN", warehouse={"orange": "X"}, at={"orange": "s2"}, edition=larger_box()
    )
    refusal = poor.match.why_not("contract 1")
    assert refusal is not None
    assert "1 titanium and 1 X-anium" in refusal.message


def test_random_games_keep_every_promise_and_agree_compiled() -> None:
    games, wanted = random_games(GAME), 0
    for number in range(12):
        state = TABLE.new_state(number)
        for action, broken in games.moves[["action", "broken"]][: games.play(TABLE, number)]:
            assert broken == 0
            GAME.rules.play(state, int(action))
        wanted += sum(mat.star_bucks > 0 for mat in state.seats)
        assert state.ending != 0
        assert state.to_record().tobytes() == games.states[0].tobytes()
    assert wanted > 0


@pytest.mark.parametrize("number", range(4))
def test_what_is_dealt_anew_is_from_the_box_and_fits_the_observation(number: int) -> None:
    state = TABLE.position(number, 90 * number)
    planes = GAME.planes(state)
    for seat in range(TABLE.players):
        dealt = state.copy()
        GAME.rules.redeal(dealt, seat, seeded(number))
        assert GAME.rules.broken_invariant(dealt) == 0
        row = GAME.observation_type()
        GAME.rules.observe(state, seat, row)
        seen = GAME.observation_type()
        GAME.rules.observe(dealt, seat, seen)
        numbers = flat(row)
        assert numbers == flat(seen)
        for plane in planes:
            assert max(numbers[plane.slice]) <= plane.high, plane


def test_a_record_brings_the_box_along() -> None:
    match = Match(GAME, 2, seed=3, edition=larger_box())
    match.play("enter s2")
    again = record.replay(record.record(match))
    assert again.state == match.state
    assert again.public()["tech_deck"].count("overdrive") == 7


def test_environments_tell_how_much_x_anium_is_wanted() -> None:
    described = {plane.name: plane for plane in envs.describe("undermining", players=2)}
    assert described["contract0.needs"].shape == described["next_needs"].shape == (5,)
    table = undermining(contracts="XXT UD TTN", edition=larger_box())
    row = Observation()
    GAME.rules.observe(table.match.state, 0, row)
    assert [round(7 * share) for share in row.contracts[0].needs] == [0, 1, 0, 0, 2]
    assert table.needs()[0] == amounts("TXX")


def test_the_most_actions_that_can_be_set_up_and_bought_still_fit() -> None:
    text = TEXT.replace('name = "cell"', 'name = "cell"\ncount = 7')
    for card in ('transmute"\ncount = 3', 'hack"', 'phase"'):
        text = text.replace(f'[[tech]]\nname = "{card}', "")
    edition = GAME.read_edition(text, "most.toml")
    table = undermining(edition=edition)
    seat = table.public["seats"][0] | {"batteries": 8}
    seat["tech"] = ["cell"] * 7 + ["overdrive"] * 7
    data = table.public | {"seats": [seat, *table.public["seats"][1:]]}
    data |= {"actions_left": MOST_ACTIONS_SET_UP}
    match = Match.from_public(data, game=GAME, edition=edition)
    for _ in range(7):
        match.play("tech overdrive")
    for refill in range(8):
        if refill:
            match.play("tech cell")
        for _ in range(4):
            match.play("boost")
    assert match.public()["actions_left"] == MOST_ACTIONS_SET_UP + 46
    assert int(match.state.to_record()["actions_left"][0]) == MOST_ACTIONS_SET_UP + 46
    with pytest.raises(ImpossibleState):
        Match.from_public(data | {"actions_left": 81}, game=GAME, edition=edition)
