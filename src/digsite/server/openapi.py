"""The whole wire for programs: `python -m digsite.server.openapi` writes it to standard output.

It is the OpenAPI document that the server answers with, and besides, among its schemas, everything
that is said on the sockets: `ClientMessage` and `ServerMessage` at a table, and the same of the
meeting place, which OpenAPI has no place for.
"""

import json
from typing import Annotated, Any, Final

from pydantic import Field, TypeAdapter

from digsite.server.app import api
from digsite.server.settings import Settings
from digsite.server.wire.client_messages import ClientMessage
from digsite.server.wire.meeting_messages import MeetingClientMessage, MeetingServerMessage
from digsite.server.wire.server_messages import ServerMessage

Json = dict[str, Any]
PLACE: Final = "#/components/schemas/{model}"


def document() -> Json:
    """The REST half as it is served, with the messages of the socket."""
    openapi = api(Settings(database="")).openapi()
    schemas: Json = openapi["components"]["schemas"]
    socket = _socket_schemas()
    differing = [name for name in schemas.keys() & socket.keys() if schemas[name] != socket[name]]
    assert not differing, f"two forms of one name: {differing}"
    openapi["components"]["schemas"] = dict(sorted((socket | schemas).items()))
    return openapi


def _socket_schemas() -> Json:
    """Every form on the socket by its name."""
    client: TypeAdapter[ClientMessage] = TypeAdapter(
        Annotated[ClientMessage, Field(discriminator="type")]
    )
    server: TypeAdapter[ServerMessage] = TypeAdapter(ServerMessage)
    arriving: TypeAdapter[MeetingClientMessage] = TypeAdapter(
        Annotated[MeetingClientMessage, Field(discriminator="type")]
    )
    meeting: TypeAdapter[MeetingServerMessage] = TypeAdapter(MeetingServerMessage)
    unions, rest = TypeAdapter.json_schemas(
        [
            ("ClientMessage", "validation", client),
            ("ServerMessage", "serialization", server),
            ("MeetingClientMessage", "validation", arriving),
            ("MeetingServerMessage", "serialization", meeting),
        ],
        ref_template=PLACE,
    )
    named = {name: schema for (name, _), schema in unions.items()}
    forms: Json = rest["$defs"]
    return forms | named


if __name__ == "__main__":
    print(json.dumps(document(), indent=1))
