### Sõnad Dig Marsi ja Underminingu mängulaual.

## Mõlemad mängud

space = väli { $cell }
actions-here =
    { $count ->
        [one] siin on võimalik üks tegevus
       *[other] siin on võimalik { $count } tegevust
    }
actions-left =
    { $count ->
        [0] tegevusi ei ole alles
        [one] alles üks tegevus
       *[other] alles { $count } tegevust
    }
can-move = saab liikuda
turn-of = Mängib { $name }
your-turn = Sinu käik
game-over = Mäng on läbi
winner = Võitja
player-panel = { $name }, { $colour }

## Dig Mars

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

## Undermining

um-board = Kaevandus
um-colour =
    { $colour ->
        [orange] oranž
        [blue] sinine
        [green] roheline
        [red] punane
       *[purple] lilla
    }
um-umv = { um-colour } UMV
um-letter =
    { $token ->
        [uranium] U
        [titanium] Ti
        [diamond] Te
        [niobium] N
        [xanium] X
       *[alien] A
    }
um-tile =
    { $tile ->
        [rock] kõva kivim
        [rubble] rusu
        [uranium] uraan
        [titanium] titaan
        [diamond] teemant
        [niobium] nioobium
        [xanium] X-aanium
       *[alien] tulnukate tehnoloogia
    }
um-tokens =
    { $count } × { $token ->
        [uranium] uraan
        [titanium] titaan
        [diamond] teemant
        [niobium] nioobium
        [xanium] X-aanium
       *[alien] tulnukate tehnoloogia
    }
um-bedrock = aluskivim
um-surface = maapind
um-tunnel = tühi väli
um-portal = portaal
um-portal-buried = mattunud portaal
um-refinery = rikastustehas
um-cargo = last: { $tokens }
um-cargo-empty = lasti ei ole
um-entering =
    { $whose ->
        [yours] Aseta oma UMV maapinnale
       *[theirs] asetab UMV maapinnale
    }
um-drill-steps =
    { $count ->
        [one] alles üks puurimissamm
       *[other] alles { $count } puurimissammu
    }
um-last-turns = Viimased käigud
um-zoom-in = Suurenda mängulauda
um-zoom-out = Näita kogu mängulauda
um-tab =
    { $tab ->
        [actions] Tegevused
        [market] Lepingud
       *[players] Mängijad
    }
um-contracts = Lepingud
um-contract = leping { $slot }
um-contract-none = lepingut ei ole
um-closed = suletud
um-next-contract = Järgmine leping
um-cards-left =
    { $count ->
        [one] üks kaart
       *[other] { $count } kaarti
    }
um-reward =
    { $stars ->
        [one] üks tähedollar
       *[other] { $stars } tähedollarit
    }
um-can-fulfil = saab täita
um-workshop = Töökoda
um-equipment =
    { $equipment ->
        [drill] Puur
        [thruster] Tõukur
        [bay] Lastiruum
       *[reactor] Reaktor
    }
um-cost = hind: { $needs }
um-in-workshop = töökojas { $count }
um-can-build = saab paigaldada
um-stars =
    { $count ->
        [one] seni üks tähedollar
       *[other] seni { $count } tähedollarit
    }
um-bays =
    { $count ->
        [one] üks lastiruum
       *[other] { $count } lastiruumi
    }
um-batteries =
    { $count ->
        [one] üks aku
       *[other] { $count } akut
    }
um-warehouse = Ladu
um-built = varustus: { $list }
um-tech-cards =
    { $count ->
        [one] üks tulnukate tehnoloogia kaart
       *[other] { $count } tulnukate tehnoloogia kaarti
    }
um-tech =
    { $card ->
        [overdrive] Ülekäik
        [recall] Tagasikutsemajakas
        [seismic] Seismiline laeng
        [tractor] Veokiir
        [phase] Faasiajam
        [uplink] Kaugühendus
        [transmute] Muundur
        [replicate] Paljundaja
        [cell] Nullpunkti aku
       *[hack] Lepinguhäkk
    }
