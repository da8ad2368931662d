### Mängulaudu ümbritsevate lehtede sõnad.

## Igal pool

game-title =
    { $game ->
        [dig_mars] Dig Mars
       *[undermining] Undermining
    }
close = Sulge
to-home = Avalehele
server-away = Server ei vasta. Palun proovi hetke pärast uuesti.
your-turn = Sinu käik
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
lost-title = Siin ei ole midagi
lost-text = Link võib olla vana või poolik.

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
settings-ends-by-self = Lõpeta minu käik ise, kui midagi muud teha ei saa
shortcuts = Kiirklahvid
shortcuts-on = Tähed ja numbrid toimivad mängulauas
shortcut =
    { $act ->
        [arrows] liigu väljalt väljale
        [choose] vali väli, veel kord: tee seal ainus võimalik tegevus
        [verb] vali tegevus
        [board] mängulauale
        [pieces] mängunuppudele
        [undo] võta tagasi
        [redo] tee uuesti
        [hint] küsi vihjet
        [end] lõpeta käik
        [declare] kuuluta võit välja
        [recap] näita, mida teised tegid
        [log] ava mängu kulg
        [rules] ava reeglid
        [clear] tühista valik
       *[help] see loend
    }

## Avaleht

home-lead = Kaks kaevamise lauamängu, sõpradega või robotitega, kes ei näe rohkem kui sina. Kontot pole vaja: piisab nimest.
home-tagline =
    { $game ->
        [dig_mars] Aardeid täis kanjon. Kaevanda, transpordi, täiusta ja lase vastaste jaamadel end aidata.
       *[undermining] Puuri end võõrasse planeeti, vii maagid rikastustehasesse, ehita oma masinat ja täida lepingud esimesena.
    }
home-players = { $from }–{ $to } mängijat
home-minutes = umbes { $minutes } minutit
play-now = Mängi kohe
play-here = Koos siin
invite-friends = Kutsu sõpru
learn-rules = Õpi reegleid
continue = Jätka
watch-and-replay = Vaata ja mängi läbi
table-phase =
    { $phase ->
        [lobby] ootab mängijaid
        [playing] ring { $round }
       *[over] lõppenud
    }

## Laua seadmine

new-table = Uus laud
new-players = Mängijaid
new-seats = Kes mängivad
new-seat = koht { $colour }
new-more = Rohkem valikuid
new-watch = Kes võib vaadata
new-edition = Mänguosade väljaanne
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
        [skilled] Edasijõudnud robot
        [expert] Ekspertrobot
       *[master] Meisterrobot
    }
option-name =
    { $option ->
        [variant] Kas kõigi varandus on näha?
       *[board] Mängulaua pool
    }
option-value =
    { $value ->
        [variant-standard] Ei: varandus on salajane ja kellel on küllalt, kuulutab võidu välja
        [variant-open] Jah, avatud variant: võitu välja ei kuulutata, pärast viimast ruutu võidab suurim varandus
        [board-open] Avatud pinnas, esimeseks mänguks parim
       *[board-bedrock] Aluskivimiga, millest keegi läbi ei puuri
    }
watch-kind =
    { $watch ->
        [link] Kes teab linki
        [listed] Kõik: laud on loendis
       *[players] Ainult mängijad
    }
lobby-title = Mängijate ootel
lobby-waiting = Mäng võib alata, kui kõik kohad on võetud.
lobby-host-starts = Võõrustaja alustab mängu, kui kõik on kohal.
fill-and-start = Täida robotitega ja alusta
invite-text = Kes selle lingi avab, saab istuda vabale kohale.
invite-link = Kutse link
invite-code = Link QR-koodina
leave-table = Lahku lauast
table-gone = Seda lauda ei ole või see pole sinu jaoks.
join-title = Sind kutsutakse mängima
join-colour = Sinu värv
join-sit = Istu lauda
join-full = Kõik kohad on võetud.
join-watch = Vaata ainult

## Lauas

actions = Tegevused
verb =
    { $verb ->
        [place] Aseta jaam
        [dig] Kaevanda
        [carry] Transpordi
        [move] Liigu
        [upgrade] Täiusta
        [inspect] Kontrolli pinnast
        [relocate] Paiguta ümber
        [declare] Kuuluta võit
        [enter] Maapinnale
        [drill] Puuri
        [drive] Sõida
        [portal] Portaal
        [unload] Laadi maha
        [build] Ehita
        [contract] Leping
        [recharge] Lae akusid
        [boost] Lisategevus
        [tech] Tulnukate tehnoloogia
        [swap] Vaheta
       *[end] Lõpeta käik
    }
verb-not-now = Sellega ei saa praegu midagi teha
contracts-numbered =
    { $count ->
        [one] leping { $list }
       *[other] lepingud { $list }
    }
space-title = Väli { $cell }
choose-target = Vali üks märgitud väljadest.
choose-or-go = Vali, mida siin teha, või märgitud väli, kuhu minna.
nothing-here = Siin ei saa praegu midagi teha.
why-not =
    { $count ->
        [one] Mida ei saa teha ja miks
       *[other] Mida ei saa teha ja miks ({ $count })
    }
rule-section = Reeglid, osa { $section }
reveals-note = See paljastab midagi: pärast tagasi võtta ei saa
undo = Tagasi
undo-what = Võta tagasi: { $action }
undo-barrier = „{ $action }“ paljastas midagi ja seda ei saa tagasi võtta
undo-nothing = Midagi pole tagasi võtta
redo = Uuesti
hint = Vihje
hint-title =
    { $count ->
        [one] Parim käik
       *[other] Parimad { $count } käiku
    }
hint-win =
    { $behind ->
        [0] võidab { $percent } %
       *[other] võidab { $percent } % (−{ $behind })
    }
end-turn = Lõpeta käik
recap = Mis juhtus?
recapping = Pärast sinu viimast käiku …
watching = Vaatad pealt
waiting-for = Mängib { $name }
thinking = { $name } mõtleb …
connection-broken = Ühendus katkes. Proovin uuesti …
seat-away = { $name } ei ole kohal.
seat-state =
    { $state ->
        [open] vaba
        [bot] robot
        [thinking] mõtleb …
        [here] lauas
       *[away] ühenduseta
    }
hand-to-bot = Las robot mängib
take-back = Võta koht tagasi
curtain-title = { $name }, sinu käik
curtain-text = Anna seade edasi. Järgnev on ainult sinu silmadele.
curtain-lift = Mina olen { $name }
declare-title = Kas kuulutad võidu välja?
declare-text =
    { $fortune ->
        [one] Sul on üks varandusepunkt. Kes võidu välja kuulutab, võidab kohe ja üksi.
       *[other] Sul on { $fortune } varandusepunkti. Kes võidu välja kuulutab, võidab kohe ja üksi.
    }
declare-do = Kuulutan võidu välja!

## Mida tegevus annab

outcome-level =
    { $verb ->
        [dig] kaevandamistase { $reached }{ $sum } (vaja { $needed })
       *[carry] transporditase { $reached }{ $sum } (vaja { $needed })
    }
outcome-help =
    { $stations ->
        [one] 1 jaama eest ({ $colour })
       *[other] { $stations } jaamade eest ({ $colour })
    }
outcome-actions =
    { $count ->
        [one] 1 tegevus
       *[other] { $count } tegevust
    }
outcome-free = tegevust ei kulu
outcome-bonus = kulub { $name }
outcome-batteries =
    { $count ->
        [one] 1 aku
       *[other] { $count } akut
    }
outcome-pays = hind: { $list }
outcome-fortune = varandus: { $list }
outcome-shows =
    { $shows ->
        [treasure] pöörab ruudu ümber
        [ground] toob nähtavale järgmise pinnase
       *[treasure_secretly] näitab sulle aaret salaja
    }
outcome-empties = järele jääb tühi väli
outcome-gains = annab: { $name }
outcome-ends-game = lõpetab mängu
outcome-last-turns = algavad viimased käigud
outcome-cracks = kõvast kivimist saab rusu
outcome-cargo = lastiruumi: { $list }
outcome-stores = lattu: { $list }
outcome-cards =
    { $count ->
        [one] võtab ühe tehnoloogiakaardi
       *[other] võtab { $count } tehnoloogiakaarti
    }
outcome-score = punktid { $change }

## Pärast mängu

result-title =
    { $count ->
        [one] { $names } võidab!
       *[other] { $names } jagavad võitu!
    }
result-ending =
    { $ending ->
        [declared] Võit kuulutati välja.
        [last_tile] Viimane ruut on võetud.
        [pile_empty] Üks tähedollarite virn sai otsa.
       *[no_progress] Mäng ei liikunud enam edasi.
    }
score-fortune = Varandus
score-stars = Tähedollarid
score-equipment = Varustus
score-tokens = Žetoonid
score-cards = Tehnoloogiakaardid
score-total = Punktid
rematch = Kordusmäng
replay = Läbimäng
show-board = Näita mängulauda

## Vaatamine ja läbimäng

watch-running = Käimasolevad mängud
watch-none = Praegu ei mängita ühtegi loendis olevat mängu.
watch-finished = Sinu lõppenud mängud
watch-no-finished = Veel ei ole.
upload = Ava salvestis
upload-text = Fail, mis on siit alla laaditud või käsureal kirjutatud
replay-start = Algusesse
replay-back = Tegevus tagasi
replay-next = Tegevus edasi
replay-last = Lõppu
replay-play = Mängi
replay-pause = Peata
replay-turn-back = Käik tagasi
replay-turn-next = Käik edasi
replay-position = Koht mängus
replay-move = Tegevus { $move } / { $moves }
replay-round = ring { $round }
replay-eyes = Kelle silmadega
eyes-all = Kõik on avatud
eyes-spectator = Pealtvaataja
eyes-of = Nagu { $name }
deal-title = Segamine
deal-text = Enne kui keegi lauda istus, oli server kontrollsummaga saladuse külge seotud. Iga mängija brauser lisas juhusliku arvu. Koos määrasid need segamise, nii et keegi ei saanud seda valida.
deal-commitment = Kontrollsumma
deal-secret = Saladus
deal-seed = Algarv
deal-good = Sinu brauseris kontrollitud: saladus vastab kontrollsummale ja algarv tuleneb sellest.
deal-bad = Segamine ei vasta kontrollsummale.
deal-verified = Iga tegevus on reeglite järgi kontrollitud.

## Reeglid

rules-of =
    { $game ->
        [dig_mars] Dig Mars: reeglid
       *[undermining] Undermining: reeglid
    }
rules-search = Otsi reeglitest
rules-none = Üheski osas ei ole neid sõnu.
