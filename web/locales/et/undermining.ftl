### Underminingu sõnad.

## Lehtedel

um-title = Undermining
um-tagline = Puuri end võõrasse planeeti, vii maagid rikastustehasesse, ehita oma masinat ja täida lepingud esimesena.
um-rules = Undermining: reeglid
um-option = Mängulaua pool
um-option-value =
    { $value ->
        [open] Avatud pinnas, esimeseks mänguks parim
       *[bedrock] Aluskivimiga, millest keegi läbi ei puuri
    }

## Tegevused ja mida need annavad

# A narrow button may break a word at a stroke; elsewhere strokes are left out.
um-verb =
    { $verb ->
        [enter] Maapinnale
        [drill] Puuri
        [drive] Sõida
        [portal] Portaal
        [unload] Laadi maha
        [build] Ehita
        [contract] Leping
        [recharge] Lae akusid
        [boost] Lisa|tegevus
        [tech] Tehno|loogia
        [swap] Vaheta
       *[end] Lõpeta käik
    }
um-contracts-numbered =
    { $count ->
        [one] leping { $list }
       *[other] lepingud { $list }
    }
um-outcome-batteries =
    { $count ->
        [one] 1 aku
       *[other] { $count } akut
    }
um-outcome-pays = hind: { $list }
um-outcome-last-turns = algavad viimased käigud
um-outcome-cracks = kõvast kivimist saab rusu
um-outcome-cargo = lastiruumi: { $list }
um-outcome-stores = lattu: { $list }
um-outcome-cards =
    { $count ->
        [one] võtab ühe tehnoloogiakaardi
       *[other] võtab { $count } tehnoloogiakaarti
    }
um-outcome-score = punktid { $change }

## Pärast mängu

um-ending =
    { $ending ->
        [pile_empty] Üks tähedollarite virn sai otsa.
       *[no_progress] Mäng ei liikunud enam edasi.
    }
um-score-stars = Tähedollarid
um-score-equipment = Varustus
um-score-tokens = Žetoonid
um-score-cards = Tehnoloogiakaardid
um-score-total = Punktid

## Mängulaual

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
