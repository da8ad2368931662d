### Mängulaudu ümbritsevate lehtede sõnad.

## Igal pool

close = Sulge
to-home = Avalehele
server-away = Server ei vasta. Palun proovi hetke pärast uuesti.
player = Mängija
players = Mängijad
log = Mängu kulg
log-empty = Veel pole midagi juhtunud.
rules = Reeglid
share = Jaga
copied = Kopeeritud
copy-link = Kopeeri link
download = Laadi salvestis alla
choose-file = Vali fail
unknown-title = Siin ei ole midagi
unknown-text = Link võib olla vana või poolik.

## Seaded

settings = Seaded
settings-name = Sinu nimi
settings-language = Keel
language-name =
    { $language ->
        [en] English
        [de] Deutsch
        [et] Eesti
       *[ru] Русский
    }
settings-theme = Värvid
theme-name =
    { $theme ->
        [system] Nagu süsteemis
        [light] Hele
       *[dark] Tume
    }
settings-sound = Helid
settings-ends-by-self = Lõpeta minu käik automaatselt, kui midagi muud teha ei saa
shortcuts = Kiirklahvid
shortcuts-on = Kasuta lauas tähe- ja numbriklahve
shortcut =
    { $act ->
        [arrows] liigu väljalt väljale
        [choose] vali väli; veel kord: tee seal ainus võimalik tegevus
        [verb] vali tegevus
        [board] mängulauale
        [pieces] mängunuppudele
        [undo] võta tagasi
        [redo] tee uuesti
        [hint] küsi vihjet
        [end] lõpeta käik
        [recap] näita, mida teised tegid
        [log] ava mängu kulg
        [rules] ava reeglid
        [clear] tühista valik
       *[help] see loend
    }

## Avaleht

home-lead = Kaks lauamängu kaevamisest, sõpradega või robotitega, kes ei näe rohkem kui sina. Kontot pole vaja: piisab nimest.
home-players = { $from }–{ $to } mängijat
home-minutes = umbes { $minutes } minutit
play-now = Mängi kohe
play-here = Koos ühes seadmes
invite-friends = Kutsu sõpru
learn-rules = Õpi reegleid
continue = Jätka
watch-and-replay = Vaata mänge ja kordusi
have-code = Mul on kood
table-phase =
    { $phase ->
        [lobby] ootab mängijaid
        [playing] { $round }. ring
       *[over] lõppenud
    }
table-left = Lahkusid; sinu koht on veel vaba

## Teisest seadmest

code-title = Jätka selles seadmes
code-text = Sisesta kood, mida näitab sinu teine seade. Sinu koht kolib siis sellesse seadmesse.
code-label = Kood
code-use = Võta koht üle

## Laua seadmine

new-table = Uus laud
new-players = Mängijaid
new-seats = Kes mängivad
new-seat = { $colour } koht
new-more = Rohkem valikuid
new-watch = Kes võib vaadata
new-edition = Mänguosade komplekt
edition-shipped = Digsite’i taastatud komplekt
option-line = { $name }: { $value }
new-open-table = Ava laud
start-game = Alusta mängu
seat-kind =
    { $kind ->
        [here] Siin
        [open] Lingiga
       *[bot] Robot
    }
seat-open = vaba koht
seat-open-note = kutsega
seat-you = sina
bot-level = Roboti tugevus
bot-name =
    { $level ->
        [random] Juhuslik robot
        [beginner] Algaja robot
        [casual] Harrastajarobot
        [practised] Vilunud robot
        [skilled] Edasijõudnud robot
        [strong] Tugev robot
        [expert] Ekspertrobot
        [master] Meisterrobot
       *[grandmaster] Suurmeisterrobot
    }
bot-seat = { $colour } ({ $bot })
watch-kind =
    { $watch ->
        [link] Kõik, kes teavad linki
        [listed] Kõik: laud on loendis
       *[players] Ainult mängijad
    }
passphrase = Parool
passphrase-note = (seda küsitakse igaühelt, kes liitub või vaatab; tühjaks jättes parooli ei ole)
clock = Kell
clock-pace =
    { $pace ->
        [none] Ilma kellata
        [fast] Kiire: kõik on kohal
       *[slow] Aeglane: tunnid ja päevad
    }
clock-turn = Aeg käigu kohta
clock-reserve = Varuaeg kogu mänguks
clock-no-reserve = puudub
clock-when-late = Kui aeg on läbi
clock-late-choice =
    { $late ->
        [turn] selle käigu teeb robot
        [seat] robot mängib edasi, kuni mängija on tagasi
       *[ask] teised otsustavad, kas robot mängib
    }
clock-bot = Selle roboti tugevus
clock-note = { $turn } käigu kohta
clock-note-reserve = varuks { $reserve }
locked-note = Lukus: ütle parool neile, keda kutsud.
locked-title = See laud on lukus
locked-text = Parooli teab see, kes sind kutsus.
unlock = Ava lukk
lock-table = Lukusta laud parooliga
lock-change = Muuda parooli
lock-set = Lukusta
lock-remove = Eemalda parool
lock-done = Lukustatud. Kes ainult vaatab, peab sisestama uue parooli.
lock-gone = Laud ei ole enam lukus.
lobby-title = Mängijate ootel
lobby-waiting = Mäng võib alata, kui kõik kohad on võetud.
lobby-host-starts = Võõrustaja alustab mängu, kui kõik on kohal.
fill-and-start = Täida robotitega ja alusta
invite-text = Kes selle lingi avab, saab istuda vabale kohale.
invite-link = Kutse link
invite-code = Link QR-koodina
leave-table = Lahku lauast
leave-title = Kas lahkuda lauast?
leave-text =
    { $how ->
        [lobby] Sinu koht vabaneb. Kutsega saad uuesti lauda istuda.
        [alone] Mäng jääb ootama. See on avalehel sinu mängude seas ja seal saad oma kohale tagasi istuda.
        [rated] See on reitingumäng. Kui sa varsti tagasi ei tule, kaotad selle.
       *[others] Teised saavad sellest teada ja võivad lasta robotil mängida. Kuni keegi teine sinu kohale ei istu, saad selles brauseris sinna tagasi istuda.
    }
leave-stay = Jää
leave-do = Lahku
table-gone = Seda lauda ei ole või see pole sinu jaoks.
table-elsewhere = See laud on selle brauseri paljudes akendes lahti, seepärast see aken seda enam ei jälgi.
table-here = Jätka siin
join-title = Sind kutsutakse mängima
join-colour = Sinu värv
join-sit = Istu lauda
join-full = Kõik kohad on võetud.
join-watch = Ainult vaata

## Lauas

actions = Tegevused
verb-not-now = Praegu ei saa: vali see, et näha, miks
choose-target = Vali üks märgitud väljadest.
choose-or-go = Vali, mida siin teha, või märgitud väli, kuhu minna.
nothing-here = Siin ei saa praegu midagi teha.
why-not = Mida ei saa teha ja miks
rule-section = Reeglid, osa{"\u00A0"}{ $section }
reveals-note = See paljastab midagi: pärast tagasi võtta ei saa
passes-note = Sellega lõpeb sinu käik: pärast tagasi võtta ei saa
undo = Võta tagasi
undo-what = Võta tagasi: { $action }
undo-barrier = „{ $action }“ paljastas midagi ja seda ei saa tagasi võtta
undo-nothing = Midagi pole tagasi võtta
redo = Tee uuesti
hint = Vihje
hint-title =
    { $count ->
        [one] Parim tegevus
       *[other] { $count } parimat tegevust
    }
hint-equal =
    { $count ->
        [one] Parim tegevus
       *[other] { $count } tegevust, kõik umbes võrdsed
    }
hint-win =
    { $behind ->
        [0] võiduvõimalus { $percent }%
       *[other] võiduvõimalus { $percent }% (−{ $behind })
    }
hint-plan = Seejärel: { $plan }
end-turn = Lõpeta käik
recap = Mis juhtus?
recapping = Pärast sinu viimast käiku…
watching = Vaatad pealt
waiting-for = Käigul on { $name }
thinking = { $name } mõtleb…
connection-broken = Ühendus katkes – proovin uuesti. Sinu valik mängitakse, kui ühendus taastub.
outcome-later = Mis sellest tuleb, on siin näha, kui ühendus taastub.
seat-away = { $name } ei ole kohal.
seat-left = { $name } lahkus mängust.
seat-left-host = Võõrustaja võib lasta robotil mängida.
everybody-left = Kõik on lahkunud. Mäng ootab.
you-left = Sa lahkusid sellest mängust. Sinu koht on veel vaba.
sit-again = Istu oma kohale tagasi
invite-again = Kutsu uuesti
seat-state =
    { $state ->
        [open] vaba
        [left] lahkus mängust
        [left-bot] lahkus mängust, robot mängib
        [bot] robot
        [thinking] mõtleb…
        [here] lauas
       *[away] ühenduseta
    }
hand-to-bot = Las robot mängib
hand-title = Kas lasta robotil mängida?
hand-text =
    { $whose ->
        [yours] Robot mängib kohe sinu eest ja seda, mida ta paljastab, tagasi võtta ei saa. Koha saad tagasi võtta igal ajal.
       *[theirs] Robot mängib kohe mängija { $name } eest ja seda, mida ta paljastab, tagasi võtta ei saa. { $name } saab koha tagasi võtta igal ajal.
    }
cancel = Loobu
take-back = Võta koht tagasi
free-seat = Jäta koht vabaks
clock-left = Aega on jäänud: { $time }
clock-over = aeg läbi
clock-late =
    { $late ->
        [turn] Mängija { $name } aeg on läbi. Selle käigu teeb robot.
        [seat] Mängija { $name } aeg on läbi. Robot mängib edasi, kuni koht tagasi võetakse.
       *[ask] Mängija { $name } aeg on läbi. Kes tahes teistest mängijatest võib lasta robotil mängida.
    }
transfer-seat = Teise seadmesse
transfer-text = Ava allolev aadress teises seadmes ja sisesta seal kood. See viib mängija { $name } koha sinna.
transfer-qr = Aadress QR-koodina
transfer-left = Kehtib ühe korra, veel { $time }
transfer-over = See kood enam ei kehti.
transfer-again = Tee uus kood
transfer-warning = See seade kaotab siis koha ja saab ainult vaadata. Ära näita koodi kellelegi teisele: kes selle sisestab, saab koha.
seat-transferred = Sinu koht on nüüd teises seadmes. Siin saad ainult vaadata.
notice-title = Teata, kui on minu käik
notice-text = Sulle teatatakse üks kord, kui on sinu käik ja laud ei ole sul avatud.
notice-kind =
    { $kind ->
        [push] Selles brauseris
        [email] E-kirjaga
       *[webhook] Veebihaagiga
    }
notice-push = Selles brauseris
notice-refused = See brauser ei luba seda. Seda saab muuta brauseri seadetes selle lehe jaoks.
notice-email = E-kirjaga sellele aadressile
notice-webhook = Veebihaagiga, programmidele
notice-address = Aadress algusega https://
notice-add = Teata sinna
notice-code = Kood e-kirjast
notice-confirm = Kinnita
notice-remove = Eemalda
notice-stop-title = Kas lõpetada teatamine?
notice-stop-text = Sulle ei teatata siis enam, kui selles lauas on sinu käik.
notice-stop = Ära enam teata
notice-stopped = Tehtud. Sulle enam ei teatata.
curtain-title = { $name }, sinu käik
curtain-text = Anna seade edasi. Järgnevat tohid näha ainult sina.
curtain-lift = Mina olen { $name }

## Pärast mängu

result-title =
    { $count ->
        [one] { $names } võidab!
       *[other] { $names } jagavad võitu!
    }
rematch = Revanš
replay = Kordus
show-board = Näita mängulauda
show-result = Näita tulemust

## Vaatamine ja kordused

watch-running = Käimasolevad mängud
watch-none = Praegu ei mängita ühtegi loendis olevat mängu.
watch-finished = Sinu lõppenud mängud
watch-no-finished = Veel ei ole.
upload = Ava salvestis
upload-text = Fail, mis on siit alla laaditud või käsurealt salvestatud
replay-start = Algusesse
replay-back = Tegevus tagasi
replay-next = Tegevus edasi
replay-last = Lõppu
replay-play = Esita
replay-pause = Peata
replay-turn-back = Käik tagasi
replay-turn-next = Käik edasi
replay-position = Seis mängus
replay-move = Tegevus { $move } / { $moves }
replay-round = { $round }. ring
replay-eyes = Kelle vaade
eyes-all = Kõik on näha
eyes-spectator = Pealtvaataja
eyes-of = Mida näeb { $name }
deal-title = Segamine
deal-text = Enne kui keegi lauda istus, oli server kontrollsumma kaudu saladusega seotud. Iga mängija brauser lisas juhusliku arvu. Koos määrasid need segamise, nii et keegi ei saanud seda valida.
deal-commitment = Kontrollsumma
deal-secret = Saladus
deal-seed = Algarv
deal-good = Kontrollitud sinu brauseris, serverit usaldamata
deal-bad = Kontrollitud sinu brauseris: selles segamises on midagi valesti
deal-check =
    { $part ->
        [commitment-good] Saladus on see, millega server oli seotud: selle SHA-256 on kontrollsumma.
        [commitment-bad] Saladus ei ole see, millega server oli seotud.
        [seed-good] Algarv tuleneb saladusest, laua nimest ja kõigi mängijate arvudest.
        [seed-bad] Algarv ei tulene saladusest ja mängijate arvudest.
        [seen-good] Kontrollsumma on see, mida see brauser enne mängu nägi.
        [seen-bad] Kontrollsumma ei ole see, mida see brauser enne mängu nägi.
        [seen-unknown] See brauser ei olnud enne mängu lauas ega saa öelda, kas kontrollsumma on ikka sama. Mängija brauser saab.
        [nonces-good] Arv, mille see brauser andis, on segamises sees.
        [nonces-bad] Arvu, mille see brauser andis, segamises ei ole.
       *[nonces-unknown] See brauser ei andnud sellele segamisele arvu.
    }
deal-later = Saladus avaldatakse, kui mäng on läbi. Siis saab segamist kontrollida.
deal-unable = See brauser saab segamist kontrollida ainult lehel, mille aadressi alguses on https://.
deal-none = See salvestis ei ütle, kuidas segati.
deal-unchecked = Sinu brauseris kontrollimata
deal-verified = Server ütleb, et algarv viib nende ruutudeni ja et iga tegevus oli lubatud. Sinu brauser ei saa seda teada: ta ei tunne reegleid ega mänguosi.
deal-verify = Sinu enda arvuti saab seda kontrollida: laadi salvestis alla ja käivita
deal-numbers = Arvud
deal-nonce = Arv, mille andis { $name }

## Reeglid

rules-contents = Sisukord
rules-search = Otsi reeglitest
rules-none = Üheski osas ei ole neid sõnu.

# Where this browser keeps the tables itself

alone-title = Mäng teistega
alone-text = Siin töötavad reeglid ja robotid selles brauseris ning sinu mängud jäävad sellesse seadmesse: midagi ei saadeta kuhugi. Teistega mängimiseks ava serveri aadress.
alone-address = Serveri aadress
alone-open = Ava
offline-title = Ilma võrguta
offline-text = Umbes 17{"\u00A0"}MB. Seejärel avaneb Digsite selles seadmes ka ilma võrguta: robotitega või mitmekesi ühe ekraani taga.
offline-keep = Hoia selles seadmes
offline-kept = Digsite avaneb nüüd ka ilma võrguta: robotitega või mitmekesi ühe ekraani taga.
offline-open = Mängi võrguta
loading-game = Mängu laaditakse: {NUMBER($part, style: "percent")}
loading-failed = Mängu ei õnnestunud laadida. Palun laadi leht uuesti.
save-all = Laadi alla kõik mängud
