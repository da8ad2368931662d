## Ein Spiel spielend lernen

tutorial = Einführung
tutorial-step = { $step } von { $steps }:
tutorial-next = Weiter
tutorial-again = Von vorn
tutorial-skip = Einführung verlassen
tutorial-won = Gewonnen!
tutorial-real-game = Eine richtige Partie spielen
tutorial-offer = Neu hier? Lerne das Spiel in vier Minuten.
tutorial-begin = Zeig es mir
tutorial-decline = Nein, danke
tutorial-learn = Spielend lernen

## Was in einer ersten Partie gesagt wird

coach = Was du jetzt tun könntest
coach-done = Verstanden
coach-later = Jetzt nicht
coach-again = Das alles wieder zeigen
settings-coach = Mir in meinen ersten Partien sagen, was ich tun könnte
