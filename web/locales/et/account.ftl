### Nimi, mis jääb.

account-link = Sinu konto
account-title = Nimi, mis jääb
account-lead = Mängida saab ka ilma selleta. Pääsuvõtmega jääb su nimi selles serveris sinu omaks ja su mängud tulevad kaasa teistesse seadmetesse. Muud ei küsita: ei e-posti aadressi ega midagi, mida peaks meeles pidama.
account-off = See server püsivaid nimesid ei paku.
account-insecure = Pääsuvõtmed töötavad ainult https-aadressil või selles arvutis endas. Küsi serveri pidajalt https-aadressi.
account-needs-name = Pääsuvõti vajab aadressiribal nime, mitte numbreid. Ava:
account-take-along =
    { $count ->
        [one] Võta kaasa mäng, milles sellel brauseril on koht
       *[other] Võta kaasa { $count } mängu, milles sellel brauseril on kohad
    }
account-new = Siin uus
account-new-text = Seade küsib sõrmejälge, nägu või PIN-koodi ja hoiab pääsuvõtit.
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
account-keep = Jäta alles
account-delete-go = Kustuta jäädavalt
account-seat = püsiv nimi

## Mängud ja statistika

history-title = Sinu mängud
history-empty = Selle nimega ei ole veel ükski mäng lõppenud.
history-more = Varasemad mängud
history-length = { $rounds ->
        [one] { $rounds } voor
       *[other] { $rounds } vooru
    }, { $moves ->
        [one] { $moves } käik
       *[other] { $moves } käiku
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
