"""Networks as files: a line that says what the network was made for, then its numbers, packed."""

import hashlib
import json
import random
import sys
import zlib
from array import array
from functools import cache
from pathlib import Path
from typing import Final

from digsite.bots.network import Network
from digsite.core.errors import BadRequest
from digsite.core.features import Features
from digsite.core.game import Game

WHOLE: Final = ("rows", "bias")
POSITIONS: Final = 100
REAL: Final = ("mix", "hidden_bias", "last")


def shipped(game: Game) -> Path:
    """The file of the network that Digsite ships for a game."""
    return game.folder / "bot" / "network.bin"


@cache
def shipped_network(game: Game) -> Network | None:
    """The network that Digsite ships for a game; None where there is none."""
    path = shipped(game)
    return read_network(path, game) if path.exists() else None


def fingerprint(game: Game) -> str:
    """What a network takes for granted: which features hold in some positions of fixed games."""
    found = hashlib.sha256(game.name.encode())
    edition = game.default_edition()
    features = Features()
    for players in game.players:
        chance = random.Random(players)
        state = game.new_state(players, seed=players, options={}, first=-1, edition=edition)
        for _ in range(POSITIONS):
            if state.ending != 0:
                break
            game.rules.describe(state, int(state.seat), features)
            found.update(
                repr((features.pools[: features.places], features.ends[: features.places])).encode()
            )
            found.update(repr(features.of[: features.held]).encode())
            game.rules.play(state, chance.choice(game.legal_ids(state)))
    return found.hexdigest()[:16]


def write_network(path: Path, game: Game, network: Network) -> None:
    """Write a network; real numbers are kept as 32 bits, as `Network` should hold them already."""
    numbers = bytearray()
    for name in WHOLE:
        numbers += little(array("h", getattr(network, name))).tobytes()
    for name in REAL:
        numbers += little(array("f", getattr(network, name))).tobytes()
    head = json.dumps({"game": game.name, "features": fingerprint(game)})
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(head.encode() + b"\n" + zlib.compress(bytes(numbers), 9))


def read_network(path: Path, game: Game) -> Network:
    """Read a network; refuses one that was made for another game."""
    head, _, packed = path.read_bytes().partition(b"\n")
    try:
        made_for = json.loads(head)
        numbers = zlib.decompress(packed)
    except (ValueError, zlib.error):
        raise BadRequest(f"{path} is no network.") from None
    if not isinstance(made_for, dict) or made_for.get("game") != game.name:
        raise BadRequest(f"{path} was not trained for {game.title}.")
    network, start = Network(), 0
    for kind, names in (("h", WHOLE), ("f", REAL)):
        for name in names:
            values = array(kind)
            size = len(getattr(network, name)) * values.itemsize
            values.frombytes(numbers[start : start + size])
            setattr(network, name, little(values).tolist())
            start += size
    return network


def little(numbers: "array[int] | array[float]") -> "array[int] | array[float]":
    """Convert numbers between the machine's byte order and that of files."""
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers
