"""The games for OpenSpiel: importing this registers `digsite_dig_mars`, `digsite_undermining`.

All chance of both games is in the deal, and there are far too many deals to list them. So the game
is of the kind that OpenSpiel calls sampled stochastic: it begins with one chance node that has one
outcome, "deal", behind which a deal is drawn. `resample_from_infostate` deals anew what the player
cannot know. An information state is a string only (all that the player was ever told); the tensor
is an observation, the row that `digsite.envs.describe` explains.

>>> import pyspiel
>>> import digsite.envs.openspiel
>>> game = pyspiel.load_game("digsite_dig_mars(players=3)")
>>> game.num_players(), game.num_distinct_actions()
(3, 1364)
"""

import json
import secrets
from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final

import numpy as np
import pyspiel

from digsite.core.batches import WIN, reward_of
from digsite.core.chance import seeded
from digsite.core.game import Game, find, names
from digsite.core.observation import flat

DEAL: Final = 0
LONGEST_GAME: Final = 20_000
DRAWN: Final = -1


class Position:
    """A game's state with what every player was told on the way; copies are independent."""

    def __init__(self, game: Game, state: Any, told: list[list[str]]) -> None:
        self.game, self.state, self.told = game, state, told

    def __deepcopy__(self, memo: dict[int, Any]) -> "Position":
        state = None if self.state is None else self.state.copy()
        return Position(self.game, state, [list(heard) for heard in self.told])

    def play(self, action: int) -> None:
        before = self.state.copy()
        self.game.kernels["play"](self.state, action)
        events = self.game.events(before, action, self.state)
        for player, heard in enumerate(self.told):
            heard.append(json.dumps(self.game.events_for(events, player)))


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games with its parameters: players, seed (-1: drawn) and the game's options."""

    kind: Any
    name: str

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.game = find(self.name)
        self.edition = self.game.default_edition()
        self.players = int(given.get("players", self.game.players[0]))
        offered = self.edition.options
        self.options = {name: given.get(name, offered[name][0]) for name in offered}
        seed = int(given.get("seed", DRAWN))
        self.random = Random(secrets.randbits(64) if seed == DRAWN else seed)
        first = self.deal(0)
        self.planes = self.game.planes(first)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.game.actions.size,
            max_chance_outcomes=1,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST_GAME,
        )
        super().__init__(self.kind, info, given)

    def deal(self, seed: int) -> Any:
        """A new game from a seed."""
        return self.game.new_state(
            self.players, seed=seed, options=self.options, first=-1, edition=self.edition
        )

    def new_initial_state(self) -> "SpielState":
        return SpielState(self, self.random.getrandbits(64))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SpielObserver(self, kind, params)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position, or the moment before the deal."""

    def __init__(self, game: SpielGame, seed: int) -> None:
        super().__init__(game)
        self.seed, self.position = (
            seed,
            Position(game.game, None, [[] for _ in range(game.players)]),
        )
        self.dealt = False

    def current_player(self) -> int:
        if not self.dealt:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(self.position.state.seat)

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.game.legal_ids(self.position.state)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(DEAL, 1.0)]

    def _apply_action(self, action: int) -> None:
        if self.dealt:
            self.position.play(action)
        else:
            self.position.state = self.get_game().deal(self.seed)
            self.dealt = True

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return "deal"
        return str(self.position.game.actions.notations[action])

    def is_terminal(self) -> bool:
        return self.dealt and bool(self.position.state.ending != 0)

    def returns(self) -> list[float]:
        """1 for a win, shared by those who share it; all add up to nothing."""
        if not self.is_terminal():
            return [0.0] * len(self.position.told)
        state = self.position.state
        return [reward_of(state, seat, WIN) for seat in range(state.players)]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A state that the player cannot tell from this one, everything unknown dealt anew.

        What the others were told is kept as it was: only the player's own string is to be read.
        """
        other: SpielState = self.clone()
        if self.dealt:
            seed = int(sampler() * (1 << 53))
            other.position.game.kernels["redeal"](other.position.state, player, seeded(seed))
        return other

    def view(self, player: int) -> str:
        """What a player sees, as one line of JSON."""
        if not self.dealt:
            return "before the deal"
        game = self.get_game()
        return json.dumps(game.game.view(self.position.state, player, game.edition))

    def __str__(self) -> str:
        if not self.dealt:
            return "before the deal"
        game = self.get_game()
        return json.dumps(game.game.public(self.position.state, game.edition))


class SpielObserver:
    """What a player may know: the row and its planes, the view as a string."""

    def __init__(self, game: SpielGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"Observers take no parameters, not {params}.")
        self.recalls = bool(kind.perfect_recall)
        self.tensor = np.zeros(game.planes[-1].slice.stop, dtype=np.float32)
        self.dict = {plane.name: plane.of(self.tensor) for plane in game.planes}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0)
        if state.dealt:
            game = state.position.game
            row = game.observation_type()
            game.kernels["observe"](state.position.state, player, row)
            self.tensor[:] = flat(row)[: len(self.tensor)]

    def string_from(self, state: SpielState, player: int) -> str:
        seen = [f"player {player}", state.view(player)]
        if self.recalls:
            seen += state.position.told[player]
        return "\n".join(seen)


def _register(name: str) -> None:
    game = find(name)
    offered = game.default_edition().options
    parameters: dict[str, Any] = {"players": game.players[0], "seed": DRAWN}
    parameters |= {option: values[0] for option, values in offered.items()}
    kind = pyspiel.GameType(
        short_name=f"digsite_{name}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )
    made = type(f"{game.title.replace(' ', '')}Game", (SpielGame,), {"kind": kind, "name": name})
    pyspiel.register_game(kind, made)


for _name in names():
    _register(_name)
