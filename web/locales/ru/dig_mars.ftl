### Слова игры Dig Mars.

## На страницах

dm-title = Dig Mars
dm-tagline = Каньон, полный находок. Бурите, транспортируйте находки, модернизируйте оборудование, и пусть станции соперников помогают вам.
dm-rules = Dig Mars: правила
dm-option = Очки успеха
dm-option-value =
    { $value ->
        [standard] Скрыты; набравший достаточно может объявить победу
       *[open] Открыты для всех, открытый вариант; победу не объявляют, после последней плитки побеждает тот, у кого их больше
    }

## Действия и что они дают

# A narrow button may break a word at a stroke; elsewhere strokes are left out.
dm-verb =
    { $verb ->
        [place] Поставить станцию
        [dig] Бурить
        [carry] Транс|пор|ти|ро|вать
        [move] Пере|ме|стить
        [upgrade] Мо|дер|ни|зи|ро|вать
        [inspect] Раз|ве|дать мест|ность
        [relocate] Пере|дис|ло|ци|ро|вать
        [declare] Объ|явить победу
       *[end] Закончить ход
    }
dm-action =
    { $verb ->
        [place] Поставить станцию на { $cell }
        [dig] Бурить на { $cell }
        [carry] Транспортировать с { $cell }
        [move] Переместить: { $from } → { $to }
        [upgrade]
            { $equipment ->
                [digging] Модернизировать оборудование для бурения
                [carrying] Модернизировать оборудование для транспортировки
               *[fleet]
                    { $cell ->
                        [none] Модернизировать флот
                       *[other] Модернизировать флот: станция на { $cell }
                    }
            }
        [inspect] Разведать местность на { $cell }
        [relocate] Передислоцировать ({ dm-colour }): { $from } → { $to }
        [declare] Объявить победу
       *[end] Закончить ход
    }
dm-declare-shortcut = объявить победу
dm-declare-title = Объявить победу?
dm-declare-text =
    { $fortune ->
        [one] У вас { $fortune } очко успеха. Объявивший победу выигрывает сразу и единолично.
        [few] У вас { $fortune } очка успеха. Объявивший победу выигрывает сразу и единолично.
       *[many] У вас { $fortune } очков успеха. Объявивший победу выигрывает сразу и единолично.
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
        [ground] открывает следующую плитку
       *[treasure_secretly] тайно показывает вам находку
    }
dm-outcome-empties = остаётся пустое место
dm-outcome-gains = даёт: { $name }

## После игры

dm-ending =
    { $ending ->
        [declared] Победу объявляет { $names }.
        [last_tile] Последняя плитка взята.
       *[no_progress] Игра перестала продвигаться.
    }
dm-score-fortune = Очки успеха

## На игровом поле

dm-board = Каньон
dm-space = место { $cell }
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
dm-known = вы это видели
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
        [carrying] Транспорти{"\u00AD"}ровка
       *[fleet] Флот
    }
dm-equipment-level =
    { $equipment ->
        [digging] Оборудование для бурения: уровень{"\u00A0"}{ $level }
        [carrying] Оборудование для транспортировки: уровень{"\u00A0"}{ $level }
       *[fleet] Экспедиционный флот: уровень{"\u00A0"}{ $level }
    }
dm-placing =
    { $whose ->
        [yours] Разместите первую станцию
       *[theirs] Размещение первой станции
    }

## В ходе

dm-goal-text =
    { $variant ->
        [open] Набрать больше всех очков успеха к тому времени, когда увезут последнюю плитку.
       *[standard]
            { $goal ->
                [one] Первым набрать { $goal } очко успеха и в свой ход объявить победу.
                [few] Первым набрать { $goal } очка успеха и в свой ход объявить победу.
               *[many] Первым набрать { $goal } очков успеха и в свой ход объявить победу.
            }
    }
dm-question =
    { $verb ->
        [dig] Где бурить?
        [carry] Какую находку?
        [upgrade]
            { $step ->
                [1] Какое оборудование?
               *[other] Куда поставить новую станцию?
            }
        [inspect] Какую плитку?
        [place] Куда?
       *[other]
            { $step ->
                [1] Какую станцию?
               *[other] Куда?
            }
    }
dm-verb-about =
    { $verb ->
        [place] Поставить станцию на стопку
        [dig] Перевернуть плитку под одной из своих станций
        [carry] Взять исследованную плитку и её очки успеха
        [move] Переместить станцию по ряду или столбцу
        [upgrade] Заплатить очками успеха за лучшее оборудование или ещё одну станцию
        [inspect] Дополнительное действие: тайно посмотреть плитку
        [relocate] Дополнительное действие: переставить любую станцию на другую стопку
        [declare] Сразу победить
       *[end] Передать ход
    }
dm-bonuses-ready = Дополнительно: { $list }
dm-about =
    { $part ->
        [fortune] Их дают за транспортированные находки. Ими же платят за модернизацию.
        [digging] До такой сложности можно бурить. Каждая другая станция на том же месте добавляет один уровень.
        [carrying] До такой сложности можно транспортировать. Каждая другая станция на том же месте добавляет один уровень, и её владелец получает долю.
       *[fleet] Столько станций стоит на поле.
    }
