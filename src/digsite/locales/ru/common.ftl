action-bad-notation = «{ $action }» — не запись действия.

error-protocol-bad-json = Строка не является правильным JSON.
error-protocol-bad-request = Запрос непонятен: { $detail }
error-protocol-unknown-command = Такой команды нет.
error-protocol-no-game = Игра ещё не начата и не загружена.
error-game-over = Игра окончена.
error-state-impossible = Такую позицию нельзя выставить: { $detail }
error-record-impossible = Эту запись нельзя воспроизвести: { $detail }
error-edition-broken = Это издание нельзя использовать: { $detail }
