action-bad-notation = „{ $action }“ ist nicht die Schreibweise eines Zuges.

error-protocol-bad-json = Die Zeile ist kein gültiges JSON.
error-protocol-bad-request = Die Anfrage ist nicht zu verstehen: { $detail }
error-protocol-unknown-command = Diesen Befehl gibt es nicht.
error-protocol-no-game = Es wurde noch kein Spiel begonnen oder geladen.
error-game-over = Das Spiel ist zu Ende.
error-state-impossible = Diese Stellung lässt sich nicht aufbauen: { $detail }
error-record-impossible = Diese Aufzeichnung lässt sich nicht nachspielen: { $detail }
error-edition-broken = Diese Ausgabe lässt sich nicht verwenden: { $detail }
