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
