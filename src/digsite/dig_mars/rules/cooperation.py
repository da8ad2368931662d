"""Chapter 5, Cooperation and splitting."""

from digsite.core.rule import rule
from digsite.dig_mars.table.state import State


@rule("5.1")
def helping_stations(state: State, space: int) -> int:
    """Every station on the space beyond the first helps, one's own or not; nobody can refuse."""
    stations = 0
    for seat in range(state.players):
        stations += state.seats[seat].stations[space]
    return stations - 1


@rule("5.2")
def players_on(state: State, space: int) -> int:
    """How many players have a station on the space; two stations of one player are one share."""
    players = 0
    for seat in range(state.players):
        if state.seats[seat].stations[space] > 0:
            players += 1
    return players


@rule("5.2")
def split_fortune(state: State, space: int, fortune: int) -> None:
    """The players on the space share equally; the carrier also takes what cannot be split."""
    sharers = players_on(state, space)
    share = fortune // sharers
    for seat in range(state.players):
        if state.seats[seat].stations[space] > 0:
            state.seats[seat].fortune += share
    state.seats[state.seat].fortune += fortune - share * sharers
