"""Who sits where: seats taken, moved to another device, left; the passphrase at the door."""
