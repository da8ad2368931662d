"""Where requests come in: hosts, rate limits, cookies, slow clients."""
