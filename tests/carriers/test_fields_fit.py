"""Every value a field may take fits the NumPy type it has in the record."""

from collections.abc import Iterator

import numpy as np
import pytest

from digsite.core.chance import Chance, next_word, seeded
from digsite.core.forms import UNKNOWN, Integer, Multiset, OneOf, Private
from digsite.core.game import Game
from digsite.core.schema import Field, Struct
from tests.games import GAMES, every_game


def number_fields(struct: type[Struct]) -> Iterator[tuple[str, Field]]:
    """All public fields that hold numbers, with their names."""
    for field in struct.fields():
        if field.form is Private:
            continue
        if field.struct is None:
            yield f"{struct.__name__}.{field.name}", field
        else:
            yield from number_fields(field.struct)


ALL_FIELDS = [
    pytest.param(field, id=f"{game.name}-{path}")
    for game in GAMES
    for path, field in dict(number_fields(game.state_type)).items()
]


@pytest.mark.parametrize("field", ALL_FIELDS)
def test_the_range_of_every_public_field_fits_its_type(field: Field) -> None:
    limits = np.iinfo(np.dtype(field.type_code))
    for value in public_values(field):
        assert limits.min <= value <= limits.max


def public_values(field: Field) -> list[int]:
    """The extreme values a form lets in, and the mark of what is not known."""
    match field.form:
        case Integer(low=low, high=high):
            return [UNKNOWN, low, high]
        case OneOf(members=members):
            return [UNKNOWN, *members]
        case Multiset(most=most):
            return [0, most]
        case _:
            return [0, 1]


@every_game
def test_a_record_has_no_gaps_and_the_fields_order(game: Game) -> None:
    kind = game.state_type.dtype()
    assert list(kind.names) == [field.name for field in game.state_type.fields()]
    assert kind.itemsize == sum(kind[name].itemsize for name in kind.names)


def test_the_generator_stays_within_its_words() -> None:
    chance = seeded(2**96 - 1)
    for _ in range(1000):
        assert 0 <= next_word(chance) < 2**32
        assert Chance.from_record(chance.to_record()[0]) == chance
