turn = { $seat } to play, round { $round }
actions-left = { $count ->
    [one] { $count } action left
   *[other] { $count } actions left
}
thinking = { $seat } is thinking…
prompt = Your action (? for help)
help =
    Type an action or its number in the list, or:
    l           list what you can do
    why ACTION  why an action cannot be played
    u           undo the last action, as long as it revealed nothing
    rules       the rules of the game
    save FILE   save a record of the game
    q           leave the game
legal = What you can do
section = rules, section { $section }
can-be-played = This can be played now.
nothing-to-undo = There is nothing to undo.
undo-barrier = The last action revealed something or passed the turn on: it cannot be undone.
undone = Undone: { $action }
curtain = Hand over to { $seat } and press Enter.
saved = Saved to { $file }.
left-after = The game was left after { $count ->
    [one] { $count } action.
   *[other] { $count } actions.
}
