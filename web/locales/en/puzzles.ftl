### Puzzles: the one of the day, the list, and solving one.

puzzles = Puzzles
puzzles-lead = A position from a real game, one turn, one best answer. Luck plays no part: you cannot gamble on what is hidden.
puzzles-of-day = Puzzle of the day
puzzles-solved = Solved here: { $count } of { $all }
puzzles-streak =
    { $days ->
        [0] Solve one today to begin a streak.
        [one] Your streak: 1 day.
       *[other] Your streak: { $days } days.
    }
puzzles-game = Game
puzzles-kind = Kind
puzzles-grade = Difficulty
puzzles-any = All
puzzles-open-only = Only those I have not solved
puzzles-none = No puzzles left that match.
puzzles-number = Puzzle { $number }
puzzle-kind =
    { $kind ->
        [most] The most this turn
        [win] Win this turn
       *[plans] The best of three plans
    }
puzzle-grade =
    { $grade ->
        [1] easy
        [2] medium
       *[3] hard
    }
puzzle-done = solved
puzzle-you = You are { $colour }.
puzzle-count = So far: { $count }
puzzle-solved = Solved! That is the best answer.
puzzle-missed =
    { $kind ->
        [most] Your turn ends with { $count }. More is possible.
        [win] That does not win yet.
       *[plans] Another plan is better.
    }
puzzle-again = Try again
puzzle-answer = Show the answer
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-step = Answer, step { $step } of { $steps }
puzzle-forward = Next step
puzzle-plan = Plan { $letter }
puzzle-look = Look at the plans on the board, then choose one.
puzzle-choose = Choose plan { $letter }
