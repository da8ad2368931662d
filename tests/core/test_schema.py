"""One schema: the object, the NumPy record and the public JSON."""

from enum import IntEnum
from typing import Annotated, Any

import pytest

from digsite.core.errors import ImpossibleState
from digsite.core.forms import UNKNOWN, Form, Integer, Items, Keyed, Multiset, OneOf, Private
from digsite.core.schema import Flag, Int8, Int16, Length, Real, Shared, Struct, UInt32


class Kind(IntEnum):
    NONE = 0
    ROCK = 1
    ORE = 2


class Pit(Struct):
    depth: Annotated[Int8, Integer(0, 9)]
    kind: Annotated[Int8, OneOf(Kind)]


class Field(Struct):
    owner: Int16
    open: Flag
    count: Annotated[Int8, Private]
    pits: Annotated[list[Pit], Length(3), Items("count")]
    corners: Annotated[list[Pit], Length(2), Keyed(("left", "right"))]
    flags: Annotated[list[Flag], Length(3), Multiset(("a", "b", "c"), most=1)]
    map: Annotated[list[Int8], Length(4), Shared, Private]
    seed: Annotated[UInt32, Private]
    weight: Real


def example() -> Field:
    field = Field()
    field.owner, field.open, field.count = -5, True, 2
    field.pits[0].depth, field.pits[1].kind = 7, Kind.ORE
    field.flags = [True, False, True]
    field.map[2], field.seed, field.weight = 3, 2**32 - 1, 0.25
    return field


PUBLIC: dict[str, Any] = {
    "owner": 5,
    "open": True,
    "pits": [{"depth": 7, "kind": None}, {"depth": 0, "kind": "ore"}],
    "corners": {"left": {"depth": 0, "kind": None}, "right": {"depth": 0, "kind": None}},
    "flags": ["a", "c"],
}


def test_a_new_object_is_zero_in_every_field() -> None:
    assert not any(Pit().as_tuple())
    assert Field().flags == [False] * 3
    assert Field().weight == 0


def test_a_copy_is_equal_and_independent_but_for_what_is_shared() -> None:
    field = example()
    twin = field.copy()
    assert twin == field
    assert twin.map is field.map
    twin.pits[0].depth = 1
    twin.flags[1] = True
    assert (field.pits[0].depth, field.flags[1]) == (7, False)
    assert twin != field


def test_objects_of_different_classes_are_never_equal() -> None:
    assert Pit() != Field()
    assert Pit() != (0, 0)


def test_an_object_shows_its_fields() -> None:
    assert repr(Pit()) == "Pit(depth=0, kind=0)"


def test_an_object_and_its_record_hold_the_same() -> None:
    field = example()
    record = field.to_record()
    assert record.dtype.itemsize == 2 + 1 + 1 + 3 * 2 + 2 * 2 + 3 + 4 + 4 + 8
    again = Field.from_record(record[0])
    assert again == field
    assert isinstance(again.open, bool)
    assert isinstance(again.weight, float)


def test_the_public_json_leaves_out_what_is_private() -> None:
    field = example()
    field.owner = 5
    assert field.public() == PUBLIC


def test_the_public_json_reads_back() -> None:
    field = Field()
    field.read_public(PUBLIC, "")
    assert field.public() == PUBLIC
    assert field.count == 2


def test_what_is_unknown_is_null_and_is_never_read() -> None:
    pit = Pit()
    pit.depth = pit.kind = UNKNOWN
    assert pit.public() == {"depth": None, "kind": None}
    with pytest.raises(ImpossibleState, match=r"pit\.depth must be a number"):
        Pit().read_public(pit.public(), "pit")


@pytest.mark.parametrize(
    ("change", "path", "reason"),
    [
        ({"owner": 128}, "owner", "must be between 0 and 127, not 128"),
        ({"owner": True}, "owner", "must be a number"),
        ({"open": 1}, "open", "must be true or false"),
        ({"pits": {}}, "pits", "must be a list"),
        ({"pits": [PUBLIC["pits"][0]] * 4}, "pits", "must have 0 to 3 entries, not 4"),
        ({"pits": [{"depth": 1}]}, "pits[0].kind", "is missing"),
        ({"pits": [3]}, "pits[0]", "must be an object"),
        (
            {"pits": [{"depth": 1, "kind": "gold"}]},
            "pits[0].kind",
            "must be one of rock, ore, null",
        ),
        ({"corners": []}, "corners", "must be an object"),
        ({"corners": {}}, "corners.left", "is missing"),
        ({"corners": PUBLIC["corners"] | {"top": 1}}, "corners", "has no place 'top'"),
        ({"flags": "a"}, "flags", "must be a list"),
        ({"flags": ["d"]}, "flags", "has no place 'd'"),
        ({"flags": [["a"]]}, "flags", "has no place ['a']"),
        ({"flags": ["a", "a"]}, "flags", "names a 2 times"),
    ],
)
def test_a_refusal_names_the_place_and_the_reason(
    change: dict[str, Any], path: str, reason: str
) -> None:
    with pytest.raises(ImpossibleState) as refusal:
        Field().read_public(PUBLIC | change, "")
    assert refusal.value.path == path
    assert refusal.value.message == f"{path} {reason}"


def test_a_field_must_be_a_number_or_a_struct() -> None:
    with pytest.raises(TypeError, match="'name' is neither"):

        class Named(Struct):
            name: str


def test_a_struct_without_fields_is_no_schema() -> None:
    with pytest.raises(TypeError, match="can be copied"):
        Struct().copy()
    with pytest.raises(TypeError, match="have a record"):
        Struct().as_tuple()


def test_a_form_must_say_how_it_is_written_and_read() -> None:
    field = Field.fields()[0]
    with pytest.raises(NotImplementedError):
        Form().write(Field(), field)
    with pytest.raises(NotImplementedError):
        Form().read(Field(), field, 1, "owner")
