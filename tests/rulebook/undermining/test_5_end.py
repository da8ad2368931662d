"""Chapter 5, End and scoring."""

import pytest

from tests.undermining.scenario import UnderminingTable, undermining


def about_to_empty_a_pile(players: int = 3, *, first: str = "orange") -> UnderminingTable:
    """Blue can take the last reward of the first pile, green the last one of the third."""
    return undermining(
        players=players,
        first=first,
        turn="blue",
        at={"blue": "s2", "green": "s2"},
        warehouse={"blue": "UUTUD", "green": "TTN"},
        piles=[[3], [8, 6, 5, 3], [3]],
        round=7,
    )


@pytest.mark.rule("5.1")
def test_5_1_when_a_pile_runs_out_the_player_finishes_the_turn() -> None:
    table = about_to_empty_a_pile()
    events = table.play("contract 1")
    assert events[1] == {"event": "last_turns", "seat": 1, "last_seat": 0, "pile": 1}
    assert (table.public["last_turns"], table.public["last_seat"]) == (True, 0)
    assert (table.turn, table.public["actions_left"]) == ("blue", 2)
    table.play("contract 2")
    assert table.seat("blue")["stars"] == [3, 8]


@pytest.mark.rule("5.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_5_1_then_every_other_player_has_one_more_turn(players: int) -> None:
    table = about_to_empty_a_pile(players)
    table.play("contract 1", "end")
    turns = []
    while not table.match.is_over:
        turns.append(table.turn)
        table.play("end")
    colours = ["orange", "blue", "green", "red", "purple"][:players]
    assert turns == [*colours[2:], "orange"]
    assert table.public["ending"] == "pile_empty"


@pytest.mark.rule("5.1")
def test_5_1_ruling_the_last_turns_may_run_into_the_next_round() -> None:
    table = about_to_empty_a_pile(first="green")
    table.play("contract 1", "end")
    assert (table.turn, table.public["round"]) == ("green", 8)


@pytest.mark.rule("5.1")
def test_5_1_ruling_a_second_pile_emptied_in_the_last_turns_changes_nothing() -> None:
    table = about_to_empty_a_pile()
    table.play("contract 1", "end", "contract 3")
    assert (table.public["last_seat"], table.public["contracts"][2]["stars"]) == (0, [])
    table.play("end", "end")
    assert table.public["ending"] == "pile_empty"


@pytest.mark.rule("5.1")
def test_5_1_ruling_seat_and_round_stay_and_nothing_of_the_turn_is_left() -> None:
    table = undermining(last_seat="orange", round=9, phasing=True, uplink=True, swaps_left=1)
    events = table.play("end")
    public = table.public
    assert (public["phase"], public["seat"], public["round"]) == ("over", 0, 9)
    assert (public["actions_left"], public["drill_steps_left"], public["swaps_left"]) == (0, 0, 0)
    assert not any(public[name] for name in ("building", "phasing", "uplink"))
    assert (public["last_turns"], public["last_seat"]) == (True, 0)
    assert events[-1] == {"event": "over", "winners": [0, 1], "scores": [0, 0]}
    assert table.legal() == []
    assert table.why_not("end") == "game.over"


@pytest.mark.rule("5.2")
def test_5_2_printed_example_34_star_bucks() -> None:
    table = undermining(
        players=4,
        stars={"orange": [8, 7, 7]},
        equipment={"orange": "drill thruster reactor"},
        warehouse={"orange": "UN"},
        tech={"orange": "hack"},
    )
    assert 22 + 9 + 2 + 1 == table.score("orange") == 34


@pytest.mark.rule("5.2")
@pytest.mark.parametrize(
    ("equipment", "value"),
    [
        ("", 0),
        ("bay", 4),
        ("bay drill", 7),
        ("bay bay drill", 9),
        ("bay drill thruster reactor", 10),
        ("bay bay drill thruster reactor", 10),
    ],
)
def test_5_2_the_value_of_upgrades(equipment: str, value: int) -> None:
    table = undermining(equipment={"orange": equipment})
    assert table.score("orange") == value


@pytest.mark.rule("5.2")
@pytest.mark.parametrize("token", "UTDNX")
def test_5_2_one_for_each_resource_in_the_bays(token: str) -> None:
    assert undermining(cargo={"orange": token * 2}).score("orange") == 2


@pytest.mark.rule("5.2")
def test_5_2_ruling_an_alien_tile_in_a_bay_scores_like_any_token() -> None:
    assert undermining(cargo={"orange": "AA"}).score("orange") == 2


@pytest.mark.rule("5.2")
@pytest.mark.parametrize("token", "UTDNX")
def test_5_2_one_for_each_resource_in_the_warehouse(token: str) -> None:
    assert undermining(warehouse={"orange": token * 5}).score("orange") == 5


@pytest.mark.rule("5.2")
def test_5_2_one_for_each_unused_tech_card() -> None:
    table = undermining(tech={"orange": "cell hack phase"})
    assert table.score("orange") == 3
    table.play("tech phase")
    assert table.score("orange") == 2


@pytest.mark.rule("5.2")
def test_5_2_ruling_scores_are_always_up_to_date() -> None:
    table = undermining(
        ".:U", at={"orange": "a1"}, batteries={"orange": 8}, warehouse={"orange": "UT"}
    )
    scores = [table.score("orange")]
    for action in ("drill b1", "drill c1", "drive s2", "boost", "unload"):
        table.play(action)
        scores.append(table.score("orange"))
    assert scores == [2, 2, 3, 3, 3, 3]


@pytest.mark.rule("5.3")
def test_5_3_most_star_bucks_win() -> None:
    table = undermining(players=3, last_seat="orange", stars={"green": [8], "blue": [5]})
    table.play("end")
    assert (table.public["winners"], table.public["scores"]) == ([2], [0, 5, 8])


@pytest.mark.rule("5.3")
def test_5_3_ruling_a_tie_is_shared() -> None:
    table = undermining(
        players=3, last_seat="orange", stars={"green": [8]}, warehouse={"orange": "UUUUUUUU"}
    )
    table.play("end")
    assert table.public["winners"] == [0, 2]


@pytest.mark.rule("5.4")
def test_5_4_ruling_twelve_full_rounds_without_progress_end_the_game() -> None:
    table = undermining(round=14, progress_round=3)
    table.play("end", "end")
    assert (table.public["phase"], table.public["round"]) == ("playing", 15)
    table.play("end")
    assert table.public["phase"] == "playing"
    table.play("end")
    public = table.public
    assert (public["ending"], public["round"], public["seat"]) == ("no_progress", 15, 1)
    assert public["winners"] == [0, 1]


@pytest.mark.rule("5.4")
@pytest.mark.parametrize("action", ["drill a1", "tech uplink", "unload", "build bay", "contract 1"])
def test_5_4_ruling_drill_steps_unloading_building_and_contracts_are_progress(action: str) -> None:
    table = undermining(
        at={"orange": "s1"},
        cargo={"orange": "U"},
        warehouse={"orange": "UUTTN"},
        tech={"orange": "uplink"},
        uplink=action != "tech uplink",
        round=9,
        progress_round=2,
    )
    table.play(action)
    assert table.public["progress_round"] == (2 if action == "tech uplink" else 9)


@pytest.mark.rule("5.4")
@pytest.mark.parametrize(
    "action",
    ["drive s2", "portal s4", "recharge", "boost", "tech seismic", "tech recall s1", "end"],
)
def test_5_4_ruling_driving_portals_recharging_and_cards_are_no_progress(action: str) -> None:
    table = undermining(
        batteries={"orange": 2}, tech={"orange": "seismic recall"}, round=9, progress_round=2
    )
    table.play(action)
    assert table.public["progress_round"] == 2


@pytest.mark.rule("5.4")
def test_5_4_ruling_the_last_turn_comes_before_the_guard() -> None:
    table = undermining(
        turn="blue",
        last_seat="blue",
        round=20,
        progress_round=2,
        piles=[[], [8], [8]],
        contracts="- UD UN",
        contract_deck="DDN",
    )
    table.play("end")
    assert table.public["ending"] == "pile_empty"


@pytest.mark.rule("5.4")
def test_5_4_ruling_the_guard_looks_only_when_the_turn_comes_back_to_the_first_player() -> None:
    table = undermining(players=3, turn="orange", first="green", round=30, progress_round=2)
    table.play("end")
    assert table.public["phase"] == "playing"
    table.play("end")
    assert table.public["ending"] == "no_progress"
