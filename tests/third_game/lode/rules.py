"""The rules in the order of RULES.md.

They are written in the kernel dialect (`digsite.core.rule`), so that the same text runs on plain
objects at the table and, translated to C, in searches and simulations.
"""

from typing import Final

from digsite.core.actions import Legal, admit
from digsite.core.chance import Chance, draw, forget
from digsite.core.forms import UNKNOWN
from digsite.core.rounds import is_last_of_round, pass_turn
from digsite.core.rule import kernel, rule
from tests.third_game.lode.state import (
    ACTIONS,
    CLAIMS,
    MOST_GOLD,
    MOST_PLAYERS,
    ROUNDS,
    TABLE,
    Claim,
    Ending,
    Reason,
    State,
)

PEEK: Final = TABLE.offset("peek")
DIG: Final = TABLE.offset("dig")
END: Final = TABLE.offset("end")
REVEALING: Final = TABLE.belongs_to("peek", "dig", "end")


@rule("1.1", "1.2")
def set_up(state: State, first: int) -> None:
    """Set everything that play changes: simulations deal one game after the other in one state."""
    for index in range(CLAIMS):
        claim = state.claims[index]
        claim.gold = UNKNOWN
        claim.dug = False
        for seat in range(MOST_PLAYERS):
            claim.seen[seat] = False
    deal(state, state.chance)
    for seat in range(MOST_PLAYERS):
        state.seats[seat].at = 0
        state.seats[seat].gold = 0
        state.won[seat] = False
    # Drawn even where it is given, so that a seed deals the same nuggets either way.
    drawn = draw(state.chance, int(state.players))
    state.first = drawn if first < 0 else first
    state.seat = state.first
    state.round = 1
    state.actions_left = ACTIONS
    state.ending = Ending.NONE


@rule("1.1")
def deal(state: State, chance: Chance) -> None:
    """Lay nuggets that are not in sight on all claims whose gold is unknown, each equally likely.

    At set-up these are all claims; a search deals anew what its seat cannot know.
    """
    for index in range(CLAIMS):
        if state.claims[index].gold == UNKNOWN:
            unseen = 0
            for gold in range(MOST_GOLD + 1):
                unseen += nuggets_left(state, gold)
            drawn = draw(chance, unseen)
            gold = 0
            while drawn >= nuggets_left(state, gold):
                drawn -= nuggets_left(state, gold)
                gold += 1
            state.claims[index].gold = gold


@kernel
def nuggets_left(state: State, gold: int) -> int:
    """How many nuggets of this worth are not in sight."""
    count = int(state.box[gold])
    for index in range(CLAIMS):
        if state.claims[index].gold == gold:
            count -= 1
    return count


@kernel
def here(state: State) -> Claim:
    """Where the active player stands."""
    return state.claims[state.seats[state.seat].at]


@rule("2.1", "3.1", "3.2", "3.3")
def why_not(state: State, action: int) -> Reason:
    """The reason against an action, or OK; it may depend only on what the active player knows."""
    if state.ending != Ending.NONE:
        return Reason.GAME_OVER
    if action == END:
        return Reason.OK
    if state.actions_left == 0:
        return Reason.TURN_NO_ACTIONS_LEFT
    if action < PEEK:
        same = action == state.seats[state.seat].at
        return Reason.GO_SAME_CLAIM if same else Reason.OK
    claim = here(state)
    if action == DIG:
        return Reason.DIG_NO_NUGGET if claim.dug else Reason.OK
    if claim.dug:
        return Reason.PEEK_NO_NUGGET
    return Reason.PEEK_ALREADY_SEEN if claim.seen[state.seat] else Reason.OK


@kernel
def legal_actions(state: State, legal: Legal) -> int:
    """Twelve questions are quickly asked; a game with hundreds of actions would ask fewer."""
    count = 0
    for action in range(END + 1):
        count = admit(why_not(state, action), action, legal, count)
    return count


@rule("3.1", "3.2", "3.3")
def play(state: State, action: int) -> None:
    """Play an action that is legal: nothing is asked again here."""
    if action == END:
        end_turn(state)
        return
    state.actions_left -= 1
    if action < PEEK:
        state.seats[state.seat].at = action
    elif action == PEEK:
        here(state).seen[state.seat] = True
    else:
        here(state).dug = True
        state.seats[state.seat].gold += here(state).gold
        maybe_end_with_last_nugget(state)


@rule("4.1")
def maybe_end_with_last_nugget(state: State) -> None:
    for index in range(CLAIMS):
        if not state.claims[index].dug:
            return
    end_game(state, Ending.LAST_NUGGET)


@rule("2.1", "4.1")
def end_turn(state: State) -> None:
    if state.round == ROUNDS and is_last_of_round(state):
        end_game(state, Ending.LAST_ROUND)
    else:
        pass_turn(state)
        state.actions_left = ACTIONS


@rule("4.2")
def end_game(state: State, ending: int) -> None:
    state.ending = ending
    state.actions_left = 0
    most = 0
    for seat in range(state.players):
        most = max(most, score(state, seat))
    for seat in range(state.players):
        state.won[seat] = score(state, seat) == most


@kernel
def score(state: State, seat: int) -> int:
    return int(state.seats[seat].gold)


@rule("5.1")
def blind(state: State, seat: int) -> None:
    """Leave only what a seat may know; any number that is no seat is a spectator.

    This is the one door through which a state leaves: what is not hidden here, all are told.
    """
    forget(state.chance)
    for index in range(CLAIMS):
        claim = state.claims[index]
        if not (claim.dug or (0 <= seat < state.players and claim.seen[seat])):
            claim.gold = UNKNOWN


@rule("5.1")
def redeal(state: State, seat: int, chance: Chance) -> None:
    """Deal from what `blind` leaves and nothing else, so that no search can peek."""
    blind(state, seat)
    deal(state, chance)


@kernel
def reveals(state: State, action: int) -> bool:
    """What shows anybody something new, or passes the turn on, cannot be taken back."""
    return REVEALING[action]


@kernel
def broken_invariant(state: State) -> int:
    """The number of a promise that the state breaks; tests ask it after every move."""
    for gold in range(MOST_GOLD + 1):
        if nuggets_left(state, gold) != 0:
            return 1
    return 0
