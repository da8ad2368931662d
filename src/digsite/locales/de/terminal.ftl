turn = { $seat } ist am Zug, Runde { $round }
actions-left = { $count ->
    [one] noch { $count } Aktion
   *[other] noch { $count } Aktionen
}
thinking = { $seat } überlegt …
prompt = Dein Zug (? für Hilfe)
help =
    Gib eine Aktion oder ihre Nummer in der Liste ein, oder:
    l           zeigt, was du tun kannst
    why AKTION  warum eine Aktion nicht möglich ist
    u           nimmt die letzte Aktion zurück, solange sie nichts aufgedeckt hat
    rules       die Spielregeln
    save DATEI  schreibt eine Aufzeichnung des Spiels
    q           verlässt das Spiel
legal = Das kannst du tun
section = Regeln, Abschnitt { $section }
can-be-played = Das ist jetzt möglich.
nothing-to-undo = Es gibt nichts zurückzunehmen.
undo-barrier = Die letzte Aktion hat etwas aufgedeckt oder den Zug weitergegeben und bleibt bestehen.
undone = Zurückgenommen: { $action }
curtain = Gib an { $seat } weiter und drücke die Eingabetaste.
saved = Gespeichert in { $file }.
left-after = Das Spiel wurde nach { $count ->
    [one] { $count } Zug
   *[other] { $count } Zügen
} verlassen.
