### Nimi, mis jääb.

account-link = Sinu konto
account-title = Nimi, mis jääb
account-lead = Mängida saab ka ilma selleta. Pääsuvõtmega jääb su nimi selles serveris sinu omaks ja su mängud tulevad kaasa teistesse seadmetesse. Muud ei küsita: ei e-posti aadressi ega midagi, mida peaks meeles pidama.
account-off = See server püsivaid nimesid ei paku.
account-insecure = Pääsuvõtmed töötavad ainult https-aadressil või arvutis, milles server töötab. Küsi serveri haldajalt https-aadressi.
account-needs-name = Pääsuvõti vajab aadressiribal nime, mitte numbreid. Ava:
account-take-along =
    { $count ->
        [one] Võta kaasa mäng, milles sellel brauseril on koht
       *[other] Võta kaasa { $count } mängu, milles sellel brauseril on kohad
    }
account-new = Esimest korda siin
account-new-text = Seade küsib sõrmejälge, näotuvastust või PIN-koodi ja hoiab pääsuvõtit.
account-sign-up = Loo pääsuvõti
account-known = Siin juba tuttav
account-sign-in = Logi sisse pääsuvõtmega
account-other-device = Oled teises seadmes sisse logitud? Lase seal näidata koodi ja kirjuta see siia: see seade saab oma pääsuvõtme.
account-use-code = Lisa see seade
account-cancelled = Pääsuvõtit ei kasutatud. Võid uuesti proovida.
account-name = Nimi
account-rename = Muuda nime
account-public = Kõik võivad näha minu profiili: tulemusi, statistikat ja reitinguid
account-sign-out = Logi välja
account-passkeys = Pääsuvõtmed
account-passkey = Pääsuvõti { $number }
account-passkey-here = (sellega oled siin sisse logitud)
account-passkey-days = lisatud { $created }, viimati kasutatud { $used }
account-passkey-remove = Eemalda pääsuvõti { $number }
account-add-device = Lisa teine seade
account-add-here = Lisa pääsuvõti siin
account-code-text = Ava teises seadmes see aadress ja kirjuta kood:
account-data = Sinu andmed
account-data-text = Kõik, mida see server sinu kohta hoiab, ühe failina. Konto kustutamisel vabanevad su kohad ja su nimi kaob lõppenud mängudest.
account-export = Laadi kõik alla
account-delete = Kustuta konto
account-delete-text = Su pääsuvõtmed siin enam ei kehti, sa lahkud kõigist pooleliolevatest mängudest ja keegi ei saa midagi sellest tagasi tuua.
account-delete-confirm = Kinnitamiseks kirjuta „{ $name }“:
account-keep = Ära kustuta
account-delete-go = Kustuta jäädavalt
account-seat = püsiv nimi

## Mängud ja statistika

history-title = Sinu mängud
history-empty = Selle nimega ei ole veel ükski mäng lõppenud.
history-more = Varasemad mängud
history-length = { $rounds ->
        [one] { $rounds } ring
       *[other] { $rounds } ringi
    }, { $moves ->
        [one] { $moves } tegevus
       *[other] { $moves } tegevust
    }
statistics-title = Statistika
statistics-company = { $company ->
        [people] inimestega
       *[other] robotitega: { $bot }
    }
statistics-games = Mänge
statistics-won = Võidetud
statistics-mean = Keskmiselt mängu kohta
profile-link = Sinu avalik profiil
profile-since = siin alates { $day }
profile-games = Mängud avatud laudades

## Maja

house-title = Sellest serverist
house-conduct = Kuidas me üksteisega käitume
house-kind = Ole sõbralik. Iga nime taga on inimene.
house-stay = Mängi alustatud mängud lõpuni või jäta enne lahkumist hüvasti.
house-fair = Mängi ise: ilma programmide või teiste abita, kui seda pole kokku lepitud.
house-report = Blokeeri see, kes sind häirib, ja teata sellest, mida haldaja peaks teadma.
house-imprint = Kes serverit haldab
house-no-imprint = Haldaja pole siia enda kohta midagi kirjutanud.
kept-title = Mida ja kui kaua säilitatakse
kept-lead = Mängimiseks ei küsita sinult midagi: ei e-posti aadressi ega parooli. Midagi ei anta edasi ja keegi ei loe sinu külastusi. Server säilitab järgmist.
kept-what =
    { $what ->
        [cookie] Küpsis, mille järgi see brauser ära tuntakse: selle abil jäävad kohad sinule.
        [finished] Lõppenud mängud koos nimedega, mille mängijad endale andsid.
        [abandoned] Mängud ja lauad, mida keegi enam ei puuduta.
        [lobbies] Lauad, kus keegi pole ühtki käiku teinud.
        [uploads] Üles laaditud salvestised.
        [words] See, mida lauas kirjutatakse.
        [blocks] Keda oled blokeerinud.
        [reports] Teated haldajale koos sellega, mida lauas viimati kirjutati.
        [notices] Kuhu soovid teadet oma käigukorrast: e-posti aadress, brauser või veebihaak.
        [seeking] See, et otsid mängu.
        [counts] Kui sageli on üks internetiaadress midagi teinud, kaitseks ülekoormuse eest: räsina.
        [account] Sinu püsiv nimi ja pääsuvõtmete avalikud pooled, kui oled selle loonud.
        [session] See, et seade on sisse logitud.
        [history] Sinu lõppenud mängud ja neis loendatu, kui sul on püsiv nimi.
        [ratings] Sinu reitingud. Kui kustutad konto, jäävad reitingumängud alles ilma sinu nimeta.
       *[marks] Aadressi ja seadme võtmega räsid, et keegi ei saaks reitingut iseendaga mängides.
    }
kept-until =
    { $until ->
        [days]
            { $days ->
                [one] Ühe päeva
               *[other] { $days } päeva
            }
        [ever] Kuni haldaja selle kustutab
        [table] Nii kaua, kui on laud
        [account] Kuni kustutad oma konto
        [removed] Kuni võtad selle tagasi
       *[page] Nii kaua, kui sellel lehel ootad
    }
kept-local = Sinu seaded, lahendatud ülesanded ja sinu panus igasse segamisse on ainult sinu brauseris.
