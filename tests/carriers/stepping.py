"""Kernels that play games compiled and keep what is needed to compare every move."""

from collections.abc import Callable
from struct import Struct as Packing
from typing import Annotated, Any, Final

from digsite.core.actions import Families, Legal
from digsite.core.chance import Chance, draw, seed_words
from digsite.core.generic import (
    blind,
    broken_invariant,
    copy_slot,
    legal_actions,
    play,
    redeal,
    set_up,
)
from digsite.core.rule import generic, kernel
from digsite.core.schema import Int8, Int32, Length, Struct

MOST_FAMILIES: Final = 40
MOST_MOVES: Final = 20_000
MOST_LEGAL: Final = 800_000
POLICY: Final = 1 << 31


class Counts(Struct):
    """How many legal actions each family has."""

    of: Annotated[list[Int32], Length(MOST_FAMILIES)]


class Move(Struct):
    """One move of a game: what was legal before it, and what was played."""

    action: Int32
    legal_from: Int32
    legal_to: Int32
    broken: Int8


@generic
def why_not(state: Any, action: int) -> int:
    """The reason against an action, or 0."""
    return 0


@generic
def reveals(state: Any, action: int) -> bool:
    """Whether the action shows anybody something new."""
    return False


@kernel
def choose(
    legal: Legal, count: int, families: Families, counts: Counts, end: int, chance: Chance
) -> int:
    """First a family, then an action of it; the family `end` only now and then."""
    for family in range(MOST_FAMILIES):
        counts.of[family] = 0
    offered = 0
    for index in range(count):
        family = families.of[legal.ids[index]]
        if counts.of[family] == 0:
            offered += 1
        counts.of[family] += 1
    if counts.of[end] > 0 and offered > 1 and draw(chance, 10) < 8:
        counts.of[end] = 0
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
def play_game(
    states: Any,
    chances: Any,
    legals: Any,
    tables: Any,
    counts: Any,
    moves: Any,
    listed: Any,
    end: int,
    number: int,
) -> int:
    """Play a random game, keeping the state after every move; says how many moves were made.

    states[0] is played on, states[1] is the deal and states[1 + n] the state after move n.
    """
    state, chance, legal = states[0], chances[0], legals[0]
    seed_words(state.chance, number, 0, 0)
    set_up(state, -1)
    seed_words(chance, number, 0, POLICY)
    copy_slot(states, 1, 0)
    made = 0
    written = 0
    while state.ending == 0 and made < len(moves):
        count = legal_actions(state, legal)
        action = choose(legal, count, tables[0], counts[0], end, chance)
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
        copy_slot(states, 1 + made, 0)
    return made


@kernel
def look(states: Any, chances: Any, answers: Any, seat: int) -> None:
    """Ask everything about the first state; the second is blinded, the third dealt anew."""
    for action in range(len(answers)):
        answers[action] = 2 * why_not(states[0], action) + int(reveals(states[0], action))
    blind(states[1], seat)
    redeal(states[2], seat, chances[0])


class Bytes:
    """The bytes of a state, of an object and of a record, without what all states share.

    Packing is written out number by number: it is done a million times.
    """

    def __init__(self, struct: type[Struct]) -> None:
        codes, numbers = _flat(struct, "state")
        namespace: dict[str, Any] = {"pack": Packing("<" + codes).pack}
        exec(f"def of_object(state):\n    return pack({', '.join(numbers)})", namespace)
        self.of_object: Callable[[Any], bytes] = namespace["of_object"]
        kind = struct.dtype()
        self.size: int = kind.itemsize
        shared = [kind.fields[field.name] for field in struct.fields() if field.shared]
        self.gaps = [(offset, offset + inner.itemsize) for inner, offset in shared]

    def of_records(self, records: Any) -> list[bytes]:
        """The bytes of each record of an array."""
        data = records.tobytes()
        return [self._cut(data[at : at + self.size]) for at in range(0, len(data), self.size)]

    def _cut(self, data: bytes) -> bytes:
        for start, stop in reversed(self.gaps):
            data = data[:start] + data[stop:]
        return data


CODES: Final = {"i1": "b", "i2": "h", "i4": "i", "u4": "I", "f8": "d"}


def _flat(struct: type[Struct], path: str) -> tuple[str, list[str]]:
    """The pack codes and the source of every number of a struct, in the record's order."""
    codes, numbers = "", []
    for field in struct.fields():
        if field.shared:
            continue
        name = f"{path}.{field.name}"
        places = [name] if field.length is None else [f"{name}[{i}]" for i in range(field.length)]
        for place in places:
            if field.struct is None:
                assert field.number is not None
                codes += CODES[field.number]
                numbers.append(place)
            else:
                inner, more = _flat(field.struct, place)
                codes += inner
                numbers += more
    return codes, numbers
