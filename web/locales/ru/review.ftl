## Разбор оконченной игры

review = Разбор
review-lead = Каждое действие оценивается по тому, что игрок мог знать в тот момент.
review-working = Идёт разбор партии…
review-progress = { $done } из { $total } действий
review-again = Попробовать ещё раз
review-curve = Шансы на победу по ходу партии.
review-line = { $name }: в начале { $from }{"\u00A0"}%, в конце { $to }{"\u00A0"}%.
review-percent = { $percent }{"\u00A0"}%
review-accuracy = Точность
review-count =
    { $size ->
        [blunder] грубые ошибки: { $count }
        [mistake] ошибки: { $count }
       *[slip] неточности: { $count }
    }
review-turning-points = Переломные моменты
review-no-turning-points = Ни один ход сам по себе не переломил партию.
review-change =
    { $direction ->
        [up] Шансы, { $name }: +{ $percent }{"\u00A0"}%
       *[down] Шансы, { $name }: −{ $percent }{"\u00A0"}%
    }
review-mistakes = Ошибки
review-everybody = Все игроки
review-no-mistakes = Нет.
review-move = { $move }. { $action }
review-mistake =
    { $size ->
        [blunder] Грубая ошибка (−{ $percent }{"\u00A0"}%).
        [mistake] Ошибка (−{ $percent }{"\u00A0"}%).
       *[slip] Неточность (−{ $percent }{"\u00A0"}%).
    }
review-better = Лучше: { $action }.

history-own =
    { $result ->
        [won] Победа
        [shared] Разделённая победа
       *[lost] Поражение
    }
history-closed = Окончена без победителя
