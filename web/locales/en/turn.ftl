### Words of a turn: what is asked, what would be lost, what it is all for.

end-title = End your turn?
end-text = You could still use this, and it is lost with the end of the turn: { $list }.
lapses = { $what } unused
end-stay = Keep playing
end-silence = Don’t ask again
settings-asks-before-end = Ask before I end a turn in which I could still do something
choose-again = Choosing the space again does it, too.
undo-turn = Your turn has just begun: nothing to undo
goal = The goal
goal-line = The goal: { $goal }
mat-title = { $name }: what lies here
mat-ask = What lies before { $name }, and what it is for
mat-symbols = All symbols
