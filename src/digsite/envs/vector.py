"""Gymnasium's vector environment: one agent in each of many games, stepped in one compiled call.

Bots without search (random, beginner, casual) play the other seats in the same call. A game that
ends is followed by a new one in the same step, where the agent takes the next seat. `final_obs` and
`final_info` are then what the finished game's agent saw last, as in Gymnasium's own vector
environments. `info` has the masks and the seats; they, like the observations, are the same arrays
at every step.
"""

import os
from collections.abc import Mapping
from math import isinf
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from digsite.bots import levels
from digsite.bots.policy import ANYTHING
from digsite.core import kernels
from digsite.core.errors import BadRequest
from digsite.envs.against import Agents, step_against
from digsite.envs.arrays import copy_rows, rows_over
from digsite.envs.batch import batch
from digsite.envs.games import Batch
from digsite.envs.spaces import observation_box
from digsite.envs.stepping import DEAL


class SoloVectorEnv(VectorEnv[Any, Any, Any]):
    """Many games in each of which one seat is the agent's; see the module for what is shared."""

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        players: int | None = None,
        opponents: str = "casual",
        options: Mapping[str, str] | None = None,
        edition: str | Path | None = None,
        reward: str = "win",
        threads: int | None = None,
    ) -> None:
        self.num_envs = num_envs
        self.games: Batch = batch(
            game,
            n=num_envs,
            players=players,
            options=options,
            edition=edition,
            reward=reward,
            threads=threads or os.cpu_count(),
        )
        level = levels.level(self.games.game, opponents)
        if level.iterations:
            raise BadRequest(f"Bots of level {opponents!r} search: they play in SoloEnv alone.")
        compiled = self.games.compiled
        self.seats = np.zeros(num_envs, dtype=np.int32)
        self.rewards = np.zeros(num_envs, dtype=np.float32)
        self._finals = np.zeros_like(self.games.observations)
        self._agents = Agents(
            self.seats,
            self.rewards,
            rows_over(self._finals, self.games.game.observation_type, compiled=compiled),
            ANYTHING if isinf(level.temperature) else level.temperature,
        )
        games, step = self.games, kernels.bind(step_against, self.games.game, compiled=compiled)
        played, shown, chosen = games.played, games.shown, games.chosen
        self._steps = [
            kernels.prepared(step, played, shown, self._agents, chosen, part, games.stepping)
            for part in games.parts
        ]
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space = observation_box(self.games.planes)
        self.single_action_space = spaces.Discrete(self.games.game.actions.size)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Deal all games; the agent's seats go round from game to game."""
        drawn = np.random.SeedSequence(seed).generate_state(2 * self.num_envs)
        self.games.seeds[:] = drawn.reshape(self.num_envs, 2)
        self.games.episodes[:] = 0
        self.seats[:] = np.arange(self.num_envs) % self.games.players
        self.games.chosen[:] = DEAL
        self._run()
        return self.games.observations, self._info()

    def step(
        self, actions: ArrayLike
    ) -> tuple[
        NDArray[np.float32],
        NDArray[np.float32],
        NDArray[np.bool_],
        NDArray[np.bool_],
        dict[str, Any],
    ]:
        """Play the agent's action in every game; if one is not legal, none is played."""
        self.games.choose(actions)
        seats = self.seats.copy()
        self._run()
        over = self.games.terminations
        info = self._info() | (self._last_of(seats) if over.any() else {})
        return self.games.observations, self.rewards, over, np.zeros_like(over), info

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal in each game now."""
        masks: NDArray[np.bool_] = self.games.masks.view(np.bool_)
        return masks

    def _info(self) -> dict[str, Any]:
        all_have = np.ones(self.num_envs, dtype=np.bool_)
        return {
            "action_mask": self.games.masks,
            "_action_mask": all_have,
            "seat": self.seats,
            "_seat": all_have,
        }

    def _last_of(self, seats: NDArray[np.int32]) -> dict[str, Any]:
        """The end of the games that ended, in the form of Gymnasium's own vector environments."""
        over = self.games.terminations.copy()
        rows = np.full(self.num_envs, None, dtype=object)
        for index in np.flatnonzero(over):
            rows[index] = self._finals[index].copy()
        info = {
            "action_mask": np.zeros_like(self.games.masks),
            "_action_mask": over,
            "seat": np.where(over, seats, 0),
            "_seat": over,
        }
        return {"final_obs": rows, "_final_obs": over, "final_info": info, "_final_info": over}

    def _run(self) -> None:
        games = self.games
        games.pool.run(self._steps)
        copy_rows(games.rows, games.observations)
        copy_rows(self._agents.finals, self._finals)
