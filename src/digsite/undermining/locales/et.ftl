reason-game-over = Mäng on läbi.
reason-turn-enter-first = Aseta kõigepealt oma UMV maapinna väljale.
reason-enter-already-entered = Sinu UMV on juba mängulaual.
reason-turn-no-actions-left = Sel käigul ei ole enam tegevusi alles.
reason-boost-not-enough-batteries = Tegevus maksab 2 akut; sul on { $batteries }.
reason-drill-not-neighbour = Väli { $space } ei ole sinu UMV kõrval.
reason-drill-no-tile = Väljal { $space } ei ole plaadikest.
reason-drill-bedrock = Väli { $space } on aluskivim, mida ei saa puurida.
reason-drill-no-free-bay = Kõik sinu lastiruumid on täis.
reason-drive-same-space = Sinu UMV on juba väljal { $space }.
reason-drive-bedrock = Väli { $space } on aluskivim, seal ei saa UMV olla.
reason-drive-tile = Väljal { $space } on plaadike.
reason-drive-occupied = Väljal { $space } on teine UMV.
reason-drive-too-far = Tühje välju mööda ei jõua sinu UMV väljale { $space }; see sõidab kuni { $spaces } välja.
reason-drive-not-enough-batteries = Iga UMV läbimine maksab 2 akut; sinu { $batteries } ei vii väljale { $space }.
reason-unload-no-cargo = Sinu lastiruumid on tühjad.
reason-build-no-free-slot = Kõik { $slots } laienduskohta on täis.
reason-build-none-left = Töökojas ei ole seda enam: { equipment-name }.
reason-build-cannot-pay = Sinu laos ei ole selle hinda: { equipment-name }.
reason-contract-pile-empty = Lepingu { $slot } virn on tühi.
reason-contract-no-card = Kohal { $slot } ei ole lepingut.
reason-contract-cannot-pay = Sinu laos ei ole seda, mida leping { $slot } nõuab.
reason-recharge-full = Sul on juba 8 akut.
reason-portal-not-on-portal = Sinu UMV ei ole portaalil.
reason-portal-none-there = Väljal { $space } ei ole portaali.
reason-portal-same-space = Sinu UMV on juba väljal { $space }.
reason-portal-tile = Portaal väljal { $space } on suletud: sellel on plaadike.
reason-portal-occupied = Portaal väljal { $space } on suletud: sellel on UMV.
reason-refinery-not-here = Sinu UMV ei ole rikastustehase juures.
reason-tech-not-held = Sul ei ole seda kaarti: { tech-name }.
reason-seismic-no-rock = Sinu UMV kõrval ei ole kõva kivimit ega rusu.
reason-tractor-on-surface = Veokiir töötab ainult maa all.
reason-tractor-not-in-line = Väli { $space } ei ole sinu UMV reas ega veerus.
reason-tractor-too-far = Väli { $space } on kaugemal kui 4 välja.
reason-tractor-nothing-to-take = Väljal { $space } ei ole maavara ega tulnukate plaadikest.
reason-tractor-no-free-bay = Kõik sinu lastiruumid on täis.
reason-swap-none-left = Sul ei ole sel käigul enam muunduri vahetusi.
reason-swap-xanium = X-aaniumi ei saa vahetada.
reason-swap-same-ore = Vahetatakse kaks erinevat maaki.
reason-swap-not-in-warehouse = Sinu laost puudub { ore-name }.
reason-replicate-xanium = X-aaniumi ei saa paljundada.
reason-replicate-not-in-warehouse = Sinu laost puudub { ore-name }.
reason-cell-full = Sul on juba 8 akut.
reason-hack-no-contract = Kõigil kohtadel { $slot } ei ole lepingut.

colour-orange = Oranž
colour-blue = Sinine
colour-green = Roheline
colour-red = Punane
colour-purple = Lilla

equipment-name = { $equipment ->
    [drill] puur
    [thruster] tõukur
    [bay] lastiruum
   *[reactor] reaktor
}
ore-name = { $ore ->
    [uranium] uraan
    [titanium] titaan
    [diamond] teemant
    [niobium] nioobium
   *[xanium] X-aanium
}
tech-name = { $card ->
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
amount-uranium = { $count } uraani
amount-titanium = { $count } titaani
amount-diamond = { $count ->
    [one] { $count } teemant
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
   *[alien] tulnukate plaadike.
}
event-drive = { $seat } sõidab väljale { $space }{ $batteries ->
    [0] .
   *[other] , läbides UMVsid { $batteries } aku eest.
}
event-unload = { $seat } laadib maha { $resources ->
    [none] ainult tulnukate plaadikesi
   *[some] { $resources }
}{ $cards ->
    [0] .
    [one] {" "}ja võtab { $tech ->
        [none] tehnoloogiakaardi.
       *[known] kaardi { $tech }.
    }
   *[other] {" "}ja võtab { $tech ->
        [none] { $cards } tehnoloogiakaarti.
       *[known] kaardid { $tech }.
    }
}
event-build = { $seat } ehitab: { equipment-name }.
event-contract = { $seat } täidab lepingu { $slot } ja saab { $stars } tähedollarit.
event-recharge = { $seat } laeb akut.
event-portal = { $seat } läheb läbi portaali väljale { $space }.
event-boost = { $seat } kulutab tegevuse eest 2 akut.
event-tech = { $seat } kasutab kaarti { tech-name }{ $card ->
    [recall] : tagasi väljale { $space }.
    [seismic] : puhastatud on { $spaces }.
    [tractor] : plaadike väljalt { $space }.
    [replicate] : { ore-name }.
    [hack] : lepingud { $slots }.
   *[other] .
}
event-swap = { $seat } vahetab: { $given } → { $taken }.
event-end = { $seat } lõpetab käigu.
event-last_turns = Üks tähedollarite virn on tühi: kõigil peale ühe ({ $seat }) on veel üks käik.
event-turn = Käigul on { $seat }, { $round }. ring.
event-over = Mäng on läbi. { $count ->
    [one] Võitja: { $winners }.
   *[other] Võitu jagavad: { $winners }.
} Tähedollarid: { $scores }.

why-drill = See laadib peale: { $cargo }{ $contract ->
    [0] {""}
   *[other] , viimase, mis lepingust { $contract } ({ $stars } tähedollarit) puudu on
}. Vabu lastiruume jääb: { $free }.
why-drill-alien = See laadib peale tulnukate plaadikese, mille eest saab rikastustehases tehnoloogiakaardi.
why-drill-rock = See purustab kivimi teel väljale { $cell } ({ tile-name }); veel üks samm koristab selle.
why-drill-rubble = See teeb tee väljale { $cell } ({ tile-name }) vabaks; sinna jääb välju: { $steps }.
why-drill-rock-home = See purustab kivimi teel rikastustehasesse; veel üks samm koristab selle.
why-drill-rubble-home = See teeb tee rikastustehasesse vabaks.
why-go = { $steps ->
    [1] Sealt saad puurida väljal { $cell } ({ tile-name }).
   *[other] Sealt on väljale { $cell } ({ tile-name }) { $steps } sammu.
}
why-go-home = See viib lasti rikastustehase poole; sinna jääb välju: { $steps }.
why-go-refinery = { $tokens ->
    [0] See jõuab rikastustehasesse, kus su ladu saab maksta.
   *[other] See jõuab rikastustehasesse; mahalaadimiseks on lasti: { $tokens }.
}
why-unload = See tühjendab lastiruumid: { $warehouse ->
    [none] tulnukate plaadikesed
   *[some] lattu läheb { $warehouse }
}{ $cards ->
    [0] .
    [1] , lisaks saad tehnoloogiakaardi.
   *[other] , lisaks saad { $cards } tehnoloogiakaarti.
}
why-build = { $equipment ->
    [drill] Igal puurimisel on üks samm rohkem
    [thruster] Iga sõit viib ühe välja võrra kaugemale
    [bay] Iga reis toob koju ühe rohkem
   *[reactor] Igal käigul on üks tegevus rohkem
}; varustusena annab see { $stars } tähedollarit juurde.
why-contract = See toob { $stars } tähedollarit{ $last ->
    [yes] {" "}ja algavad viimased käigud.
   *[no] .
}
why-recharge = Üks aku hilisemaks juurde, kokku { $batteries }; kaks akut annavad lisategevuse.
why-boost = Kaks akut ühe lisategevuse eest sel käigul; akusid jääb: { $batteries }.
why-boost-contract = Kaks akut ühe lisategevuse eest: et leping { $contract } kohe siin täita.
why-boost-unload = Kaks akut ühe lisategevuse eest: et kohe siin maha laadida.
why-boost-drill = Kaks akut ühe lisategevuse eest: et kohe puurida väljal { $cell } ({ tile-name }).
why-tech-overdrive = Sel käigul kaks tegevust juurde.
why-tech-recall = { $tokens ->
    [0] Sõitmata otse väljale { $cell }.
   *[other] Sõitmata koos lastiga otse väljale { $cell }.
}
why-tech-seismic = See koristab korraga kogu kivimi sinu UMV ümbert: { $spaces }.
why-tech-tractor = See laadib peale kaugelt: { $cell } ({ tile-name }).
why-tech-phase = Järgmine sõit läheb tasuta läbi plaadikeste ja UMVde.
why-tech-uplink = Sel käigul saad siit maha laadida, ehitada ja lepinguid täita.
why-tech-transmute = Kuni kaks laos olevat maaki saab vahetada vajalike vastu.
why-tech-replicate = Laos on ühe võrra rohkem: { $taken }.
why-tech-cell = See laeb akud täis: { $batteries }.
why-tech-hack = Nende lepingute asemele tulevad uued: { $slots }.
why-swap = Vahetus laos: { $given } → { $taken }.
tile-name = { $found ->
    [uranium] uraan
    [titanium] titaan
    [diamond] teemant
    [niobium] nioobium
    [xanium] X-aanium
    [alien] tulnukate plaadike
   *[none] maaki enam pole
}

## The terminal

seat = koht
key = ▓ kivim  ░ rusu  █ aluskivim  ( ) portaal  ⌂ rikastustehas  U uraan  T titaan  D teemant  N nioobium  X X-aanium  A tulnukate tehnoloogia
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
at = asub
batteries = patareid
cargo = last
warehouse = ladu
equipment = varustus
tech = tulnukate tehnoloogia
score = punktid
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
