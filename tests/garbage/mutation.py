"""Junk, good data gone wrong in one or a few places, and how it must be refused."""

from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import Any

from hypothesis import strategies as st

from digsite.core.errors import GameError

numbers = st.one_of(
    st.integers(-3, 20),
    st.sampled_from([-(2**63), 2**31, 2**63, 2**70, 10**400, 0.5, 1.0, float("nan")]),
)
scalars = st.one_of(st.none(), st.booleans(), numbers, st.text(max_size=8))
junk = st.recursive(
    scalars,
    lambda inner: st.one_of(
        st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=6), inner, max_size=4)
    ),
    max_leaves=8,
)


def refusal(call: Callable[[], Any], kind: type[GameError]) -> GameError | None:
    """The refusal of a call, if it is refused; any other exception is a failure."""
    try:
        call()
    except kind as error:
        assert_fit_to_be_shown(error)
        return error
    return None


def assert_fit_to_be_shown(error: GameError) -> None:
    """A refusal is a code and one line that can be written anywhere."""
    assert error.code
    assert error.message
    assert len(error.message.encode()) < 2000


def deep(levels: int) -> Any:
    """A list in a list in a list …"""
    nested: Any = []
    for _ in range(levels):
        nested = [nested]
    return nested


def places(data: Any) -> Iterator[tuple[Any, Any]]:
    """Every container of some JSON with every key or index of it."""
    if isinstance(data, dict | list):
        for key in list(data) if isinstance(data, dict) else range(len(data)):
            yield data, key
            yield from places(data[key])


def _replace(container: Any, key: Any, draw: Callable[..., Any]) -> None:
    container[key] = draw(junk)


def _remove(container: Any, key: Any, draw: Callable[..., Any]) -> None:
    del container[key]


def _nudge(container: Any, key: Any, draw: Callable[..., Any]) -> None:
    value = container[key]
    if isinstance(value, int):
        container[key] = value + draw(st.sampled_from([-1, 1, 12]))
    elif isinstance(value, list) and value:
        container[key] = [*value, value[draw(st.integers(0, len(value) - 1))]]
    elif isinstance(value, str):
        container[key] = draw(st.sampled_from([value + " ", value.upper(), value[:-1], ""]))
    else:
        container[key] = draw(junk)


def _exchange(container: Any, key: Any, draw: Callable[..., Any]) -> None:
    others = list(container) if isinstance(container, dict) else [0, -1]
    other = others[draw(st.integers(0, len(others) - 1))]
    container[key], container[other] = container[other], container[key]


@st.composite
def mutated(draw: Callable[..., Any], good: Any) -> Any:
    """The data with one to three things wrong."""
    data = deepcopy(good)
    for _ in range(draw(st.integers(1, 3))):
        found = list(places(data))
        if not found:
            break
        container, key = found[draw(st.integers(0, len(found) - 1))]
        spoil = draw(st.sampled_from([_replace, _remove, _nudge, _exchange]))
        spoil(container, key, draw)
    return data


@st.composite
def mutated_text(draw: Callable[..., Any], good: str) -> str:
    """The text with some of its lines changed, doubled, exchanged or gone."""
    lines = good.split("\n")
    for _ in range(draw(st.integers(1, 3))):
        index, second = draw(st.tuples(*[st.integers(0, len(lines) - 1)] * 2))
        line, other = lines[index], lines[second]
        cut = draw(st.integers(0, len(line)))
        lines[index : index + 1] = draw(
            st.sampled_from(
                [
                    [""],
                    [line, line],
                    [other],
                    [line[:cut] + draw(st.text(max_size=5)) + line[cut:]],
                    [line[:cut]],
                    [line.replace("1", str(draw(numbers)))],
                    [line.partition("=")[0] + "= " + draw(toml_values)],
                ]
            )
        )
    return "\n".join(lines)


toml_values = st.sampled_from(
    ["[]", "{}", "true", '"x"', "-1", "9" * 5000, "1.5", "nan", "1979-05-27", "[[1]]", '""', "0x10"]
)
