"""Checked builds stop where C would go on with any number, and say where that is."""

import inspect
from collections.abc import Callable, Iterator
from math import ldexp, sqrt
from typing import Any, Final

import numpy as np
import pytest

from digsite.core import kernels
from digsite.core.game import find
from digsite.core.rows import Grid, Row
from digsite.core.rule import kernel
from digsite.core.schema import Int32, Int64, Real
from tests.carriers.test_translation import Outer

LARGEST: Final = (1 << 63) - 1
SMALLEST: Final = -(1 << 63)


@pytest.fixture(scope="module", autouse=True)
def _checked() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("DIGSITE_BOUNDS_CHECK", "1")
        yield


@kernel
def looks_up(a: int, b: int) -> int:
    return TABLE[a - b]


TABLE: Final = (3, 1, 4)


@kernel
def divides(a: int, b: int) -> int:
    return a // b


@kernel
def takes_the_rest(a: int, b: int) -> int:
    return a % b


@kernel
def shares(a: int, b: int) -> float:
    return a / b


@kernel
def adds(a: int, b: int) -> int:
    return a + b


@kernel
def subtracts(a: int, b: int) -> int:
    return a - b


@kernel
def multiplies(a: int, b: int) -> int:
    return a * b


@kernel
def negates(a: int, b: int) -> int:
    return -a + 0 * b


@kernel
def drops_the_sign(a: int, b: int) -> int:
    return abs(a) + 0 * b


@kernel
def shifts_left(a: int, b: int) -> int:
    return a << b


@kernel
def shifts_right(a: int, b: int) -> int:
    return a >> b


@kernel
def cuts_off(a: int, b: int) -> int:
    return int(a * 1e10 * b)


@kernel
def becomes_real(a: int, b: int) -> float:
    return a + 0.5 * b


@kernel
def takes_the_root(a: int, b: int) -> float:
    return sqrt(a - b)


@kernel
def scales(a: int, b: int) -> float:
    return ldexp(float(a), b)


@kernel
def counts_to_the_end(a: int, b: int) -> int:
    total = 0
    for number in range(a, b, 4):
        total += number % 2
    return total


WITHIN: Final = {
    looks_up: [(2, 0), (5, 3)],
    divides: [(7, -2), (SMALLEST, 1), (LARGEST, -1)],
    takes_the_rest: [(7, -2), (SMALLEST, -1)],
    shares: [(7, -2)],
    adds: [(LARGEST, 0), (SMALLEST, 7)],
    subtracts: [(SMALLEST, 0), (LARGEST, 7)],
    multiplies: [(1 << 31, 1 << 31), (SMALLEST, 1)],
    negates: [(LARGEST, 0)],
    drops_the_sign: [(-LARGEST, 0)],
    shifts_left: [(1, 62), (-1, 63), (5, 0)],
    shifts_right: [(SMALLEST, 63), (5, 0)],
    cuts_off: [(900_000_000, 1), (-900_000_000, 1)],
    becomes_real: [(1 << 53, 0), (-(1 << 53), 1)],
    takes_the_root: [(9, 9), (25, 9)],
    scales: [(3, 1000), (3, -1022)],
    counts_to_the_end: [(LARGEST - 9, LARGEST - 4), (3, 0)],
}
"""The outermost that is still right: checked builds give the same as Python."""
OUTSIDE: Final[dict[Callable[..., Any], tuple[type[Exception], list[tuple[int, int]]]]] = {
    looks_up: (IndexError, [(3, 0), (0, 1), (SMALLEST, 0)]),
    divides: (ZeroDivisionError, [(1, 0), (0, 0)]),
    takes_the_rest: (ZeroDivisionError, [(1, 0)]),
    shares: (ZeroDivisionError, [(1, 0)]),
    adds: (OverflowError, [(LARGEST, 1), (SMALLEST, -1)]),
    subtracts: (OverflowError, [(SMALLEST, 1), (0, SMALLEST)]),
    multiplies: (OverflowError, [(1 << 32, 1 << 31), (SMALLEST, -1)]),
    negates: (OverflowError, [(SMALLEST, 0)]),
    drops_the_sign: (OverflowError, [(SMALLEST, 0)]),
    shifts_left: (ValueError, [(1, 64), (1, -1)]),
    shifts_right: (ValueError, [(1, 64), (1, -1), (1, LARGEST)]),
    cuts_off: (OverflowError, [(1_000_000_000, 1), (-1_000_000_000, 1)]),
    becomes_real: (OverflowError, [((1 << 53) + 1, 0), (SMALLEST, 0)]),
    takes_the_root: (ValueError, [(0, 1)]),
    scales: (OverflowError, [(1, 1024), (1, -1023)]),
    counts_to_the_end: (OverflowError, [(LARGEST - 3, LARGEST)]),
}


@pytest.fixture(scope="module")
def checked() -> dict[Callable[..., Any], Callable[..., Any]]:
    made = kernels.bind_all(tuple(WITHIN), find("dig_mars"), compiled=True)
    return dict(zip(WITHIN, made, strict=True))


@pytest.mark.parametrize("function", WITHIN, ids=lambda function: function.__name__)
def test_what_is_within_the_bounds_is_as_in_python(function: Any, checked: Any) -> None:
    for given in WITHIN[function]:
        assert checked[function](*given) == function(*given), given


@pytest.mark.parametrize("function", OUTSIDE, ids=lambda function: function.__name__)
def test_what_is_outside_is_told_with_its_line(function: Any, checked: Any) -> None:
    error, calls = OUTSIDE[function]
    for given in calls:
        with pytest.raises(error, match=__file__) as told:
            checked[function](*given)
        assert line_of(told) in lines_of(function)
        # The next call begins anew.
        within = WITHIN[function][0]
        assert checked[function](*within) == function(*within)


def line_of(told: pytest.ExceptionInfo[Exception]) -> int:
    return int(str(told.value).rpartition(":")[2])


def lines_of(function: Callable[..., Any]) -> range:
    text, first = inspect.getsourcelines(function)
    return range(first, first + len(text))


def test_a_shift_that_loses_bits_is_too_large(checked: Any) -> None:
    for given in ((1, 63), (3, 62), (-3, 62), (LARGEST, 1)):
        with pytest.raises(OverflowError, match="a number is larger than its place"):
            checked[shifts_left](*given)


@kernel
def keeps(outers: Row[Outer], row: Row[Int64], a: int) -> None:
    outers[0].inner.small = a
    row[0] = a
    outers[0].inner.many[1] += a
    outers[0].count = a


def test_a_number_that_its_field_cannot_hold_is_told() -> None:
    record, row = Outer().to_record(), np.zeros(1, np.int64)
    run = kernels.bind(keeps, find("dig_mars"), compiled=True)
    run(record, row, -128)
    record["inner"]["many"][0, 1] = (1 << 31) - 10
    for number, line in ((128, 1), (-129, 1), (100, 3)):
        with pytest.raises(OverflowError, match="a number is larger than its place") as told:
            run(record, row, number)
        assert line_of(told) == lines_of(keeps)[1 + line]


@kernel
def walks_over(grid: Grid[Int32], row: Row[Real], line: int, place: int) -> None:
    row[place] = grid[line, place]


@pytest.mark.parametrize(("line", "place"), [(-1, 0), (2, 0), (0, -1), (0, 3), (1, 2)])
def test_every_index_of_rows_and_grids_is_tested(line: int, place: int) -> None:
    run = kernels.bind(walks_over, find("dig_mars"), compiled=True)
    grid, row = np.zeros((2, 3), np.int32), np.ones(2)
    run(grid, row, 1, 1)
    assert row.tolist() == [1.0, 0.0]
    with pytest.raises(IndexError, match="an index is outside its array"):
        run(grid, row, line, place)
    # What is prepared tells it, too.
    with pytest.raises(IndexError):
        kernels.prepared(run, grid, row, line, place)()


@kernel
def twice(a: int, is_so: bool) -> int:
    return a * 2 + is_so


@pytest.mark.parametrize("given", [(2.5, True), (1 << 63, True), (1, 2), ("1", True)])
def test_what_is_no_number_of_c_does_not_get_there(given: tuple[Any, Any]) -> None:
    run = kernels.bind(twice, find("dig_mars"), compiled=True)
    assert run(np.int8(-3), np.True_) == -5
    with pytest.raises((TypeError, ValueError)):
        run(*given)
