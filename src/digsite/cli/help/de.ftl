digsite = Brettspiele zum Spielen, Erforschen und Programmieren: { $titles }.
    .version = Gibt die Version aus.
    .install_completion = Richtet die Vervollständigung für diese Shell ein.
    .show_completion = Zeigt die Vervollständigung für diese Shell, zum Kopieren oder Anpassen.

heading =
    .usage = Aufruf
    .example = Beispiel
    .examples = Beispiele
    .arguments = Argumente
    .options = Optionen
    .commands = Befehle

shared =
    .threads = Threads; ohne Angabe alle Kerne.
    .help = Zeigt diese Hilfe.
    .game = Das Spiel: { $games }.
    .players = Anzahl der Spieler.
    .seed = Startwert der Auslage; ohne Angabe zufällig.
    .edition = Ausgabedatei mit anderem Spielmaterial.
    .option = Eine Option des Spiels, z. B. variant=open.
    .engine = threads oder ray: ein Cluster (RAY_ADDRESS) oder lokale Prozesse.
    .json = Ausgabe als JSON für Programme.
    .lang = Sprache: en, de, et, ru.
    .record = Eine Aufzeichnung; - ist die Standardeingabe.
    .path = Eine Aufzeichnung; - ist die Standardeingabe.

play = Spielt eine Partie im Terminal, mit anderen an derselben Tastatur oder gegen Bots.
    .humans = Plätze, auf denen Menschen spielen, vom ersten an.
    .level = Stärke der Bots: { $levels }.
    .first = Farbe, die beginnt, wo die Spielregel die Wahl lässt; ohne Angabe zufällig.
    .save = Schreibt die Aufzeichnung in diese Datei.
    .resume = Setzt diese Aufzeichnung fort.

serve = Spielen im Browser: für diesen Rechner oder, mit --host 0.0.0.0, für andere.
    .host = Adresse, auf der der Server erreichbar ist.
    .port = Port, auf dem der Server erreichbar ist.
    .database = Datei oder URL der Datenbank.
    .workers = Anzahl der Serverprozesse; mehr als einer braucht PostgreSQL.
    .metrics_port = Antwortet Prometheus auf diesem Port.
    .log_format = Protokoll als text oder json.
    .open_browser = Öffnet den Browser, sobald der Server bereit ist.
    .warm = Bereitet die starken Bots gleich vor.

site = Schreibt das ganze Spiel als Ordner, den jeder Webserver ausliefern kann.
    .folder = Wohin; der Ordner wird angelegt, wenn es ihn nicht gibt.

engine = Steuert die Regeln aus jeder Programmiersprache über eine Pipe, ein JSON-Objekt pro Zeile.

simulate = Spielt viele Partien von Bots und zählt sie zusammen.
    .games = Anzahl der Partien.
    .bots = Wer spielt: greedy oder eine Stufe der Bots.
    .start = Die Nummer der ersten Partie.
    .bar = Aktionen, die Platz 0 nicht nutzen darf, z. B. „upgrade fleet“.
    .out = Parquet-Datei, eine Zeile pro Partie.
    .seats = Parquet-Datei, eine Zeile pro Platz.
    .moves = Parquet-Datei, eine Zeile pro Aktion.

balance = Berichtet, wie sich eine Ausgabe spielt: Reihenfolge, Ausbauten, Karten, Zusammenarbeit, Länge, Spielenden.
    .edition = Eine Ausgabedatei oder { $games } wie mitgeliefert.
    .games = Partien für jede Spielerzahl.
    .bots = Wer spielt: greedy oder eine Stufe der Bots.
    .seed = Startwert der Simulation.

arena = Lässt Bots gegeneinander spielen: alle Sitzordnungen, gleiche Auslagen für alle, 95-%-Intervalle.
    .bots = Bots: Stufen, greedy, expert@2000, expert@500ms, peeking@1000.
    .bot = Ein Bot von außen: „name=befehl“; darf mehrmals stehen.
    .games = Partien pro Aufstellung.
    .seed = Startwert der ersten Auslage.
    .ms = Millisekunden pro Aktion für Bots von außen.
    .mirror = Lässt jeden Bot auch gegen sich selbst spielen.
    .out = Parquet-Datei, eine Zeile pro Partie; ein abgebrochenes Turnier geht damit weiter.
    .moves = Parquet-Datei, eine Zeile pro Aktion, mit dem, was die Suche fand.

hint = Zeigt die drei besten Aktionen für den, der am Zug ist, aus dem, was er sehen kann.
    .move = Die Stellung nach so vielen Aktionen; ohne Angabe die letzte.
    .iterations = Wie lange gesucht wird.
    .seed = Macht die Antwort wiederholbar.

review = Zeigt den Verlauf einer Partie, ihre Wendepunkte, die Fehler und die Genauigkeit der Spieler.
    .iterations = Suche für jede Aktion.
    .svg = Schreibt die Kurve als SVG.
    .png = Schreibt die Kurve als PNG.
    .seed = Anderer Startwert, andere Stichproben.

puzzles = Findet in Partien starker Bots Stellungen mit einer einzigen besten Lösung, eine Zeile JSON pro Stellung.
    .count = Wie viele Rätsel.
    .kind = most, win oder plans; mehrere teilen sich die Anzahl. Ohne Angabe alle.
    .seed = Bestimmt die Partien, in denen gesucht wird.
    .out = Datei, an die sie angehängt werden; ihre Rätsel zählen mit, und die Suche geht weiter.

replay = Spielt eine Aufzeichnung nach und erzählt, was geschah.
    .move = Hält nach so vielen Aktionen an.
    .seat = Mit den Augen eines Platzes; ohne Angabe alles.

verify = Prüft, dass die Auslage einer Aufzeichnung aus ihrem Startwert folgt und jede Aktion erlaubt war.

rules = Gibt die Regeln eines Spiels aus, oder einen Abschnitt davon.
    .section = Ein Abschnitt, z. B. 3.1.

warm = Übersetzt die Rechenkerne jetzt, damit später nichts darauf wartet.
    .game = Spiele; ohne Angabe alle.

admin = Verwaltet die Tische eines Servers: auflisten, exportieren, löschen, sichern, Meldungen, Wertungen.
