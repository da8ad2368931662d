### Words that every game’s board uses.

actions-here =
    { $count ->
        [one] one action possible here
       *[other] { $count } actions possible here
    }
actions-left =
    { $count ->
        [0] no actions left
        [one] one action left
       *[other] { $count } actions left
    }
can-move = can move
turn-of = { $name } to play
your-turn = Your turn
game-over = The game is over
winner = Winner
player-panel = { $name }, { $colour }
outcome-actions =
    { $count ->
        [one] 1 action
       *[other] { $count } actions
    }
outcome-free = needs no action
outcome-ends-game = ends the game
