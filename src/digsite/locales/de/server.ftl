refusal-request-bad = Die Anfrage ist nicht zu verstehen ({ $detail }).
refusal-request-method = Das geht hier nicht.
refusal-request-id-used = Diese Anfrage wurde schon für etwas anderes verwendet.
refusal-request-too-fast = Das war zu schnell. Bitte einen Augenblick warten.
refusal-request-too-slow = Die Anfrage kam zu langsam.
refusal-request-too-large = Die Anfrage ist größer als { $limit } Bytes.
refusal-origin-refused = Anfragen von anderen Seiten werden nicht angenommen.
refusal-host-unknown = Unter diesem Namen antwortet dieser Server nicht. Wer ihn betreibt, kann den Namen zulassen (DIGSITE_ALLOWED_HOSTS).
refusal-page-unknown = Unter dieser Adresse gibt es nichts.
refusal-hello-first = Erst grüßen.
refusal-seat-not-yours = Dieser Platz gehört dir nicht.
refusal-seat-unknown = Diesen Platz gibt es nicht.
refusal-seat-taken = Dieser Platz ist besetzt.
refusal-seat-held = Auf diesem Platz sitzt jemand anderes.
refusal-turn-not-yours = Du bist nicht am Zug.
refusal-turn-bot = Ein Bot spielt auf diesem Platz. Übernimm ihn zuerst wieder.
refusal-turn-late = Deine Zeit ist abgelaufen: Erst spielt der Bot.
refusal-table-unknown = Diesen Tisch gibt es nicht.
refusal-table-locked = Dieser Tisch ist verschlossen. Man braucht sein Kennwort.
refusal-table-too-many = Von deiner Adresse wurden viele Tische eröffnet. Bitte eine Stunde warten.
refusal-bots-too-many = An mehreren deiner Tische spielen schon Bots unter sich. Spiele zuerst an einem davon selbst weiter.
refusal-lock-wrong = Das ist nicht das Kennwort dieses Tisches.
refusal-lock-too-many = Zu viele falsche Kennwörter. Bitte zehn Minuten warten.
refusal-code-unknown = Dieser Code gilt nicht oder nicht mehr.
refusal-code-too-many = Zu viele Codes wurden versucht. Bitte zehn Minuten warten.
refusal-table-not-lobby = Das Spiel hat schon begonnen.
refusal-table-not-playing = Das Spiel läuft nicht.
refusal-table-not-over = Das Spiel ist noch nicht zu Ende.
refusal-table-moved-on = Am Tisch ging es weiter. Sieh dir die neue Stellung an und wähle noch einmal.
refusal-table-open-seats = Es sind noch Plätze frei. Besetze sie mit Menschen oder Bots.
refusal-table-needs-human = Mindestens ein Platz muss für einen Menschen sein.
refusal-table-old-rules = Dieses Spiel wurde mit Version { $played } der Regeln begonnen; dieser Server spielt Version { $now }.
refusal-undo-nothing = Es gibt nichts zurückzunehmen.
refusal-undo-barrier = Die letzte Aktion hat etwas aufgedeckt: Sie kann nicht zurückgenommen werden.
refusal-undo-too-many = Du hast in diesem Zug { $most }-mal etwas zurückgenommen. Das genügt: Spiel weiter.
refusal-redo-nothing = Es gibt nichts zu wiederholen.
refusal-invite-unknown = Diese Einladung führt zu keinem Tisch.
refusal-invite-full = An diesem Tisch ist kein Platz mehr frei.
refusal-host-only = Das kann nur, wer den Tisch eröffnet hat.
refusal-deal-nonce-missing = Noch sind nicht alle bereit.
refusal-deal-nonce-given = Dieser Platz hat seinen Teil zum Mischen schon beigetragen.
refusal-replay-unknown = Diese Aufzeichnung gibt es nicht.
refusal-replay-not-yet = Die Aufzeichnung ist zu sehen, wenn das Spiel zu Ende ist.
refusal-record-too-many = Von deiner Adresse kamen viele Aufzeichnungen. Bitte eine Stunde warten.
refusal-notice-unknown = Es gibt keine solche Benachrichtigung.
refusal-notice-too-many = So viele Benachrichtigungen sind genug. Bitte warten oder eine entfernen.
refusal-notice-unreachable = Diese Adresse ist von hier nicht zu erreichen.
refusal-notice-off = Dieser Server verschickt keine E-Mails.
refusal-server-failed = Hier ging etwas schief. Es wurde nichts verändert; bitte noch einmal versuchen.
refusal-server-slow = Der Server ist zu beschäftigt, um zu antworten. Bitte noch einmal versuchen.
refusal-server-starting = Der Server startet noch und kommt noch nicht an seine Tische. Bitte gleich noch einmal versuchen.
pages-missing = Die Seiten sind noch nicht gebaut. Mit Node.js baut und öffnet „make play“ sie im Ordner des Projekts.
notice-turn-title = Du bist am Zug
notice-turn-text =
    Du bist an deinem Tisch am Zug: { $link }

    Keine solchen Nachrichten mehr: { $remove }
notice-confirm-title = Dein Code für Digsite
notice-confirm-text =
    Jemand, wahrscheinlich du, möchte per E-Mail erfahren, wann er an einem Tisch von Digsite am Zug ist. Der Code lautet: { $code }

    Wenn du es nicht warst, ist nichts zu tun.
