"""Random games played compiled, with everything kept that a test may ask about them.

Compiled play is so fast that tests can look at any moment of games thousands of moves long. The
kernels check the bounds of every array.
"""

from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, Final

import numpy as np
import pytest

from digsite.core import kernels
from digsite.core.actions import Families, Legal
from digsite.core.chance import Chance, draw
from digsite.core.game import Game
from digsite.core.generic import (
    GameState,
    appraise,
    broken_invariant,
    copy_slot,
    legal_actions,
    play,
)
from digsite.core.limits import MOST_FAMILIES
from digsite.core.rows import Row, bundle
from digsite.core.rule import kernel
from digsite.core.schema import Int8, Int32, Length, Struct
from digsite.core.seeded_deals import deal

if TYPE_CHECKING:
    from tests.games import Setting

MOST_MOVES: Final = 20_000
MOST_LEGAL: Final = 800_000


class Counts(Struct):
    """How many legal actions each family has."""

    of: Annotated[list[Int32], Length(MOST_FAMILIES)]


class Move(Struct):
    """One move of a game: what was legal before it, and what was played."""

    action: Int32
    legal_from: Int32
    legal_to: Int32
    broken: Int8


@bundle
class Room:
    """What games are played with."""

    states: Row[GameState]
    chances: Row[Chance]
    legals: Row[Legal]
    tables: Row[Families]
    counts: Row[Counts]


@kernel
def choose(room: Room, count: int, end: int, game: int) -> int:
    """One of the legal actions, by players whose character the game's number decides.

    Of four games one is played by the lazy, who end their turn as readily as they do anything
    else, one by the diligent, who seldom do, and two by players who are sensible half the time:
    so games come to all their endings.
    """
    state, chance, legal = room.states[0], room.chances[0], room.legals[0]
    character = game % 4
    if character >= 2 and draw(chance, 2) == 0:
        return best_looking(state, legal, count, chance)
    diligent = character > 0 and draw(chance, 10) < 8
    avoided = end if diligent else -1
    return any_kind(legal, count, room.tables[0], room.counts[0], avoided, chance)


@kernel
def best_looking(state: Any, legal: Legal, count: int, chance: Chance) -> int:
    """What a sensible player might do: the action that looks best, from a random start."""
    start = draw(chance, count)
    best = 0
    best_worth = 0.0
    for index in range(count):
        action = legal.ids[(start + index) % count]
        worth = appraise(state, action)
        if index == 0 or worth > best_worth:
            best = action
            best_worth = worth
    return best


@kernel
def any_kind(
    legal: Legal, count: int, families: Families, counts: Counts, avoided: int, chance: Chance
) -> int:
    """First a family, then an action of it, so that rare actions are not drowned by others."""
    for family in range(MOST_FAMILIES):
        counts.of[family] = 0
    offered = 0
    for index in range(count):
        family = families.of[legal.ids[index]]
        if counts.of[family] == 0:
            offered += 1
        counts.of[family] += 1
    if avoided >= 0 and counts.of[avoided] > 0 and offered > 1:
        counts.of[avoided] = 0
        offered -= 1
    chosen = nth_offered(counts, draw(chance, offered))
    which = draw(chance, int(counts.of[chosen]))
    for index in range(count):
        if families.of[legal.ids[index]] == chosen:
            if which == 0:
                return legal.ids[index]
            which -= 1
    return -1


@kernel
def nth_offered(counts: Counts, which: int) -> int:
    """The family that has `which` offered ones before it."""
    for family in range(MOST_FAMILIES):
        if counts.of[family] > 0:
            if which == 0:
                return family
            which -= 1
    return -1


@kernel
def play_game(room: Room, moves: Row[Move], listed: Row[Int32], end: int, game: int) -> int:
    """Play a random game, keeping the state after every move; returns how many moves were made.

    states[0] is played on, states[1] is the deal and states[1 + n] the state after move n.
    """
    state, chance, legal = room.states[0], room.chances[0], room.legals[0]
    deal(state, chance, game, 0, 0)
    copy_slot(room.states, 1, 0)
    made = 0
    written = 0
    while state.ending == 0 and made < len(moves):
        count = legal_actions(state, legal)
        action = choose(room, count, end, game)
        move = moves[made]
        move.action = action
        move.legal_from = written
        for index in range(count):
            listed[written] = legal.ids[index]
            written += 1
        move.legal_to = written
        play(state, action)
        move.broken = broken_invariant(state)
        made += 1
        copy_slot(room.states, 1 + made, 0)
    return made


class RandomGames:
    """Random games of one game, played compiled; what is kept is of the latest."""

    def __init__(self, game: Game) -> None:
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("DIGSITE_BOUNDS_CHECK", "1")
            self.play_game = kernels.bind(play_game, game, compiled=True)
        self.states = kernels.slots(game.state_type, MOST_MOVES + 2, compiled=True)
        self.moves = kernels.slots(Move, MOST_MOVES, compiled=True)
        self.listed = np.zeros(MOST_LEGAL, dtype=np.int32)
        self.room = Room(
            self.states,
            kernels.slots(Chance, 1, compiled=True),
            kernels.slots(Legal, 1, compiled=True),
            game.actions.family_table().to_record(),
            kernels.slots(Counts, 1, compiled=True),
        )
        self.end = next(i for i, f in enumerate(game.actions.families) if f.name == "end")

    def play(self, setting: "Setting", game: int) -> int:
        """Play the game of this number; says how many moves it had."""
        self.states[0] = setting.new_state(0).to_record()[0]
        kept = (self.moves, self.listed, self.end)
        made = int(self.play_game(self.room, *kept, game))
        assert made < MOST_MOVES, f"{setting}: the random game {game} does not end"
        return made


@cache
def random_games(game: Game) -> RandomGames:
    """The one workplace for a game's random games."""
    return RandomGames(game)
