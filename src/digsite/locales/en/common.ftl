action-bad-notation = “{ $action }” is not the notation of an action.

error-protocol-bad-json = The line is not valid JSON.
error-protocol-bad-request = The request cannot be understood: { $detail }
error-protocol-unknown-command = There is no such command.
error-protocol-no-game = No game has been started or loaded.
error-game-over = The game is over.
error-state-impossible = This position cannot be set up: { $detail }
error-record-impossible = This record cannot be played: { $detail }
error-edition-broken = This edition cannot be used: { $detail }
