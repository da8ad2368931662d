"""Functions written by chance do the same in C as in Python, to the last bit.

A checked build says which calls stay within the dialect. Of those Python, the checked and the usual
build must give the same result and leave the same structs behind.
"""

import importlib.util
import inspect
import math
import os
import struct
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np
import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from digsite.core.c import carrier, shelf
from digsite.core.c.refusal import NotOfTheDialect
from digsite.core.game import find
from tests.carriers.written import module
from tests.carriers.written_structs import RoundedThing, Thing

MODULES: Final = int(os.environ.get("MODULES", 8))
"""More of them, and always others: MODULES=200 pytest --hypothesis-profile=fuzz"""
FUNCTIONS: Final = 16
"""In one library, because the compiler's start takes longest."""
FAULTS: Final = (ArithmeticError, IndexError, ValueError)
NUMBERS: Final = ((5, -3, 0.75), (-17, 40, -1e3), (1 << 33, 2, 3.0))


def things() -> Iterator[Any]:
    """Records with something in every field."""
    dtype = Thing.dtype()
    for seed in range(len(NUMBERS)):
        record = np.zeros(1, dtype)
        random = np.random.default_rng(seed)
        record["count"], record["large"] = random.integers(0, 1000, 2)
        record["real"], record["single"] = random.random(2)
        record["singles"] = random.integers(-8, 8, 4) / 4
        record["flags"] = random.integers(0, 2, 3)
        for part in (record["part"][0], *record["parts"][0]):
            part["small"], part["word"] = random.integers(-128, 128), random.integers(0, 1 << 32)
            part["many"] = random.integers(-1000, 1000, 4)
            part["flag"] = random.integers(0, 2)
        yield record


def imported(text: str, path: Path) -> list[Any]:
    path.write_text(text, "utf-8")
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return [getattr(module, f"f{number}") for number in range(FUNCTIONS)]


def bits(value: Any) -> Any:
    """What must be equal: of real numbers every bit, the sign of zero included."""
    if isinstance(value, tuple | list):
        return [bits(one) for one in value]
    if isinstance(value, float):
        return "no number" if math.isnan(value) else struct.pack("<d", value)
    return int(value)


def of_the_dialect(functions: list[Any]) -> list[Any]:
    """Those that are translated: what is wrong for certain, such as `1 // 0`, is refused."""
    kept = []
    for function in functions:
        with suppress(NotOfTheDialect):
            carrier.Wish([function], find("dig_mars"), checks=False).text()
            kept.append(function)
    return kept


def compare(functions: list[Any], seen: Counter[str]) -> None:
    usual, checked = (
        carrier.entries(carrier.Wish(functions, find("dig_mars"), checks))
        for checks in (False, True)
    )
    for function, run, run_checked in zip(functions, usual, checked, strict=True):
        for record, numbers in zip(things(), NUMBERS, strict=True):
            thing, tested = RoundedThing.from_record(record[0]), record.copy()
            try:
                told = run_checked(tested, *numbers)
            except FAULTS:
                seen["outside"] += 1
                continue
            seen["compared"] += 1
            expected = [bits(function([thing], *numbers)), bits(thing.as_tuple())]
            for result, left in ((run(record, *numbers), record), (told, tested)):
                found = [bits(result), bits(Thing.from_record(left[0]).as_tuple())]
                assert found == expected, f"{numbers}\n{inspect.getsource(function)}"


def test_functions_written_by_chance_do_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shelf, "folder", lambda: tmp_path)
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    seen = Counter[str]()

    # What differs is a dozen lines, and shown: to make it shorter would take the compiler too long.
    @settings(max_examples=MODULES, phases=[Phase.generate])
    @given(st.randoms(use_true_random=True))
    def written(random: Random) -> None:
        seen["modules"] += 1
        text = module(random, FUNCTIONS)
        functions = imported(text, tmp_path / f"written_{seen['modules']}.py")
        compare(of_the_dialect(functions), seen)

    written()
    # The functions are tame enough to be worth comparing.
    assert seen["compared"] > seen["outside"]
