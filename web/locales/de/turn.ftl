### Wörter für einen Zug: was gefragt wird, was verfallen würde, worum es geht.

end-title = Zug beenden?
end-text = Das könntest du noch nutzen, und es verfällt mit dem Ende des Zuges: { $list }.
lapses = { $what } ungenutzt
end-stay = Weiterspielen
end-silence = Nicht mehr fragen
settings-asks-before-end = Nachfragen, bevor ich einen Zug beende, in dem ich noch etwas tun könnte
choose-again = Oder wähle das Feld noch einmal, um die Aktion auszuführen.
undo-turn = Dein Zug hat gerade begonnen: nichts rückgängig zu machen
goal = Das Ziel
goal-line = Das Ziel: { $goal }
mat-title = { $name }: was hier liegt
mat-ask = Was vor { $name } liegt und wozu es dient
mat-symbols = Alle Symbole
