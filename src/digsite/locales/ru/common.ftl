action-bad-notation = «{ $action }» — такого действия нет.

error-protocol-bad-json = Строка не является корректным JSON.
error-protocol-bad-request = Запрос непонятен. Техническая причина: { $detail }
error-protocol-unknown-command = Такой команды нет.
error-protocol-no-game = Игра ещё не начата и не загружена.
error-game-over = Игра окончена.
error-state-impossible = Такую позицию нельзя выставить. Техническая причина: { $detail }
error-record-impossible = Эту запись нельзя воспроизвести. { $detail }
error-edition-broken = Этот набор компонентов нельзя использовать: { $detail }

record-file = Файл { $file } не удаётся прочитать ({ $reason }).
record-not-json = Файл не является корректным JSON.
record-too-long = Запись длиннее { $most } символов.
record-not-a-record = Это не запись Digsite ({ $format }).
record-moves = В записи должен быть список не более чем из { $most } действий.
record-version = Запись сыграна по правилам версии { $version }; здесь действует версия { $now }.
record-components = Набор компонентов в записи не удаётся прочитать.
record-no-deal = В записи нет ни начального числа, ни начальной позиции.
record-beginning = Запись не может начаться. Техническая причина: { $reason }
record-move = Действие { $move }, { $action }: { $reason }
record-differs = { $key } — { $said }, но из действий следует { $played }.
record-deal = Из записи не удаётся прочитать, как прошла раздача.
record-secret = Секрет не тот, который зафиксировал сервер.
record-seed = Начальное число не следует из секрета и чисел игроков.

choice-game = Игры { $given } нет; есть: { $games }.
choice-players = { $game } рассчитана на число игроков от { $least } до { $most }.
choice-option = У игры { $game } нет варианта { $option }.
choice-value = Для { $option } можно выбрать: { $choices }.
choice-option-form = Вариант пишется как имя=значение, а не { $given }.
choice-level = Уровня { $given } нет; есть: { $levels }.
choice-language = Для lang можно выбрать: { $languages }.
choice-kind = Для kind можно выбрать: { $kinds }.
choice-puzzle-file = { $file } — не файл с задачами.
