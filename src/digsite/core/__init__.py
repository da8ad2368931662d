"""What both games share and neither owns."""
