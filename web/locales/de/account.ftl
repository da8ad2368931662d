### Ein Name, der bleibt.

account-link = Dein Konto
account-title = Ein Name, der bleibt
account-lead = Du kannst ohne das spielen. Mit einem Passkey bleibt dein Name auf diesem Server deiner, und deine Partien folgen dir auf deine anderen Geräte. Mehr wird nicht verlangt: keine E-Mail-Adresse, kein Geheimnis zum Merken.
account-off = Dieser Server bietet keine bleibenden Namen an.
account-insecure = Passkeys funktionieren nur über https oder auf dem Computer, auf dem dieser Server läuft. Frag den Betreiber nach einer https-Adresse.
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
account-data-text = Alles, was dieser Server über dich aufbewahrt, als Datei. Wenn du das Konto löschst, werden deine Plätze frei, und dein Name verschwindet aus beendeten Partien.
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
        [one] { $moves } Aktion
       *[other] { $moves } Aktionen
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
profile-games = Partien an offenen Tischen

## Das Haus

house-title = Über diesen Server
house-conduct = Wie wir miteinander umgehen
house-kind = Sei freundlich. Hinter jedem Namen steckt ein Mensch.
house-stay = Spiel zu Ende, was du beginnst, oder verabschiede dich, bevor du gehst.
house-fair = Spiel selbst: keine Hilfe von Programmen oder anderen, wo sie nicht vereinbart ist.
house-report = Blockiere, wer dich stört, und melde, was der Betreiber wissen soll.
house-imprint = Wer ihn betreibt
house-no-imprint = Der Betreiber hat hier nichts über sich geschrieben.
kept-title = Was gespeichert wird, und wie lange
kept-lead = Zum Spielen musst du nichts angeben: keine E-Mail-Adresse, kein Geheimnis zum Merken. Nichts wird weitergegeben, und niemand zählt deine Besuche. Das speichert der Server:
kept-what =
    { $what ->
        [cookie] Ein Cookie, an dem dieser Browser wiedererkannt wird: Es hält deine Plätze.
        [finished] Beendete Partien mit den Namen, die sich die Spieler gegeben haben.
        [abandoned] Partien und Tische, die niemand mehr anrührt.
        [lobbies] Tische, an denen noch nichts gespielt wurde.
        [uploads] Aufzeichnungen, die jemand hochgeladen hat.
        [words] Was an einem Tisch geschrieben wird.
        [blocks] Wen du blockiert hast.
        [reports] Meldungen an den Betreiber, mit dem, was zuletzt am Tisch geschrieben wurde.
        [notices] Wie du erfahren willst, dass du am Zug bist: E-Mail-Adresse, Browser oder Webhook.
        [seeking] Dass du eine Partie suchst.
        [counts] Wie oft eine Internetadresse etwas getan hat, zum Schutz vor Überlastung: als Hash.
        [account] Dein bleibender Name und die öffentlichen Hälften deiner Passkeys, wenn du einen angelegt hast.
        [session] Dass ein Gerät angemeldet ist.
        [history] Deine beendeten Partien und was darin gezählt wird, wenn du einen bleibenden Namen hast.
        [ratings] Deine Wertungen. Nach dem Löschen deines Kontos bleiben gewertete Partien ohne deinen Namen erhalten.
       *[marks] Mit einem Schlüssel gebildete Hashes von Adresse und Gerät, damit niemand gegen sich selbst gewertet wird.
    }
kept-until =
    { $until ->
        [days]
            { $days ->
                [one] Einen Tag lang
               *[other] { $days } Tage lang
            }
        [ever] Bis der Betreiber es löscht
        [table] So lange wie der Tisch
        [account] Bis du dein Konto löschst
        [removed] Bis du es rückgängig machst
       *[page] Solange du auf der Seite wartest
    }
kept-local = Deine Einstellungen, gelöste Rätsel und was du zum Mischen beigetragen hast, behält allein dein Browser.
