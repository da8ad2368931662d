action-bad-notation = „{ $action }“ ei ole ühegi tegevuse kirjaviis.

error-protocol-bad-json = See rida ei ole korrektne JSON.
error-protocol-bad-request = Päringust ei saa aru: { $detail }
error-protocol-unknown-command = Sellist käsku ei ole.
error-protocol-no-game = Ühtegi mängu pole veel alustatud ega laaditud.
error-game-over = Mäng on läbi.
error-state-impossible = Seda seisu ei saa üles seada: { $detail }
error-record-impossible = Seda mängukirjet ei saa läbi mängida: { $detail }
error-edition-broken = Seda väljaannet ei saa kasutada: { $detail }
