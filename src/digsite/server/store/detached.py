"""Rows as they leave the store: with the columns and methods of their model, and nothing else.

SQLAlchemy takes half a microsecond to read a column of its own rows, and telling a move reads a few
hundred of them.
"""

from functools import cache
from types import FunctionType
from typing import TypeVar, cast

from sqlalchemy import inspect
from sqlalchemy.orm.attributes import instance_dict

from digsite.server.store.models import Base

Model = TypeVar("Model", bound=Base)


def detached(row: Model) -> Model:
    """A copy of a row that has been read, with the rows that belong to it, as plain objects.

    Changing it changes nothing in the database, and it cannot be added to a session.
    """
    plain, columns, relations = _plain(type(row))
    loaded = instance_dict(row)
    made = plain()
    made.__dict__ = {name: loaded[name] for name in columns}
    for name in relations:
        setattr(made, name, [detached(other) for other in loaded[name]])
    return cast(Model, made)


@cache
def _plain(model: type[Base]) -> tuple[type, list[str], list[str]]:
    """A class with a model's methods, and the names of the columns and relations of the model."""
    methods = {
        name: value
        for name, value in vars(model).items()
        if isinstance(value, FunctionType) and not name.startswith("__")
    }
    mapped = inspect(model)
    return (
        type(model.__name__, (), methods),
        mapped.column_attrs.keys(),
        mapped.relationships.keys(),
    )
