"""Questions about the games, answered from many simulated ones."""
