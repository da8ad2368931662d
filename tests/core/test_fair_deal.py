"""A deal from a committed secret and every seat's nonce can be checked afterwards."""

from typing import Any

import pytest

from digsite.core import fair_deal, record
from digsite.core.errors import BadRecord
from digsite.core.game import find
from digsite.core.match import Match

SECRET = "00ff" * 16
NONCES = ["ada", "grace", None]


def fair_record() -> dict[str, Any]:
    seed = fair_deal.seed("table 7", SECRET, NONCES)
    recorded = {
        "table": "table 7",
        "secret": SECRET,
        "nonces": NONCES,
        "commitment": fair_deal.commitment(SECRET),
    }
    return record.record(Match(find("dig_mars"), 3, seed=seed)) | {"deal": recorded}


def test_a_fair_deal_is_verified() -> None:
    assert record.verify(fair_record()).moves == 0


@pytest.mark.parametrize("part", ["table", "secret", "nonces"])
def test_the_seed_follows_from_the_table_the_secret_and_every_nonce(part: str) -> None:
    changed = {"table": "table 8", "secret": "11" * 32, "nonces": ["ada", "mary", None]}
    parts: dict[str, Any] = {"table": "table 7", "secret": SECRET, "nonces": NONCES}
    assert fair_deal.seed(**parts) != fair_deal.seed(**parts | {part: changed[part]})


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"secret": "11" * 32}, "not the one that was committed to"),
        ({"commitment": None}, "not the one that was committed to"),
        ({"nonces": ["ada", "mary", None]}, "does not follow"),
        ({"table": "table 8"}, "does not follow"),
        ({"secret": "no hexadecimal number"}, "cannot be read"),
        ({"secret": None}, "cannot be read"),
        ({"nonces": 3}, "cannot be read"),
        ({"table": "\ud800"}, "cannot be read"),
    ],
)
def test_an_unfair_deal_is_found(change: dict[str, Any], reason: str) -> None:
    changed = fair_record()
    changed["deal"] |= change
    with pytest.raises(BadRecord, match=reason):
        record.verify(changed)


@pytest.mark.parametrize("recorded", [3, [], "fair", {}])
def test_a_deal_that_says_nothing_is_refused(recorded: Any) -> None:
    with pytest.raises(BadRecord, match="cannot be read"):
        record.verify(fair_record() | {"deal": recorded})
