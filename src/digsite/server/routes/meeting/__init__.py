"""Meeting others: open tables (docs/wire.md, section 9)."""
