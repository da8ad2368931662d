"""A name that lasts, for whoever wishes one: passkeys, and what an account has and leaves."""
