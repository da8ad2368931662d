"""PettingZoo's agent-environment cycle, generic over the game (envs/modules.py).

Agents are named by the colour and the number of their seats, red_0 and so on. An observation is a
dictionary with the row of numbers that `describe` explains and the mask of legal actions, which is
zero for every agent but the one whose turn it is.
"""

import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.env_logger import EnvLogger

from digsite.core.errors import BadRequest, IllegalAction
from digsite.envs import rendering
from digsite.envs.batch import batch
from digsite.envs.games import Batch
from digsite.envs.spaces import ActionSpace, observation_box

AgentID = str


class TableEnv(AECEnv):  # type: ignore[misc]
    """One game of one kind; the constructor's `game` is the name of the game.

    After `max_cycles` actions of anybody the game is cut short without rewards.
    """

    def __init__(
        self,
        game: str,
        *,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        edition: str | Path | None = None,
        reward: str = "win",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        rendering.check_mode(render_mode)
        if max_cycles is not None and not (isinstance(max_cycles, int) and max_cycles >= 1):
            raise BadRequest("max_cycles must be a number from 1 up.")
        self.render_mode, self.max_cycles = render_mode, max_cycles
        self.metadata = {
            "name": f"{game}_v0",
            "render_modes": list(rendering.RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.table: Batch = batch(
            game,
            n=1,
            players=players,
            options=options,
            edition=edition,
            reward=reward,
            threads=1,
            autoreset=False,
        )
        colours = self.table.game.colours[: self.table.players]
        self.possible_agents = [f"{colour}_{seat}" for seat, colour in enumerate(colours)]
        size = self.table.game.actions.size
        both = spaces.Dict(
            {
                "observation": observation_box(self.table.planes),
                "action_mask": spaces.Box(0, 1, (size,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, both)
        self.action_spaces = {agent: ActionSpace(size) for agent in self.possible_agents}
        self.agents: list[AgentID] = []

    def observation_space(self, agent: AgentID) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: AgentID) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; without a seed it is one that nobody can guess."""
        self.table.reset(seeds=[secrets.randbits(64) if seed is None else seed])
        self.agents = self.possible_agents[:]
        self.cycles = 0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[AgentID, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._agent_to_act()

    def observe(self, agent: AgentID) -> dict[str, Any]:
        table = self.table
        if agent == self.agent_selection:
            # What is written after every step is of the seat whose turn it is.
            return {
                "observation": table.observations[0].copy(),
                "action_mask": table.masks[0].copy(),
            }
        seat = self.possible_agents.index(agent)
        return {
            "observation": table.observe([seat])[0],
            "action_mask": np.zeros_like(table.masks[0]),
        }

    def step(self, action: Any) -> None:
        """Play the selected agent's action; one that is not legal raises and changes nothing."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise BadRequest("An action is needed while the game goes on.")
        self.table.step_only(action)
        self._cumulative_rewards[agent] = 0.0
        self.cycles += 1
        self.agent_selection = self._agent_to_act()
        if self.table.terminations[0]:
            self.rewards = dict(
                zip(self.possible_agents, self.table.rewards[0].tolist(), strict=True)
            )
            self.terminations = dict.fromkeys(self.possible_agents, True)
            self._accumulate_rewards()
        elif self.cycles == self.max_cycles:
            self.truncations = dict.fromkeys(self.possible_agents, True)

    def render(self) -> Any:
        """The view of the agent selected, in the render mode."""
        view = self.table.seen_by(0, int(self.table.seats[0]))
        return rendering.render(view, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""

    def _agent_to_act(self) -> AgentID:
        return self.possible_agents[int(self.table.seats[0])]


class ForgivingEnv(TableEnv):
    """Ends the game at an action that is not legal, with -1 for whoever chose it.

    So do the wrappers that PettingZoo gives its own environments of classic games; three of them
    around every attribute took more time than everything else.
    """

    def step(self, action: Any) -> None:
        if not hasattr(self, "agent_selection"):
            EnvLogger.error_step_before_reset()
        agent = self.agent_selection
        try:
            super().step(action)
        except IllegalAction:
            EnvLogger.warn_on_illegal_move()
            self.rewards = dict.fromkeys(self.possible_agents, 0.0) | {agent: -1.0}
            self.terminations = dict.fromkeys(self.possible_agents, True)
            self.truncations = dict.fromkeys(self.possible_agents, True)
            self._cumulative_rewards[agent] = 0.0
            self._accumulate_rewards()
            self._deads_step_first()
