### Die Regeln von Undermining in Bildern.

## So wird gespielt

um-how-title =
    { $panel ->
        [goal] Das Ziel
        [turn] Dein Zug
        [drill] Bohren
        [drive] Fahren
        [unload] Entladen
        [contract] Aufträge
        [build] Ausrüstung
       *[power] Batterien und Alien-Technologie
    }
um-how-text =
    { $panel ->
        [goal] Erfülle Aufträge und sammle Sterndollar. Ist ein Stapel davon aufgebraucht, haben alle anderen noch einen Zug; dann gewinnt, wer am meisten hat.
        [turn] In deinem ersten Zug stellst du dein UMV auf eines der vier Oberflächenfelder. In jedem Zug hast du { $actions } Aktionen, in beliebiger Reihenfolge, auch mehrmals dieselbe.
        [drill] Festes Gestein musst du zweimal anbohren: Erst wird es Geröll, dann fährt dein UMV auf das Feld. Erz kommt sofort in einen Laderaum; am Anfang hast du { $bays }.
        [drive] Dein UMV fährt bis zu { $spaces } Felder weit, überall, wo kein Plättchen liegt. Von einem Portal kommt es zu jedem anderen, das offen ist.
        [unload] An einer Raffinerie bringst du deine Ladung ins Lager. Nur was dort liegt, kannst du ausgeben.
        [contract] An einer Raffinerie bezahlst du, was ein Auftrag verlangt, und nimmst das oberste Plättchen seines Stapels: je früher, desto mehr. X-anium steht für jedes Erz.
        [build] An einer Raffinerie baust du auch Ausrüstung. Am Ende ist sie Sterndollar wert: ein Ausbau { $upgrades_1 }, zwei { $upgrades_2 }, drei { $upgrades_3 }, vier oder fünf { $upgrades_4 }.
       *[power] Batterien lädst du eine nach der anderen auf; { $boost } davon bringen eine weitere Aktion oder den Weg an einem anderen UMV vorbei. Alien-Plättchen bringen beim Entladen Technologiekarten.
    }
um-how-picture =
    { $panel ->
        [goal] Ein Stapel Sterndollar-Plättchen, das höchste oben: { $pile }.
        [turn] Die Oberfläche mit zwei Raffinerien und zwei Portalen, darunter das Bergwerk; auf der Oberfläche stehen ein oranges und ein blaues UMV.
        [drill] Oben ein oranges UMV neben festem Gestein, dann neben Geröll, dann auf diesem Feld. Unten das UMV neben Niob, dann auf diesem Feld mit dem Niob als Ladung.
        [drive] Ein oranges UMV in einem Tunnel; ein Pfeil führt über zwei Felder hinauf zur Oberfläche.
        [unload] Ein UMV mit Uran und Titan an einer Raffinerie; ein Pfeil führt zu den beiden Erzen im Lager.
        [contract] { $needs }; ein Pfeil führt zu einem Plättchen mit { $reward } Sterndollar.
        [build] Bohrkopf, Triebwerk, Laderaum und Reaktor, jeweils mit den Erzen, die sie kosten.
       *[power] Aus { $boost } Batterien wird eine weitere Aktion, aus einem Alien-Plättchen eine Technologiekarte.
    }

## Symbole

um-symbols =
    { $group ->
        [tiles] Plättchen
        [places] Felder
        [equipment] Ausrüstung
        [mats] Tableaus und Aufträge
        [umvs] UMVs
       *[marks] Zeichen auf dem Spielplan
    }
um-symbol =
    { $symbol ->
        [score] Stern
        [bay] Kasten
        [slot] Gestrichelter Kasten
        [battery] Balken
        [card] Karte
        [pile] Stern und Zahlen
        [drive] Punkt
        [act] Striche
        [offered] Ecken
       *[selected] Rahmen
    }
um-symbol-meaning =
    { $symbol ->
        [rock] Einmal angebohrt, wird es zu Geröll.
        [rubble] Angebohrt, verlässt es das Spiel, und das UMV fährt auf das Feld.
        [uranium] Ein Erz, für Aufträge und Ausrüstung.
        [titanium] Ein Erz, für Aufträge und Ausrüstung.
        [diamond] Ein Erz, für Aufträge und Ausrüstung.
        [niobium] Ein Erz, für Aufträge und Ausrüstung.
        [xanium] Steht für jedes der vier Erze.
        [alien] Bringt beim Entladen eine Technologiekarte.
        [tunnel] Hier können UMVs fahren.
        [bedrock] Hierhin kommt nie etwas.
        [portal] Von hier kommst du zu jedem anderen offenen Portal.
        [portal-buried] Auf diesem Portal liegt ein Plättchen: Es ist nicht offen.
        [refinery] Hier entlädst du, baust du und erfüllst du Aufträge.
        [drill-icon] Ein Schritt mehr bei jedem Bohren.
        [thruster-icon] Ein Feld mehr bei jedem Fahren.
        [bay-icon] Platz für ein Plättchen Ladung mehr.
        [reactor-icon] Eine Aktion mehr in jedem Zug.
        [score] So viele Sterndollar hätte der Spieler, wenn das Spiel jetzt endete.
        [bay] Ein Laderaum. Ein Rohstoff oder ein Alien-Plättchen passt hinein.
        [slot] Ein Erweiterungsplatz. Ein Stück Ausrüstung passt darauf.
        [battery] Platz für Batterien; gefüllte Balken sind Batterien.
        [card] Die Zahl der Technologiekarten. Welche es sind, sieht nur, wem sie gehören.
        [pile] Die Belohnung für einen Auftrag und daneben die folgenden.
        [orange] Sein Zeichen ist ein Kreis.
        [blue] Sein Zeichen ist ein Quadrat.
        [green] Sein Zeichen ist ein Dreieck.
        [red] Sein Zeichen ist eine Raute.
        [purple] Sein Zeichen ist ein Stern.
        [drive] Hierhin kannst du fahren.
        [act] Hier lässt sich etwas tun.
        [offered] Was du gewählt hast, kann hierhin.
       *[selected] Dieses Feld hast du gewählt.
    }

## Beispiele

um-example =
    { $example ->
        [drill] durch Gestein zum Erz
        [drive] wohin Orange fahren kann
        [drive_past] an einem anderen UMV vorbei
        [build] zweimal bauen in einer Aktion
        [contract] ein Auftrag, und X-anium für das, was fehlt
       *[count] die Wertung am Ende
    }
um-example-step =
    { $step ->
        [drill_1] Orange steht auf der Oberfläche, über festem Gestein.
        [drill_2] Das erste Bohren dreht das Gestein um: Es ist Geröll. Das UMV bleibt stehen.
        [drill_3] Das zweite Bohren entfernt das Geröll, und das UMV fährt auf das Feld.
        [drill_4] Das dritte Bohren bringt das Niob darunter in einen Laderaum, und das UMV fährt dorthin. Noch freie Laderäume: { $free }.
        [drive_1] Mit einmal Fahren kommt Orange auf jedes der markierten Felder, aber nicht auf Felder mit Plättchen und nicht auf das von Blau.
        [drive_2] Orange fährt zwei Felder weit, hinauf zu einer Raffinerie.
        [drive_past_1] Orange kann nicht anhalten, wo Blau steht.
        [drive_past_2] Aber Orange kann vorbeifahren, auf das Feld hinter Blau. Das kostet beide Felder der Fahrt und { $paid } Batterien; übrige Batterien: { $left }.
        [build_1] Orange steht an einer Raffinerie und hat Titan, Diamant, Niob und X-anium im Lager.
        [build_2] Orange baut einen Bohrkopf und bezahlt ihn mit Titan und Diamant.
        [build_3] In derselben Aktion baut Orange einen Laderaum. Titan ist keines mehr da, an seiner Stelle wird X-anium bezahlt. Übrige Aktionen: { $actions }.
        [contract_1] Der erste Auftrag verlangt zweimal Uran und einmal Titan. Orange hat nur ein Uran, aber auch X-anium.
        [contract_2] Orange bezahlt X-anium für das, was fehlt, und nimmt { $stars } Sterndollar. Der nächste Auftrag kommt; seine Belohnung ist { $next }.
        [count_1] Die Sterndollar-Plättchen von Orange sind { $adds } wert.
        [count_2] Drei Ausbauten sind { $adds } wert: bisher { $total }.
        [count_3] Zwei Rohstoffe im Lager sind { $adds } wert: bisher { $total }.
       *[count_4] Eine nicht eingesetzte Technologiekarte ist { $adds } wert. Orange hat { $total } Sterndollar.
    }
