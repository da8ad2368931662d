"""Hints for a position and reviews of finished games, from what each seat could know."""
