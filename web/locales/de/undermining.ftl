### Wörter von Undermining.

## Auf den Seiten

um-title = Undermining
um-tagline = Bohre dich in einen fremden Planeten, bring Erze zur Raffinerie, baue dein Fahrzeug aus und erfülle Aufträge als Erster.
um-rules = Undermining: die Regeln
um-option = Seite des Spielplans
um-option-value =
    { $value ->
        [open] Offener Boden, am besten für das erste Spiel
       *[bedrock] Mit Grundgestein, das niemand durchbohrt
    }

## Aktionen und was sie bringen

# A narrow button may break a word at a stroke; elsewhere strokes are left out.
um-verb =
    { $verb ->
        [enter] Auf die Oberfläche
        [drill] Bohren
        [drive] Fahren
        [portal] Portal
        [unload] Ent|laden
        [build] Bauen
        [contract] Auftrag
        [recharge] Auf|laden
        [boost] Zusatz|aktion
        [tech] Tech|no|lo|gie
        [swap] Tauschen
       *[end] Zug beenden
    }
um-contracts-numbered =
    { $count ->
        [one] Auftrag { $list }
       *[other] Aufträge { $list }
    }
um-outcome-batteries =
    { $count ->
        [one] 1 Batterie
       *[other] { $count } Batterien
    }
um-outcome-pays = kostet { $list }
um-outcome-last-turns = leitet die letzten Züge ein
um-outcome-cracks = festes Gestein wird zu Geröll
um-outcome-cargo = in die Laderäume: { $list }
um-outcome-stores = ins Lager: { $list }
um-outcome-cards =
    { $count ->
        [one] zieht eine Technologiekarte
       *[other] zieht { $count } Technologiekarten
    }
um-outcome-score = Punkte { $change }

## Nach dem Spiel

um-ending =
    { $ending ->
        [pile_empty] Ein Stapel Sterndollar ist aufgebraucht.
       *[no_progress] Es ging nicht mehr voran.
    }
um-score-stars = Sterndollar
um-score-equipment = Ausrüstung
um-score-tokens = Marker
um-score-cards = Technologiekarten
um-score-total = Punkte

## Auf dem Spielfeld

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
