level-random = Zufall
level-beginner = Einsteiger
level-casual = Gelegenheitsspieler
level-skilled = Fortgeschritten
level-expert = Experte
level-master = Meister

why-wins = Damit ist das Spiel gewonnen.
why-ends = Damit endet das Spiel.
why-end = { $actions ->
    [0] In diesem Zug ist keine Aktion mehr übrig.
   *[other] In diesem Zug gibt es nichts Besseres mehr zu tun.
}

why-dig-mars-place = Gestein der Schwierigkeit { $dig }, das du sofort graben kannst{ $shared ->
    [yes] , geteilt mit allen, die dort stehen
   *[no] {""}
}. { $around ->
    [none] Daneben lässt sich noch nichts graben.
   *[some] Daneben kannst du auch graben: { $around }.
}
why-dig-mars-place-hard = Gestein der Schwierigkeit { $dig }, allein zu hart für dich. { $around ->
    [none] Daneben lässt sich noch nichts graben.
   *[some] Daneben kannst du graben: { $around }.
}
why-dig-mars-dig = Das zeigt, was dort liegt: im Schnitt { $promise ->
    [1] ein Schatzpunkt, den du bergen kannst
   *[other] { $promise } Schatzpunkte, die du bergen kannst
}{ $others ->
    [0] .
   *[other] {" "}und teilen musst.
}
why-dig-mars-dig-known = Du weißt, was dort liegt: { $fortune ->
    [1] ein Schatzpunkt
   *[other] { $fortune } Schatzpunkte
}, Schwierigkeitsgrad der Bergung { $carry }.
why-dig-mars-carry = Das bringt dir { $fortune ->
    [1] einen Schatzpunkt
   *[other] { $fortune } Schatzpunkte
}{ $reached ->
    [yes] , genug, um dich zum Sieger zu erklären.
   *[no] .
}
why-dig-mars-carry-shared = Die Schatzpunkte werden geteilt: { $shares }{ $reached ->
    [yes] ; genug, um dich zum Sieger zu erklären.
   *[no] .
}
why-dig-mars-move = Auf { $cell } lässt sich noch nichts graben oder bergen; die Station steht dort bereit.
why-dig-mars-move-treasure = Auf { $cell } liegt ein Schatz, den du bergen kannst: { $fortune ->
    [1] ein Schatzpunkt.
   *[other] { $fortune } Schatzpunkte.
}
why-dig-mars-move-ground = Auf { $cell } liegt Gestein, das du graben kannst, Schwierigkeit { $dig }.
why-dig-mars-move-towards = Auf dem Weg nach { $cell }: Dort liegt { $shown ->
    [yes] ein Schatz, den du bergen kannst, { $fortune ->
        [1] ein Schatzpunkt.
       *[other] { $fortune } Schatzpunkte.
    }
   *[no] Gestein, das du graben kannst, Schwierigkeit { $dig }.
}
why-dig-mars-digging = Grabungslevel { $level } erschließt härteres Gestein; Stapel, auf denen solches jetzt offen liegt: { $count }.
why-dig-mars-carrying = Bergungslevel { $level } hebt schwerere Schätze; solche, die jetzt offen liegen: { $count }.
why-dig-mars-fleet = Eine weitere Station arbeitet von nun an für dich, zuerst auf { $cell }.
why-dig-mars-inspect = Nur du siehst, was unter dem Gestein von { $cell } liegt, Schwierigkeit { $dig }.
why-dig-mars-relocate = Das nimmt eine Station ({ $owner }) von { $cell } weg.
why-dig-mars-relocate-sharer = Das nimmt eine Station ({ $owner }) von { $cell } weg, und du musst dort nicht teilen.

why-undermining-drill = Das lädt { $cargo }{ $contract ->
    [0] {""}
   *[other] , das Letzte, was für Auftrag { $contract } ({ $stars } Sterndollar) fehlt
}. Danach noch freie Laderäume: { $free }.
why-undermining-drill-alien = Das lädt ein Alien-Plättchen; bei einer Raffinerie bringt es eine Technologiekarte.
why-undermining-drill-rock = Das bricht das Gestein auf dem Weg nach { $cell } ({ tile-name }); ein weiterer Schritt räumt es weg.
why-undermining-drill-rubble = Das räumt den Weg nach { $cell } ({ tile-name }); bis dorthin noch Felder: { $steps }.
why-undermining-drill-rock-home = Das bricht das Gestein auf dem Weg zu einer Raffinerie; ein weiterer Schritt räumt es weg.
why-undermining-drill-rubble-home = Das räumt den Weg zu einer Raffinerie.
why-undermining-go = { $steps ->
    [1] Von dort kannst du { $cell } ({ tile-name }) bohren.
   *[other] Von dort sind es { $steps } Felder bis { $cell } ({ tile-name }).
}
why-undermining-go-home = Das bringt die Ladung in Richtung einer Raffinerie; bis dorthin noch Felder: { $steps }.
why-undermining-go-refinery = { $tokens ->
    [0] Das erreicht eine Raffinerie, wo dein Lager bezahlen kann.
   *[other] Das erreicht eine Raffinerie mit Ladung zum Entladen: { $tokens }.
}
why-undermining-unload = Das leert die Laderäume: { $warehouse ->
    [none] Alien-Plättchen
   *[some] { $warehouse } ins Lager
}{ $cards ->
    [0] .
    [1] , dazu eine Technologiekarte.
   *[other] , dazu { $cards } Technologiekarten.
}
why-undermining-build = { $equipment ->
    [drill] Jedes Bohren hat einen Schritt mehr
    [thruster] Jede Fahrt geht ein Feld weiter
    [bay] Jede Fahrt bringt eines mehr nach Hause
   *[reactor] Jeder Zug hat eine Aktion mehr
}; als Ausrüstung zählt das { $stars } Sterndollar mehr.
why-undermining-contract = Das bringt { $stars } Sterndollar{ $last ->
    [yes] {" "}und leitet die letzten Züge ein.
   *[no] .
}
why-undermining-recharge = Eine Batterie mehr für später, insgesamt { $batteries }; zwei ergeben eine weitere Aktion.
why-undermining-boost = Zwei Batterien für eine weitere Aktion in diesem Zug; danach noch: { $batteries }.
why-undermining-boost-contract = Zwei Batterien für eine weitere Aktion: um Auftrag { $contract } gleich hier zu erfüllen.
why-undermining-boost-unload = Zwei Batterien für eine weitere Aktion: um gleich hier zu entladen.
why-undermining-boost-drill = Zwei Batterien für eine weitere Aktion: um gleich { $cell } ({ tile-name }) zu bohren.
why-undermining-tech-overdrive = Zwei weitere Aktionen in diesem Zug.
why-undermining-tech-recall = { $tokens ->
    [0] Ohne Fahrt direkt nach { $cell }.
   *[other] Ohne Fahrt mit der Ladung direkt nach { $cell }.
}
why-undermining-tech-seismic = Das räumt alles Gestein um dein UMV auf einmal weg: { $spaces }.
why-undermining-tech-tractor = Das lädt { $cell } ({ tile-name }) aus der Ferne.
why-undermining-tech-phase = Die nächste Fahrt geht kostenlos durch Plättchen und UMVs.
why-undermining-tech-uplink = In diesem Zug kannst du von hier aus entladen, einbauen und Aufträge erfüllen.
why-undermining-tech-transmute = Bis zu zwei Erze deines Lagers lassen sich gegen gefragte tauschen.
why-undermining-tech-replicate = Eines mehr in deinem Lager: { $taken }.
why-undermining-tech-cell = Das füllt deine Batterien auf: { $batteries }.
why-undermining-tech-hack = Neue Aufträge treten an die Stelle von { $slots }.
why-undermining-swap = In deinem Lager liegt dann { $taken } statt { $given }.
tile-name = { $found ->
    [uranium] Uran
    [titanium] Titan
    [diamond] Diamant
    [niobium] Niob
    [xanium] X-anium
    [alien] Alien-Plättchen
   *[none] kein Erz mehr
}
