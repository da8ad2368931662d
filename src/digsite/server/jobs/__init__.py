"""What goes on beside the requests: bots play, clocks run out, old tables are deleted."""
