"""Bodies and messages read by their annotations: what of pydantic the wire's forms need.

The one who asks is the page itself, so a form that does not fit is a fault and not an attack; it is
refused all the same, with the place that does not fit.
"""

import re
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Generic,
    Literal,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

T = TypeVar("T")
MISSING: Final = object()


class Misfit(ValueError):
    """A value that does not fit its annotation, and where."""

    def __init__(self, kind: str, *place: str | int) -> None:
        super().__init__(kind)
        self.kind, self.place = kind, place

    def errors(self, **_: bool) -> list[dict[str, Any]]:
        return [{"loc": self.place, "type": self.kind}]


class Constraint:
    """What an annotation says besides the type."""

    def __init__(self, default: object = MISSING, **said: Any) -> None:
        self.default = default
        self.factory = said.get("default_factory")
        self.least, self.most = said.get("ge"), said.get("le")
        self.shortest, self.longest = said.get("min_length"), said.get("max_length")
        self.pattern = said.get("pattern")

    def check(self, value: Any) -> None:
        size = len(value) if isinstance(value, str | list | dict) else None
        if size is not None and not (self.shortest or 0) <= size <= (self.longest or size):
            raise Misfit("length")
        if isinstance(value, int) and not isinstance(value, bool):
            if value < (value if self.least is None else self.least):
                raise Misfit("greater_than_equal")
            if value > (value if self.most is None else self.most):
                raise Misfit("less_than_equal")
        if self.pattern is not None and not re.search(self.pattern, value):
            raise Misfit("string_pattern_mismatch")


class BaseModel:
    """An object with annotated parts, of which unknown ones are refused."""

    def __init__(self, **given: Any) -> None:
        hints = get_type_hints(type(self), include_extras=True)
        hints.pop("model_config", None)
        for name in given.keys() - hints.keys():
            raise Misfit("extra_forbidden", name)
        for name, hint in hints.items():
            default = getattr(type(self), name, MISSING)
            said = default if isinstance(default, Constraint) else Constraint(default)
            if name in given:
                value = _read_at(name, hint, given[name])
                said.check(value)
            elif said.factory is not None:
                value = said.factory()
            elif said.default is MISSING:
                raise Misfit("missing", name)
            else:
                value = said.default
            setattr(self, name, value)


class TypeAdapter(Generic[T]):
    """Reads values of one annotation."""

    def __init__(self, hint: Any) -> None:
        self.hint = hint

    def validate_python(self, data: object) -> T:
        found: T = read(self.hint, data)
        return found


def read(hint: Any, value: Any) -> Any:
    """A value as its annotation has it; raises Misfit."""
    origin = get_origin(hint)
    if origin is Annotated:
        inside, *marks = get_args(hint)
        found = read(inside, value)
        for mark in marks:
            if isinstance(mark, Constraint):
                mark.check(found)
        return found
    if origin in (Union, UnionType):
        return _read_one_of(get_args(hint), value)
    if origin is Literal:
        if value not in get_args(hint):
            raise Misfit("literal_error")
        return value
    if origin is list and isinstance(value, list):
        return [_read_at(place, get_args(hint)[0], one) for place, one in enumerate(value)]
    if origin is dict and isinstance(value, dict):
        key, inside = get_args(hint)
        return {read(key, name): _read_at(name, inside, one) for name, one in value.items()}
    if isinstance(hint, type) and issubclass(hint, BaseModel) and isinstance(value, dict):
        return hint(**value)
    if hint is Any or (hint is None and value is None) or type(value) is hint:
        return value
    raise Misfit(f"{getattr(hint, '__name__', hint)}_type")


def _read_one_of(hints: tuple[Any, ...], value: Any) -> Any:
    """The alternative that fits, or the fault of the one that comes nearest."""
    nearest: Misfit | None = None
    for hint in hints:
        try:
            return read(NoneType if hint is None else hint, value)
        except Misfit as misfit:
            if nearest is None or len(misfit.place) > len(nearest.place):
                nearest = misfit
    assert nearest is not None
    raise nearest


def _read_at(place: str | int, hint: Any, value: Any) -> Any:
    try:
        return read(hint, value)
    except Misfit as misfit:
        raise Misfit(misfit.kind, place, *misfit.place) from None


NAMES: Final[dict[str, object]] = {
    "BaseModel": BaseModel,
    "ConfigDict": dict,
    "Field": Constraint,
    "StrictBool": bool,
    "StrictInt": int,
    "TypeAdapter": TypeAdapter,
    "ValidationError": Misfit,
}
"""By what pydantic calls them."""
