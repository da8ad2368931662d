"""What researchers read: observations, counts, promises that every state keeps."""
