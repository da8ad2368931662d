"""Registers the environments with Gymnasium; importing this module does it."""

import gymnasium

for name, game in (("DigMars", "dig_mars"), ("Undermining", "undermining")):
    gymnasium.register(
        f"digsite/{name}-v0",
        entry_point=f"digsite.envs.solo:{game}",
        vector_entry_point=f"digsite.envs.vector:{game}",
    )
