"""Routes about people with a lasting name."""
