"""How the workers of one database hear of each other."""
