### Underminingu sõnad.

## Lehtedel

um-title = Undermining
um-tagline = Puuri end võõrasse planeeti, vii maagid rikastustehasesse, täiusta oma masinat ja täida lepingud esimesena.
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
        [enter] Aseta UMV
        [drill] Puuri
        [drive] Sõida
        [portal] Portaal
        [unload] Laadi maha
        [build] Ehita
        [contract] Leping
        [recharge] Lae akut
        [boost] Tege|vus juurde
        [tech] Tehno|loogia
        [swap] Vaheta
       *[end] Lõpeta käik
    }
um-action =
    { $verb ->
        [enter] Aseta UMV väljale { $space }
        [drill] Puuri väljal { $space }
        [drive] Sõida väljale { $space }
        [portal] Portaaliga väljale { $space }
        [unload] Laadi maha
        [build]
            { $equipment ->
                [drill] Ehita puur
                [thruster] Ehita reaktiivmootor
                [bay] Ehita lastiruum
               *[reactor] Ehita reaktor
            }
        [contract] Täida leping { $slot }
        [recharge] Lae akut
        [boost] Tegevus juurde
        [tech]
            { $card ->
                [recall] { um-tech }: { $space }
                [tractor] { um-tech }: { $space }
                [replicate] { um-tech }: { um-tile }
                [hack] { um-tech }: { um-contracts-numbered }
               *[other] { um-tech }
            }
        [swap] Vaheta: { $given } → { $taken }
       *[end] Lõpeta käik
    }
um-contracts-numbered =
    { $count ->
        [one] leping { $list }
       *[other] lepingud { $list }
    }
um-outcome-batteries =
    { $count ->
        [one] kulub 1 aku
       *[other] kulub { $count } akut
    }
um-outcome-pays = hind: { $list }
um-outcome-last-turns = algavad viimased käigud
um-outcome-cracks = kõvast kivimist saab rusu
um-outcome-clears = rusu kaob ja UMV liigub sinna
um-outcome-cargo = lastiruumidesse: { $list }
um-outcome-stores = lattu: { $list }
um-outcome-cards =
    { $count ->
        [one] võtab ühe tehnoloogiakaardi
       *[other] võtab { $count } tehnoloogiakaarti
    }
um-outcome-score = lõpuarvestuses { $change }

## Pärast mängu

um-ending =
    { $ending ->
        [pile_empty] Viimased käigud on mängitud.
       *[no_progress] Mäng ei liikunud enam edasi.
    }
um-score-stars = Pree|miad
um-score-equipment = Varus|tus
um-score-upgrades = { $worth } ({ $count })
um-score-tokens = Že|too|nid
um-score-cards = Tehno|loo|gia|kaar|did
um-score-total = Tähe|dol|la|rid

## Mängulaual

um-board = Kaevandus
um-space = väli { $cell }
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
       *[theirs] UMV asetamine maapinnale
    }
um-drill-steps =
    { $count ->
        [one] alles üks puurimissamm
       *[other] alles { $count } puurimissammu
    }
um-last-turns = Viimased käigud
um-earlier-rules = reeglite versiooni { $version } järgi
um-zoom-in = Suurenda mängulauda
um-zoom-out = Näita kogu mängulauda
um-tab =
    { $tab ->
        [actions] Tegevused
        [game] Mäng
        [market] Lepingud
       *[players] Mängijad
    }
um-contracts = Lepingud
um-contract = leping { $slot }
um-contract-none = lepingut ei ole
um-closed = suletud
um-next-contract = Järg|mine leping
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
        [thruster] Reaktiivmootor
        [bay] Lastiruum
       *[reactor] Reaktor
    }
# The same on a card that may be narrower than a word: it is broken at strokes.
um-equipment-card =
    { $equipment ->
        [drill] Puur
        [thruster] Reak|tiiv|mootor
        [bay] Las|ti|ruum
       *[reactor] Reak|tor
    }
um-cost = hind: { $needs }
um-in-workshop = töökojas { $count }
um-can-build = saab ehitada
um-stars =
    { $count ->
        [one] seis: üks tähedollar
       *[other] seis: { $count } tähedollarit
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
        [one] üks tehnoloogiakaart
       *[other] { $count } tehnoloogiakaarti
    }
um-tech =
    { $card ->
        [overdrive] Lisahoog
        [recall] Tagasikutsemajakas
        [seismic] Seismiline laeng
        [tractor] Veokiir
        [phase] Faasiajam
        [uplink] Kaugühendus
        [transmute] Muundur
        [replicate] Replikaator
        [cell] Nullpunktiaku
       *[hack] Lepinguhäkk
    }

## Käigul

um-goal-text = kogu kõige rohkem tähedollareid selleks ajaks, kui üks preemiavirn on otsas ja viimased käigud tehtud.
um-question =
    { $verb ->
        [drill] Kus tahad puurida?
        [portal] Millise portaali juurde?
        [build] Mida tahad ehitada?
        [contract] Milline leping?
        [swap]
            { $step ->
                [1] Millise maagi annad?
               *[other] Millise maagi vastu?
            }
        [tech]
            { $choice ->
                [none] Milline kaart?
                [tractor] Milline žetoon?
               *[other] Kuhu?
            }
       *[other] Kuhu?
    }
um-verb-about =
    { $verb ->
        [enter] Aseta oma UMV maapinnale
        [drill] Puuri žetooni oma UMV kõrval
        [drive] Sõida mööda tühje välju
        [portal] Liigu portaalist portaali
        [unload] Tühjenda lastiruumid rikastustehases lattu
        [build] Maksa rikastustehases maakidega varustuse eest
        [contract] Maksa rikastustehases, mida leping nõuab, ja võta preemia
        [recharge] Võta üks aku
        [boost] Kuluta akusid, et saada üks tegevus juurde
        [tech] Mängi tulnukate tehnoloogia kaart
        [swap] Vaheta muunduriga maake
       *[end] Anna käik edasi
    }
um-outcome-charges =
    { $count ->
        [one] annab 1 aku
       *[other] annab { $count } akut
    }
um-outcome-acts =
    { $count ->
        [one] annab ühe tegevuse juurde
       *[other] annab { $count } tegevust juurde
    }
um-lapse =
    { $what ->
        [drill_steps]
            { $count ->
                [one] üks puurimissamm
               *[other] { $count } puurimissammu
            }
        [swaps]
            { $count ->
                [one] üks vahetus
               *[other] { $count } vahetust
            }
       *[building] ehitamine sama tegevusega
    }
um-owned = selleks laos: { $list }
um-building = Saad edasi ehitada
um-about =
    { $part ->
        [score] Mida loetaks, kui mäng kohe lõpeks: preemiad, varustus, žetoonid ja tehnoloogiakaardid.
        [bays] Puuritu on siin, kuni see rikastustehases maha laaditakse. Kui kõik lastiruumid on täis, ei saa midagi juurde võtta.
        [batteries] Kahe aku eest saab ühe tegevuse juurde. Ka maa all teisest UMVst möödumine maksab kaks.
        [warehouse] Siit makstakse varustuse ja lepingute eest. X-aanium asendab iga maaki.
        [equipment] Puur annab ühe puurimissammu juurde, reaktiivmootor sõitmisel ühe välja, lastiruum lisab ruumi, reaktor annab igal käigul ühe tegevuse juurde. Tühjad kohad on veel vabad.
       *[tech] Üks iga mahalaaditud tulnukate žetooni eest. Neid teab ainult omanik; iga kaarti mängitakse üks kord.
    }

## Mida esimeses mängus öeldakse

um-coach =
    { $mark ->
        [contract] { $action }: sinu laos on kõik, mida see nõuab. Preemia: { um-reward }; ole teistest kiirem.
        [unload] Oled rikastustehases: laadi last maha. Laos olevaga maksad varustuse ja lepingute eest.
        [build] { $action }: selleks on sul maake küllalt. Varustus teeb UMV paremaks ja läheb lõpus arvesse.
        [tech] Sul on tehnoloogiakaart. Selle mängimine ei kuluta tegevust.
        [swap] Muunduriga saad maake teiste vastu vahetada.
        [portal] Oled portaalil: siit pääsed mis tahes teise avatud portaali.
        [drill-cargo] { $action }: { um-tile } läheb kohe lastiruumi ja UMV liigub sinna väljale.
        [drill-rock] { $action }: kõva kivimit tuleb puurida kaks korda. Kõigepealt saab sellest rusu, siis liigub UMV sinna.
        [drive] Sõida mööda tühje välju: uue maagi juurde või lastiga rikastustehasesse.
        [boost] Tegevused on otsas, aga kahe aku eest saad ühe juurde.
        [recharge] Lae akut: see kulutab tegevuse ja annab sulle ühe aku. Kahe aku eest saad ühe tegevuse juurde.
        [end] Rohkem pole midagi teha: lõpeta käik.
       *[enter] Siit puurid alla ja maak tuleb viia rikastustehasesse: alusta selle lähedal, lepingutes nõutud maagi kohal.
    }
