"""Exponentials and logarithms that are the same on every machine, to the last bit.

What a C library or Python's `math` gives differs in the last place from one machine to the next,
and a search that compares such numbers may then choose another move. These use only additions,
multiplications, divisions and exact scaling by powers of two, which IEEE 754 defines exactly. `exp`
and `log` are right to within two units in the last place.
"""

from math import frexp, ldexp
from typing import Final

from digsite.core.rule import kernel

INVERSE_OF_LN_2: Final = 1.4426950408889634
LN_2_HIGH: Final = 0.693147180369123816490
LN_2_LOW: Final = 1.90821492927058770002e-10
"""The logarithm of two in two parts: whole multiples of the first are exact."""
SQUARE_ROOT_OF_HALF: Final = 0.7071067811865476
LARGEST_POWER: Final = 709.0
SMALLEST_POWER: Final = -708.0


@kernel
def exp(power: float) -> float:
    """e to a power; from 709 on always the same large number, below -708 nothing: 0."""
    if power < SMALLEST_POWER:
        return 0.0
    power = min(power, LARGEST_POWER)
    half = 0.5 if power >= 0.0 else -0.5
    twos = int(power * INVERSE_OF_LN_2 + half)
    # What is left after taking out powers of two lies within 0.35 of 0: its series is short.
    x = (power - twos * LN_2_HIGH) - twos * LN_2_LOW
    x2 = x * x
    x4 = x2 * x2
    low = (1.0 + x) + x2 * (1 / 2 + x * (1 / 6))
    middle = (1 / 24 + x * (1 / 120)) + x2 * (1 / 720 + x * (1 / 5040))
    high = (1 / 40320 + x * (1 / 362880)) + x2 * (1 / 3628800 + x * (1 / 39916800))
    last = 1 / 479001600 + x * (1 / 6227020800)
    return ldexp(low + x4 * (middle + x4 * (high + x4 * last)), twos)


@kernel
def log(x: float) -> float:
    """The natural logarithm of a positive number."""
    mantissa, twos = frexp(x)
    if mantissa < SQUARE_ROOT_OF_HALF:
        mantissa = mantissa * 2.0
        twos -= 1
    # log((1 + s) / (1 - s)) = 2 (s + s³/3 + s⁵/5 + …), and s is within 0.18 of 0.
    s = (mantissa - 1.0) / (mantissa + 1.0)
    z = s * s
    z2 = z * z
    z4 = z2 * z2
    low = (1 / 3 + z * (1 / 5)) + z2 * (1 / 7 + z * (1 / 9))
    high = (1 / 11 + z * (1 / 13)) + z2 * (1 / 15 + z * (1 / 17))
    last = 1 / 19 + z * (1 / 21)
    series = z * (low + z4 * (high + z4 * last))
    return twos * LN_2_HIGH + (2.0 * s + (2.0 * s * series + twos * LN_2_LOW))


@kernel
def power(base: float, exponent: float) -> float:
    """A positive number to any power.

    An error of the logarithm counts as often as the exponent says: of e to the 20th, some twenty
    units in the last place may be wrong.
    """
    return exp(exponent * log(base))
