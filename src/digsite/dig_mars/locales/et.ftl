reason-game-over = Mäng on läbi.
reason-action-not-legal-now = Praeguses mänguetapis ei saa seda teha.
reason-place-empty-space = Esimene jaam tuleb asetada virnale.
reason-turn-no-actions-left = Sel käigul ei ole enam tegevusi alles.
reason-dig-no-station = Sul ei ole jaama väljal { $space }.
reason-dig-no-tile = Väljal { $space } ei ole ruutu.
reason-dig-already-explored = Ruut väljal { $space } on juba uuritud.
reason-dig-too-hard = Pinnas väljal { $space } nõuab kaevandamistaset { $needed }; sinu tase on seal { $level }.
reason-carry-no-station = Sul ei ole jaama väljal { $space }.
reason-carry-no-tile = Väljal { $space } ei ole ruutu.
reason-carry-unexplored = Ruut väljal { $space } ei ole veel uuritud.
reason-carry-too-heavy = Aare väljal { $space } nõuab transporditaset { $needed }; sinu tase on seal { $level }.
reason-move-no-station = Sul ei ole jaama väljal { $space }.
reason-move-same-space = Jaam on juba väljal { $target }.
reason-move-not-in-line = Jaam liigub ainult mööda oma rida või veergu.
reason-move-too-far = Jaam liigub kõrvalväljale või üle tühjade väljade lähimale virnale.
reason-upgrade-highest-level = See varustus on juba kõrgeimal tasemel.
reason-upgrade-not-enough-fortune = Täiustamine maksab { $cost } varandusepunkti; sul on { $fortune }.
reason-inspect-no-bonus = Sul ei ole sel käigul lisategevust „Pinnase kontrollimine“.
reason-inspect-no-tile = Väljal { $space } ei ole ruutu.
reason-inspect-already-explored = Ruut väljal { $space } on juba uuritud.
reason-relocate-no-bonus = Sul ei ole sel käigul lisategevust „Jaama ümberpaigutamine“.
reason-relocate-no-station = Sellel mängijal ei ole jaama väljal { $space }.
reason-relocate-same-space = Jaam on juba väljal { $target }.
reason-relocate-empty-space = Jaama ei või tühjale väljale ümber paigutada.
reason-declare-not-enough-fortune = Võidu väljakuulutamiseks on vaja { $goal } varandusepunkti; sul on { $fortune }.
reason-turn-last-tile-taken = Viimane ruut on võetud: jääb vaid võit välja kuulutada või käik lõpetada.
reason-declare-open-variant = Avatud variandis võitu välja ei kuulutata.

colour-red = Punane
colour-blue = Sinine
colour-white = Valge
colour-black = Must

event-place = { $seat } asetab jaama väljale { $space }.
event-dig = { $seat } kaevandab väljal { $space }: { $fortune ->
    [one] { $fortune } varandusepunkt
   *[other] { $fortune } varandusepunkti
}, transpordi raskusaste { $carry }{ $bonus ->
    [extra_dig] , lisategevus: lisakaevandamine
    [extra_carry] , lisategevus: lisatransportimine
    [extra_fortune] , lisategevus: lisavarandusepunkt
    [inspect] , lisategevus: pinnase kontrollimine
    [relocate] , lisategevus: jaama ümberpaigutamine
   *[none] {""}
}.
event-carry = { $seat } transpordib aarde väljalt { $space }: { $sharers ->
    [0] varandusepunkte ei saa keegi.
   *[other] { $shares }.
}
event-move = { $seat } liigutab jaama: { $from } → { $to }.
event-upgrade = { $seat } maksab { $cost } varandusepunkti ja täiustab { $equipment ->
    [digging] kaevandamisvarustuse tasemele { $level }.
    [carrying] transpordivarustuse tasemele { $level }.
   *[fleet] ekspeditsioonilaevastiku tasemele { $level }: uus jaam väljal { $space }.
}
event-inspect = { $seat } kontrollib pinnast väljal { $space }{ $tile ->
    [none] .
   *[known] : { $fortune ->
        [one] { $fortune } varandusepunkt
       *[other] { $fortune } varandusepunkti
    }, transpordi raskusaste { $carry }.
}
event-relocate = { $seat } paigutab jaama ({ $owner }) ümber: { $from } → { $to }.
event-declare = { $seat } kuulutab võidu välja!
event-end = { $seat } lõpetab käigu.
event-turn = Käigul on { $seat }, { $round }. ring.
event-over = Mäng on läbi. { $count ->
    [one] Võitja: { $winners }.
   *[other] Võitu jagavad: { $winners }.
} Varandusepunktid: { $fortunes }.

why-place = Pinnas raskusastmega { $dig }, mida saad kohe kaevandada{ $shared ->
    [yes] , jagades nendega, kes seal juba on
   *[no] {""}
}. { $around ->
    [none] Kõrval pole veel midagi kaevandada.
   *[some] Kõrval saad samuti kaevandada: { $around }.
}
why-place-hard = Pinnas raskusastmega { $dig }, üksi sulle liiga raske. { $around ->
    [none] Kõrval pole veel midagi kaevandada.
   *[some] Kõrval saad kaevandada: { $around }.
}
why-dig = See näitab, mis seal peitub: keskmiselt { $promise } varandusepunkti, mille saad transportida{ $others ->
    [0] .
   *[other] , kuid pead jagama.
}
why-dig-known = Sa tead, mis seal peitub: { $fortune ->
    [one] { $fortune } varandusepunkt
   *[other] { $fortune } varandusepunkti
}, transpordi raskusaste { $carry }.
why-carry = See toob sulle { $fortune } varandusepunkti{ $reached ->
    [yes] , millest piisab võidu väljakuulutamiseks.
   *[no] .
}
why-carry-shared = Varandusepunktid jagatakse: { $shares }{ $reached ->
    [yes] ; sellest piisab sulle võidu väljakuulutamiseks.
   *[no] .
}
why-move = Väljal { $cell } pole veel midagi kaevandada ega transportida; jaam on seal valmis.
why-move-treasure = Väljal { $cell } on aare, mille saad transportida: { $fortune ->
    [one] { $fortune } varandusepunkt.
   *[other] { $fortune } varandusepunkti.
}
why-move-ground = Väljal { $cell } on pinnas, mida saad kaevandada, raskusaste { $dig }.
why-move-towards = Teel väljale { $cell }: seal on { $shown ->
    [yes] aare, mille saad transportida, { $fortune ->
        [one] { $fortune } varandusepunkt.
       *[other] { $fortune } varandusepunkti.
    }
   *[no] pinnas, mida saad kaevandada, raskusaste { $dig }.
}
why-digging = Kaevandamistase { $level } avab raskema pinnase; { $count ->
    [0] praegu pole sellist ühegi virna peal.
    [one] praegu on selline ühe virna peal.
   *[other] praegu on selline { $count } virna peal.
}
why-carrying = Transporditase { $level } lubab transportida raskemaid aardeid; { $count ->
    [0] praegu pole ükski neist avatud.
    [one] praegu on üks neist avatud.
   *[other] praegu on neist avatud { $count }.
}
why-fleet = Nüüdsest töötab sinu heaks veel üks jaam, esialgu väljal { $cell }.
why-inspect = Ainult sina näed, mis peitub pinnase all väljal { $cell }, raskusaste { $dig }.
why-relocate = See viib jaama ({ $owner }) väljalt { $cell } minema.
why-relocate-sharer = See viib jaama ({ $owner }) väljalt { $cell } minema ja sa ei pea seal jagama.

## The terminal

letter-red = P
letter-blue = S
letter-white = V
letter-black = M
seat = koht
empty = tühi
dig = kaevand.
carry = transp.
known = nähtud
digging = kaevandamine
carrying = transport
fleet = laevastik
fortune = varandusepunktid
stations = jaamad
bonuses = Lisategevused
extra_dig = lisakaevandamine
extra_carry = lisatransportimine
extra_fortune = lisavarandusepunkt
inspect = pinnase kontrollimine
relocate = jaama ümberpaigutamine

## Õppemäng

tutorial-goal = Tere tulemast Marsile! Kahekesi mängides võidab see, kellel on oma käigul esimesena 40 varandusepunkti; selles lühikeses mängus on sul juba 32.
tutorial-place = Aseta oma jaam väljale b2: üksainus puurimärk pinnasel tähendab, et seal on kerge kaevandada.
tutorial-dig = Igal käigul on sul kolm tegevust; kasuta esimene neist ja kaevanda oma jaama all.
tutorial-carry = Aare! Kaaluviht näitab, kui raske on seda transportida, ja sinu tasemest piisab: transpordi see ära ja saad 2 varandusepunkti.
tutorial-hard = Nüüd on näha kahe puurimärgiga pinnas: vali b2 ja vaata, miks sa seal veel kaevandada ei saa.
tutorial-upgrade = Täiusta kaevandamisvarustust 1 varandusepunkti eest; aga nende punktidega ka võidetakse, nii et kuluta neid targalt.
tutorial-end = Kõik kolm tegevust on kasutatud: lõpeta käik ja vaata, mida teeb sinine.
tutorial-level = Kaevandamistasemega 2 saad siin nüüd kaevandada.
tutorial-inspect = Ruut annab lisategevuse, mis ühtki tegevust ei kuluta: kontrolli pinnast väljal c2, ja ainult sina näed, mis seal peitub.
tutorial-carry-on = Seal ootab 5 varandusepunkti! Aga kõigepealt transpordi ära see, mille sa siit leidsid.
tutorial-together = Pinnas väljal c2 nõuab taset 3, aga ühel väljal seisvad jaamad aitavad üksteist, kelle omad need ka poleks: liiguta oma jaam sinna, sinise juurde.
tutorial-end-again = Tegevused on jälle otsas: lõpeta käik.
tutorial-help = Sinu tase 2 ja 1 sinise jaama eest teeb kokku 3: kaevanda!
tutorial-split = Transpordi aare ära: selle 5 varandusepunkti jagatakse, 2 sinisele ja 3 sulle, sest transportija oled sina.
tutorial-dig-next = Üks tegevus on veel alles: kaevanda järgmist, kerget pinnast.
tutorial-relocate = Veel üks lisategevus: paiguta sinise jaam ümber väljale d4, siis ei pea sa enam jagama.
tutorial-end-last = Lõpeta käik; sinine on nüüd kaugel.
tutorial-alone = Transpordi see aare ära, kogu saak on sinu.
tutorial-jump = Üle tühjade väljade hüppab jaam lähimale virnale: liiguta see väljalt c2 üle tühja välja väljale c4.
tutorial-last-carry = Siin on aare juba nähtaval: transpordi see ära, ja sul on 40 varandusepunkti.
tutorial-declare = Sinu punkte näed ainult sina: kuuluta võit välja, enne kui sinine seda teeb!
tutorial-done = Nüüd oskad mängida: mängi üks päris mäng! Mida rohkem mängijaid, seda vähem varandusepunkte on võiduks vaja.

puzzle-most = Lõpeta see käik võimalikult suure arvu varandusepunktidega.
puzzle-amount = { $count ->
    [one] { $count } varandusepunkt
   *[other] { $count } varandusepunkti
}
statistic-score = Varandusepunkte lõpus
statistic-declare = Võit välja kuulutatud
statistic-digging = Kaevandamisvarustus: tase lõpus
statistic-carrying = Transpordivarustus: tase lõpus
statistic-fleet = Ekspeditsioonilaevastik: tase lõpus
