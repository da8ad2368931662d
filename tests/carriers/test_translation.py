"""What the dialect means in C: the same as in Python, or a refusal that names the line."""

from collections.abc import Callable
from itertools import product
from typing import Annotated, Any, Final

import numpy as np
import pytest

from digsite.core import kernels
from digsite.core.game import find
from digsite.core.mathematics import exp, log
from digsite.core.rows import Grid, Row, bundle
from digsite.core.rule import kernel
from digsite.core.schema import Flag, Float32, Int8, Int32, Int64, Length, Real, Struct

NUMBERS: Final = (-17, -4, -3, -1, 0, 1, 2, 3, 7, 63, 1000)
TABLE: Final = (3, 1, 4, 1, 5)
LINES: Final = ((1, 2), (3, 4), (5, 6))
TRUTHS: Final = (True, False, True)
default: Final = (7, 8, 9)
"""Not a name for a table of C."""


class Inner(Struct):
    small: Int8
    flag: Flag
    many: Annotated[list[Int32], Length(4)]


class Outer(Struct):
    count: Int32
    real: Real
    single: Float32
    inner: Inner
    inners: Annotated[list[Inner], Length(3)]
    flags: Annotated[list[Flag], Length(3)]
    double: Int8
    """Not a name for a field of C."""


@kernel
def divides(a: int, b: int) -> int:
    return a // b * 1000 + a % b


@kernel
def divides_by_constants(a: int, b: int) -> int:
    whole = a // 1 + a // 16 * 10 + b // 4 * 100 + a // 12 * 1000 + a // -8 * 10_000
    return whole * 1000 + a % 1 + a % 16 + b % 4 + a % 12 + a % -8


@kernel
def shifts(a: int, b: int) -> int:
    low = abs(b) % 8
    return (a << low) + (a >> low) + (a & b) - (a | b) + (a ^ b) + ~a


@kernel
def compares(a: int, b: int) -> int:
    between = -3 <= a < b
    either = a > 2 or b > 2
    return between + 2 * (a == b) + 4 * either + 8 * (not a) + 16 * (a != b and b >= 0)


@kernel
def chooses(a: int, b: int) -> float:
    first = a if a > b else 0.5 * b
    return max(first, 1, a) + min(a, b) + (1 if a else 2)


@kernel
def counts(a: int, b: int) -> int:
    total = 0
    number = -1
    for number in range(b, a, -2):
        if number == 4:
            continue
        if total > 5000:
            break
        total += number
        number = 0
    while total > 100:
        total -= 37
    return total * 100 + number


@kernel
def looks_up(a: int, b: int) -> int:
    return TABLE[abs(a) % 5] * 10 + LINES[abs(b) % 3][abs(a) % 2] + len(TABLE)


@kernel
def rounds(a: int, b: int) -> int:
    return int(a / 4) * 1000 + int(float(b) * 0.3)


@kernel
def swaps(a: int, b: int) -> int:
    a, b = b, a + b
    c = d = a
    c += d
    return a * 10_000 + b * 100 + c


@kernel
def widens(a: int, b: int) -> float:
    """What begins as a whole number and becomes a real one was real from the beginning."""
    total = 1
    for number in range(3):
        half = total / 2
        total = total + half * b if number == a % 3 else total  # type: ignore[assignment]
    return total


@kernel
def decides(a: int, b: int) -> bool:
    both = (a > 0) & (b > 0)
    one = (a > 0) ^ TRUTHS[abs(b) % 3]
    return both | one


@kernel
def shadows(asm: int, t1: int) -> int:
    """Names that C, the prelude or the translation want for themselves."""
    register = asm + 1
    floor_division, asm_ = t1 + 2, 5
    INT8_MAX = register * 3  # noqa: N806
    t2 = 0
    for stop in range(asm_):
        t2 += stop
    table = default[abs(asm) % 3]
    return INT8_MAX * 10_000 + floor_division * 100 + asm_ + register + table + t1 // 3 + t2


@kernel
def finds_a_way_out(a: int, b: int) -> int:
    """Every path gives a result, and no name is read before it has a value."""
    while True:
        if a > b:
            found = a
            break
        if a == 7:
            return -1
        a += 1
    for number in range(3):
        last = number
        if last == b:
            return found
    if b > 0:
        return found + 1
    else:
        return found + 2


@kernel
def knows_beforehand(a: int, b: int) -> int:
    """What is constant is calculated by Python."""
    return (
        a * ((1 << 63) >> 61)
        + TABLE[len(LINES) - 2]
        + len(TABLE) * 1_000_000_000 * 7
        - b // (2 - 4)
    )


@kernel
def goes_to_the_edge(a: int, b: int) -> int:
    smallest = -(1 << 63)
    return (smallest + abs(a)) // 2 + ((1 << 62) - 1 + b % 1000) // 3 + (smallest >> 63)


@kernel
def nests_conditions(a: int, b: int) -> bool:
    return ((a > 1 and b > 2) or (a < -3 and (b < 0 or a != b))) and not (a == b or a == 63)


OF_TWO: Final = (
    divides,
    divides_by_constants,
    shifts,
    compares,
    chooses,
    counts,
    looks_up,
    rounds,
    swaps,
    widens,
    decides,
    shadows,
    finds_a_way_out,
    knows_beforehand,
    goes_to_the_edge,
    nests_conditions,
)


@kernel
def takes(outer: Outer) -> int:
    """Changes what it is given."""
    outer.count += 1
    return int(outer.count)


@kernel
def in_order(outers: Row[Outer]) -> int:
    outer = outers[0]
    before = outer.count + takes(outer) * 10 + outer.count * 100
    together = takes(outer) * 1000 + takes(outer) * 10_000
    return before + together


@kernel
def not_reached(outers: Row[Outer]) -> int:
    outer = outers[0]
    if outer.count > 100 and takes(outer) > 0:
        return -1
    told = outer.count == 0 or takes(outer) > 0
    chosen = takes(outer) if outer.count > 100 else -5
    return int(outer.count) * 10 + told + chosen


@kernel
def stops_in_a_chain(outers: Row[Outer]) -> int:
    """What stands after the comparison that fails is never evaluated."""
    outer = outers[0]
    told = 5 < takes(outer) < takes(outer)
    if outer.count == 1 == takes(outer) - 1 < takes(outer) < 3:
        return -1
    told_again = outer.count < takes(outer) + 1 <= takes(outer) < takes(outer) != outer.count
    return outer.count * 4 + told * 2 + told_again


@kernel
def reads_in_a_chain(outers: Row[Outer]) -> int:
    """The middle is read once, before what follows changes it."""
    outer = outers[0]
    outer.count = 4
    told = 3 < outer.count < takes(outer)
    return outer.count * 2 + told


@kernel
def chooses_in_order(outers: Row[Outer]) -> int:
    outer = outers[0]
    sum_of_three = (
        outer.count + (takes(outer) if outer.count < 5 else takes(outer) * 2) + outer.count
    )
    place = outer.inners[takes(outer) % 3].many[takes(outer) % 4]
    outer.inners[takes(outer) % 3].many[takes(outer) % 4] = takes(outer)
    outer.inners[takes(outer) % 3].many[takes(outer) % 4] += takes(outer)
    return sum_of_three * 10 + place


@kernel
def reads_before_it_changes(outers: Row[Outer]) -> int:
    outer = outers[0]
    outer.count += takes(outer)
    outer.inner.many[outer.count % 4] += takes(outer)
    return int(outer.count)


@kernel
def loops_while_it_changes(outers: Row[Outer]) -> int:
    outer = outers[0]
    steps = 0
    while takes(outer) < 10:
        steps += 1
    return steps


@kernel
def shows_flags(outers: Row[Outer]) -> int:
    outer = outers[0]
    outer.flags[1] = outer.count == 0
    outer.flags[2] = True
    outer.inner.flag = outer.flags[1]
    return outer.flags[0] + outer.flags[1] * 2 + outer.flags[2] * 4 + is_raised(outer, 1) * 8


@kernel
def is_raised(outer: Outer, place: int) -> bool:
    return outer.flags[place]


@kernel
def keeps_other_names(outers: Row[Outer]) -> int:
    """A field that is no name in C, and a local name beside the length of a row."""
    outers_count = 3
    outers[0].double = len(outers) + outers_count
    return outers[0].double


@kernel
def narrows(outers: Row[Outer]) -> int:
    outer = outers[0]
    inner = outer.inners[1]
    inner.small = 120
    inner.flag = inner.small > 100
    for place in range(len(inner.many)):
        inner.many[place] = 1 << 7 * place
    outer.real = inner.many[3] / 3
    many = inner.many
    return inner.small + inner.small + inner.flag + many[2]


OF_STRUCTS: Final = (
    in_order,
    not_reached,
    stops_in_a_chain,
    reads_in_a_chain,
    chooses_in_order,
    shows_flags,
    keeps_other_names,
    reads_before_it_changes,
    loops_while_it_changes,
    narrows,
)


@kernel
def fills(grid: Grid[Int32], row: Row[Int64]) -> int:
    for line in range(len(grid)):
        for place in range(3):
            grid[line, place] = line * 10 + place
        row[line] += grid[line, 2]
    return len(row)


@bundle
class Several:
    outers: Row[Outer]
    grid: Grid[Int32]
    times: int


@kernel
def fills_one(several: Several, line: int) -> int:
    for place in range(3):
        several.grid[line, place] = several.times * several.outers[0].count + place
    several.outers[0].count += 1
    return len(several.grid)


@kernel
def fills_all(several: Several) -> int:
    lines = 0
    for line in range(len(several.grid)):
        lines += fills_one(several, line)
    return lines


@kernel
def adds_singles(outers: Row[Outer], times: int) -> None:
    outer = outers[0]
    for _ in range(times):
        outer.single += outer.single * outer.single


@kernel
def reckons(numbers: Row[Real]) -> None:
    for index in range(len(numbers)):
        numbers[index] = exp(numbers[index]) + log(abs(numbers[index]) + 1e-300)


def compiled(function: Callable[..., Any]) -> Callable[..., Any]:
    return kernels.bind(function, find("dig_mars"), compiled=True)


@pytest.fixture(scope="module")
def of_two() -> dict[Callable[..., Any], Callable[..., Any]]:
    made = kernels.bind_all(OF_TWO, find("dig_mars"), compiled=True)
    return dict(zip(OF_TWO, made, strict=True))


@pytest.mark.parametrize("function", OF_TWO)
def test_numbers_are_reckoned_as_in_python(function: Any, of_two: Any) -> None:
    for a, b in product(NUMBERS, NUMBERS):
        if function is not divides or b != 0:
            assert of_two[function](a, b) == function(a, b), (a, b)


@pytest.mark.parametrize("function", OF_STRUCTS)
def test_structs_are_read_and_changed_in_the_order_of_python(function: Any) -> None:
    record, thing = Outer().to_record(), Outer()
    assert compiled(function)(record) == function([thing])
    assert Outer.from_record(record[0]) == thing


def test_rows_and_grids_come_with_their_lengths() -> None:
    grid, row = np.zeros((4, 3), np.int32), np.zeros(4, np.int64)
    assert compiled(fills)(grid, row) == 4
    assert grid.tolist() == [[10 * line + place for place in range(3)] for line in range(4)]
    assert row.tolist() == [2, 12, 22, 32]


def test_a_bundle_is_handed_over_with_all_its_parts() -> None:
    grid, record, thing = np.zeros((4, 3), np.int32), Outer().to_record(), Outer()
    assert compiled(fills_all)(Several(record, grid, 10)) == 16
    same = np.zeros_like(grid)
    assert fills_all(Several([thing], same, 10)) == 16
    assert grid.tolist() == same.tolist() == [[10 * n, 10 * n + 1, 10 * n + 2] for n in range(4)]
    assert Outer.from_record(record[0]) == thing


def test_a_part_of_a_bundle_that_does_not_fit_is_refused() -> None:
    several = Several(Outer().to_record(), np.zeros((4, 3), np.int64), 10)
    with pytest.raises(TypeError, match="grid must be of type int32"):
        compiled(fills_all)(several)


def test_single_precision_stays_single() -> None:
    record = Outer().to_record()
    record["single"] = 0.1
    compiled(adds_singles)(record, 3)
    number = np.float32(0.1)
    for _ in range(3):
        number += number * number
    assert record["single"][0] == number


def test_exponentials_and_logarithms_are_the_same_to_the_last_bit() -> None:
    numbers = np.concatenate([np.linspace(-750, 720, 2001), np.logspace(-12, 2, 500)])
    mine, theirs = numbers.copy(), numbers.tolist()
    compiled(reckons)(mine)
    reckons(theirs)
    assert mine.tolist() == theirs


@pytest.mark.parametrize(
    ("array", "reason"),
    [
        (np.zeros(4, np.int32), "must be of type int64"),
        (np.zeros((2, 2), np.int64), "must be one piece"),
        (np.zeros(8, np.int64)[::2], "must be one piece"),
    ],
)
def test_an_array_that_does_not_fit_is_refused(array: Any, reason: str) -> None:
    with pytest.raises(TypeError, match=reason):
        compiled(fills)(np.zeros((4, 3), np.int32), array)
