reason-game-over = Das Spiel ist zu Ende.
reason-turn-enter-first = Stelle zuerst dein UMV auf ein Oberflächenfeld.
reason-enter-already-entered = Dein UMV steht schon auf dem Spielplan.
reason-turn-no-actions-left = In diesem Zug ist keine Aktion mehr übrig.
reason-boost-not-enough-batteries = Eine Aktion kostet 2 Batterien; du hast { $batteries }.
reason-drill-not-neighbour = { $space } liegt nicht neben deinem UMV.
reason-drill-no-tile = Auf { $space } liegt kein Plättchen.
reason-drill-bedrock = { $space } ist Grundgestein und lässt sich nicht anbohren.
reason-drill-no-free-bay = Deine Laderäume sind alle voll.
reason-drive-same-space = Dein UMV steht schon auf { $space }.
reason-drive-bedrock = { $space } ist Grundgestein; dort kann kein UMV stehen.
reason-drive-tile = Auf { $space } liegt ein Plättchen.
reason-drive-occupied = Auf { $space } steht ein anderes UMV.
reason-drive-too-far = Dein UMV kommt über leere Felder nicht bis { $space }: Es fährt höchstens { $spaces } Felder weit.
reason-drive-not-enough-batteries = Jedes UMV auf dem Weg kostet 2 Batterien; für { $space } hast du zu wenige ({ $batteries }).
reason-unload-no-cargo = Deine Laderäume sind leer.
reason-build-no-free-slot = Alle { $expansions } Erweiterungsplätze sind belegt.
reason-build-none-left = In der Werkstatt gibt es { $equipment ->
    [drill] keinen Bohrkopf
    [thruster] kein Triebwerk
    [bay] keinen Laderaum
   *[reactor] keinen Reaktor
} mehr.
reason-build-cannot-pay = { $equipment ->
    [drill] Für einen Bohrkopf
    [thruster] Für ein Triebwerk
    [bay] Für einen Laderaum
   *[reactor] Für einen Reaktor
} fehlt in deinem Lager: { $missing }{ xanium-helps }.
reason-contract-pile-empty = Der Stapel von Auftrag { $slot } ist leer.
reason-contract-no-card = Auf Auftragsplatz { $slot } liegt kein Auftrag.
reason-contract-cannot-pay = Für Auftrag { $slot } fehlt in deinem Lager: { $missing }{ xanium-helps }.
xanium-helps = { $xanium ->
    [0] {""}
    [one] ; eines davon kann dein X-anium ersetzen
   *[other] ; { $xanium } davon kann dein X-anium ersetzen
}
reason-recharge-full = Du hast schon 8 Batterien.
reason-portal-not-on-portal = Dein UMV steht nicht auf einem Portal.
reason-portal-none-there = Auf { $space } ist kein Portal.
reason-portal-same-space = Dein UMV steht schon auf { $space }.
reason-portal-tile = Das Portal auf { $space } ist geschlossen: Ein Plättchen liegt darauf.
reason-portal-occupied = Das Portal auf { $space } ist geschlossen: Ein UMV steht darauf.
reason-refinery-not-here = Dein UMV steht nicht auf einem Feld mit Raffinerie.
reason-tech-not-held = Du hast die Karte { tech-name } nicht.
reason-seismic-no-rock = Neben deinem UMV liegt weder festes Gestein noch Geröll.
reason-tractor-on-surface = Der Traktorstrahl wirkt nur unter der Erde.
reason-tractor-not-in-line = { $space } liegt weder in der Reihe noch in der Spalte deines UMVs.
reason-tractor-too-far = { $space } ist mehr als 4 Felder entfernt.
reason-tractor-nothing-to-take = Auf { $space } liegt weder ein Rohstoff noch ein Alien-Plättchen.
reason-tractor-no-free-bay = Deine Laderäume sind alle voll.
reason-swap-none-left = Mit dem Transmuter kannst du in diesem Zug nicht mehr tauschen.
reason-swap-xanium = X-anium lässt sich nicht tauschen.
reason-swap-same-ore = Ein Erz lässt sich nur gegen ein anderes tauschen.
reason-swap-not-in-warehouse = In deinem Lager liegt kein { ore-name }.
reason-replicate-xanium = X-anium lässt sich nicht vervielfältigen.
reason-replicate-not-in-warehouse = In deinem Lager liegt kein { ore-name }.
reason-cell-full = Du hast schon 8 Batterien.
reason-hack-no-contract = Nicht auf allen gewählten Plätzen ({ $slots }) liegt ein Auftrag.

colour-orange = Orange
colour-blue = Blau
colour-green = Grün
colour-red = Rot
colour-purple = Violett

ore-name = { $ore ->
    [uranium] Uran
    [titanium] Titan
    [diamond] Diamant
    [niobium] Niob
   *[xanium] X-anium
}
tech-name = { $card ->
    [overdrive] „Overdrive“
    [recall] „Rückrufbake“
    [seismic] „Seismische Ladung“
    [tractor] „Traktorstrahl“
    [phase] „Phasenantrieb“
    [uplink] „Fernverbindung“
    [transmute] „Transmuter“
    [replicate] „Replikator“
    [cell] „Nullpunktzelle“
   *[hack] „Auftrags-Hack“
}
amount-uranium = { $count } Uran
amount-titanium = { $count } Titan
amount-diamond = { $count ->
    [1] { $count } Diamant
   *[other] { $count } Diamanten
}
amount-niobium = { $count } Niob
amount-xanium = { $count } X-anium

event-enter = { $seat } beginnt auf { $space }.
event-drill = { $seat } bohrt auf { $space }: { $tile ->
    [rock] Festes Gestein wird zu Geröll.
    [rubble] Das Geröll ist fort.
    [uranium] Uran.
    [titanium] Titan.
    [diamond] Ein Diamant.
    [niobium] Niob.
    [xanium] X-anium.
   *[alien] Ein Alien-Plättchen.
}
event-drive = { $seat } fährt nach { $space }{ $batteries ->
    [0] .
    [2] , für 2 Batterien an einem UMV vorbei.
   *[other] , für { $batteries } Batterien an UMVs vorbei.
}
event-unload = { $seat } entlädt: { $resources ->
    [none] nur Alien-Plättchen
   *[some] { $resources }
}{ $cards ->
    [0] .
    [1] ; gezogen: { $tech ->
        [none] eine Technologiekarte.
       *[known] die Karte { $tech }.
    }
   *[other] ; gezogen: { $tech ->
        [none] { $cards } Technologiekarten.
       *[known] die Karten { $tech }.
    }
}
event-build = { $seat } baut { $equipment ->
    [drill] einen Bohrkopf.
    [thruster] ein Triebwerk.
    [bay] einen Laderaum.
   *[reactor] einen Reaktor.
}
event-contract = { $seat } erfüllt Auftrag { $slot } für { $stars } Sterndollar.
event-recharge = { $seat } lädt eine Batterie auf.
event-portal = { $seat } fährt durch das Portal nach { $space }.
event-boost = { $seat } gibt 2 Batterien für eine weitere Aktion aus.
event-tech = { $seat } setzt die Karte { tech-name } ein{ $card ->
    [recall] : zurück nach { $space }.
    [seismic] {" "}und sprengt { $spaces } frei.
    [tractor] : das Plättchen auf { $space }.
    [replicate] : 1 { ore-name } mehr.
    [hack] : { $count ->
        [one] Auftrag { $slots }.
       *[other] Aufträge { $slots }.
    }
   *[other] .
}
event-swap = { $seat } tauscht { $given } gegen { $taken }.
event-end = { $seat } beendet den Zug.
event-last_turns =
    { $pile ->
        [none] Es gibt keinen Auftrag mehr
       *[other] Ein Stapel Sterndollar ist aufgebraucht
    }: { $seat } spielt den Zug zu Ende, alle anderen haben noch einen.
event-turn = { $seat } ist am Zug, Runde { $round }.
event-over = Das Spiel ist zu Ende. { $count ->
    [1] { $winners } gewinnt.
   *[other] { $winners } teilen sich den Sieg.
} Sterndollar: { $scores }.

why-drill = Das lädt { $cargo }{ $contract ->
    [0] {""}
   *[other] , das Letzte, was für Auftrag { $contract } ({ $stars } Sterndollar) fehlt
}. Danach noch freie Laderäume: { $free }.
why-drill-alien = Das lädt ein Alien-Plättchen; auf einem Feld mit Raffinerie bringt es eine Technologiekarte.
why-drill-rock = Das bricht das Gestein auf dem Weg nach { $cell } ({ tile-name }); ein weiterer Schritt räumt es weg.
why-drill-rubble = Das räumt den Weg nach { $cell } ({ tile-name }) frei; { $steps ->
    [one] dorthin ist es noch ein Feld.
   *[other] dorthin sind es noch { $steps } Felder.
}
why-drill-rock-home = Das bricht das Gestein auf dem Weg zu einer Raffinerie; ein weiterer Schritt räumt es weg.
why-drill-rubble-home = Das räumt den Weg zu einer Raffinerie frei.
why-drill-empty = Unter der Erde liegt kein Erz mehr; ein Bohrschritt gilt aber als Fortschritt.
why-go = { $steps ->
    [1] Von dort kannst du { $cell } ({ tile-name }) anbohren.
   *[other] Von dort sind es { $steps } Felder bis { $cell } ({ tile-name }).
}
why-go-empty = Unter der Erde liegt kein Erz mehr; dieser Weg ist so gut wie jeder andere.
why-go-home = Das bringt die Ladung in Richtung einer Raffinerie; { $steps ->
    [one] dorthin ist es noch ein Feld.
   *[other] dorthin sind es noch { $steps } Felder.
}
why-go-refinery = { $tokens ->
    [0] Damit erreichst du eine Raffinerie, wo du aus deinem Lager bezahlen kannst.
   *[other] Damit erreichst du eine Raffinerie; Plättchen zum Entladen: { $tokens }.
}
why-unload = Das leert die Laderäume: { $warehouse ->
    [none] Alien-Plättchen
   *[some] ins Lager kommen { $warehouse }
}{ $cards ->
    [0] .
    [1] , dazu eine Technologiekarte.
   *[other] , dazu { $cards } Technologiekarten.
}
why-build = { $equipment ->
    [drill] Jedes Bohren hat einen Schritt mehr
    [thruster] Jede Fahrt geht ein Feld weiter
    [bay] Jede Tour bringt ein Plättchen mehr zurück
   *[reactor] Jeder Zug hat eine Aktion mehr
}; als Ausbau zählt das { $stars } Sterndollar mehr.
why-contract = Das bringt { $stars } Sterndollar{ $last ->
    [yes] {" "}und leitet die letzten Züge ein.
   *[no] .
}
why-recharge = Eine Batterie mehr für später, insgesamt { $batteries }; zwei ergeben eine weitere Aktion.
why-boost = Zwei Batterien für eine weitere Aktion in diesem Zug; danach noch: { $batteries }.
why-boost-contract = Zwei Batterien für eine weitere Aktion: um Auftrag { $contract } gleich hier zu erfüllen.
why-boost-unload = Zwei Batterien für eine weitere Aktion: um gleich hier zu entladen.
why-boost-drill = Zwei Batterien für eine weitere Aktion: um gleich { $cell } ({ tile-name }) anzubohren.
why-tech-overdrive = Zwei weitere Aktionen in diesem Zug.
why-tech-recall = { $tokens ->
    [0] Ohne Fahrt direkt nach { $cell }.
   *[other] Ohne Fahrt mit der Ladung direkt nach { $cell }.
}
why-tech-seismic = Das räumt alles Gestein um dein UMV auf einmal weg: { $spaces }.
why-tech-tractor = Das lädt { $cell } ({ tile-name }) aus der Ferne.
why-tech-phase = Die nächste Fahrt geht kostenlos durch Plättchen und UMVs.
why-tech-uplink = In diesem Zug kannst du von hier aus entladen, bauen und Aufträge erfüllen.
why-tech-transmute = Bis zu zwei Erze deines Lagers lassen sich gegen gefragte tauschen.
why-tech-replicate = Eines mehr in deinem Lager: { $taken }.
why-tech-cell = Das füllt deine Batterien auf: { $batteries }.
why-tech-hack = { $count ->
    [one] Ein neuer Auftrag tritt an die Stelle von Auftrag { $slots }.
   *[other] Neue Aufträge treten an die Stelle der Aufträge { $slots }.
}
why-swap = In deinem Lager liegt dann { $taken } statt { $given }.
tile-name = { $found ->
    [uranium] Uran
    [titanium] Titan
    [diamond] Diamant
    [niobium] Niob
    [xanium] X-anium
   *[alien] Alien-Plättchen
}

## The terminal

letter-orange = O
letter-blue = B
letter-green = G
letter-red = R
letter-purple = V
letter-uranium = U
letter-titanium = T
letter-diamond = D
letter-niobium = N
letter-xanium = X
letter-alien = A
seat = Platz
key = ▓ festes Gestein  ░ Geröll  █ Grundgestein  ( ) Portal  ⌂ Raffinerie  { letter-uranium } Uran  { letter-titanium } Titan  { letter-diamond } Diamant  { letter-niobium } Niob  { letter-xanium } X-anium  { letter-alien } Alien-Technologie
contract = Auftrag
needs = verlangt
stars = Sterndollar
next = nächster
workshop = Werkstatt
cost = Kosten
left = übrig
drill = Bohrkopf
thruster = Triebwerk
bay = Laderaum
reactor = Reaktor
at = auf
batteries = Batterien
cargo = Ladung
warehouse = Lager
equipment = Ausrüstung
tech = Alien-Technologie
score = Stand
drill-steps = { $count ->
    [one] noch { $count } Bohrschritt
   *[other] noch { $count } Bohrschritte
}
swaps = { $count ->
    [one] noch { $count }-mal tauschen
   *[other] noch { $count }-mal tauschen
}
building = Bauen
phasing = Phasenantrieb
uplink = Fernverbindung
last-turns = letzte Züge

## Die Einführung

tutorial-goal = Baue Erz ab und erfülle Aufträge: Sind die Sterndollar eines Auftrags aufgebraucht, endet das Spiel, und wer die meisten hat, gewinnt.
tutorial-enter = Stelle dein UMV, dein Bohrfahrzeug, auf s2 auf: Dort steht eine Raffinerie.
tutorial-rock = In jedem Zug hast du drei Aktionen: Bohre das feste Gestein auf e1 an; das musst du zweimal tun.
tutorial-rubble = Jetzt ist es Geröll: Bohre noch einmal, und dein UMV fährt hinein.
tutorial-ore = Bei Erz reicht einmal, und es kommt gleich in einen Laderaum: Bohre das Uran auf e2 an.
tutorial-end = Alle drei Aktionen sind verbraucht: Beende deinen Zug und sieh zu, was Blau macht.
tutorial-full = Beide Laderäume sind jetzt voll: Wähle d2 und sieh, warum du dort nicht bohren kannst.
tutorial-drive = Fahre zurück zur Raffinerie auf s2: Eine Fahrt bringt dich bis zu zwei Felder weit, wo der Weg frei ist.
tutorial-unload = Entlade: Alles aus den Laderäumen kommt in dein Lager.
tutorial-contract = Auftrag 1 verlangt Uran und Titan, und du hast beides: Erfülle ihn für 8 Sterndollar; der Nächste bekommt dort nur noch 6.
tutorial-end-race = Beende deinen Zug: Dort liegt ein neuer Auftrag für die nächsten Sterndollar, und auch Blau ist hinter ihnen her.
tutorial-build = An der Raffinerie kannst du auch bauen: Bezahle Titan und Niob für einen dritten Laderaum, der am Ende ebenfalls Sterndollar bringt.
tutorial-recharge = Lade auf: Das kostet eine Aktion und bringt dir eine Batterie.
tutorial-drive-down = Fahre durch deinen Tunnel hinunter nach e2.
tutorial-boost = Keine Aktion mehr? Zwei Batterien bringen dir noch eine: Nimm die Zusatzaktion.
tutorial-xanium = Bohre damit auf e3: X-anium ist ein Joker für jedes Erz.
tutorial-end-deep = Gut gemacht: Beende deinen Zug.
tutorial-alien = Bohre das Alien-Plättchen auf e4 an: An der Raffinerie bringt es dir eine Karte.
tutorial-to-portal = Auf c4 ist ein Portal: Fahre durch den Tunnel dorthin.
tutorial-portal = Ein Portal führt zu jedem anderen, das offen ist: Geh hindurch nach s1 auf der Oberfläche.
tutorial-end-home = Fast zu Hause: Beende deinen Zug.
tutorial-drive-home = Fahre zur Raffinerie auf s2.
tutorial-card = Entlade: Für das Alien-Plättchen ziehst du eine Technologiekarte, die nur du siehst.
tutorial-joker = Erfülle Auftrag 1: X-anium ersetzt das fehlende Niob, und weil der Stapel nun aufgebraucht ist, beginnen die letzten Züge.
tutorial-overdrive = Karten kosten keine Aktion: Setze „Overdrive“ ein, und du hast zwei Aktionen mehr.
tutorial-build-last = Baue mit einer davon einen Bohrkopf: Jedes Bohren hat nun zwei Schritte, und zwei Ausbauten sind 7 Sterndollar wert.
tutorial-end-last = Beende deinen Zug: Blau hat noch einen, dann wird alles gezählt.
tutorial-done = Du hast 8 und 6 für Aufträge, 7 für zwei Ausbauten und 1 für den Diamanten im Lager, zusammen 22 Sterndollar: Spiele jetzt eine richtige Partie!

puzzle-most = Beende diesen Zug mit so vielen Sterndollar wie möglich, gezählt wie am Ende des Spiels.
puzzle-amount = { $count } Sterndollar
statistic-score = Sterndollar am Ende
statistic-contract = Erfüllte Aufträge
statistic-drills = Ausgebaut mit: Bohrkopf
statistic-thrusters = Ausgebaut mit: Triebwerk
statistic-bays = Ausgebaut mit: Laderaum
statistic-reactors = Ausgebaut mit: Reaktor
wrong-board-empty = Das Bild ist leer
wrong-board-sign = { $sign } ist keines der Zeichen { $signs }
wrong-board-width = Die Zeile hat { $found } Zeichen, die Oberfläche aber { $wanted }
wrong-board-surface-signs = Oberflächenfeld { $space } ist als { $signs } gezeichnet: Seine Zeichen müssen gleich sein
wrong-board-surface-bedrock = Auf der Oberfläche gibt es kein Grundgestein
wrong-board-columns = Ein Spielplan hat { $least } bis { $most } Spalten, ein Vielfaches von { $step }, nicht { $found }
wrong-board-rows = Ein Spielplan hat { $least } bis { $most } Reihen unter der Erde, nicht { $found }
wrong-board-no-refinery = Auf dem Spielplan ist keine Raffinerie
wrong-board-portals = Ein Spielplan hat höchstens { $most } Portale, nicht { $found }
wrong-board-refineries = Ein Spielplan hat höchstens { $most } Raffinerien, nicht { $found }
wrong-board-cut-off = { $space } ist von der Oberfläche aus nicht zu erreichen
wrong-boards = Es sind mehr als { $most } Spielpläne
wrong-board-name = name besteht aus 1 bis 30 Kleinbuchstaben, Ziffern, - oder _
wrong-board-twice = Zwei Spielpläne heißen { $name }
wrong-board-picture = picture muss ein Text sein
wrong-twice = { $name } steht zweimal da
wrong-missing = In { $table } fehlt: { $names }
wrong-amounts = { $key } muss Rohstoffe nennen
wrong-no-amounts = { $key } muss mindestens einen Rohstoff nennen
wrong-resource = { $key } kann { $choices } nennen, nicht { $found }
wrong-contracts = Es müssen { $least } bis { $most } Aufträge sein, nicht { $found }
wrong-tech-cards = Es dürfen höchstens { $most } Technologiekarten sein, nicht { $found }
wrong-too-few-tiles = Zu wenige Plättchen: Der Spielplan hat unter der Erde { $spaces } Felder, es gibt aber nur { $tiles } Plättchen
wrong-too-little-rock = Die oberste Reihe braucht { $wanted } Plättchen mit festem Gestein, es gibt aber nur { $found }
wrong-full-bag = { $left } Plättchen blieben im Beutel, der nur { $most } fasst
