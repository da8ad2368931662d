"""What the dialect means in C: the same as in Python, or a refusal that names the line."""

from collections.abc import Callable
from itertools import product
from typing import Annotated, Any, Final

import numpy as np
import pytest

from digsite.core import kernels
from digsite.core.c.kinds import NotOfTheDialect
from digsite.core.game import find
from digsite.core.mathematics import exp, log
from digsite.core.rows import Grid, Row, bundle
from digsite.core.rule import kernel
from digsite.core.schema import Flag, Float32, Int8, Int32, Int64, Length, Real, Struct

NUMBERS: Final = (-17, -4, -3, -1, 0, 1, 2, 3, 7, 63, 1000)
TABLE: Final = (3, 1, 4, 1, 5)
LINES: Final = ((1, 2), (3, 4), (5, 6))


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


@kernel
def divides(a: int, b: int) -> int:
    return a // b * 1000 + a % b


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


OF_TWO: Final = (divides, shifts, compares, chooses, counts, looks_up, rounds, swaps)


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


@kernel
def counts_from_the_end(outers: Row[Outer]) -> int:
    return outers[-1].count


@kernel
def knows_no_field(outers: Row[Outer]) -> int:
    return int(outers[0].missing)  # type: ignore[attr-defined]


@kernel
def is_now_this_now_that(outers: Row[Outer], a: int) -> int:
    thing: Any = outers[0]
    if a > 0:
        thing = a
    return int(thing)


@kernel
def asks_the_machine(a: float) -> float:
    from math import exp as e

    return e(a)


@kernel
def gives_a_struct_away(outers: Row[Outer]) -> None:
    outers[0].inner = outers[1].inner


@kernel
def puts_a_part_into_a_whole(a: int) -> int:
    a += 0.5  # type: ignore[assignment]
    return a * 2


@kernel
def counts_by_any_step(a: int) -> int:
    total = 0
    for number in range(0, 10, a):
        total += number
    return total


@kernel
def asks_a_bundle_for_more(several: Several) -> int:
    return int(several.missing)  # type: ignore[attr-defined]


@kernel
def leaves_it_open(things: Any) -> int:
    return len(things)


@pytest.mark.parametrize(
    ("function", "reason"),
    [
        (counts_from_the_end, "never negative"),
        (knows_no_field, "Outer has no missing"),
        (is_now_this_now_that, "one name for"),
        (asks_the_machine, "no ImportFrom"),
        (gives_a_struct_away, "only numbers are assigned"),
        (puts_a_part_into_a_whole, "the parameter a is a whole number"),
        (counts_by_any_step, "must be a constant"),
        (asks_a_bundle_for_more, "several has no missing"),
        (leaves_it_open, "things must be"),
    ],
)
def test_what_is_outside_the_dialect_is_refused_with_its_line(function: Any, reason: str) -> None:
    with pytest.raises(NotOfTheDialect, match=reason) as refused:
        compiled(function)
    path, _, rest = refused.value.args[0].partition(".py:")
    assert path + ".py" == __file__
    first = function.__code__.co_firstlineno
    assert first <= int(rest.partition(":")[0]) < first + 6
