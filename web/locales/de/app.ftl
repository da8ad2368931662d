### Wörter der Seiten rund um die Spielfelder.

## Überall

game-title =
    { $game ->
        [dig_mars] Dig Mars
       *[undermining] Undermining
    }
close = Schließen
to-home = Zur Startseite
server-away = Der Server antwortet nicht. Bitte versuche es gleich noch einmal.
your-turn = Du bist am Zug
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
lost-title = Hier ist nichts
lost-text = Der Link ist vielleicht alt oder unvollständig.

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
        [system] Wie das System
        [light] Hell
       *[dark] Dunkel
    }
settings-sound = Töne
settings-ends-by-self = Meinen Zug von selbst beenden, wenn nichts anderes mehr möglich ist
shortcuts = Tastenkürzel
shortcuts-on = Buchstaben und Ziffern wirken am Tisch
shortcut =
    { $act ->
        [arrows] von Feld zu Feld gehen
        [choose] das Feld wählen, noch einmal: die einzige Aktion dort spielen
        [verb] eine Aktion wählen
        [board] zum Spielfeld
        [pieces] zu den Figuren auf dem Spielfeld
        [undo] zurücknehmen
        [redo] wiederholen
        [hint] um einen Tipp bitten
        [end] den Zug beenden
        [declare] sich zum Sieger erklären
        [recap] zeigen, was die anderen getan haben
        [log] den Verlauf öffnen
        [rules] die Regeln öffnen
        [clear] die Auswahl aufheben
       *[help] diese Liste
    }

## Startseite

home-lead = Zwei Brettspiele vom Graben, mit Freunden oder mit Bots, die nicht mehr sehen als du. Kein Konto: Ein Name genügt.
home-tagline =
    { $game ->
        [dig_mars] Ein Canyon voller Schätze. Grabe, berge, rüste auf und lass dir von den Stationen der anderen helfen.
       *[undermining] Bohre dich in einen fremden Planeten, bring Erze zur Raffinerie, baue dein Fahrzeug aus und erfülle Aufträge als Erster.
    }
home-players = { $from }–{ $to } Spieler
home-minutes = etwa { $minutes } Minuten
play-now = Sofort spielen
play-here = Zusammen hier
invite-friends = Freunde einladen
learn-rules = Regeln lernen
continue = Weiterspielen
watch-and-replay = Zuschauen und nachspielen
table-phase =
    { $phase ->
        [lobby] wartet auf Spieler
        [playing] Runde { $round }
       *[over] beendet
    }

## Einen Tisch aufbauen

new-table = Neuer Tisch
new-players = Spieler
new-seats = Wer spielt
new-seat = Platz { $colour }
new-more = Weitere Möglichkeiten
new-watch = Wer zuschauen darf
new-edition = Ausgabe des Spielmaterials
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
        [skilled] Fortgeschrittener Bot
        [expert] Expertenbot
       *[master] Meisterbot
    }
option-name =
    { $option ->
        [variant] Schatzpunkte aller zeigen?
       *[board] Seite des Spielplans
    }
option-value =
    { $value ->
        [variant-standard] Nein: Schatzpunkte sind geheim, und wer genug hat, erklärt sich zum Sieger
        [variant-open] Ja, die offene Variante: Niemand erklärt sich zum Sieger, nach der letzten Karte gewinnen die meisten Schatzpunkte
        [board-open] Offener Boden, am besten für das erste Spiel
       *[board-bedrock] Mit Grundgestein, das niemand durchbohrt
    }
watch-kind =
    { $watch ->
        [link] Wer den Link kennt
        [listed] Alle: Der Tisch steht in der Liste
       *[players] Nur die Spieler
    }
lobby-title = Warten auf Spieler
lobby-waiting = Das Spiel kann beginnen, wenn alle Plätze besetzt sind.
lobby-host-starts = Der Gastgeber beginnt das Spiel, wenn alle da sind.
fill-and-start = Mit Bots auffüllen und beginnen
invite-text = Wer diesen Link öffnet, kann einen freien Platz einnehmen.
invite-link = Link der Einladung
invite-code = Der Link als QR-Code
leave-table = Tisch verlassen
table-gone = Diesen Tisch gibt es nicht, oder er ist nicht für dich.
join-title = Du bist eingeladen
join-colour = Deine Farbe
join-sit = Platz nehmen
join-full = Alle Plätze sind besetzt.
join-watch = Nur zuschauen

## Am Tisch

actions = Aktionen
verb =
    { $verb ->
        [place] Station aufstellen
        [dig] Graben
        [carry] Bergen
        [move] Versetzen
        [upgrade] Aufrüsten
        [inspect] Tiefenradar
        [relocate] Station versetzen
        [declare] Sieg erklären
        [enter] Auf die Oberfläche
        [drill] Bohren
        [drive] Fahren
        [portal] Portal
        [unload] Entladen
        [build] Bauen
        [contract] Auftrag
        [recharge] Aufladen
        [boost] Zusatzaktion
        [tech] Alien-Technologie
        [swap] Tauschen
       *[end] Zug beenden
    }
verb-not-now = Damit ist gerade nichts möglich
contracts-numbered =
    { $count ->
        [one] Auftrag { $list }
       *[other] Aufträge { $list }
    }
space-title = Feld { $cell }
choose-target = Wähle eines der markierten Felder.
choose-or-go = Wähle, was hier geschehen soll, oder ein markiertes Feld als Ziel.
nothing-here = Hier ist jetzt nichts möglich.
why-not =
    { $count ->
        [one] Was nicht geht, und warum
       *[other] Was nicht geht, und warum ({ $count })
    }
rule-section = Regeln, Abschnitt { $section }
reveals-note = Das deckt etwas auf: danach kein Zurück
undo = Zurück
undo-what = Zurücknehmen: { $action }
undo-barrier = „{ $action }“ hat etwas aufgedeckt und lässt sich nicht zurücknehmen
undo-nothing = Nichts zurückzunehmen
redo = Wiederholen
hint = Tipp
hint-title =
    { $count ->
        [one] Der beste Zug
       *[other] Die besten { $count } Züge
    }
hint-win =
    { $behind ->
        [0] gewinnt zu { $percent } %
       *[other] gewinnt zu { $percent } % (−{ $behind })
    }
end-turn = Zug beenden
recap = Was ist passiert?
recapping = Seit deinem letzten Zug …
watching = Du schaust zu
waiting-for = { $name } ist am Zug
thinking = { $name } denkt nach …
connection-broken = Verbindung verloren. Neuer Versuch …
seat-away = { $name } ist nicht da.
seat-state =
    { $state ->
        [open] frei
        [bot] Bot
        [thinking] denkt nach …
        [here] am Tisch
       *[away] nicht verbunden
    }
hand-to-bot = Einen Bot spielen lassen
take-back = Platz zurücknehmen
curtain-title = { $name }, du bist am Zug
curtain-text = Gib das Gerät weiter. Was jetzt kommt, ist nur für deine Augen.
curtain-lift = Ich bin { $name }
declare-title = Zum Sieger erklären?
declare-text =
    { $fortune ->
        [one] Du besitzt einen Schatzpunkt. Wer sich erklärt, gewinnt sofort und allein.
       *[other] Du besitzt { $fortune } Schatzpunkte. Wer sich erklärt, gewinnt sofort und allein.
    }
declare-do = Ich habe gewonnen!

## Was eine Aktion bringt

outcome-level =
    { $verb ->
        [dig] Grabungslevel { $reached }{ $sum } (nötig { $needed })
       *[carry] Bergungslevel { $reached }{ $sum } (nötig { $needed })
    }
outcome-help =
    { $stations ->
        [one] 1 für eine Station von { $colour }
       *[other] { $stations } für Stationen von { $colour }
    }
outcome-actions =
    { $count ->
        [one] 1 Aktion
       *[other] { $count } Aktionen
    }
outcome-free = braucht keine Aktion
outcome-bonus = nutzt { $name }
outcome-batteries =
    { $count ->
        [one] 1 Batterie
       *[other] { $count } Batterien
    }
outcome-pays = kostet { $list }
outcome-fortune = Schatzpunkte: { $list }
outcome-shows =
    { $shows ->
        [treasure] dreht die Karte um
        [ground] legt das nächste Gestein frei
       *[treasure_secretly] zeigt dir den Schatz heimlich
    }
outcome-empties = hinterlässt ein leeres Feld
outcome-gains = bringt { $name }
outcome-ends-game = beendet das Spiel
outcome-last-turns = leitet die letzten Züge ein
outcome-cracks = festes Gestein wird zu Geröll
outcome-cargo = in die Laderäume: { $list }
outcome-stores = ins Lager: { $list }
outcome-cards =
    { $count ->
        [one] zieht eine Technologiekarte
       *[other] zieht { $count } Technologiekarten
    }
outcome-score = Punkte { $change }

## Nach dem Spiel

result-title =
    { $count ->
        [one] { $names } gewinnt!
       *[other] { $names } teilen sich den Sieg!
    }
result-ending =
    { $ending ->
        [declared] Der Sieg wurde erklärt.
        [last_tile] Die letzte Karte ist geborgen.
        [pile_empty] Ein Stapel Sterndollar ist aufgebraucht.
       *[no_progress] Es ging nicht mehr voran.
    }
score-fortune = Schatzpunkte
score-stars = Sterndollar
score-equipment = Ausrüstung
score-tokens = Marker
score-cards = Technologiekarten
score-total = Punkte
rematch = Revanche
replay = Nachspielen
show-board = Spielfeld zeigen

## Zuschauen und nachspielen

watch-running = Laufende Spiele
watch-none = Gerade wird kein Spiel aus der Liste gespielt.
watch-finished = Deine beendeten Spiele
watch-no-finished = Noch keine.
upload = Eine Aufzeichnung öffnen
upload-text = Eine Datei, die hier heruntergeladen oder von der Befehlszeile geschrieben wurde
replay-start = Zum Anfang
replay-back = Eine Aktion zurück
replay-next = Eine Aktion vor
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-turn-back = Zug zurück
replay-turn-next = Zug vor
replay-position = Stelle im Spiel
replay-move = Aktion { $move } von { $moves }
replay-round = Runde { $round }
replay-eyes = Mit wessen Augen
eyes-all = Alles offen
eyes-spectator = Zuschauer
eyes-of = Wie { $name }
deal-title = Das Mischen
deal-text = Bevor sich jemand setzte, war der Server durch eine Prüfsumme an ein Geheimnis gebunden. Der Browser jedes Spielers gab eine Zufallszahl dazu. Zusammen ergaben sie das Mischen, sodass niemand es wählen konnte.
deal-commitment = Prüfsumme
deal-secret = Geheimnis
deal-seed = Startzahl
deal-good = In deinem Browser geprüft: Das Geheimnis passt zur Prüfsumme, und die Startzahl folgt daraus.
deal-bad = Das Mischen passt nicht zu seiner Prüfsumme.
deal-verified = Jede Aktion wurde nach den Regeln geprüft.

## Regeln

rules-of =
    { $game ->
        [dig_mars] Dig Mars: die Regeln
       *[undermining] Undermining: die Regeln
    }
rules-search = In den Regeln suchen
rules-none = Kein Abschnitt enthält diese Wörter.
