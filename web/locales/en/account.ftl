### A name that lasts.

account-link = Your account
account-title = A name that lasts
account-lead = You can play without this. With a passkey, your name stays yours on this server, and your games follow you to your other devices. Nothing else is asked: no e-mail address, no secret to remember.
account-off = This server offers no lasting names.
account-insecure = Passkeys work only over https or on this very computer. Ask whoever runs this server for an https address.
account-needs-name = Passkeys need a name in the address bar, not a number. Open:
account-take-along =
    { $count ->
        [one] Take along the game that this browser has a seat in
       *[other] Take along the { $count } games that this browser has seats in
    }
account-new = New here
account-new-text = Your device asks for a fingerprint, a face or a PIN and keeps the passkey.
account-sign-up = Create a passkey
account-known = Known here
account-sign-in = Sign in with a passkey
account-other-device = Signed in on another device? Let it show a code and type it here: this device gets a passkey of its own.
account-use-code = Add this device
account-cancelled = No passkey was used. You can try again.
account-name = Name
account-rename = Change the name
account-public = Anybody may see my profile: results, statistics and ratings
account-sign-out = Sign out
account-passkeys = Passkeys
account-passkey = Passkey { $number }
account-passkey-here = (signed in with it here)
account-passkey-days = added { $created }, last used { $used }
account-passkey-remove = Remove passkey { $number }
account-add-device = Add another device
account-add-here = Add a passkey here
account-code-text = On the other device, open this address and type the code:
account-data = Your data
account-data-text = Everything that this server keeps of you, as a file. Deleting the account frees your seats and takes your name out of finished games.
account-export = Download everything
account-delete = Delete the account
account-delete-text = Your passkeys stop working here, you leave all games under way, and nobody can bring any of it back.
account-delete-confirm = Type “{ $name }” to confirm:
account-keep = Keep it
account-delete-go = Delete for good
account-seat = lasting name

## Games and statistics

history-title = Your games
history-empty = No game with this name is over yet.
history-more = Earlier games
history-length = { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }, { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }
statistics-title = Statistics
statistics-company = { $company ->
        [people] with people
       *[other] with bots: { $bot }
    }
statistics-games = Games
statistics-won = Won
statistics-mean = On average for each game
profile-link = Your public profile
profile-since = here since { $day }
