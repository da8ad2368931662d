### Wörter von Dig Mars.

## Auf den Seiten

dm-title = Dig Mars
dm-tagline = Ein Canyon voller Schätze. Grabe, berge, rüste auf und lass dir von den Stationen der anderen helfen.
dm-rules = Dig Mars: die Regeln
dm-option = Schatzpunkte aller zeigen?
dm-option-value =
    { $value ->
        [standard] Nein: Schatzpunkte sind geheim, und wer genug hat, erklärt sich zum Sieger
       *[open] Ja, die offene Variante: Niemand erklärt sich zum Sieger, nach der letzten Karte gewinnen die meisten Schatzpunkte
    }

## Aktionen und was sie bringen

# A narrow button may break a word at a stroke; elsewhere strokes are left out.
dm-verb =
    { $verb ->
        [place] Station aufstellen
        [dig] Graben
        [carry] Bergen
        [move] Ver|setzen
        [upgrade] Auf|rüsten
        [inspect] Tiefen|radar
        [relocate] Station ver|setzen
        [declare] Sieg erklären
       *[end] Zug beenden
    }
dm-declare-shortcut = sich zum Sieger erklären
dm-declare-title = Zum Sieger erklären?
dm-declare-text =
    { $fortune ->
        [one] Du besitzt einen Schatzpunkt. Wer sich erklärt, gewinnt sofort und allein.
       *[other] Du besitzt { $fortune } Schatzpunkte. Wer sich erklärt, gewinnt sofort und allein.
    }
dm-declare-do = Ich habe gewonnen!
dm-outcome-level =
    { $verb ->
        [dig] Grabungslevel { $reached }{ $sum } (nötig { $needed })
       *[carry] Bergungslevel { $reached }{ $sum } (nötig { $needed })
    }
dm-outcome-help =
    { $stations ->
        [one] 1 für eine Station von { $colour }
       *[other] { $stations } für Stationen von { $colour }
    }
dm-outcome-bonus = nutzt { $name }
dm-outcome-fortune = Schatzpunkte: { $list }
dm-outcome-shows =
    { $shows ->
        [treasure] dreht die Karte um
        [ground] legt das nächste Gestein frei
       *[treasure_secretly] zeigt dir den Schatz heimlich
    }
dm-outcome-empties = hinterlässt ein leeres Feld
dm-outcome-gains = bringt { $name }

## Nach dem Spiel

dm-ending =
    { $ending ->
        [declared] { $names } hat den Sieg erklärt.
        [last_tile] Die letzte Karte ist geborgen.
       *[no_progress] Es ging nicht mehr voran.
    }
dm-score-fortune = Schatzpunkte

## Auf dem Spielfeld

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
