turn = { $seat } ist am Zug, Runde { $round }
actions-left = { $count ->
    [one] noch { $count } Aktion
   *[other] noch { $count } Aktionen
}
thinking = { $seat } überlegt …
prompt = Deine Aktion (? für Hilfe)
help =
    Gib eine Aktion oder ihre Nummer in der Liste ein, oder:
    l           zeigt, was du tun kannst
    why AKTION  warum eine Aktion nicht möglich ist
    u           macht die letzte Aktion rückgängig, solange sie nichts aufgedeckt hat
    rules       die Spielregeln
    save DATEI  speichert eine Aufzeichnung des Spiels
    q           verlässt das Spiel
legal = Das kannst du tun
section = Regeln, Abschnitt{"\u00A0"}{ $section }
can-be-played = Das ist jetzt möglich.
nothing-to-undo = Es gibt nichts rückgängig zu machen.
undo-barrier = Die letzte Aktion hat etwas aufgedeckt oder den Zug weitergegeben und lässt sich nicht rückgängig machen.
undone = Rückgängig gemacht: { $action }
curtain = Gib an { $seat } weiter und drücke die Eingabetaste.
saved = Gespeichert in { $file }.
left-after = Das Spiel wurde nach { $count ->
    [one] { $count } Aktion
   *[other] { $count } Aktionen
} verlassen.
