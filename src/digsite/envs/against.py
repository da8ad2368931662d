"""One agent in each of many games; bots without search play the other seats in the same call."""

from digsite.bots.choosing import choose_by_looks
from digsite.core.actions import Legal
from digsite.core.chance import Chance
from digsite.core.dealing import deal
from digsite.core.generic import GameState, Observation, legal_actions, observe, play
from digsite.core.rows import Grid, Lines, Row
from digsite.core.rule import kernel
from digsite.core.schema import Float32, Int8, Int32, Int64, UInt32
from digsite.envs.stepping import DEAL, LOOK, reward_of


@kernel
def play_others(
    state: GameState, agent: int, legal: Legal, chance: Chance, temperature: float
) -> None:
    """Play the other seats until it is the agent's turn or the game is over."""
    while state.ending == 0 and state.seat != agent:
        count = legal_actions(state, legal)
        play(state, choose_by_looks(state, legal, count, chance, temperature))


@kernel
def step_against(
    states: Row[GameState],
    chances: Row[Chance],
    legals: Row[Legal],
    actions: Row[Int64],
    seeds: Grid[UInt32],
    episodes: Row[UInt32],
    agents: Row[Int32],
    rows: Lines[Observation],
    finals: Lines[Observation],
    masks: Grid[Int8],
    rewards: Row[Float32],
    terminations: Row[Int8],
    size: int,
    reward: int,
    temperature: float,
    start: int,
    stop: int,
) -> None:
    """Play the agent's legal action in each of these games, and then the others.

    A game that ends is dealt anew at once, and the agent takes the next seat of the new one; what
    the agent saw last is in `finals`.
    """
    legal = legals[0]
    for index in range(start, stop):
        state = states[index]
        chance = chances[index]
        action = int(actions[index])
        if action != LOOK:
            rewards[index] = 0.0
            terminations[index] = 0
        if action >= 0:
            play(state, action)
            play_others(state, int(agents[index]), legal, chance, temperature)
            if state.ending != 0:
                terminations[index] = 1
                rewards[index] = reward_of(state, int(agents[index]), reward)
                observe(state, int(agents[index]), finals[index])
        if action == DEAL or state.ending != 0:
            low, middle = int(seeds[index, 0]), int(seeds[index, 1])
            deal(state, chance, low, middle, int(episodes[index]))
            episodes[index] += 1
            agents[index] = (agents[index] + 1) % state.players
            play_others(state, int(agents[index]), legal, chance, temperature)
        observe(state, int(agents[index]), rows[index])
        count = legal_actions(state, legal)
        for number in range(size):
            masks[index, number] = 0
        for number in range(count):
            masks[index, legal.ids[number]] = 1
