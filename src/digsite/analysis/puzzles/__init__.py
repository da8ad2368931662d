"""Puzzles: positions in which one answer is best, found in games of bots and proven."""
