"""The OpenAPI description and the server agree, whatever is asked: examples by schemathesis.

It is loaded where it is used: otherwise every process of the tests would load it, to run others.
"""

from collections import Counter, defaultdict
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.strategies import SearchStrategy, sampled_from

from digsite import load
from digsite.core import record
from tests.server.serving import Browser, Json, Served, serving

EXAMPLES = 15
QUIETLY: dict[str, Any] = {
    "deadline": None,
    "derandomize": True,
    "database": None,
    "phases": [Phase.generate],
    "suppress_health_check": list(HealthCheck),
}


def checks() -> list[Any]:
    """What every answer must pass."""
    from schemathesis.checks import not_a_server_error
    from schemathesis.specs.openapi import checks

    return [
        not_a_server_error,
        checks.status_code_conformance,
        checks.content_type_conformance,
        checks.response_schema_conformance,
    ]


def described(served: Served) -> Any:
    """The server's description; of the tables wished for, most can be set up."""
    import schemathesis

    schema = schemathesis.openapi.from_url(f"{served.url}/api/openapi.json")

    @schema.hook
    def flatmap_body(context: Any, body: Any) -> SearchStrategy[Any]:
        wishes = [body]
        if context.operation.label == "POST /api/tables" and isinstance(body, dict):
            wishes = [playable(body)] * 4 + [body]
        return sampled_from(wishes)

    return schema


def playable(wish: Json) -> Json:
    """The same wish for a game, bots and seats that there are."""
    wished = [seat for seat in wish.get("seats", ()) if isinstance(seat, dict)]
    seats = [{"kind": "here"}, *(seat | {"bot": "random"} for seat in wished), {"kind": "open"}]
    clock = wish.get("clock")
    return {
        **{name: wish[name] for name in ("watch", "passphrase") if name in wish},
        **({"clock": clock | {"bot": "random"}} if isinstance(clock, dict) else {}),
        "game": "dig_mars",
        "seats": seats[:4],
    }


def test_every_route_does_what_its_description_says(database: Path) -> None:
    with serving(database) as served, Browser(served) as ada:
        real = _names(ada)
        operations: list[Any] = list(described(served).get_all_operations())
        assert len(operations) > 20
        statuses: Counter[int] = Counter()
        for operation in operations:
            _try(operation.ok(), ada, real, statuses)
        assert {200, 201, 400, 403, 404, 409} <= set(statuses), statuses
        assert ada.http.get("/api/health").status_code == 200


def _names(ada: Browser) -> dict[str, str]:
    """Real names for the paths: made-up ones would never get past the door."""
    table = ada.create("here", "open")
    [puzzle, *_] = ada.get("/api/puzzles")["puzzles"]
    uploaded = ada.post("/api/records", record.record(load(puzzle["game"], 2, seed=1)), status=201)
    return {
        "day": "2026-11-01",
        "game": puzzle["game"],
        "invite": table["invite"],
        "lang": "en",
        "puzzle": puzzle["puzzle"],
        "replay": uploaded["replay"],
        "table": table["table"],
    }


def _try(operation: Any, ada: Browser, real: dict[str, str], statuses: Counter[int]) -> None:
    @settings(max_examples=EXAMPLES, **QUIETLY)
    @given(case=operation.as_strategy())
    def examples(case: Any) -> None:
        asked = dict(case.path_parameters or {})
        if statuses.total() % 4:
            asked |= {name: real[name] for name in asked if name in real}
        case.path_parameters = asked
        case.cookies = dict(ada.http.cookies)
        statuses[case.call_and_validate(checks=checks()).status_code] += 1

    examples()


def test_what_one_answer_tells_is_asked_for_next(database: Path) -> None:
    """A table is set up, and with its name and invite go the next requests, and so on."""
    followed: dict[str, Counter[int]] = defaultdict(Counter)
    with serving(database) as served, Browser(served) as ada:
        ada.create("here", "open")  # for the credential
        tables = described(served).include(path_regex="/(tables|invites)")

        class Follow(tables.as_state_machine()):  # type: ignore[misc]
            def get_call_kwargs(self, case: Any) -> Json:
                return {"cookies": dict(ada.http.cookies)}

            def validate_response(self, response: Any, case: Any, **_: Any) -> None:
                case.validate_response(response, checks=checks())
                followed[case.operation.label][response.status_code] += 1

        Follow.run(settings=settings(max_examples=40, stateful_step_count=10, **QUIETLY))
    # How often is chance, and changes with every route that is described.
    assert followed["POST /api/tables"][201], followed
    reached = [statuses for name, statuses in followed.items() if "{table}" in name]
    assert sum(statuses[200] + statuses[409] for statuses in reached), followed
