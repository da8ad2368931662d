### A name that lasts.

account-link = Your account
account-title = A name that lasts
account-lead = You can play without this. With a passkey, your name stays yours on this server, and your games follow you to your other devices. Nothing else is asked: no e-mail address, no secret to remember.
account-off = This server offers no lasting names.
account-insecure = Passkeys work only over https, or on the computer that runs this server. Ask whoever runs it for an https address.
account-needs-name = Passkeys need a name in the address bar, not a number. Open:
account-take-along =
    { $count ->
        [one] Take along the game that this browser has a seat in
       *[other] Take along the { $count } games that this browser has seats in
    }
account-new = New here
account-new-text = Your device asks for a fingerprint, a face or a PIN and keeps the passkey.
account-sign-up = Create a passkey
account-known = Been here before
account-sign-in = Sign in with a passkey
account-other-device = Signed in on another device? Have it show you a code and type it here: this device gets a passkey of its own.
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
account-data-text = Everything that this server keeps about you, as a file. Deleting the account frees your seats and takes your name out of finished games.
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
        [one] { $moves } action
       *[other] { $moves } actions
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
profile-games = Games at open tables

## The house

house-title = About this server
house-conduct = How we treat each other
house-kind = Be kind. Behind every name there is a person.
house-stay = Finish the games you begin, or say goodbye before you leave.
house-fair = Play for yourself: no help from programs or from others where it was not agreed.
house-report = Block whoever bothers you, and report what the operator should know.
house-imprint = Who runs it
house-no-imprint = The operator has not written anything about themselves here.
kept-title = What is kept, and for how long
kept-lead = To play, you need not tell us anything: no e-mail address, no secret to remember. Nothing is passed on and nobody counts your visits. This is what the server keeps.
kept-what =
    { $what ->
        [cookie] A cookie by which this browser is known again: it holds your seats.
        [finished] Finished games with the names that players gave themselves.
        [abandoned] Games and tables that nobody touches any more.
        [lobbies] Tables at which nobody has made a move.
        [uploads] Records that somebody has uploaded.
        [words] What is written at a table.
        [blocks] Whom you have blocked.
        [reports] Reports to the operator, with what was last written at the table.
        [notices] Where you want to be told that it is your turn: an e-mail address, a browser or a webhook.
        [seeking] That you are looking for a game.
        [counts] How often an internet address has done something, against floods: as a hash.
        [account] Your lasting name and the public halves of your passkeys, if you made one.
        [session] That a device is signed in.
        [history] Your finished games and what is counted in them, if you have a lasting name.
        [ratings] Your ratings. After your account is deleted, rated games stay without your name.
       *[marks] Keyed hashes of address and device, so that nobody is rated against themselves.
    }
kept-until =
    { $until ->
        [days]
            { $days ->
                [one] For one day
               *[other] For { $days } days
            }
        [ever] Until the operator deletes it
        [table] As long as the table
        [account] Until you delete your account
        [removed] Until you undo it
       *[page] As long as you wait on the page
    }
kept-local = Your settings, solved puzzles and what you gave to each deal are kept by your browser alone.
