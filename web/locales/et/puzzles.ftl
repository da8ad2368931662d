### Ülesanded: päeva ülesanne, nimekiri ja lahendamine.

puzzles = Ülesanded
puzzles-lead = Seis päris mängust, üks käik, üks parim vastus. Õnn siin ei loe: pimesi riskida ei saa.
puzzles-of-day = Päeva ülesanne
puzzles-solved = Siin lahendatud: { $count } / { $all }
puzzles-streak =
    { $days ->
        [0] Lahenda täna üks ja alusta seeriat.
        [one] Sinu seeria: 1 päev.
       *[other] Sinu seeria: { $days } päeva.
    }
puzzles-game = Mäng
puzzles-kind = Liik
puzzles-grade = Raskus
puzzles-any = Kõik
puzzles-open-only = Ainult need, mida ma pole lahendanud
puzzles-none = Sobivaid ülesandeid enam ei ole.
puzzles-number = Ülesanne { $number }
puzzle-kind =
    { $kind ->
        [most] Kõige rohkem sel käigul
        [win] Võit sel käigul
       *[plans] Kolmest plaanist parim
    }
puzzle-grade =
    { $grade ->
        [1] kerge
        [2] keskmine
       *[3] raske
    }
puzzle-done = lahendatud
puzzle-you = Sinu värv: { $colour }.
puzzle-count = Seni: { $count }
puzzle-solved = Lahendatud! See on parim vastus.
puzzle-missed =
    { $kind ->
        [most] Sinu käigu tulemus: { $count }. Saab rohkem.
        [win] See veel võitu ei too.
       *[plans] Üks teine plaan on parem.
    }
puzzle-again = Proovi uuesti
puzzle-answer = Näita vastust
puzzle-next = Järgmine ülesanne
puzzle-all = Kõik ülesanded
puzzle-step = Vastus, samm { $step } / { $steps }
puzzle-forward = Järgmine samm
puzzle-plan = Plaan { $letter }
puzzle-look = Vaata plaane mängulaual ja vali siis üks.
puzzle-choose = Vali plaan { $letter }
