### Слова игры Dig Mars.

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
