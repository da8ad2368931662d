"""Telling people that it is their turn, by whatever channel they wished for."""
