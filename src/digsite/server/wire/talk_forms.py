"""Blocking and reporting: what is asked and answered (docs/wire.md, section 9)."""

from typing import Annotated

from pydantic import Field
from typing_extensions import TypedDict

from digsite.server.store.meeting.models import ReportReason
from digsite.server.wire.requests import Body


class Reporting(Body):
    reason: ReportReason
    note: Annotated[str, Field(max_length=1000)] = ""


class ShownBlock(TypedDict):
    block: str
    name: str | None
    created: int


class ShownBlocks(TypedDict):
    blocks: list[ShownBlock]


class Reported(TypedDict):
    report: str
