level-random = Random
level-beginner = Beginner
level-casual = Casual
level-skilled = Skilled
level-expert = Expert
level-master = Master

why-wins = It wins the game.
why-ends = It ends the game.
why-end = { $actions ->
    [0] No action is left this turn.
   *[other] Nothing better is left to do this turn.
}
