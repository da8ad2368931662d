percent = { $number }%

hint-title = Käigul on { $seat }
hint-action = tegevus
hint-chance = võiduvõimalus
hint-behind = maha jääb
hint-why = miks
hint-plan = seejärel
hint-equal = Kõik umbes võrdsed.

review-chances = Võiduvõimalused
review-player = mängija
review-accuracy = täpsus
review-mistakes = vead
review-turning-points = pöördepunktid
review-mistake = { $number }. { $action } ({ $size ->
    [blunder] ränk viga
    [mistake] viga
   *[slip] väike viga
}, −{ $loss }; parem: { $best })
review-won = { $name } (võitis)

verify-good = kontrollitud:
verify-bad = ei pidanud paika:
verify-found = { $game }, { $players } mängijat, { $moves ->
    [one] { $moves } tegevus
   *[other] { $moves } tegevust
}, { $finished ->
    [yes] lõppenud
   *[no] lõpetamata
}
verify-components = Mänguosad on komplektist, mille salvestis kaasa tõi, { $name }: võrdle seda sellega, milles kokku leppisite.

no-section = Osa { $section } ei ole.
site-missing = See Digsite ei sisalda serverita mängu. Projekti kaustas koostab selle „make site“.
site-no-folder = { $folder } ei ole kaust.
site-other-files = Kaustas { $folder } on muid faile. Vali tühi kaust või selline, kuhu mäng on juba kirjutatud.
site-written = { $folder }: valmis igale veebimajutusele või käsule „python -m http.server --directory { $folder }“.
humans = humans peab olema arv vahemikus 0 kuni { $most }.
first = first peab olema üks neist värvidest: { $colours }.
first-by-chance = Mängus { $game } otsustab alustaja juhus.
