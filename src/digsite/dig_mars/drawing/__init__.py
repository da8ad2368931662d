"""The game in a terminal and in a picture."""
