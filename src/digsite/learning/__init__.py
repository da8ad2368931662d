"""Self-play that trains the networks which judge positions in the search (digsite.bots.network)."""
