"""Many games stepped at once, generic over the game.

Everything that goes in or out is one array with a line for each game.
"""

from typing import Annotated, Final

from digsite.core.actions import Legal
from digsite.core.chance import Chance, draw
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
from digsite.core.rows import Grid, Lines, Row, bundle
from digsite.core.rule import kernel
from digsite.core.schema import Float32, Int8, Int16, Int32, Int64, Length, Struct, UInt32
from digsite.core.seeded_deals import deal
from digsite.core.win_share import share_of_win

DEAL: Final = -1
"""Instead of an action: the next game is dealt in its place."""
LOOK: Final = -2
"""Instead of an action: nothing is played, the observation and the mask are written again."""
WIN: Final = 0
MARGIN: Final = 1
FEW: Final = 31
NOT_KNOWN: Final = -1


class Remembered(Struct):
    """The legal actions in a game's mask, if they are few: as many as fit in a cache line."""

    count: Int16
    ids: Annotated[list[Int16], Length(FEW)]


@bundle
class Games:
    """The games, and what they are dealt and played by."""

    states: Row[GameState]
    chances: Row[Chance]
    seeds: Grid[UInt32]
    episodes: Row[UInt32]
    """The number of the game that will be dealt next."""


@bundle
class Shown:
    """What is told of every game after a step, and what was written last."""

    rows: Lines[Observation]
    masks: Grid[Int8]
    seats: Row[Int32]
    choices: Row[Int64]
    rewards: Grid[Float32]
    terminations: Row[Int8]
    remembered: Row[Remembered]
    drawn: Row[Drawn]


@bundle
class Part:
    """The games of one thread, and its room for a list of legal actions."""

    legals: Row[Legal]
    start: int
    stop: int


@bundle
class Stepping:
    """How games are stepped."""

    actions: int
    """How many actions the game's table has."""
    reward: int
    again: bool
    """Whether a game that ends is followed by a new one at once."""
    whole: bool
    """Whether observations and masks are written from one end to the other."""


@kernel
def step_games(
    games: Games, shown: Shown, chosen: Row[Int64], part: Part, stepping: Stepping
) -> None:
    """Play one legal action in each of these games.

    Rewards are those of the action just played; observation, mask and seat are of the seat whose
    turn it is then. `choices` gets one of its legal actions, each equally likely: here the list of
    them is at hand, while finding them again in a mask would cost as much as a step.
    """
    legal = part.legals[0]
    for index in range(part.start, part.stop):
        state = games.states[index]
        action = int(chosen[index])
        if action != LOOK:
            clear_result(shown, index, int(state.players))
        if action >= 0:
            play(state, action)
            if state.ending != 0:
                write_result(state, shown, index, stepping.reward)
        if action == DEAL or (stepping.again and state.ending != 0):
            deal_next(games, index)
        shown.seats[index] = state.seat
        if stepping.whole:
            observe(state, int(state.seat), shown.rows[index])
        else:
            observe_changes(state, int(state.seat), shown.rows[index], shown.drawn[index])
        count = legal_actions(state, legal)
        write_mask(shown, index, legal, count, stepping.actions, stepping.whole)
        if action != LOOK:
            chance = games.chances[index]
            shown.choices[index] = legal.ids[draw(chance, count)] if count > 0 else 0


@kernel
def deal_next(games: Games, index: int) -> None:
    """Deal the next game in the place of one."""
    low, middle = int(games.seeds[index, 0]), int(games.seeds[index, 1])
    deal(games.states[index], games.chances[index], low, middle, int(games.episodes[index]))
    games.episodes[index] += 1


@kernel
def clear_result(shown: Shown, index: int, players: int) -> None:
    """The game goes on, and nobody is rewarded."""
    shown.terminations[index] = 0
    for seat in range(players):
        shown.rewards[index, seat] = 0.0


@kernel
def write_result(state: GameState, shown: Shown, index: int, reward: int) -> None:
    """The game is over, with a reward for every seat."""
    shown.terminations[index] = 1
    for seat in range(state.players):
        shown.rewards[index, seat] = reward_of(state, seat, reward)


@kernel
def write_mask(
    shown: Shown, index: int, legal: Legal, count: int, actions: int, whole: bool
) -> None:
    """Mark the legal actions, and only those, and remember them if they are few."""
    remembered = shown.remembered[index]
    if whole or remembered.count == NOT_KNOWN:
        for action in range(actions):
            shown.masks[index, action] = 0
    else:
        for place in range(remembered.count):
            shown.masks[index, remembered.ids[place]] = 0
    for place in range(count):
        shown.masks[index, legal.ids[place]] = 1
    remembered.count = count if count <= FEW else NOT_KNOWN
    for place in range(min(count, FEW)):
        remembered.ids[place] = legal.ids[place]


@kernel
def first_refused(
    games: Games, shown: Shown, chosen: Row[Int64], part: Part, stepping: Stepping
) -> int:
    """The first of these games whose action is not legal, or -1.

    An action that is remembered is not asked about again; whatever is not, the rules decide.
    """
    for index in range(part.start, part.stop):
        action = int(chosen[index])
        if not 0 <= action < stepping.actions:
            return index
        if not is_remembered(action, shown.remembered[index]):
            if why_not(games.states[index], action) != 0:
                return index
    return -1


@kernel
def step_if_legal(
    games: Games, shown: Shown, chosen: Row[Int64], part: Part, stepping: Stepping
) -> int:
    """Step these games if all actions are legal; otherwise the first that is not, as above."""
    refused = first_refused(games, shown, chosen, part, stepping)
    if refused < 0:
        step_games(games, shown, chosen, part, stepping)
    return refused


@kernel
def is_remembered(action: int, remembered: Remembered) -> bool:
    """Whether an action was legal when the mask was written."""
    for place in range(remembered.count):
        if remembered.ids[place] == action:
            return True
    return False


@kernel
def reward_of(state: GameState, seat: int, reward: int) -> float:
    """What a finished game is worth to a seat; all seats' rewards add up to zero."""
    others = int(state.players) - 1
    if reward == MARGIN:
        return margin(state, seat, others)
    return ((others + 1) * share_of_win(state, seat) - 1.0) / others


@kernel
def margin(state: GameState, seat: int, others: int) -> float:
    """How far a seat's score is above what the others have on average."""
    total = 0
    for other in range(state.players):
        if other != seat:
            total += score(state, other)
    return score(state, seat) - total / others


@kernel
def observe_games(
    games: Games, seats: Row[Int64], rows: Lines[Observation], start: int, stop: int
) -> None:
    """Write what one seat of each game may know, whoever's turn it is."""
    for index in range(start, stop):
        observe(games.states[index], int(seats[index]), rows[index])
