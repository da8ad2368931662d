### Wörter von Dig Mars.

## Auf den Seiten

dm-title = Dig Mars
dm-tagline = Ein Canyon voller Schätze. Grabe, berge, rüste auf und lass dir von den Stationen der anderen helfen.
dm-rules = Dig Mars: die Regeln
dm-option = Schatzpunkte
dm-option-value =
    { $value ->
        [standard] Geheim; wer genug hat, darf sich zum Sieger erklären
       *[open] Offen für alle, die offene Variante; niemand erklärt sich zum Sieger, und wer nach der letzten Karte die meisten hat, gewinnt
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
        [declare] Zum Sieger er|klä|ren
       *[end] Zug beenden
    }
dm-action =
    { $verb ->
        [place] Station auf { $cell } aufstellen
        [dig] Auf { $cell } graben
        [carry] Schatz auf { $cell } bergen
        [move] Versetzen: { $from } → { $to }
        [upgrade]
            { $equipment ->
                [digging] Grabungsausrüstung aufrüsten
                [carrying] Bergungsausrüstung aufrüsten
               *[fleet]
                    { $cell ->
                        [none] Flotte aufrüsten
                       *[other] Flotte aufrüsten: Station auf { $cell }
                    }
            }
        [inspect] Tiefenradar auf { $cell }
        [relocate] Station versetzen ({ dm-colour }): { $from } → { $to }
        [declare] Zum Sieger erklären
       *[end] Zug beenden
    }
dm-declare-shortcut = sich zum Sieger erklären
dm-declare-title = Zum Sieger erklären?
dm-declare-text =
    { $fortune ->
        [one] Du hast einen Schatzpunkt. Wer sich zum Sieger erklärt, gewinnt sofort und allein.
       *[other] Du hast { $fortune } Schatzpunkte. Wer sich zum Sieger erklärt, gewinnt sofort und allein.
    }
dm-declare-do = Ich habe gewonnen!
dm-outcome-level =
    { $verb ->
        [dig] Grabungslevel { $reached }{ $sum } (nötig: { $needed })
       *[carry] Bergungslevel { $reached }{ $sum } (nötig: { $needed })
    }
dm-outcome-help =
    { $stations ->
        [one] 1 für eine Station von { $colour }
       *[other] { $stations } für Stationen von { $colour }
    }
dm-outcome-bonus = nutzt: { $name }
dm-outcome-fortune = Schatzpunkte: { $list }
dm-outcome-shows =
    { $shows ->
        [treasure] dreht die Karte um
        [ground] legt die nächste Karte frei
       *[treasure_secretly] zeigt dir den Schatz heimlich
    }
dm-outcome-empties = hinterlässt ein leeres Feld
dm-outcome-gains = bringt: { $name }

## Nach dem Spiel

dm-ending =
    { $ending ->
        [declared]
            { $whose ->
                [yours] Du hast dich zum Sieger erklärt.
               *[theirs] { $names } hat sich zum Sieger erklärt.
            }
        [last_tile] Die letzte Karte ist geborgen.
       *[no_progress] Es ging nicht mehr voran.
    }
dm-score-fortune = Schatz|punkte

## Auf dem Spielplan

dm-board = Der Canyon
dm-space = Feld { $cell }
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
dm-goal = ab { $goal } kannst du dich zum Sieger erklären
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
        [digging] Grabung
        [carrying] Bergung
       *[fleet] Flotte
    }
dm-equipment-level =
    { $equipment ->
        [digging] Grabungsausrüstung: Level{"\u00A0"}{ $level }
        [carrying] Bergungsausrüstung: Level{"\u00A0"}{ $level }
       *[fleet] Expeditionsflotte: Level{"\u00A0"}{ $level }
    }
dm-placing =
    { $whose ->
        [yours] Stelle deine erste Station auf
       *[theirs] Erste Station aufstellen
    }

## In einem Zug

dm-goal-text =
    { $variant ->
        [open] Sammle die meisten Schatzpunkte, bis die letzte Karte geborgen ist.
       *[standard] Besitze als Erster { $goal } Schatzpunkte und erkläre dich in deinem Zug zum Sieger.
    }
dm-question =
    { $verb ->
        [dig] Wo willst du graben?
        [carry] Welchen Schatz?
        [upgrade]
            { $step ->
                [1] Welche Ausrüstung?
               *[other] Wohin kommt die neue Station?
            }
        [inspect] Welche Karte?
        [place] Wohin?
       *[other]
            { $step ->
                [1] Welche Station?
               *[other] Wohin?
            }
    }
dm-verb-about =
    { $verb ->
        [place] Eine Station auf einen Stapel stellen
        [dig] Die Karte unter einer deiner Stationen umdrehen
        [carry] Eine erforschte Karte mit ihren Schatzpunkten nehmen
        [move] Eine Station in ihrer Reihe oder Spalte versetzen
        [upgrade] Mit Schatzpunkten bessere Ausrüstung oder eine weitere Station bezahlen
        [inspect] Bonus: eine Karte heimlich ansehen
        [relocate] Bonus: eine beliebige Station auf einen anderen Stapel stellen
        [declare] Sofort gewinnen
       *[end] Den Zug weitergeben
    }
dm-bonuses-ready = Bonus: { $list }
dm-about =
    { $part ->
        [fortune] Für geborgene Schätze. Auch das Aufrüsten wird damit bezahlt.
        [digging] Gegraben werden kann bis zu diesem Härtegrad. Jede weitere Station auf demselben Feld hilft mit einem Level.
        [carrying] Geborgen werden kann bis zu diesem Schwierigkeitsgrad. Jede weitere Station auf demselben Feld hilft mit einem Level, und wem sie gehört, der bekommt einen Anteil.
       *[fleet] So viele Stationen stehen auf dem Spielplan.
    }

## Was in einer ersten Partie gesagt wird

dm-coach =
    { $mark ->
        [declare] Du hast genug Schatzpunkte: Erkläre dich zum Sieger, und du gewinnst sofort.
        [inspect] Eine Bonusaktion, gratis bis zum Ende deines Zugs: Sieh dir mit dem Tiefenradar heimlich eine unerforschte Karte an.
        [relocate] Eine Bonusaktion, gratis bis zum Ende deines Zugs: Stelle irgendeine Station, deine oder eine fremde, auf einen anderen Stapel.
        [carry-shared] { $action }: Fremde Stationen helfen dir dort, darum werden die Schatzpunkte geteilt. Dein Anteil: { $points }.
        [carry]
            { $points ->
                [one] { $action }: Das bringt dir einen Schatzpunkt.
               *[other] { $action }: Das bringt dir { $points } Schatzpunkte.
            }
        [dig-together] { $action }: Dein Level allein reicht nicht, aber jede weitere Station dort hilft mit einem Level.
        [dig] { $action }: Dein Level reicht, und du siehst dann, welcher Schatz dort liegt.
        [move] Graben oder bergen kannst du gerade nichts: Versetze eine Station dorthin, wo dein Level reicht, oder zu einer Station, die hilft.
        [upgrade] Du kannst aufrüsten: Graben, Bergen oder eine weitere Station. Das macht dich stärker, aber dieselben Punkte brauchst du zum Sieg.
        [end] Mehr ist nicht zu tun: Beende deinen Zug.
       *[place] Wähle ein Feld für deine erste Station. Dein Grabungslevel ist 1: Allein kannst du in Gestein mit einem Bohrzeichen graben.
    }
