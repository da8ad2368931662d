"""Read from connections a little at a time, and from all of them in turn.

The event loop hands over a quarter of a megabyte at once and asks the same connection again up to
32 times. That is a second of parsing where it consists of nothing but empty frames.
"""

import asyncio
from typing import Final, Protocol

AT_A_TIME: Final = 4096
"""Bytes: as much as an honest message has, and few milliseconds of the smallest frames."""


class UvicornProtocol(Protocol):
    """What uvicorn reads by, for requests or for a socket."""

    @property
    def is_full(self) -> bool:
        """Whether it has stopped reading until somebody has dealt with what was read."""

    def connection_made(self, transport: asyncio.Transport) -> None: ...
    def data_received(self, data: bytes) -> None: ...
    def connection_lost(self, exc: Exception | None) -> None: ...
    def pause_writing(self) -> None: ...
    def resume_writing(self) -> None: ...


class SmallReads(asyncio.BufferedProtocol):
    """Hands on what arrives; whoever fills the buffer is read from again after everybody else."""

    def __init__(self, reader: UvicornProtocol) -> None:
        self._reader = reader
        self._buffer = bytearray(AT_A_TIME)
        self._transport: asyncio.Transport | None = None

    def take_over(self, transport: asyncio.Transport) -> None:
        """Read for a connection that was made before."""
        self._transport = transport
        transport.set_protocol(self)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self._transport = transport
        self._reader.connection_made(transport)

    def get_buffer(self, sizehint: int) -> bytearray:
        return self._buffer

    def buffer_updated(self, nbytes: int) -> None:
        self._reader.data_received(bytes(self._buffer[:nbytes]))
        transport = self._transport
        if nbytes == AT_A_TIME and transport is not None and transport.is_reading():
            transport.pause_reading()
            asyncio.get_running_loop().call_soon(self._read_on)

    def _read_on(self) -> None:
        transport = self._transport
        if transport is None or transport.is_closing():
            return
        # After an upgrade it is another's to say whether to go on.
        current = transport.get_protocol()
        reader = current._reader if isinstance(current, SmallReads) else self._reader
        if not reader.is_full:
            transport.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        self._transport = None
        self._reader.connection_lost(exc)

    def pause_writing(self) -> None:
        self._reader.pause_writing()

    def resume_writing(self) -> None:
        self._reader.resume_writing()
