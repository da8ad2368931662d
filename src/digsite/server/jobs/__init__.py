"""What goes on beside the requests: bots, clocks, texts of strangers."""
