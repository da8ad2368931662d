"""Who takes part: a level, the appraisal alone, a peeking twin, an outside program.

casual                 a level
expert@2000            a level with another number of iterations
expert@500ms           a level with a time limit for each move
greedy                 the game's appraisal, without search or noise
peeking@2000           the search on the true state, to measure hidden information
name=python3 mybot.py  an outside program that speaks the bot protocol
"""

import re
import shlex
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from digsite.arena.outside import OutsideBot
from digsite.arena.peeking_bot import PeekingBot
from digsite.bots import levels
from digsite.bots.players import AppraisingBot, Bot, make_bot
from digsite.core.errors import BadRequest
from digsite.core.game import Game

FORM: Final = re.compile(r"(?P<kind>[a-z]+)(@(?P<number>\d+)(?P<ms>ms)?)?")
PEEKING_ITERATIONS: Final = 1000


@dataclass(frozen=True)
class Entrant:
    """A named bot, and how to make one for a seat of a game."""

    name: str
    make: Callable[[Game, int, int], Bot | PeekingBot]
    """Takes the game, the number of players and a seed."""


def entrant(text: str, *, ms: float) -> Entrant:
    """The entrant that a text describes; `ms` is the time an outside program has for a move."""
    name, equals, command = text.partition("=")
    if equals:
        words = shlex.split(command)
        if not name.strip() or not words:
            raise BadRequest(f"{text!r} is not of the form name=command.")
        return Entrant(name.strip(), lambda game, players, seed: OutsideBot(words, ms))
    form = FORM.fullmatch(text)
    if form is None:
        raise BadRequest(f"{text!r} is neither a bot nor of the form name=command.")
    amount = int(form["number"]) if form["number"] else None
    if form["kind"] == "greedy":
        return Entrant(text, lambda game, players, seed: AppraisingBot(seed=seed))
    if form["kind"] == "peeking":
        count = amount or PEEKING_ITERATIONS
        return Entrant(text, lambda game, players, seed: PeekingBot(game, players, count, seed))
    if form["kind"] not in levels.LEVELS:
        known = ", ".join((*levels.LEVELS, "greedy", "peeking"))
        raise BadRequest(f"There is no bot {text!r}; there are: {known}.")
    limit = amount if form["ms"] else None
    iterations = None if form["ms"] else amount

    def make(game: Game, players: int, seed: int) -> Bot:
        chosen = levels.level(game, form["kind"])
        return make_bot(game, players, chosen, ms=limit, iterations=iterations, seed=seed)

    return Entrant(text, make)
