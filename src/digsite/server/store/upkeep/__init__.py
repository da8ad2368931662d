"""What an operator does with a database: list, close, delete, tidy up, back up, restore."""
