turn = Käigul on { $seat }, { $round }. ring
actions-left = { $count ->
    [one] alles { $count } tegevus
   *[other] alles { $count } tegevust
}
thinking = { $seat } mõtleb …
prompt = Sinu tegevus (? näitab abi)
help =
    Kirjuta tegevus või selle number loendis või:
    l             näita, mida saab teha
    why TEGEVUS   miks tegevus ei ole võimalik
    u             võta viimane tegevus tagasi, kui see midagi ei avaldanud
    rules         mängu reeglid
    save FAIL     kirjuta mängukirje
    q             lahku mängust
legal = Sa võid teha järgmist
section = reeglid, osa { $section }
can-be-played = See on praegu võimalik.
nothing-to-undo = Midagi ei ole tagasi võtta.
undo-barrier = Viimane tegevus avaldas midagi või andis käigu edasi: seda ei saa tagasi võtta.
undone = Tagasi võetud: { $action }
curtain = Anna edasi mängijale { $seat } ja vajuta sisestusklahvi.
saved = Salvestatud: { $file }.
left-after = Mängust lahkuti { $count } käigu järel.
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
