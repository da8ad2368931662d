"""What people say to each other, whom they block, and what they report."""
