### Lauad: mis enne mängu kokku lepitakse, kutsed, vihjed inimeste vahel.

play-options = Valikud
play-against = { $count } × { $bot }
play-opponents = Vastased
play-strength = Nende tugevus
first = Kes alustab
first-chance = Otsustab juhus
first-seat = { $colour } ({ $name })
first-note = Alustab { $name }.
hints-allow = Vihjeid tohib küsida; teised näevad, kes küsib
hints-note =
    { $hints ->
        [agreed] Vihjeid tohib küsida; teised näevad, kes küsib.
       *[off] Kui mängijaid on peale robotite mitu, vihjeid ei küsita.
    }
hint-used = { $name } küsis vihjet.
hints-count =
    { $count ->
        [one] · vihjed 1 käigus
       *[other] · vihjed { $count } käigus
    }
stand-in-level = Kellegi eest mängiva roboti tugevus
listed-no-lock = (loendis oleval laual ei saa olla parooli: võõrad ei tea seda)
locked-not-listed = (parooliga laud ei saa olla loendis: võõrad ei tea parooli)
lock-unlists = See laud on loendis. Parooliga seda enam loendis ei ole.
name-length = { $count } / { $most } tähemärki
invite-address = Aadress sinu võrgus
invite-loopback = See link töötab ainult selles arvutis. Et sõbrad siia jõuaksid, tee server võrgus kättesaadavaks:
