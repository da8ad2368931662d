"""The rules of Undermining in the order of RULES.md.

What the spaces are: spaces. Chapter 3, the actions: drill, drive, refinery (unload and paying),
build, contract, batteries (recharge), portal. Chapter 4, alien tech: tech, the cards that change a
turn, and gadgets, the cards that act at once.
Functions named `why_not_…` give the reason against an action; functions that act assume that it
is legal and that it is the turn of `state.seat`.
"""
