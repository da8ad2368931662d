"""Games seen again, and their records."""
