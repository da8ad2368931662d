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

from digsite.core.chance import seeded
from digsite.core.game import Game, find, names
from digsite.core.observation import flat
from digsite.core.view import View
from digsite.envs.stepping import WIN, reward_of

SEED_BYTES: Final = 8
OUTCOMES: Final = 256
EQUALLY_LIKELY: Final = [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]
LONGEST_GAME: Final = 20_000


class Position:
    """A game's state with what everybody was told on the way; copies are independent.

    What is told has a list for every player and, last, one for spectators.
    """

    def __init__(self, game: Game, players: int) -> None:
        self.game = game
        self.drawn: list[int] = []
        self.state: Any = None
        self.told: list[list[str]] = [[] for _ in range(players + 1)]

    def __getstate__(self) -> dict[str, Any]:
        return vars(self) | {"game": self.game.name}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept, game=find(kept["game"]))

    def __deepcopy__(self, memo: dict[int, Any]) -> "Position":
        other = Position(self.game, 0)
        other.drawn = self.drawn[:]
        other.state = None if self.state is None else self.state.copy()
        other.told = [heard[:] for heard in self.told]
        return other

    def play(self, action: int) -> None:
        before = self.state.copy()
        self.game.rules.play(self.state, action)
        events = self.game.events(before, action, self.state)
        for player, heard in enumerate(self.told):
            reader = player if player < len(self.told) - 1 else None
            heard.append(json.dumps(self.game.events_for(events, reader)))

    def redeal(self, view: View, seed: int) -> None:
        """Deal again what the player who has this view cannot know.

        What only another player was told may not be so in the new deal: it is forgotten, and that
        player keeps what a spectator was told, and the view.
        """
        self.state = view.redeal(seeded(seed))
        everybody = self.told[-1]
        self.told = [
            heard if player == view.seat else everybody[:] for player, heard in enumerate(self.told)
        ]


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games with its parameters: players and the game's options."""

    kind: Any
    name: str

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.game = find(self.name)
        self.edition = self.game.default_edition()
        self.players = int(given.get("players", self.game.players[0]))
        offered = self.edition.options
        self.options = {name: given.get(name, offered[name][0]) for name in offered}
        self.planes = self.game.planes(self.deal(0))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.game.actions.size,
            max_chance_outcomes=OUTCOMES,
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
        self.position = Position(game.game, game.players)

    @property
    def dealt(self) -> bool:
        return self.position.state is not None

    def current_player(self) -> int:
        if not self.dealt:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(self.position.state.seat)

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.game.legal_ids(self.position.state)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return EQUALLY_LIKELY

    def _apply_action(self, action: int) -> None:
        position = self.position
        if self.dealt:
            position.play(action)
            return
        position.drawn.append(action)
        if len(position.drawn) == SEED_BYTES:
            position.state = self.get_game().deal(int.from_bytes(position.drawn))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed byte {action}"
        return str(self.position.game.actions.notations[action])

    def is_terminal(self) -> bool:
        return self.dealt and bool(self.position.state.ending != 0)

    def returns(self) -> list[float]:
        """1 for a win, shared by those who share it; all add up to nothing."""
        if not self.is_terminal():
            return [0.0] * self.num_players()
        state = self.position.state
        return [reward_of(state, seat, WIN) for seat in range(state.players)]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A state that the player cannot tell from this one: everything unknown is dealt again.

        Its strings and tensors fit the new deal for every player. Its history is still that of this
        state: no seed is known that would deal it.
        """
        other: SpielState = self.clone()
        if self.dealt:
            other.position.redeal(self.seen_by(player), int(sampler() * (1 << 53)))
        return other

    def seen_by(self, player: int | None) -> View:
        """What a player (or a spectator) knows, once there is a deal."""
        game = self.get_game()
        return View(game.game, self.position.state, player, game.edition)

    def view(self, player: int | None) -> str:
        """The same as one line of JSON, or that there is no deal yet."""
        return json.dumps(self.seen_by(player).public()) if self.dealt else "before the deal"

    def __str__(self) -> str:
        if not self.dealt:
            return "before the deal"
        game = self.get_game()
        return json.dumps(game.game.public(self.position.state, game.edition))


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
            self.tensor = np.zeros(game.planes[-1].slice.stop, dtype=np.float32)
            self.dict = {plane.name: plane.of(self.tensor) for plane in game.planes}

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is None:
            return
        self.tensor.fill(0)
        if state.dealt:
            game = state.position.game
            row = game.observation_type()
            game.rules.observe(state.position.state, player, row)
            self.tensor[:] = flat(row)[: len(self.tensor)]

    def string_from(self, state: SpielState, player: int) -> str:
        reader = "spectator" if self.spectates else f"player {player}"
        seen = [reader, state.view(None if self.spectates else player)]
        if self.recalls:
            seen += state.position.told[-1 if self.spectates else player]
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
