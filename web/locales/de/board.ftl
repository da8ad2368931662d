### Wörter auf den Spielfeldern von Dig Mars und Undermining.

## Beide Spiele

space = Feld { $cell }
actions-here =
    { $count ->
        [one] eine Aktion hier möglich
       *[other] { $count } Aktionen hier möglich
    }
actions-left =
    { $count ->
        [0] keine Aktion übrig
        [one] noch eine Aktion
       *[other] noch { $count } Aktionen
    }
can-move = kann versetzt werden
turn-of = { $name } ist am Zug
your-turn = Du bist am Zug
game-over = Das Spiel ist zu Ende
winner = Sieg
player-panel = { $name }, { $colour }

## Dig Mars

dm-board = Der Canyon
dm-colour =
    { $colour ->
        [red] Rot
        [blue] Blau
        [white] Weiß
       *[black] Schwarz
    }
dm-stations =
    { $colour ->
        [red]
            { $count ->
                [one] rote Station
               *[other] { $count } rote Stationen
            }
        [blue]
            { $count ->
                [one] blaue Station
               *[other] { $count } blaue Stationen
            }
        [white]
            { $count ->
                [one] weiße Station
               *[other] { $count } weiße Stationen
            }
       *[black]
            { $count ->
                [one] schwarze Station
               *[other] { $count } schwarze Stationen
            }
    }
dm-empty = leeres Feld
dm-ground = unerforschtes Gestein
dm-treasure = Schatz
dm-known = dir bekannt
dm-looked = angesehen von { dm-colour }
dm-dig-difficulty = Härtegrad { $level }
dm-carry-difficulty = Schwierigkeitsgrad der Bergung { $level }
dm-fortune =
    { $points ->
        [one] ein Schatzpunkt
       *[other] { $points } Schatzpunkte
    }
dm-fortune-hidden = Schatzpunkte verborgen
dm-goal = { $goal } genügen, um den Sieg zu erklären
dm-depth =
    { $tiles ->
        [one] eine Karte
       *[other] Stapel aus { $tiles } Karten
    }
dm-bonus =
    { $bonus ->
        [extra_dig] Extra-Grabung
        [extra_carry] Extra-Bergung
        [extra_fortune] Extra-Schatzpunkt
        [inspect] Tiefenradar
       *[relocate] Station versetzen
    }
dm-bonus-label = Bonusaktion: { dm-bonus }
dm-bonus-ready =
    { $count ->
        [one] { dm-bonus }
       *[other] { dm-bonus } × { $count }
    }
dm-equipment =
    { $equipment ->
        [digging] Graben
        [carrying] Bergen
       *[fleet] Flotte
    }
dm-equipment-level =
    { $equipment ->
        [digging] Grabungsausrüstung: Level { $level }
        [carrying] Bergungsausrüstung: Level { $level }
       *[fleet] Expeditionsflotte: Level { $level }
    }
dm-placing =
    { $whose ->
        [yours] Erste Station aufstellen
       *[theirs] stellt die erste Station auf
    }

## Undermining

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
