"""The routes, one module for each section of docs/wire.md; the socket is one of them."""
