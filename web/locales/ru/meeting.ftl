### Встречи с другими: открытые столы.

## Open tables

open-title = Ищут игроков
open-filters = Какие столы показывать
open-game = Игра
open-any = Не важно
open-none = Сейчас никто не ищет игроков. Откройте стол, и его увидят все на этой странице.
open-none-fits = Подходящих открытых столов нет.
open-a-table = Открыть стол: { $game }
open-join = Присоединиться
open-join-with = Присоединиться: { $people }, { $game }
open-rated = { $name } ({ $rating })
open-seats =
    { $free ->
        [one] свободно { $free } место из { $players }
        [few] свободно { $free } места из { $players }
       *[other] свободно { $free } мест из { $players }
    }
open-hints =
    { $hints ->
        [agreed] с подсказками
       *[off] без подсказок
    }
open-edition = Набор компонентов: { $edition }
open-usual-edition = обычные компоненты
open-lobby = Все видят этот стол на главной странице и могут присоединиться.
open-free-seat = Нет на месте: освободить место

## Быстрый подбор

pair-title = Подобрать партию
pair-lead = Скажите, во что хотите сыграть: найдутся те, кто хочет того же, и игра начнётся.
pair-go = Найти партию
pair-stop = Прекратить поиск
pair-sought = { $game }, игроков: { $players }. { $pace }
pair-looking = Ищем игроков…
pair-waiting =
    { $waiting ->
        [1] Пока больше никто не ищет такую партию.
       *[other] Собралось: { $waiting } из { $players }.
    }
pair-offer = Придётся подождать. Посадить ботов на свободные места?
pair-ready =
    { $ready ->
        [1] Ещё один игрок готов начать с ботами.
       *[other] Готовы начать с ботами: { $ready }.
    }
pair-fill = Начать с ботами
pair-filling = Игра с ботами начнётся, как только остальные решат.
pair-found = Нашли! Вот ваш стол.
pair-lobby = Игра начнётся, как только все соберутся.

## Знаки и слова

talk = Общение
talk-unread =
    { $count ->
        [0] Общение
        [one] Общение ({ $count } новое)
        [few] Общение ({ $count } новых)
       *[other] Общение ({ $count } новых)
    }
talk-signs = Подать знак
talk-words = Что было сказано
talk-say = Написать остальным за столом
talk-send = Отправить
talk-signs-only = За этим столом можно только подавать знаки.
talk-show-signs = Показывать знаки других
talk-show-words = Показывать, что пишут другие
sign-said = { $name }: { $sign }
sign-name =
    { $sign ->
        [hello] Привет!
        [good_luck] Удачи!
        [well_played] Хорошая игра!
        [thanks] Спасибо!
        [thinking] Думаю…
        [oops] Ой!
        [wow] Ого!
       *[goodbye] Пока!
    }
block-title = Остальные за этим столом
block = Заблокировать
block-whom = Заблокировать: { $name }
block-done = { $name }: от этого игрока вы больше ничего не увидите и не услышите.
block-list = Кого вы заблокировали
unblock = Разблокировать
unblock-whom = Разблокировать: { $name }
report = Пожаловаться
report-whom = Пожаловаться: { $name }
report-why = Что случилось?
report-reason =
    { $reason ->
        [insult] Оскорбления или угрозы
        [cheating] Нечестная игра
        [name] Оскорбительное имя
       *[other] Другое
    }
report-note = Что следует знать владельцу сервера?
report-text = Владелец сервера увидит и последние сообщения за этим столом.
report-send = Отправить жалобу
report-done = Спасибо. Владелец сервера увидит вашу жалобу.

## Серия

series-game = { $game }-я партия за вечер:
series-wins = { $name } { $wins }
rematch-ready = Следующая партия уже готова.

## Рейтинг

rating =
    { $provisional ->
        [yes] { NUMBER($rating, useGrouping: 0) }?
       *[no] { NUMBER($rating, useGrouping: 0) }
    }
rating-named = Рейтинг { $rating }
rating-games =
    { $games ->
        [one] после { $games } рейтинговой партии
       *[other] после { $games } рейтинговых партий
    }
rating-bots = Для сравнения: { $bots }
rating-change = Рейтинг { NUMBER($before, useGrouping: 0) } → { NUMBER($after, useGrouping: 0) }
rating-of = { $name } { NUMBER($before, useGrouping: 0) } → { $rating }
ratings-new = Новые рейтинги:
ratings-given-up = Никто не вернулся: партия засчитана в рейтинг.
seat-left-rated = { $name } больше не в игре: без скорого возвращения партия проиграна.
ratings-title = Ваши рейтинги
rated-note = Партия рейтинговая: без подсказок, отменять действия нельзя, ушедший проигрывает.
unrated-note =
    { $why ->
        [name] Без рейтинга: не у всех здесь постоянное имя.
        [clock] Без рейтинга: нет часов.
        [hints] Без рейтинга: разрешены подсказки.
        [same_place] Без рейтинга: у двух игроков общее устройство или подключение к интернету.
        [alone] Без рейтинга: людей меньше двух.
        [components] Без рейтинга: играют не с начала или не обычными компонентами.
       *[other] Эта партия без рейтинга.
    }
open-counts = рейтинговая
