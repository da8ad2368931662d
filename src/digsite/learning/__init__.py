"""Training networks that play, in PyTorch; playing with them needs none (digsite.bots.learned)."""
