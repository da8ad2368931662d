"""What the games draw their pictures on."""
