"""Who sits where: seats taken, transferred to another device, left; the passphrase at the door."""
