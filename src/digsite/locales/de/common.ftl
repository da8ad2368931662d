action-bad-notation = „{ $action }“ ist keine gültige Aktion.

error-protocol-bad-json = Die Zeile ist kein gültiges JSON.
error-protocol-bad-request = Die Anfrage ist unverständlich. Technische Angabe: { $detail }
error-protocol-unknown-command = Diesen Befehl gibt es nicht.
error-protocol-no-game = Es wurde noch kein Spiel begonnen oder geladen.
error-game-over = Das Spiel ist zu Ende.
error-state-impossible = Diese Stellung lässt sich nicht aufbauen. Technische Angabe: { $detail }
error-record-impossible = Diese Aufzeichnung lässt sich nicht nachspielen. { $detail }
error-edition-broken = Diese Fassung des Spielmaterials lässt sich nicht verwenden. { $detail }

record-file = { $file } ist nicht zu lesen ({ $reason }).
record-not-json = Die Datei ist kein gültiges JSON.
record-too-long = Die Aufzeichnung ist länger als { $most } Zeichen.
record-not-a-record = Das ist keine Aufzeichnung von Digsite ({ $format }).
record-moves = Eine Aufzeichnung enthält eine Liste von höchstens { $most } Aktionen.
record-version = Die Aufzeichnung wurde nach Version { $version } der Regeln gespielt; hier gilt Version { $now }.
record-components = Die Fassung des Spielmaterials in der Aufzeichnung ist nicht zu lesen.
record-no-deal = Der Aufzeichnung fehlen Startzahl und Anfangsstellung.
record-beginning = Die Aufzeichnung kann nicht beginnen. Technische Angabe: { $reason }
record-move = Aktion { $move }, { $action }: { $reason }
record-differs = { $key } ist { $said }, aber aus den Aktionen folgt { $played }.
record-deal = Wie gemischt wurde, ist in der Aufzeichnung nicht zu lesen.
record-secret = Das Geheimnis ist nicht das, an das der Server gebunden war.
record-seed = Die Startzahl folgt nicht aus dem Geheimnis und den Zahlen der Spieler.

choice-game = Es gibt kein Spiel { $given }; es gibt: { $games }.
choice-players = { $game } ist für { $least } bis { $most } Spieler.
choice-option = { $game } hat keine Option { $option }.
choice-value = Für die Option { $option } gibt es nur: { $choices }.
choice-option-form = Eine Option schreibt man name=wert, nicht { $given }.
choice-level = Es gibt keine Stufe { $given }; es gibt: { $levels }.
choice-language = Für lang gibt es nur: { $languages }.
choice-kind = Für kind gibt es nur: { $kinds }.
choice-puzzle-file = { $file } ist keine Datei mit Rätseln.
