### Andere treffen: offene Tische.

## Open tables

open-title = Mitspieler gesucht
open-filters = Welche Tische gezeigt werden
open-game = Spiel
open-any = Egal
open-none = Gerade sucht niemand Mitspieler. Öffne einen Tisch, und alle auf dieser Seite sehen ihn.
open-none-fits = Kein offener Tisch passt zu deiner Auswahl.
open-a-table = Tisch für { $game } öffnen
open-join = Mitspielen
open-join-with = Bei { $people } mitspielen: { $game }
open-rated = { $name } ({ $rating })
open-seats =
    { $free ->
        [one] 1 von { $players } Plätzen frei
       *[other] { $free } von { $players } Plätzen frei
    }
open-hints =
    { $hints ->
        [agreed] mit Tipps
       *[off] ohne Tipps
    }
open-edition = Fassung des Spielmaterials: { $edition }
open-usual-edition = übliches Spielmaterial
open-lobby = Alle sehen diesen Tisch auf der Startseite und können sich dazusetzen.
open-free-seat = Nicht da: Platz freigeben

## Schnelle Vermittlung

pair-title = Mitspieler finden
pair-lead = Sag, was du spielen möchtest: Sobald genug Leute dasselbe wollen, beginnt das Spiel.
pair-go = Partie suchen
pair-stop = Suche beenden
pair-sought = { $game }, { $players } Spieler. { $pace }
pair-looking = Mitspieler werden gesucht …
pair-waiting =
    { $waiting ->
        [one] Noch sucht niemand sonst dieses Spiel.
       *[other] { $waiting } von { $players } Leuten sind da.
    }
pair-offer = Es dauert etwas. Möchtest du Bots auf den freien Plätzen?
pair-ready =
    { $ready ->
        [one] Jemand von den anderen würde mit Bots beginnen.
       *[other] { $ready } der anderen würden mit Bots beginnen.
    }
pair-fill = Mit Bots beginnen
pair-filling = Du beginnst mit Bots, sobald die anderen sich entschieden haben.
pair-found = Gefunden! Hier ist dein Tisch.
pair-lobby = Das Spiel beginnt, sobald alle da sind.

## Zeichen und Worte

talk = Unterhaltung
talk-unread =
    { $count ->
        [0] Unterhaltung
        [one] Unterhaltung (1 neu)
       *[other] Unterhaltung ({ $count } neu)
    }
talk-signs = Ein Zeichen geben
talk-words = Was gesagt wurde
talk-say = An die anderen am Tisch schreiben
talk-send = Senden
talk-signs-only = An diesem Tisch gibt es nur Zeichen.
talk-show-signs = Zeichen der anderen zeigen
talk-show-words = Zeigen, was die anderen schreiben
sign-said = { $name }: { $sign }
sign-name =
    { $sign ->
        [hello] Hallo!
        [good_luck] Viel Glück!
        [well_played] Gut gespielt!
        [thanks] Danke!
        [thinking] Ich überlege …
        [oops] Ups!
        [wow] Wow!
       *[goodbye] Tschüss!
    }
block-title = Die anderen an diesem Tisch
block = Blockieren
block-whom = { $name } blockieren
block-done = Du siehst und hörst von { $name } nichts mehr.
block-list = Von dir blockiert
unblock = Freigeben
unblock-whom = { $name } freigeben
report = Melden
report-whom = { $name } melden
report-why = Was ist passiert?
report-reason =
    { $reason ->
        [insult] Beleidigung oder Drohung
        [cheating] Unfaires Spiel
        [name] Anstößiger Name
       *[other] Etwas anderes
    }
report-note = Was soll der Betreiber wissen?
report-text = Der Betreiber dieses Servers sieht auch, was zuletzt an diesem Tisch geschrieben wurde.
report-send = Meldung abschicken
report-done = Danke. Der Betreiber sieht deine Meldung.

## Serie

series-game = Partie { $game } des Abends:
series-wins = { $name } { $wins }
rematch-ready = Die nächste Partie ist vorbereitet.

## Wertungen

rating =
    { $provisional ->
        [yes] { NUMBER($rating, useGrouping: 0) }?
       *[no] { NUMBER($rating, useGrouping: 0) }
    }
rating-named = Wertung { $rating }
rating-games =
    { $games ->
        [one] nach 1 gewerteten Partie
       *[other] nach { $games } gewerteten Partien
    }
rating-bots = Zum Vergleich: { $bots }
rating-change = Wertung { NUMBER($before, useGrouping: 0) } → { NUMBER($after, useGrouping: 0) }
rating-of = { $name } { NUMBER($before, useGrouping: 0) } → { $rating }
ratings-new = Neue Wertungen:
ratings-given-up = Niemand ist zurückgekommen: Die Partie ist gewertet.
seat-left-rated = { $name } hat diese gewertete Partie verlassen und verliert sie ohne baldige Rückkehr.
ratings-title = Deine Wertungen
rated-note = Diese Partie wird gewertet: keine Tipps, nichts lässt sich rückgängig machen, und wer geht, verliert.
unrated-note =
    { $why ->
        [name] Nicht gewertet: Nicht alle hier haben einen bleibenden Namen.
        [clock] Nicht gewertet: Es gibt keine Uhr.
        [hints] Nicht gewertet: Tipps sind erlaubt.
        [same_place] Nicht gewertet: Zwei Spieler teilen sich ein Gerät oder einen Internetanschluss.
        [alone] Nicht gewertet: Es spielen weniger als zwei Menschen.
        [components] Nicht gewertet: Es wird nicht von Anfang an mit dem üblichen Spielmaterial gespielt.
       *[other] Diese Partie wird nicht gewertet.
    }
open-counts = gewertet
