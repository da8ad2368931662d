### Tables: what is agreed on before the game, invitations, hints among people.

play-options = Options
play-against = { $count } × { $bot }
play-opponents = Opponents
play-strength = Their strength
first = Who starts
first-chance = Chance decides
first-seat = { $colour } ({ $name })
first-note = { $name } starts.
hints-allow = Hints may be asked for; the others see who does
hints-note =
    { $hints ->
        [agreed] Hints may be asked for; the others see who does.
       *[off] No hints as soon as two people play.
    }
hint-used = { $name } has asked for a hint.
hints-count =
    { $count ->
        [one] · hints in 1 turn
       *[other] · hints in { $count } turns
    }
stand-in-level = Strength of the bot that plays for somebody
listed-no-lock = (a listed table cannot be locked: strangers do not know the passphrase)
locked-not-listed = (a locked table cannot be listed: strangers do not know the passphrase)
lock-unlists = This table is listed. Locking it takes it off the list.
name-length = { $count } of { $most } characters
invite-address = Address in your network
invite-loopback = This link works only on this computer. So that friends can reach it, make the server reachable from your network:
