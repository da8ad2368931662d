turn = Käigul on { $seat }, { $round }. ring
actions-left = { $count ->
    [one] alles { $count } tegevus
   *[other] alles { $count } tegevust
}
thinking = { $seat } mõtleb…
prompt = Sinu tegevus (? näitab abi)
help =
    Kirjuta tegevus või selle number loendis või:
    l             näita, mida saab teha
    why TEGEVUS   miks tegevus ei ole võimalik
    u             võta viimane tegevus tagasi, kui see midagi ei paljastanud
    rules         mängu reeglid
    save FAIL     salvesta mäng faili
    q             lahku mängust
legal = Võimalikud tegevused
section = reeglid, osa{"\u00A0"}{ $section }
can-be-played = See on praegu võimalik.
nothing-to-undo = Midagi ei ole tagasi võtta.
undo-barrier = Viimane tegevus paljastas midagi või andis käigu edasi: seda ei saa tagasi võtta.
undone = Tagasi võetud: { $action }
curtain = Nüüd mängib { $seat }. Anna klaviatuur edasi ja vajuta sisestusklahvi.
saved = Salvestatud: { $file }.
left-after = Mängust lahkuti { $count } tegevuse järel.
