### Was die Regeln in Bildern in jedem Spiel sagen.

rules-pictured =
    { $part ->
        [how-to-play] So wird gespielt
       *[symbols] Symbole
    }
example-title = Beispiel: { $title }
example-step = Schritt { $step } von { $steps }
example-back = Zurück
example-next = Weiter
example-again = Noch einmal
