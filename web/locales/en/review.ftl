## The review of a finished game

review = Review
review-lead = Every action is judged by what its player could know at that moment.
review-working = Reviewing the game…
review-progress = { $done } of { $total } actions
review-again = Try again
review-curve = Chances of winning throughout the game.
review-line = { $name }: from { $from }% to { $to }%.
review-percent = { $percent }%
review-accuracy = Accuracy
review-count =
    { $size ->
        [blunder] blunders: { $count }
        [mistake] mistakes: { $count }
       *[slip] slips: { $count }
    }
review-turning-points = Turning points
review-no-turning-points = No single turn changed the course of the game.
review-change =
    { $direction ->
        [up] Chances for { $name }: +{ $percent }%
       *[down] Chances for { $name }: −{ $percent }%
    }
review-mistakes = Mistakes
review-everybody = Everybody
review-no-mistakes = None.
review-move = { $move }. { $action }
review-mistake =
    { $size ->
        [blunder] Blunder (−{ $percent }%).
        [mistake] Mistake (−{ $percent }%).
       *[slip] Slip (−{ $percent }%).
    }
review-better = Better: { $action }.

history-own =
    { $result ->
        [won] You won
        [shared] You shared the victory
       *[lost] You lost
    }
history-closed = Ended without a winner
