"""Ratings: which games count, and what they make of the people who played."""
