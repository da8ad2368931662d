percent = { $number }{"\u00A0"}%

hint-title = { $seat } ist am Zug
hint-action = Aktion
hint-chance = Gewinnchance
hint-behind = Rückstand
hint-why = warum
hint-plan = danach
hint-equal = Alle etwa gleich gut.

review-chances = Gewinnchancen
review-player = Spieler
review-accuracy = Genauigkeit
review-mistakes = Fehler
review-turning-points = Wendepunkte
review-mistake = { $number }. { $action } ({ $size ->
    [blunder] grober Fehler
    [mistake] Fehler
   *[slip] kleiner Fehler
}, −{ $loss }; besser: { $best })
review-won = { $name } (gewonnen)

verify-good = geprüft:
verify-bad = nicht bestätigt:
verify-found = { $game }, { $players } Spieler, { $moves ->
    [one] { $moves } Aktion
   *[other] { $moves } Aktionen
}, { $finished ->
    [yes] beendet
   *[no] nicht beendet
}
verify-components = Das Spielmaterial ist eine Fassung, die die Aufzeichnung mitbringt, { $name }: Vergleiche sie mit der, auf die ihr euch geeinigt habt.

no-section = Einen Abschnitt { $section } gibt es nicht.
site-missing = Diese Ausgabe von Digsite bringt das Spiel ohne Server nicht mit. Im Ordner des Projekts erzeugt es „make site“.
site-no-folder = { $folder } ist kein Ordner.
site-other-files = In { $folder } liegen andere Dateien. Nimm einen leeren Ordner oder einen, in den das Spiel schon geschrieben wurde.
site-written = { $folder }: fertig für jeden Webspace oder für „python -m http.server --directory { $folder }“.
humans = humans muss eine Zahl von 0 bis { $most } sein.
first = first muss eine dieser Farben sein: { $colours }.
first-by-chance = Bei { $game } entscheidet der Zufall, wer beginnt.
