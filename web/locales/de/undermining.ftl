### Wörter von Undermining.

um-board = Das Bergwerk
um-colour =
    { $colour ->
        [orange] Orange
        [blue] Blau
        [green] Grün
        [red] Rot
       *[purple] Violett
    }
um-umv =
    { $colour ->
        [orange] oranges UMV
        [blue] blaues UMV
        [green] grünes UMV
        [red] rotes UMV
       *[purple] violettes UMV
    }
um-letter =
    { $token ->
        [uranium] U
        [titanium] T
        [diamond] D
        [niobium] N
        [xanium] X
       *[alien] A
    }
um-tile =
    { $tile ->
        [rock] festes Gestein
        [rubble] Geröll
        [uranium] Uran
        [titanium] Titan
        [diamond] Diamant
        [niobium] Niob
        [xanium] X-anium
       *[alien] Alien-Technologie
    }
um-tokens =
    { $count } × { $token ->
        [uranium] Uran
        [titanium] Titan
        [diamond] Diamant
        [niobium] Niob
        [xanium] X-anium
       *[alien] Alien-Technologie
    }
um-bedrock = Grundgestein
um-surface = Oberfläche
um-tunnel = leeres Feld
um-portal = Portal
um-portal-buried = verschüttetes Portal
um-refinery = Raffinerie
um-cargo = Ladung: { $tokens }
um-cargo-empty = keine Ladung
um-entering =
    { $whose ->
        [yours] UMV auf die Oberfläche setzen
       *[theirs] setzt das UMV auf die Oberfläche
    }
um-drill-steps =
    { $count ->
        [one] noch ein Bohrschritt
       *[other] noch { $count } Bohrschritte
    }
um-last-turns = Letzte Züge
um-zoom-in = Spielfeld vergrößern
um-zoom-out = Ganzes Spielfeld zeigen
um-tab =
    { $tab ->
        [actions] Aktionen
        [market] Aufträge
       *[players] Spieler
    }
um-contracts = Aufträge
um-contract = Auftrag { $slot }
um-contract-none = kein Auftrag
um-closed = geschlossen
um-next-contract = Nächster Auftrag
um-cards-left =
    { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
um-reward =
    { $stars ->
        [one] ein Sterndollar
       *[other] { $stars } Sterndollar
    }
um-can-fulfil = kann erfüllt werden
um-workshop = Werkstatt
um-equipment =
    { $equipment ->
        [drill] Bohrkopf
        [thruster] Triebwerk
        [bay] Laderaum
       *[reactor] Reaktor
    }
um-cost = kostet { $needs }
um-in-workshop = { $count } in der Werkstatt
um-can-build = kann eingebaut werden
um-stars =
    { $count ->
        [one] bisher ein Sterndollar
       *[other] bisher { $count } Sterndollar
    }
um-bays =
    { $count ->
        [one] ein Laderaum
       *[other] { $count } Laderäume
    }
um-batteries =
    { $count ->
        [one] eine Batterie
       *[other] { $count } Batterien
    }
um-warehouse = Lager
um-built = Ausrüstung: { $list }
um-tech-cards =
    { $count ->
        [one] eine Alien-Technologie-Karte
       *[other] { $count } Alien-Technologie-Karten
    }
um-tech =
    { $card ->
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
