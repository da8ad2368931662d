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
