"""A position as a network sees it: which features hold, place by place, for one seat.

A place is whatever a position has several of: a space, a player, a card. Places of one kind share
their weights and are added up in a pool, so none of them is favoured. Features are numbered by the
game and hold or do not; a number is told by all the thresholds it reaches.
"""

from typing import Annotated

from digsite.core.limits import MOST_FEATURES_HELD, MOST_PLACES
from digsite.core.rule import kernel
from digsite.core.schema import Int16, Int32, Length, Struct


class Features(Struct):
    """What holds: the features of all places in one row, and where those of each place end."""

    places: Int32
    held: Int32
    pools: Annotated[list[Int16], Length(MOST_PLACES)]
    ends: Annotated[list[Int16], Length(MOST_PLACES)]
    of: Annotated[list[Int16], Length(MOST_FEATURES_HELD)]


@kernel
def clear_features(features: Features) -> None:
    """Begin with no place."""
    features.places = 0
    features.held = 0


@kernel
def add_place(features: Features, pool: int) -> None:
    """Begin the next place, of the kind that this pool adds up."""
    features.pools[features.places] = pool
    features.ends[features.places] = features.held
    features.places += 1


@kernel
def hold(features: Features, feature: int) -> None:
    """A feature holds at the place begun last."""
    features.of[features.held] = feature
    features.held += 1
    features.ends[features.places - 1] = features.held


@kernel
def hold_if(features: Features, feature: int, condition: bool) -> None:
    """The same where a condition is met."""
    features.of[features.held] = feature
    features.held += int(condition)
    features.ends[features.places - 1] = features.held


@kernel
def hold_up_to(features: Features, first: int, reached: int, most: int) -> None:
    """A number as thresholds 1 to `most`: from `first` on, a feature for each one reached."""
    for step in range(min(max(reached, 0), most)):
        features.of[features.held] = first + step
        features.held += 1
    features.ends[features.places - 1] = features.held
