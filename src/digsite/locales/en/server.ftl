refusal-request-bad = The request cannot be understood ({ $detail }).
refusal-request-method = This cannot be done here.
refusal-request-id-used = This request was already used for something else.
refusal-request-too-fast = That was too fast. Please wait a moment.
refusal-request-too-slow = The request came too slowly.
refusal-request-too-large = The request is larger than { $limit } bytes.
refusal-origin-refused = Requests from other sites are not accepted.
refusal-host-unknown = This server does not answer to this name. Whoever runs it can allow the name (DIGSITE_ALLOWED_HOSTS).
refusal-page-unknown = There is nothing at this address.
refusal-hello-first = Say hello first.
refusal-seat-not-yours = This seat is not yours.
refusal-seat-unknown = There is no such seat.
refusal-seat-taken = This seat is taken.
refusal-seat-held = Somebody else sits on this seat.
refusal-turn-not-yours = It is not your turn.
refusal-turn-bot = A bot is playing this seat. Take it back first.
refusal-turn-late = You were late: the bot makes this move first.
refusal-table-unknown = There is no such table.
refusal-table-locked = This table is locked. Its passphrase is needed.
refusal-table-too-many = Many tables were set up from your address. Please wait an hour.
refusal-bots-too-many = Bots are already playing among themselves at several of your tables. Play on at one of them first.
refusal-lock-wrong = That is not the passphrase of this table.
refusal-lock-too-many = Too many wrong passphrases. Please wait ten minutes.
refusal-code-unknown = This code is not good, or not any more.
refusal-code-too-many = Too many codes were tried. Please wait ten minutes.
refusal-table-not-lobby = The game has already begun.
refusal-table-not-playing = The game is not being played.
refusal-table-not-over = The game is not over yet.
refusal-table-moved-on = The table has moved on. Look at the new position and choose again.
refusal-table-open-seats = There are still open seats. Fill them with people or bots.
refusal-table-needs-human = At least one seat must be for a person.
refusal-table-old-rules = This game was begun with version { $played } of the rules; this server plays version { $now }.
refusal-undo-nothing = There is nothing to take back.
refusal-undo-barrier = The last action revealed something: it cannot be taken back.
refusal-undo-too-many = You have taken back { $most } times in this turn. That is enough: play on.
refusal-redo-nothing = There is nothing to play again.
refusal-invite-unknown = This invitation does not lead to a table.
refusal-invite-full = There is no open seat left at this table.
refusal-host-only = Only the host of the table can do this.
refusal-deal-nonce-missing = Not every player is ready yet.
refusal-deal-nonce-given = This seat has already added its part to the deal.
refusal-replay-unknown = There is no such replay.
refusal-replay-not-yet = The replay can be seen when the game is over.
refusal-record-too-many = Many records came from your address. Please wait an hour.
refusal-notice-unknown = There is no such notice.
refusal-notice-too-many = So many notices are enough. Please wait, or remove one.
refusal-notice-unreachable = This address cannot be reached from here.
refusal-notice-off = This server sends no e-mail.
refusal-server-failed = Something went wrong here. Nothing was changed; please try again.
refusal-server-slow = The server is too busy to answer. Please try again.
refusal-server-starting = The server is starting and cannot reach its tables yet. Please try again in a moment.
pages-missing = The pages have not been built yet. With Node.js installed, “make play” in the project's folder builds and opens them.
notice-turn-title = It is your turn
notice-turn-text =
    It is your turn at your table: { $link }

    No more such messages: { $remove }
notice-confirm-title = Your code for Digsite
notice-confirm-text =
    Somebody, probably you, wants to be told by e-mail when it is their turn at a table of Digsite. The code is: { $code }

    If it was not you, nothing needs to be done.
