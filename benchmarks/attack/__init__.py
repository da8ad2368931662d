"""An attack on a server of our own: `python -m benchmarks.attack` (make attack).

Everything stays on this machine and ends by itself after a few minutes. Each section prints what it
tried and what gave way; the command fails if anything did.
"""
