reason-game-over = Mäng on läbi.
reason-action-not-legal-now = Selles mängu osas ei saa seda teha.
reason-place-empty-space = Esimene jaam tuleb asetada virnale.
reason-turn-no-actions-left = Sel käigul ei ole enam tegevusi alles.
reason-dig-no-station = Sul ei ole jaama ruudul { $space }.
reason-dig-no-tile = Kohal { $space } ei ole uurimisruutu.
reason-dig-already-explored = Ruut kohal { $space } on juba uuritud.
reason-dig-too-hard = Pinnas kohal { $space } nõuab kaevandamistaset { $needed }; sinu tase seal on { $level }.
reason-carry-no-station = Sul ei ole jaama ruudul { $space }.
reason-carry-no-tile = Kohal { $space } ei ole uurimisruutu.
reason-carry-unexplored = Ruut kohal { $space } ei ole veel uuritud.
reason-carry-too-heavy = Aare kohal { $space } nõuab transporditaset { $needed }; sinu tase seal on { $level }.
reason-move-no-station = Sul ei ole jaama ruudul { $space }.
reason-move-same-space = Jaam on juba kohal { $target }.
reason-move-not-in-line = Jaam liigub ainult mööda oma rida või veergu.
reason-move-too-far = Jaam liigub kõrvalväljale või üle tühjade väljade lähimale virnale.
reason-upgrade-highest-level = See varustus on juba kõrgeimal tasemel.
reason-upgrade-not-enough-fortune = Täiustamine maksab { $cost } varandusepunkti; sul on { $fortune }.
reason-inspect-no-bonus = Sul ei ole sel käigul pinnase kontrollimist.
reason-inspect-no-tile = Kohal { $space } ei ole uurimisruutu.
reason-inspect-already-explored = Ruut kohal { $space } on juba uuritud.
reason-relocate-no-bonus = Sul ei ole sel käigul jaama ümberpaigutamist.
reason-relocate-no-station = Sellel mängijal ei ole jaama kohal { $space }.
reason-relocate-same-space = Jaam on juba kohal { $target }.
reason-relocate-empty-space = Jaama ei või tühjale väljale ümber paigutada.
reason-declare-not-enough-fortune = Võidu väljakuulutamiseks on vaja { $goal } varandusepunkti; sul on { $fortune }.
reason-turn-last-tile-taken = Viimane ruut on võetud: jääb vaid võit välja kuulutada või käik lõpetada.
reason-declare-open-variant = Avatud variandis võitu välja ei kuulutata.

colour-red = Punane
colour-blue = Sinine
colour-white = Valge
colour-black = Must

event-place = { $seat } asetab jaama kohale { $space }.
event-dig = { $seat } kaevandab kohal { $space }: { $fortune ->
    [one] { $fortune } varandusepunkt
   *[other] { $fortune } varandusepunkti
}, transpordi raskusaste { $carry }{ $bonus ->
    [extra_dig] , lisaks lisakaevandamine
    [extra_carry] , lisaks lisatransportimine
    [extra_fortune] , lisaks lisavarandusepunkt
    [inspect] , lisaks pinnase kontrollimine
    [relocate] , lisaks jaama ümberpaigutamine
   *[none] {""}
}.
event-carry = { $seat } transpordib aarde kohalt { $space }: { $sharers ->
    [0] varandusepunkte ei saa keegi.
   *[other] { $shares }.
}
event-move = { $seat } liigutab jaama: { $from } → { $to }.
event-upgrade = { $seat } maksab { $cost } varandusepunkti: { $equipment ->
    [digging] kaevandamisvarustus tasemele { $level }.
    [carrying] transpordivarustus tasemele { $level }.
   *[fleet] ekspeditsioonilaevastik tasemele { $level }, uus jaam kohal { $space }.
}
event-inspect = { $seat } kontrollib pinnast kohal { $space }{ $tile ->
    [none] .
   *[known] : { $fortune ->
        [one] { $fortune } varandusepunkt
       *[other] { $fortune } varandusepunkti
    }, transpordi raskusaste { $carry }.
}
event-relocate = { $seat } paigutab ümber jaama ({ $owner }): { $from } → { $to }.
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
why-place-hard = Pinnas raskusastmega { $dig }, üksi sulle liiga kõva. { $around ->
    [none] Kõrval pole veel midagi kaevandada.
   *[some] Kõrval saad kaevandada: { $around }.
}
why-dig = See näitab, mis seal peitub: keskmiselt { $promise } varandusepunkti, mille jaksad ära viia{ $others ->
    [0] .
   *[other] , kuid pead jagama.
}
why-dig-known = Sa tead, mis seal peitub: { $fortune ->
    [one] { $fortune } varandusepunkt
   *[other] { $fortune } varandusepunkti
}, transpordi raskusaste { $carry }.
why-carry = See toob sulle { $fortune ->
    [one] { $fortune } varandusepunkti
   *[other] { $fortune } varandusepunkti
}{ $reached ->
    [yes] , millest piisab võidu väljakuulutamiseks.
   *[no] .
}
why-carry-shared = Varandus jagatakse: { $shares }{ $reached ->
    [yes] ; sellest piisab sulle võidu väljakuulutamiseks.
   *[no] .
}
why-move = Väljal { $cell } pole veel midagi kaevandada ega ära viia; jaam on seal valmis.
why-move-treasure = Väljal { $cell } on aare, mille saad ära viia: { $fortune ->
    [one] { $fortune } varandusepunkt.
   *[other] { $fortune } varandusepunkti.
}
why-move-ground = Väljal { $cell } on pinnas, mida saad kaevandada, raskusaste { $dig }.
why-move-towards = Teel väljale { $cell }: seal on { $shown ->
    [yes] aare, mille saad ära viia, { $fortune ->
        [one] { $fortune } varandusepunkt.
       *[other] { $fortune } varandusepunkti.
    }
   *[no] pinnas, mida saad kaevandada, raskusaste { $dig }.
}
why-digging = Kaevandamistase { $level } avab kõvema pinnase; virnu, kus selline on praegu peal: { $count }.
why-carrying = Transporditase { $level } jaksab raskemaid aardeid; selliseid on praegu lahti: { $count }.
why-fleet = Nüüdsest töötab sinu heaks veel üks jaam, esialgu väljal { $cell }.
why-inspect = Ainult sina näed, mis peitub pinnase all väljal { $cell }, raskusaste { $dig }.
why-relocate = See viib jaama ({ $owner }) väljalt { $cell } minema.
why-relocate-sharer = See viib jaama ({ $owner }) väljalt { $cell } minema ja sa ei pea seal jagama.

## The terminal

seat = koht
empty = tühi
dig = pinnas
carry = raskus
known = nähtud
digging = kaevandamine
carrying = transport
fleet = laevastik
fortune = varandus
stations = jaamad
bonuses = Lisategevused
extra_dig = lisakaevandamine
extra_carry = lisatransportimine
extra_fortune = lisavarandusepunkt
inspect = pinnase kontrollimine
relocate = jaama ümberpaigutamine
