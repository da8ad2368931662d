"""What docs/dialect.md shows beside its C."""

from digsite.core.rule import kernel
from digsite.core.schema import Int32, Struct


class Thing(Struct):
    count: Int32


@kernel
def takes(thing: Thing) -> int:
    thing.count += 1
    return int(thing.count)


@kernel
def asks_in_order(thing: Thing, least: int) -> int:
    if least < takes(thing) < takes(thing):
        return 0
    return thing.count + takes(thing)
