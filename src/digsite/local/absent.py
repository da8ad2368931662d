"""The libraries that the server's modules name and a browser does without.

A table in the browser needs no database, no web framework and no metrics, but its modules are the
server's and import what a server has. Where such a library is missing, it is found here: rows are
plain objects, bodies are read by `forms`, and everything else is a name that does nothing.
"""

import json
import sys
from collections.abc import Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any, Final, get_type_hints

from digsite.local import forms

LIBRARIES: Final = {
    "alembic",
    "asyncpg",
    "fastapi",
    "orjson",
    "prometheus_client",
    "pydantic",
    "pydantic_core",
    "sqlalchemy",
    "sqlite3",
    "starlette",
}


class _Anything(type):
    """Classes of which everything may be asked when a module is read."""

    def __getattr__(cls, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return _nothing(name)

    def __getitem__(cls, inside: object) -> Any:
        return cls

    def __or__(cls, other: object) -> Any:
        return cls

    __ror__ = __or__


def _nothing(name: str) -> _Anything:
    """A class that can be raised, caught, called, entered and asked, and does nothing."""

    def same(self: Any, *given: object, **named: object) -> Any:
        return self

    def attribute(self: Any, wanted: str) -> Any:
        if wanted.startswith("__"):
            raise AttributeError(wanted)
        return self

    def leave(self: Any, *error: object) -> None:
        """Let what was raised inside go on."""

    def ignore(self: Any, *given: object, **named: object) -> None:
        """Take whatever the library would."""

    return _Anything(
        name,
        (Exception,),
        {
            "__init__": ignore,
            "__call__": same,
            "__getattr__": attribute,
            "__enter__": same,
            "__exit__": leave,
        },
    )


class PlainRow:
    """A row of the store without its database: the columns that are annotated."""

    def __init__(self, **values: object) -> None:
        for name in get_type_hints(type(self)):
            setattr(self, name, values.pop(name, None))
        assert not values, f"{type(self).__name__} has no {', '.join(values)}"


class Fragment:
    """A text that is written already."""

    def __init__(self, contents: bytes) -> None:
        self.contents = contents


def _written(value: object) -> Any:
    if isinstance(value, Fragment):
        return json.loads(value.contents)
    raise TypeError(f"{type(value).__name__} cannot be written")


def write_json(data: object) -> bytes:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"), default=_written).encode()


PARTS: Final[dict[str, dict[str, object]]] = {
    "orjson": {"Fragment": Fragment, "dumps": write_json, "loads": json.loads},
    "pydantic": forms.NAMES,
    "pydantic_core": {"from_json": json.loads},
    "sqlalchemy.orm": {"DeclarativeBase": PlainRow},
}
"""What is not nothing."""


class _AbsentModule(ModuleType):
    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return _nothing(name)


class AbsentLibraries(MetaPathFinder, Loader):
    """Finds the libraries that nobody else has found."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname.partition(".")[0] not in LIBRARIES:
            return None
        return ModuleSpec(fullname, self, is_package=True)

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        return _AbsentModule(spec.name)

    def exec_module(self, module: ModuleType) -> None:
        vars(module).update(PARTS.get(module.__name__, {}))


def install() -> None:
    """Let the server's modules be imported where their libraries are not installed."""
    sys.meta_path.append(AbsentLibraries())
