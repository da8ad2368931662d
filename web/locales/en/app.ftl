### Words of the pages around the boards.

## Everywhere

close = Close
to-home = To the start page
server-away = The server does not answer. Please try again in a moment.
player = Player
players = Players
log = Log
log-empty = Nothing has happened yet.
rules = Rules
share = Share
copied = Copied
copy-link = Copy link
download = Download the record
choose-file = Choose a file
unknown-title = There is nothing here
unknown-text = The link may be old or incomplete.

## Settings

settings = Settings
settings-name = Your name
settings-language = Language
language-name =
    { $language ->
        [en] English
        [de] Deutsch
        [et] Eesti
       *[ru] Русский
    }
settings-theme = Colours
theme-name =
    { $theme ->
        [system] Same as system
        [light] Light
       *[dark] Dark
    }
settings-sound = Sounds
settings-ends-by-self = End my turn automatically when nothing else can be done
shortcuts = Keyboard shortcuts
shortcuts-on = Use letter and number keys at the table
shortcut =
    { $act ->
        [arrows] go from space to space
        [choose] select the space; again: play its only action
        [verb] choose an action
        [board] to the board
        [pieces] to the pieces on the board
        [undo] undo
        [redo] redo
        [hint] ask for a hint
        [end] end the turn
        [recap] show what the others did
        [log] open the log
        [rules] open the rules
        [clear] clear the selection
       *[help] this list
    }

## Start page

home-lead = Two digging board games, with friends or with bots that see no more than you do. No account needed: a name is enough.
home-players = { $from }–{ $to } players
home-minutes = about { $minutes } minutes
play-now = Play now
play-here = Pass and play
invite-friends = Invite friends
learn-rules = Learn the rules
continue = Continue
watch-and-replay = Watch and replay
have-code = I have a code
table-phase =
    { $phase ->
        [lobby] waiting for players
        [playing] round { $round }
       *[over] finished
    }
table-left = You have left; your seat is still free

## From another device

code-title = Continue on this device
code-text = Type the code that your other device shows. Your seat then moves to this device.
code-label = Code
code-use = Take over the seat

## Setting up a table

new-table = New table
new-players = Players
new-seats = Who plays
new-seat = { $colour } seat
new-more = More options
new-watch = Who may watch
new-edition = Component set
edition-shipped = Digsite reconstruction
option-line = { $name }: { $value }
new-open-table = Open the table
start-game = Start the game
seat-kind =
    { $kind ->
        [here] Here
        [open] By link
       *[bot] Bot
    }
seat-open = free seat
seat-open-note = by invitation
seat-you = you
bot-level = Strength of the bot
bot-name =
    { $level ->
        [random] Random bot
        [beginner] Beginner bot
        [casual] Casual bot
        [practised] Practised bot
        [skilled] Skilled bot
        [strong] Strong bot
        [expert] Expert bot
        [master] Master bot
       *[grandmaster] Grandmaster bot
    }
bot-seat = { $colour } ({ $bot })
watch-kind =
    { $watch ->
        [link] Anyone with the link
        [listed] Everyone: a listed table
       *[players] Only the players
    }
passphrase = Passphrase
passphrase-note = (whoever joins or watches is asked for it; leave it empty for none)
clock = Clock
clock-pace =
    { $pace ->
        [none] No clock
        [fast] Fast: everybody is here
       *[slow] Slow: over hours and days
    }
clock-turn = Time for a turn
clock-reserve = In reserve for the whole game
clock-no-reserve = nothing
clock-when-late = When the time has run out
clock-late-choice =
    { $late ->
        [turn] a bot plays that turn
        [seat] a bot plays on until the player is back
       *[ask] the others decide whether a bot plays
    }
clock-bot = Strength of that bot
clock-note = { $turn } for a turn
clock-note-reserve = { $reserve } in reserve
locked-note = Locked: give the passphrase to the people you invite.
locked-title = This table is locked
locked-text = Whoever invited you knows the passphrase.
unlock = Unlock
lock-table = Lock the table
lock-change = Change the passphrase
lock-set = Lock
lock-remove = Remove the passphrase
lock-done = Locked. Spectators will have to enter the new passphrase.
lock-gone = The table is no longer locked.
lobby-title = Waiting for players
lobby-waiting = The game can start when every seat is taken.
lobby-host-starts = The host starts the game when everybody is here.
fill-and-start = Fill with bots and start
invite-text = Whoever opens this link can take a free seat.
invite-link = Invitation link
invite-code = The link as a QR code
leave-table = Leave the table
leave-title = Leave the table?
leave-text =
    { $how ->
        [lobby] Your seat becomes free. With the invitation you can sit down again.
        [alone] The game waits. It stays among your games on the start page, and there you can take your seat again.
        [rated] The game is rated. Unless you come back soon, you lose it.
       *[others] The others are told and can let a bot play. As long as nobody else sits down in your seat, you can take it again from this browser.
    }
leave-stay = Stay
leave-do = Leave
table-gone = This table does not exist, or it is not for you.
table-elsewhere = This table is open in many windows of this browser, so this one has stopped following it.
table-here = Continue here
join-title = You are invited
join-colour = Your colour
join-sit = Take the seat
join-full = All seats are taken.
join-watch = Only watch

## At the table

actions = Actions
verb-not-now = Not possible now: choose it to see why
choose-target = Choose one of the marked spaces.
choose-or-go = Choose what to do here, or a marked space to go to.
nothing-here = Nothing can be done here now.
why-not = What cannot be done, and why
rule-section = Rules, section { $section }
reveals-note = This reveals something: no undo after it
passes-note = This ends your turn: no undo after it
undo = Undo
undo-what = Undo: { $action }
undo-barrier = “{ $action }” revealed something and cannot be undone
undo-nothing = Nothing to undo
redo = Redo
hint = Hint
hint-title =
    { $count ->
        [one] The best action
       *[other] The { $count } best actions
    }
hint-equal =
    { $count ->
        [one] The best action
       *[other] { $count } actions, all about equal
    }
hint-win =
    { $behind ->
        [0] { $percent }% chance of winning
       *[other] { $percent }% chance of winning (−{ $behind })
    }
hint-plan = Then: { $plan }
end-turn = End turn
recap = What happened?
recapping = Since your last turn…
watching = You are watching
waiting-for = Waiting for { $name }
thinking = { $name } is thinking…
connection-broken = Connection lost – trying again. What you choose is played when it is back.
outcome-later = What it would bring is shown when the connection is back.
seat-away = { $name } is away.
seat-left = { $name } has left the game.
seat-left-host = The host can let a bot play.
everybody-left = Everybody has left. The game waits.
you-left = You have left this game. Your seat is still free.
sit-again = Take your seat again
invite-again = Invite again
seat-state =
    { $state ->
        [open] free
        [left] has left
        [left-bot] has left, a bot plays
        [bot] bot
        [thinking] thinking…
        [here] at the table
       *[away] not connected
    }
hand-to-bot = Let a bot play
hand-title = Let a bot play?
hand-text =
    { $whose ->
        [yours] The bot plays for you at once, and what it reveals cannot be undone. You can take the seat back at any time.
       *[theirs] The bot plays for { $name } at once, and what it reveals cannot be undone. { $name } can take the seat back at any time.
    }
cancel = Cancel
take-back = Take the seat back
free-seat = Keep the seat free
clock-left = Time left: { $time }
clock-over = out of time
clock-late =
    { $late ->
        [turn] { $name } has run out of time. A bot plays this turn.
        [seat] { $name } has run out of time. A bot plays on until the seat is taken back.
       *[ask] { $name } has run out of time. Any other player may let a bot play.
    }
transfer-seat = Move to another device
transfer-text = Open the address below on the other device and type the code there. It moves the seat of { $name }.
transfer-qr = The address as a QR code
transfer-left = Works once, for another { $time }
transfer-over = This code is no longer valid.
transfer-again = Make a new code
transfer-warning = This device then loses the seat and only watches. Show the code to nobody else: whoever enters it takes the seat.
seat-transferred = Your seat is on another device now. Here you can only watch.
notice-title = Notify me when it is my turn
notice-text = You will be notified once when it is your turn and the table is not open.
notice-kind =
    { $kind ->
        [push] In this browser
        [email] By e-mail
       *[webhook] By webhook
    }
notice-push = In this browser
notice-refused = This browser does not allow it. Its settings for this page can change that.
notice-email = By e-mail, to this address
notice-webhook = By webhook, for programs
notice-address = Address, beginning with https://
notice-add = Notify me there
notice-code = Code from the e-mail
notice-confirm = Confirm
notice-remove = Remove
notice-stop-title = Stop notifications?
notice-stop-text = You will no longer be notified when it is your turn at this table.
notice-stop = Stop notifying me
notice-stopped = Done. You will no longer be notified.
curtain-title = { $name }, it is your turn
curtain-text = Hand the device over. What you see next is for your eyes only.
curtain-lift = I am { $name }

## After the game

result-title =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } share the victory!
    }
rematch = Rematch
replay = Replay
show-board = Show the board
show-result = Show the result

## Watching and replay

watch-running = Games being played
watch-none = No listed game is being played right now.
watch-finished = Your finished games
watch-no-finished = None yet.
upload = Open a record
upload-text = A file that was downloaded here or saved from the command line
replay-start = To the start
replay-back = Previous action
replay-next = Next action
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-turn-back = Previous turn
replay-turn-next = Next turn
replay-position = Position in the game
replay-move = Action { $move } of { $moves }
replay-round = round { $round }
replay-eyes = Point of view
eyes-all = Everything revealed
eyes-spectator = Spectator
eyes-of = As seen by { $name }
deal-title = The deal
deal-text = Before anybody sat down, the server had committed itself to a secret. Every player’s browser added a random number. Together they made the deal, so nobody could choose it.
deal-commitment = Commitment
deal-secret = Secret
deal-seed = Seed
deal-good = Checked in your browser, without trusting the server
deal-bad = Checked in your browser: something is wrong with this deal
deal-check =
    { $part ->
        [commitment-good] The secret is the one that the server had committed itself to: its SHA-256 is the commitment.
        [commitment-bad] The secret is not the one that the server had committed itself to.
        [seed-good] The seed follows from the secret, the table’s name and every player’s number.
        [seed-bad] The seed does not follow from the secret and the players’ numbers.
        [seen-good] The commitment is the one that this browser saw before the game.
        [seen-bad] The commitment is not the one that this browser saw before the game.
        [seen-unknown] This browser was not at the table before the game, so it cannot say whether the commitment is still the same. A player’s browser can.
        [nonces-good] The number that this browser gave is in the deal.
        [nonces-bad] The number that this browser gave is not in the deal.
       *[nonces-unknown] This browser gave no number to this deal.
    }
deal-later = The secret is shown when the game is over. Then the deal can be checked.
deal-unable = This browser can check the deal only on a page with an address that begins with https://.
deal-none = This record does not say how it was dealt.
deal-unchecked = Not checked in your browser
deal-verified = The server says that the seed leads to these tiles and that every action was legal. Your browser cannot tell: it knows neither the rules nor the components.
deal-verify = Your own computer can: download the record and run
deal-numbers = The numbers
deal-nonce = Number of { $name }

## Rules

rules-contents = Contents
rules-search = Search the rules
rules-none = No section contains these words.

# Where this browser keeps the tables itself

alone-title = Playing with other people
alone-text = Here the rules and the bots run in this browser, and your games stay on this device: nothing is sent anywhere. To play with others, open a server’s address.
alone-address = Address of a server
alone-open = Open
offline-title = Without a network
offline-text = About 17{"\u00A0"}MB. Digsite then opens on this device without a network, too: with bots, or for several at one screen.
offline-keep = Keep on this device
offline-kept = Digsite also opens without a network now: with bots, or for several at one screen.
offline-open = Play offline
loading-game = Loading the game: {NUMBER($part, style: "percent")}
loading-failed = The game could not be loaded. Please reload the page.
save-all = Download all games
