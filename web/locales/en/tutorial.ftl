## A game learnt by playing it

tutorial = Tutorial
tutorial-step = { $step } of { $steps }:
tutorial-next = Next
tutorial-again = Start over
tutorial-skip = Leave the tutorial
tutorial-won = You have won!
tutorial-real-game = Play a real game
tutorial-offer = New here? Learn the game in four minutes.
tutorial-begin = Show me
tutorial-decline = No, thank you
tutorial-learn = Learn by playing

## What a first game is told

coach = What you could do now
coach-done = Got it
coach-later = Not now
coach-again = Show all of this again
settings-coach = Tell me in my first games what I could do
