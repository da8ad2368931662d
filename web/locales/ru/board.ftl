### Слова на игровых полях Dig Mars и Undermining.

## Обе игры

space = поле { $cell }
actions-here =
    { $count ->
        [one] здесь возможно { $count } действие
        [few] здесь возможны { $count } действия
       *[many] здесь возможно { $count } действий
    }
actions-left =
    { $count ->
        [0] действий не осталось
        [one] осталось { $count } действие
        [few] осталось { $count } действия
       *[many] осталось { $count } действий
    }
can-move = можно переместить
turn-of = Ходит { $name }
your-turn = Ваш ход
game-over = Игра окончена
winner = Победа
player-panel = { $name }, { $colour }

## Dig Mars

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

## Undermining

um-board = Рудник
um-colour =
    { $colour ->
        [orange] оранжевый
        [blue] синий
        [green] зелёный
        [red] красный
       *[purple] фиолетовый
    }
um-umv =
    { $colour ->
        [orange] оранжевая УДМ
        [blue] синяя УДМ
        [green] зелёная УДМ
        [red] красная УДМ
       *[purple] фиолетовая УДМ
    }
um-letter =
    { $token ->
        [uranium] У
        [titanium] Т
        [diamond] А
        [niobium] Н
        [xanium] Х
       *[alien] П
    }
um-tile =
    { $tile ->
        [rock] твёрдая порода
        [rubble] раздробленная порода
        [uranium] уран
        [titanium] титан
        [diamond] алмазы
        [niobium] ниобий
        [xanium] Х-аниум
       *[alien] технология пришельцев
    }
um-tokens =
    { $count } × { $token ->
        [uranium] уран
        [titanium] титан
        [diamond] алмазы
        [niobium] ниобий
        [xanium] Х-аниум
       *[alien] технология пришельцев
    }
um-bedrock = скальное основание
um-surface = поверхность
um-tunnel = пустая область
um-portal = портал
um-portal-buried = засыпанный портал
um-refinery = перерабатывающий завод
um-cargo = груз: { $tokens }
um-cargo-empty = груза нет
um-entering =
    { $whose ->
        [yours] Разместите УДМ на поверхности
       *[theirs] размещает УДМ на поверхности
    }
um-drill-steps =
    { $count ->
        [one] остался { $count } шаг бурения
        [few] осталось { $count } шага бурения
       *[many] осталось { $count } шагов бурения
    }
um-last-turns = Последние ходы
um-zoom-in = Увеличить поле
um-zoom-out = Показать всё поле
um-tab =
    { $tab ->
        [actions] Действия
        [market] Контракты
       *[players] Игроки
    }
um-contracts = Контракты
um-contract = контракт { $slot }
um-contract-none = контракта нет
um-closed = закрыто
um-next-contract = Следующий контракт
um-cards-left =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
um-reward =
    { $stars ->
        [one] { $stars } звёздный доллар
        [few] { $stars } звёздных доллара
       *[many] { $stars } звёздных долларов
    }
um-can-fulfil = можно выполнить
um-workshop = Мастерская
um-equipment =
    { $equipment ->
        [drill] Бур
        [thruster] Реактивный двигатель
        [bay] Грузовой отсек
       *[reactor] Реактор
    }
um-cost = цена: { $needs }
um-in-workshop = в мастерской: { $count }
um-can-build = можно смонтировать
um-stars =
    { $count ->
        [one] пока { $count } звёздный доллар
        [few] пока { $count } звёздных доллара
       *[many] пока { $count } звёздных долларов
    }
um-bays =
    { $count ->
        [one] { $count } грузовой отсек
        [few] { $count } грузовых отсека
       *[many] { $count } грузовых отсеков
    }
um-batteries =
    { $count ->
        [one] { $count } батарея
        [few] { $count } батареи
       *[many] { $count } батарей
    }
um-warehouse = Склад
um-built = оборудование: { $list }
um-tech-cards =
    { $count ->
        [one] { $count } карта технологий пришельцев
        [few] { $count } карты технологий пришельцев
       *[many] { $count } карт технологий пришельцев
    }
um-tech =
    { $card ->
        [overdrive] Форсаж
        [recall] Маяк возврата
        [seismic] Сейсмический заряд
        [tractor] Тяговый луч
        [phase] Фазовый привод
        [uplink] Удалённая связь
        [transmute] Преобразователь
        [replicate] Репликатор
        [cell] Нуль-батарея
       *[hack] Взлом контрактов
    }
