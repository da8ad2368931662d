### Meeting others: open tables.

## Open tables

open-title = Looking for players
open-filters = Which tables to show
open-game = Game
open-any = Any
open-none = Nobody is looking for players right now. Open a table, and everyone on this page sees it.
open-none-fits = No open table fits your choice.
open-a-table = Open a table for { $game }
open-join = Join
open-join-with = Join { $people } for { $game }
open-rated = { $name } ({ $rating })
open-seats =
    { $free ->
        [one] 1 of { $players } seats free
       *[other] { $free } of { $players } seats free
    }
open-hints =
    { $hints ->
        [agreed] with hints
       *[off] no hints
    }
open-edition = Component set: { $edition }
open-usual-edition = usual components
open-lobby = Everyone can see this table on the start page and join.
open-free-seat = Not here: free the seat

## Quick pairing

pair-title = Find me a game
pair-lead = Say what you would like to play: you get people who want the same, and the game begins.
pair-go = Find a game
pair-stop = Stop looking
pair-sought = { $game }, { $players } players. { $pace }
pair-looking = Looking for players…
pair-waiting =
    { $waiting ->
        [one] Nobody else is looking for this game yet.
       *[other] { $waiting } of { $players } people are here.
    }
pair-offer = This takes a while. Would you like bots in the empty seats?
pair-ready =
    { $ready ->
        [one] One of the others would start with bots.
       *[other] { $ready } of the others would start with bots.
    }
pair-fill = Start with bots
pair-filling = You start with bots as soon as the others have decided.
pair-found = Found! Here is your table.
pair-lobby = The game begins as soon as everybody is here.

## Signs and words

talk = Talk
talk-unread =
    { $count ->
        [0] Talk
        [one] Talk (1 new)
       *[other] Talk ({ $count } new)
    }
talk-signs = Send a sign
talk-words = What was said
talk-say = Write to the others at the table
talk-send = Send
talk-signs-only = At this table people send signs only.
talk-show-signs = Show signs of the others
talk-show-words = Show what the others write
sign-said = { $name }: { $sign }
sign-name =
    { $sign ->
        [hello] Hello!
        [good_luck] Good luck!
        [well_played] Well played!
        [thanks] Thanks!
        [thinking] I’m thinking…
        [oops] Oops!
        [wow] Wow!
       *[goodbye] Bye!
    }
block-title = The others at this table
block = Block
block-whom = Block { $name }
block-done = You will not see or hear anything from { $name } any more.
block-list = People you have blocked
unblock = Unblock
unblock-whom = Unblock { $name }
report = Report
report-whom = Report { $name }
report-why = What happened?
report-reason =
    { $reason ->
        [insult] Insults or threats
        [cheating] Unfair play
        [name] An offensive name
       *[other] Something else
    }
report-note = What should the operator know?
report-text = The operator of this server also sees what was last written at this table.
report-send = Send the report
report-done = Thank you. The operator will see your report.

## Series

series-game = Game { $game } of the evening:
series-wins = { $name } { $wins }
rematch-ready = The next game is set up.

## Ratings

rating =
    { $provisional ->
        [yes] { NUMBER($rating, useGrouping: 0) }?
       *[no] { NUMBER($rating, useGrouping: 0) }
    }
rating-named = Rating { $rating }
rating-games =
    { $games ->
        [one] after 1 rated game
       *[other] after { $games } rated games
    }
rating-bots = For comparison: { $bots }
rating-change = Rating { NUMBER($before, useGrouping: 0) } → { NUMBER($after, useGrouping: 0) }
rating-of = { $name } { NUMBER($before, useGrouping: 0) } → { $rating }
ratings-new = New ratings:
ratings-given-up = Nobody has come back, so this game has been rated.
seat-left-rated = { $name } has left this rated game and loses it unless they come back soon.
ratings-title = Your ratings
rated-note = This game is rated: no hints, no undo, and whoever leaves loses.
unrated-note =
    { $why ->
        [name] Not rated: not everybody here has a lasting name.
        [clock] Not rated: there is no clock.
        [hints] Not rated: hints are allowed.
        [same_place] Not rated: two of the players share a device or an internet connection.
        [alone] Not rated: fewer than two people are playing.
        [components] Not rated: it is not played with the usual components from the beginning.
       *[other] This game is not rated.
    }
open-counts = rated
