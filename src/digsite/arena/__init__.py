"""Matches between bots that can be believed: paired deals, every seating, stated uncertainty."""
