"""A table that is played: its history, its clocks, who may do what, who is told what."""
