"""How well the bots play: what they weigh and the levels, from the files beside this one."""

from pathlib import Path
from typing import Final

from digsite.core.bot_settings import read_levels, read_player
from digsite.undermining.bot.player import TERMS

PLAYER: Final = read_player(Path(__file__).with_name("player.toml"), TERMS)
LEVELS: Final = read_levels(Path(__file__).with_name("levels.toml"))
