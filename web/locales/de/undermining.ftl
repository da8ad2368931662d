### Wörter von Undermining.

## Auf den Seiten

um-title = Undermining
um-tagline = Bohre dich in einen fremden Planeten, bring Erze zur Raffinerie, baue dein Fahrzeug aus und komm den anderen bei den Aufträgen zuvor.
um-rules = Undermining: die Regeln
um-option = Seite des Spielplans
um-option-value =
    { $value ->
        [open] Ohne Grundgestein, am besten für die erste Partie
       *[bedrock] Mit Grundgestein, durch das niemand bohren kann
    }

## Aktionen und was sie bringen

# A narrow button may break a word at a stroke; elsewhere strokes are left out.
um-verb =
    { $verb ->
        [enter] UMV auf|stellen
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
um-action =
    { $verb ->
        [enter] UMV auf { $space } aufstellen
        [drill] Auf { $space } bohren
        [drive] Nach { $space } fahren
        [portal] Durch das Portal nach { $space }
        [unload] Entladen
        [build]
            { $equipment ->
                [drill] Bohrkopf bauen
                [thruster] Triebwerk bauen
                [bay] Laderaum bauen
               *[reactor] Reaktor bauen
            }
        [contract] Auftrag { $slot } erfüllen
        [recharge] Aufladen
        [boost] Zusatzaktion
        [tech]
            { $card ->
                [recall] { um-tech }: { $space }
                [tractor] { um-tech }: { $space }
                [replicate] { um-tech }: { um-tile }
                [hack] { um-tech }: { um-contracts-numbered }
               *[other] { um-tech }
            }
        [swap] { $given } gegen { $taken } tauschen
       *[end] Zug beenden
    }
um-contracts-numbered =
    { $count ->
        [one] Auftrag { $list }
       *[other] Aufträge { $list }
    }
um-outcome-batteries =
    { $count ->
        [one] kostet 1 Batterie
       *[other] kostet { $count } Batterien
    }
um-outcome-pays = kostet { $list }
um-outcome-last-turns = leitet die letzten Züge ein
um-outcome-cracks = festes Gestein wird zu Geröll
um-outcome-clears = das Geröll ist fort, und dein UMV fährt hinein
um-outcome-cargo = in die Laderäume: { $list }
um-outcome-stores = ins Lager: { $list }
um-outcome-cards =
    { $count ->
        [one] zieht eine Technologiekarte
       *[other] zieht { $count } Technologiekarten
    }
um-outcome-score = { $change } in der Endwertung

## Nach dem Spiel

um-ending =
    { $ending ->
        [pile_empty] Die letzten Züge sind gespielt.
       *[no_progress] Es ging nicht mehr voran.
    }
um-score-stars = Be|loh|nun|gen
um-score-equipment = Aus|rüs|tung
um-score-upgrades = { $worth } ({ $count })
um-score-tokens = Plätt|chen
um-score-cards = Tech|no|lo|gie|karten
um-score-total = Stern|dollar

## Auf dem Spielplan

um-board = Das Bergwerk
um-space = Feld { $cell }
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
        [yours] Stelle dein UMV auf die Oberfläche
       *[theirs] UMV auf die Oberfläche stellen
    }
um-drill-steps =
    { $count ->
        [one] noch ein Bohrschritt
       *[other] noch { $count } Bohrschritte
    }
um-last-turns = Letzte Züge
um-earlier-rules = nach Version { $version } der Regeln
um-zoom-in = Spielplan vergrößern
um-zoom-out = Ganzen Spielplan zeigen
um-tab =
    { $tab ->
        [actions] Aktionen
        [game] Spiel
        [market] Aufträge
       *[players] Spieler
    }
um-contracts = Aufträge
um-contract = Auftrag { $slot }
um-contract-none = kein Auftrag
um-closed = geschlossen
um-next-contract = Nächs|ter Auf|trag
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
# The same on a card that may be narrower than a word: it is broken at strokes.
um-equipment-card =
    { $equipment ->
        [drill] Bohr|kopf
        [thruster] Trieb|werk
        [bay] Lade|raum
       *[reactor] Re|ak|tor
    }
um-cost = kostet { $needs }
um-in-workshop = { $count } in der Werkstatt
um-can-build = kann gebaut werden
um-stars =
    { $count ->
        [one] Stand: ein Sterndollar
       *[other] Stand: { $count } Sterndollar
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
        [one] eine Technologiekarte
       *[other] { $count } Technologiekarten
    }
um-tech =
    { $card ->
        [overdrive] Overdrive
        [recall] Rückrufbake
        [seismic] Seismische Ladung
        [tractor] Traktorstrahl
        [phase] Phasenantrieb
        [uplink] Fernverbindung
        [transmute] Transmuter
        [replicate] Replikator
        [cell] Nullpunktzelle
       *[hack] Auftrags-Hack
    }

## In einem Zug

um-goal-text = Sammle die meisten Sterndollar, bis ein Stapel Belohnungen aufgebraucht ist und die letzten Züge gespielt sind.
um-question =
    { $verb ->
        [drill] Wo willst du bohren?
        [portal] Zu welchem Portal?
        [build] Was willst du bauen?
        [contract] Welchen Auftrag?
        [swap]
            { $step ->
                [1] Welches Erz gibst du?
               *[other] Gegen welches Erz?
            }
        [tech]
            { $choice ->
                [none] Welche Karte?
                [tractor] Welches Plättchen?
               *[other] Wohin?
            }
       *[other] Wohin?
    }
um-verb-about =
    { $verb ->
        [enter] Dein UMV auf die Oberfläche stellen
        [drill] Ein Plättchen neben deinem UMV anbohren
        [drive] Über leere Felder fahren
        [portal] Von Portal zu Portal gelangen
        [unload] Die Laderäume ins Lager leeren, an einer Raffinerie
        [build] Ausrüstung mit Erzen bezahlen, an einer Raffinerie
        [contract] Bezahlen, was ein Auftrag verlangt, und die Belohnung nehmen, an einer Raffinerie
        [recharge] Eine Batterie nehmen
        [boost] Batterien für eine weitere Aktion ausgeben
        [tech] Eine Technologiekarte spielen
        [swap] Mit dem Transmuter Erze tauschen
       *[end] Den Zug weitergeben
    }
um-outcome-charges =
    { $count ->
        [one] bringt 1 Batterie
       *[other] bringt { $count } Batterien
    }
um-outcome-acts =
    { $count ->
        [one] bringt eine weitere Aktion
       *[other] bringt { $count } weitere Aktionen
    }
um-lapse =
    { $what ->
        [drill_steps]
            { $count ->
                [one] ein Bohrschritt
               *[other] { $count } Bohrschritte
            }
        [swaps]
            { $count ->
                [one] einmal tauschen
               *[other] { $count }-mal tauschen
            }
       *[building] weiteres Bauen in derselben Aktion
    }
um-owned = dafür in deinem Lager: { $list }
um-building = Du kannst weiterbauen
um-about =
    { $part ->
        [score] Was gezählt würde, wenn das Spiel jetzt zu Ende wäre: Belohnungen, Ausrüstung, Plättchen und Technologiekarten.
        [bays] Was du erbohrst, liegt hier, bis du es an einer Raffinerie entlädst. Sind alle Laderäume voll, lässt sich nichts mehr aufnehmen.
        [batteries] Zwei Batterien geben eine weitere Aktion. Auch wer unter der Erde an einem UMV vorbeifährt, zahlt zwei.
        [warehouse] Damit bezahlst du Ausrüstung und Aufträge. X-anium ersetzt jedes Erz.
        [equipment] Ein Bohrkopf gibt einen Bohrschritt mehr, ein Triebwerk ein Feld mehr beim Fahren, ein Laderaum mehr Platz, ein Reaktor eine Aktion mehr in jedem Zug. Leere Plätze sind noch frei.
       *[tech] Eine für jedes entladene Alien-Plättchen. Nur wer sie hat, kennt sie; jede wird einmal gespielt.
    }

## Was in einer ersten Partie gesagt wird

um-coach =
    { $mark ->
        [contract] { $action }: In deinem Lager liegt alles, was er verlangt. Belohnung: { um-reward }; sei schneller als die anderen.
        [unload] Du bist an einer Raffinerie: Entlade dein UMV. Mit dem, was im Lager liegt, bezahlst du Ausrüstung und Aufträge.
        [build] { $action }: Deine Erze reichen dafür. Ausrüstung macht dein UMV besser und zählt am Ende mit.
        [tech] Du hast eine Technologiekarte. Sie zu spielen kostet keine Aktion.
        [swap] Mit dem Transmuter kannst du Erze gegen andere tauschen.
        [portal] Du bist an einem Portal: Es führt zu jedem anderen, das offen ist.
        [drill-cargo] { $action }: { um-tile } kommt gleich in einen Laderaum, und dein UMV fährt auf das Feld.
        [drill-rock] { $action }: Festes Gestein musst du zweimal anbohren. Erst wird es zu Geröll, dann fährt dein UMV hinein.
        [drive] Fahre über leere Felder: zu neuem Erz oder mit deiner Ladung zu einer Raffinerie.
        [boost] Deine Aktionen sind verbraucht, aber zwei Batterien bringen dir noch eine.
        [recharge] Lade auf: Das kostet eine Aktion und bringt dir eine Batterie. Mit zwei Batterien bezahlst du eine Zusatzaktion.
        [end] Mehr ist nicht zu tun: Beende deinen Zug.
       *[enter] Von hier bohrst du hinunter, und dein Erz muss zu einer Raffinerie: Beginne nahe bei einer, über Erz, das Aufträge verlangen.
    }
