"""What operators watch: logs, metrics, outages, readiness; and what is done periodically."""
