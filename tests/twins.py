"""States that a seat cannot tell apart, made without asking the rules what is hidden.

What lies unseen changes places here by hand, so that a mistake in `blind` or `redeal` cannot hide
itself.
"""

from random import Random
from typing import Any

from digsite.core.game import Game


def twin(game: Game, state: Any, seat: int, seed: int) -> Any:
    """The state with everything in other unseen places; the history of both may be the same."""
    chance, other = Random(seed), state.copy()
    if state.ending == 0:
        MAKERS[game.name](other, seat, chance)
    return other


def canyon_twin(state: Any, seat: int, chance: Random) -> None:
    """Dig Mars: tiles below the top change places, then treasure sides under like ground."""
    below, tops = [], []
    for space, stack in enumerate(state.stacks):
        below += stack.tiles[: max(0, stack.height - 1)]
        seen = stack.explored or state.seats[seat].inspected[space]
        if stack.height > 0 and not seen:
            tops.append(stack.tiles[stack.height - 1])
    exchange(below, ("dig", "carry", "fortune", "bonus"), chance)
    for level in range(1, 5):
        like = [tile for tile in tops + below if tile.dig == level]
        exchange(like, ("carry", "fortune", "bonus"), chance)


def exchange(things: list[Any], names: tuple[str, ...], chance: Random) -> None:
    """Deal out again among some things what stands in their fields."""
    values = [tuple(getattr(thing, name) for name in names) for thing in things]
    chance.shuffle(values)
    for thing, dealt in zip(things, values, strict=True):
        for name, value in zip(names, dealt, strict=True):
            setattr(thing, name, value)


def mine_twin(state: Any, seat: int, chance: Random) -> None:
    """Undermining: other hands and the tech deck, the contracts between top and hacked ones."""
    others = [player for place, player in enumerate(state.seats[: state.players]) if place != seat]
    cards = list(state.tech_deck[: state.tech_left])
    for player in others:
        cards += [card for card in range(10) for _ in range(player.tech >> 3 * card & 7)]
    chance.shuffle(cards)
    state.tech_deck[: state.tech_left] = [cards.pop() for _ in range(state.tech_left)]
    for player in others:
        player.tech = sum(1 << 3 * cards.pop() for _ in range(player.tech_count))
    unseen = slice(state.contracts_hacked, max(state.contracts_hacked, state.contracts_left - 1))
    contracts = state.contract_deck[unseen]
    chance.shuffle(contracts)
    state.contract_deck[unseen] = contracts
    bag = state.bag[: state.in_bag]
    chance.shuffle(bag)
    state.bag[: state.in_bag] = bag


MAKERS = {"dig_mars": canyon_twin, "undermining": mine_twin}
