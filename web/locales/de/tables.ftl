### Tische: was vor dem Spiel vereinbart wird, Einladungen, Tipps unter Menschen.

play-options = Optionen
play-against = { $count } × { $bot }
play-opponents = Gegner
play-strength = Ihre Stärke
first = Wer beginnt
first-chance = Der Zufall entscheidet
first-seat = { $colour } ({ $name })
first-note = { $name } beginnt.
hints-allow = Tipps sind erlaubt; die anderen sehen, wer um einen bittet
hints-note =
    { $hints ->
        [agreed] Tipps sind erlaubt; die anderen sehen, wer um einen bittet.
       *[off] Keine Tipps, sobald zwei Menschen mitspielen.
    }
hint-used = { $name } hat um einen Tipp gebeten.
hints-count =
    { $count ->
        [one] · Tipps in 1 Zug
       *[other] · Tipps in { $count } Zügen
    }
stand-in-level = Stärke des Bots, der für jemanden spielt
listed-no-lock = (ein Tisch in der Liste kann kein Kennwort haben: Fremde kennen es nicht)
locked-not-listed = (ein Tisch mit Kennwort kann nicht in der Liste stehen: Fremde kennen es nicht)
lock-unlists = Dieser Tisch steht in der Liste. Mit Kennwort steht er nicht mehr darin.
name-length = { $count } von { $most } Zeichen
invite-address = Adresse in deinem Netz
invite-loopback = Dieser Link funktioniert nur auf diesem Computer. Damit andere mitspielen können, muss der Server im Netz erreichbar sein:
