"""How a bot weighs things, and how it says why."""
