### Seeing what happened, and how a game ended.

## On the board and in the log

moved-here = last moves: { $names }
log-cut = Earlier moves: see the replay

## How quickly it is shown

settings-pace = What others do is shown
pace-name =
    { $pace ->
        [slow] slowly
        [fast] fast
        [instant] at once
       *[normal] at a normal pace
    }
skip = Skip
working = Just a moment…
server-slow = The server has not answered yet. Still waiting…

## After the game

result-won = You win!
result-shared = You share the victory with { $others }!
result-lost = You lost.
result-place = Place { $place }
replay-and-review = Replay and review
share-address = Copy this address:
