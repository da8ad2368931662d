"""Registers the environments with Gymnasium; importing this module does it."""

import gymnasium

from digsite.core.game import names


def environment_id(game: str) -> str:
    """What Gymnasium calls a game: `dig_mars` is digsite/DigMars-v0."""
    return f"digsite/{''.join(word.capitalize() for word in game.split('_'))}-v0"


for name in names():
    gymnasium.register(
        environment_id(name),
        entry_point="digsite.envs.solo:SoloEnv",
        vector_entry_point="digsite.envs.vector:SoloVectorEnv",
        kwargs={"game": name},
    )
