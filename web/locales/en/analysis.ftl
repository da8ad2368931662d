### From a position of a finished game: the analysis board, and play from here.

## In the replay

from-here = From here
from-here-analyse = Analysis board
from-here-analyse-note = Try actions for every player and see the chances of winning.
from-here-play = Play from here
from-here-play-note = A new table begins with this position: against bots, with friends or on this device.

## The analysis board

analysis-chances = Chances of winning
analysis-thinking = Working out the chances…
analysis-plans = Best plans
analysis-details = Your lines and settings
analysis-line = What you try
analysis-nothing = Nothing yet. Choose an action for the player whose turn it is.
analysis-game-move = After action { $move } of { $moves } of the game
analysis-others = Lines you tried before
analysis-back = Back one action
analysis-forward = Forward one action
analysis-to-game = Back to the game
analysis-replay = To the replay
analysis-known = The chances are judged by
analysis-known-by =
    { $known ->
        [open] everything, as it really lies
       *[seat] what the player whose turn it is could know
    }
analysis-over = The game is over here.

## A table that begins with a position

from-here-position =
    { $tried ->
        [0] After action { $move } of { $moves }.
        [one] After action { $move } of { $moves }, and one action tried from there.
       *[other] After action { $move } of { $moves }, and { $tried } actions tried from there.
    }
from-here-turn = It is { $name }’s turn.
from-here-hidden = What is hidden stays as it was in that game, so whoever has seen its replay knows it. The table shows everybody where it comes from, and the result does not count.
start-mark = from action { $move } of another game
start-note = This game began with a position of another one, not with a deal: what was hidden is known to whoever has seen that replay, and the result does not count.
start-source = See that game
start-record = This record begins with a position, not with a deal.
