"""One agent in each of many games; bots without search play the other seats in the same call."""

from digsite.bots.policy import choose_by_looks
from digsite.core.actions import Legal
from digsite.core.chance import Chance
from digsite.core.generic import GameState, Observation, legal_actions, observe, play
from digsite.core.rows import Lines, Row, bundle
from digsite.core.rule import kernel
from digsite.core.schema import Float32, Int32, Int64
from digsite.envs.stepping import (
    DEAL,
    LOOK,
    Games,
    Part,
    Shown,
    Stepping,
    deal_next,
    reward_of,
    write_mask,
)


@bundle
class Agents:
    """The agent of each game: its seat, its reward, and what it saw last of the game before."""

    seats: Row[Int32]
    rewards: Row[Float32]
    finals: Lines[Observation]
    temperature: float
    """How noisily the others play."""


@kernel
def step_against(
    games: Games,
    shown: Shown,
    agents: Agents,
    chosen: Row[Int64],
    part: Part,
    stepping: Stepping,
) -> None:
    """Play the agent's legal action in each of these games, and then the others.

    A game that ends is followed by a new one at once, where the agent takes the next seat.
    """
    legal = part.legals[0]
    for index in range(part.start, part.stop):
        state, chance = games.states[index], games.chances[index]
        action = int(chosen[index])
        if action != LOOK:
            agents.rewards[index] = 0.0
            shown.terminations[index] = 0
        if action >= 0:
            play(state, action)
            play_others(state, int(agents.seats[index]), legal, chance, agents.temperature)
            if state.ending != 0:
                end_for_agent(state, shown, agents, index, stepping.reward)
        if action == DEAL or state.ending != 0:
            deal_next(games, index)
            agents.seats[index] = (agents.seats[index] + 1) % state.players
            play_others(state, int(agents.seats[index]), legal, chance, agents.temperature)
        shown.seats[index] = agents.seats[index]
        observe(state, int(agents.seats[index]), shown.rows[index])
        count = legal_actions(state, legal)
        write_mask(shown, index, legal, count, stepping.actions, True)


@kernel
def play_others(
    state: GameState, agent: int, legal: Legal, chance: Chance, temperature: float
) -> None:
    """Play the other seats until it is the agent's turn or the game is over."""
    while state.ending == 0 and state.seat != agent:
        count = legal_actions(state, legal)
        play(state, choose_by_looks(state, legal, count, chance, temperature))


@kernel
def end_for_agent(state: GameState, shown: Shown, agents: Agents, index: int, reward: int) -> None:
    """The agent's reward and last observation of a game that is over."""
    seat = int(agents.seats[index])
    shown.terminations[index] = 1
    agents.rewards[index] = reward_of(state, seat, reward)
    observe(state, seat, agents.finals[index])
