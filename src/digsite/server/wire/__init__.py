"""What is said on the wire, checked and typed (docs/wire.md)."""
