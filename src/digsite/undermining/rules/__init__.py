"""The rules of Undermining in the order of RULES.md.

The board: spaces. Chapter 3, the actions: drill, drive, refinery (unload, paying), build,
contract, recharge, portal. Chapter 4, alien tech: tech.
Functions named `why_not_…` give the reason against an action; functions that act assume that it
is legal and that it is the turn of `state.seat`.
"""
