### Что произошло и чем закончилась игра.

## На поле и в журнале

moved-here = последние ходы: { $names }
log-cut = Более ранние ходы — в записи партии

## Как быстро это показывается

settings-pace = Ходы других показывать
pace-name =
    { $pace ->
        [slow] медленно
        [fast] быстро
        [instant] сразу
       *[normal] с обычной скоростью
    }
skip = Пропустить
working = Минутку…
server-slow = Сервер пока не ответил. Ждём дальше…

## После игры

result-won = Вы победили!
result-shared = Победа разделена: вы и { $others }!
result-lost = Вы проиграли.
result-place = { $place }-е место
replay-and-review = Запись и разбор
share-address = Скопируйте этот адрес:
