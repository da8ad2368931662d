"""The OpenAPI description and the server agree, whatever is asked: examples by schemathesis."""

from collections import Counter
from pathlib import Path
from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.serving import Browser, serving

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
EXAMPLES = 15


def test_every_route_does_what_its_description_says(database: Path) -> None:
    with serving(database) as served, Browser(served) as ada:
        real = _names(ada)
        schema = schemathesis.openapi.from_url(f"{served.url}/api/openapi.json")
        operations: list[Any] = list(schema.get_all_operations())
        assert len(operations) > 20
        statuses: Counter[int] = Counter()
        for operation in operations:
            _try(operation.ok(), ada, real, statuses)
        assert {200, 400, 403, 404, 409} <= set(statuses), statuses
        assert ada.http.get("/api/health").status_code == 200


def _names(ada: Browser) -> dict[str, str]:
    """Real names for the paths: made-up ones would never get past the door."""
    table = ada.create("here", "open")
    return {"table": table["table"], "invite": table["invite"], "game": "dig_mars", "lang": "en"}


def _try(operation: Any, ada: Browser, real: dict[str, str], statuses: Counter[int]) -> None:
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy())
    def examples(case: Any) -> None:
        asked = dict(case.path_parameters or {})
        if statuses.total() % 4:
            asked |= {name: real[name] for name in asked if name in real}
        case.path_parameters = asked
        case.cookies = dict(ada.http.cookies)
        statuses[case.call_and_validate(checks=CHECKS).status_code] += 1

    examples()
