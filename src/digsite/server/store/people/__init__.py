"""People with a lasting name: accounts, their passkeys and sessions."""
