level-random = Juhuslik
level-beginner = Algaja
level-casual = Harrastaja
level-skilled = Edasijõudnud
level-expert = Ekspert
level-master = Meister

why-wins = See võidab mängu.
why-ends = See lõpetab mängu.
why-end = { $actions ->
    [0] Sel käigul pole enam ühtegi tegevust.
   *[other] Sel käigul pole midagi paremat enam teha.
}

why-dig-mars-place = Pinnas raskusastmega { $dig }, mida saad kohe kaevandada{ $shared ->
    [yes] , jagades nendega, kes seal juba on
   *[no] {""}
}. { $around ->
    [none] Kõrval pole veel midagi kaevandada.
   *[some] Kõrval saad samuti kaevandada: { $around }.
}
why-dig-mars-place-hard = Pinnas raskusastmega { $dig }, üksi sulle liiga kõva. { $around ->
    [none] Kõrval pole veel midagi kaevandada.
   *[some] Kõrval saad kaevandada: { $around }.
}
why-dig-mars-dig = See näitab, mis seal peitub: keskmiselt { $promise } varandusepunkti, mille jaksad ära viia{ $others ->
    [0] .
   *[other] , kuid pead jagama.
}
why-dig-mars-dig-known = Sa tead, mis seal peitub: { $fortune ->
    [one] { $fortune } varandusepunkt
   *[other] { $fortune } varandusepunkti
}, transpordi raskusaste { $carry }.
why-dig-mars-carry = See toob sulle { $fortune ->
    [one] { $fortune } varandusepunkti
   *[other] { $fortune } varandusepunkti
}{ $reached ->
    [yes] , millest piisab võidu väljakuulutamiseks.
   *[no] .
}
why-dig-mars-carry-shared = Varandus jagatakse: { $shares }{ $reached ->
    [yes] ; sellest piisab sulle võidu väljakuulutamiseks.
   *[no] .
}
why-dig-mars-move = Väljal { $cell } pole veel midagi kaevandada ega ära viia; jaam on seal valmis.
why-dig-mars-move-treasure = Väljal { $cell } on aare, mille saad ära viia: { $fortune ->
    [one] { $fortune } varandusepunkt.
   *[other] { $fortune } varandusepunkti.
}
why-dig-mars-move-ground = Väljal { $cell } on pinnas, mida saad kaevandada, raskusaste { $dig }.
why-dig-mars-move-towards = Teel väljale { $cell }: seal on { $shown ->
    [yes] aare, mille saad ära viia, { $fortune ->
        [one] { $fortune } varandusepunkt.
       *[other] { $fortune } varandusepunkti.
    }
   *[no] pinnas, mida saad kaevandada, raskusaste { $dig }.
}
why-dig-mars-digging = Kaevandamistase { $level } avab kõvema pinnase; virnu, kus selline on praegu peal: { $count }.
why-dig-mars-carrying = Transporditase { $level } jaksab raskemaid aardeid; selliseid on praegu lahti: { $count }.
why-dig-mars-fleet = Nüüdsest töötab sinu heaks veel üks jaam, esialgu väljal { $cell }.
why-dig-mars-inspect = Ainult sina näed, mis peitub pinnase all väljal { $cell }, raskusaste { $dig }.
why-dig-mars-relocate = See viib jaama ({ $owner }) väljalt { $cell } minema.
why-dig-mars-relocate-sharer = See viib jaama ({ $owner }) väljalt { $cell } minema ja sa ei pea seal jagama.

why-undermining-drill = See laadib peale: { $cargo }{ $contract ->
    [0] {""}
   *[other] , viimase, mis lepingust { $contract } ({ $stars } tähedollarit) puudu on
}. Vabu lastiruume jääb: { $free }.
why-undermining-drill-alien = See laadib peale tulnukate plaadikese, mille eest saab rikastustehases tehnoloogiakaardi.
why-undermining-drill-rock = See purustab kivimi teel väljale { $cell } ({ tile-name }); veel üks samm koristab selle.
why-undermining-drill-rubble = See teeb tee väljale { $cell } ({ tile-name }) vabaks; sinna jääb välju: { $steps }.
why-undermining-drill-rock-home = See purustab kivimi teel rikastustehasesse; veel üks samm koristab selle.
why-undermining-drill-rubble-home = See teeb tee rikastustehasesse vabaks.
why-undermining-go = { $steps ->
    [1] Sealt saad puurida väljal { $cell } ({ tile-name }).
   *[other] Sealt on väljale { $cell } ({ tile-name }) { $steps } sammu.
}
why-undermining-go-home = See viib lasti rikastustehase poole; sinna jääb välju: { $steps }.
why-undermining-go-refinery = { $tokens ->
    [0] See jõuab rikastustehasesse, kus su ladu saab maksta.
   *[other] See jõuab rikastustehasesse; mahalaadimiseks on lasti: { $tokens }.
}
why-undermining-unload = See tühjendab lastiruumid: { $warehouse ->
    [none] tulnukate plaadikesed
   *[some] lattu läheb { $warehouse }
}{ $cards ->
    [0] .
    [1] , lisaks saad tehnoloogiakaardi.
   *[other] , lisaks saad { $cards } tehnoloogiakaarti.
}
why-undermining-build = { $equipment ->
    [drill] Igal puurimisel on üks samm rohkem
    [thruster] Iga sõit viib ühe välja võrra kaugemale
    [bay] Iga reis toob koju ühe rohkem
   *[reactor] Igal käigul on üks tegevus rohkem
}; varustusena annab see { $stars } tähedollarit juurde.
why-undermining-contract = See toob { $stars } tähedollarit{ $last ->
    [yes] {" "}ja algavad viimased käigud.
   *[no] .
}
why-undermining-recharge = Üks aku hilisemaks juurde, kokku { $batteries }; kaks akut annavad lisategevuse.
why-undermining-boost = Kaks akut ühe lisategevuse eest sel käigul; akusid jääb: { $batteries }.
why-undermining-boost-contract = Kaks akut ühe lisategevuse eest: et leping { $contract } kohe siin täita.
why-undermining-boost-unload = Kaks akut ühe lisategevuse eest: et kohe siin maha laadida.
why-undermining-boost-drill = Kaks akut ühe lisategevuse eest: et kohe puurida väljal { $cell } ({ tile-name }).
why-undermining-tech-overdrive = Sel käigul kaks tegevust juurde.
why-undermining-tech-recall = { $tokens ->
    [0] Sõitmata otse väljale { $cell }.
   *[other] Sõitmata koos lastiga otse väljale { $cell }.
}
why-undermining-tech-seismic = See koristab korraga kogu kivimi sinu UMV ümbert: { $spaces }.
why-undermining-tech-tractor = See laadib peale kaugelt: { $cell } ({ tile-name }).
why-undermining-tech-phase = Järgmine sõit läheb tasuta läbi plaadikeste ja UMVde.
why-undermining-tech-uplink = Sel käigul saad siit maha laadida, ehitada ja lepinguid täita.
why-undermining-tech-transmute = Kuni kaks laos olevat maaki saab vahetada vajalike vastu.
why-undermining-tech-replicate = Laos on ühe võrra rohkem: { $taken }.
why-undermining-tech-cell = See laeb akud täis: { $batteries }.
why-undermining-tech-hack = Nende lepingute asemele tulevad uued: { $slots }.
why-undermining-swap = Vahetus laos: { $given } → { $taken }.
tile-name = { $found ->
    [uranium] uraan
    [titanium] titaan
    [diamond] teemant
    [niobium] nioobium
    [xanium] X-aanium
    [alien] tulnukate plaadike
   *[none] maaki enam pole
}
