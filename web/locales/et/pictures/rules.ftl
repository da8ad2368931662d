### Mida pildireeglid igas mängus ütlevad.

rules-pictured =
    { $part ->
        [how-to-play] Kuidas mängida
       *[symbols] Sümbolid
    }
example-title = Näide: { $title }
example-step = Samm { $step }/{ $steps }
example-back = Tagasi
example-next = Edasi
example-again = Uuesti
