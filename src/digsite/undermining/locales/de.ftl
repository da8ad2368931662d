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
