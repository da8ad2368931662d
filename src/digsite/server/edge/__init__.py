"""Where the world comes in: sockets, limits, hosts, cookies."""
