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
