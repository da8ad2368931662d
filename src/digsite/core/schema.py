"""One schema per game: the State class, the NumPy record and the public JSON.

A schema is a class of annotated fields. Every field has a carrier (a number, a struct or a
fixed-length array of either) and, unless it is private, a public form:

    class Stack(Struct):
        explored: Flag
        height: Annotated[Int8, Private]
        tiles: Annotated[list[Tile], Length(3), Items("height")]

Rule functions read and write `stack.explored` or `stack.tiles[0].dig`; the same text works on
the plain objects below and on NumPy records inside compiled kernels.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any, Final, Self, get_args, get_origin, get_type_hints

from digsite.core.forms import Bool, Form, Integer, Nested, Private

__all__ = [
    "Field",
    "Flag",
    "Float32",
    "Int8",
    "Int16",
    "Int32",
    "Int64",
    "Lasting",
    "Length",
    "Real",
    "Shared",
    "Struct",
    "UInt32",
]


@dataclass(frozen=True)
class Number:
    """The NumPy type code a number takes in the record."""

    code: str


@dataclass(frozen=True)
class Length:
    """How many elements the array always has."""

    count: int


@dataclass(frozen=True)
class _Shared:
    """Never changed once the game is set up, so copies of a state share the one list or struct."""


@dataclass(frozen=True)
class _Lasting:
    """No action changes it, so that a state to play on shares it; what blinds or deals, copies."""


Shared = _Shared()
Lasting = _Lasting()
FEW: Final = 16
"""Up to so many structs are copied one by one, which is faster than a loop."""

Int8 = Annotated[int, Number("i1")]
Int16 = Annotated[int, Number("i2")]
Int32 = Annotated[int, Number("i4")]
Int64 = Annotated[int, Number("i8")]
UInt32 = Annotated[int, Number("u4")]
Real = Annotated[float, Number("f8"), Private]
Float32 = Annotated[float, Number("f4"), Private]
Flag = Annotated[bool, Number("i1"), Bool()]


@dataclass(frozen=True)
class Field:
    """One field of a struct, as its annotation describes it."""

    name: str
    type_code: str | None
    """Of the number that is kept; None for a struct."""
    struct: "type[Struct] | None"
    length: int | None
    shared: bool
    lasting: bool
    form: Form
    is_flag: bool

    @property
    def dtype(self) -> Any:
        element = self.type_code if self.struct is None else self.struct.dtype()
        return element if self.length is None else (element, (self.length,))


class Struct:
    """Base of all schema classes; a new instance is zero in every field."""

    _fields: tuple[Field, ...] = ()

    def __init_subclass__(cls) -> None:
        hints = get_type_hints(cls, include_extras=True)
        hints.pop("_fields", None)
        cls._fields = tuple(_field(name, hint) for name, hint in hints.items())
        for method, source in _methods(cls._fields):
            namespace: dict[str, Any] = {"cls": cls, "new": object.__new__}
            namespace |= {f"T_{field.name}": field.struct for field in cls._fields}
            namespace |= {f"F_{field.name}": field.form for field in cls._fields}
            namespace |= {f"D_{field.name}": field for field in cls._fields}
            exec(source, namespace)
            setattr(cls, method, namespace[method])
        if "public" not in cls.__dict__:
            # Without a call in between: at a table a public form has dozens of structs.
            cls.public = cls.public_fields  # type: ignore[method-assign]

    @classmethod
    def fields(cls) -> tuple[Field, ...]:
        return cls._fields

    def copy(self) -> Self:
        """An independent copy (shared fields excepted)."""
        raise TypeError("only schema classes with fields can be copied")

    def copy_to_play(self) -> Self:
        """A copy on which actions can be played; it shares what they do not change."""
        raise TypeError("only schema classes with fields can be copied")

    def shared(self) -> Self:
        """A copy that shares all arrays and structs."""
        made = object.__new__(type(self))
        made.__dict__.update(self.__dict__)
        return made

    def as_tuple(self) -> tuple[Any, ...]:
        """Nested tuples and lists in field order: what a NumPy record is made from."""
        raise TypeError("only schema classes with fields have a record")

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.as_tuple() == other.as_tuple()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        inside = ", ".join(f"{field.name}={getattr(self, field.name)!r}" for field in self._fields)
        return f"{type(self).__name__}({inside})"

    @classmethod
    @cache
    def dtype(cls) -> Any:
        """The NumPy dtype of the record, packed, in field order."""
        import numpy as np

        return np.dtype([(field.name, *_as_pair(field.dtype)) for field in cls._fields])

    def to_record(self) -> Any:
        """A one-element record array with the same content."""
        import numpy as np

        return np.array([self.as_tuple()], dtype=self.dtype())

    @classmethod
    def from_record(cls, record: Any) -> Self:
        """The object with the same content as one element of a record array."""
        made = cls()
        for field in cls._fields:
            setattr(made, field.name, _from_carrier(field, record[field.name]))
        return made

    def public(self) -> dict[str, Any]:
        """The public JSON of all fields that have one."""
        return self.public_fields()

    def public_fields(self) -> dict[str, Any]:
        """The same, whatever a subclass makes of it."""
        raise TypeError("only schema classes with fields have a public JSON")

    def read_public(self, data: object, path: str) -> None:
        """Fill the fields from their public JSON; raises ImpossibleState naming the path."""
        Form.require(isinstance(data, dict), path, "must be an object")
        assert isinstance(data, dict)
        for field in self._fields:
            if field.form is not Private:
                where = f"{path}.{field.name}" if path else field.name
                Form.require(field.name in data, where, "is missing")
                field.form.read(self, field, data[field.name], where)


def _as_pair(dtype: Any) -> tuple[Any, ...]:
    return dtype if isinstance(dtype, tuple) else (dtype,)


def _field(name: str, hint: Any) -> Field:
    type_code: str | None = None
    length: int | None = None
    form: Form | None = None
    shared = lasting = is_flag = False
    marks: list[object] = []
    while get_origin(hint) is Annotated or get_origin(hint) is list:
        if get_origin(hint) is list:
            hint = get_args(hint)[0]
            continue
        # The outermost form wins: an array's form is written outside its element's, and a form
        # added to an annotated type stands last in it.
        marks.extend(reversed(hint.__metadata__))
        hint = get_args(hint)[0]
    for mark in marks:
        match mark:
            case Number(code):
                type_code = code
            case Length(count):
                length = count
            case _Shared():
                shared = True
            case _Lasting():
                lasting = True
            case Form() if form is None:
                form = mark
            case _:
                pass
        is_flag = is_flag or isinstance(mark, Bool)
    struct = hint if isinstance(hint, type) and issubclass(hint, Struct) else None
    if type_code is None and struct is None:
        raise TypeError(f"field {name!r} is neither a number nor a struct")
    if form is None:
        form = Nested() if struct is not None else Integer()
    return Field(name, type_code, struct, length, shared, lasting, form, is_flag)


def _from_carrier(field: Field, value: Any) -> Any:
    one: Callable[[Any], Any]
    if field.struct is not None:
        one = field.struct.from_record
    elif field.type_code in ("f4", "f8"):
        one = float
    else:
        one = bool if field.is_flag else int
    return one(value) if field.length is None else [one(item) for item in value]


def _methods(fields: tuple[Field, ...]) -> list[tuple[str, str]]:
    """Source of the methods written out field by field: states are copied at every turn."""
    init, items = [], []
    for field in fields:
        name, struct, length = field.name, field.struct, field.length
        zero = f"T_{name}()" if struct else ("False" if field.is_flag else "0")
        if length is None:
            init.append(f"self.{name} = {zero}")
            items.append(f"self.{name}{'.as_tuple()' if struct else ''}")
            continue
        zeros = f"[{zero} for _ in range({length})]" if struct else f"[{zero}] * {length}"
        init.append(f"self.{name} = {zeros}")
        items.append(f"[item.as_tuple() for item in self.{name}]" if struct else f"self.{name}[:]")
    shown = [field for field in fields if field.form is not Private]
    written = ", ".join(f"{field.name!r}: {field.form.source(field)}" for field in shown)
    all_of = [(field, field.shared) for field in fields]
    in_play = [(field, field.shared or field.lasting) for field in fields]
    return [
        ("public_fields", f"def public_fields(self):\n    return {{{written}}}"),
        ("__init__", "def __init__(self):\n    " + "\n    ".join(init)),
        ("copy", _copying("copy", all_of)),
        ("copy_to_play", _copying("copy_to_play", in_play)),
        ("as_tuple", f"def as_tuple(self):\n    return ({', '.join(items)},)"),
    ]


def _copying(method: str, fields: list[tuple[Field, bool]]) -> str:
    """Source of a method that copies some fields and shares the others."""
    copied = []
    for field, is_shared in fields:
        name, struct, length = field.name, field.struct, field.length
        if is_shared or not (struct or length):
            copied.append(f"made.{name} = self.{name}")
        elif length is None:
            copied.append(f"made.{name} = self.{name}.{method}()")
        elif struct and length <= FEW:
            places = ", ".join(f"items[{place}].{method}()" for place in range(length))
            copied += [f"items = self.{name}", f"made.{name} = [{places}]"]
        elif struct:
            copied.append(f"made.{name} = [item.{method}() for item in self.{name}]")
        else:
            copied.append(f"made.{name} = self.{name}[:]")
    return "\n    ".join([f"def {method}(self):", "made = new(cls)", *copied, "return made"])
