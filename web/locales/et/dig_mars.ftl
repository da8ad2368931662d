### Dig Marsi sõnad.

## Lehtedel

dm-title = Dig Mars
dm-tagline = Aardeid täis kanjon. Kaevanda, transpordi, täiusta ja lase vastaste jaamadel end aidata.
dm-rules = Dig Mars: reeglid
dm-option = Varandusepunktid
dm-option-value =
    { $value ->
        [standard] Salajased; kellel on neid küllalt, võib võidu välja kuulutada
       *[open] Kõigile näha, avatud variant; võitu välja ei kuulutata ja pärast viimast ruutu võidab see, kellel on neid kõige rohkem
    }

## Tegevused ja mida need annavad

# A narrow button may break a word at a stroke; elsewhere strokes are left out.
dm-verb =
    { $verb ->
        [place] Aseta jaam
        [dig] Kae|vanda
        [carry] Trans|pordi
        [move] Liiguta
        [upgrade] Täiusta
        [inspect] Kont|rolli pinnast
        [relocate] Paiguta ümber
        [declare] Kuuluta võit välja
       *[end] Lõpeta käik
    }
dm-action =
    { $verb ->
        [place] Aseta jaam väljale { $cell }
        [dig] Kaevanda väljal { $cell }
        [carry] Transpordi väljalt { $cell }
        [move] Liiguta: { $from } → { $to }
        [upgrade]
            { $equipment ->
                [digging] Täiusta kaevandamisvarustust
                [carrying] Täiusta transpordivarustust
               *[fleet]
                    { $cell ->
                        [none] Täiusta laevastikku
                       *[other] Täiusta laevastikku: jaam väljale { $cell }
                    }
            }
        [inspect] Kontrolli pinnast väljal { $cell }
        [relocate] Paiguta ümber ({ dm-colour }): { $from } → { $to }
        [declare] Kuuluta võit välja
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
dm-outcome-bonus = kulub: { $name }
dm-outcome-fortune = varandusepunktid: { $list }
dm-outcome-shows =
    { $shows ->
        [treasure] pöörab ruudu ümber
        [ground] toob nähtavale järgmise ruudu
       *[treasure_secretly] näitab sulle aaret salaja
    }
dm-outcome-empties = järele jääb tühi väli
dm-outcome-gains = annab: { $name }

## Pärast mängu

dm-ending =
    { $ending ->
        [declared]
            { $whose ->
                [yours] Sa kuulutasid võidu välja.
               *[theirs] { $names } kuulutas võidu välja.
            }
        [last_tile] Viimane ruut on võetud.
       *[no_progress] Mäng ei liikunud enam edasi.
    }
dm-score-fortune = Varan|duse|punktid

## Mängulaual

dm-board = Kanjon
dm-space = väli { $cell }
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
        [red] siin kontrollis pinnast punane
        [blue] siin kontrollis pinnast sinine
        [white] siin kontrollis pinnast valge
       *[black] siin kontrollis pinnast must
    }
dm-dig-difficulty = kaevandamise raskusaste { $level }
dm-carry-difficulty = transpordi raskusaste { $level }
dm-fortune =
    { $points ->
        [one] üks varandusepunkt
       *[other] { $points } varandusepunkti
    }
dm-fortune-hidden = varandusepunktid on peidus
dm-goal = võidu väljakuulutamiseks piisab { $goal } punktist
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
        [digging] Kaevanda{"\u00AD"}mine
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
       *[theirs] Esimese jaama asetamine
    }

## Käigul

dm-goal-text =
    { $variant ->
        [open] kogu kõige rohkem varandusepunkte selleks ajaks, kui viimane ruut on võetud.
       *[standard] kogu esimesena { $goal } varandusepunkti ja kuuluta oma käigul võit välja.
    }
dm-question =
    { $verb ->
        [dig] Kus tahad kaevandada?
        [carry] Milline aare?
        [upgrade]
            { $step ->
                [1] Milline varustus?
               *[other] Kuhu uus jaam läheb?
            }
        [inspect] Milline ruut?
        [place] Kuhu?
       *[other]
            { $step ->
                [1] Milline jaam?
               *[other] Kuhu?
            }
    }
dm-verb-about =
    { $verb ->
        [place] Aseta jaam virnale
        [dig] Pööra ümber ruut, millel seisab sinu jaam
        [carry] Võta uuritud ruut ja selle varandusepunktid
        [move] Liiguta jaama mööda rida või veergu
        [upgrade] Maksa varandusepunktidega parema varustuse või uue jaama eest
        [inspect] Lisategevus: vaata ruutu salaja
        [relocate] Lisategevus: paiguta ükskõik milline jaam teisele virnale
        [declare] Võida kohe
       *[end] Anna käik edasi
    }
dm-bonuses-ready = Lisategevus: { $list }
dm-about =
    { $part ->
        [fortune] Neid saab aarete transportimise eest. Nendega makstakse ka täiustuste eest.
        [digging] Kaevandada saab kuni selle raskusastmeni. Iga järgmine jaam samal väljal annab ühe taseme juurde.
        [carrying] Transportida saab kuni selle raskusastmeni. Iga järgmine jaam samal väljal annab ühe taseme juurde, ja selle omanik saab oma osa.
       *[fleet] Nii palju jaamu on mängulaual.
    }

## Mida esimeses mängus öeldakse

dm-coach =
    { $mark ->
        [declare] Sul on piisavalt varandusepunkte: kuuluta võit välja ja võidad kohe.
        [inspect] Tasuta lisategevus käigu lõpuni: vaata salaja ükskõik millist uurimata ruutu.
        [relocate] Tasuta lisategevus käigu lõpuni: paiguta ükskõik milline jaam, enda või teise mängija oma, teisele virnale.
        [carry-shared] { $action }: seal aitavad sind teiste jaamad, seepärast varandusepunktid jagatakse. Sinu osa: { $points }.
        [carry]
            { $points ->
                [one] { $action }: aare annab sulle ühe varandusepunkti.
               *[other] { $action }: aare annab sulle { $points } varandusepunkti.
            }
        [dig-together] { $action }: sinu enda tasemest ei piisa, aga iga järgmine jaam seal annab ühe juurde.
        [dig] { $action }: sinu tasemest piisab, ja siis näed, milline aare seal peitub.
        [move] Praegu ei saa sa midagi kaevandada ega transportida: liiguta jaam sinna, kus sinu tasemest piisab, või teise jaama juurde, mis aitab.
        [upgrade] Sul jätkub punkte täiustamiseks: kaevandamine, transport või veel üks jaam. See teeb sind tugevamaks, aga samu punkte on vaja võiduks.
        [end] Rohkem pole midagi teha: lõpeta käik.
       *[place] Vali väli oma esimesele jaamale. Sinu kaevandamistase on 1: üksi saad kaevandada ühe puurimärgiga pinnast.
    }
