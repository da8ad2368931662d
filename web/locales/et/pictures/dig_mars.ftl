### Dig Marsi reeglid piltides.

## Kuidas mängida

dm-how-title =
    { $panel ->
        [goal] Eesmärk
        [turn] Sinu käik
        [dig] Kaevandamine
        [carry] Transportimine
        [move] Liikumine
        [upgrade] Täiustamine
        [together] Üheskoos
       *[bonus] Lisategevused
    }
dm-how-text =
    { $panel ->
        [goal] Kaevanda aardeid ja kogu varandusepunkte. Kellel on neid küllalt, võib oma käigul võidu välja kuulutada: kahekesi { $goal_2 }, kolmekesi { $goal_3 }, neljakesi { $goal_4 }.
        [turn] Kõigepealt asetab igaüks jaama mõnele virnale. Oma käigul on sul { $actions } tegevust, ükskõik mis järjekorras, soovi korral ka sama mitu korda.
        [dig] Pööra ümber pealmine ruut, millel seisab sinu jaam. Puurimärgid pinnasel näitavad, millist kaevandamistaset selleks vaja on.
        [carry] Võta endale aare, mis on nähtaval. Kaaluviht näitab vajalikku transporditaset, münt seda, mitu varandusepunkti aare sulle toob.
        [move] Jaam liigub ühe välja võrra mööda rida või veergu. Üle tühjade väljade võib see hüpata lähimale virnale.
        [upgrade] Parem varustus kaevandab raskemat pinnast ja transpordib raskemaid aardeid; suurem laevastik tähendab veel üht jaama. Maksad varandusepunktidega ja need enam ei loe.
        [together] Iga järgmine jaam väljal, ükskõik kelle oma, lisab ühe taseme. Kuid kõik seal seisvad mängijad jagavad aaret; jäägi saab transportija.
       *[bonus] Paljud ruudud annavad ümberpöörajale lisategevuse. See ei kuluta tavalist tegevust, kuid kehtib ainult sel käigul.
    }
dm-how-picture =
    { $panel ->
        [goal] Kolm münti: { $goal_2 } kahe jaama kohal, { $goal_3 } kolme ja { $goal_4 } nelja kohal.
        [turn] Ümar märk iga tegevuse jaoks ({ $actions }) ning kaevandamise, transportimise, liikumise ja täiustamise märgid.
        [dig] Sinine jaam kahe puurimärgiga pinnasel; seejärel sama jaam aardel, mis oli selle all.
        [carry] Sinine jaam aardel; seejärel on aare läinud ja jaam seisab alumisel pinnasel.
        [move] Sinine jaam neljast väljast koosnevas reas. Üks nool viib kõrvalolevale tühjale väljale, teine üle kahe tühja välja virnale.
        [upgrade] Neli taset nagu trepiastmed. Ülespoole minek maksab { $cost_2 }, { $cost_3 } ja { $cost_4 } varandusepunkti.
        [together] Üks punane ja kaks sinist jaama ühel aardel: punasele { $red }, sinisele { $blue } varandusepunkti.
       *[bonus] Lisategevuste viis märki koos nimedega.
    }

## Sümbolid

dm-symbols =
    { $group ->
        [tiles] Ruudud ja väljad
        [bonuses] Lisategevused
        [mats] Mis mängijal on
        [stations] Jaamad
       *[marks] Märgid mängulaual
    }
dm-symbol =
    { $symbol ->
        [ground] Pinnasepool
        [treasure] Aardepool
        [stack] Virn
        [empty] Tühi väli
        [weight] Kaaluviht
        [coin] Münt
        [pips] Kastid
        [hidden] Küsimärk
        [playable] Osuti
        [offered] Nurgad
        [selected] Topeltraam
        [known] Lääts
       *[looked] Silm
    }
dm-symbol-meaning =
    { $symbol ->
        [ground] Uurimata. Puurimärkide arv on kaevandamise raskusaste.
        [treasure] Uuritud. Aaret saab transportida.
        [stack] Kuni kolm ruutu ühel väljal; praegu loeb ainult pealmine.
        [empty] Kõik ruudud on võetud. Jaamad võivad siin seista või üle hüpata.
        [weight] Aarde transpordi raskusaste.
        [coin] Aarde või mängija varandusepunktid.
        [extra_dig] Sel käigul veel üks kaevandamine.
        [extra_carry] Sel käigul veel üks transportimine.
        [extra_fortune] Kohe üks varandusepunkt.
        [inspect] Salajane pilk ükskõik millise uurimata pealmise ruudu alla.
        [relocate] Ükskõik kelle jaam läheb mõnele teisele ruutudega väljale.
        [digging] Kui rasket pinnast sa kaevandada saad.
        [carrying] Kui rasket aaret sa transportida saad.
        [fleet] Sinu jaamade arv.
        [pips] Täidetud on nii mitu, kui kõrge on sinu tase.
        [hidden] Selle mängija varandusepunktid on peidus.
        [red] Ümmargune.
        [blue] Ruudukujuline.
        [white] Kolmnurk.
        [black] Rist.
        [playable] Siin saab midagi teha.
        [offered] Valitu võib siia minna.
        [selected] Selle välja oled valinud.
        [known] Oled ruutu kontrollinud; ainult sina näed, mis siin on.
       *[looked] Seda värvi mängija on ruutu kontrollinud.
    }

## Näited

dm-example =
    { $example ->
        [dig] millist pinnast saab sinine kaevandada
        [carry] millist aaret saab sinine transportida
        [jump] hüpe üle tühjade väljade
        [upgrade] täiustamine ja mis alles jääb
        [cooperate] üheskoos kaevandamine
        [split_five] viis punkti kahele mängijale
       *[split_two] kaks punkti kolmele mängijale
    }
dm-example-step =
    { $step ->
        [dig_1] Sinise kaevandamistase on { $own }. Vasakpoolse pinnase raskusaste on { $needed }: sinine saab seal kaevandada.
        [dig_2] Ruut pööratakse ümber. Jaam jääb sellele.
        [dig_3] Parempoolse pinnase raskusaste on { $needed }. Tasemest { $reached } ei piisa.
        [carry_1] Sinise transporditase on { $own }. Vasakpoolse aarde raskusaste on { $needed }: sinine saab seda transportida.
        [carry_2] Sinine võtab ruudu ja tal on nüüd { $blue } varandusepunkti. Nähtavale tuleb virna järgmine ruut.
        [carry_3] Parempoolse aarde raskusaste on { $needed }. Tasemest { $reached } ei piisa.
        [jump_1] Sinine võib minna märgitud väljadele: kõrvalväljale, olgu see tühi või mitte, või üle mõlema tühja välja lähimale virnale.
        [jump_2] Poolel teel, teisel tühjal väljal, peatuda ei saa.
        [jump_3] Sinine hüppab rea lõpus olevale virnale. See kõik on üks tegevus.
        [upgrade_1] Vasakpoolse pinnase raskusaste on { $needed }. Sinisel on kaevandamistase { $own } ja { $blue } varandusepunkti.
        [upgrade_2] Järgmine tase maksab { $cost }. Varandusepunktidest jääb alles { $left }, nagu oleks raha tagasi antud.
        [upgrade_3] Nüüd on sinise tase siin kaevandamiseks piisav.
        [cooperate_1] Punase kaevandamistase on { $own }, koos sinise jaamaga { $reached }. Pinnase raskusaste on { $needed }: punane siin kaevandada ei saa.
        [cooperate_2] On sinise käik. Tase { $own } ja üks juurde punase jaama eest on kokku { $reached }: sellest piisab.
        [cooperate_3] Sinine kaevandab. Varustuse enda tasemed ei muutunud.
        [split_five_1] Sinise transporditase on { $own }, koos kahe teise jaamaga { $reached }. Aarde raskusaste on { $needed }: sinine seda transportida ei saa.
        [split_five_2] On punase käik. Tase { $own } ja üks juurde kummagi teise jaama eest on kokku { $reached }: sellest piisab.
        [split_five_3] Punane transpordib. Kumbki mängija saab { $blue } varandusepunkti ja jääk läheb punasele, kellel on neid kokku { $red }. Sinise kaks jaama on üks osa.
        [split_two_1] Siin seisab kolm mängijat. Punase transporditase on { $own }, koos kahe teise jaamaga { $reached }; aarde raskusaste on { $needed }.
       *[split_two_2] Kaht punkti ei saa kolme vahel võrdselt jagada. Punane transportis ja saab kõik { $red }; sinine saab { $blue } ja valge { $white }.
    }
