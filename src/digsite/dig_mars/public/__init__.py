"""What the outside is told: the public JSON, the events, the previews."""
