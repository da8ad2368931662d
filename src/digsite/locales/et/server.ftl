refusal-request-bad = Päringust ei saa aru ({ $detail }).
refusal-request-method = Seda ei saa siin teha.
refusal-request-id-used = Seda päringut on juba millegi muu jaoks kasutatud.
refusal-request-too-fast = See oli liiga kiire. Palun oota hetk.
refusal-request-too-slow = Päring tuli liiga aeglaselt.
refusal-request-too-large = Päring on suurem kui { $limit } baiti.
refusal-origin-refused = Teiste saitide päringuid vastu ei võeta.
refusal-host-unknown = See server ei vasta sellele nimele. Serveri haldaja saab nime lubada (DIGSITE_ALLOWED_HOSTS).
refusal-page-unknown = Sellel aadressil ei ole midagi.
refusal-hello-first = Kõigepealt tervita.
refusal-seat-not-yours = See koht ei ole sinu oma.
refusal-seat-unknown = Sellist kohta ei ole.
refusal-seat-taken = See koht on hõivatud.
refusal-seat-held = Sellel kohal istub keegi teine.
refusal-turn-not-yours = Praegu ei ole sinu kord.
refusal-turn-bot = Sellel kohal mängib bot. Võta koht kõigepealt tagasi.
refusal-turn-late = Su aeg sai otsa: enne teeb käigu bot.
refusal-table-unknown = Sellist lauda ei ole.
refusal-table-locked = See laud on lukus. Vaja on selle salasõna.
refusal-table-too-many = Sinu aadressilt on avatud palju laudu. Palun oota tund aega.
refusal-bots-too-many = Mitmes sinu lauas mängivad botid juba omavahel. Mängi kõigepealt mõnes neist ise edasi.
refusal-lock-wrong = See ei ole selle laua salasõna.
refusal-lock-too-many = Liiga palju valesid salasõnu. Palun oota kümme minutit.
refusal-code-unknown = See kood ei kehti või ei kehti enam.
refusal-code-too-many = Prooviti liiga palju koode. Palun oota kümme minutit.
refusal-table-not-lobby = Mäng on juba alanud.
refusal-table-not-playing = Mäng ei käi.
refusal-table-not-over = Mäng ei ole veel läbi.
refusal-table-moved-on = Laual on juba edasi mängitud. Vaata uut seisu ja vali uuesti.
refusal-table-open-seats = Mõni koht on veel vaba. Täida need inimeste või botidega.
refusal-table-needs-human = Vähemalt üks koht peab olema inimesele.
refusal-table-old-rules = Seda mängu alustati reeglite versiooniga { $played }; see server mängib versiooniga { $now }.
refusal-undo-nothing = Midagi ei ole tagasi võtta.
refusal-undo-barrier = Viimane tegevus paljastas midagi: seda ei saa tagasi võtta.
refusal-undo-too-many = Oled sel käigul { $most } korda tagasi võtnud. Sellest piisab: mängi edasi.
refusal-redo-nothing = Midagi ei ole korrata.
refusal-invite-unknown = See kutse ei vii ühegi lauani.
refusal-invite-full = Selles lauas ei ole enam vaba kohta.
refusal-host-only = Seda saab teha ainult laua avaja.
refusal-deal-nonce-missing = Kõik mängijad ei ole veel valmis.
refusal-deal-nonce-given = See koht on oma osa segamisse juba andnud.
refusal-replay-unknown = Sellist salvestist ei ole.
refusal-replay-not-yet = Salvestist saab vaadata, kui mäng on läbi.
refusal-record-too-many = Sinu aadressilt on tulnud palju mängukirjeid. Palun oota tund aega.
refusal-notice-unknown = Sellist teavitust ei ole.
refusal-notice-too-many = Teavitusi on juba küllalt. Palun oota või eemalda mõni.
refusal-notice-unreachable = Sellele aadressile siit ei pääse.
refusal-notice-off = See server ei saada e-kirju.
refusal-server-failed = Midagi läks viltu. Midagi ei muudetud; palun proovi uuesti.
refusal-server-slow = Server on vastamiseks liiga hõivatud. Palun proovi uuesti.
refusal-server-starting = Server alles käivitub ega pääse veel laudade juurde. Palun proovi hetke pärast uuesti.
pages-missing = Lehed ei ole veel ehitatud. Kui Node.js on olemas, ehitab ja avab „make play“ need projekti kaustas.
notice-turn-title = Sinu kord
notice-turn-text =
    Sinu laua taga on sinu kord: { $link }

    Rohkem selliseid teateid mitte saata: { $remove }
notice-confirm-title = Sinu kood Digsite'i jaoks
notice-confirm-text =
    Keegi, tõenäoliselt sina, soovib e-kirja, kui Digsite'i laua taga on tema kord. Kood on: { $code }

    Kui see ei olnud sina, ei ole vaja midagi teha.
