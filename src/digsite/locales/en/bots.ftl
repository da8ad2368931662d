why-wins = It wins the game.
why-ends = It ends the game.
why-end = { $actions ->
    [0] No action is left this turn.
   *[other] Nothing better is left to do this turn.
}
