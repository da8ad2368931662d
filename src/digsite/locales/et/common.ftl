action-bad-notation = „{ $action }“ ei ole ükski tegevus.

error-protocol-bad-json = See rida ei ole korrektne JSON.
error-protocol-bad-request = Päringust ei saa aru. Tehniline teave: { $detail }
error-protocol-unknown-command = Sellist käsku ei ole.
error-protocol-no-game = Ühtegi mängu pole veel alustatud ega laaditud.
error-game-over = Mäng on läbi.
error-state-impossible = Seda seisu ei saa üles seada. Tehniline teave: { $detail }
error-record-impossible = Seda salvestist ei saa taasesitada. { $detail }
error-edition-broken = Seda mänguosade komplekti ei saa kasutada: { $detail }

record-file = Faili { $file } ei saa lugeda ({ $reason }).
record-not-json = Fail ei ole korrektne JSON.
record-too-long = Salvestis on pikem kui { $most } märki.
record-not-a-record = See ei ole Digsite’i salvestis ({ $format }).
record-moves = Salvestises on loend, milles on kuni { $most } tegevust.
record-version = Salvestis on mängitud reeglite versiooniga { $version }; siin kehtib versioon { $now }.
record-components = Salvestises olevat mänguosade komplekti ei saa lugeda.
record-no-deal = Salvestises ei ole algarvu ega algseisu.
record-beginning = Salvestist ei saa alustada. Tehniline teave: { $reason }
record-move = Tegevus { $move }, { $action }: { $reason }
record-differs = { $key } on { $said }, kuid tegevustest tuleneb { $played }.
record-deal = Salvestisest ei saa lugeda, kuidas segati.
record-secret = Saladus ei ole see, millega server oli seotud.
record-seed = Algarv ei tulene saladusest ja mängijate arvudest.

choice-game = Mängu { $given } ei ole; on: { $games }.
choice-players = { $game } on { $least } kuni { $most } mängijale.
choice-option = Mängul { $game } ei ole valikut { $option }.
choice-value = Valiku { $option } väärtused on: { $choices }.
choice-option-form = Valik kirjutatakse kujul nimi=väärtus, mitte { $given }.
choice-level = Taset { $given } ei ole; on: { $levels }.
choice-language = Valiku lang väärtused on: { $languages }.
choice-kind = Valiku kind väärtused on: { $kinds }.
choice-puzzle-file = { $file } ei ole ülesannete fail.
