### What the rules in pictures say in every game.

rules-pictured =
    { $part ->
        [how-to-play] How to play
       *[symbols] Symbols
    }
example-title = Example: { $title }
example-step = Step { $step } of { $steps }
example-back = Back
example-next = Next step
example-again = Once more
