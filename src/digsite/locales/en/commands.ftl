percent = { $number }%

hint-title = { $seat } to play
hint-action = action
hint-chance = chance of winning
hint-behind = behind
hint-why = why
hint-plan = then
hint-equal = All about equal.

review-chances = Chances of winning
review-player = player
review-accuracy = accuracy
review-mistakes = mistakes
review-turning-points = turning points
review-mistake = { $number }. { $action } ({ $size ->
    [blunder] blunder
    [mistake] mistake
   *[slip] slip
}, −{ $loss }; better: { $best })
review-won = { $name } (won)

verify-good = verified:
verify-bad = not verified:
verify-found = { $game }, { $players } players, { $moves ->
    [one] { $moves } action
   *[other] { $moves } actions
}, { $finished ->
    [yes] finished
   *[no] not finished
}
verify-components = Its components are those of a set that the record brings along, { $name }: compare it with the one you agreed on.

no-section = There is no section { $section }.
site-missing = This copy of Digsite does not carry the game without a server. In a checkout, “make site” makes it.
site-no-folder = { $folder } is not a folder.
site-other-files = { $folder } holds other files. Choose an empty folder, or one to which the game was written before.
site-written = { $folder }: ready for any web host, or for “python -m http.server --directory { $folder }”.
humans = humans must be a number from 0 to { $most }.
first = first must be one of { $colours }.
first-by-chance = In { $game } chance decides who starts.
