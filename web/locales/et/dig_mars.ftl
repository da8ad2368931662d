### Dig Marsi sõnad.

dm-board = Kanjon
dm-colour =
    { $colour ->
        [red] punane
        [blue] sinine
        [white] valge
       *[black] must
    }
dm-stations =
    { $colour ->
        [red]
            { $count ->
                [one] punane jaam
               *[other] { $count } punast jaama
            }
        [blue]
            { $count ->
                [one] sinine jaam
               *[other] { $count } sinist jaama
            }
        [white]
            { $count ->
                [one] valge jaam
               *[other] { $count } valget jaama
            }
       *[black]
            { $count ->
                [one] must jaam
               *[other] { $count } musta jaama
            }
    }
dm-empty = tühi väli
dm-ground = uurimata pinnas
dm-treasure = aare
dm-known = sulle teada
dm-looked =
    { $colour ->
        [red] punase kontrollitud
        [blue] sinise kontrollitud
        [white] valge kontrollitud
       *[black] musta kontrollitud
    }
dm-dig-difficulty = kaevandamise raskusaste { $level }
dm-carry-difficulty = transpordi raskusaste { $level }
dm-fortune =
    { $points ->
        [one] üks varandusepunkt
       *[other] { $points } varandusepunkti
    }
dm-fortune-hidden = varandusepunktid on peidus
dm-goal = { $goal } on võidu kuulutamiseks piisav
dm-depth =
    { $tiles ->
        [one] üks ruut
       *[other] { $tiles } ruuduga virn
    }
dm-bonus =
    { $bonus ->
        [extra_dig] Lisakaevandamine
        [extra_carry] Lisatransportimine
        [extra_fortune] Lisavarandusepunkt
        [inspect] Pinnase kontrollimine
       *[relocate] Jaama ümberpaigutamine
    }
dm-bonus-label = lisategevus: { dm-bonus }
dm-bonus-ready =
    { $count ->
        [one] { dm-bonus }
       *[other] { dm-bonus } × { $count }
    }
dm-equipment =
    { $equipment ->
        [digging] Kaevandamine
        [carrying] Transport
       *[fleet] Laevastik
    }
dm-equipment-level =
    { $equipment ->
        [digging] Kaevandamisvarustus: tase { $level }
        [carrying] Transpordivarustus: tase { $level }
       *[fleet] Ekspeditsioonilaevastik: tase { $level }
    }
dm-placing =
    { $whose ->
        [yours] Aseta oma esimene jaam
       *[theirs] asetab esimese jaama
    }
