### Sehen, was geschehen ist und wie ein Spiel ausging.

## Auf dem Spielplan und im Verlauf

moved-here = letzte Züge: { $names }
log-cut = Frühere Züge: siehe Nachspielen

## Wie schnell es gezeigt wird

settings-pace = Züge der anderen zeigen
pace-name =
    { $pace ->
        [slow] langsam
        [fast] schnell
        [instant] sofort
       *[normal] normal
    }
skip = Überspringen
working = Einen Moment …
server-slow = Der Server hat noch nicht geantwortet. Wir warten weiter …

## Nach dem Spiel

result-won = Du hast gewonnen!
result-shared = Du teilst dir den Sieg mit { $others }!
result-lost = Du hast verloren.
result-place = Platz { $place }
replay-and-review = Nachspielen und Analyse
share-address = Diese Adresse kopieren:
