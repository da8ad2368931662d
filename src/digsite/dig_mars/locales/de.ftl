reason-game-over = Das Spiel ist zu Ende.
reason-action-not-legal-now = In dieser Spielphase ist das nicht möglich.
reason-place-empty-space = Die erste Station muss auf einen Stapel gestellt werden.
reason-turn-no-actions-left = In diesem Zug ist keine Aktion mehr übrig.
reason-dig-no-station = Du hast keine Station auf { $space }.
reason-dig-no-tile = Auf { $space } liegt keine Karte.
reason-dig-already-explored = Die Karte auf { $space } ist schon erforscht.
reason-dig-too-hard = Das Gestein auf { $space } verlangt Grabungslevel { $needed }; du kommst dort auf { $level }.
reason-carry-no-station = Du hast keine Station auf { $space }.
reason-carry-no-tile = Auf { $space } liegt keine Karte.
reason-carry-unexplored = Die Karte auf { $space } ist noch nicht erforscht.
reason-carry-too-heavy = Der Schatz auf { $space } verlangt Bergungslevel { $needed }; du kommst dort auf { $level }.
reason-move-no-station = Du hast keine Station auf { $space }.
reason-move-same-space = Die Station steht schon auf { $target }.
reason-move-not-in-line = Eine Station wird nur in ihrer Reihe oder Spalte versetzt.
reason-move-too-far = Eine Station wird auf das Nachbarfeld versetzt oder über leere Felder hinweg auf den nächsten Stapel.
reason-upgrade-highest-level = Diese Ausrüstung hat schon das höchste Level.
reason-upgrade-not-enough-fortune = Das Aufrüsten kostet { $cost ->
    [1] einen Schatzpunkt
   *[other] { $cost } Schatzpunkte
}; du hast { $fortune }.
reason-inspect-no-bonus = Du hast in diesem Zug keine Bonusaktion „Tiefenradar“.
reason-inspect-no-tile = Auf { $space } liegt keine Karte.
reason-inspect-already-explored = Die Karte auf { $space } ist schon erforscht.
reason-relocate-no-bonus = Du hast in diesem Zug keine Bonusaktion „Station versetzen“.
reason-relocate-no-station = Dieser Spieler hat keine Station auf { $space }.
reason-relocate-same-space = Die Station steht schon auf { $target }.
reason-relocate-empty-space = Mit der Bonusaktion darf keine Station auf ein leeres Feld versetzt werden.
reason-declare-not-enough-fortune = Um dich zum Sieger zu erklären, brauchst du { $goal } Schatzpunkte; du hast { $fortune }.
reason-turn-last-tile-taken = Die letzte Karte ist geborgen: Du kannst dich nur noch zum Sieger erklären oder den Zug beenden.
reason-declare-open-variant = In der offenen Variante erklärt sich niemand zum Sieger.

colour-red = Rot
colour-blue = Blau
colour-white = Weiß
colour-black = Schwarz

event-place = { $seat } stellt eine Station auf { $space }.
event-dig = { $seat } gräbt auf { $space } und findet { $fortune ->
    [1] einen Schatzpunkt
   *[other] { $fortune } Schatzpunkte
} (Schwierigkeitsgrad der Bergung { $carry }){ $bonus ->
    [extra_dig] , dazu eine Extra-Grabung
    [extra_carry] , dazu eine Extra-Bergung
    [extra_fortune] , dazu einen Extra-Schatzpunkt
    [inspect] , dazu ein Tiefenradar
    [relocate] , dazu „Station versetzen“
   *[none] {""}
}.
event-carry = { $seat } birgt den Schatz auf { $space }: { $sharers ->
    [0] Niemand bekommt Schatzpunkte.
   *[other] { $shares }.
}
event-move = { $seat } versetzt eine Station von { $from } nach { $to }.
event-upgrade = { $seat } zahlt { $cost ->
    [1] einen Schatzpunkt
   *[other] { $cost } Schatzpunkte
} und rüstet die { $equipment ->
    [digging] Grabungsausrüstung auf Level { $level } auf.
    [carrying] Bergungsausrüstung auf Level { $level } auf.
   *[fleet] Expeditionsflotte auf Level { $level } auf: neue Station auf { $space }.
}
event-inspect = { $seat } untersucht { $space } mit dem Tiefenradar{ $tile ->
    [none] .
   *[known] : { $fortune ->
        [1] ein Schatzpunkt
       *[other] { $fortune } Schatzpunkte
    }, Schwierigkeitsgrad der Bergung { $carry }.
}
event-relocate = { $seat } versetzt eine Station ({ $owner }) von { $from } nach { $to }.
event-declare = { $seat } erklärt sich zum Sieger!
event-end = { $seat } beendet den Zug.
event-turn = { $seat } ist am Zug, Runde { $round }.
event-over = Das Spiel ist zu Ende. { $count ->
    [1] { $winners } gewinnt.
   *[other] { $winners } teilen sich den Sieg.
} Schatzpunkte: { $fortunes }.

why-place = Gestein mit Härtegrad { $dig }, in dem du sofort graben kannst{ $shared ->
    [yes] , geteilt mit allen, die dort stehen
   *[no] {""}
}. { $around ->
    [none] Daneben lässt sich noch nicht graben.
   *[some] Daneben kannst du auch graben: { $around }.
}
why-place-hard = Gestein mit Härtegrad { $dig }, allein zu hart für dich. { $around ->
    [none] Daneben lässt sich noch nicht graben.
   *[some] Daneben kannst du graben: { $around }.
}
why-dig = Das zeigt, was dort liegt: im Schnitt { $promise ->
    [1] ein Schatzpunkt, den du bergen kannst
   *[other] { $promise } Schatzpunkte, die du bergen kannst
}{ $others ->
    [0] .
   *[other] {" "}und teilen musst.
}
why-dig-known = Du weißt, was dort liegt: { $fortune ->
    [1] ein Schatzpunkt
   *[other] { $fortune } Schatzpunkte
}, Schwierigkeitsgrad der Bergung { $carry }.
why-carry = Das bringt dir { $fortune ->
    [1] einen Schatzpunkt
   *[other] { $fortune } Schatzpunkte
}{ $reached ->
    [yes] , genug, um dich zum Sieger zu erklären.
   *[no] .
}
why-carry-shared = Die Schatzpunkte werden geteilt: { $shares }{ $reached ->
    [yes] ; genug, um dich zum Sieger zu erklären.
   *[no] .
}
why-move = Auf { $cell } lässt sich noch nichts ausgraben oder bergen; die Station steht dort bereit.
why-move-treasure = Auf { $cell } liegt ein Schatz, den du bergen kannst: { $fortune ->
    [1] ein Schatzpunkt.
   *[other] { $fortune } Schatzpunkte.
}
why-move-ground = Auf { $cell } liegt Gestein, in dem du graben kannst, Härtegrad { $dig }.
why-move-towards = Auf dem Weg nach { $cell }: Dort liegt { $shown ->
    [yes] ein Schatz, den du bergen kannst, { $fortune ->
        [1] ein Schatzpunkt.
       *[other] { $fortune } Schatzpunkte.
    }
   *[no] Gestein, in dem du graben kannst, Härtegrad { $dig }.
}
why-digging = Mit Grabungslevel { $level } kommst du in härteres Gestein; { $count ->
    [0] noch liegt keines oben.
    [one] jetzt liegt es auf einem Stapel oben.
   *[other] jetzt liegt es auf { $count } Stapeln oben.
}
why-carrying = Mit Bergungslevel { $level } birgst du schwierigere Schätze; { $count ->
    [0] noch liegt keiner davon offen.
    [one] einer davon liegt jetzt offen.
   *[other] { $count } davon liegen jetzt offen.
}
why-fleet = Eine weitere Station arbeitet von nun an für dich, zuerst auf { $cell }.
why-inspect = Nur du siehst, was unter dem Gestein von { $cell } liegt, Härtegrad { $dig }.
why-relocate = Das nimmt eine Station ({ $owner }) von { $cell } weg.
why-relocate-sharer = Das nimmt eine Station ({ $owner }) von { $cell } weg, und du musst dort nicht teilen.

## The terminal

letter-red = R
letter-blue = B
letter-white = W
letter-black = S
seat = Platz
empty = leer
dig = Härte
carry = Bergung
known = gesehen
digging = Grabung
carrying = Bergung
fleet = Flotte
fortune = Schatzpunkte
stations = Stationen
bonuses = Bonusaktionen
extra_dig = Extra-Grabung
extra_carry = Extra-Bergung
extra_fortune = Extra-Schatzpunkt
inspect = Tiefenradar
relocate = Station versetzen

## Die Einführung

tutorial-goal = Willkommen auf dem Mars! Zu zweit gewinnt, wer in seinem eigenen Zug als Erster 40 Schatzpunkte hat; in dieser kurzen Partie hast du schon 32.
tutorial-place = Stelle deine Station auf b2 auf: Ein einzelnes Bohrzeichen auf dem Gestein heißt, dass dort leicht zu graben ist.
tutorial-dig = In jedem Zug hast du drei Aktionen; nutze die erste und grabe unter deiner Station.
tutorial-carry = Ein Schatz! Das Gewicht zeigt, wie schwer er zu bergen ist, und du schaffst es: Birg ihn für seine 2 Schatzpunkte.
tutorial-hard = Darunter liegt Gestein mit zwei Bohrzeichen: Wähle b2 und sieh, warum du hier noch nicht graben kannst.
tutorial-upgrade = Rüste deine Grabungsausrüstung für 1 Schatzpunkt auf; aber mit diesen Punkten gewinnst du auch, also gib sie mit Bedacht aus.
tutorial-end = Alle drei Aktionen sind verbraucht: Beende deinen Zug und sieh zu, was Blau macht.
tutorial-level = Mit Grabungslevel 2 kannst du hier jetzt graben.
tutorial-inspect = Die Karte bringt eine Bonusaktion, die keine Aktion kostet: Untersuche c2 mit dem Tiefenradar, und nur du siehst, was dort liegt.
tutorial-carry-on = Dort warten 5 Schatzpunkte! Aber birg zuerst, was du hier gefunden hast.
tutorial-together = Das Gestein auf c2 verlangt Level 3, aber Stationen auf einem Feld helfen einander, wem sie auch gehören: Versetze deine dorthin, zu Blau.
tutorial-end-again = Deine Aktionen sind wieder verbraucht: Beende den Zug.
tutorial-help = Dein Level 2 und 1 für die Station von Blau macht 3: Grabe!
tutorial-split = Birg den Schatz: Seine 5 Schatzpunkte werden geteilt, 2 für Blau und 3 für dich, weil du ihn birgst.
tutorial-dig-next = Eine Aktion ist noch übrig: Grabe im leichten Gestein darunter.
tutorial-relocate = Noch eine Bonusaktion: Versetze die Station von Blau nach d4, dann musst du nicht mehr teilen.
tutorial-end-last = Beende deinen Zug; Blau ist jetzt weit weg.
tutorial-alone = Birg diesen Schatz, ganz für dich allein.
tutorial-jump = Über leere Felder springt eine Station zum nächsten Stapel: Versetze sie von c2 über das leere Feld nach c4.
tutorial-last-carry = Hier liegt schon ein Schatz offen: Birg ihn, und du hast 40 Schatzpunkte.
tutorial-declare = Nur du siehst deine Punkte: Erkläre dich zum Sieger, bevor Blau es tut!
tutorial-done = Jetzt kennst du das Spiel: Spiele eine richtige Partie! Je mehr Spieler, desto weniger Schatzpunkte reichen zum Sieg.

puzzle-most = Beende diesen Zug mit so vielen Schatzpunkten wie möglich.
puzzle-amount = { $count ->
    [one] { $count } Schatzpunkt
   *[other] { $count } Schatzpunkte
}
statistic-score = Schatzpunkte am Ende
statistic-declare = Zum Sieger erklärt
statistic-digging = Grabungsausrüstung: Level am Ende
statistic-carrying = Bergungsausrüstung: Level am Ende
statistic-fleet = Expeditionsflotte: Level am Ende
