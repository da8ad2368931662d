"""What is outside the dialect is refused with its file, its line and a reason."""

# ruff: noqa: B007, RET502, RET503, RET504 (the functions are wrong on purpose)

from math import exp
from typing import Any, Final

import pytest

from digsite.core import kernels
from digsite.core.c.refusal import NotOfTheDialect
from digsite.core.game import find
from digsite.core.rows import Row
from digsite.core.rule import kernel
from tests.carriers.test_translation import Outer, Several, takes

INSIDE: Final = 7
"""No function here is longer."""


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


@kernel
def counts_from_the_end_by_reckoning(outers: Row[Outer]) -> int:
    return outers[0].inner.many[0 - 1]


@kernel
def looks_beyond_the_end(outers: Row[Outer]) -> int:
    return outers[0].inner.many[2 * 2]


@kernel
def wants_a_whole(number: int) -> int:
    return number * 2


@kernel
def hands_a_part_to_a_whole(outers: Row[Outer]) -> int:
    return wants_a_whole(outers[0].real)  # type: ignore[arg-type]


@kernel
def hands_a_single_to_a_whole(outers: Row[Outer]) -> int:
    return wants_a_whole(outers[0].single)  # type: ignore[arg-type]


@kernel
def gives_back_a_part(outers: Row[Outer]) -> int:
    return outers[0].real  # type: ignore[return-value]


@kernel
def gives_back_more_than_a_truth(a: int) -> bool:
    return a & (1 << 40)  # type: ignore[return-value]


@kernel
def wants_a_truth(is_so: bool) -> int:
    return 1 if is_so else 0


@kernel
def hands_a_number_to_a_truth(a: int) -> int:
    return wants_a_truth(a)  # type: ignore[arg-type]


@kernel
def raises_a_flag_too_high(outers: Row[Outer], a: int) -> None:
    outers[0].inner.flag = a  # type: ignore[assignment]


@kernel
def keeps_a_part(outers: Row[Outer]) -> None:
    outers[0].count = outers[0].real  # type: ignore[assignment]


@kernel
def keeps_too_much(outers: Row[Outer]) -> None:
    outers[0].inner.small = 128


@kernel
def assigns_a_struct(outers: Row[Outer]) -> None:
    outers[0] = outers[1]


@kernel
def swaps_structs(outers: Row[Outer]) -> None:
    outers[0], outers[1] = outers[1], outers[0]


@kernel
def adds_a_struct(outers: Row[Outer]) -> None:
    outers[0] += 1  # type: ignore[assignment, operator]


@kernel
def falls_off_the_end(a: int) -> int:  # type: ignore[return]
    if a > 0:
        return 1


@kernel
def falls_out_of_a_loop(a: int) -> int:  # type: ignore[return]
    while a > 0:
        if a == 5:
            return 1
        a -= 1


@kernel
def breaks_out_of_a_loop(a: int) -> int:  # type: ignore[return]
    while True:
        if a == 5:
            break
        return a


@kernel
def returns_now_something_now_nothing(a: int) -> int:
    if a > 0:
        return  # type: ignore[return-value]
    return 1


@kernel
def returns_something_for_nothing(a: int) -> None:
    return a  # type: ignore[return-value]


@kernel
def reads_too_early(a: int) -> int:
    if a > 0:
        found = 1
    return found


@kernel
def reads_after_a_loop(a: int) -> int:
    for number in range(a):
        pass
    return number


@kernel
def divides_by_zero(a: int) -> int:
    return a // (3 - 3)


@kernel
def takes_a_share_of_zero(a: int) -> float:
    return a / 0


@kernel
def shifts_too_far(a: int) -> int:
    return a << 64


@kernel
def shifts_backwards(a: int) -> int:
    return a >> -1


@kernel
def is_larger_than_a_word(a: int) -> int:
    return a + (1 << 62) * 2


@kernel
def is_no_longer_exact(a: float) -> float:
    return a + ((1 << 53) + 1)


@kernel
def leads_to_itself(a: int) -> int:
    return 0 if a == 0 else leads_to_itself(a - 1)


@kernel
def leads_away(a: int) -> int:
    return leads_back(a)


@kernel
def leads_back(a: int) -> int:
    return leads_away(a)


@kernel
def names_like_the_translation(a: int) -> int:
    rows__count = a
    return rows__count


@kernel
def gives_one_of_two_numbers(a: int, b: int) -> int:
    return a and b


@kernel
def calls_the_library_of_the_machine(a: float) -> float:
    return exp(a)


@kernel
def calls_what_is_unknown(a: float) -> int:
    return round(a)


@kernel
def has_no_result(a: int):  # type: ignore[no-untyped-def]
    takes_something(a)


@kernel
def takes_something(a: int) -> None:
    pass


@kernel
def calls_it_without_a_result(a: int) -> int:
    has_no_result(a)
    return a


@kernel
def hands_over_too_little(outers: Row[Outer]) -> int:
    return takes()  # type: ignore[call-arg]


@kernel
def asks_for_the_power(a: int) -> int:
    return a**2


@kernel
def divides_parts(a: float) -> float:
    return a // 2


@kernel
def asks_a_number_for_a_field(a: int) -> int:
    return a.count  # type: ignore[attr-defined, no-any-return]


REFUSED: Final = {
    counts_from_the_end: "the index -1: indices are never negative",
    counts_from_the_end_by_reckoning: "the index -1: indices are never negative",
    looks_beyond_the_end: "the index 4 of an array of 4",
    hands_a_part_to_a_whole: "number wants a whole number, not a real number",
    hands_a_single_to_a_whole: "number wants a whole number, not a real number of 32 bits",
    gives_back_a_part: "returns a whole number by its annotation, not a real number",
    gives_back_more_than_a_truth: "returns true or false by its annotation, not a whole number",
    hands_a_number_to_a_truth: "is_so wants true or false, not a whole number",
    raises_a_flag_too_high: "true or false is kept here, not a whole number",
    keeps_a_part: "a whole number is kept here, not a real number",
    keeps_too_much: "128 does not fit into int8_t",
    assigns_a_struct: "a struct is not assigned",
    swaps_structs: "a struct is not assigned",
    adds_a_struct: "calculating with a struct",
    falls_off_the_end: "a path ends without a result",
    falls_out_of_a_loop: "a path ends without a result",
    breaks_out_of_a_loop: "a path ends without a result",
    returns_now_something_now_nothing: "returns a whole number by its annotation, not nothing",
    returns_something_for_nothing: "returns nothing by its annotation, not a whole number",
    reads_too_early: "found may have no value here",
    reads_after_a_loop: "number may have no value here",
    divides_by_zero: "division by zero",
    takes_a_share_of_zero: "division by zero",
    shifts_too_far: "a shift is by 0 to 63 bits, not by 64",
    shifts_backwards: "a shift is by 0 to 63 bits, not by -1",
    is_larger_than_a_word: "9223372036854775808 has more than 64 bits",
    is_no_longer_exact: "9007199254740993 is too large to be exact",
    leads_to_itself: "leads_to_itself → leads_to_itself",
    leads_away: "leads_away → leads_back → leads_away",
    names_like_the_translation: "two underscores in a row",
    gives_one_of_two_numbers: "`and` and `or` of numbers",
    calls_the_library_of_the_machine: "math.exp differs from machine to machine",
    calls_what_is_unknown: "round is not known here",
    calls_it_without_a_result: "has_no_result has 1 arguments and a result, all annotated",
    hands_over_too_little: "takes has 1 arguments and a result, all annotated; here are 0",
    asks_for_the_power: "no Pow of a whole number",
    divides_parts: "no FloorDiv of a real number",
    asks_a_number_for_a_field: ".count is asked of a whole number",
    knows_no_field: "Outer has no missing",
    is_now_this_now_that: "one name for Outer and a whole number",
    asks_the_machine: "no ImportFrom",
    gives_a_struct_away: "only numbers are assigned",
    puts_a_part_into_a_whole: "the parameter a is a whole number, not a real number",
    counts_by_any_step: "must be a constant",
    asks_a_bundle_for_more: "several has no missing",
    leaves_it_open: "things must be",
}


@pytest.mark.parametrize("function", REFUSED, ids=lambda function: function.__name__)
def test_what_is_outside_the_dialect_is_refused_with_its_line(function: Any) -> None:
    with pytest.raises(NotOfTheDialect) as refused:
        kernels.bind(function, find("dig_mars"), compiled=True)
    assert REFUSED[function] in refused.value.reason
    path, _, line = str(refused.value.place).rpartition(":")
    assert path == __file__
    first = function.__code__.co_firstlineno
    # A function that leads to itself is found at its last step.
    assert first <= int(line) < first + INSIDE or function is leads_away
    assert str(refused.value) == f"{path}:{line}: {refused.value.reason}"
