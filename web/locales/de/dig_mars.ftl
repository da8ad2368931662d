### Wörter von Dig Mars.

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
