"""Functions of the dialect, written by chance: every kind of number, statement and call."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

HEAD: Final = """\
from math import sqrt

from digsite.core.rows import Row
from digsite.core.rule import kernel
from tests.carriers.written_structs import Thing

TABLE = (3, -1, 4, 1, -5, 9, 2, 6)
LINES = ((1, 2, 3), (-4, 5, -6))
HALVES = (0.5, 0.25, -1.5, 3.0)


@kernel
def takes(thing: Thing) -> int:
    thing.count = (thing.count + 3) & 0xFFFF
    return int(thing.count)


@kernel
def nudges(thing: Thing, by: float) -> float:
    thing.real = thing.real * 0.5 + by
    return thing.real


@kernel
def flips(thing: Thing) -> bool:
    thing.part.flag = not thing.part.flag
    return thing.part.flag


@kernel
def sees(thing: Thing, place: int) -> int:
    return thing.count - thing.part.many[place]


@kernel
def blends(thing: Thing, place: int, number: int) -> int:
    thing.singles[place] += thing.single
    if thing.singles[place] > 100:
        thing.singles[place] = 0.25
    return number % 97 + thing.parts[0].small
"""
WHOLE: Final = ("a", "b", "i", "j")
REAL: Final = ("x", "r", "q")
SINGLE: Final = ("s",)
TRUTH: Final = ("c", "d")
BEGIN: Final = """\
    thing = things[0]
    part = thing.parts[1]
    i = j = a
    r, q = x, -0.5
    s = thing.single
    c, d = b > a, False
"""


class Author:
    """Writes one function, deciding by `choose`."""

    def __init__(self, choose: Callable[[int], int]) -> None:
        self.choose = choose
        self.loops = 0
        self.lines: list[str] = []

    def one(self, *choices: str) -> str:
        return choices[self.choose(len(choices))]

    def any(self, depth: int, *writers: Callable[[int], str]) -> str:
        return writers[self.choose(len(writers))](depth - 1)

    # Whole numbers

    def whole(self, depth: int) -> str:
        if depth <= 0:
            return self.whole_leaf(0)
        return self.any(
            depth,
            self.whole_leaf,
            self.whole_sum,
            self.whole_sum,
            self.whole_share,
            self.whole_shift,
            self.whole_call,
            lambda depth: f"(-{self.whole(depth)})",
            lambda depth: f"(~{self.whole(depth)})",
            lambda depth: f"abs({self.whole(depth)})",
            lambda depth: f"{self.one('min', 'max')}({self.whole(depth)}, {self.whole(depth)})",
            lambda depth: f"int({self.real(depth)})",
            lambda depth: f"int({self.truth(depth)})",
            lambda depth: f"({self.whole(depth)} if {self.truth(depth)} else {self.whole(depth)})",
        )

    def whole_leaf(self, _: int) -> str:
        return self.one(
            *WHOLE,
            "0",
            "1",
            "-7",
            "255",
            "(1 << 20)",
            "thing.count",
            "thing.large",
            "part.small",
            "part.word",
            "thing.part.small",
            f"part.many[{self.place(4)}]",
            f"thing.parts[{self.place(3)}].many[{self.place(4)}]",
            f"TABLE[{self.place(8)}]",
            f"LINES[{self.place(2)}][{self.place(3)}]",
            "len(TABLE)",
            "len(things)",
        )

    def place(self, count: int) -> str:
        return self.one("0", "1", f"({self.one(*WHOLE)}) % {count}", f"takes(thing) % {count}")

    def whole_sum(self, depth: int) -> str:
        sign = self.one("+", "-", "*", "&", "|", "^")
        return f"({self.whole(depth)} {sign} {self.whole(depth)})"

    def whole_share(self, depth: int) -> str:
        divisor = self.one("3", "-4", f"({self.whole(depth)} | 1)", self.whole(depth))
        return f"({self.whole(depth)} {self.one('//', '%')} {divisor})"

    def whole_shift(self, depth: int) -> str:
        bits = self.one("5", f"({self.whole(depth)}) % 9", f"({self.whole(depth)} & 7)")
        return f"({self.whole(depth)} {self.one('<<', '>>')} ({bits}))"

    def whole_call(self, depth: int) -> str:
        return self.one(
            "takes(thing)",
            f"sees(thing, {self.place(4)})",
            f"blends(thing, {self.place(4)}, {self.whole(depth)})",
        )

    # Real numbers

    def real(self, depth: int) -> str:
        if depth <= 0:
            return self.real_leaf(0)
        return self.any(
            depth,
            self.real_leaf,
            self.real_sum,
            self.real_sum,
            lambda depth: f"float({self.whole(depth)})",
            lambda depth: f"float({self.single(depth)})",
            lambda depth: f"({self.real(depth)} * {self.whole(depth)})",
            lambda depth: f"({self.real(depth)} + {self.single(depth)})",
            lambda depth: f"({self.whole(depth)} / {self.one('8', self.whole(depth))})",
            lambda depth: f"(-{self.real(depth)})",
            lambda depth: f"sqrt(abs({self.real(depth)}))",
            lambda depth: f"nudges(thing, {self.real(depth)})",
            lambda depth: f"{self.one('min', 'max')}({self.real(depth)}, {self.real(depth)})",
            lambda depth: f"({self.real(depth)} if {self.truth(depth)} else {self.real(depth)})",
        )

    def real_leaf(self, _: int) -> str:
        return self.one(*REAL, "0.1", "-2.5", "1e10", "thing.real", f"HALVES[{self.place(4)}]")

    def real_sum(self, depth: int) -> str:
        sign = self.one("+", "-", "*", "/")
        return f"({self.real(depth)} {sign} {self.real(depth)})"

    def single(self, depth: int) -> str:
        leaf = self.one(*SINGLE, "thing.single", f"thing.singles[{self.place(4)}]")
        if depth <= 0:
            return leaf
        return self.any(
            depth,
            lambda _: leaf,
            lambda depth: (
                f"({self.single(depth)} {self.one('+', '-', '*', '/')} {self.single(depth)})"
            ),
            lambda depth: f"(-{self.single(depth)})",
            lambda depth: f"abs({self.single(depth)})",
            lambda depth: f"{self.one('min', 'max')}({self.single(depth)}, {self.single(depth)})",
        )

    # True or false

    def truth(self, depth: int) -> str:
        if depth <= 0:
            return self.one(*TRUTH, "part.flag", f"thing.flags[{self.place(3)}]", "a < b")
        return self.any(
            depth,
            self.comparison,
            self.comparison,
            lambda depth: (
                f"({self.truth(depth)} {self.one('and', 'or', '&', '^')} {self.truth(depth)})"
            ),
            lambda depth: f"(not {self.truth(depth)})",
            lambda depth: f"bool({self.whole(depth)})",
            lambda _: "flips(thing)",
        )

    def comparison(self, depth: int) -> str:
        write = (self.whole, self.whole, self.real, self.single)[self.choose(4)]
        parts = [write(depth)]
        for _ in range(1 + self.choose(3)):
            parts += [self.one("<", "<=", "==", "!=", ">", ">="), write(depth)]
        return f"({' '.join(parts)})"

    # Statements

    def statement(self, depth: int, indent: str) -> None:
        writers: Sequence[Callable[[int, str], None]] = (
            self.assignment,
            self.assignment,
            self.storing,
            self.storing,
            self.change,
            self.change,
            self.call,
            *((self.choice, self.counted, self.loop) if depth > 0 else ()),
        )
        writers[self.choose(len(writers))](depth - 1, indent)

    def block(self, depth: int, indent: str) -> None:
        for _ in range(1 + self.choose(3)):
            self.statement(depth, indent)

    def assignment(self, depth: int, indent: str) -> None:
        self.lines.append(
            indent
            + self.one(
                f"{self.one('i', 'j')} = {self.whole(2)}",
                f"{self.one('r', 'q')} = {self.real(2)}",
                f"s = {self.single(2)}",
                f"{self.one('c', 'd')} = {self.truth(2)}",
                f"i, j = {self.whole(2)}, {self.whole(1)}",
                f"i = part.many[{self.place(4)}] = {self.whole(1)} % 1000",
                f"part = thing.parts[{self.place(3)}]",
            )
        )

    def storing(self, depth: int, indent: str) -> None:
        self.lines.append(
            indent
            + self.one(
                f"thing.count = {self.whole(2)} & 0xFFFF",
                f"thing.large = {self.whole(2)}",
                f"part.small = {self.whole(2)} % 256 - 128",
                f"part.small = {self.whole(1)}",
                f"part.word = {self.whole(2)} & 0xFFFFFFFF",
                f"part.flag = {self.truth(2)}",
                f"thing.flags[{self.place(3)}] = {self.truth(1)}",
                f"thing.real = {self.real(2)}",
                f"thing.single = {self.one(self.real(2), self.single(2))}",
                f"thing.singles[{self.place(4)}] = {self.one(self.real(1), self.single(2))}",
                f"thing.parts[{self.place(3)}].many[{self.place(4)}] = {self.whole(2)} % 999",
            )
        )

    def change(self, depth: int, indent: str) -> None:
        self.lines.append(
            indent
            + self.one(
                f"{self.one('i', 'j')} {self.one('+=', '-=', '^=', '|=')} {self.whole(2)}",
                f"{self.one('i', 'j')} {self.one('//=', '%=', '*=')} {self.one('7', '-3')}",
                f"{self.one('r', 'q')} {self.one('+=', '-=', '*=')} {self.real(2)}",
                f"s {self.one('+=', '*=')} {self.single(1)}",
                f"thing.large += {self.whole(2)}",
                f"thing.real += {self.real(2)}",
                f"thing.single += {self.single(1)}",
                f"part.many[{self.place(4)}] += {self.whole(1)} % 100",
                f"thing.singles[{self.place(4)}] *= {self.single(1)}",
            )
        )

    def call(self, depth: int, indent: str) -> None:
        self.lines.append(indent + self.one("takes(thing)", "flips(thing)", "nudges(thing, x)"))

    def choice(self, depth: int, indent: str) -> None:
        self.lines.append(f"{indent}if {self.truth(2)}:")
        self.block(depth, indent + "    ")
        self.leaving(indent + "    ")
        if self.choose(2):
            self.lines.append(f"{indent}else:")
            self.block(depth, indent + "    ")

    def leaving(self, indent: str) -> None:
        """Perhaps leave the loop, or this turn of it."""
        if self.loops and self.choose(2):
            self.lines.append(indent + self.one("break", "continue"))

    def counted(self, depth: int, indent: str) -> None:
        bounds = self.one(
            "3", f"{self.whole(1)} % 4", f"{self.whole(1)} % 3, 4", "5, 0, -2", "-1, 6, 3"
        )
        self.lines.append(f"{indent}for {self.one('i', 'j')} in range({bounds}):")
        self.inside_loop(depth, indent)

    def loop(self, depth: int, indent: str) -> None:
        turns = f"n{len(self.lines)}"
        self.lines.append(f"{indent}{turns} = {self.choose(4)}")
        self.lines.append(f"{indent}while {turns} > 0 and {self.truth(2)}:")
        self.lines.append(f"{indent}    {turns} -= 1")
        self.inside_loop(depth, indent)

    def inside_loop(self, depth: int, indent: str) -> None:
        self.loops += 1
        self.block(depth, indent + "    ")
        self.loops -= 1

    def function(self, name: str) -> str:
        """The text of a whole function."""
        kind, write = (
            ("int", self.whole),
            ("float", self.real),
            ("bool", self.truth),
        )[self.choose(3)]
        for _ in range(1 + self.choose(4)):
            self.statement(2, "    ")
        head = f"@kernel\ndef {name}(things: Row[Thing], a: int, b: int, x: float) -> {kind}:\n"
        return head + BEGIN + "\n".join([*self.lines, f"    return {write(3)}"]) + "\n"


def module(random: Random, count: int) -> str:
    """The text of a module with so many functions, f0, f1, …"""
    functions = [Author(random.randrange).function(f"f{number}") for number in range(count)]
    return "\n\n".join([HEAD, *functions])
