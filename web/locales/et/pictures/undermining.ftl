### Underminingu reeglid piltides.

## Kuidas mängida

um-how-title =
    { $panel ->
        [goal] Eesmärk
        [turn] Sinu käik
        [drill] Puurimine
        [drive] Sõit
        [unload] Mahalaadimine
        [contract] Lepingud
        [build] Varustus
       *[power] Akud ja tulnukate tehnoloogia
    }
um-how-text =
    { $panel ->
        [goal] Täida lepinguid ja kogu tähedollareid. Kui üks nende virn saab otsa, on kõigil teistel veel üks käik; siis võidab see, kellel on neid kõige rohkem.
        [turn] Esimesel käigul pane oma UMV ühele neljast maapinnaväljast. Igal käigul on sul { $actions } tegevust, ükskõik mis järjekorras, soovi korral ka sama mitu korda.
        [drill] Kõva kivimit tuleb puurida kaks korda: kõigepealt saab sellest rusu, siis liigub UMV selle väljale. Maak läheb kohe lastiruumi; alguses on neid sul { $bays }.
        [drive] UMV sõidab kuni { $spaces } välja, igale poole, kus žetooni ei ole. Portaalist pääseb see mis tahes teise avatud portaali.
        [unload] Rikastustehases viid lasti lattu. Maksta saab ainult sellega, mis on laos.
        [contract] Rikastustehases maksad, mida leping nõuab, ja võtad selle virna pealmise tähedollari: kes ees, saab rohkem. X-aanium asendab iga maaki.
        [build] Rikastustehases ehitad ka varustust ja see on lõpus tähedollareid väärt: üks täiustus { $upgrades_1 }, kaks { $upgrades_2 }, kolm { $upgrades_3 }, neli või viis { $upgrades_4 }.
       *[power] Akusid laetakse ükshaaval; { $boost } akut annavad veel ühe tegevuse või tee teisest UMVst mööda. Tulnukate žetoonid toovad mahalaadimisel tehnoloogiakaarte.
    }
um-how-picture =
    { $panel ->
        [goal] Tähedollarite virn, suurim peal: { $pile }.
        [turn] Maapind kahe rikastustehase ja kahe portaaliga, selle all kaevandus; maapinnal seisavad oranž ja sinine UMV.
        [drill] Ülal oranž UMV kõva kivimi kõrval, siis rusu kõrval, siis samal väljal. All UMV nioobiumi kõrval, siis samal väljal, nioobium lastiks.
        [drive] Oranž UMV tunnelis; nool viib üle kahe välja üles maapinnale.
        [unload] Uraani ja titaaniga UMV rikastustehases; nool viib kahe maagini laos.
        [contract] { $needs }; nool viib žetoonini, mis on väärt { $reward } tähedollarit.
        [build] Puur, reaktiivmootor, lastiruum ja reaktor koos maakidega, mida need maksavad.
       *[power] Akudest ({ $boost }) saab veel üks tegevus, tulnukate žetoonist tehnoloogiakaart.
    }

## Sümbolid

um-symbols =
    { $group ->
        [tiles] Žetoonid
        [places] Väljad
        [equipment] Varustus
        [mats] Tahvlid ja lepingud
        [umvs] UMVd
       *[marks] Märgid mängulaual
    }
um-symbol =
    { $symbol ->
        [score] Täht
        [bay] Kast
        [slot] Katkendjoonega kast
        [battery] Tulbad
        [card] Kaart
        [pile] Täht ja arvud
        [drive] Täpp
        [act] Katkendjoon
        [offered] Nurgad
       *[selected] Raam
    }
um-symbol-meaning =
    { $symbol ->
        [rock] Esimesel puurimisel saab sellest rusu.
        [rubble] Puurimisel läheb see mängust välja ja UMV liigub selle väljale.
        [uranium] Maak lepingute ja varustuse jaoks.
        [titanium] Maak lepingute ja varustuse jaoks.
        [diamond] Maak lepingute ja varustuse jaoks.
        [niobium] Maak lepingute ja varustuse jaoks.
        [xanium] Asendab ükskõik millist neljast maagist.
        [alien] Toob mahalaadimisel tehnoloogiakaardi.
        [tunnel] Siin saavad UMVd sõita.
        [bedrock] Siia ei pääse kunagi miski.
        [portal] Siit pääseb mis tahes teise avatud portaali.
        [portal-buried] Sellel portaalil on žetoon: see ei ole avatud.
        [refinery] Siin laaditakse maha, ehitatakse ja täidetakse lepinguid.
        [drill-icon] Samm juurde igal puurimisel.
        [thruster-icon] Väli juurde igal sõidul.
        [bay-icon] Ruumi veel ühele žetoonile.
        [reactor-icon] Tegevus juurde igal käigul.
        [score] Nii palju tähedollareid oleks mängijal, kui mäng lõpeks praegu.
        [bay] Lastiruum. Siia mahub üks maavara või tulnukate žetoon.
        [slot] Laienduskoht. Siia mahub üks varustuse žetoon.
        [battery] Kohad akudele; täidetud tulbad on akud.
        [card] Tehnoloogiakaartide arv. Kaarte endid näeb ainult omanik.
        [pile] Lepingu preemia ja selle kõrval järgmised.
        [orange] Selle märk on ring.
        [blue] Selle märk on nelinurk.
        [green] Selle märk on kolmnurk.
        [red] Selle märk on romb.
        [purple] Selle märk on täht.
        [drive] Siia saad sõita.
        [act] Siin saab midagi teha.
        [offered] Valitu võib siia minna.
       *[selected] Selle välja oled valinud.
    }

## Näited

um-example =
    { $example ->
        [drill] läbi kivimi maagini
        [drive] kuhu oranž saab sõita
        [drive_past] teisest UMVst mööda
        [build] kaks ehitamist ühe tegevusega
        [contract] leping ja X-aanium puuduva eest
       *[count] lõplik arvestus
    }
um-example-step =
    { $step ->
        [drill_1] Oranž seisab maapinnal, kõva kivimi kohal.
        [drill_2] Esimene puurimine pöörab kivimi ümber: see on rusu. UMV jääb paigale.
        [drill_3] Teine puurimine eemaldab rusu ja UMV liigub selle väljale.
        [drill_4] Kolmas puurimine toob all oleva nioobiumi lastiruumi ja UMV liigub sinna. Vabu lastiruume: { $free }.
        [drive_1] Ühe sõiduga pääseb oranž igale märgitud väljale, kuid mitte žetoonidega väljadele ega sinise väljale.
        [drive_2] Oranž sõidab kaks välja, üles rikastustehasesse.
        [drive_past_1] Oranž ei saa peatuda seal, kus seisab sinine.
        [drive_past_2] Kuid oranž saab mööduda, sinise taga olevale väljale. Selleks kuluvad sõidu mõlemad väljad ja { $paid } akut; akusid alles: { $left }.
        [build_1] Oranž on rikastustehases ja tema laos on titaan, teemant, nioobium ja X-aanium.
        [build_2] Oranž ehitab puuri ja maksab selle eest titaani ja teemandiga.
        [build_3] Sama tegevusega ehitab oranž lastiruumi. Titaani enam ei ole, selle asemel makstakse X-aaniumiga. Tegevusi alles: { $actions }.
        [contract_1] Esimene leping nõuab kaht uraani ja üht titaani. Oranžil on ainult üks uraan, kuid ka X-aanium.
        [contract_2] Oranž maksab puuduva eest X-aaniumiga ja saab { $stars } tähedollarit. Asemele tuleb järgmine leping; selle preemia on { $next }.
        [count_1] Oranži tähedollarid on väärt { $adds }.
        [count_2] Kolm täiustust on väärt { $adds }: seni kokku { $total }.
        [count_3] Kaks maavara laos on väärt { $adds }: seni kokku { $total }.
       *[count_4] Üks kasutamata tehnoloogiakaart on väärt { $adds }. Oranžil on { $total } tähedollarit.
    }
