"""The rules of Dig Mars in the order of RULES.md.

Chapter 3, the actions: dig, carry, move, upgrade. Chapter 4: bonus. Chapter 5: cooperation.
Functions named `why_not_…` give the reason against an action; functions that act assume that it
is legal and that it is the turn of `state.seat`.
"""
