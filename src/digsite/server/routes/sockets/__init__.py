"""Live connections: what is said on them and answered (docs/wire.md, sections 3 and 9)."""
