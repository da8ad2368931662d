"""Threads for slow work: shared fairly, and never those that somebody else waits for."""
