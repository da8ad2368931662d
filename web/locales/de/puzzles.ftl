### Rätsel: das des Tages, die Liste und das Lösen.

puzzles = Rätsel
puzzles-lead = Eine Stellung aus einer echten Partie, ein Zug, eine beste Antwort. Glück spielt keine Rolle: Auf Verdecktes zu setzen ist nicht erlaubt.
puzzles-of-day = Rätsel des Tages
puzzles-solved = Hier gelöst: { $count } von { $all }
puzzles-streak =
    { $days ->
        [0] Löse heute eines, um eine Serie zu beginnen.
        [one] Deine Serie: 1 Tag.
       *[other] Deine Serie: { $days } Tage.
    }
puzzles-game = Spiel
puzzles-kind = Art
puzzles-grade = Schwierigkeit
puzzles-any = Alle
puzzles-open-only = Nur die, die ich noch nicht gelöst habe
puzzles-none = Keine passenden Rätsel mehr.
puzzles-number = Rätsel { $number }
puzzle-kind =
    { $kind ->
        [most] Das meiste in diesem Zug
        [win] Sieg in diesem Zug
       *[plans] Der beste von drei Plänen
    }
puzzle-grade =
    { $grade ->
        [1] leicht
        [2] mittel
       *[3] schwer
    }
puzzle-done = gelöst
puzzle-you = Du spielst { $colour }.
puzzle-count = Bisher: { $count }
puzzle-solved = Gelöst! Das ist die beste Antwort.
puzzle-missed =
    { $kind ->
        [most] Dein Zug endet mit { $count }. Es geht mehr.
        [win] Das gewinnt noch nicht.
       *[plans] Ein anderer Plan ist besser.
    }
puzzle-again = Noch einmal versuchen
puzzle-answer = Lösung zeigen
puzzle-next = Nächstes Rätsel
puzzle-all = Alle Rätsel
puzzle-step = Lösung, Schritt { $step } von { $steps }
puzzle-forward = Nächster Schritt
puzzle-plan = Plan { $letter }
puzzle-look = Sieh dir die Pläne auf dem Spielplan an, dann wähle einen.
puzzle-choose = Plan { $letter } wählen
