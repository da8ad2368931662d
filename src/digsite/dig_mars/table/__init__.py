"""The table: what lies on it, what can be done at it, and why something cannot."""
