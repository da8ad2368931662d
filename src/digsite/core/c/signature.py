"""What an entry takes and gives: read from its annotations, without looking into its body."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, is_dataclass
from types import FunctionType
from typing import TYPE_CHECKING, Annotated, Any, get_args, get_origin, get_type_hints

from digsite.core import rows
from digsite.core.c.kinds import (
    CARRIERS,
    NOTHING,
    Bundle,
    Elements,
    Grid,
    Kind,
    Lines,
    Record,
    Row,
    of_annotation,
    struct_name,
)
from digsite.core.c.refusal import NotOfTheDialect
from digsite.core.c.sources import hints_of, place_of
from digsite.core.c.values import handed
from digsite.core.generic import GameState, Observation
from digsite.core.rule import COMPILED_AS, GENERIC
from digsite.core.schema import Number, Struct

if TYPE_CHECKING:
    from digsite.core.game import Game


@dataclass(frozen=True)
class Signature:
    """An entry, seen from outside."""

    name: str
    parameters: Mapping[str, Kind]
    returns: Kind


def resolved(function: Callable[..., Any], game: "Game") -> FunctionType:
    """The function that is meant: the game's own, or the twin that is compiled."""
    if hasattr(function, GENERIC):
        function = game.rules.of(function)
    function = getattr(function, COMPILED_AS, function)
    assert isinstance(function, FunctionType)
    return function


def signature(function: Callable[..., Any], game: "Game") -> Signature:
    """The signature of an entry, bound to a game."""
    source = resolved(function, game)
    hints = dict(hints_of(source))
    returns = of_annotation(hints.pop("return", Any))
    if returns is None:
        raise _refused(source, "what it returns must be annotated")
    parameters = {}
    for name, hint in hints.items():
        kind = _kind(hint, game)
        if kind is None:
            reason = f"{name} must be a number, a Row, Lines, a Grid or a bundle of them"
            raise _refused(source, reason)
        parameters[name] = kind
    module = source.__module__.rpartition(".")[2]
    return Signature(f"digsite_{module}_{source.__name__}", parameters, returns)


def structs_in(signature: Signature) -> list[type[Struct]]:
    """The structs that are handed over."""
    found: list[type[Struct]] = []
    for name, whole in signature.parameters.items():
        for kind, _ in handed(whole, name):
            if isinstance(kind, Lines):
                found.append(kind.overlaid)
            elif isinstance(kind, Elements | Record) and kind.struct is not None:
                found.append(kind.struct)
    return found


def _kind(hint: Any, game: "Game") -> Kind | None:
    if isinstance(hint, type) and is_dataclass(hint):
        return _bundle(hint, game)
    return _simple_kind(hint, game)


def _bundle(hint: type[Any], game: "Game") -> Bundle | None:
    parts = []
    for name, inner in get_type_hints(hint, include_extras=True).items():
        kind = _kind(inner, game)
        if kind is None:
            return None
        parts.append((name, kind))
    return Bundle(hint.__name__, tuple(parts))


def _simple_kind(hint: Any, game: "Game") -> Kind | None:
    own: Mapping[Any, Any] = {GameState: game.state_type, Observation: game.observation_type}
    origin = get_origin(hint)
    if origin in (rows.Row, rows.Grid, rows.Lines):
        inside = get_args(hint)[0]
        inside = own.get(inside, inside)
        if origin is rows.Lines:
            return Lines("float *", "f4", None, inside)
        made: type[Row] | type[Grid] = Row if origin is rows.Row else Grid
        if get_origin(inside) is Annotated:
            code = next(mark.code for mark in inside.__metadata__ if isinstance(mark, Number))
            return made(f"{CARRIERS[code]} *", code, None)
        if isinstance(inside, type) and issubclass(inside, Struct):
            return made(f"{struct_name(inside)} *", None, inside)
        return None
    kind = of_annotation(own.get(hint, hint))
    return kind if kind != NOTHING else None


def _refused(function: FunctionType, reason: str) -> NotOfTheDialect:
    reason = f"{function.__name__} is called from outside: {reason}"
    return NotOfTheDialect(reason, place_of(function))
