"""`python -m tests.sentences` writes the events and their sentences again; read the diff."""

from tests.games import GAMES
from tests.sentences.told_events import write

for game in GAMES:
    write(game)
