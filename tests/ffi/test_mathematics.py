"""exp, log and power: the same bits on every carrier, and as right as they are said to be."""

import ctypes
import hashlib
import math
import random
import shlex
import subprocess
from dataclasses import replace
from decimal import Decimal, localcontext
from pathlib import Path
from typing import Any, Final

import numpy as np
import pytest
from numpy.typing import NDArray

from digsite.core.c import compiler
from digsite.core.c.program import Program
from digsite.core.c.signature import signature
from digsite.core.game import find
from digsite.core.mathematics import exp, log, power
from digsite.core.rows import Grid, Row
from digsite.core.rule import kernel
from digsite.core.schema import Real
from digsite.ffi.build import compile_module
from tests.ffi.carriers import CLANG

SCRIPT: Final = Path(__file__).with_name("mathematics.mjs")
COMPILERS: Final = {"gcc": ["gcc"], "clang": shlex.split(CLANG)}
DIGITS: Final = 60
ULPS: Final = 2
SAMPLES: Final = 1500


@kernel
def reckon(numbers: Row[Real], exponents: Row[Real], results: Grid[Real]) -> None:
    """All that mathematics.py gives for positive numbers and any exponents."""
    for index in range(len(numbers)):
        results[index, 0] = exp(exponents[index])
        results[index, 1] = log(numbers[index])
        results[index, 2] = power(numbers[index], exponents[index] / 100)
        results[index, 3] = exp(-abs(exponents[index]) / 300)


def arguments() -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Positive numbers of every size, the smallest there are included, and exponents."""
    bits = np.random.default_rng(1).integers(1, 0x7FF0000000000000, 8000, np.uint64)
    numbers = [bits.view(np.float64), np.linspace(0.4, 2.5, 4000), np.logspace(-323, 308, 4000)]
    ends = np.array([0.0, -0.0, 709.0, 709.1, -708.0, -708.1, 1e-300, 5e-324, 0.5, -0.5])
    exponents = [np.linspace(-760, 760, 12_000), np.linspace(-1, 1, 3990), ends]
    return np.concatenate(numbers), np.concatenate(exponents)


@pytest.fixture(scope="module")
def program() -> str:
    game = find("dig_mars")
    made = Program(game)
    made.entry(reckon, replace(signature(reckon, game), name="digsite_reckon"))
    return made.text


@pytest.fixture(scope="module")
def expected() -> str:
    """What Python gives."""
    numbers, exponents = arguments()
    results: dict[tuple[int, int], float] = {}
    reckon(numbers.tolist(), exponents.tolist(), results)
    return digest(np.array(list(results.values())))


def digest(results: Any) -> str:
    return hashlib.sha256(bytes(results)).hexdigest()


@pytest.mark.parametrize("option", ["-O0", "-O3", "-march=native"])
@pytest.mark.parametrize("name", COMPILERS)
def test_every_compiler_gives_the_same_bits(
    name: str, option: str, program: str, expected: str, tmp_path: Path
) -> None:
    source, library = tmp_path / "program.c", tmp_path / "program.so"
    source.write_text(program, "utf-8")
    call = [*COMPILERS[name], *compiler.OPTIONS, option, "-o", str(library), str(source)]
    subprocess.run(call, check=True)
    numbers, exponents = arguments()
    results, count = np.zeros((len(numbers), 4)), ctypes.c_int64(len(numbers))
    address = ctypes.c_void_p
    ctypes.CDLL(str(library)).digsite_reckon(
        *(address(numbers.ctypes.data), count, address(exponents.ctypes.data), count),
        *(address(results.ctypes.data), count, ctypes.c_int64(4)),
    )
    assert digest(results) == expected


def test_webassembly_gives_the_same_bits(program: str, expected: str, tmp_path: Path) -> None:
    module = compile_module(program, tmp_path / "program.wasm")
    given, found = tmp_path / "given", tmp_path / "found"
    given.write_bytes(b"".join(bytes(part) for part in arguments()))
    subprocess.run(["node", str(SCRIPT), str(module), str(given), str(found)], check=True)
    assert digest(found.read_bytes()) == expected


def units(found: float, exact: Decimal) -> float:
    """How many units in the last place a number is away from the truth."""
    return float(abs(Decimal(found) - exact) / Decimal(math.ulp(found)))


def test_exponentials_are_right_to_two_units_in_the_last_place() -> None:
    chance = random.Random(1)
    with localcontext(prec=DIGITS):
        for _ in range(SAMPLES):
            for number in (chance.uniform(-708, 709), chance.uniform(-2, 2)):
                assert units(exp(number), Decimal(number).exp()) < ULPS, number


def test_logarithms_are_right_to_two_units_in_the_last_place() -> None:
    chance = random.Random(2)
    with localcontext(prec=DIGITS):
        for _ in range(SAMPLES):
            near = 1 + chance.choice([-1, 1]) * 10.0 ** chance.uniform(-15, -3)
            for number in (10.0 ** chance.uniform(-323, 308), chance.uniform(0.5, 2), near):
                assert units(log(number), Decimal(number).ln()) < ULPS, number


def test_a_power_is_the_less_right_the_larger_it_is() -> None:
    chance = random.Random(3)
    with localcontext(prec=DIGITS):
        for _ in range(SAMPLES):
            base, exponent = 10.0 ** chance.uniform(-8, 8), chance.uniform(-15, 15)
            exact = Decimal(base).ln() * Decimal(exponent)
            allowed = ULPS * (1 + abs(float(exact)))
            assert units(power(base, exponent), exact.exp()) < allowed, (base, exponent)


def test_beyond_its_ends_an_exponential_stays_where_it_is() -> None:
    assert exp(709.0) == exp(710.0) == exp(math.inf)
    assert exp(-708.1) == exp(-math.inf) == 0.0
