"""Every promise about a state can be broken, and then the breach is found."""

from collections.abc import Callable
from typing import Any

import pytest

from digsite.undermining.data.invariants import Invariant, broken_invariant
from digsite.undermining.table.state import NOBODY, Phase, State, Tile
from tests.games import SETTINGS

SETTING = next(setting for setting in SETTINGS if str(setting) == "undermining-3-bedrock")
A2, D3, S1 = 16, 35, 192


def playing_state() -> State:
    """The first round of a game, in which all have entered and nothing else has happened yet."""
    state: State = SETTING.new_state(1)
    for _ in range(3):
        for action in ("enter s1", "end"):
            SETTING.game.rules.play(state, SETTING.game.actions.parse(action))
    return state


def tile_too_many(state: State) -> None:
    state.tiles[:20] = [Tile.XANIUM] * 12 + state.tiles[12:20]


def cargo_from_nowhere(state: State) -> None:
    state.seats[0].cargo[5] = 11


def tunnel_under_a_tile(state: State) -> None:
    state.tunnels[1] = 1


def tunnel_forgotten(state: State) -> None:
    state.tiles[A2] = Tile.NONE


def tile_on_bedrock(state: State) -> None:
    state.tiles[D3] = state.tiles[A2]
    state.tiles[A2] = Tile.NONE
    state.tunnels[1] = 1


def umv_on_a_tile(state: State) -> None:
    state.seats[0].at = A2


def umv_on_bedrock(state: State) -> None:
    state.seats[0].at = D3


def umvs_together(state: State) -> None:
    state.tiles[A2], state.tunnels[1] = Tile.NONE, 1
    state.seats[0].at = state.seats[2].at = A2


def cargo_too_much(state: State) -> None:
    state.tiles[A2:] = [Tile.NONE] * len(state.tiles[A2:])
    state.tunnels[1:10] = [0xFFF & ~row for row in state.board.bedrock[1:10]]
    state.seats[0].cargo[0] = 3


def debt(state: State) -> None:
    state.seats[0].warehouse[3] = -1


def too_many_batteries(state: State) -> None:
    state.seats[0].batteries = 9


def equipment_made(state: State) -> None:
    state.seats[0].equipment[1] = 1


def too_many_upgrades(state: State) -> None:
    state.seats[0].equipment = [2, 2, 1, 1]
    state.workshop = [2, 2, 3, 3]


def star_lost(state: State) -> None:
    state.contracts[0].left -= 1


def stars_for_nothing(state: State) -> None:
    state.seats[1].star_bucks = 8


def contract_twice(state: State) -> None:
    state.contracts[0].needs = state.contracts[1].needs


def contract_lost(state: State) -> None:
    state.contracts_left -= 1


def hole_in_the_deck(state: State) -> None:
    state.contract_deck[0] = 0


def card_twice(state: State) -> None:
    state.tech_deck[0] = state.tech_deck[1]


def card_in_deck_and_hand(state: State) -> None:
    state.seats[0].tech, state.seats[0].tech_count = 1, 1


def cards_miscounted(state: State) -> None:
    state.seats[0].tech_count = 1


def too_many_actions(state: State) -> None:
    state.actions_left = 60


def steps_without_bits(state: State) -> None:
    state.drill_steps_left = 1


def too_long_without_progress(state: State) -> None:
    state.round = 20


def last_turns_too_early(state: State) -> None:
    state.last_turns, state.last_seat = True, 1


def nobody_has_the_last_turn(state: State) -> None:
    state.last_seat = NOBODY + 1


def winner_too_early(state: State) -> None:
    state.won[1] = True


def over_without_winner(state: State) -> None:
    state.phase, state.actions_left = Phase.OVER, 0


def actions_after_the_end(state: State) -> None:
    state.phase, state.won[0] = Phase.OVER, True


def uplink_after_the_end(state: State) -> None:
    over_without_winner(state)
    state.uplink = True


def working_room_in_use(state: State) -> None:
    state.reach.reached[7] = 1


def working_room_not_cleared(state: State) -> None:
    state.reach.occupied[7] = 1


@pytest.mark.parametrize(
    ("spoil", "broken"),
    [
        (tile_too_many, Invariant.TILES_FROM_THE_BOX),
        (cargo_from_nowhere, Invariant.TILES_FROM_THE_BOX),
        (tunnel_under_a_tile, Invariant.TUNNELS_HOLD_NO_TILE),
        (tunnel_forgotten, Invariant.TUNNELS_HOLD_NO_TILE),
        (tile_on_bedrock, Invariant.TUNNELS_HOLD_NO_TILE),
        (umv_on_a_tile, Invariant.UMVS_APART),
        (umv_on_bedrock, Invariant.UMVS_APART),
        (umvs_together, Invariant.UMVS_APART),
        (cargo_too_much, Invariant.CARGO_WITHIN_BAYS),
        (debt, Invariant.CARGO_WITHIN_BAYS),
        (too_many_batteries, Invariant.BATTERIES_IN_RANGE),
        (equipment_made, Invariant.EQUIPMENT_CONSERVED),
        (too_many_upgrades, Invariant.EQUIPMENT_CONSERVED),
        (star_lost, Invariant.STARS_CONSERVED),
        (stars_for_nothing, Invariant.STARS_CONSERVED),
        (contract_twice, Invariant.CONTRACTS_FROM_THE_BOX),
        (contract_lost, Invariant.CONTRACTS_FROM_THE_BOX),
        (hole_in_the_deck, Invariant.CONTRACTS_FROM_THE_BOX),
        (card_twice, Invariant.CARDS_FROM_THE_BOX),
        (card_in_deck_and_hand, Invariant.CARDS_FROM_THE_BOX),
        (cards_miscounted, Invariant.CARDS_FROM_THE_BOX),
        (too_many_actions, Invariant.TURN_IN_RANGE),
        (steps_without_bits, Invariant.TURN_IN_RANGE),
        (too_long_without_progress, Invariant.TURN_IN_RANGE),
        (actions_after_the_end, Invariant.TURN_IN_RANGE),
        (uplink_after_the_end, Invariant.TURN_IN_RANGE),
        (last_turns_too_early, Invariant.LAST_TURNS_WITH_A_PILE),
        (nobody_has_the_last_turn, Invariant.LAST_TURNS_WITH_A_PILE),
        (winner_too_early, Invariant.OVER_HAS_WINNERS),
        (over_without_winner, Invariant.OVER_HAS_WINNERS),
        (working_room_in_use, Invariant.WORKING_ROOM_EMPTY),
        (working_room_not_cleared, Invariant.WORKING_ROOM_EMPTY),
    ],
)
def test_a_broken_promise_is_found(spoil: Callable[[State], Any], broken: Invariant) -> None:
    state = playing_state()
    assert broken_invariant(state) == Invariant.NONE
    spoil(state)
    assert broken_invariant(state) == broken
