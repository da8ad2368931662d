"""What comparing the carriers needs: a kernel that asks everything, and the bytes of states."""

import struct
from collections.abc import Callable
from typing import Any, Final

from digsite.core.chance import Chance
from digsite.core.generic import GameState, blind, redeal
from digsite.core.rows import Row
from digsite.core.rule import generic, kernel
from digsite.core.schema import Int32, Struct


@generic
def why_not(state: Any, action: int) -> int:
    """The reason against an action, or 0."""
    return 0


@generic
def reveals(state: Any, action: int) -> bool:
    """Whether the action shows anybody something new."""
    return False


@kernel
def look(states: Row[GameState], chances: Row[Chance], answers: Row[Int32], seat: int) -> None:
    """Ask everything about the first state; the second is blinded, the third dealt anew."""
    for action in range(len(answers)):
        answers[action] = 2 * why_not(states[0], action) + int(reveals(states[0], action))
    blind(states[1], seat)
    redeal(states[2], seat, chances[0])


class Bytes:
    """The bytes of a state, of an object and of a record, without what all states share.

    Packing is written out number by number: it is done a million times.
    """

    def __init__(self, state_type: type[Struct]) -> None:
        codes, numbers = _flat(state_type, "state")
        namespace: dict[str, Any] = {"pack": struct.Struct("<" + codes).pack}
        exec(f"def of_object(state):\n    return pack({', '.join(numbers)})", namespace)
        self.of_object: Callable[[Any], bytes] = namespace["of_object"]
        kind = state_type.dtype()
        self.size: int = kind.itemsize
        shared = [kind.fields[field.name] for field in state_type.fields() if field.shared]
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
                assert field.type_code is not None
                codes += CODES[field.type_code]
                numbers.append(place)
            else:
                inner, more = _flat(field.struct, place)
                codes += inner
                numbers += more
    return codes, numbers
