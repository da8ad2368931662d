## Die Analyse eines beendeten Spiels

review = Analyse
review-lead = Jede Aktion wird danach beurteilt, was der Spieler in diesem Augenblick wissen konnte.
review-working = Die Partie wird analysiert …
review-progress = { $done } von { $total } Aktionen
review-again = Noch einmal versuchen
review-curve = Die Gewinnchancen im Lauf der Partie.
review-line = { $name }: von { $from }{"\u00A0"}% auf { $to }{"\u00A0"}%.
review-percent = { $percent }{"\u00A0"}%
review-accuracy = Genauigkeit
review-count =
    { $size ->
        [blunder] grobe Fehler: { $count }
        [mistake] Fehler: { $count }
       *[slip] kleine Fehler: { $count }
    }
review-turning-points = Wendepunkte
review-no-turning-points = Kein einzelner Zug hat die Partie gedreht.
review-change =
    { $direction ->
        [up] Chancen für { $name }: +{ $percent }{"\u00A0"}%
       *[down] Chancen für { $name }: −{ $percent }{"\u00A0"}%
    }
review-mistakes = Fehler
review-everybody = Alle
review-no-mistakes = Keine.
review-move = { $move }. { $action }
review-mistake =
    { $size ->
        [blunder] Grober Fehler (−{ $percent }{"\u00A0"}%).
        [mistake] Fehler (−{ $percent }{"\u00A0"}%).
       *[slip] Kleiner Fehler (−{ $percent }{"\u00A0"}%).
    }
review-better = Besser: { $action }.

history-own =
    { $result ->
        [won] Gewonnen
        [shared] Geteilter Sieg
       *[lost] Verloren
    }
history-closed = Ohne Sieger beendet
