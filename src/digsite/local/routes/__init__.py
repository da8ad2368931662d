"""The answers to what a page asks, by the functions that the server's routes call."""
