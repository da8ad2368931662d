"""How people who do not know each other meet: open tables, signs, words."""
