### Von einer Stellung eines beendeten Spiels aus: Analysebrett und Weiterspielen.

## Beim Nachspielen

from-here = Von hier aus
from-here-analyse = Analysebrett
from-here-analyse-note = Aktionen für alle Spieler ausprobieren und die Gewinnchancen sehen.
from-here-play = Von hier weiterspielen
from-here-play-note = Ein neuer Tisch beginnt mit dieser Stellung: gegen Bots, mit Freunden oder an diesem Gerät.

## Das Analysebrett

analysis-chances = Gewinnchancen
analysis-thinking = Die Chancen werden berechnet …
analysis-plans = Beste Pläne
analysis-details = Deine Varianten und Einstellungen
analysis-line = Was du ausprobierst
analysis-nothing = Noch nichts. Wähle eine Aktion für den Spieler, der am Zug ist.
analysis-game-move = Nach Aktion { $move } von { $moves } der Partie
analysis-others = Frühere Varianten
analysis-back = Eine Aktion zurück
analysis-forward = Eine Aktion vor
analysis-to-game = Zurück zur Partie
analysis-replay = Zum Nachspielen
analysis-known = Die Chancen werden danach beurteilt,
analysis-known-by =
    { $known ->
        [open] wie alles wirklich liegt
       *[seat] was der Spieler am Zug wissen konnte
    }
analysis-over = Hier ist die Partie zu Ende.

## Ein Tisch, der mit einer Stellung beginnt

from-here-position =
    { $tried ->
        [0] Nach Aktion { $move } von { $moves }.
        [one] Nach Aktion { $move } von { $moves } und einer ausprobierten Aktion.
       *[other] Nach Aktion { $move } von { $moves } und { $tried } ausprobierten Aktionen.
    }
from-here-turn = { $name } ist am Zug.
from-here-hidden = Was verdeckt ist, bleibt, wie es in jener Partie war; wer sie nachgespielt hat, kennt es also. Der Tisch zeigt allen, woher er kommt, und das Ergebnis zählt nicht.
start-mark = ab Aktion { $move } einer anderen Partie
start-note = Diese Partie begann mit einer Stellung aus einer anderen, ohne Mischen: Wer jene nachgespielt hat, weiß, was verdeckt war, und das Ergebnis zählt nicht.
start-source = Jene Partie ansehen
start-record = Diese Aufzeichnung beginnt mit einer Stellung, ohne Mischen.
