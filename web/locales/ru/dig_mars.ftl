### Слова игры Dig Mars.

## На страницах

dm-title = Dig Mars
dm-tagline = Каньон, полный находок. Бурите, перевозите, модернизируйте, и пусть станции соперников помогают вам.
dm-rules = Dig Mars: правила
dm-option = Показывать очки успеха всех?
dm-option-value =
    { $value ->
        [standard] Нет: очки успеха тайные, и кто набрал достаточно, объявляет победу
       *[open] Да, открытый вариант: победу не объявляют, после последней плитки побеждает тот, у кого больше очков успеха
    }

## Действия и что они дают

# A narrow button may break a word at a stroke; elsewhere strokes are left out.
dm-verb =
    { $verb ->
        [place] Поставить станцию
        [dig] Бурить
        [carry] Пере|вез|ти
        [move] Пере|ме|стить
        [upgrade] Мо|дер|ни|зи|ро|вать
        [inspect] Раз|ве|дать мест|ность
        [relocate] Пере|дис|ло|ци|ро|вать
        [declare] Объ|явить победу
       *[end] Закончить ход
    }
dm-declare-shortcut = объявить победу
dm-declare-title = Объявить победу?
dm-declare-text =
    { $fortune ->
        [one] У вас { $fortune } очко успеха. Объявивший побеждает сразу и один.
        [few] У вас { $fortune } очка успеха. Объявивший побеждает сразу и один.
       *[many] У вас { $fortune } очков успеха. Объявивший побеждает сразу и один.
    }
dm-declare-do = Объявляю победу!
dm-outcome-level =
    { $verb ->
        [dig] уровень бурения { $reached }{ $sum } (нужен { $needed })
       *[carry] уровень транспортировки { $reached }{ $sum } (нужен { $needed })
    }
dm-outcome-help =
    { $stations ->
        [one] { $stations } за станцию ({ $colour })
       *[other] { $stations } за станции ({ $colour })
    }
dm-outcome-bonus = тратит: { $name }
dm-outcome-fortune = очки успеха: { $list }
dm-outcome-shows =
    { $shows ->
        [treasure] переворачивает плитку
        [ground] открывает следующую поверхность
       *[treasure_secretly] тайно показывает вам находку
    }
dm-outcome-empties = остаётся пустое место
dm-outcome-gains = даёт: { $name }

## После игры

dm-ending =
    { $ending ->
        [declared] Победу объявляет { $names }.
        [last_tile] Последняя плитка вывезена.
       *[no_progress] Игра перестала продвигаться.
    }
dm-score-fortune = Очки успеха

## На игровом поле

dm-board = Каньон
dm-colour =
    { $colour ->
        [red] красный
        [blue] синий
        [white] белый
       *[black] чёрный
    }
dm-stations =
    { $colour ->
        [red]
            { $count ->
                [1] красная станция
                [one] { $count } красная станция
                [few] { $count } красные станции
               *[many] { $count } красных станций
            }
        [blue]
            { $count ->
                [1] синяя станция
                [one] { $count } синяя станция
                [few] { $count } синие станции
               *[many] { $count } синих станций
            }
        [white]
            { $count ->
                [1] белая станция
                [one] { $count } белая станция
                [few] { $count } белые станции
               *[many] { $count } белых станций
            }
       *[black]
            { $count ->
                [1] чёрная станция
                [one] { $count } чёрная станция
                [few] { $count } чёрные станции
               *[many] { $count } чёрных станций
            }
    }
dm-empty = пустое место
dm-ground = неисследованный участок
dm-treasure = находка
dm-known = вам известно
dm-looked =
    { $colour ->
        [red] разведано красным игроком
        [blue] разведано синим игроком
        [white] разведано белым игроком
       *[black] разведано чёрным игроком
    }
dm-dig-difficulty = сложность бурения { $level }
dm-carry-difficulty = сложность транспортировки { $level }
dm-fortune =
    { $points ->
        [one] { $points } очко успеха
        [few] { $points } очка успеха
       *[many] { $points } очков успеха
    }
dm-fortune-hidden = очки успеха скрыты
dm-goal = { $goal } достаточно, чтобы объявить победу
dm-depth =
    { $tiles ->
        [1] одна плитка
        [one] стопка из { $tiles } плитки
       *[other] стопка из { $tiles } плиток
    }
dm-bonus =
    { $bonus ->
        [extra_dig] Дополнительное бурение
        [extra_carry] Дополнительная транспортировка
        [extra_fortune] Дополнительное очко успеха
        [inspect] Разведка местности
       *[relocate] Передислокация станции
    }
dm-bonus-label = дополнительное действие: { dm-bonus }
dm-bonus-ready =
    { $count ->
        [1] { dm-bonus }
       *[other] { dm-bonus } × { $count }
    }
dm-equipment =
    { $equipment ->
        [digging] Бурение
        [carrying] Транспорт
       *[fleet] Флот
    }
dm-equipment-level =
    { $equipment ->
        [digging] Оборудование для бурения: уровень { $level }
        [carrying] Оборудование для транспортировки: уровень { $level }
       *[fleet] Экспедиционный флот: уровень { $level }
    }
dm-placing =
    { $whose ->
        [yours] Разместите первую станцию
       *[theirs] размещает первую станцию
    }
