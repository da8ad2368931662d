"""TOML made to hurt is refused before the parser sees it; the rest is read as tomllib reads it."""

import itertools
import string
import sys
import tomllib
import tracemalloc
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from digsite.core import toml
from digsite.core.errors import BadEdition
from digsite.core.game import Game, find
from tests.games import every_game
from tests.garbage.mutation import refusal

WORDS = ["".join(letters) for letters in itertools.product(string.ascii_lowercase, repeat=3)]
LONG_KEY = ".".join("a" * 400)


def many(form: str, size: int, between: str = "\n") -> str:
    """Lines of a form with ever other words, as many as fit."""
    return between.join(itertools.islice((form.format(word) for word in WORDS), size // len(form)))


DOTTED_KEY = ".".join("a" * 9000) + " = 1"
DEEP_HEADER = "\n".join(["[" + LONG_KEY + "]", many("{0}=1", 5000)])

TOO_MUCH = [
    (DOTTED_KEY, 1, "longer than 1,000 characters"),
    (f"\n{LONG_KEY} = 1", 2, "more than 4 dots"),
    (many("{0}" + ".a" * 400 + "=1", 16_000), 1, "more than 4 dots"),
    (DEEP_HEADER, 1, "more than 4 dots"),
    (f"# a\n[[{LONG_KEY}]]", 2, "more than 4 dots"),
    ("x = {a.b.c.d.e.f = 1}", 1, "more than 4 dots"),
    ("'.' . '.' . '' . \"\\\"\" . ''.a.b = 1", 1, "more than 4 dots"),
    ('x = """\n"""\n' + LONG_KEY + "= 1", 3, "more than 4 dots"),
    ('x = """\n\\"""\n""""\n' + LONG_KEY + "= 1", 4, "more than 4 dots"),
    ('x = """"""\n' + LONG_KEY + "= 1", 2, "more than 4 dots"),
    ("x = '''\n\\'''''\n" + LONG_KEY + "= 1", 3, "more than 4 dots"),
    ("x = 1 # '''\n" + LONG_KEY + "= 1 # '''", 2, "more than 4 dots"),
    ("x = '#' \n" + LONG_KEY + "= 1", 2, "more than 4 dots"),
    ('x = "\\\\"\r\n' + LONG_KEY + "= 1", 2, "more than 4 dots"),
    ("x = " + "[" * 900, 1, "6 brackets"),
    ("x = [\n" + "1, [\n" * 1000, 7, "6 brackets"),
    ("x = " + "{a=" * 300, 1, "6 brackets"),
    ("x = " + "[{a=" * 200, 1, "6 brackets"),
    ("x = '''\n" + "[[[[[[[[[[", 1, "not closed"),
    ('x = 1\ny = "\n', 2, "not closed"),
    ("x = " + "9" * 5000, 1, "longer than 1,000 characters"),
    ("\n" * 1500, 1501, "more than 1,500 lines"),
    ("#\n" + "#" * 19_999, None, "larger than 20,000 characters"),
    ("\n#\ud800", 2, "half a character"),
]


@pytest.mark.parametrize(("text", "line", "reason"), TOO_MUCH, ids=lambda part: str(part)[:20])
def test_what_no_edition_needs_is_refused_before_it_is_parsed(
    text: str, line: int | None, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[str] = []
    monkeypatch.setattr(tomllib, "loads", seen.append)
    with pytest.raises(BadEdition, match=reason) as refused:
        toml.read(text, "mine.toml")
    assert seen == []
    assert line is None or refused.value.line == line


@every_game
def test_shipped_editions_need_a_quarter_of_what_is_let_through(game: Game) -> None:
    text = game.default_edition().text
    assert 4 * len(text) < toml.LARGEST
    assert 4 * text.count("\n") < toml.MOST_LINES
    assert toml.read(text, "mine.toml") == tomllib.loads(text)


def test_one_look_at_a_file_shows_that_it_is_too_large(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("#" * 10_000_000, "utf-8")
    with pytest.raises(BadEdition, match="larger than"):
        find("dig_mars").edition(path)


SHAPES: dict[str, Callable[[int], str]] = {
    "keys": lambda size: many("{0}=1", size),
    "dotted keys under one prefix": lambda size: many("a.a.a.a.{0}=1", size),
    "dotted keys": lambda size: many("{0}.a.a.a.a=1", size),
    "keys under a deep header": lambda size: "[a.a.a.a.a]\n" + many("{0}=1", size),
    "headers": lambda size: many("[{0}]", size),
    "deep headers": lambda size: many("[{0}.a.a.a.a]", size),
    "entries": lambda size: "[[a]]\n" * (size // 6),
    "entries with dotted keys": lambda size: "[[a]]\na.a.a.a=1\n" * (size // 18),
    "arrays": lambda size: "\n".join(f"{w}=[" + "[]," * 300 + "]" for w in WORDS[: size // 906]),
    "an array over many lines": lambda size: "x=[\n" + "1,\n" * (size // 3) + "]",
    "inline tables": lambda size: "x=[\n" + "{a=1},\n" * (size // 7) + "]",
    "inline keys": lambda size: "\n".join(
        f"{word}={{" + many("{0}=1", 700, ",") + "}" for word in WORDS[: size // 900]
    ),
    "escapes": lambda size: 'x="""' + ("\\n" * 400 + "\n") * (size // 801) + '"""',
    "ends of lines": lambda size: 'x="""' + "\\\n" * (size // 2) + '"""',
    "quotes": lambda size: 'x="""' + ('""a' * 300 + "\n") * (size // 901) + '"""',
    "empty texts": lambda size: "x=[\n" + '"",\n' * (size // 4) + "]",
    "comments": lambda size: "#\n" * (size // 2),
    "numbers": lambda size: many("{0}=" + "9" * 900, size),
    "hexadecimal numbers": lambda size: many("{0}=0x" + "f" * 900, size),
    "fractions": lambda size: many("{0}=9." + "9" * 900 + "e999", size),
    "times": lambda size: many("{0}=1979-05-27T00:00:00.999999Z", size),
}


@contextmanager
def counting() -> Iterator[list[int]]:
    """The number of lines of Python that are run, which is the same on every machine."""
    count = [0]

    def trace(frame: FrameType, event: str, argument: Any) -> Any:
        count[0] += event == "line"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        yield count
    finally:
        sys.settrace(before)


def cost(text: str) -> int:
    with counting() as count:
        try_to_read(text)
    return count[0]


def try_to_read(text: str) -> None:
    with suppress(BadEdition):
        toml.read(text, "mine.toml")


@pytest.mark.parametrize("shape", SHAPES)
def test_what_is_parsed_costs_no_more_than_its_length(shape: str) -> None:
    short, long = SHAPES[shape](1000), SHAPES[shape](2000)
    assert cost(long) - cost(short) < 1.2 * cost(short) * (len(long) / len(short) - 1) + 100
    assert cost(long) < 60 * len(long)


@pytest.mark.parametrize("shape", SHAPES)
def test_what_is_parsed_needs_little_memory(shape: str) -> None:
    text = largest(SHAPES[shape])
    tracemalloc.start()
    toml.read(text, "mine.toml")
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < 8_000_000


def largest(shape: Callable[[int], str]) -> str:
    """The largest text of a shape that is parsed at all."""
    fits = (
        text
        for text in map(shape, range(toml.LARGEST, 0, -500))
        if len(text) <= toml.LARGEST and text.count("\n") < toml.MOST_LINES
    )
    return next(fits)


pieces = st.sampled_from(
    [
        *("a", "b", "game", "1", "1.5", "-1", "0x1f", "true", "nan", "1979-05-27", "07:32:00"),
        *(
            "=",
            " = ",
            ".",
            " . ",
            ",",
            "[",
            "]",
            "[[",
            "]]",
            "{",
            "}",
            "\n",
            "\r\n",
            "\r",
            " ",
            "\t",
        ),
        *('"', "'", '"""', "'''", '""', "''", "\\", '\\"', "\\n", "\\u0041", "\\\n", "#", "# x\n"),
        *("a.b.c = 1\n", "[a]\n", "[[b]]\n", "x = [\n", "{a = 1}", '"""\n', "'''\n", "é", "\ud800"),
    ]
)
texts = st.one_of(st.text(max_size=60), st.lists(pieces, max_size=40).map("".join))


def longest_key(text: str, monkeypatch: pytest.MonkeyPatch) -> int:
    """Of all the keys that tomllib takes to pieces until the end or the first error."""
    parser: Any = sys.modules["tomllib._parser"]
    lengths, parse_key = [0], parser.parse_key

    def spy(*given: Any) -> Any:
        position, key = parse_key(*given)
        lengths.append(len(key))
        return position, key

    with monkeypatch.context() as patched:
        patched.setattr(parser, "parse_key", spy)
        try_to_read(text)
    return max(lengths)


@settings(max_examples=1500)
@given(text=texts)
def test_what_is_let_through_is_read_as_tomllib_reads_it(text: str) -> None:
    error = refusal(lambda: toml.read(text, "mine.toml"), BadEdition)
    if error is not None:
        assert isinstance(error, BadEdition)
        assert error.line is not None
        assert 1 <= error.line <= text.count("\n") + 1
    else:
        # As text, for not-a-number is equal to nothing.
        assert repr(toml.read(text, "mine.toml")) == repr(tomllib.loads(text))


@settings(max_examples=1500)
@given(text=texts)
def test_the_parser_never_meets_a_long_key(text: str) -> None:
    with pytest.MonkeyPatch.context() as monkeypatch:
        bomb = text + "\n" + ".".join("a" * 12) + "=1\n" + text
        assert longest_key(bomb, monkeypatch) <= 1 + toml.MOST_DOTS


@settings(max_examples=1000)
@given(text=texts)
def test_a_short_text_that_tomllib_reads_is_let_through(text: str) -> None:
    """Unless it has too many dots or brackets, which are the only things to be looked for."""
    try:
        wanted = tomllib.loads(text)
    except (ValueError, RecursionError):
        return
    if text.count(".") > toml.MOST_DOTS or text.count("[") + text.count("{") > toml.DEEPEST:
        return
    try:
        text.encode()
    except UnicodeEncodeError:
        return
    assert repr(toml.read(text, "mine.toml")) == repr(wanted)
