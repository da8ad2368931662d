"""The rules of Undermining in the order of RULES.md.

1 setup; its board (1.2) spaces, its mats (1.6) mat. 2 turn. 3 drill, drive, refinery (unload and
paying), build, contract, recharge, portal. 4 tech. 5 scoring. 6 secrets.

Functions named `why_not_…` give the reason against an action; functions that act assume that it
is legal and that it is the turn of `state.seat`.
"""
