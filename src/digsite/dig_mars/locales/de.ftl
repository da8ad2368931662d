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
reason-move-too-far = Eine Station geht auf das nächste Feld oder über leere Felder hinweg auf den nächsten Stapel.
reason-upgrade-highest-level = Diese Ausrüstung hat schon das höchste Level.
reason-upgrade-not-enough-fortune = Das Aufrüsten kostet { $cost ->
    [1] einen Schatzpunkt
   *[other] { $cost } Schatzpunkte
}; du hast { $fortune }.
reason-inspect-no-bonus = Du hast in diesem Zug kein Tiefenradar.
reason-inspect-no-tile = Auf { $space } liegt keine Karte.
reason-inspect-already-explored = Die Karte auf { $space } ist schon erforscht.
reason-relocate-no-bonus = Du hast in diesem Zug keinen Bonus „Station versetzen“.
reason-relocate-no-station = Dieser Spieler hat keine Station auf { $space }.
reason-relocate-same-space = Die Station steht schon auf { $target }.
reason-relocate-empty-space = Auf ein leeres Feld darf mit dem Bonus keine Station versetzt werden.
reason-declare-not-enough-fortune = Zum Sieger erklärt man sich mit { $goal } Schatzpunkten; du hast { $fortune }.
reason-turn-last-tile-taken = Die letzte Karte ist geborgen: Du kannst dich nur noch zum Sieger erklären oder den Zug beenden.
reason-declare-open-variant = In der offenen Variante erklärt sich niemand zum Sieger.

colour-red = Rot
colour-blue = Blau
colour-white = Weiß
colour-black = Schwarz

event-place = { $seat } stellt eine Station auf { $space }.
event-dig = { $seat } gräbt auf { $space }: { $fortune ->
    [1] ein Schatzpunkt
   *[other] { $fortune } Schatzpunkte
}, Schwierigkeitsgrad der Bergung { $carry }{ $bonus ->
    [extra_dig] , dazu eine Extra-Grabung
    [extra_carry] , dazu eine Extra-Bergung
    [extra_fortune] , dazu ein Extra-Schatzpunkt
    [inspect] , dazu das Tiefenradar
    [relocate] , dazu „Station versetzen“
   *[none] {""}
}.
event-carry = { $seat } birgt den Schatz von { $space }: { $sharers ->
    [0] keine Schatzpunkte.
   *[other] { $shares }.
}
event-move = { $seat } versetzt eine Station von { $from } nach { $to }.
event-upgrade = { $seat } zahlt { $cost ->
    [1] einen Schatzpunkt
   *[other] { $cost } Schatzpunkte
}: { $equipment ->
    [digging] Grabungsausrüstung auf Level { $level }.
    [carrying] Bergungsausrüstung auf Level { $level }.
   *[fleet] Expeditionsflotte auf Level { $level }, neue Station auf { $space }.
}
event-inspect = { $seat } sieht mit dem Tiefenradar unter { $space }{ $tile ->
    [none] .
   *[known] : { $fortune ->
        [1] ein Schatzpunkt
       *[other] { $fortune } Schatzpunkte
    }, Schwierigkeitsgrad der Bergung { $carry }.
}
event-relocate = { $seat } versetzt eine Station von { $owner } von { $from } nach { $to }.
event-declare = { $seat } erklärt sich zum Sieger!
event-end = { $seat } beendet den Zug.
event-turn = { $seat } ist am Zug, Runde { $round }.
event-over = Das Spiel ist zu Ende. { $count ->
    [1] { $winners } gewinnt.
   *[other] { $winners } teilen sich den Sieg.
} Schatzpunkte: { $fortunes }.

why-place = Gestein der Schwierigkeit { $dig }, das du sofort graben kannst{ $shared ->
    [yes] , geteilt mit allen, die dort stehen
   *[no] {""}
}. { $around ->
    [none] Daneben lässt sich noch nichts graben.
   *[some] Daneben kannst du auch graben: { $around }.
}
why-place-hard = Gestein der Schwierigkeit { $dig }, allein zu hart für dich. { $around ->
    [none] Daneben lässt sich noch nichts graben.
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
why-move = Auf { $cell } lässt sich noch nichts graben oder bergen; die Station steht dort bereit.
why-move-treasure = Auf { $cell } liegt ein Schatz, den du bergen kannst: { $fortune ->
    [1] ein Schatzpunkt.
   *[other] { $fortune } Schatzpunkte.
}
why-move-ground = Auf { $cell } liegt Gestein, das du graben kannst, Schwierigkeit { $dig }.
why-move-towards = Auf dem Weg nach { $cell }: Dort liegt { $shown ->
    [yes] ein Schatz, den du bergen kannst, { $fortune ->
        [1] ein Schatzpunkt.
       *[other] { $fortune } Schatzpunkte.
    }
   *[no] Gestein, das du graben kannst, Schwierigkeit { $dig }.
}
why-digging = Grabungslevel { $level } erschließt härteres Gestein; Stapel, auf denen solches jetzt offen liegt: { $count }.
why-carrying = Bergungslevel { $level } hebt schwerere Schätze; solche, die jetzt offen liegen: { $count }.
why-fleet = Eine weitere Station arbeitet von nun an für dich, zuerst auf { $cell }.
why-inspect = Nur du siehst, was unter dem Gestein von { $cell } liegt, Schwierigkeit { $dig }.
why-relocate = Das nimmt eine Station ({ $owner }) von { $cell } weg.
why-relocate-sharer = Das nimmt eine Station ({ $owner }) von { $cell } weg, und du musst dort nicht teilen.

## The terminal

seat = Platz
empty = leer
dig = Härte
carry = Last
known = gesehen
digging = Graben
carrying = Bergen
fleet = Flotte
fortune = Schatzpunkte
stations = Stationen
bonuses = Bonusaktionen
extra_dig = Extra-Grabung
extra_carry = Extra-Bergung
extra_fortune = Extra-Schatzpunkt
inspect = Tiefenradar
relocate = Station versetzen
