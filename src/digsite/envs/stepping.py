"""Many games stepped at once, generic over the game.

Everything that goes in or out is one array with a line for each game. Only `rows` is an array of
structs; the others are indexed here and never handed on, because a bare array is counted in and
out of every function it is given to.
"""

from typing import Annotated, Final

from digsite.core.actions import Legal
from digsite.core.chance import Chance, draw
from digsite.core.dealing import deal
from digsite.core.generic import (
    GameState,
    Observation,
    legal_actions,
    observe,
    observe_changes,
    play,
    score,
    why_not,
)
from digsite.core.observation import Drawn
from digsite.core.rows import Grid, Lines, Row
from digsite.core.rule import kernel
from digsite.core.schema import Float32, Int8, Int16, Int32, Int64, Length, Struct, UInt32
from digsite.core.winning import share_of_win

DEAL: Final = -1
"""Instead of an action: the game is dealt anew."""
LOOK: Final = -2
"""Instead of an action: nothing is played, the observation and the mask are written again."""
WIN: Final = 0
MARGIN: Final = 1
FEW: Final = 31
NOT_KNOWN: Final = -1


class Remembered(Struct):
    """The legal actions in a game's mask, if they are few: as much as a line of a cache holds."""

    count: Int16
    ids: Annotated[list[Int16], Length(FEW)]


@kernel
def remember(legal: Legal, count: int, remembered: Remembered) -> None:
    """Keep the legal actions, if they are few."""
    remembered.count = count if count <= FEW else NOT_KNOWN
    for number in range(min(count, FEW)):
        remembered.ids[number] = legal.ids[number]


@kernel
def is_remembered(action: int, remembered: Remembered) -> bool:
    """Whether an action was legal when the list of the legal ones was made."""
    for number in range(remembered.count):
        if remembered.ids[number] == action:
            return True
    return False


@kernel
def first_refused(
    states: Row[GameState],
    remembered: Row[Remembered],
    actions: Row[Int64],
    size: int,
    start: int,
    stop: int,
) -> int:
    """The first of these games whose action is not legal, or -1.

    An action of the list is not asked about again; whatever is not in it, the rules decide.
    """
    for index in range(start, stop):
        action = int(actions[index])
        if not 0 <= action < size:
            return index
        if not is_remembered(action, remembered[index]) and why_not(states[index], action) != 0:
            return index
    return -1


@kernel
def step_games(
    states: Row[GameState],
    chances: Row[Chance],
    legals: Row[Legal],
    remembered: Row[Remembered],
    drawn: Row[Drawn],
    actions: Row[Int64],
    seeds: Grid[UInt32],
    episodes: Row[UInt32],
    rows: Lines[Observation],
    masks: Grid[Int8],
    rewards: Grid[Float32],
    terminations: Row[Int8],
    seats: Row[Int32],
    choices: Row[Int64],
    size: int,
    reward: int,
    again: int,
    whole: int,
    start: int,
    stop: int,
) -> None:
    """Play one legal action in each of these games; if `again`, one that ends is dealt anew.

    Rewards are those of the action just played; observation, mask and seat are of the seat whose
    turn it is then, and written from one end to the other if `whole`. `choices` gets one of its
    legal actions, each equally likely: here the list of them is at hand, while finding them again
    in a mask would cost as much as a step.
    """
    legal = legals[0]
    for index in range(start, stop):
        state = states[index]
        action = int(actions[index])
        if action != LOOK:
            terminations[index] = 0
            for number in range(state.players):
                rewards[index, number] = 0.0
        if action >= 0:
            play(state, action)
            if state.ending != 0:
                terminations[index] = 1
                for number in range(state.players):
                    rewards[index, number] = reward_of(state, number, reward)
        if action == DEAL or (again == 1 and state.ending != 0):
            low, middle = int(seeds[index, 0]), int(seeds[index, 1])
            deal(state, chances[index], low, middle, int(episodes[index]))
            episodes[index] += 1
        seats[index] = state.seat
        before = remembered[index]
        if whole == 1 or before.count == NOT_KNOWN:
            for number in range(size):
                masks[index, number] = 0
        else:
            for number in range(before.count):
                masks[index, before.ids[number]] = 0
        if whole == 1:
            observe(state, int(state.seat), rows[index])
        else:
            observe_changes(state, int(state.seat), rows[index], drawn[index])
        count = legal_actions(state, legal)
        for number in range(count):
            masks[index, legal.ids[number]] = 1
        remember(legal, count, before)
        if action != LOOK:
            choices[index] = legal.ids[draw(chances[index], count)] if count > 0 else 0


@kernel
def reward_of(state: GameState, seat: int, reward: int) -> float:
    """What a finished game is worth to a seat; all seats' rewards add up to nothing."""
    others = int(state.players) - 1
    if reward == MARGIN:
        return margin(state, seat, others)
    return ((others + 1) * share_of_win(state, seat) - 1.0) / others


@kernel
def margin(state: GameState, seat: int, others: int) -> float:
    """How far a seat's score is above what the others have on average."""
    total = 0
    for number in range(state.players):
        if number != seat:
            total += score(state, number)
    return score(state, seat) - total / others


@kernel
def observe_games(
    states: Row[GameState], seats: Row[Int64], rows: Lines[Observation], start: int, stop: int
) -> None:
    """Write what one seat of each game may know, whoever's turn it is."""
    for index in range(start, stop):
        observe(states[index], int(seats[index]), rows[index])
