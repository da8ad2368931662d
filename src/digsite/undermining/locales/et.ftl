reason-game-over = Mäng on läbi.
reason-turn-enter-first = Aseta kõigepealt oma UMV maapinnaväljale.
reason-enter-already-entered = Sinu UMV on juba mängulaual.
reason-turn-no-actions-left = Sel käigul ei ole enam tegevusi alles.
reason-boost-not-enough-batteries = Tegevus maksab 2 akut; sul on { $batteries }.
reason-drill-not-neighbour = Väli { $space } ei ole sinu UMV kõrval.
reason-drill-no-tile = Väljal { $space } ei ole žetooni.
reason-drill-bedrock = Väli { $space } on aluskivim, mida ei saa puurida.
reason-drill-no-free-bay = Kõik sinu lastiruumid on täis.
reason-drive-same-space = Sinu UMV on juba väljal { $space }.
reason-drive-bedrock = Väli { $space } on aluskivim, seal ei saa UMV olla.
reason-drive-tile = Väljal { $space } on žetoon.
reason-drive-occupied = Väljal { $space } on teine UMV.
reason-drive-too-far = Tühje välju mööda ei jõua sinu UMV väljale { $space }; see sõidab kuni { $spaces } välja.
reason-drive-not-enough-batteries = Igast UMVst möödumine maksab 2 akut; väljale { $space } jõudmiseks on sul akusid liiga vähe ({ $batteries }).
reason-unload-no-cargo = Sinu lastiruumid on tühjad.
reason-build-no-free-slot = Kõik { $expansions } laienduskohta on täis.
reason-build-none-left = Töökojas ei ole enam { $equipment ->
    [drill] puure.
    [thruster] reaktiivmootoreid.
    [bay] lastiruume.
   *[reactor] reaktoreid.
}
reason-build-cannot-pay = { $equipment ->
    [drill] Puuri
    [thruster] Reaktiivmootori
    [bay] Lastiruumi
   *[reactor] Reaktori
} ehitamiseks pead lattu tooma veel { $missing }{ xanium-helps }.
reason-contract-pile-empty = Lepingu { $slot } virn on tühi.
reason-contract-no-card = Lepingu kohal { $slot } ei ole kaarti.
reason-contract-cannot-pay = Lepingu { $slot } täitmiseks pead lattu tooma veel { $missing }{ xanium-helps }.
xanium-helps = { $xanium ->
    [0] {""}
    [one] ; neist üht võib asendada sinu X-aanium
   *[other] ; neist { $xanium } võib asendada sinu X-aanium
}
reason-recharge-full = Sul on juba 8 akut.
reason-portal-not-on-portal = Sinu UMV ei ole portaalil.
reason-portal-none-there = Väljal { $space } ei ole portaali.
reason-portal-same-space = Sinu UMV on juba väljal { $space }.
reason-portal-tile = Portaal väljal { $space } on suletud: sellel on žetoon.
reason-portal-occupied = Portaal väljal { $space } on suletud: sellel on UMV.
reason-refinery-not-here = Sinu UMV ei ole rikastustehasega väljal.
reason-tech-not-held = Sul ei ole kaarti { tech-name }.
reason-seismic-no-rock = Sinu UMV kõrval ei ole kõva kivimit ega rusu.
reason-tractor-on-surface = Veokiir töötab ainult maa all.
reason-tractor-not-in-line = Väli { $space } ei ole sinu UMV reas ega veerus.
reason-tractor-too-far = Väli { $space } on kaugemal kui 4 välja.
reason-tractor-nothing-to-take = Väljal { $space } ei ole maavara ega tulnukate žetooni.
reason-tractor-no-free-bay = Kõik sinu lastiruumid on täis.
reason-swap-none-left = Muunduriga ei saa sel käigul enam vahetada.
reason-swap-xanium = X-aaniumi ei saa vahetada.
reason-swap-same-ore = Maaki saab vahetada ainult teise maagi vastu.
reason-swap-not-in-warehouse = Sinu laost puudub { ore-name }.
reason-replicate-xanium = X-aaniumi ei saa kopeerida.
reason-replicate-not-in-warehouse = Sinu laost puudub { ore-name }.
reason-cell-full = Sul on juba 8 akut.
reason-hack-no-contract = Mõnel valitud kohal ({ $slots }) ei ole lepingut.

colour-orange = Oranž
colour-blue = Sinine
colour-green = Roheline
colour-red = Punane
colour-purple = Lilla

ore-name = { $ore ->
    [uranium] uraan
    [titanium] titaan
    [diamond] teemant
    [niobium] nioobium
   *[xanium] X-aanium
}
tech-name = { $card ->
    [overdrive] „Lisahoog“
    [recall] „Tagasikutsemajakas“
    [seismic] „Seismiline laeng“
    [tractor] „Veokiir“
    [phase] „Faasiajam“
    [uplink] „Kaugühendus“
    [transmute] „Muundur“
    [replicate] „Replikaator“
    [cell] „Nullpunktiaku“
   *[hack] „Lepinguhäkk“
}
amount-uranium = { $count } uraani
amount-titanium = { $count } titaani
amount-diamond = { $count ->
    [one] { $count } teemandi
   *[other] { $count } teemanti
}
amount-niobium = { $count } nioobiumi
amount-xanium = { $count } X-aaniumi

event-enter = { $seat } alustab väljalt { $space }.
event-drill = { $seat } puurib väljal { $space }: { $tile ->
    [rock] kõva kivim puruneb rusuks.
    [rubble] rusu on koristatud.
    [uranium] uraan.
    [titanium] titaan.
    [diamond] teemant.
    [niobium] nioobium.
    [xanium] X-aanium.
   *[alien] tulnukate žetoon.
}
event-drive = { $seat } sõidab väljale { $space }{ $batteries ->
    [0] .
    [2] , möödudes UMVst ja kulutades 2 akut.
   *[other] , möödudes UMVdest ja kulutades { $batteries } akut.
}
event-unload = { $seat } laadib maha { $resources ->
    [none] ainult tulnukate žetoone
   *[some] { $resources }
}{ $cards ->
    [0] .
    [one] , võttes { $tech ->
        [none] tehnoloogiakaardi.
       *[known] kaardi { $tech }.
    }
   *[other] , võttes { $tech ->
        [none] { $cards } tehnoloogiakaarti.
       *[known] kaardid { $tech }.
    }
}
event-build = { $seat } ehitab { $equipment ->
    [drill] puuri.
    [thruster] reaktiivmootori.
    [bay] lastiruumi.
   *[reactor] reaktori.
}
event-contract = { $seat } täidab lepingu { $slot } ja saab { $stars } tähedollarit.
event-recharge = { $seat } laeb akut.
event-portal = { $seat } läheb läbi portaali väljale { $space }.
event-boost = { $seat } kulutab 2 akut, et saada üks tegevus juurde.
event-tech = { $seat } kasutab kaarti { tech-name }{ $card ->
    [recall] : tagasi väljale { $space }.
    [seismic] {" "}ja puhastab: { $spaces }.
    [tractor] : žetoon väljalt { $space }.
    [replicate] : { ore-name }.
    [hack] : { $count ->
        [one] leping { $slots }.
       *[other] lepingud { $slots }.
    }
   *[other] .
}
event-swap = { $seat } vahetab: { $given } → { $taken }.
event-end = { $seat } lõpetab käigu.
event-last_turns =
    { $pile ->
        [none] Ühtegi lepingut pole enam alles
       *[other] Üks tähedollarite virn sai otsa
    }: { $seat } lõpetab oma käigu, kõigil teistel on veel üks käik.
event-turn = Käigul on { $seat }, { $round }. ring.
event-over = Mäng on läbi. { $count ->
    [one] Võitja: { $winners }.
   *[other] Võitu jagavad: { $winners }.
} Tähedollarid: { $scores }.

why-drill = See laadib peale { $cargo }{ $contract ->
    [0] {""}
   *[other] , viimase, mis lepingu { $contract } ({ $stars } tähedollarit) jaoks veel puudu on
}. Vabu lastiruume jääb: { $free }.
why-drill-alien = See laadib peale tulnukate žetooni, mille eest saab rikastustehases tehnoloogiakaardi.
why-drill-rock = See purustab kivimi teel väljale { $cell } ({ tile-name }); veel üks samm koristab selle.
why-drill-rubble = See teeb tee väljale { $cell } ({ tile-name }) vabaks; { $steps ->
    [one] sinna jääb veel üks väli.
   *[other] sinna jääb veel { $steps } välja.
}
why-drill-rock-home = See purustab kivimi teel rikastustehasesse; veel üks samm koristab selle.
why-drill-rubble-home = See teeb tee rikastustehasesse vabaks.
why-drill-empty = Maa all ei ole enam maaki, kuid puurimissamm on siiski edasiminek.
why-go = { $steps ->
    [1] Sealt saad puurida väljal { $cell } ({ tile-name }).
   *[other] Sealt on väljale { $cell } ({ tile-name }) { $steps } sammu.
}
why-go-empty = Maa all ei ole enam maaki; see tee pole teistest halvem.
why-go-home = See viib lasti rikastustehase poole; { $steps ->
    [one] sinna jääb veel üks väli.
   *[other] sinna jääb veel { $steps } välja.
}
why-go-refinery = { $tokens ->
    [0] Nii jõuad rikastustehasesse, kus saad laost maksta.
   *[other] Nii jõuad rikastustehasesse; mahalaadimiseks on lasti: { $tokens }.
}
why-unload = { $warehouse ->
    [none] See tühjendab lastiruumid tulnukate žetoonidest
   *[some] See tühjendab lastiruumid ja viib lattu { $warehouse }
}{ $cards ->
    [0] .
    [1] ; lisaks saad tehnoloogiakaardi.
   *[other] ; lisaks saad { $cards } tehnoloogiakaarti.
}
why-build = { $equipment ->
    [drill] Igal puurimisel on üks samm rohkem
    [thruster] Iga sõit viib ühe välja võrra kaugemale
    [bay] Iga reis toob koju ühe žetooni rohkem
   *[reactor] Igal käigul on üks tegevus rohkem
}; täiustusena annab see juurde { $stars ->
    [one] { $stars } tähedollari.
   *[other] { $stars } tähedollarit.
}
why-contract = See toob { $stars } tähedollarit{ $last ->
    [yes] {" "}ja algavad viimased käigud.
   *[no] .
}
why-recharge = Üks aku hilisemaks juurde, kokku { $batteries }; kaks akut annavad ühe tegevuse juurde.
why-boost = Kahe aku eest saad sel käigul ühe tegevuse juurde; akusid jääb: { $batteries }.
why-boost-contract = Kahe aku eest saad ühe tegevuse juurde: et leping { $contract } kohe siin täita.
why-boost-unload = Kahe aku eest saad ühe tegevuse juurde: et kohe siin maha laadida.
why-boost-drill = Kahe aku eest saad ühe tegevuse juurde: et kohe puurida väljal { $cell } ({ tile-name }).
why-tech-overdrive = Sel käigul kaks tegevust juurde.
why-tech-recall = { $tokens ->
    [0] Sõitmata otse väljale { $cell }.
   *[other] Sõitmata koos lastiga otse väljale { $cell }.
}
why-tech-seismic = See koristab korraga kogu kivimi sinu UMV ümbert: { $spaces }.
why-tech-tractor = See laadib peale kaugelt: { $cell } ({ tile-name }).
why-tech-phase = Järgmine sõit läheb tasuta läbi žetoonide ja UMVde.
why-tech-uplink = Sel käigul saad siit maha laadida, ehitada ja lepinguid täita.
why-tech-transmute = Kuni kaks laos olevat maaki saab vahetada vajalike vastu.
why-tech-replicate = Laos on ühe võrra rohkem: { $taken }.
why-tech-cell = See laeb akud täis: { $batteries }.
why-tech-hack = { $count ->
    [one] Uus leping tuleb lepingu { $slots } asemele.
   *[other] Uued lepingud tulevad lepingute { $slots } asemele.
}
why-swap = Vahetus laos: { $given } → { $taken }.
tile-name = { $found ->
    [uranium] uraan
    [titanium] titaan
    [diamond] teemant
    [niobium] nioobium
    [xanium] X-aanium
   *[alien] tulnukate žetoon
}

## The terminal

letter-orange = O
letter-blue = S
letter-green = R
letter-red = P
letter-purple = L
letter-uranium = U
letter-titanium = T
letter-diamond = E
letter-niobium = N
letter-xanium = X
letter-alien = A
seat = koht
key = ▓ kõva kivim  ░ rusu  █ aluskivim  ( ) portaal  ⌂ rikastustehas  { letter-uranium } uraan  { letter-titanium } titaan  { letter-diamond } teemant  { letter-niobium } nioobium  { letter-xanium } X-aanium  { letter-alien } tulnukate tehnoloogia
contract = leping
needs = nõuab
stars = tähedollarid
next = järgmine
workshop = töökoda
cost = hind
left = alles
drill = puur
thruster = reaktiivmootor
bay = lastiruum
reactor = reaktor
at = väljal
batteries = akud
cargo = last
warehouse = ladu
equipment = varustus
tech = tulnukate tehnoloogia
score = seis
drill-steps = { $count ->
    [one] alles { $count } puurimissamm
   *[other] alles { $count } puurimissammu
}
swaps = { $count ->
    [one] alles { $count } vahetus
   *[other] alles { $count } vahetust
}
building = ehitamine
phasing = faasiajam
uplink = kaugühendus
last-turns = viimased käigud

## Õppemäng

tutorial-goal = Kaevanda maaki ja täida lepinguid: kui ühe lepingu tähedollarid saavad otsa, on mäng läbi ja võidab see, kellel on neid enim.
tutorial-enter = Aseta oma UMV ehk kaevandusmasin väljale s2: seal on rikastustehas.
tutorial-rock = Igal käigul on sul kolm tegevust: puuri kõva kivimit väljal e1, seda tuleb teha kaks korda.
tutorial-rubble = Nüüd on see rusu: puuri veel kord, ja UMV liigub sinna.
tutorial-ore = Maagi puhul piisab ühest korrast ja see läheb kohe lastiruumi: puuri uraani väljal e2.
tutorial-end = Kõik kolm tegevust on kasutatud: lõpeta käik ja vaata, mida teeb sinine.
tutorial-full = Mõlemad lastiruumid on nüüd täis: vali d2 ja vaata, miks sa seal puurida ei saa.
tutorial-drive = Sõida tagasi rikastustehasesse väljale s2: ühe sõiduga jõuad vaba teed mööda kuni kahe välja kaugusele.
tutorial-unload = Laadi maha: kõik, mis on lastiruumides, läheb lattu.
tutorial-contract = Leping 1 nõuab uraani ja titaani ning sul on mõlemat: täida see 8 tähedollari eest; järgmine saab seal ainult 6.
tutorial-end-race = Lõpeta käik: sinna tuli uus leping järgmiste tähedollarite eest, ja ka sinine jahib neid.
tutorial-build = Rikastustehases saab ka ehitada: maksa titaani ja nioobiumi kolmanda lastiruumi eest, mis toob lõpus samuti tähedollareid.
tutorial-recharge = Lae akut: see kulutab tegevuse ja annab sulle ühe aku.
tutorial-drive-down = Sõida oma tunnelit mööda alla väljale e2.
tutorial-boost = Tegevused otsas? Kahe aku eest saad ühe juurde: võta see tegevus.
tutorial-xanium = Puuri sellega väljal e3: X-aanium asendab ükskõik millist maaki.
tutorial-end-deep = Tubli töö: lõpeta käik.
tutorial-alien = Puuri tulnukate žetooni väljal e4: rikastustehases toob see sulle kaardi.
tutorial-to-portal = Väljal c4 on portaal: sõida tunnelit mööda sinna.
tutorial-portal = Portaal viib mis tahes teise avatud portaali: mine sellega maapinnale väljale s1.
tutorial-end-home = Peaaegu kodus: lõpeta käik.
tutorial-drive-home = Sõida rikastustehasesse väljale s2.
tutorial-card = Laadi maha: tulnukate žetooni eest võtad tehnoloogiakaardi, mida näed ainult sina.
tutorial-joker = Täida leping 1: X-aanium asendab puuduvat nioobiumi, ja et virn saab otsa, algavad viimased käigud.
tutorial-overdrive = Kaardid ei kuluta tegevusi: kasuta kaarti „Lisahoog“, ja saad kaks tegevust juurde.
tutorial-build-last = Ehita ühega neist puur: nüüd on igal puurimisel kaks sammu, ja kaks täiustust on väärt 7 tähedollarit.
tutorial-end-last = Lõpeta käik: sinisel on veel üks, siis loetakse kõik kokku.
tutorial-done = Sul on 8 ja 6 lepingute eest, 7 kahe täiustuse eest ja 1 laos oleva teemandi eest, kokku 22 tähedollarit: mängi nüüd üks päris mäng!

puzzle-most = Lõpeta see käik võimalikult paljude tähedollaritega, loetuna nagu mängu lõpus.
puzzle-amount = { $count ->
    [one] { $count } tähedollar
   *[other] { $count } tähedollarit
}
statistic-score = Tähedollareid lõpus
statistic-contract = Täidetud lepinguid
statistic-drills = Täiustusi: puur
statistic-thrusters = Täiustusi: reaktiivmootor
statistic-bays = Täiustusi: lastiruum
statistic-reactors = Täiustusi: reaktor
wrong-board-empty = pilt on tühi
wrong-board-sign = { $sign } ei ole ükski märkidest { $signs }
wrong-board-width = real on { $found } märki, kuid maapinnal { $wanted }
wrong-board-surface-signs = maapinnaväli { $space } on joonistatud kui { $signs }: märgid peavad olema ühesugused
wrong-board-surface-bedrock = maapinnal ei ole aluskivimit
wrong-board-columns = mängulaual on { $least } kuni { $most } veergu, arv peab jaguma { $step }-ga; siin on { $found }
wrong-board-rows = mängulaual on maa all { $least } kuni { $most } rida; siin on { $found }
wrong-board-no-refinery = mängulaual ei ole rikastustehast
wrong-board-portals = mängulaual võib olla kuni { $most } portaali; siin on { $found }
wrong-board-refineries = mängulaual võib olla kuni { $most } rikastustehast; siin on { $found }
wrong-board-cut-off = maapinnalt ei pääse väljale { $space }
wrong-boards = mängulaudu on rohkem kui { $most }
wrong-board-name = name peab koosnema 1 kuni 30 väiketähest, numbrist, märgist - või _
wrong-board-twice = kahe mängulaua nimi on { $name }
wrong-board-picture = picture peab olema tekst
wrong-twice = { $name } on kirjas kaks korda
wrong-missing = tabelis { $table } puudub: { $names }
wrong-amounts = { $key } peab nimetama maavarasid
wrong-no-amounts = { $key } peab nimetama vähemalt üht maavara
wrong-resource = { $key } võib nimetada: { $choices }; siin on { $found }
wrong-contracts = lepinguid peab olema { $least } kuni { $most }; siin on { $found }
wrong-tech-cards = tehnoloogiakaarte võib olla kuni { $most }; siin on { $found }
wrong-too-few-tiles = žetoone on liiga vähe: mängulaual on maa all { $spaces } välja, kuid žetoone on ainult { $tiles }
wrong-too-little-rock = ülemisse ritta läheb { $wanted } kõva kivimi žetooni, kuid neid on ainult { $found }
wrong-full-bag = kotti jääks { $left } žetooni, kuid sinna mahub { $most }
