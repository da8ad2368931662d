### Wörter, die jeder Spielplan braucht.

actions-here =
    { $count ->
        [one] eine Aktion hier möglich
       *[other] { $count } Aktionen hier möglich
    }
actions-left =
    { $count ->
        [0] keine Aktion übrig
        [one] noch eine Aktion
       *[other] noch { $count } Aktionen
    }
can-move = kann versetzt werden
turn-of = { $name } ist am Zug
your-turn = Du bist am Zug
game-over = Das Spiel ist zu Ende
winner = gewonnen
player-panel = { $name }, { $colour }
outcome-actions =
    { $count ->
        [one] 1 Aktion
       *[other] { $count } Aktionen
    }
outcome-free = braucht keine Aktion
outcome-ends-game = beendet das Spiel
