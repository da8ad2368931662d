"""Gymnasium: one agent against named bots.

The agent sits on a seat drawn at every reset (or on the one it asks for); bots of a level play the
others, each shown only its own view. `action_masks()` is what MaskablePPO of sb3-contrib asks for;
the same mask is in every `info`. An action that is not legal loses the game at once: reward -1,
and `info["illegal"]` says why.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from digsite.bots import levels
from digsite.bots.players import Bot, make_bot
from digsite.core.errors import BadRequest, GameError
from digsite.envs import rendering
from digsite.envs.batch import batch
from digsite.envs.spaces import ActionSpace, observation_box

Row = NDArray[np.float32]
ILLEGAL = -1.0


class SoloEnv(gymnasium.Env[Row, np.int64]):
    """A game in which one seat is the agent's."""

    metadata = {"render_modes": list(rendering.RENDER_MODES), "render_fps": 2}

    def __init__(
        self,
        game: str,
        *,
        players: int | None = None,
        opponents: str | Sequence[str] = "casual",
        seat: int | None = None,
        options: Mapping[str, str] | None = None,
        edition: str | Path | None = None,
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        rendering.check_mode(render_mode)
        self.render_mode = render_mode
        self.table = batch(
            game,
            n=1,
            players=players,
            options=options,
            edition=edition,
            reward=reward,
            threads=1,
            autoreset=False,
        )
        others = self.table.players - 1
        named = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(named) != others:
            raise BadRequest(f"There must be {others} opponents, not {len(named)}.")
        self.levels = [levels.level(self.table.game, name) for name in named]
        if seat is not None:
            self.table.game.check_seat(self.table.state(0), seat)
        self.wished_seat = seat
        self.seat = 0 if seat is None else seat
        self.bots: dict[int, Bot] = {}
        self.observation_space = observation_box(self.table.planes)
        self.action_space = ActionSpace(self.table.game.actions.size)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Row, dict[str, Any]]:
        super().reset(seed=seed)
        draws = self.np_random.integers(0, 1 << 63, 1 + self.table.players).tolist()
        self.table.reset(seeds=draws[:1])
        drawn = int(self.np_random.integers(self.table.players))
        self.seat = drawn if self.wished_seat is None else self.wished_seat
        others = [seat for seat in range(self.table.players) if seat != self.seat]
        self.bots = {
            other: make_bot(self.table.game, self.table.players, level, seed=draws[1 + other])
            for other, level in zip(others, self.levels, strict=True)
        }
        self._play_bots()
        return self._observation(), self._info()

    def step(self, action: np.int64) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        try:
            self.table.step(np.array([action]))
        except GameError as error:
            info = self._info() | {"illegal": error.message}
            return self._observation(), ILLEGAL, True, False, info
        self._play_bots()
        over = bool(self.table.terminations[0])
        reward = float(self.table.rewards[0, self.seat]) if over else 0.0
        return self._observation(), reward, over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now."""
        mask: NDArray[np.bool_] = self.table.masks[0].astype(np.bool_)
        return mask

    def render(self) -> Any:
        """The agent's view, in the render mode."""
        return rendering.render(self.table.seen_by(0, self.seat), self.render_mode)

    def _play_bots(self) -> None:
        table = self.table
        while not table.terminations[0] and table.seats[0] != self.seat:
            seat = int(table.seats[0])
            choice = self.bots[seat].choose(table.seen_by(0, seat))
            table.step(np.array([choice.id]))

    def _observation(self) -> Row:
        row: Row = self.table.observe([self.seat])[0]
        return row

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.table.masks[0].copy(), "seat": self.seat}
