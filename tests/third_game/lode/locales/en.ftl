reason-game-over = The game is over.
reason-turn-no-actions-left = No actions are left this turn.
reason-go-same-claim = You stand on { $claim } already.
reason-peek-no-nugget = There is no nugget on { $claim }.
reason-peek-already-seen = You know what lies on { $claim }.
reason-dig-no-nugget = There is no nugget on { $claim }.

colour-amber = Amber
colour-jade = Jade
colour-ruby = Ruby

event-go = { $seat } goes to { $claim }.
event-peek = { $seat } looks at the nugget on { $claim }{ $gold ->
    [none] .
   *[other] : { $gold } gold.
}
event-dig = { $seat } digs on { $claim }: { $gold } gold.
event-end = { $seat } ends the turn.
event-turn = { $seat } to play, round { $round }.
event-over = The game is over. { $count ->
    [1] { $winners } wins.
   *[other] { $winners } share the victory.
} Gold: { $golds }.

why-go = There you can dig.
why-peek = You alone will know what lies there.
why-dig = { $gold ->
    [none] There may be gold.
   *[other] It brings you { $gold } gold.
}
