### Wörter der Seiten rund um die Spielpläne.

## Überall

close = Schließen
to-home = Zur Startseite
server-away = Der Server antwortet nicht. Bitte versuche es gleich noch einmal.
player = Spieler
players = Spieler
log = Verlauf
log-empty = Noch ist nichts geschehen.
rules = Regeln
share = Teilen
copied = Kopiert
copy-link = Link kopieren
download = Aufzeichnung herunterladen
choose-file = Datei wählen
unknown-title = Hier ist nichts
unknown-text = Der Link ist vielleicht alt oder unvollständig.

## Einstellungen

settings = Einstellungen
settings-name = Dein Name
settings-language = Sprache
language-name =
    { $language ->
        [en] English
        [de] Deutsch
        [et] Eesti
       *[ru] Русский
    }
settings-theme = Farben
theme-name =
    { $theme ->
        [system] Wie im System
        [light] Hell
       *[dark] Dunkel
    }
settings-sound = Töne
settings-ends-by-self = Meinen Zug automatisch beenden, wenn nichts anderes mehr möglich ist
shortcuts = Tastenkürzel
shortcuts-on = Am Tisch Buchstaben- und Zifferntasten verwenden
shortcut =
    { $act ->
        [arrows] von Feld zu Feld gehen
        [choose] Feld wählen; noch einmal: die einzige Aktion dort ausführen
        [verb] eine Aktion wählen
        [board] zum Spielplan
        [pieces] zu den Spielsteinen auf dem Spielplan
        [undo] rückgängig machen
        [redo] wiederherstellen
        [hint] um einen Tipp bitten
        [end] den Zug beenden
        [recap] zeigen, was die anderen getan haben
        [log] den Verlauf öffnen
        [rules] die Regeln öffnen
        [clear] die Auswahl aufheben
       *[help] diese Liste
    }

## Startseite

home-lead = Zwei Brettspiele rund ums Graben, mit Freunden oder mit Bots, die nicht mehr sehen als du. Kein Konto nötig: Ein Name genügt.
home-players = { $from }–{ $to } Spieler
home-minutes = etwa { $minutes } Minuten
play-now = Sofort spielen
play-here = Gemeinsam an einem Gerät
invite-friends = Freunde einladen
learn-rules = Regeln lernen
continue = Weiterspielen
watch-and-replay = Zuschauen und nachspielen
have-code = Ich habe einen Code
table-phase =
    { $phase ->
        [lobby] wartet auf Spieler
        [playing] Runde { $round }
       *[over] beendet
    }
table-left = Verlassen; dein Platz ist noch frei

## Von einem anderen Gerät

code-title = Auf diesem Gerät weiterspielen
code-text = Gib den Code ein, den dein anderes Gerät zeigt. Dein Platz zieht dann auf dieses Gerät um.
code-label = Code
code-use = Platz übernehmen

## Einen Tisch aufbauen

new-table = Neuer Tisch
new-players = Spieler
new-seats = Wer spielt
new-seat = Platz { $colour }
new-more = Weitere Einstellungen
new-watch = Wer zuschauen darf
new-edition = Fassung des Spielmaterials
edition-shipped = Nachbau von Digsite
option-line = { $name }: { $value }
new-open-table = Tisch eröffnen
start-game = Spiel beginnen
seat-kind =
    { $kind ->
        [here] Hier
        [open] Per Link
       *[bot] Bot
    }
seat-open = freier Platz
seat-open-note = auf Einladung
seat-you = du
bot-level = Stärke des Bots
bot-name =
    { $level ->
        [random] Zufallsbot
        [beginner] Einsteigerbot
        [casual] Gelegenheitsbot
        [practised] Geübter Bot
        [skilled] Fortgeschrittener Bot
        [strong] Starker Bot
        [expert] Expertenbot
        [master] Meisterbot
       *[grandmaster] Großmeisterbot
    }
bot-seat = { $colour } ({ $bot })
watch-kind =
    { $watch ->
        [link] Wer den Link kennt
        [listed] Alle: Tisch in der Liste
       *[players] Nur die Spieler
    }
passphrase = Kennwort
passphrase-note = (wer mitspielt oder zuschaut, wird danach gefragt; leer lassen, wenn keines nötig ist)
clock = Uhr
clock-pace =
    { $pace ->
        [none] Keine Uhr
        [fast] Schnell: Alle sind da
       *[slow] Langsam: über Tage
    }
clock-turn = Zeit für einen Zug
clock-reserve = Reserve für das ganze Spiel
clock-no-reserve = keine
clock-when-late = Wenn die Zeit abgelaufen ist
clock-late-choice =
    { $late ->
        [turn] ein Bot spielt diesen Zug
        [seat] ein Bot spielt weiter, bis der Spieler zurück ist
       *[ask] die anderen entscheiden, ob ein Bot spielt
    }
clock-bot = Stärke dieses Bots
clock-note = { $turn } für einen Zug
clock-note-reserve = { $reserve } Reserve
locked-note = Mit Kennwort geschützt: Sag es denen, die du einlädst.
locked-title = Tisch mit Kennwort
locked-text = Wer dich eingeladen hat, kennt das Kennwort.
unlock = Öffnen
lock-table = Kennwort setzen
lock-change = Kennwort ändern
lock-set = Festlegen
lock-remove = Kennwort entfernen
lock-done = Das Kennwort gilt. Wer nur zuschaut, muss es neu eingeben.
lock-gone = Der Tisch hat kein Kennwort mehr.
lobby-title = Warten auf Spieler
lobby-waiting = Das Spiel kann beginnen, wenn alle Plätze besetzt sind.
lobby-host-starts = Der Gastgeber beginnt das Spiel, wenn alle da sind.
fill-and-start = Mit Bots auffüllen und beginnen
invite-text = Wer diesen Link öffnet, kann einen freien Platz einnehmen.
invite-link = Einladungslink
invite-code = Der Link als QR-Code
leave-table = Tisch verlassen
leave-title = Tisch verlassen?
leave-text =
    { $how ->
        [lobby] Dein Platz wird frei. Mit der Einladung kannst du dich wieder setzen.
        [alone] Die Partie wartet. Sie bleibt unter deinen Partien auf der Startseite; dort kannst du deinen Platz wieder einnehmen.
        [rated] Die Partie wird gewertet. Wenn du nicht bald zurückkommst, verlierst du sie.
       *[others] Die anderen erfahren es und können einen Bot spielen lassen. Solange sich niemand sonst auf deinen Platz setzt, kannst du ihn in diesem Browser wieder einnehmen.
    }
leave-stay = Bleiben
leave-do = Verlassen
table-gone = Diesen Tisch gibt es nicht, oder er ist nicht für dich.
table-elsewhere = Dieser Tisch ist in vielen Fenstern dieses Browsers offen, deshalb folgt ihm dieses nicht mehr.
table-here = Hier weiterspielen
join-title = Du bist eingeladen
join-colour = Deine Farbe
join-sit = Platz nehmen
join-full = Alle Plätze sind besetzt.
join-watch = Nur zuschauen

## Am Tisch

actions = Aktionen
verb-not-now = Gerade nicht möglich: auswählen, um den Grund zu sehen
choose-target = Wähle eines der markierten Felder.
choose-or-go = Wähle, was hier geschehen soll, oder ein markiertes Feld als Ziel.
nothing-here = Hier ist jetzt nichts möglich.
why-not = Was nicht geht, und warum
rule-section = Regeln, Abschnitt{"\u00A0"}{ $section }
reveals-note = Das deckt etwas auf und lässt sich danach nicht rückgängig machen
passes-note = Damit endet dein Zug, und es lässt sich nicht rückgängig machen
undo = Rückgängig
undo-what = Rückgängig machen: { $action }
undo-barrier = „{ $action }“ hat etwas aufgedeckt und lässt sich nicht rückgängig machen
undo-nothing = Nichts rückgängig zu machen
redo = Wiederherstellen
hint = Tipp
hint-title =
    { $count ->
        [one] Die beste Aktion
       *[other] Die besten { $count } Aktionen
    }
hint-equal =
    { $count ->
        [one] Die beste Aktion
       *[other] { $count } Aktionen, alle etwa gleich gut
    }
hint-win =
    { $behind ->
        [0] Gewinnchance { $percent }{"\u00A0"}%
       *[other] Gewinnchance { $percent }{"\u00A0"}% (−{ $behind })
    }
hint-plan = Danach: { $plan }
end-turn = Zug beenden
recap = Was ist passiert?
recapping = Seit deinem letzten Zug …
watching = Du schaust zu
waiting-for = { $name } ist am Zug
thinking = { $name } denkt nach …
connection-broken = Verbindung unterbrochen – neuer Versuch. Was du wählst, wird gespielt, sobald sie wieder da ist.
outcome-later = Was dabei herauskommt, steht hier, sobald die Verbindung wieder da ist.
seat-away = { $name } ist nicht da.
seat-left = { $name } hat das Spiel verlassen.
seat-left-host = Der Gastgeber kann einen Bot spielen lassen.
everybody-left = Alle haben das Spiel verlassen. Es wartet.
you-left = Du hast dieses Spiel verlassen. Dein Platz ist noch frei.
sit-again = Platz wieder einnehmen
invite-again = Neu einladen
seat-state =
    { $state ->
        [open] frei
        [left] hat das Spiel verlassen
        [left-bot] hat das Spiel verlassen, ein Bot spielt
        [bot] Bot
        [thinking] denkt nach …
        [here] am Tisch
       *[away] nicht verbunden
    }
hand-to-bot = Einen Bot spielen lassen
hand-title = Einen Bot spielen lassen?
hand-text =
    { $whose ->
        [yours] Der Bot spielt sofort für dich, und was er aufdeckt, lässt sich nicht rückgängig machen. Du kannst den Platz jederzeit wieder übernehmen.
       *[theirs] Der Bot spielt sofort für { $name }, und was er aufdeckt, lässt sich nicht rückgängig machen. { $name } kann den Platz jederzeit wieder übernehmen.
    }
cancel = Abbrechen
take-back = Platz wieder übernehmen
free-seat = Platz frei lassen
clock-left = Noch { $time }
clock-over = Zeit abgelaufen
clock-late =
    { $late ->
        [turn] Die Zeit von { $name } ist abgelaufen. Ein Bot spielt diesen Zug.
        [seat] Die Zeit von { $name } ist abgelaufen. Ein Bot spielt weiter, bis der Platz wieder übernommen wird.
       *[ask] Die Zeit von { $name } ist abgelaufen. Jeder andere Spieler darf einen Bot spielen lassen.
    }
transfer-seat = Auf einem anderen Gerät weiterspielen
transfer-text = Öffne die Adresse unten auf dem anderen Gerät und gib dort den Code ein. Er bringt den Platz von { $name } dorthin.
transfer-qr = Die Adresse als QR-Code
transfer-left = Gilt einmal, noch { $time }
transfer-over = Dieser Code gilt nicht mehr.
transfer-again = Neuen Code erzeugen
transfer-warning = Dieses Gerät verliert dann den Platz und schaut nur noch zu. Zeig den Code sonst niemandem: Wer ihn eingibt, hat den Platz.
seat-transferred = Dein Platz ist jetzt auf einem anderen Gerät. Hier kannst du nur zuschauen.
notice-title = Sag mir Bescheid, wenn ich am Zug bin
notice-text = Du bekommst einmal Bescheid, wenn du am Zug bist und den Tisch nicht offen hast.
notice-kind =
    { $kind ->
        [push] In diesem Browser
        [email] Per E-Mail
       *[webhook] Per Webhook
    }
notice-push = In diesem Browser
notice-refused = Dieser Browser erlaubt es nicht. Seine Einstellungen für diese Seite können das ändern.
notice-email = Per E-Mail an diese Adresse
notice-webhook = Per Webhook, für Programme
notice-address = Adresse, beginnt mit https://
notice-add = Bescheid geben
notice-code = Code aus der E-Mail
notice-confirm = Bestätigen
notice-remove = Entfernen
notice-stop-title = Keinen Bescheid mehr?
notice-stop-text = Du bekommst dann keinen Bescheid mehr, wenn du an diesem Tisch am Zug bist.
notice-stop = Keinen Bescheid mehr
notice-stopped = Erledigt. Du bekommst keinen Bescheid mehr.
curtain-title = { $name }, du bist am Zug
curtain-text = Gib das Gerät weiter. Was jetzt kommt, ist nur für deine Augen.
curtain-lift = Ich bin { $name }

## Nach dem Spiel

result-title =
    { $count ->
        [one] { $names } gewinnt!
       *[other] { $names } teilen sich den Sieg!
    }
rematch = Revanche
replay = Nachspielen
show-board = Spielplan zeigen
show-result = Ergebnis zeigen

## Zuschauen und nachspielen

watch-running = Laufende Partien
watch-none = Gerade läuft keine Partie aus der Liste.
watch-finished = Deine beendeten Partien
watch-no-finished = Noch keine.
upload = Eine Aufzeichnung öffnen
upload-text = Eine Datei, die hier heruntergeladen oder auf der Befehlszeile gespeichert wurde
replay-start = Zum Anfang
replay-back = Eine Aktion zurück
replay-next = Eine Aktion vor
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-turn-back = Zug zurück
replay-turn-next = Zug vor
replay-position = Stelle in der Partie
replay-move = Aktion { $move } von { $moves }
replay-round = Runde { $round }
replay-eyes = Blickwinkel
eyes-all = Alles offen
eyes-spectator = Zuschauer
eyes-of = Aus Sicht von { $name }
deal-title = Das Mischen
deal-text = Bevor sich jemand setzte, war der Server durch eine Prüfsumme an ein Geheimnis gebunden. Der Browser jedes Spielers gab eine Zufallszahl dazu. Zusammen bestimmten sie, wie gemischt wurde, sodass niemand darauf Einfluss hatte.
deal-commitment = Prüfsumme
deal-secret = Geheimnis
deal-seed = Startzahl
deal-good = In deinem Browser geprüft, ohne dem Server zu trauen
deal-bad = In deinem Browser geprüft: Beim Mischen stimmt etwas nicht
deal-check =
    { $part ->
        [commitment-good] Das Geheimnis ist das, an das der Server gebunden war: Sein SHA-256 ist die Prüfsumme.
        [commitment-bad] Das Geheimnis ist nicht das, an das der Server gebunden war.
        [seed-good] Die Startzahl folgt aus dem Geheimnis, dem Namen des Tisches und den Zahlen aller Spieler.
        [seed-bad] Die Startzahl folgt nicht aus dem Geheimnis und den Zahlen der Spieler.
        [seen-good] Die Prüfsumme ist die, die dieser Browser vor dem Spiel gesehen hat.
        [seen-bad] Die Prüfsumme ist nicht die, die dieser Browser vor dem Spiel gesehen hat.
        [seen-unknown] Dieser Browser war vor dem Spiel nicht am Tisch und kann nicht sagen, ob die Prüfsumme noch dieselbe ist. Der Browser eines Spielers kann es.
        [nonces-good] Die Zahl, die dieser Browser beigetragen hat, steckt darin.
        [nonces-bad] Die Zahl, die dieser Browser beigetragen hat, steckt nicht darin.
       *[nonces-unknown] Dieser Browser hat zum Mischen keine Zahl beigetragen.
    }
deal-later = Das Geheimnis wird gezeigt, wenn das Spiel zu Ende ist. Dann lässt sich das Mischen prüfen.
deal-unable = Dieser Browser kann das Mischen nur auf einer Seite prüfen, deren Adresse mit https:// beginnt.
deal-none = Diese Aufzeichnung sagt nicht, wie gemischt wurde.
deal-unchecked = Nicht in deinem Browser geprüft
deal-verified = Der Server sagt, dass die Startzahl zu diesen Karten führt und dass jede Aktion erlaubt war. Dein Browser kann das nicht wissen: Er kennt weder die Regeln noch das Spielmaterial.
deal-verify = Dein eigener Rechner kann es prüfen: Lade die Aufzeichnung herunter und starte
deal-numbers = Die Zahlen
deal-nonce = Zahl von { $name }

## Regeln

rules-contents = Inhalt
rules-search = In den Regeln suchen
rules-none = Kein Abschnitt enthält diese Wörter.

# Where this browser keeps the tables itself

alone-title = Mit anderen spielen
alone-text = Hier laufen Regeln und Bots in diesem Browser, und deine Partien bleiben auf diesem Gerät: Nichts wird verschickt. Um mit anderen zu spielen, öffne die Adresse eines Servers.
alone-address = Adresse eines Servers
alone-open = Öffnen
offline-title = Ohne Netz
offline-text = Etwa 17{"\u00A0"}MB. Danach öffnet sich Digsite auf diesem Gerät auch ohne Netz: mit Bots oder für mehrere an einem Bildschirm.
offline-keep = Auf diesem Gerät behalten
offline-kept = Digsite öffnet sich jetzt auch ohne Netz: mit Bots oder für mehrere an einem Bildschirm.
offline-open = Offline spielen
loading-game = Das Spiel wird geladen: {NUMBER($part, style: "percent")}
loading-failed = Das Spiel konnte nicht geladen werden. Bitte lade die Seite neu.
save-all = Alle Partien herunterladen
