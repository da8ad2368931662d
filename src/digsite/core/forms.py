"""Public forms: how a field of the state is written in JSON, and read back with clear refusals.

A form writes one field of its owner and reads it again. UNKNOWN, the mark of what a seat may
not know, is written as null and never read: a view is not a state.
"""

from collections.abc import Sequence
from enum import IntEnum
from itertools import compress
from typing import TYPE_CHECKING, Any, Final

from digsite.core.errors import ImpossibleState, quoted

if TYPE_CHECKING:
    from digsite.core.schema import Field

UNKNOWN: Final = -1


class Form:
    """How one field appears in the public JSON."""

    def write(self, owner: object, field: "Field") -> Any:
        raise NotImplementedError

    def source(self, field: "Field") -> str:
        """The same as an expression, for the method of a struct that writes all its fields.

        There `self` is the owner, and `F_name` and `D_name` are the form and the field.
        """
        return f"F_{field.name}.write(self, D_{field.name})"

    def read(self, owner: object, field: "Field", data: object, path: str) -> None:
        raise NotImplementedError

    @staticmethod
    def require(condition: bool, path: str, reason: str) -> None:
        if not condition:
            raise ImpossibleState(f"{path or 'state'} {reason}", path=path)


class _Private(Form):
    """Not part of the public JSON."""


Private: Final = _Private()


class Integer(Form):
    """A number between two bounds, both included; an array of numbers as a list."""

    def __init__(self, low: int = 0, high: int = 127) -> None:
        self.low, self.high = low, high

    def write(self, owner: object, field: "Field") -> Any:
        value = getattr(owner, field.name)
        return [self.one(item) for item in value] if field.length else self.one(value)

    def source(self, field: "Field") -> str:
        if field.length:
            return super().source(field)
        return f"None if self.{field.name} == {UNKNOWN} else int(self.{field.name})"

    def read(self, owner: object, field: "Field", data: object, path: str) -> None:
        setattr(owner, field.name, self.number(data, path))

    @staticmethod
    def one(value: int) -> int | None:
        return None if value == UNKNOWN else int(value)

    def number(self, data: object, path: str) -> int:
        self.require(isinstance(data, int) and not isinstance(data, bool), path, "must be a number")
        assert isinstance(data, int)
        bounds = f"must be between {self.low} and {self.high}, not {quoted(data)}"
        self.require(self.low <= data <= self.high, path, bounds)
        return data


class Bool(Form):
    """true or false."""

    def write(self, owner: object, field: "Field") -> Any:
        return bool(getattr(owner, field.name))

    def source(self, field: "Field") -> str:
        return f"bool(self.{field.name})"

    def read(self, owner: object, field: "Field", data: object, path: str) -> None:
        self.require(isinstance(data, bool), path, "must be true or false")
        setattr(owner, field.name, data)


class OneOf(Form):
    """The name of an enum's member in lower case; the member NONE is null."""

    def __init__(self, members: type[IntEnum]) -> None:
        self.members = members
        self.names = {m.name.lower(): int(m) for m in members if m.name != "NONE"}
        self.none = next((int(m) for m in members if m.name == "NONE"), None)
        self.words: dict[int, str | None] = {value: name for name, value in self.names.items()}
        self.words |= {UNKNOWN: None} | ({} if self.none is None else {self.none: None})

    def write(self, owner: object, field: "Field") -> Any:
        return self.words[getattr(owner, field.name)]

    def source(self, field: "Field") -> str:
        return f"F_{field.name}.words[self.{field.name}]"

    def read(self, owner: object, field: "Field", data: object, path: str) -> None:
        setattr(owner, field.name, self.value(data, path))

    def value(self, data: object, path: str) -> int:
        if data is None and self.none is not None:
            return self.none
        names = ", ".join(self.names) + (", null" if self.none is not None else "")
        self.require(isinstance(data, str) and data in self.names, path, f"must be one of {names}")
        assert isinstance(data, str)
        return self.names[data]


class Nested(Form):
    """A struct as an object."""

    def write(self, owner: object, field: "Field") -> Any:
        return getattr(owner, field.name).public()

    def source(self, field: "Field") -> str:
        return f"self.{field.name}.public()"

    def read(self, owner: object, field: "Field", data: object, path: str) -> None:
        getattr(owner, field.name).read_public(data, path)


class Items(Form):
    """The first elements of an array of structs as a list; their number is another field."""

    def __init__(self, count: str, *, least: int = 0) -> None:
        self.count, self.least = count, least

    def write(self, owner: object, field: "Field") -> Any:
        items = getattr(owner, field.name)[: getattr(owner, self.count)]
        return [item.public() for item in items]

    def source(self, field: "Field") -> str:
        return f"[item.public() for item in self.{field.name}[:self.{self.count}]]"

    def read(self, owner: object, field: "Field", data: object, path: str) -> None:
        self.require(isinstance(data, list), path, "must be a list")
        assert isinstance(data, list)
        assert field.length is not None
        bounds = f"must have {self.least} to {field.length} entries, not {len(data)}"
        self.require(self.least <= len(data) <= field.length, path, bounds)
        setattr(owner, self.count, len(data))
        for index, item in enumerate(data):
            getattr(owner, field.name)[index].read_public(item, f"{path}[{index}]")


class Keyed(Form):
    """An array of structs as an object whose keys are the names of the places."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = names

    def write(self, owner: object, field: "Field") -> Any:
        items = getattr(owner, field.name)
        return {name: item.public() for name, item in zip(self.names, items, strict=True)}

    def source(self, field: "Field") -> str:
        items = enumerate(self.names)
        inside = (f"{name!r}: self.{field.name}[{place}].public()" for place, name in items)
        return f"{{{', '.join(inside)}}}"

    def read(self, owner: object, field: "Field", data: object, path: str) -> None:
        self.require(isinstance(data, dict), path, "must be an object")
        assert isinstance(data, dict)
        for name, item in zip(self.names, getattr(owner, field.name), strict=True):
            self.require(name in data, f"{path}.{name}", "is missing")
            item.read_public(data[name], f"{path}.{name}")
        strangers = [key for key in data if key not in self.names]
        self.require(not strangers, path, f"has no place {quoted(strangers[:1])[1:-1]}")


class Counts(Form):
    """Numbers by name as an object with every name."""

    def __init__(self, names: Sequence[str], *, most: int) -> None:
        self.names, self.number = names, Integer(0, most)

    def write(self, owner: object, field: "Field") -> Any:
        amounts = getattr(owner, field.name)
        return {name: int(amount) for name, amount in zip(self.names, amounts, strict=True)}

    def source(self, field: "Field") -> str:
        return f"dict(zip(F_{field.name}.names, map(int, self.{field.name}), strict=True))"

    def read(self, owner: object, field: "Field", data: object, path: str) -> None:
        self.require(isinstance(data, dict), path, "must be an object")
        assert isinstance(data, dict)
        for name in self.names:
            self.require(name in data, f"{path}.{name}", "is missing")
        strangers = sorted(str(key) for key in data if key not in self.names)
        self.require(not strangers, path, f"has no place for {', '.join(strangers)}")
        amounts = [self.number.number(data[name], f"{path}.{name}") for name in self.names]
        setattr(owner, field.name, amounts)


class Multiset(Form):
    """Numbers by name as a sorted list in which a name stands as often as its number says."""

    def __init__(self, names: Sequence[str], *, most: int) -> None:
        self.names, self.most = names, most

    def write(self, owner: object, field: "Field") -> Any:
        amounts = getattr(owner, field.name)
        if not any(amounts):
            return []
        # Most are 0.
        named = list(compress(zip(self.names, amounts, strict=True), amounts))
        if len(named) == 1:
            name, amount = named[0]
            return [name] * amount
        return sorted(name for name, amount in named for _ in range(amount))

    def read(self, owner: object, field: "Field", data: object, path: str) -> None:
        self.require(isinstance(data, list), path, "must be a list")
        assert isinstance(data, list)
        amounts = [0] * len(self.names)
        for name in data:
            known = isinstance(name, str) and name in self.names
            self.require(known, path, f"has no place {quoted(name)}")
            amounts[self.names.index(name)] += 1
        for name, amount in zip(self.names, amounts, strict=True):
            self.require(amount <= self.most, path, f"names {name} {amount} times")
        setattr(owner, field.name, [bool(n) for n in amounts] if field.is_flag else amounts)
