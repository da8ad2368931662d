### Ein Name, der bleibt.

account-link = Dein Konto
account-title = Ein Name, der bleibt
account-lead = Du kannst ohne das spielen. Mit einem Passkey bleibt dein Name auf diesem Server deiner, und deine Partien folgen dir auf deine anderen Geräte. Mehr wird nicht verlangt: keine E-Mail-Adresse, kein Geheimnis zum Merken.
account-off = Dieser Server bietet keine bleibenden Namen an.
account-insecure = Passkeys gehen nur über https oder auf diesem Computer selbst. Frag nach einer https-Adresse, wo dieser Server betrieben wird.
account-needs-name = Passkeys brauchen einen Namen in der Adresszeile, keine Zahlen. Öffne:
account-take-along =
    { $count ->
        [one] Die Partie mitnehmen, in der dieser Browser einen Platz hat
       *[other] Die { $count } Partien mitnehmen, in denen dieser Browser Plätze hat
    }
account-new = Neu hier
account-new-text = Dein Gerät fragt nach Fingerabdruck, Gesicht oder PIN und verwahrt den Passkey.
account-sign-up = Passkey anlegen
account-known = Schon bekannt
account-sign-in = Mit Passkey anmelden
account-other-device = Auf einem anderen Gerät angemeldet? Lass dir dort einen Code zeigen und gib ihn hier ein: Dieses Gerät bekommt einen eigenen Passkey.
account-use-code = Dieses Gerät hinzufügen
account-cancelled = Es wurde kein Passkey benutzt. Du kannst es noch einmal versuchen.
account-name = Name
account-rename = Namen ändern
account-public = Alle dürfen mein Profil sehen: Ergebnisse, Statistik und Wertungen
account-sign-out = Abmelden
account-passkeys = Passkeys
account-passkey = Passkey { $number }
account-passkey-here = (damit bist du hier angemeldet)
account-passkey-days = hinzugefügt { $created }, zuletzt benutzt { $used }
account-passkey-remove = Passkey { $number } entfernen
account-add-device = Weiteres Gerät hinzufügen
account-add-here = Hier einen Passkey hinzufügen
account-code-text = Öffne auf dem anderen Gerät diese Adresse und gib den Code ein:
account-data = Deine Daten
account-data-text = Alles, was dieser Server von dir aufbewahrt, als Datei. Wenn du das Konto löschst, werden deine Plätze frei, und dein Name verschwindet aus beendeten Partien.
account-export = Alles herunterladen
account-delete = Konto löschen
account-delete-text = Deine Passkeys gelten hier nicht mehr, du verlässt alle laufenden Partien, und niemand kann etwas davon zurückholen.
account-delete-confirm = Gib zur Bestätigung „{ $name }“ ein:
account-keep = Behalten
account-delete-go = Endgültig löschen
account-seat = bleibender Name

## Partien und Statistik

history-title = Deine Partien
history-empty = Mit diesem Namen ist noch keine Partie zu Ende.
history-more = Frühere Partien
history-length = { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }, { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    }
statistics-title = Statistik
statistics-company = { $company ->
        [people] mit Menschen
       *[other] mit Bots: { $bot }
    }
statistics-games = Partien
statistics-won = Gewonnen
statistics-mean = Im Mittel je Partie
profile-link = Dein öffentliches Profil
profile-since = hier seit { $day }
