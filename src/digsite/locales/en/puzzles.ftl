question-win = Win in this turn.
question-plans = Which of the three plans gives you the best chance of winning?
refusal-luck = That would be a gamble: nobody knows yet what is hidden there. A puzzle is solved with what you can see.
refusal-turn-over = The turn of the puzzle is over.
solution-most = The best result: { $most }. The next best: { $second }. All { $positions } positions that this turn can lead to have been compared.
solution-tempting = Taking what looks best at each step ends with less: { $count }.
solution-win = No other way wins: all { $positions } positions that this turn can lead to have been compared.
solution-plans = Of 100 games you win about { $best } with this plan, and with the others { $others }.
