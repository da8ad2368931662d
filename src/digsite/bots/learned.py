"""The bot that plays what a trained network likes best, and the files that hold such networks."""

import hashlib
import json
from functools import cache
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from digsite.bots.network import Opinion, Shape, Thought, give_opinion, network_type, row_type
from digsite.bots.players import Choice
from digsite.core import kernels
from digsite.core.errors import BadRequest
from digsite.core.game import Game
from digsite.core.observation import flat
from digsite.core.view import View


def shipped(game: Game, players: int) -> Path:
    """Where the network for a game and a number of players is kept."""
    return game.folder / "bot" / f"network-{players}.npz"


def fingerprint(game: Game, players: int) -> str:
    """What a network takes for granted: the rules, the meaning of every input and every action."""
    edition = game.default_edition()
    state = game.prepare(players, game.complete_options({}, edition), edition)
    planes = [(plane.name, plane.slice.start, plane.shape) for plane in game.planes(state)]
    told = json.dumps([game.name, players, planes, game.actions.notations])
    return hashlib.sha256(told.encode()).hexdigest()[:16]


def write_network(path: Path, game: Game, players: int, weights: dict[str, Any]) -> None:
    """Keep a network as 16-bit numbers; layers stand input by input, actions row by row."""
    halves: dict[str, Any] = {
        name: np.asarray(array, dtype=np.float16) for name, array in weights.items()
    }
    made_for = np.array(fingerprint(game, players))
    path.parent.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(path, made_for=made_for, **halves)


class Network:
    """A network that was read from its file, ready for kernels."""

    def __init__(self, shape: Shape, weights: dict[str, Any]) -> None:
        self.shape, self.weights = shape, weights

    def slots(self, *, compiled: bool) -> Any:
        """One network as kernels take it."""
        struct = network_type(self.shape)
        made = kernels.slots(struct, 1, compiled=compiled)
        for name, array in self.weights.items():
            if compiled:
                made[0][name] = array.ravel()
            else:
                setattr(made[0], name, array.ravel().tolist())
        return made


def read_network(path: Path, game: Game, players: int) -> Network:
    """Read a network; refuses one that was made for other observations or actions."""
    try:
        with np.load(path, allow_pickle=False) as file:
            arrays = {name: file[name] for name in file.files}
    except FileNotFoundError:
        reason = f"No network was trained for {game.title} with {players} players."
        raise BadRequest(reason) from None
    except (BadZipFile, OSError, ValueError) as error:
        raise BadRequest(f"{path} is no network ({error}).") from None
    if str(arrays.pop("made_for", "")) != fingerprint(game, players):
        reason = f"{path} was trained for other observations or actions: train it anew."
        raise BadRequest(reason)
    inputs, hidden = arrays["first"].shape
    actions, narrow = arrays["policy"].shape
    weights = {name: array.astype(np.float32) for name, array in arrays.items()}
    return Network(Shape(inputs, hidden, narrow, actions), weights)


@cache
def shipped_network(game: Game, players: int) -> Network:
    """The network that Digsite ships for so many players."""
    return read_network(shipped(game, players), game, players)


class LearnedBot:
    """Plays what the network likes best, without any search."""

    def __init__(self, network: Network, *, compiled: bool | None = None) -> None:
        self.compiled = kernels.available() if compiled is None else compiled
        self.networks = network.slots(compiled=self.compiled)
        self.shape, self.inputs = network.shape, network.shape.inputs

    def choose(self, view: View) -> Choice:
        legal = view.legal_ids()
        likings, win = self.consider(view, legal)
        action = legal[likings.index(max(likings))]
        chances = (win, 1 - win) if view.seat == 0 else (1 - win, win)
        return Choice(
            action,
            view.game.actions.notations[action],
            win=chances if view.players == 2 else None,
        )

    def consider(self, view: View, legal: list[int]) -> tuple[list[float], float]:
        """The network's liking for each legal action, and the seat's win chance."""
        observation = view.game.observation_type()
        view.game.rules.observe(view.state, view.seat, observation)
        rows = kernels.slots(row_type(self.inputs), 1, compiled=self.compiled)
        opinions = kernels.slots(Opinion, 1, compiled=self.compiled)
        thoughts = kernels.slots(Thought, 1, compiled=self.compiled)
        give = kernels.bind(
            give_opinion,
            view.game,
            compiled=self.compiled,
            networks=network_type(self.shape),
            rows=row_type(self.inputs),
        )
        numbers = flat(observation)[: self.inputs]
        if self.compiled:
            rows["of"][0] = numbers
            opinions["count"] = len(legal)
            opinions["legal"][0, : len(legal)] = legal
            give(self.networks, rows, thoughts, opinions)
            likings: list[float] = opinions["likings"][0, : len(legal)].tolist()
            return likings, float(opinions["win"][0])
        rows[0].of = numbers
        opinion = opinions[0]
        opinion.count = len(legal)
        opinion.legal[: len(legal)] = legal
        give(self.networks, rows, thoughts, opinions)
        return opinion.likings[: len(legal)], float(opinion.win)
