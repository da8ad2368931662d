"""What a player without search chooses: what looks good, the noisier the weaker the player.

Written once for the bots at the tables, for simulations and for the opponents of an environment.
"""

from typing import Final

from digsite.core.actions import Legal
from digsite.core.chance import WORDS, Chance, draw, next_word
from digsite.core.generic import GameState, appraise
from digsite.core.mathematics import log
from digsite.core.rule import kernel

ANYTHING: Final = -1.0
"""Instead of a temperature: any legal action will do."""
USEFUL: Final = 0.1
"""What an action must look worth to be more than a way of passing the time."""


@kernel
def choose_by_looks(
    state: GameState, legal: Legal, count: int, chance: Chance, temperature: float
) -> int:
    """The legal action that looks best, or by chance a useful one that looks worse.

    Weak players choose badly, but they do not idle: as long as an action is useful, the noise
    chooses among the useful ones, and without one the best is done, which may be to end the turn.
    This is a softmax over the worths, drawn by the Gumbel-max trick: the largest sum of worth and
    noise wins, so that no list of worths has to be kept.
    """
    if temperature == ANYTHING:
        return int(legal.ids[draw(chance, count)])
    best, best_worth = 0, 0.0
    lucky, most = -1, 0.0
    for index in range(count):
        action = int(legal.ids[index])
        worth = appraise(state, action)
        if index == 0 or worth > best_worth:
            best, best_worth = action, worth
        if worth > USEFUL and temperature > 0:
            liking = worth + temperature * gumbel(chance)
            if lucky < 0 or liking > most:
                lucky, most = action, liking
    return lucky if lucky >= 0 else best


@kernel
def gumbel(chance: Chance) -> float:
    """Noise that makes the largest sum as likely as the exponential of what it was added to."""
    return -log(-log((next_word(chance) + 0.5) / WORDS))
