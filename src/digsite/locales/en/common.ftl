action-bad-notation = “{ $action }” is not an action.

error-protocol-bad-json = The line is not valid JSON.
error-protocol-bad-request = The request cannot be understood: { $detail }
error-protocol-unknown-command = There is no such command.
error-protocol-no-game = No game has been started or loaded.
error-game-over = The game is over.
error-state-impossible = This position cannot be set up: { $detail }
error-record-impossible = This record cannot be played. { $detail }
error-edition-broken = This component set cannot be used: { $detail }

record-file = { $file } cannot be read ({ $reason }).
record-not-json = The file is not valid JSON.
record-too-long = The record is longer than { $most } characters.
record-not-a-record = This is not a record of Digsite ({ $format }).
record-moves = A record holds a list of at most { $most } actions.
record-version = The record was played by version { $version } of the rules; this is version { $now }.
record-components = The component set in the record cannot be read.
record-no-deal = The record has neither a seed nor a starting position.
record-beginning = The record cannot begin: { $reason }
record-move = Action { $move }, { $action }: { $reason }
record-differs = { $key } is { $said }, but the actions give { $played }.
record-deal = The deal in the record cannot be read.
record-secret = The secret of the deal is not the one that was committed to.
record-seed = The seed does not follow from the secret and the players’ numbers.

choice-game = There is no game { $given }; there are: { $games }.
choice-players = { $game } is for { $least } to { $most } players.
choice-option = { $game } has no option { $option }.
choice-value = Option { $option } must be one of { $choices }.
choice-option-form = An option is written name=value, not { $given }.
choice-level = There is no level { $given }; there are: { $levels }.
choice-language = lang must be one of { $languages }.
choice-kind = kind must be one of { $kinds }.
choice-puzzle-file = { $file } is no file of puzzles.
