"""The REST half of the wire, one module for each section of docs/wire.md."""
