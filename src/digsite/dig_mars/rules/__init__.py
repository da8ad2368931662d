"""The rules of Dig Mars in the order of RULES.md.

1 setup. 2 turn. 3 dig, carry, move, upgrade. 4 bonus. 5 cooperation. 6 and 7 scoring. 8 secrets.

Functions named `why_not_…` give the reason against an action; functions that act assume that it
is legal and that it is the turn of `state.seat`.
"""
