"""The web app's server: tables, seats, live updates, store, fairness. The wire: docs/wire.md."""
