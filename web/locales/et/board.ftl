### Sõnad, mida vajab iga mängulaud.

actions-here =
    { $count ->
        [one] siin on võimalik üks tegevus
       *[other] siin on võimalik { $count } tegevust
    }
actions-left =
    { $count ->
        [0] tegevusi ei ole alles
        [one] alles üks tegevus
       *[other] alles { $count } tegevust
    }
can-move = saab liigutada
turn-of = Käigul on { $name }
your-turn = Sinu käik
game-over = Mäng on läbi
winner = Võitja
player-panel = { $name }, { $colour }
outcome-actions =
    { $count ->
        [one] 1 tegevus
       *[other] { $count } tegevust
    }
outcome-free = tegevust ei kulu
outcome-ends-game = lõpetab mängu
