"""The games for OpenSpiel: importing this registers each of them, as `digsite_dig_mars` and so on.

All chance of a game is in the deal, and a deal follows from a seed. Chance draws that seed byte
by byte, in eight chance nodes of 256 equally likely outcomes: so the history tells the whole game,
and every deal is possible. `resample_from_infostate` deals again what the player cannot know. An
information state is a string only (all that the player was ever told); the tensor is an
observation, the row that `digsite.envs.describe` explains.

>>> import pyspiel
>>> import digsite.envs.openspiel
>>> game = pyspiel.load_game("digsite_dig_mars(players=3)")
>>> game.num_players(), game.num_distinct_actions()
(3, 1364)
"""

import json
from collections.abc import Callable, Mapping
from typing import Any, Final

import numpy as np
import pyspiel

from digsite.core.game import find, names
from digsite.envs.position import NOT_DEALT, SEED_BYTES, Position
from digsite.envs.single import OVER, dealer

OUTCOMES: Final = 256
EQUALLY_LIKELY: Final = [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]
LONGEST_GAME: Final = 20_000


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games with its parameters: players and the game's options."""

    kind: Any
    name: str

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        game = find(self.name)
        offered = game.default_edition().options
        options = ((name, given.get(name, values[0])) for name, values in offered.items())
        players = int(given.get("players", game.players[0]))
        self.dealer = dealer(self.name, players, tuple(options))
        info = pyspiel.GameInfo(
            num_distinct_actions=game.actions.size,
            max_chance_outcomes=OUTCOMES,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST_GAME,
        )
        super().__init__(self.kind, info, given)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return SEED_BYTES

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SpielObserver(self, kind, params)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position, or a moment before the deal.

    OpenSpiel copies and serializes the attributes of this object along with the history.
    """

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position = Position(game.dealer)

    @property
    def dealt(self) -> bool:
        return self.position.player != NOT_DEALT

    def current_player(self) -> int:
        return self.position.player

    def is_terminal(self) -> bool:
        return self.position.player == OVER

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return EQUALLY_LIKELY

    def returns(self) -> list[float]:
        """1 for a win, shared by those who share it; the returns add up to zero."""
        return self.position.single.returns() if self.dealt else [0.0] * self.num_players()

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.single.legal_ids()

    def _apply_action(self, action: int) -> None:
        if self.dealt:
            self.position.play(action)
        else:
            self.position.draw(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed byte {action}"
        return str(self.position.dealer.game.actions.notations[action])

    # OpenSpiel would answer these by the methods above, going from Python to C++ and back several
    # times; whoever asks in Python is answered at once, in all but the rare cases.

    def is_chance_node(self) -> bool:
        return self.position.player == NOT_DEALT

    def legal_actions(self, player: int | None = None) -> list[int]:
        position = self.position
        asked = position.player if player is None else player
        if asked == position.player >= 0:
            return position.single.legal_ids().copy()
        rare: list[int] = super().legal_actions(asked)
        return rare

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        position = self.position
        asked = position.player if player is None else player
        if asked == position.player >= 0:
            mask = [0] * position.dealer.game.actions.size
            for action in position.single.legal_ids():
                mask[action] = 1
            return mask
        rare: list[int] = super().legal_actions_mask(asked)
        return rare

    def observation_tensor(self, player: int | None = None) -> list[float]:
        position = self.position
        asked = position.player if player is None else player
        if position.player != NOT_DEALT and 0 <= asked < position.dealer.players:
            return position.single.numbers(asked)
        rare: list[float] = super().observation_tensor(asked)
        return rare

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A state that the player cannot tell from this one: everything unknown is dealt again.

        Its strings and tensors fit the new deal for every player. Its history is still that of this
        state: no seed is known that would deal it.
        """
        other: SpielState = self.clone()
        if self.dealt:
            other.position.redeal(player, int(sampler() * (1 << 53)))
        return other

    def view(self, player: int | None) -> str:
        """What a player (or a spectator) knows as one line of JSON, or that there is no deal."""
        return (
            json.dumps(self.position.seen_by(player).public()) if self.dealt else "before the deal"
        )

    def __str__(self) -> str:
        if not self.dealt:
            return "before the deal"
        position = self.position
        public = position.dealer.game.public(position.heard.state, position.dealer.edition)
        return json.dumps(public)


class SpielObserver:
    """What a player may know: the row and its planes, the view as a string.

    Of what is public alone, or of all that was ever told, there is a string but no tensor.
    """

    def __init__(self, game: SpielGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"Observers take no parameters, not {params}.")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("Nobody may know what all players know.")
        self.recalls = bool(kind.perfect_recall)
        self.spectates = bool(kind.private_info == pyspiel.PrivateInfoType.NONE)
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if not (self.recalls or self.spectates):
            self.tensor = np.zeros(game.dealer.length, dtype=np.float32)
            self.dict = {plane.name: plane.of(self.tensor) for plane in game.dealer.planes}

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is None:
            return
        self.tensor[:] = state.position.single.observe(player) if state.dealt else 0

    def string_from(self, state: SpielState, player: int) -> str:
        reader = "spectator" if self.spectates else f"player {player}"
        seen = [reader, state.view(None if self.spectates else player)]
        if self.recalls and state.dealt:
            seen += state.position.heard.logs[-1 if self.spectates else player]
        return "\n".join(seen)


def _register(name: str) -> None:
    game = find(name)
    offered = game.default_edition().options
    parameters: dict[str, Any] = {"players": game.players[0]}
    parameters |= {option: values[0] for option, values in offered.items()}
    kind = pyspiel.GameType(
        short_name=f"digsite_{name}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
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
