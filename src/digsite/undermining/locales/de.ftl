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
reason-drive-too-far = Über leere Felder kommt dein UMV nicht bis { $space }; es fährt bis zu { $spaces } Felder weit.
reason-drive-not-enough-batteries = An jedem UMV vorbei kostet die Fahrt 2 Batterien; deine { $batteries } reichen nicht bis { $space }.
reason-unload-no-cargo = Deine Laderäume sind leer.
reason-build-no-free-slot = Alle { $slots } Erweiterungsplätze sind belegt.
reason-build-none-left = In der Werkstatt ist nichts mehr davon übrig: { equipment-name }.
reason-build-cannot-pay = Dafür reicht dein Lager nicht: { equipment-name }.
reason-contract-pile-empty = Der Stapel von Auftrag { $slot } ist leer.
reason-contract-no-card = Auf Platz { $slot } liegt kein Auftrag.
reason-contract-cannot-pay = Dein Lager reicht für Auftrag { $slot } nicht.
reason-recharge-full = Du hast schon 8 Batterien.
reason-portal-not-on-portal = Dein UMV steht nicht auf einem Portal.
reason-portal-none-there = Auf { $space } ist kein Portal.
reason-portal-same-space = Dein UMV steht schon auf { $space }.
reason-portal-tile = Das Portal auf { $space } ist zu: Ein Plättchen liegt darauf.
reason-portal-occupied = Das Portal auf { $space } ist zu: Ein UMV steht darauf.
reason-refinery-not-here = Dein UMV steht nicht bei einer Raffinerie.
reason-tech-not-held = Diese Karte hast du nicht: { tech-name }.
reason-seismic-no-rock = Neben deinem UMV liegt weder festes Gestein noch Geröll.
reason-tractor-on-surface = Der Traktorstrahl wirkt nur unter der Erde.
reason-tractor-not-in-line = { $space } liegt weder in der Reihe noch in der Spalte deines UMV.
reason-tractor-too-far = { $space } ist mehr als 4 Felder entfernt.
reason-tractor-nothing-to-take = Auf { $space } liegt weder ein Rohstoff noch ein Alien-Plättchen.
reason-tractor-no-free-bay = Deine Laderäume sind alle voll.
reason-swap-none-left = Du hast in diesem Zug keinen Tausch des Transmuters mehr.
reason-swap-xanium = X-anium lässt sich nicht tauschen.
reason-swap-same-ore = Getauscht werden zwei verschiedene Erze.
reason-swap-not-in-warehouse = In deinem Lager fehlt: { ore-name }.
reason-replicate-xanium = X-anium lässt sich nicht vervielfältigen.
reason-replicate-not-in-warehouse = In deinem Lager fehlt: { ore-name }.
reason-cell-full = Du hast schon 8 Batterien.
reason-hack-no-contract = Nicht auf jedem der Plätze { $slot } liegt ein Auftrag.

colour-orange = Orange
colour-blue = Blau
colour-green = Grün
colour-red = Rot
colour-purple = Violett

equipment-name = { $equipment ->
    [drill] Bohrkopf
    [thruster] Triebwerk
    [bay] Laderaum
   *[reactor] Reaktor
}
ore-name = { $ore ->
    [uranium] Uran
    [titanium] Titan
    [diamond] Diamant
    [niobium] Niob
   *[xanium] X-anium
}
tech-name = { $card ->
    [overdrive] Overdrive
    [recall] Rückrufbake
    [seismic] Sprengladung
    [tractor] Traktorstrahl
    [phase] Phasenantrieb
    [uplink] Fernverbindung
    [transmute] Transmuter
    [replicate] Replikator
    [cell] Nullpunktzelle
   *[hack] Auftrags-Hack
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
   *[other] , an UMVs vorbei für { $batteries } Batterien.
}
event-unload = { $seat } entlädt { $resources ->
    [none] nur Alien-Plättchen
   *[some] { $resources }
}{ $cards ->
    [0] .
    [1] {" "}und zieht { $tech ->
        [none] eine Technologiekarte.
       *[known] die Karte { $tech }.
    }
   *[other] {" "}und zieht { $tech ->
        [none] { $cards } Technologiekarten.
       *[known] die Karten { $tech }.
    }
}
event-build = { $seat } baut ein: { equipment-name }.
event-contract = { $seat } erfüllt Auftrag { $slot } für { $stars } Sterndollar.
event-recharge = { $seat } lädt eine Batterie auf.
event-portal = { $seat } geht durch das Portal nach { $space }.
event-boost = { $seat } gibt 2 Batterien für eine Aktion.
event-tech = { $seat } nutzt { tech-name }{ $card ->
    [recall] : zurück nach { $space }.
    [seismic] : frei sind { $spaces }.
    [tractor] : das Plättchen auf { $space }.
    [replicate] : { ore-name }.
    [hack] : Aufträge { $slots }.
   *[other] .
}
event-swap = { $seat } tauscht { $given } gegen { $taken }.
event-end = { $seat } beendet den Zug.
event-last_turns = Ein Stapel Sterndollar ist leer: Alle außer { $seat } haben noch einen Zug.
event-turn = { $seat } ist am Zug, Runde { $round }.
event-over = Das Spiel ist zu Ende. { $count ->
    [1] { $winners } gewinnt.
   *[other] { $winners } teilen sich den Sieg.
} Sterndollar: { $scores }.

why-drill = Das lädt { $cargo }{ $contract ->
    [0] {""}
   *[other] , das Letzte, was für Auftrag { $contract } ({ $stars } Sterndollar) fehlt
}. Danach noch freie Laderäume: { $free }.
why-drill-alien = Das lädt ein Alien-Plättchen; bei einer Raffinerie bringt es eine Technologiekarte.
why-drill-rock = Das bricht das Gestein auf dem Weg nach { $cell } ({ tile-name }); ein weiterer Schritt räumt es weg.
why-drill-rubble = Das räumt den Weg nach { $cell } ({ tile-name }); bis dorthin noch Felder: { $steps }.
why-drill-rock-home = Das bricht das Gestein auf dem Weg zu einer Raffinerie; ein weiterer Schritt räumt es weg.
why-drill-rubble-home = Das räumt den Weg zu einer Raffinerie.
why-go = { $steps ->
    [1] Von dort kannst du { $cell } ({ tile-name }) bohren.
   *[other] Von dort sind es { $steps } Felder bis { $cell } ({ tile-name }).
}
why-go-home = Das bringt die Ladung in Richtung einer Raffinerie; bis dorthin noch Felder: { $steps }.
why-go-refinery = { $tokens ->
    [0] Das erreicht eine Raffinerie, wo dein Lager bezahlen kann.
   *[other] Das erreicht eine Raffinerie mit Ladung zum Entladen: { $tokens }.
}
why-unload = Das leert die Laderäume: { $warehouse ->
    [none] Alien-Plättchen
   *[some] { $warehouse } ins Lager
}{ $cards ->
    [0] .
    [1] , dazu eine Technologiekarte.
   *[other] , dazu { $cards } Technologiekarten.
}
why-build = { $equipment ->
    [drill] Jedes Bohren hat einen Schritt mehr
    [thruster] Jede Fahrt geht ein Feld weiter
    [bay] Jede Fahrt bringt eines mehr nach Hause
   *[reactor] Jeder Zug hat eine Aktion mehr
}; als Ausrüstung zählt das { $stars } Sterndollar mehr.
why-contract = Das bringt { $stars } Sterndollar{ $last ->
    [yes] {" "}und leitet die letzten Züge ein.
   *[no] .
}
why-recharge = Eine Batterie mehr für später, insgesamt { $batteries }; zwei ergeben eine weitere Aktion.
why-boost = Zwei Batterien für eine weitere Aktion in diesem Zug; danach noch: { $batteries }.
why-boost-contract = Zwei Batterien für eine weitere Aktion: um Auftrag { $contract } gleich hier zu erfüllen.
why-boost-unload = Zwei Batterien für eine weitere Aktion: um gleich hier zu entladen.
why-boost-drill = Zwei Batterien für eine weitere Aktion: um gleich { $cell } ({ tile-name }) zu bohren.
why-tech-overdrive = Zwei weitere Aktionen in diesem Zug.
why-tech-recall = { $tokens ->
    [0] Ohne Fahrt direkt nach { $cell }.
   *[other] Ohne Fahrt mit der Ladung direkt nach { $cell }.
}
why-tech-seismic = Das räumt alles Gestein um dein UMV auf einmal weg: { $spaces }.
why-tech-tractor = Das lädt { $cell } ({ tile-name }) aus der Ferne.
why-tech-phase = Die nächste Fahrt geht kostenlos durch Plättchen und UMVs.
why-tech-uplink = In diesem Zug kannst du von hier aus entladen, einbauen und Aufträge erfüllen.
why-tech-transmute = Bis zu zwei Erze deines Lagers lassen sich gegen gefragte tauschen.
why-tech-replicate = Eines mehr in deinem Lager: { $taken }.
why-tech-cell = Das füllt deine Batterien auf: { $batteries }.
why-tech-hack = Neue Aufträge treten an die Stelle von { $slots }.
why-swap = In deinem Lager liegt dann { $taken } statt { $given }.
tile-name = { $found ->
    [uranium] Uran
    [titanium] Titan
    [diamond] Diamant
    [niobium] Niob
    [xanium] X-anium
    [alien] Alien-Plättchen
   *[none] kein Erz mehr
}

## The terminal

seat = Platz
key = ▓ festes Gestein  ░ Geröll  █ Grundgestein  ( ) Portal  ⌂ Raffinerie  U Uran  T Titan  D Diamant  N Niob  X X-anium  A Alientechnik
contract = Auftrag
needs = verlangt
stars = Sterndollar
next = nächster
workshop = Werkstatt
cost = Preis
left = übrig
drill = Bohrer
thruster = Düse
bay = Frachtraum
reactor = Reaktor
at = auf
batteries = Batterien
cargo = Fracht
warehouse = Lager
equipment = Ausrüstung
tech = Alientechnik
score = Punkte
drill-steps = { $count ->
    [one] noch { $count } Bohrschritt
   *[other] noch { $count } Bohrschritte
}
swaps = { $count ->
    [one] noch { $count } Tausch
   *[other] noch { $count } Tausche
}
building = Ausbau
phasing = Phasenantrieb
uplink = Fernverbindung
last-turns = letzte Züge
