### Dig Marsi sõnad.

## Lehtedel

dm-title = Dig Mars
dm-tagline = Aardeid täis kanjon. Kaevanda, transpordi, täiusta ja lase vastaste jaamadel end aidata.
dm-rules = Dig Mars: reeglid
dm-option = Kas kõigi varandus on näha?
dm-option-value =
    { $value ->
        [standard] Ei: varandus on salajane ja kellel on küllalt, kuulutab võidu välja
       *[open] Jah, avatud variant: võitu välja ei kuulutata, pärast viimast ruutu võidab suurim varandus
    }

## Tegevused ja mida need annavad

# A narrow button may break a word at a stroke; elsewhere strokes are left out.
dm-verb =
    { $verb ->
        [place] Aseta jaam
        [dig] Kae|vanda
        [carry] Trans|pordi
        [move] Liigu
        [upgrade] Täiusta
        [inspect] Kont|rolli pinnast
        [relocate] Paiguta ümber
        [declare] Kuuluta võit
       *[end] Lõpeta käik
    }
dm-declare-shortcut = kuuluta võit välja
dm-declare-title = Kas kuulutad võidu välja?
dm-declare-text =
    { $fortune ->
        [one] Sul on üks varandusepunkt. Kes võidu välja kuulutab, võidab kohe ja üksi.
       *[other] Sul on { $fortune } varandusepunkti. Kes võidu välja kuulutab, võidab kohe ja üksi.
    }
dm-declare-do = Kuulutan võidu välja!
dm-outcome-level =
    { $verb ->
        [dig] kaevandamistase { $reached }{ $sum } (vaja { $needed })
       *[carry] transporditase { $reached }{ $sum } (vaja { $needed })
    }
dm-outcome-help =
    { $stations ->
        [one] 1 jaama eest ({ $colour })
       *[other] { $stations } jaamade eest ({ $colour })
    }
dm-outcome-bonus = kulub { $name }
dm-outcome-fortune = varandus: { $list }
dm-outcome-shows =
    { $shows ->
        [treasure] pöörab ruudu ümber
        [ground] toob nähtavale järgmise pinnase
       *[treasure_secretly] näitab sulle aaret salaja
    }
dm-outcome-empties = järele jääb tühi väli
dm-outcome-gains = annab: { $name }

## Pärast mängu

dm-ending =
    { $ending ->
        [declared] { $names } kuulutas võidu välja.
        [last_tile] Viimane ruut on võetud.
       *[no_progress] Mäng ei liikunud enam edasi.
    }
dm-score-fortune = Varandus

## Mängulaual

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
